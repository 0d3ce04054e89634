//! Runs the program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The output and the exit code of the program.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) talk: String,
}

/// The program itself.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_rosespring");

/// Runs the program with `input` on its standard input.
pub(crate) fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(PROGRAM)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("the input is piped");
    let input = input.to_vec();
    // Written on a separate thread: the program may answer before it has read everything.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let done = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    Run {
        code: done.status.code().unwrap_or(-1),
        out: String::from_utf8(done.stdout).expect("data is UTF-8"),
        talk: String::from_utf8(done.stderr).expect("talk is UTF-8"),
    }
}

/// Runs the program without input.
pub(crate) fn run(arguments: &[&str]) -> Run {
    run_with(arguments, b"")
}

/// Runs the program, which must succeed, and parses the JSON it prints.
pub(crate) fn json(arguments: &[&str]) -> serde_json::Value {
    let run = run(arguments);
    assert_eq!(run.code, 0, "{arguments:?}: {}", run.talk);
    serde_json::from_str(&run.out).expect("one JSON object is printed")
}

/// Returns the path of a file for this test run.
pub(crate) fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()))
}
