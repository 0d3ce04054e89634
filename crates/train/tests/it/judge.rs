//! The command `judge`, run as a program.

use std::fs;
use std::path::Path;

use crate::commands::{parts_of, program};

/// Returns the JSON that `judge` prints.
fn report(folder: &Path, arguments: &str) -> serde_json::Value {
    let (code, out, talk) = parts_of(&program(folder, &format!("judge {arguments} --json")));
    assert_eq!((code, talk.as_str()), (0, ""), "{arguments}");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn a_sample_gives_the_same_figures_again_and_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let sample = "--game backgammon --decisions 12 --depth 1 --sample some.csv";

    let first = report(folder.path(), sample);
    let bytes = fs::read(folder.path().join("some.csv")).unwrap();
    let again = report(folder.path(), sample);
    fs::remove_file(folder.path().join("some.csv")).unwrap();
    let other = report(folder.path(), &format!("{sample} --threads 3"));

    assert_eq!(first, again);
    assert_eq!(first, other);
    assert!(bytes == fs::read(folder.path().join("some.csv")).unwrap());
    assert_eq!(first["decisions"], 12);
    let shares = first["classes"].as_array().unwrap().iter();
    let shares: f64 = shares.map(|class| class["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
}

#[test]
fn a_search_like_the_judges_loses_nothing_and_a_new_net_much() {
    let folder = tempfile::tempdir().unwrap();
    let sample = "--game backgammon --decisions 40 --depth 1 --sample some.csv";
    let learn = "learn new --game backgammon --games 4 --round 4 --report 4 --pairs 1";
    assert_eq!(parts_of(&program(folder.path(), learn)).0, 0);

    let loss = |arguments: &str| {
        let report = report(folder.path(), format!("{sample} {arguments}").trim());
        report["mean_loss"].as_f64().unwrap()
    };

    assert_eq!(loss("--plies 1 --first 32:0.5"), 0.0);
    let (shipped, new) = (loss(""), loss("new"));
    assert!(shipped < 0.02 && new > 0.05, "{shipped} {new}");
}

#[test]
fn a_sample_of_other_settings_and_a_damaged_one_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let run = |settings: &str| {
        let arguments = format!("judge --game backgammon --depth 1 --sample some.csv {settings}");
        parts_of(&program(folder.path(), &arguments))
    };
    assert_eq!(run("--decisions 2").0, 0);

    let (code, _, talk) = run("--decisions 3");
    assert_eq!(code, 2);
    assert!(talk.contains("decisions is 2, not 3"), "{talk}");

    let file = folder.path().join("some.csv");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen(",rs1.", ",rs9.", 1)).unwrap();
    let (code, _, talk) = run("--decisions 2");
    assert_eq!(code, 2);
    assert!(talk.contains("line 2"), "{talk}");
}

#[test]
fn a_filter_is_a_number_of_ends_and_a_margin() {
    let folder = tempfile::tempdir().unwrap();
    for filter in ["8", "0:0.1", "8:-1", "8:x", "8:nan"] {
        let arguments = format!("judge --game backgammon --decisions 1 --first {filter}");
        let (code, _, talk) = parts_of(&program(folder.path(), &arguments));

        assert_eq!(code, 2, "{filter}");
        assert!(talk.contains("such as `8:0.16`"), "{filter}: {talk}");
    }
}
