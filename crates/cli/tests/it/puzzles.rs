//! Books of puzzles: the same on any number of threads, and continued after an interruption.

use std::fs;
use std::path::Path;

use crate::program::{Run, run, scratch};

/// Makes a small book of backgammon.
fn make(file: &Path, threads: &str, seed: &str) -> Run {
    make_with(file, threads, seed, &[])
}

fn make_with(file: &Path, threads: &str, seed: &str, options: &[&str]) -> Run {
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
        options,
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

#[test]
fn a_book_beside_another_says_what_it_was_made_with() {
    let (first, second) = (scratch("puzzles-3.json"), scratch("puzzles-4.json"));
    assert_eq!(make(&first, "2", "5").code, 0);
    let beside = first.display().to_string();
    let more = |options: &[&str]| make_with(&second, "2", "5", options);

    let made = more(&["--beside", &beside, "--seek", "hit,race"]);
    assert_eq!(made.code, 0, "{}", made.talk);
    let [one, other] = [&first, &second].map(|file| {
        let book: serde_json::Value = serde_json::from_str(&read(file)).expect("it is JSON");
        book
    });
    assert_eq!(
        other["method"]["sought"],
        serde_json::json!(["hit", "race"])
    );
    assert_eq!(other["method"]["beside"], 3);
    let positions = |book: &serde_json::Value| {
        let rows = book["puzzles"].as_array().expect("a list").clone();
        rows.into_iter().map(|row| row["position"].to_string())
    };
    let old: Vec<String> = positions(&one).collect();
    assert!(positions(&other).all(|position| !old.contains(&position)));

    for (options, fault) in [
        (["--seek", "mars"], "the themes are gift"),
        (["--beside", "nowhere.json"], "nowhere.json"),
    ] {
        let refused = more(&options);
        assert!(
            refused.code != 0 && refused.talk.contains(fault),
            "{}",
            refused.talk
        );
    }
}
