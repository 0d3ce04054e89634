//! Rollouts: the same result on any number of threads, and refusals.

use serde_json::json;

use crate::program::{json, run, scratch};

/// Two men on the second point against two on the first, White to throw.
const RACE: &str = "rs1.backgammon.zh2gOdT20.zi2OdT20.Tw";

#[test]
fn threads_do_not_change_the_result() {
    let asked = |threads| {
        let fixed = ["rollout", RACE, "--trials", "200", "--seed", "3", "--json"];
        // The program's usual evaluator knows this race exactly: its trials have no variance.
        let judge = ["--evaluator", "baseline", "--threads", threads];
        json(&[&fixed[..], &judge].concat())
    };
    let one = asked("1");

    assert_eq!(one, asked("3"));
    assert_eq!(
        (&one["trials"], &one["position"]),
        (&json!(200), &json!(RACE))
    );
    // White needs two numbers above 1, or 1-1; otherwise Black, who bears off next, wins.
    let (win, error) = (&one["value"]["win"], &one["errors"]["win"]);
    let off = win.as_f64().unwrap_or(0.0) - 26.0 / 36.0;
    assert!(
        error.as_f64().is_some_and(|error| off.abs() <= 4.0 * error),
        "{one}"
    );
}

#[test]
fn it_stops_at_the_error_and_tells_people_too() {
    let told = run(&["rollout", RACE, "--error", "0.05", "--seed", "3"]);

    assert_eq!(told.code, 0, "{}", told.talk);
    assert!(told.out.starts_with("White wins "), "{}", told.out);
    assert!(told.out.contains("White wins triple") && !told.out.contains("capote"));
    assert!(told.out.contains("plays by greedy, seed 3"), "{}", told.out);
}

#[test]
fn what_cannot_be_used_is_refused() {
    let no_net = scratch("no.rsnet");
    std::fs::write(&no_net, "no net").expect("it can be written");
    let no_net = format!("net:{}", no_net.display());
    for arguments in [
        &[][..],
        &["rs1.backgammon"],
        &[RACE, "--rules", "gioul"],
        &[RACE, "--trials", "1"],
        &[RACE, "--error", "0"],
        &[RACE, "--error", "NaN"],
        &[RACE, "--truncate", "0"],
        &[RACE, "--evaluator", "weak"],
        &[RACE, "--evaluator", "net:/no/such/file"],
        &[RACE, "--evaluator", &no_net],
    ] {
        let run = run(&[&["rollout"], arguments].concat());

        assert_eq!(run.code, 2, "{arguments:?}: {}", run.talk);
        assert!(!run.talk.is_empty());
    }
}

#[test]
fn a_rollout_that_was_kept_goes_on() {
    let file = scratch("kept.json");
    let _ = std::fs::remove_file(&file);
    let kept = file.display().to_string();
    let made = |more: &[&str]| {
        let fixed = ["rollout", RACE, "--seed", "5", "--truncate", "3", "--json"];
        run(&[&fixed[..], more].concat())
    };
    let whole = made(&["--trials", "300"]);

    let first = made(&["--trials", "100", "--keep", &kept, "--threads", "2"]);
    assert_eq!(first.code, 0, "{}", first.talk);
    assert_ne!(first.out, whole.out);
    let rest = made(&["--trials", "300", "--keep", &kept]);
    assert_eq!(rest.out, whole.out);

    for (change, told) in [
        (&["--truncate", "4"][..], "another position, seed, length"),
        (&["--seed", "6"], "another position, seed, length"),
        (
            &["--evaluator", "baseline"],
            "another position, seed, length",
        ),
    ] {
        let arguments = [&["rollout", RACE, "--keep", &kept][..], change].concat();
        let refused = run(&arguments);
        assert_eq!(refused.code, 2, "{}", refused.talk);
        assert!(refused.talk.contains(told), "{}", refused.talk);
    }
    let text = std::fs::read_to_string(&file).expect("it was written");
    std::fs::write(&file, &text[..text.len() / 2]).expect("it can be written");
    let refused = made(&["--keep", &kept]);
    assert_eq!(refused.code, 2, "{}", refused.talk);
    assert!(refused.talk.contains("is not a stored rollout"));
    let left = std::fs::read_to_string(&file).expect("it is there");
    assert_eq!(left, text[..text.len() / 2]);
}
