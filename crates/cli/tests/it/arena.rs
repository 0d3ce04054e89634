//! The arena: the same result on any number of threads, and outside programs.

use crate::program::{PROGRAM, json, run, scratch};

fn arena(rules: &str, a: &str, b: &str, more: &[&str]) -> Vec<String> {
    let fixed = [
        "arena", "--rules", rules, "--games", "20", "--seed", "11", "--a", a, "--b", b,
    ];
    fixed.iter().chain(more).map(ToString::to_string).collect()
}

fn result(arguments: &[String]) -> serde_json::Value {
    let mut arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    arguments.push("--json");
    json(&arguments)
}

#[test]
fn threads_do_not_change_the_result() {
    for more in [&[][..], &["--match", "3"]] {
        let one = arena(
            "tawula",
            "weak",
            "random",
            &[more, &["--threads", "1"]].concat(),
        );
        let three = arena(
            "tawula",
            "weak",
            "random",
            &[more, &["--threads", "3"]].concat(),
        );
        let (one, three) = (result(&one), result(&three));

        assert_eq!(one, three);
        assert_eq!(one["games"], 20);
        let counted = ["a_wins", "b_wins", "draws"].map(|name| one[name].as_u64().unwrap());
        assert_eq!(counted.iter().sum::<u64>(), 20);
        assert!(one["win_rate"].as_f64() > Some(0.8), "{one}");
    }
}

#[test]
fn the_baseline_is_far_stronger_than_chance_in_every_game() {
    for rules in ["gul-bara", "gioul", "tawula", "backgammon"] {
        let fixed = [
            "arena", "--rules", rules, "--match", "3", "--games", "60", "--seed", "4",
        ];
        let result = json(&[&fixed[..], &["--a", "baseline", "--b", "random", "--json"]].concat());

        assert!(result["win_rate"].as_f64() > Some(0.88), "{result}");
    }
}

#[test]
fn a_player_against_itself_is_even() {
    let result = result(&arena("backgammon", "baseline", "baseline", &[]));

    assert_eq!(result["a_wins"], result["b_wins"]);
    assert_eq!(result["points_per_game"], 0.0);
    assert_eq!(result["elo"], 0.0);
}

#[test]
fn an_outside_program_plays_like_the_same_player_inside() {
    let outside = format!("exec:'{PROGRAM}' engine");
    for more in [&[][..], &["--match", "2"]] {
        let result = result(&arena("gul-bara", &outside, "greedy", more));

        assert_eq!(result["a"], outside.as_str());
        assert_eq!(result["a_wins"], result["b_wins"]);
        assert_eq!(result["points_per_game"], 0.0);
    }
}

/// Runs an arena in which every game is forfeited, and reads the JSON it prints all the same.
fn all_forfeited(arguments: &[&str]) -> serde_json::Value {
    let run = run(arguments);
    assert_eq!(run.code, 3, "{arguments:?}: {}", run.talk);
    assert!(run.talk.contains("every game was lost without a play"));
    serde_json::from_str(&run.out).expect("one JSON object is printed")
}

/// Returns a program that waits for a request and then prints a line, whatever the request was.
#[cfg(unix)]
fn saying(line: &str) -> String {
    let line = line.replace('"', r#"\""#);
    format!(r#"exec:sh -c 'read x; echo "{line}"; read x'"#)
}

#[cfg(unix)]
#[test]
fn an_outside_program_that_does_not_play_loses_the_game() {
    for (command, part) in [
        ("exec:cat", "neither `result` nor `error`"),
        ("exec:true", "ended before it answered"),
        ("exec:sleep 30", "did not answer within 1s"),
        ("exec:yes", "is no JSON"),
        (
            &saying(r#"{"id":1,"result":{"steps":[[24,7]]}}"#),
            "`steps[0]`: expected",
        ),
        (
            &saying(r#"{"id":1,"result":{"steps":[[1,1]]}}"#),
            "illegal play",
        ),
        (
            &saying(r#"{"id":2,"result":{"steps":[[24,6]]}}"#),
            "expected an answer with id 1",
        ),
    ] {
        let result = all_forfeited(&[
            "arena",
            "--rules",
            "gul-bara",
            "--match",
            "2",
            "--games",
            "2",
            "--seed",
            "11",
            "--a",
            command,
            "--b",
            "random",
            "--patience",
            "1",
            "--json",
        ]);

        assert_eq!(result["b_wins"], 2, "{command}: {result}");
        assert_eq!(result["a_forfeits"], 4, "{command}: {result}");
        assert_eq!(result["b_forfeits"], 0, "{command}: {result}");
        assert_eq!(result["points_per_game"], -1.0, "{command}: {result}");
        let forfeits = result["forfeits"].as_array().unwrap();
        assert_eq!(forfeits.len(), 4);
        for forfeit in forfeits {
            assert_eq!(forfeit["player"], command);
            let reason = forfeit["reason"].as_str().unwrap();
            assert!(reason.contains(part), "{command}: {reason}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_once_plays_the_next_game() {
    // The program dies at its third answer, and the one started after it plays on.
    let flag = scratch("failed-once");
    let _ = std::fs::remove_file(&flag);
    let flag = flag.display();
    let script = format!(
        "if test -e {flag}; then exec {PROGRAM} engine; fi; touch {flag}; \
         for i in 1 2; do read -r x; echo \"$x\"; done | {PROGRAM} engine"
    );
    let command = format!("exec:sh -c '{script}'");
    let result = json(&[
        "arena",
        "--rules",
        "gioul",
        "--games",
        "6",
        "--seed",
        "3",
        "--threads",
        "1",
        "--a",
        &command,
        "--b",
        "greedy",
        "--json",
    ]);

    assert_eq!(result["a_forfeits"], 1, "{result}");
    let counted = ["a_wins", "b_wins", "draws"].map(|name| result[name].as_u64().unwrap());
    assert_eq!(counted.iter().sum::<u64>(), 6);
    assert!(counted[0] > 0, "{result}");
}

#[test]
fn a_program_that_cannot_be_started_ends_the_run_before_it_begins() {
    for (command, part, code) in [
        ("exec:/no/such/program", "cannot be started", 3),
        ("exec:cat 'x", "quote", 2),
        ("net:/no/such/net", "No such file", 2),
    ] {
        let arguments = arena("gul-bara", command, "random", &["--patience", "1"]);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let run = run(&arguments);

        assert_eq!(run.code, code, "{command}: {}", run.talk);
        assert!(run.talk.contains(part), "{command}: {}", run.talk);
    }
}

#[test]
fn every_record_can_be_verified() {
    let folder = scratch("records");
    let _ = std::fs::remove_dir_all(&folder);
    let name = folder.display().to_string();
    for (b, forfeits) in [("level:1", 0), ("exec:true", 2)] {
        let arguments = [
            "arena",
            "--rules",
            "tawula",
            "--match",
            "2",
            "--games",
            "4",
            "--seed",
            "5",
            "--a",
            "level:7",
            "--b",
            b,
            "--records",
            &name,
            "--json",
        ];
        let result = match forfeits {
            0 => json(&arguments),
            _ => all_forfeited(&arguments),
        };

        let mut won = 0;
        let mut told = 0;
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path().display().to_string();
            if path.ends_with("-forfeits.json") {
                told += 1;
                continue;
            }
            assert_eq!(json(&["verify", &path, "--json"])["valid"], true, "{path}");
            let text = std::fs::read_to_string(&path).unwrap();
            let record = rosespring_wire::record::parse(&text).unwrap();
            let winner = record.replay().unwrap().winner().unwrap();
            won += u64::from(record.name(winner) == "level:7");
        }
        assert_eq!(result["a_wins"], won);
        assert_eq!(told, forfeits);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

#[test]
fn records_do_not_change_the_result() {
    let folder = scratch("records-2").display().to_string();
    let plain = result(&arena("backgammon", "level:2", "weak", &[]));
    let kept = result(&arena(
        "backgammon",
        "level:2",
        "weak",
        &["--records", &folder, "--threads", "2"],
    ));

    assert_eq!(plain, kept);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 20);
    let again = arena("gioul", "random", "random", &["--records", &folder]);
    let again: Vec<&str> = again.iter().map(String::as_str).collect();
    let refused = run(&again);
    assert_eq!(refused.code, 2);
    assert!(refused.talk.contains("is not empty"), "{}", refused.talk);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_folder_that_cannot_be_made_is_told_before_anything_is_played() {
    let file = scratch("no-folder");
    std::fs::write(&file, "x").unwrap();
    let name = file.join("records").display().to_string();
    let arguments = arena("gioul", "random", "random", &["--records", &name]);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let run = run(&arguments);

    assert_eq!(run.code, 3);
    assert!(run.talk.contains("cannot be made"), "{}", run.talk);
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn higher_levels_are_stronger() {
    let games = ["gul-bara", "gioul", "tawula", "backgammon"];
    let low_levels = games.map(|rules| (rules, "level:3", "level:1"));
    let high_levels = ["gul-bara", "backgammon"].map(|rules| (rules, "level:7", "level:4"));
    for (rules, a, b) in low_levels.into_iter().chain(high_levels) {
        let result = json(&[
            "arena", "--rules", rules, "--match", "3", "--games", "40", "--seed", "6", "--a", a,
            "--b", b, "--json",
        ]);

        let low = result["win_interval_95"][0].as_f64().unwrap();
        assert!(low > 0.5, "{rules}: {result}");
    }
}
