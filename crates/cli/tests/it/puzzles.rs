//! Books of puzzles: the same on any number of threads, and continued after an interruption.

use std::fs;
use std::path::Path;

use crate::program::{Run, run, scratch};

/// Makes a small book of backgammon.
fn make(file: &Path, threads: &str, seed: &str) -> Run {
    let out = file.display().to_string();
    let fixed = [
        "puzzles",
        "--rules",
        "backgammon",
        "--out",
        &out,
        "--count",
        "3",
    ];
    let few = [
        "--lead",
        "0.1",
        "--trials",
        "144",
        "--truncate",
        "1",
        "--deviations",
        "3",
    ];
    run(&[
        &fixed[..],
        &few[..],
        &["--threads", threads, "--seed", seed],
    ]
    .concat())
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).expect("it was written")
}

#[test]
fn a_stopped_book_is_gone_on_with_and_threads_do_not_change_it() {
    let (one, other) = (scratch("puzzles-1.json"), scratch("puzzles-2.json"));
    let done = make(&one, "1", "5");
    assert_eq!(done.code, 0, "{}", done.talk);
    let whole = read(&one);
    assert_eq!(whole.lines().count(), 3 + 2, "{whole}");
    // As if the command had been interrupted before it had searched the first games.
    let mut begun: serde_json::Value = serde_json::from_str(&whole).expect("it is JSON");
    begun["puzzles"] = serde_json::json!([]);
    begun["games"] = 0.into();
    fs::write(&other, begun.to_string()).expect("it can be written");

    assert_eq!(make(&other, "3", "5").code, 0);

    assert_eq!(read(&other), whole);
    assert_eq!(
        make(&other, "2", "5").code,
        0,
        "what is finished is not done again"
    );
    let refused = make(&other, "1", "6");
    assert_eq!(refused.code, 2);
    assert!(
        refused.talk.contains("with other settings"),
        "{}",
        refused.talk
    );
    fs::write(&other, "{}").expect("it can be written");
    assert!(
        make(&other, "1", "5")
            .talk
            .contains("not a book of puzzles")
    );
}
