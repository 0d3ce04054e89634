//! The arena: the same result on any number of threads, and outside programs.

use crate::program::{PROGRAM, json, run};

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

/// A program that waits for a request and then says a line, whatever it was asked.
#[cfg(unix)]
fn saying(line: &str) -> String {
    let line = line.replace('"', r#"\""#);
    format!(r#"exec:sh -c 'read x; echo "{line}"; read x'"#)
}

#[cfg(unix)]
#[test]
fn an_outside_program_that_does_not_play_ends_the_run() {
    for (command, part) in [
        ("exec:cat", "neither `result` nor `error`"),
        ("exec:true", "ended before it answered"),
        ("exec:sleep 30", "did not answer within 1s"),
        ("exec:yes", "is no JSON"),
        ("exec:/no/such/program", "cannot be started"),
        ("exec:cat 'x", "quote"),
        (
            &saying(r#"{"id":1,"result":{"steps":[[24,7]]}}"#),
            "steps[0]: expected",
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
        let arguments = arena("gul-bara", command, "random", &["--patience", "1"]);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let run = run(&arguments);

        assert_eq!(run.code, 3, "{command}: {}", run.talk);
        assert!(run.talk.contains(part), "{command}: {}", run.talk);
    }
}
