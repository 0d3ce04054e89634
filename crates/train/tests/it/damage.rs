//! Files that are missing, damaged or of another game.

use std::fs;
use std::path::Path;

use rosespring_rules::Rules;
use rosespring_train::label::{self, Labeller};
use rosespring_train::learn::{LearnSettings, Learner};
use rosespring_train::run::Checkpoint;
use rosespring_train::{TrainError, curve, export, gate};

use crate::small;

/// Makes a run with its first checkpoint.
fn begun(run: &Path) {
    let mut learner = Learner::open(small(run)).unwrap();
    while learner.round().unwrap().is_none() {}
}

/// Asserts that the error is a refusal of the input and has this text.
fn refused<T: std::fmt::Debug>(result: Result<T, TrainError>, told: &str) {
    let error = result.unwrap_err();
    assert!(error.is_refusal(), "{error}");
    assert!(error.to_string().contains(told), "{error}");
}

/// Returns the bytes of a checkpoint, damaged as disks and copies damage files.
fn damaged(bytes: &[u8]) -> Vec<(&'static str, Vec<u8>)> {
    let half = bytes.len() / 2;
    let flipped = |at: usize| {
        let mut flipped = bytes.to_vec();
        flipped[at] ^= 4;
        flipped
    };
    let filled = |from: usize, to: usize, fill: &dyn Fn(usize) -> u8| {
        let mut filled = bytes.to_vec();
        (from..to).for_each(|at| filled[at] = fill(at));
        filled
    };
    vec![
        ("a bit of the count of games", flipped(9)),
        ("a bit of a weight", flipped(half)),
        ("a bit of the checksum", flipped(bytes.len() - 20)),
        ("a bit of the last byte", flipped(bytes.len() - 1)),
        ("a block of zeros", filled(half, half + 4096, &|_| 0)),
        (
            "a block twice",
            filled(half, half + 4096, &|at| bytes[at - 4096]),
        ),
        ("a part repeated", [bytes, &bytes[half..]].concat()),
        (
            "a part missing",
            [&bytes[..half], &bytes[half + 512..]].concat(),
        ),
        ("the beginning missing", bytes[8..].to_vec()),
        ("the end missing", bytes[..bytes.len() - 1].to_vec()),
        ("the seal's end missing", bytes[..bytes.len() - 40].to_vec()),
        ("one half", bytes[..half].to_vec()),
        ("nothing", Vec::new()),
    ]
}

#[test]
fn a_damaged_checkpoint_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let run = folder.path().join("run");
    begun(&run);
    let file = run.join("checkpoint.bin");
    let bytes = fs::read(&file).unwrap();
    for (damage, changed) in damaged(&bytes) {
        assert_ne!(changed, bytes, "{damage}");
        fs::write(&file, changed).unwrap();

        refused(Learner::open(small(&run)), "checkpoint.bin");
        let out = folder.path().join("out.rsnet");
        refused(export::run(&run, &out), "checkpoint.bin");
    }
    assert!(!folder.path().join("out.rsnet").exists());
}

#[test]
fn a_checkpoint_of_an_earlier_program_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let run = folder.path().join("run");
    begun(&run);
    let file = run.join("checkpoint.bin");
    let bytes = fs::read(&file).unwrap();
    let sealed = Checkpoint::read(&file).unwrap();

    // Earlier programs wrote only the number of games and the weights.
    fs::write(&file, &bytes[8..bytes.len() - 40]).unwrap();

    assert_eq!(Checkpoint::read(&file).unwrap(), sealed);
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
    let gate = |rules: Option<&str>, against: Option<&Path>, candidate: &Path| gate::GateSettings {
        candidate: candidate.to_owned(),
        against: against.map(Path::to_owned),
        rules: rules.map(|name| Rules::preset(name).unwrap()),
        games: 2,
        seed: 1,
        threads: 1,
    };
    let play = |settings: &gate::GateSettings| gate::run(settings, &|_| ());
    refused(
        play(&gate(Some("gioul"), None, &run)),
        "is a net for tawula, not for gioul",
    );

    let other = folder.path().join("other.rsnet");
    let shipped = rosespring_engine::net::shipped(Rules::preset("gioul").unwrap().game).unwrap();
    fs::write(&other, shipped.to_bytes()).unwrap();
    refused(
        play(&gate(None, Some(&other), &run)),
        "is a net for gioul, not for tawula",
    );
    let settings = LearnSettings {
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
    let nothing = LearnSettings {
        games: 0,
        refine: 0,
        ..small(&run)
    };
    refused(Learner::open(nothing), "nothing to learn from");
    for rate in [0.0, -1.0, f32::NAN, f32::INFINITY] {
        let settings = LearnSettings {
            rate,
            ..small(&run)
        };
        refused(Learner::open(settings), "--rate");
    }
    let settings = LearnSettings {
        refine_lambda: 1.5,
        ..small(&run)
    };
    refused(Learner::open(settings), "--refine-lambda");
    assert!(!run.exists(), "nothing is made for a run that cannot be");
}

#[test]
fn labels_that_cannot_be_used_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (labels, run) = (folder.path().join("labels"), folder.path().join("run"));
    let game = Rules::preset("backgammon").unwrap();
    let settings = label::LabelSettings {
        folder: labels.clone(),
        game,
        games: 1,
        ends: 1,
        round: 4,
        net: None,
        seed: 1,
        threads: 2,
    };
    Labeller::open(settings.clone()).unwrap().round().unwrap();
    let other = label::LabelSettings {
        seed: 2,
        ..settings
    };
    refused(Labeller::open(other), "seed is 1, not 2");

    let study = |game, run: &Path| {
        let settings = LearnSettings {
            game,
            games: 0,
            refine: 0,
            labels: vec![labels.clone()],
            study: 1,
            ..small(run)
        };
        Learner::open(settings).unwrap().round()
    };
    let tawula = Rules::preset("tawula").unwrap();
    refused(study(tawula, &folder.path().join("other")), "not of tawula");
    let file = labels.join("0000000.bin");
    let bytes = fs::read(&file).unwrap();
    for (what, bytes) in damaged(&bytes) {
        fs::write(&file, bytes).unwrap();
        let error = study(game, &run).unwrap_err();
        assert!(error.is_refusal(), "{what}: {error}");
        assert!(error.to_string().contains("0000000.bin"), "{what}: {error}");
    }
    fs::remove_file(&file).unwrap();
    refused(study(game, &run), "no labels");
}
