//! The server starts, prints its address and answers.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::program::{PROGRAM, run, scratch};

#[test]
fn the_server_tells_its_address_and_answers() {
    let folder = scratch("serve");
    let dice = ["--dice", "5-3,6-6"];
    let (mut server, line) = start_server(&folder, &dice, Stdio::inherit());
    let address = line
        .trim()
        .strip_prefix("listening on http://")
        .map(str::to_owned);
    let answer = address.as_deref().map(|address| get(address, "/api/rules"));
    server.kill().expect("the server can be ended");
    server.wait().expect("the server has ended");
    let _ = std::fs::remove_dir_all(folder);

    assert!(
        address.is_some_and(|address| address.starts_with("127.0.0.1:")),
        "{line}"
    );
    let answer = answer.unwrap_or_default();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("gul-bara:2007"), "{answer}");
}

#[test]
fn a_folder_that_cannot_be_made_is_told_once() {
    let file = scratch("no-folder");
    std::fs::write(&file, "").expect("the file can be written");
    let folder = file.join("data");
    let folder = folder.to_str().expect("the path is text");
    let failed = run(&["serve", "--no-open", "--data-dir", folder]);
    std::fs::remove_file(&file).expect("the file is there");

    assert_eq!(failed.code, 3, "{}", failed.talk);
    assert!(failed.talk.contains("cannot be made: "), "{}", failed.talk);
    assert_eq!(
        failed.talk.matches("os error").count(),
        1,
        "{}",
        failed.talk
    );
}

/// Starts a server on a free port. Returns it with the line that names its address, printed once it
/// listens.
fn start_server(folder: &Path, options: &[&str], errors: Stdio) -> (Child, String) {
    let mut server = Command::new(PROGRAM)
        .args(["serve", "--port", "0", "--no-open", "--data-dir"])
        .arg(folder)
        .args(options)
        .stdout(Stdio::piped())
        .stderr(errors)
        .spawn()
        .expect("the server starts");
    let mut line = String::new();
    let output = server.stdout.take().expect("the output is piped");
    BufReader::new(output)
        .read_line(&mut line)
        .expect("a line is printed");
    (server, line)
}

/// Connections with unfinished requests do not delay the end of the program.
#[cfg(unix)]
#[test]
fn a_request_to_terminate_ends_the_server_within_five_seconds() {
    let folder = scratch("terminate");
    let (server, line) = start_server(&folder, &[], Stdio::piped());
    let address = line.trim().trim_start_matches("listening on http://");
    assert!(get(address, "/api/health").starts_with("HTTP/1.1 200"));
    let mut open: Vec<TcpStream> = Vec::new();
    for part in [
        "",
        "GET /api/rules HTTP/1.1\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: ",
    ] {
        let mut stream = TcpStream::connect(address).expect("the server listens");
        stream.write_all(part.as_bytes()).expect("it is sent");
        open.push(stream);
    }
    let begun = std::time::Instant::now();
    let sent = Command::new("kill")
        .args(["-TERM", &server.id().to_string()])
        .status();
    assert!(sent.expect("kill is there").success());

    let ended = server.wait_with_output().expect("the server ends");

    assert!(begun.elapsed() < std::time::Duration::from_secs(5));
    assert!(ended.status.success(), "{:?}", ended.status);
    let talk = String::from_utf8_lossy(&ended.stderr);
    assert!(
        talk.contains(&format!("the data folder is {}", folder.display())),
        "{talk}"
    );
    let lock = std::fs::read(folder.join("rosespring.lock")).expect("the lock is there");
    assert_eq!(lock, b"", "it stopped in order");
    let _ = std::fs::remove_dir_all(folder);
}

/// The commands `check` and `backup` work while a server runs.
#[test]
fn games_are_checked_and_copied() {
    let folder = scratch("upkeep");
    let data = folder.to_str().expect("the path is text");
    let none = run(&["check", "--data-dir", data]);
    assert_eq!(none.code, 3, "{}", none.talk);
    let (mut server, _) = start_server(&folder, &[], Stdio::null());
    let copy = folder.join("copy.sqlite");
    let copy = copy.to_str().expect("the path is text");

    let copied = run(&["backup", copy, "--data-dir", data]);
    let again = run(&["backup", copy, "--data-dir", data]);
    let checked = run(&["check", "--data-dir", data]);
    server.kill().expect("the server can be ended");
    server.wait().expect("the server has ended");

    assert_eq!((copied.code, again.code), (0, 3), "{}", copied.talk);
    assert!(again.talk.contains("exists already"), "{}", again.talk);
    assert_eq!(checked.code, 0, "{}", checked.out);
    assert!(
        checked.out.contains("0 tables and 0 analyses"),
        "{}",
        checked.out
    );
    let database = folder.join("tables.sqlite");
    std::fs::write(&database, "no database ".repeat(1000)).expect("it can be written");
    let _ = std::fs::remove_file(folder.join("tables.sqlite-wal"));
    let damaged = run(&["check", "--data-dir", data]);
    assert_eq!(damaged.code, 3, "{}", damaged.talk);
    assert!(damaged.talk.contains("damaged"), "{}", damaged.talk);
    let _ = std::fs::remove_dir_all(folder);
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream
        .write_all(request.as_bytes())
        .expect("the request is sent");
    let mut answer = String::new();
    stream
        .read_to_string(&mut answer)
        .expect("the answer is read");
    answer
}
