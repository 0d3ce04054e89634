//! Files that are missing, damaged or of another game.

use std::fs;
use std::path::Path;

use rosespring_rules::Rules;
use rosespring_train::learn::{Learner, Settings};
use rosespring_train::{TrainError, curve, export, gate};

use crate::small;

/// A run that has come to its first checkpoint.
fn begun(run: &Path) {
    let mut learner = Learner::open(small(run)).unwrap();
    while learner.round().unwrap().is_none() {}
}

/// The error must blame the input, and say what is wrong.
fn refused<T: std::fmt::Debug>(result: Result<T, TrainError>, told: &str) {
    let error = result.unwrap_err();
    assert!(error.is_refusal(), "{error}");
    assert!(error.to_string().contains(told), "{error}");
}

#[test]
fn a_checkpoint_cut_short_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let run = folder.path().join("run");
    begun(&run);
    let file = run.join("checkpoint.bin");
    let bytes = fs::read(&file).unwrap();
    for length in [0, 7, 100, bytes.len() - 1] {
        fs::write(&file, &bytes[..length]).unwrap();
        let told = format!("this file has {length}");

        refused(Learner::open(small(&run)), &told);
        refused(export::run(&run, &folder.path().join("out.rsnet")), &told);
    }
    assert!(!folder.path().join("out.rsnet").exists());
}

#[test]
fn damaged_measures_and_configs_are_refused_with_the_line() {
    let folder = tempfile::tempdir().unwrap();
    let run = folder.path().join("run");
    begun(&run);
    let out = folder.path().join("curve.svg");
    curve::run(std::slice::from_ref(&run), &out).unwrap();
    assert_eq!(
        fs::read(&out).unwrap().len(),
        fs::read(run.join("curve.svg")).unwrap().len()
    );

    fs::write(run.join("measures.csv"), "games\n").unwrap();
    refused(curve::run(std::slice::from_ref(&run), &out), "line 1");
    refused(Learner::open(small(&run)), "line 1");

    fs::write(run.join("config.json"), "{}").unwrap();
    refused(export::run(&run, &out), "config.json: missing field");
}

#[test]
fn a_net_of_another_game_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let run = folder.path().join("run");
    begun(&run);
    let net = run.join("net.rsnet");
    let gate = |rules: Option<&str>, against: Option<&Path>, candidate: &Path| gate::Settings {
        candidate: candidate.to_owned(),
        against: against.map(Path::to_owned),
        rules: rules.map(|name| Rules::preset(name).unwrap()),
        games: 2,
        seed: 1,
        threads: 1,
    };
    let play = |settings: &gate::Settings| gate::run(settings, &|_| ());
    refused(
        play(&gate(Some("gioul"), None, &run)),
        "is a net for tawula, not for gioul",
    );

    let other = folder.path().join("other.rsnet");
    let shipped = rosespring_engine::net::shipped(Rules::preset("gioul").unwrap().game);
    fs::write(&other, shipped.to_bytes()).unwrap();
    refused(
        play(&gate(None, Some(&other), &run)),
        "is a net for gioul, not for tawula",
    );
    let settings = Settings {
        against: Some(other),
        ..small(&folder.path().join("new"))
    };
    refused(
        Learner::open(settings),
        "is a net for gioul, not for tawula",
    );

    fs::write(&net, "no net").unwrap();
    refused(play(&gate(None, None, &net)), "net.rsnet cannot be used");
    refused(
        play(&gate(None, None, Path::new("missing"))),
        "missing cannot be read",
    );
}

#[test]
fn settings_without_a_meaning_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let run = folder.path().join("run");
    let nothing = Settings {
        games: 0,
        refine: 0,
        ..small(&run)
    };
    refused(Learner::open(nothing), "nothing to learn from");
    for rate in [0.0, -1.0, f32::NAN, f32::INFINITY] {
        let settings = Settings {
            rate,
            ..small(&run)
        };
        refused(Learner::open(settings), "--rate");
    }
    let settings = Settings {
        refine_lambda: 1.5,
        ..small(&run)
    };
    refused(Learner::open(settings), "--refine-lambda");
    assert!(!run.exists(), "nothing is made for a run that cannot be");
}
