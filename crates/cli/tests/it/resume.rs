//! A match that was interrupted: `rosespring play --resume`, and the record that is not replaced.

use std::path::{Path, PathBuf};

use rosespring_rules::notation::record::Record;

use crate::program::{Run, run, run_with, scratch};

/// The lines that a person types, and the places at which a turn begins.
struct Script {
    lines: Vec<String>,
    turns: Vec<usize>,
}

/// Plays turns of a match by taking the first play of every list; the first game is resigned after
/// three turns.
fn script(arguments: &[&str], turns: usize) -> Script {
    let mut script = Script {
        lines: Vec::new(),
        turns: vec![0],
    };
    while script.turns.len() <= turns {
        let typed = format!("{}\nl\nq\n", script.lines.join("\n"));
        let played = run_with(
            &[&["play"], arguments].concat(),
            typed.trim_start().as_bytes(),
        );
        let (_, list) = played
            .out
            .rsplit_once("> l\n")
            .expect("the list is asked for");
        let first = list.lines().find_map(|line| line.strip_prefix("  "));
        script.lines.push(match first {
            Some(play) => play.to_owned(),
            None => "d".to_owned(),
        });
        if first.is_none() {
            if script.turns.len() == 3 {
                script.lines.push("resign double".to_owned());
            }
            script.turns.push(script.lines.len());
        }
    }
    script
}

fn typed(lines: &[String]) -> Vec<u8> {
    let lines = lines.iter().flat_map(|line| [line.as_str(), "\n"]);
    lines.chain(["q\n"]).collect::<String>().into_bytes()
}

fn resume(path: &Path, typed: &[u8]) -> Run {
    let file = path.to_str().expect("the path is text");
    run_with(&["play", "--resume", file], typed)
}

/// Plays a match once as a whole and once interrupted at the beginning of every turn.
fn check_interruptions(name: &str, extra: &[&str], turns: usize) {
    let path = |part: &str| scratch(&format!("{name}-{part}"));
    let (whole, parts) = (path("whole.txt"), path("parts.json"));
    let script = script(extra, turns);
    let begin = |path: &PathBuf, typed: &[u8]| {
        let record = ["--record", path.to_str().expect("the path is text")];
        run_with(&[&["play"], extra, &record].concat(), typed)
    };

    let at_once = begin(&whole, &typed(&script.lines));
    assert_eq!(at_once.code, 0, "{}", at_once.talk);
    let mut screens = begin(&parts, b"q\n").out;
    for two in script.turns.windows(2) {
        let part = resume(&parts, &typed(&script.lines[two[0]..two[1]]));
        assert_eq!(part.code, 0, "{}", part.talk);
        // The first screen of a part repeats the last one of the part before.
        screens.truncate(screens.rfind("> q\n").expect("the part before was left"));
        let again = part.out.find("> ").expect("the person is asked");
        assert!(screens.ends_with(&part.out[..again]), "{}", part.out);
        screens.push_str(&part.out[again..]);
    }

    assert_eq!(screens, at_once.out);
    let [whole, parts] = [whole, parts].map(|path| {
        let text = std::fs::read_to_string(&path).expect("the record is written");
        std::fs::remove_file(path).expect("it can be removed");
        rosespring_wire::record::parse(&text).expect("the record is valid")
    });
    // The text of a doublet does not say in which order its steps were played.
    assert_eq!(whole.to_text(), parts.to_text());
    assert!(whole.games.len() == 2, "the first game was resigned");
}

#[test]
fn a_match_goes_on_as_if_it_had_not_been_interrupted() {
    let rules = ["--rules", "gioul", "--seed", "16", "--match", "5"];

    // `weak` draws random numbers for each of its plays.
    check_interruptions("weak", &[&rules[..], &["--black", "weak"]].concat(), 7);
    check_interruptions("two", &[&rules[..], &["--black", "person"]].concat(), 7);
}

#[test]
fn a_level_makes_the_same_errors_after_an_interruption() {
    let rules = ["--rules", "gul-bara", "--seed", "4", "--match", "5"];

    check_interruptions(
        "level",
        &[&rules[..], &["--white", "level:2", "--black", "person"]].concat(),
        5,
    );
}

#[test]
fn a_match_that_is_not_over_is_not_replaced() {
    let path = scratch("unfinished.txt");
    let file = path.to_str().unwrap();
    let arguments = ["play", "--seed", "3", "--record", file];
    assert_eq!(run_with(&arguments, b"q\n").code, 0);
    let before = std::fs::read_to_string(&path).unwrap();

    let again = run_with(&arguments, b"q\n");

    assert_eq!((again.code, again.out.as_str()), (2, ""));
    let advice = format!("go on with it by `rosespring play --resume {file}`");
    assert!(again.talk.contains(&advice), "{}", again.talk);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), before);

    assert_eq!(resume(&path, b"resign double\n").code, 0);
    let over = resume(&path, b"");
    assert_eq!(over.code, 2);
    assert!(over.talk.contains("the match is over"), "{}", over.talk);
    assert_eq!(run_with(&arguments, b"resign double\n").code, 0);

    std::fs::write(&path, before.replace("throws", "throws 7-")).unwrap();
    let damaged = run_with(&arguments, b"q\n");
    assert_eq!(damaged.code, 2);
    assert!(damaged.talk.contains("cannot be read"), "{}", damaged.talk);
    std::fs::remove_file(path).unwrap();
}

#[test]
fn dice_that_follow_from_no_known_seed_go_on_from_a_new_one() {
    let path = scratch("sealed.txt");
    let file = path.to_str().unwrap();
    run_with(&["play", "--seed", "3", "--record", file], b"q\n");
    let written = std::fs::read_to_string(&path).unwrap();
    for seed in [None, Some("fastrand 4"), Some("0011")] {
        let mut record = Record::from_text(&written).unwrap();
        record.dice_seed = seed.map(str::to_owned);
        record.dice_commitment = Some("f0".to_owned());
        std::fs::write(&path, record.to_text()).unwrap();

        let gone_on = resume(&path, b"q\n");

        assert_eq!(gone_on.code, 0, "{}", gone_on.talk);
        assert!(gone_on.talk.contains("from here on they follow from seed"));
        let after = Record::from_text(&std::fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!((after.dice_seed, after.dice_commitment), (None, None));
        assert_eq!(after.games, record.games);
    }
    std::fs::remove_file(path).unwrap();
}

#[test]
fn what_cannot_go_on_is_refused() {
    let path = scratch("foreign.mat");
    std::fs::write(&path, " 3 point match\n\n Game 1\n one : 0    two : 0\n").unwrap();
    for (file, part) in [
        (path.to_str().unwrap(), "another program"),
        ("-", "must be a file"),
        ("/no/such/file", "cannot be read"),
    ] {
        let refused = run(&["play", "--resume", file]);

        assert_eq!((refused.code, refused.out.as_str()), (2, ""), "{file}");
        assert!(refused.talk.contains(part), "{}", refused.talk);
    }
    let rules: rosespring_rules::Rules = "gul-bara".parse().unwrap();
    std::fs::write(&path, Record::new(rules, "one", "two", 32).to_text()).unwrap();
    let long = run(&["play", "--resume", path.to_str().unwrap()]);
    assert!(long.talk.contains("at most 31 units"), "{}", long.talk);
    let both = run(&["play", "--resume", "x", "--seed", "3"]);
    assert!(both.code == 2 && both.talk.contains("cannot be used with"));
    std::fs::remove_file(path).unwrap();
}
