//! A run that was interrupted and continued makes the same bytes, on any number of threads.

use std::fs;
use std::path::Path;

use rosespring_rules::{Phase, Position, Rules};
use rosespring_train::TrainError;
use rosespring_train::data::{self, Writer};
use rosespring_train::label::{self, Labeller};
use rosespring_train::learn::{LearnSettings, Learner};

use crate::{contents, small};

/// Learns until the run is finished, or for a number of rounds.
fn learn(settings: LearnSettings, rounds: usize) {
    let mut learner = Learner::open(settings).unwrap();
    for _ in 0..rounds {
        if learner.is_done() {
            break;
        }
        learner.round().unwrap();
    }
}

const ALL: usize = usize::MAX;

#[test]
fn a_run_that_was_ended_comes_to_the_same_net() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, ended] = ["whole", "ended"].map(|name| folder.path().join(name));
    learn(small(&whole), ALL);
    // Interrupted twice: one round after a checkpoint, and in the second part; also on other
    // threads.
    learn(small(&ended), 3);
    for (threads, rounds) in [(3, 5), (2, ALL)] {
        let settings = LearnSettings {
            threads,
            ..small(&ended)
        };
        learn(settings, rounds);
    }

    for file in ["checkpoint.bin", "net.rsnet"] {
        let [a, b] = [&whole, &ended].map(|run| fs::read(run.join(file)).unwrap());
        assert!(a == b, "{file} differs");
    }
    let [a, b] = [&whole, &ended].map(|run| contents(&run.join("generations")));
    let names: Vec<&str> = a.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        [
            "0000008.rsnet",
            "0000016.rsnet",
            "0000024.rsnet",
            "0000032.rsnet"
        ]
    );
    assert!(a == b, "generations differ");
    assert_eq!(a[3].1, fs::read(whole.join("net.rsnet")).unwrap());
    // Everything except the speed is equal.
    let [a, b] = [&whole, &ended].map(|run| {
        let measures = fs::read_to_string(run.join("measures.csv")).unwrap();
        let lines = measures
            .lines()
            .map(|line| line.rsplit_once(',').unwrap().0.to_owned());
        lines.collect::<Vec<String>>()
    });
    assert_eq!(a.len(), 1 + 4);
    assert_eq!(a, b);
}

/// Labels a number of games with seed 3.
fn label(folder: &Path, games: u64, threads: u64) {
    let settings = label::LabelSettings {
        folder: folder.to_owned(),
        game: Rules::preset("backgammon").unwrap(),
        games,
        ends: 2,
        round: 4,
        net: None,
        seed: 3,
        threads,
    };
    let mut labeller = Labeller::open(settings).unwrap();
    while labeller.round().unwrap() {}
}

#[test]
fn labels_that_were_ended_go_on_and_their_study_too() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, ended] = ["whole", "ended"].map(|name| folder.path().join(name));
    label(&whole, 8, 2);
    label(&ended, 1, 1);
    label(&ended, 8, 1);
    assert_eq!(contents(&whole), contents(&ended));

    let [one, two] = ["one", "two"].map(|name| folder.path().join(name));
    let study = |run: &Path, threads| LearnSettings {
        game: Rules::preset("backgammon").unwrap(),
        games: 0,
        refine: 0,
        labels: vec![whole.clone()],
        study: 2,
        threads,
        report: 1,
        ..small(run)
    };
    learn(study(&one, 1), ALL);
    learn(study(&two, 2), 1);
    learn(study(&two, 1), ALL);
    let [a, b] = [&one, &two].map(|run| fs::read(run.join("checkpoint.bin")).unwrap());
    assert!(a == b, "the checkpoints differ");
    let [first, last] = [0, 1].map(|line| {
        let measures = fs::read_to_string(one.join("measures.csv")).unwrap();
        let line = measures.lines().nth(line + 1).unwrap().to_owned();
        line.split(',').nth(2).unwrap().parse::<f32>().unwrap()
    });
    assert!(last < first, "the loss was {first}, then {last}");
}

#[test]
fn a_run_of_a_config_without_a_commit_goes_on_and_another_one_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let run = folder.path().join("run");
    learn(small(&run), 2);
    let file = run.join("config.json");
    let text = fs::read(&file).unwrap();
    let mut config: serde_json::Map<String, serde_json::Value> =
        serde_json::from_slice(&text).unwrap();
    assert!(config.remove("commit").unwrap().is_string());
    assert!(config.remove("threads").unwrap().is_u64());
    fs::write(&file, serde_json::to_vec(&config).unwrap()).unwrap();

    assert_eq!(Learner::open(small(&run)).unwrap().games(), 8);
    let other = LearnSettings {
        rate: 0.001,
        ..small(&run)
    };
    let error = Learner::open(other).unwrap_err();
    assert!(error.is_refusal());
    assert!(
        error.to_string().contains("rate is 0.002, not 0.001"),
        "{error}"
    );
}

fn data(out: &Path, threads: u64) -> data::DataSettings {
    data::DataSettings {
        game: Rules::preset("gioul").unwrap(),
        games: 130,
        seed: 9,
        threads,
        net: None,
        out: out.to_owned(),
    }
}

#[test]
fn data_that_was_ended_comes_to_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, ended] = ["whole.csv", "ended.csv"].map(|name| folder.path().join(name));
    let mut writer = Writer::open(data(&whole, 1)).unwrap();
    while writer.round().unwrap() {}

    let mut writer = Writer::open(data(&ended, 2)).unwrap();
    assert!(writer.round().unwrap());
    drop(writer);
    // As if the program had been interrupted in the middle of a line.
    let part = folder.path().join("ended.csv.part");
    let mut bytes = fs::read(&part).unwrap();
    bytes.extend(b"64,rs1.gioul");
    fs::write(&part, bytes).unwrap();
    assert!(!ended.exists());
    let mut writer = Writer::open(data(&ended, 3)).unwrap();
    assert_eq!(writer.games(), 64);
    while writer.round().unwrap() {}

    assert!(fs::read(&whole).unwrap() == fs::read(&ended).unwrap());
    assert!(!part.exists());
    let is_there = Writer::open(data(&whole, 1)).unwrap_err();
    assert!(matches!(is_there, TrainError::IsThere(_)), "{is_there}");
}

#[test]
fn data_goes_on_with_the_same_settings_only() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("data.csv");
    Writer::open(data(&out, 2)).unwrap().round().unwrap();
    let other = data::DataSettings {
        seed: 10,
        ..data(&out, 1)
    };
    let error = Writer::open(other).unwrap_err().to_string();
    assert!(error.contains("seed is 9, not 10"), "{error}");

    let part = folder.path().join("data.csv.part");
    let bytes = fs::read(&part).unwrap();
    fs::write(&part, &bytes[1..]).unwrap();
    let error = Writer::open(data(&out, 1)).unwrap_err().to_string();
    assert!(error.contains("bytes that were written"), "{error}");
}

#[test]
fn every_line_of_data_tells_a_position_and_what_came_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("data.csv");
    let settings = data::DataSettings {
        games: 3,
        ..data(&out, 1)
    };
    while Writer::open(settings.clone()).unwrap().round().unwrap() {}

    let text = fs::read_to_string(&out).unwrap();
    let (head, lines) = text.split_once('\n').unwrap();
    assert_eq!(head, data::head());
    let mut won = [0_i32; 3];
    for line in lines.lines() {
        let fields: Vec<&str> = line.split(',').collect();
        assert_eq!(fields.len(), head.split(',').count());
        let game: usize = fields[0].parse().unwrap();
        let position: Position = fields[1].parse().unwrap();
        let mover = match position.phase() {
            Phase::Throw(side) => side,
            Phase::Play(turn) => turn.mover(),
            other => panic!("{other:?}"),
        };
        assert_eq!(fields[2], mover.to_string());
        let win: f32 = fields[3].parse().unwrap();
        assert!((0.0..=1.0).contains(&win));
        let units: i32 = fields[10].parse().unwrap();
        let white = if fields[2] == "white" { units } else { -units };
        assert!([0, white].contains(&won[game]), "one game has one end");
        won[game] = white;
    }
    assert!(won.iter().all(|units| (1..=2).contains(&units.abs())));
}
