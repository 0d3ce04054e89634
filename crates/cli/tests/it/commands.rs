//! The other commands: what they print, their JSON and their exit codes.

use rosespring_engine::net::shipped;
use rosespring_rules::{Preset, presets};
use serde_json::json;

use crate::program::{json, run, run_with, scratch};

const GAME_OVER: &str = "rs1.gul-bara.zjOfT30.zieO1T30.Xws";

#[test]
fn perft_counts_as_other_engines_do() {
    let result = json(&["perft", "--rules", "backgammon", "--depth", "2", "--json"]);

    assert_eq!(result["rules"], "backgammon");
    assert_eq!(result["positions"], json!([447, 202_782]));
    assert!(result["seconds"].as_f64().is_some());
}

#[test]
fn bench_prints_what_was_asked_for() {
    let result = json(&[
        "bench",
        "worst-stage-backgammon",
        "--repeats",
        "1",
        "--json",
    ]);
    let measure = &result["results"][0];

    assert_eq!(measure["name"], "worst-stage-backgammon");
    assert_eq!(
        (&measure["unit"], &measure["threads"]),
        (&json!("ms"), &json!(1))
    );
    assert!(measure["plays"].as_u64() > Some(500), "{measure}");
    assert!(measure["value"].as_f64() > Some(0.0), "{measure}");
}

#[test]
fn bench_tells_how_long_decisions_take() {
    let result = json(&["bench", "decision-gul-bara", "--repeats", "1", "--json"]);
    let [half, slowest] = [0, 1].map(|at| &result["results"][at]);

    assert_eq!(
        (&half["name"], &half["of"]),
        (&json!("decision-gul-bara"), &json!("p50"))
    );
    assert_eq!(
        (&slowest["name"], &slowest["of"]),
        (&half["name"], &json!("p99"))
    );
    assert!(
        half["value"].as_f64() <= slowest["value"].as_f64(),
        "{result}"
    );
}

#[test]
fn legal_lists_the_plays_of_a_throw() {
    let start = "rs1.gul-bara.fziT0.fziT0.Tw";
    let listed = run(&["legal", start, "--throw", "6-5"]);
    assert_eq!(listed.out, "24/18 24/19\n24/18/13\n");

    let result = json(&["legal", start, "--throw", "6-5", "--json"]);
    assert_eq!(result["plays"][1]["steps"], json!([[24, 6], [18, 5]]));
    assert_eq!(result["plays"][1]["position"]["phase"], "throw");
}

#[test]
fn legal_tells_what_happened_and_whose_plays_these_are() {
    let opening = "rs1.gul-bara.fziT0.fziT0.O";
    let passed_on = "rs1.gul-bara.fziT3.ev1lT3.Tw";
    let pass = "rs1.gul-bara.fziT0.ev1lT0.Tw";
    for (position, throw, count, told) in [
        (
            opening,
            "6-5",
            0,
            "White begins\nnothing is to be played now: White to throw\n",
        ),
        (opening, "44", 0, "a tie, both throw again\n"),
        (
            pass,
            "5-5",
            0,
            "White throws 5-5 and cannot play\nnothing is to be played now: Black",
        ),
        (
            passed_on,
            "5-5",
            8,
            "White cannot play 4×5\n>>> handed over to Black: 4×5 4×6\nBlack to play 4×5, \
             then 4×6 (passed on by White), in Black's numbering:\n",
        ),
    ] {
        let listed = run(&["legal", position, "--throw", throw]);

        assert_eq!(listed.code, 0, "{}", listed.talk);
        assert!(listed.talk.contains(told), "{throw}: {}", listed.talk);
        assert_eq!(listed.out.lines().count(), count, "{}", listed.out);
    }
}

#[test]
fn a_record_that_is_no_text_is_not_valid() {
    let record = b"rosespring record 1\nwhite: Ay\xfee\n";
    let verified = run_with(&["verify", "-", "--json"], record);
    assert_eq!(verified.code, 1);
    assert_eq!(
        verified.out,
        "{\"valid\":false,\"faults\":[\"line 2: not UTF-8 text, from byte 30 on\"]}\n"
    );

    for command in ["show", "replay"] {
        let refused = run_with(&[command, "-"], record);

        assert_eq!(refused.code, 2, "{command}");
        assert!(refused.talk.contains("not UTF-8 text"), "{}", refused.talk);
    }
}

#[test]
fn show_draws_a_position_however_it_is_given() {
    let id = "rs1.backgammon.2p5j3g5kT1.2p5j3g5kT0.Tb";
    let drawn = run(&["show", id]);
    insta::assert_snapshot!("show", drawn.out);

    let object = run(&["show", id, "--json"]).out;
    for argument in [object.trim(), "-"] {
        assert_eq!(
            run_with(&["show", argument], object.as_bytes()).out,
            drawn.out
        );
    }
    let path = scratch("position.json");
    std::fs::write(&path, &object).unwrap();
    assert_eq!(run(&["show", path.to_str().unwrap()]).out, drawn.out);
    assert_eq!(run(&["show", "gnubg:4HPwATDgc/ABMA"]).code, 0);
    std::fs::remove_file(path).unwrap();
}

#[test]
fn a_game_is_recorded_verified_and_converted() {
    let path = scratch("game.json");
    let path = path.to_str().unwrap();
    let played = run(&[
        "play", "--rules", "gioul", "--white", "weak", "--black", "baseline", "--match", "3",
        "--seed", "5", "--record", path,
    ]);
    assert_eq!(played.code, 0, "{}", played.talk);
    assert!(played.out.contains(" wins: "), "{}", played.out);

    assert_eq!(
        json(&["verify", path, "--json"]),
        json!({"valid": true, "dice": {"kind": "not-promised"}})
    );
    let text = run(&["replay", path]).out;
    assert!(
        text.starts_with("rosespring record 1\nrules: gioul\n"),
        "{text}"
    );
    // Text names the paths of the men, not the order of the steps, so the order may differ
    // afterwards.
    let back = run_with(&["replay", "-", "--json"], text.as_bytes()).out;
    assert_eq!(run_with(&["replay", "-"], back.as_bytes()).out, text);

    for (form, start, notes) in [
        ("mat", "; [Variation \"Gioul\"]\n", 4),
        ("sgf", "(;FF[4]GM[6]", 2),
        ("text", "rosespring record 1\n", 0),
        ("json", "{\"format\":\"rosespring-record\"", 0),
    ] {
        let converted = run(&["convert", path, "--to", form]);
        assert!(converted.out.starts_with(start), "{}", converted.out);
        let told = converted
            .talk
            .lines()
            .filter(|line| line.starts_with("note: "));
        assert!(told.count() >= notes, "{form}: {}", converted.talk);
    }

    let changed =
        back.replacen("\"baseline", "\"another", 1)
            .replacen("baseline\"", "another\"", 1);
    let refused = run_with(&["verify", "-", "--json"], changed.as_bytes());
    assert_eq!(refused.code, 1);
    assert!(
        refused.out.starts_with("{\"valid\":false,\"faults\":[\""),
        "{}",
        refused.out
    );
    std::fs::remove_file(path).unwrap();
}

#[test]
fn bad_input_is_told_with_its_exit_code() {
    for (arguments, code, part) in [
        (&["show", "rs1.gul-bara.x"][..], 2, "expected 5 parts"),
        (&["show", "no-such-file"], 2, "cannot be read"),
        (
            &["legal", "rs1.gul-bara.fziT0.fziT0.Tw"],
            2,
            "give a --throw",
        ),
        (
            &["legal", "rs1.gul-bara.fziT0.fziT0.Tw", "--throw", "7-1"],
            2,
            "is no throw",
        ),
        (
            &["perft", "--rules", "chess"],
            2,
            "there are no rules called `chess`",
        ),
        (&["perft", "--depth", "99"], 2, "99 is not in 1..=8"),
        (&["bench", "speed"], 2, "there is no such measure"),
        (&["verify", "no-such-file"], 2, "cannot be read"),
        (&["replay", "."], 2, "cannot be read"),
        (&["show", GAME_OVER, "--side", "green"], 2, "invalid value"),
        (&["legal", GAME_OVER], 2, "the game is over. White has won"),
        (
            &["legal", GAME_OVER, "--throw", "6-5"],
            2,
            "the game is over",
        ),
        (&["perft", "--position", GAME_OVER], 2, "the game is over"),
        (
            &["perft", "--position", "rs1.gul-bara.fziT1.fziT0.Pww65"],
            2,
            "6-5 is due",
        ),
        (
            &["perft", "--rules", "gioul~after=1~after=1"],
            2,
            "given twice",
        ),
        (
            &[
                "arena", "--rules", "gioul", "--games", "3", "--a", "weak", "--b", "weak",
            ],
            2,
            "even",
        ),
        (
            &[
                "arena", "--rules", "gioul", "--games", "2", "--match", "32", "--a", "weak", "--b",
                "weak",
            ],
            2,
            "32 is not in 1..=31",
        ),
        (&["castle"], 2, "unrecognized subcommand"),
    ] {
        let run = run(arguments);

        assert_eq!(run.code, code, "{arguments:?}: {}", run.talk);
        assert!(run.talk.contains(part), "{arguments:?}: {}", run.talk);
        assert!(run.out.is_empty(), "{arguments:?}: {}", run.out);
    }
}

#[test]
fn completions_name_the_commands() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(
            run(&["completions", shell]).out.contains("arena"),
            "{shell}"
        );
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = scratch("man");
    let out = folder.to_str().unwrap();
    let written = run(&["man", "--out", out]);
    assert_eq!(written.code, 0, "{}", written.talk);

    let page = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    let main = page("rosespring.1");
    for command in ["play", "arena", "bear-off", "man"] {
        let name = format!("rosespring-{command}");
        assert!(main.contains(&name.replace('-', r"\-")), "{main}");
        assert!(page(&format!("{name}.1")).contains(".SH SYNOPSIS"));
    }
    // Commands of commands have pages too.
    assert!(page("rosespring-bear-off-build.1").contains(r"\-\-men"));
    assert_eq!(
        written.out.lines().count(),
        std::fs::read_dir(&folder).unwrap().count()
    );

    let file = folder.join("rosespring.1");
    let refused = run(&["man", "--out", file.to_str().unwrap()]);
    assert_eq!(refused.code, 3);
    assert!(refused.talk.contains("rosespring.1"), "{}", refused.talk);
}

#[test]
fn a_measure_that_needs_a_net_is_refused_without_one() {
    let without = presets().filter(|preset| shipped(preset.rules.game).is_none());
    for Preset { name, .. } in without {
        let refused = run(&["bench", &format!("evaluations-{name}")]);

        assert_eq!(refused.code, 2, "{name}: {}", refused.talk);
        let needs = "`evaluations` needs a net";
        assert!(refused.talk.contains(needs), "{name}: {}", refused.talk);
    }
}
