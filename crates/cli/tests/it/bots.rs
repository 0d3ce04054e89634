//! Two bots play at a hall, and go on after one of them, then the hall, was killed.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::program::{PROGRAM, run, scratch};

/// The time in which each part of the match must happen on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// A process that is killed when the test fails.
pub(crate) struct Process(pub(crate) Child);

impl Process {
    pub(crate) fn kill(&mut self) {
        self.0.kill().expect("the process can be ended");
        self.0.wait().expect("the process has ended");
    }

    /// Waits until the process ends, and checks that it was successful.
    pub(crate) fn succeed(&mut self) {
        let begun = Instant::now();
        loop {
            match self.0.try_wait().expect("the process can be asked") {
                Some(status) => return assert!(status.success(), "{status}"),
                None => assert!(begun.elapsed() < PATIENCE, "the process does not end"),
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits until a hall listens. Returns false if it ends before.
    pub(crate) fn listens(&mut self) -> bool {
        let mut line = String::new();
        let mut output = BufReader::new(self.output());
        output.read_line(&mut line).expect("the hall can be read");
        line.starts_with("listening on ")
    }

    pub(crate) fn output(&mut self) -> ChildStdout {
        self.0.stdout.take().expect("the output is piped")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Returns a port that is free now.
pub(crate) fn free_port() -> u16 {
    let free = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    free.local_addr().expect("it has a port").port()
}

/// Starts a hall with these options.
pub(crate) fn start_hall(port: u16, options: &[&str]) -> Process {
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--hall", "--port", &port.to_string()]);
    if !options.contains(&"--public-url") {
        command.args(["--public-url", &format!("http://127.0.0.1:{port}")]);
    }
    command
        .args(options)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map(Process)
        .expect("the hall starts")
}

/// Starts a hall with these options and waits until it listens.
pub(crate) fn hall(port: u16, options: &[&str]) -> Process {
    let begun = Instant::now();
    loop {
        let mut hall = start_hall(port, options);
        if hall.listens() {
            return hall;
        }
        // The port of the hall that was killed may not be free yet.
        assert!(begun.elapsed() < PATIENCE, "the hall does not listen");
        std::thread::sleep(Duration::from_millis(200));
    }
}

pub(crate) fn bot(port: u16, token: &str, options: &[&str]) -> Process {
    let bot = Command::new(PROGRAM)
        .args(["bot", "--once", "--server"])
        .arg(format!("http://127.0.0.1:{port}"))
        .args(options)
        .env("ROSESPRING_BOT_TOKEN", token)
        .stdout(Stdio::piped())
        // Shown if the test fails.
        .stderr(Stdio::inherit())
        .spawn();
    Process(bot.expect("the bot starts"))
}

/// Opens a stream of a bot and passes each line to `take` until it returns something. `None` if the
/// hall is away.
pub(crate) fn listen<T>(
    port: u16,
    token: &str,
    path: &str,
    take: impl Fn(&serde_json::Value) -> Option<T>,
) -> Option<T> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\
         Authorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).ok()?;
    BufReader::new(stream)
        .lines()
        .map_while(Result::ok)
        .filter(|line| line.starts_with('{'))
        .find_map(|line| take(&serde_json::from_str(&line).expect("a line is JSON")))
}

/// Waits until the table has at least a version, and returns the one that it has.
fn wait_for(port: u16, token: &str, table: &str, least: u64) -> u64 {
    let path = format!("/api/bot/tables/{table}");
    let version = listen(port, token, &path, |line| {
        let version = line["v"].as_u64().expect("a table has a version");
        let is_over = line["phase"]["match_over"] == true;
        assert!(!is_over, "the match ended before version {least}");
        (version >= least).then_some(version)
    });
    version.expect("the hall tells the table")
}

#[test]
fn a_match_of_bots_goes_on_after_a_bot_and_the_hall_were_killed() {
    let folder = scratch("bots");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let data = ["--data-dir", folder.to_str().expect("the path is text")];
    match_goes_on(&data, &data, |_, _| {});
    let _ = std::fs::remove_dir_all(folder);
}

/// Plays a match of two bots at a hall with the options `serve`, and kills one of them, then the
/// hall. `disturb` gets the port and the second hall while that runs. Other commands find the data
/// by `place`.
pub(crate) fn match_goes_on(
    serve: &[&str],
    place: &[&str],
    disturb: impl FnOnce(u16, &mut Process),
) {
    let port = free_port();
    let mut first_hall = hall(port, serve);
    let [host, guest] = ["Host", "Gerda"].map(|name| {
        let made = run(&[&["bot-token", name], place].concat());
        assert_eq!(made.code, 0, "{}", made.talk);
        made.out.trim().to_owned()
    });

    let time = ["--time", "unlimited", "--match", "7"];
    let inviting = [&["--invite", "gul-bara", "level:1"][..], &time].concat();
    let mut inviter = bot(port, &host, &inviting);
    let mut link = String::new();
    let mut output = BufReader::new(inviter.output());
    output.read_line(&mut link).expect("a link is printed");
    let mut accepter = bot(port, &guest, &["--accept", link.trim(), "level:2"]);
    let table = listen(port, &guest, "/api/bot/events", |line| {
        line["id"].as_str().map(str::to_owned)
    });
    let table = table.expect("the hall tells the bot its table");

    let version = wait_for(port, &host, &table, 20);
    accepter.kill();
    accepter = bot(port, &guest, &["level:2"]);
    let version = wait_for(port, &host, &table, version + 20);
    first_hall.kill();
    let mut second_hall = hall(port, serve);
    let version = wait_for(port, &host, &table, version + 20);
    disturb(port, &mut second_hall);
    wait_for(port, &host, &table, version + 20);

    inviter.succeed();
    accepter.succeed();
    second_hall.kill();
    let checked = run(&[&["check"], place].concat());
    assert_eq!(checked.code, 0, "{}", checked.out);
    assert!(checked.out.contains(": 1 tables and"), "{}", checked.out);
}

#[test]
fn bots_play_a_match_of_several_games_to_its_end() {
    let folder = scratch("bots-several");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let data = ["--data-dir", folder.to_str().expect("the path is text")];
    let port = free_port();
    let _hall = hall(port, &data);

    // Tavli without a length is to five units as usual, which takes three games or more.
    let options = ["--invite", "tavli", "level:2", "--time", "unlimited"];
    let mut inviter = bot(port, &token("Host", &data), &options);
    let mut link = String::new();
    let mut output = BufReader::new(inviter.output());
    output.read_line(&mut link).expect("a link is printed");
    let options = ["--accept", link.trim(), "level:1"];
    let mut accepter = bot(port, &token("Guest", &data), &options);

    inviter.succeed();
    accepter.succeed();
    let checked = run(&[&["check"][..], &data].concat());
    assert_eq!(checked.code, 0, "{}", checked.out);
    assert!(checked.out.contains(": 1 tables and"), "{}", checked.out);
    let _ = std::fs::remove_dir_all(folder);
}

/// Makes a bot and returns its token.
fn token(name: &str, place: &[&str]) -> String {
    let made = run(&[&["bot-token", name], place].concat());
    assert_eq!(made.code, 0, "{}", made.talk);
    made.out.trim().to_owned()
}

/// Waits until a bot ends, and checks that it reports an error.
fn fails(bot: &mut Process) {
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = bot.0.try_wait().expect("the process can be asked") {
            break status;
        }
        assert!(begun.elapsed() < PATIENCE, "the process does not end");
        std::thread::sleep(Duration::from_millis(50));
    };
    assert!(!status.success());
}

#[test]
fn a_program_that_fails_invites_nobody() {
    let folder = scratch("bots-no-program");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let data = ["--data-dir", folder.to_str().expect("the path is text")];
    let port = free_port();
    let _hall = hall(port, &data);

    let mut inviter = bot(
        port,
        &token("Host", &data),
        &["--invite", "gul-bara", "exec:false"],
    );

    fails(&mut inviter);
    let mut link = String::new();
    let mut output = BufReader::new(inviter.output());
    output.read_line(&mut link).expect("the output can be read");
    assert_eq!(link, "");
    let _ = std::fs::remove_dir_all(folder);
}

/// A program that can be tried, then plays for a while, and then never starts again.
const FAILING: &str = r#"#!/bin/sh
if [ ! -e tried ]; then touch tried; exec PROGRAM engine; fi
if [ -e played ]; then exit 1; fi
touch played
for _ in $(seq 12); do read -r line && printf '%s\n' "$line"; done | PROGRAM engine
"#;

#[cfg(unix)]
#[test]
fn a_bot_whose_program_fails_resigns() {
    let folder = scratch("bots-failing");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let data = ["--data-dir", folder.to_str().expect("the path is text")];
    let script = FAILING
        .replace("PROGRAM", PROGRAM)
        .replace("tried", &folder.join("tried").display().to_string())
        .replace("played", &folder.join("played").display().to_string());
    let program = folder.join("program.sh");
    std::fs::write(&program, script).expect("the program can be written");
    let port = free_port();
    let _hall = hall(port, &data);

    let failing = format!("exec:sh {}", program.display());
    let time = ["--time", "unlimited"];
    let options = [&["--invite", "backgammon", &failing][..], &time].concat();
    let mut inviter = bot(port, &token("Host", &data), &options);
    let mut link = String::new();
    let mut output = BufReader::new(inviter.output());
    output.read_line(&mut link).expect("a link is printed");
    let options = ["--accept", link.trim(), "level:1"];
    let mut accepter = bot(port, &token("Guest", &data), &options);

    fails(&mut inviter);
    accepter.succeed();
    let _ = std::fs::remove_dir_all(folder);
}
