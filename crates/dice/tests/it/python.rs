//! A program written only from docs/dice.md agrees with this crate.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use rosespring_dice::{DiceCheck, Seed, check, check_shown};
use rosespring_rules::notation::record::Record;
use rosespring_rules::{CycleKind, Die, Entry, MatchRules, Opening, PRESETS, Rules};
use rosespring_wire::record;

use crate::played::played_match;

const PAGE: &str = "docs/dice.md";
const PROGRAM: &str = "docs/verify_dice.py";

fn file_of_project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// Runs Python; returns `None` and prints a line if Python is missing.
#[expect(
    clippy::print_stderr,
    reason = "a test that did not run is never silent"
)]
fn python(arguments: &[&Path]) -> Option<Output> {
    match Command::new("python3").arg("-B").args(arguments).output() {
        Ok(output) => Some(output),
        Err(error) => {
            eprintln!("skipped: python3 cannot be started: {error}");
            None
        }
    }
}

fn temporary_folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rosespring-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// Returns the program's verdict on a record: its exit code and its line.
fn verdict(folder: &Path, record: &Record, shown: &str) -> Option<(Option<i32>, String)> {
    let file = folder.join("record.json");
    fs::write(&file, record::to_json(record)).expect("a file can be written");
    let program = file_of_project(PROGRAM);
    let output = python(&[program.as_path(), &file, Path::new(shown)])?;
    let said = [output.stdout, output.stderr].concat();
    let line = String::from_utf8_lossy(&said).trim().to_owned();
    Some((output.status.code(), line))
}

/// Returns the line that the program must print where this crate returns `checked`.
fn expected(checked: DiceCheck) -> String {
    match checked {
        DiceCheck::NotPromised => "no promise".to_owned(),
        DiceCheck::Sealed => "sealed".to_owned(),
        DiceCheck::Fair { throws } => format!("fair: {throws} throws"),
        DiceCheck::FairOfThree { .. } => unreachable!("these records have a seed"),
    }
}

/// Changes one face of the throw in the middle of the record's first game.
fn with_another_throw(record: &Record) -> Record {
    let mut record = record.clone();
    let entries = &mut record.games[0].entries;
    let half = entries.len() / 2;
    let thrown = entries[half..].iter_mut().find_map(|entry| match entry {
        Entry::Throw { dice, .. } => Some(dice),
        _ => None,
    });
    let face = &mut thrown.expect("there is a throw in the second half")[0];
    *face = Die::new(face.get() % 6 + 1).expect("it is a face");
    record
}

#[test]
fn the_program_calculates_the_vectors_of_the_page() {
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/vectors.py");
    let Some(output) = python(&[&driver, &file_of_project("docs"), &file_of_project(PAGE)]) else {
        return;
    };

    let faults = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{faults}");
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "18");
}

/// Returns correct and changed records of the rules.
fn true_and_changed(rules: MatchRules) -> Vec<Record> {
    let fair = played_match(rules);
    let mut unfinished = fair.clone();
    unfinished.match_to = 25;
    unfinished.dice_seed = None;
    let without = |commitment: bool, seed: bool| Record {
        dice_commitment: fair.dice_commitment.clone().filter(|_| !commitment),
        dice_seed: fair.dice_seed.clone().filter(|_| !seed),
        ..fair.clone()
    };
    let other_seed = Record {
        dice_seed: Some(Seed::from_bytes([3; 32]).to_hex()),
        ..fair.clone()
    };
    vec![
        unfinished,
        without(true, false),
        without(false, true),
        without(true, true),
        other_seed,
        with_another_throw(&fair),
        fair,
    ]
}

#[test]
fn the_program_and_this_crate_agree_on_records() {
    let option: Rules = "gioul~opening=play-opening-dice".parse().expect("rules");
    let rules = PRESETS.iter().map(|preset| preset.rules).chain([option]);
    let rules = rules
        .map(MatchRules::One)
        .chain(CycleKind::all().map(MatchRules::Cycle));
    let records: Vec<Record> = rules.flat_map(true_and_changed).collect();
    let folder = temporary_folder("records");
    let file = folder.join("records");
    // The readable form of JSON has several lines, and a record must be one.
    let lines = records.iter().map(|record| {
        let record: serde_json::Value =
            serde_json::from_str(&record::to_json(record)).expect("it is JSON");
        format!("{record}\n")
    });
    fs::write(&file, lines.collect::<String>()).expect("a file can be written");

    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/verdicts.py");
    let Some(output) = python(&[&driver, &file_of_project("docs"), &file]) else {
        return;
    };

    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(said.lines().count(), records.len());
    for (record, line) in records.iter().zip(said.lines()) {
        match check(record) {
            Ok(checked) => assert_eq!(line, expected(checked), "{}", record.rules),
            Err(fault) => assert!(line.starts_with("fault: "), "{fault}: {line}"),
        }
    }
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn the_program_compares_the_commitment_that_was_shown() {
    let folder = temporary_folder("shown");
    let fair = played_match(Rules::preset("gioul").expect("a preset"));
    let stripped = Record {
        dice_commitment: None,
        dice_seed: None,
        ..fair.clone()
    };
    let shown = fair.dice_commitment.clone().expect("there is one");
    for record in [&fair, &stripped] {
        let Some((code, line)) = verdict(&folder, record, &shown) else {
            return;
        };
        let is_sound = check_shown(record, &shown).is_ok();
        assert_eq!(code == Some(0), is_sound, "{line}");
    }
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

/// Replaces the line of `text` that begins with `start`.
fn with_line(text: &str, start: &str, line: &str) -> String {
    let lines = text.lines().map(|old| match old.starts_with(start) {
        true => line,
        false => old,
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn page_and_program_name_the_presets_that_play_the_opening_dice() {
    let mut names: Vec<&str> = PRESETS
        .iter()
        .filter(|preset| preset.rules.opening == Opening::PlayOpeningDice)
        .map(|preset| preset.name)
        .collect();
    names.sort_unstable();
    let lines = [
        (
            PAGE,
            "Presets: ",
            format!("Presets: `{}`.", names.join("`, `")),
        ),
        (
            PROGRAM,
            "PLAYS_OPENING = ",
            format!("PLAYS_OPENING = {names:?}"),
        ),
    ];
    for (path, start, line) in lines {
        let file = file_of_project(path);
        let text = fs::read_to_string(&file).expect("the file can be read");
        let expected = with_line(&text, start, &line);
        if std::env::var_os("ROSESPRING_BLESS").is_some() {
            fs::write(&file, &expected).expect("the file can be written");
        } else {
            assert_eq!(text, expected, "run `cargo xtask bless rosespring-dice`");
        }
        assert!(text.lines().any(|line| line.starts_with(start)), "{path}");
    }
}
