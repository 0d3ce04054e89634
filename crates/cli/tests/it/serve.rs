//! The server starts, prints its address and answers.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use crate::program::{PROGRAM, run, scratch};

#[test]
fn the_server_tells_its_address_and_answers() {
    let folder = scratch("serve");
    let mut server = Command::new(PROGRAM)
        .args([
            "serve",
            "--port",
            "0",
            "--no-open",
            "--dice",
            "5-3,6-6",
            "--data-dir",
        ])
        .arg(&folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut line = String::new();
    let output = server.stdout.take().expect("the output is piped");
    BufReader::new(output)
        .read_line(&mut line)
        .expect("a line is printed");
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
