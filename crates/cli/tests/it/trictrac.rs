//! Trictrac on the command line: counts, plays, what they are worth, and games.

use crate::program::{json, run, run_with};

/// White took 6 points by 6-1: a hit on 7, and two tables.
const PLAY: &str = "tc1.off.24x13,18,14.24x14,18.0-6.0-0.8-8.PW61";
/// Before the throw.
const THROW: &str = "tc1.off.24x13,18,14.24x14,18.0-0.0-0.7-8.TW";

#[test]
fn ends_are_counted_as_in_the_other_games() {
    let counted = run(&["perft", "--rules", "trictrac", "--depth", "2"]);
    assert_eq!(counted.out, "1 40\n2 1600\n");

    let counted = json(&["perft", "--position", THROW, "--depth", "1", "--json"]);
    assert_eq!(counted["rules"], "trictrac");

    let refused = run(&["perft", "--position", PLAY]);
    assert_eq!(refused.code, 2);
}

#[test]
fn plays_are_listed_with_the_events_of_the_throw() {
    let listed = run(&["plays", THROW, "--throw", "6-1"]);

    assert!(
        listed.talk.contains("hit on 7: 2 to White"),
        "{}",
        listed.talk
    );
    assert!(
        listed.talk.contains("two tables: 4 to White"),
        "{}",
        listed.talk
    );
    assert!(
        listed.out.lines().any(|line| line == "24/18 24/23"),
        "{}",
        listed.out
    );
    let again = json(&["plays", PLAY, "--json"]);
    let plays = again["plays"].as_array().unwrap();
    assert_eq!(plays.len(), listed.out.lines().count());
    assert_eq!(again["position"], PLAY);
}

#[test]
fn what_is_no_position_or_not_due_is_refused_with_the_reason() {
    let cases: [(&[&str], &str); 4] = [
        (&["plays", THROW], "--throw"),
        (&["plays", "tc1.off.24x15"], "7 parts"),
        (&["plays", PLAY, "--throw", "6-1"], "no throw is due"),
        (&["perft", "--rules", "trictrac~old_jans=on"], "grande=on"),
    ];
    for (arguments, reason) in cases {
        let refused = run(arguments);
        assert_eq!(refused.code, 2, "{arguments:?}");
        assert!(refused.talk.contains(reason), "{}", refused.talk);
    }
}

#[test]
fn plays_and_choices_are_rated_by_the_net() {
    let rated = json(&["analyse", PLAY, "--json"]);
    let wins: Vec<f64> = rated["plays"]
        .as_array()
        .unwrap()
        .iter()
        .map(|play| play["win"].as_f64().unwrap())
        .collect();
    assert!(wins.is_sorted_by(|one, other| one >= other), "{wins:?}");
    assert!(wins.iter().all(|win| (0.0..=1.0).contains(win)));

    let choose = "tc1.off.24x13,18,14.24x14,18.2-2.0-0.8-8.CW61";
    let rated = run(&["analyse", choose]);
    assert!(
        rated.out.contains("stay\n") && rated.out.contains("go\n"),
        "{}",
        rated.out
    );
}

#[test]
fn the_net_beats_the_rules_and_threads_change_nothing() {
    for threads in ["1", "3"] {
        let fixed = [
            "arena", "--rules", "trictrac", "--games", "20", "--seed", "3", "--json",
        ];
        let players = ["--a", "greedy", "--b", "balance:stay", "--threads", threads];
        let result = json(&[&fixed[..], &players[..]].concat());
        assert!(result["a_wins"].as_u64() >= Some(17), "{result}");
    }
    let refused = run(&[
        "arena", "--rules", "trictrac", "--games", "2", "--a", "level:1", "--b", "random",
    ]);
    assert_eq!(refused.code, 2);
    assert!(
        refused.talk.contains("no player of Trictrac"),
        "{}",
        refused.talk
    );
}

#[test]
fn two_people_play_in_the_terminal() {
    let typed = "?\nl\n24/18\n24/19 24/18\n\nlog\n24/21 24/18\nq\n";
    let arguments = ["play", "--rules", "trictrac", "--black", "person"];
    let played = run_with(
        &[&arguments[..], &["--seed", "4"]].concat(),
        typed.as_bytes(),
    );

    assert_eq!(played.code, 0, "{}", played.talk);
    insta::assert_snapshot!("play_trictrac", played.out);
    assert!(played.out.lines().all(|line| line.chars().count() < 80));
}

#[test]
fn a_hole_asks_to_stay_or_to_go() {
    let choose = "tc1.off.24x13,18,14.24x14,18.2-2.0-0.8-8.CW61";
    let play = |typed: &str| {
        let arguments = [
            "play",
            "--position",
            choose,
            "--black",
            "person",
            "--seed",
            "1",
        ];
        run_with(&arguments, typed.as_bytes()).out
    };

    let stayed = play("24/18 24/23\nstay\n24/18 24/23\nq\n");
    assert!(stayed.contains("stay or go?"), "{stayed}");
    assert_eq!(stayed.matches("say `stay` or `go` first").count(), 1);
    assert!(
        stayed.contains("White plays 24/18 24/23\nBlack throws"),
        "{stayed}"
    );
    let gone = play("h\nG\nq\n");
    assert!(gone.contains("%  go\n"), "{gone}");
    assert!(
        gone.contains("White goes\nall men return to the start, and White throws\nWhite throws"),
        "{gone}"
    );
    assert!(gone.contains("White O: 2 holes, 0 points\n"), "{gone}");
}

#[test]
fn programs_play_a_whole_game_told_in_words() {
    let arguments = ["play", "--rules", "trictrac", "--white", "greedy"];
    let played = run(&[&arguments[..], &["--black", "balance:go", "--seed", "2"]].concat());

    assert_eq!(played.code, 0, "{}", played.talk);
    assert!(played.out.ends_with(" wins: 1 unit\n"), "{}", played.out);
    for told in ["takes 1 hole", "stays\n", "goes\n", "all men return"] {
        assert!(played.out.contains(told), "{told}");
    }
}

#[test]
fn what_no_game_of_trictrac_has_is_refused_before_the_first_throw() {
    let cases: [(&[&str], &str); 4] = [
        (
            &["--rules", "trictrac", "--match", "3"],
            "leave out --match",
        ),
        (
            &["--rules", "trictrac", "--record", "x.txt"],
            "no record yet",
        ),
        (
            &["--rules", "trictrac", "--black", "level:3"],
            "or `person`",
        ),
        (
            &[
                "--position",
                "tc1.off.24x13,18,14.24x14,18.12-2.0-0.8-8.EW1",
            ],
            "the game is over",
        ),
    ];
    for (arguments, reason) in cases {
        let refused = run(&[&["play"], arguments].concat());
        assert_eq!(refused.code, 2, "{arguments:?}: {}", refused.talk);
        assert!(refused.talk.contains(reason), "{}", refused.talk);
        assert!(refused.out.is_empty());
    }
}
