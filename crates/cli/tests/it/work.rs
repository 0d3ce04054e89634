//! Jobs: the same bytes from one machine, from several, and after an interruption.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::program::{Run, run, scratch};

/// Two men on the second point against two on the first, White to throw.
const RACE: &str = "rs1.backgammon.zh2gOdT20.zi2OdT20.Tw";

fn text(path: &Path) -> String {
    path.display().to_string()
}

/// Writes a job and returns its file.
fn job(name: &str, task: &Value, evaluator: Option<&str>) -> PathBuf {
    let mut job = json!({ "format": "rosespring-job", "version": 1, "task": task, "seed": 3 });
    if let Some(evaluator) = evaluator {
        job["evaluator"] = evaluator.into();
    }
    let file = scratch(&format!("{name}.job.json"));
    fs::write(&file, job.to_string()).expect("it can be written");
    file
}

fn work(job: &Path, out: &Path, more: &[&str]) -> Run {
    let (job, out) = (text(job), text(out));
    run(&[&["work", &job, "--out", &out][..], more].concat())
}

/// Computes a job on one thread, and in three shards on two that are merged in another order. Both
/// answers must have the same bytes, which are returned.
fn answer_of(name: &str, job: &Path) -> String {
    let whole = scratch(&format!("{name}.whole"));
    let done = work(job, &whole, &["--threads", "1"]);
    assert_eq!(done.code, 0, "{name}: {}", done.talk);
    let parts = [2, 3, 1].map(|number| {
        let part = scratch(&format!("{name}.{number}"));
        let shard = format!("{number}/3");
        let done = work(job, &part, &["--shard", &shard, "--threads", "2"]);
        assert_eq!(done.code, 0, "{name} {shard}: {}", done.talk);
        text(&part)
    });
    let merged = scratch(&format!("{name}.merged"));
    let (job, out) = (text(job), text(&merged));
    let [a, b, c] = &parts;
    let done = run(&["merge", &job, a, b, c, "--out", &out]);
    assert_eq!(done.code, 0, "{name}: {}", done.talk);

    let read = |file: &Path| fs::read_to_string(file).expect("it was written");
    assert_eq!(read(&whole), read(&merged), "{name}");
    read(&whole)
}

#[test]
fn a_rollout_is_that_of_the_command() {
    let task = json!({ "kind": "rollout", "position": RACE, "trials": 300, "truncate": 2 });
    for evaluator in [None, Some("baseline")] {
        let answer = answer_of("rollout", &job("rollout", &task, evaluator));

        let fixed = ["rollout", RACE, "--trials", "300", "--truncate", "2"];
        let judge = ["--evaluator", evaluator.unwrap_or("greedy")];
        let command = run(&[&fixed[..], &judge, &["--seed", "3", "--json"]].concat());
        assert_eq!(answer, command.out);
    }
}

#[test]
fn a_table_of_openings_is_that_of_the_command() {
    let task = json!({
        "kind": "openings", "rules": "backgammon", "error": 0.1, "truncate": 2, "plays": 2,
        "games": 36,
    });
    let answer = answer_of("openings", &job("openings", &task, None));

    let folder = scratch("openings-by-command");
    let out = text(&folder);
    let fixed = ["openings", "--rules", "backgammon", "--out", &out];
    let settings = ["--error", "0.1", "--truncate", "2", "--plays", "2"];
    let more = ["--games", "36", "--seed", "3"];
    let command = run(&[&fixed[..], &settings, &more].concat());
    assert_eq!(command.code, 0, "{}", command.talk);
    let written = fs::read_to_string(folder.join("backgammon.json"));
    assert_eq!(answer, written.expect("it was written"));
}

#[test]
fn a_match_is_that_of_the_command() {
    let task = json!({
        "kind": "arena", "rules": "gul-bara", "match": 1, "games": 14, "a": "baseline",
        "b": "level:1",
    });
    let answer = answer_of("arena", &job("arena", &task, None));

    let fixed = [
        "arena", "--rules", "gul-bara", "--match", "1", "--games", "14",
    ];
    let players = ["--a", "baseline", "--b", "level:1", "--seed", "3", "--json"];
    assert_eq!(answer, run(&[&fixed[..], &players].concat()).out);
}

#[test]
fn an_archive_is_analysed_record_by_record() {
    let folder = scratch("records");
    let records = text(&folder);
    let fixed = ["arena", "--rules", "tawula", "--games", "4", "--seed", "2"];
    let players = ["--a", "baseline", "--b", "random", "--records", &records];
    assert_eq!(run(&[&fixed[..], &players].concat()).code, 0);
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the folder was made")
        .map(|entry| entry.expect("it can be read").path())
        .collect();
    files.sort();
    let mut archive: Vec<String> = files
        .iter()
        .map(|file| fs::read_to_string(file).expect("it was written"))
        .collect();
    archive.push("no record".to_owned());

    let task = json!({ "kind": "analysis", "records": archive });
    let answer = answer_of("analysis", &job("analysis", &task, None));

    let lines: Vec<&str> = answer.lines().collect();
    assert_eq!(lines.len(), 5);
    for (file, line) in files.iter().zip(&lines) {
        assert_eq!(
            run(&["analyse", &text(file), "--json"]).out,
            format!("{line}\n")
        );
    }
    let unreadable: Value = serde_json::from_str(lines[4]).expect("it is JSON");
    assert!(unreadable["faults"][0].is_string(), "{unreadable}");
}

#[test]
fn self_play_writes_the_same_lines() {
    let task = json!({ "kind": "self_play", "rules": "gioul", "games": 5 });
    let answer = answer_of("self-play", &job("self-play", &task, None));

    assert!(answer.starts_with("game,position,actor,win,"), "{answer}");
    for game in 0..5 {
        assert!(answer.contains(&format!("\n{game},rs1.gioul.")));
    }
}

#[test]
fn positions_have_rollouts() {
    let task = json!({ "kind": "positions", "rules": "tawula", "games": 4, "trials": 36 });
    let answer = answer_of("positions", &job("positions", &task, None));

    let mut lines = answer.lines();
    let head: Vec<&str> = lines.next().expect("a head").split(',').collect();
    let column = |name: &str| head.iter().position(|column| *column == name).expect(name);
    let games: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(games.len(), 4);
    for (number, row) in games.iter().enumerate() {
        let figure = |name: &str| row[column(name)].parse::<f64>().expect(name);
        assert_eq!(row.len(), head.len());
        assert_eq!(figure("game"), number as f64);
        assert_eq!(figure("trials"), 36.0);
        let off = figure("win") - figure("rollout_win");
        assert!(off.abs() < 0.3, "{row:?}");
        assert!(figure("rollout_error") < 0.5, "{row:?}");
    }
}

#[test]
fn an_interrupted_job_continues() {
    let task = json!({ "kind": "rollout", "position": RACE, "trials": 500, "truncate": 1 });
    let job = job("interrupted", &task, Some("baseline"));
    let whole = scratch("interrupted.whole");
    assert_eq!(work(&job, &whole, &[]).code, 0);
    // As if the command had been interrupted after 250 trials: they are the first of two shards.
    let (half, out) = (scratch("interrupted.half"), scratch("interrupted.out"));
    assert_eq!(work(&job, &half, &["--shard", "1/2"]).code, 0);
    let stored = PathBuf::from(format!("{}.part", text(&out)));
    fs::rename(&half, &stored).expect("it can be renamed");

    let other = work(&job, &out, &["--shard", "2/2"]);
    assert_eq!(other.code, 2);
    assert!(
        other.talk.contains("progress of another job, shard"),
        "{}",
        other.talk
    );
    assert!(stored.exists() && !out.exists());

    let sound = fs::read_to_string(&stored).expect("it was written");
    let damaged = sound.replacen("\"trials\":250", "\"trials\":251", 1);
    assert_ne!(damaged, sound);
    fs::write(&stored, damaged).expect("it can be written");
    let refused = work(&job, &out, &[]);
    assert_eq!(refused.code, 2);
    assert!(refused.talk.contains("checksum"), "{}", refused.talk);
    fs::write(&stored, sound).expect("it can be written");

    assert_eq!(work(&job, &out, &[]).code, 0);
    let read = |file: &Path| fs::read_to_string(file).expect("it was written");
    assert_eq!(read(&out), read(&whole));
    assert!(!stored.exists());
}

#[test]
fn what_is_not_a_job_is_refused() {
    let rollout = |change: Value| {
        let mut task = json!({ "kind": "rollout", "position": RACE, "trials": 300 });
        for (name, value) in change.as_object().expect("it is an object") {
            task[name.as_str()] = value.clone();
        }
        task
    };
    let arena = |a: &str, games: u32| {
        let task = json!({ "kind": "arena", "rules": "gioul", "games": games, "a": a });
        let mut task = task.as_object().expect("it is an object").clone();
        task.insert("b".to_owned(), "random".into());
        Value::Object(task)
    };
    let out = scratch("refused.out");
    for (task, evaluator, told) in [
        (
            rollout(json!({ "trials": 1 })),
            None,
            "`task.trials`: expected 2 to 10000000, not 1",
        ),
        (
            rollout(json!({ "position": "rs1." })),
            None,
            "`task.position`: ",
        ),
        (
            rollout(json!({ "colour": 1 })),
            None,
            "unknown field `colour`",
        ),
        (json!({ "kind": "dance" }), None, "unknown variant `dance`"),
        (
            rollout(json!({})),
            Some("best"),
            "`evaluator`: expected the checksum of a net",
        ),
        (
            rollout(json!({})),
            Some("0123456789abcdef"),
            "needs a net with the checksum 0123",
        ),
        (
            arena("exec:cat", 2),
            None,
            "`task.a`: an outside program cannot play",
        ),
        (arena("greedy", 3), None, "`task.games`: must be even"),
        (arena("greedy", 2), Some("baseline"), "`evaluator`: "),
    ] {
        let done = work(&job("refused", &task, evaluator), &out, &[]);

        assert_eq!(done.code, 2, "{task}: {}", done.talk);
        assert!(done.talk.contains(told), "{task}: {}", done.talk);
        assert!(!out.exists());
    }
    let job = job("refused", &rollout(json!({})), None);
    for shard in ["0/3", "4/3", "1", "a/b"] {
        assert_eq!(work(&job, &out, &["--shard", shard]).code, 2, "{shard}");
    }
}

#[test]
fn parts_that_do_not_fit_are_refused() {
    let task = |trials: u32| {
        let cut = 1;
        json!({ "kind": "rollout", "position": RACE, "trials": trials, "truncate": cut })
    };
    let (one, other) = (job("one", &task(300), None), job("other", &task(200), None));
    let part = |job: &Path, name: &str, shard: &str| {
        let file = scratch(name);
        let done = work(job, &file, &["--shard", shard]);
        assert_eq!(done.code, 0, "{}", done.talk);
        text(&file)
    };
    let [a, b, c] =
        ["1/3", "2/3", "3/3"].map(|shard| part(&one, &format!("fits-{}", &shard[..1]), shard));
    let strange = part(&other, "strange", "2/2");
    let torn = scratch("torn");
    let whole = fs::read_to_string(&c).expect("it was written");
    fs::write(&torn, &whole[..whole.len() / 2]).expect("it can be written");
    let (torn, out) = (text(&torn), scratch("unfit.out"));
    let [job, written] = [&one, &out].map(|file| text(file));
    for (parts, told) in [
        (&[&a, &c][..], "units 100 to 200 are missing"),
        (&[&b, &c], "units 0 to 100 are missing"),
        (&[&a, &b], "units 200 to 300 are missing"),
        (&[&a, &b, &b, &c], "has units of the one before it"),
        (&[&a, &strange], "belongs to another job"),
        (&[&a, &b, &torn], "is not a part of a job"),
    ] {
        let parts: Vec<&str> = parts.iter().map(|part| part.as_str()).collect();
        let fixed = ["merge", &job, "--out", &written];
        let done = run(&[&fixed[..], &parts].concat());

        assert_eq!(done.code, 2, "{parts:?}: {}", done.talk);
        assert!(done.talk.contains(told), "{told}: {}", done.talk);
        assert!(!out.exists());
    }
}
