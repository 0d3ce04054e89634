//! Analyses of positions, with the evaluation that never changes, and of good and bad records.

use std::fs;
use std::path::PathBuf;

use rosespring_engine::player::{Player, Weak};
use rosespring_engine::stakes::Stakes;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Dice, Die, Game, Match, Phase, Position, Rules, Side};
use serde_json::{Value, json};

use crate::program::{Run, json, run, run_with, scratch};

/// White plays one 5; three 5s and four 6s pass to Black (docs/rules/gul-bara.md).
pub(crate) const PASSES_ON: &str = "rs1.gul-bara.1zehT4.jew1gT3.Pww5555";
/// White's men stand on 4 and 1; Black bears off the last man with any throw.
const LAST_CHANCE: &str = "rs1.backgammon.z1h1OdT20.zi1OeT20.Pww41";

/// Returns a match played by a player with errors.
pub(crate) fn weak_match(rules: &str, match_to: u8) -> Record {
    let rules = Rules::preset(rules).expect("it is a preset");
    let mut random = fastrand::Rng::with_seed(1);
    let mut weak = Weak::new(fastrand::Rng::with_seed(2));
    let mut record = Record::new(rules, "one", "other", match_to);
    let mut score = Match::new(rules, match_to);
    while score.winner().is_none() {
        let mut game = Game::new(score.next_game());
        while game.outcome().is_none() {
            if let Phase::Play(_) = game.position().phase() {
                let play = weak.choose(game.position(), Stakes::Units);
                game.play(&play.expect("a stage has a play").steps)
                    .expect("it is legal");
            } else {
                let dice = Dice::from_numbers(random.u8(1..=6), random.u8(1..=6));
                game.throw(dice.expect("both are dice"))
                    .expect("a throw is due");
            }
        }
        score.count(game.outcome().expect("it is over"));
        record.games.push(GameRecord::of(&game));
    }
    record
}

/// Returns a record in which White loses a won game by a blunder.
pub(crate) fn thrown_away() -> String {
    let body = format!(
        "rosespring record 1\nrules: backgammon\nwhite: one\nblack: other\nmatch: 1\n\n\
         game 1 from {LAST_CHANCE}\nwhite plays 4-1: 4/3/off\nblack throws 2-1\n\
         black plays 2-1: 1/off\nblack wins single 1\n"
    );
    // The error message names the expected checksum.
    let refused = run_with(&["verify", "-"], format!("{body}checksum 0\n").as_bytes());
    let sum = refused.out.split("the checksum is ").nth(1);
    let sum = sum.and_then(|rest| rest.split(':').next()).unwrap_or("");
    format!("{body}checksum {sum}\n")
}

pub(crate) fn analyse(text: &str, arguments: &[&str]) -> Run {
    run_with(&[&["analyse", "-"], arguments].concat(), text.as_bytes())
}

#[test]
fn a_stage_is_told_to_people_and_programs() {
    let told = run(&["analyse", PASSES_ON, "--evaluator", "baseline"]);
    assert_eq!((told.code, told.talk.as_str()), (0, "judged by baseline\n"));
    insta::assert_snapshot!("analyse-stage", told.out);

    let found = json(&["analyse", PASSES_ON, "--evaluator", "baseline", "--json"]);
    let pretty = serde_json::to_string_pretty(&found).expect("it was JSON");
    insta::assert_snapshot!("analyse-stage-json", pretty);
}

#[test]
fn a_throw_that_is_due_is_told_with_all_throws() {
    let id = "rs1.backgammon.zh2gOdT20.zi2OdT20.Tw";
    let told = run(&["analyse", id, "--evaluator", "baseline", "--plies", "2"]);

    assert_eq!(told.code, 0, "{}", told.talk);
    insta::assert_snapshot!("analyse-throw", told.out);
}

#[test]
fn no_line_is_wider_than_a_hundred_columns() {
    let record = weak_match("tawula", 1).to_text();
    let cascade = "rs1.gul-bara.dk2wT4.fziT3.Pww2222";
    for told in [
        run(&["analyse", cascade]),
        run(&[
            "analyse",
            PASSES_ON,
            "--rollout",
            "36",
            "--truncate",
            "2",
            "--seed",
            "1",
        ]),
        run(&["analyse", "rs1.tawula.2ziHdT0.2ziHdT0.O"]),
        analyse(&record, &["--list"]),
    ] {
        assert_eq!(told.code, 0, "{}", told.talk);
        for line in told.out.lines() {
            assert!(line.chars().count() <= 100, "{line}");
        }
    }
}

#[test]
fn a_game_thrown_away_is_the_largest_mistake() {
    let told = analyse(&thrown_away(), &["--evaluator", "baseline", "--plies", "1"]);
    assert_eq!((told.code, told.talk.as_str()), (0, ""));
    insta::assert_snapshot!("analyse-record", told.out);

    let found = analyse(&thrown_away(), &["--json", "--rollout", "4", "--seed", "1"]);
    let found: Value = serde_json::from_str(&found.out).expect("it is JSON");
    assert_eq!(found["white"]["blunders"], 1, "{found}");
    assert_eq!(found["mistakes"][0]["loss"], 2.0);
    assert_eq!(found["mistakes"][0]["best"]["play"], "4/off 1/off");
    assert_eq!(found["mistakes"][0]["figure"]["how"], "rollout");
    assert_eq!(found["faults"], json!([]));
}

#[test]
fn threads_do_not_change_an_analysis() {
    let record = weak_match("gioul", 3).to_text();
    let asked = |threads| {
        let done = analyse(&record, &["--json", "--threads", threads]);
        assert_eq!(done.code, 0, "{}", done.talk);
        done.out
    };

    assert_eq!(asked("1"), asked("3"));
}

#[test]
fn a_long_match_is_analysed_whole() {
    let record = weak_match("gul-bara", 25);
    let plays = record.to_text().matches(" plays ").count();
    let done = analyse(&record.to_text(), &["--json"]);
    let found: Value = serde_json::from_str(&done.out).expect("it is JSON");

    let counted = |side: &str| {
        let count = |what: &str| found[side][what].as_u64().unwrap_or(0);
        count("decisions") + count("forced")
    };
    assert!(plays > 1_000);
    assert_eq!(counted("white") + counted("black"), plays as u64);
    assert_eq!(found["games"], record.games.len());
}

#[test]
fn what_comes_before_a_fault_is_analysed() {
    let text = weak_match("gul-bara", 3).to_text();
    let lines: Vec<&str> = text.lines().collect();
    let cut = lines[..60].join("\n");
    let illegal = format!("{cut}\nwhite plays 6-6: 24/off\n");
    let changed = text.replace("white: one", "white: two");
    for (record, fault) in [
        (&cut, "line 60: missing: checksum"),
        (&illegal, "line 61: "),
        (&changed, "the record was changed"),
    ] {
        let told = analyse(record, &[]);
        assert_eq!(told.code, 1, "{}", told.talk);
        assert!(told.talk.contains(fault), "{}", told.talk);
        assert!(told.out.contains("rating"), "{}", told.out);

        let found = analyse(record, &["--json"]);
        assert_eq!(found.code, 1);
        let found: Value = serde_json::from_str(&found.out).expect("it is JSON");
        assert!(
            found["faults"][0]
                .as_str()
                .is_some_and(|told| told.contains(fault))
        );
        assert!(
            found["white"]["decisions"]
                .as_u64()
                .is_some_and(|count| count > 5)
        );
    }
}

#[test]
fn what_cannot_be_used_is_refused() {
    let other = concat!(env!("CARGO_MANIFEST_DIR"), "/../../nets/tawula.rsnet");
    let other = format!("net:{other}");
    let noise: Vec<u8> = (0..4_000_u32)
        .map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    let file = scratch("noise");
    std::fs::write(&file, noise).expect("it can be written");
    let noise = file.display().to_string();
    let record = thrown_away();
    for (arguments, input, told) in [
        (vec!["-"], "", "is empty"),
        (vec!["-"], " \n\n", "is empty"),
        (vec![noise.as_str()], "", "not UTF-8"),
        (
            vec!["-"],
            "; [Site \"somewhere\"]\n 7 point match\n",
            "there is no game in it",
        ),
        (vec!["-"], "1. e4 e5\n", "neither a record nor a position"),
        (vec!["-"], "{\"a\":1}", "`a`: no such field"),
        (
            vec!["-"],
            "rosespring record 7\n",
            "line 1: this record is of version 7, but version 1 is needed",
        ),
        (vec!["-"], "rosespring record 1\nrules: chess\n", "line 2"),
        (
            vec!["-"],
            "{\"format\":\"rosespring-record\"}",
            "missing field",
        ),
        (vec!["/no/such/file"], "", "cannot be read"),
        (vec!["rs1.gul-bara.x"], "", "parts"),
        (
            vec!["-", "--game", "2"],
            record.as_str(),
            "there is no game 2",
        ),
        (vec!["-", "--game", "0"], record.as_str(), "counted from 1"),
        (
            vec!["-", "--evaluator", &other],
            record.as_str(),
            "for another game",
        ),
        (
            vec![PASSES_ON, "--evaluator", &other],
            "",
            "for another game",
        ),
        (vec![PASSES_ON, "--plies", "4"], "", "4"),
    ] {
        let done = run_with(&[&["analyse"], &arguments[..]].concat(), input.as_bytes());

        assert_eq!(done.code, 2, "{arguments:?}: {}", done.talk);
        assert!(done.talk.contains(told), "{arguments:?}: {}", done.talk);
        assert!(done.out.is_empty());
    }
}

/// Returns the engine's answers to the requests.
fn answers(requests: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(ToString::to_string).collect();
    let done = run_with(&["engine"], lines.join("\n").as_bytes());
    done.out
        .lines()
        .map(|line| serde_json::from_str(line).expect("answers are JSON"))
        .collect()
}

fn request(method: &str, params: &Value) -> Value {
    json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
}

#[test]
fn the_engine_refuses_what_does_not_go_together() {
    let record = thrown_away();
    let cases = [
        (json!({}), -32602),
        (json!({"position": PASSES_ON, "record": record}), -32602),
        (json!({"position": PASSES_ON, "game": 1}), -32602),
        (json!({"position": PASSES_ON, "seed": 1}), -32602),
        (json!({"position": PASSES_ON, "trials": 5_000}), -32602),
        (json!({"record": record, "game": 2}), -32602),
        (json!({"record": record, "for_units": 1}), -32602),
        (json!({"record": 7}), -32602),
        (json!({"record": "a record"}), -32005),
        (json!({"record": {"format": "x"}}), -32005),
    ];
    let requests: Vec<Value> = cases
        .iter()
        .map(|(params, _)| request("analyse", params))
        .collect();
    for ((params, code), answer) in cases.iter().zip(answers(&requests)) {
        assert_eq!(answer["error"]["code"], *code, "{params}: {answer}");
    }
    let over = json!({"position": "rs1.gul-bara.zjOfT30.zieO1T30.Xws"});
    let rollouts = [
        request("rollout", &over),
        request(
            "rollout",
            &json!({"position": PASSES_ON, "trials": 1_000_000}),
        ),
        request("rollout", &json!({"position": PASSES_ON, "error": 0})),
    ];
    let codes: Vec<Value> = answers(&rollouts)
        .into_iter()
        .map(|answer| answer["error"]["code"].clone())
        .collect();
    assert_eq!(codes, [-32003, -32602, -32602]);
}

#[test]
fn a_budget_makes_answers_shallower_and_they_say_so() {
    let start = "rs1.backgammon.2p5j3g5kT1.2p5j3g5kT1.Pww62";
    let asked = [
        request(
            "evaluate",
            &json!({"position": start, "plies": 3, "budget": 3_000}),
        ),
        request(
            "analyse",
            &json!({"position": start, "plies": 3, "budget": 3_000}),
        ),
    ];
    for answer in answers(&asked) {
        let plies = answer["result"]["plies"].as_u64();
        assert!(plies.is_some_and(|plies| plies < 3), "{answer}");
    }
}

/// A match that gnubg wrote, with eight decisions about the cube.
const MATCH_OF_GNUBG: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../rules/tests/other-programs/gnubg-5.mat"
);

#[test]
fn a_match_of_another_program_is_analysed_and_its_cube_is_told_as_not_judged() {
    let note = "8 decisions about the doubling cube are kept in the record; they are not judged";
    let analysed = run(&[
        "analyse",
        MATCH_OF_GNUBG,
        "--game",
        "1",
        "--evaluator",
        "baseline",
    ]);
    assert_eq!(analysed.code, 0, "{}", analysed.talk);
    assert!(analysed.out.contains("game 1 of 3"), "{}", analysed.out);
    assert!(analysed.talk.contains(note), "{}", analysed.talk);

    let text = run(&["convert", MATCH_OF_GNUBG, "--to", "text"]);
    assert!(text.out.contains("black offers 2\n"), "{}", text.out);
    assert!(text.talk.contains(note), "{}", text.talk);
    let mat = run_with(&["convert", "-", "--to", "mat"], text.out.as_bytes());
    assert!(mat.out.contains("=> 2"), "{}", mat.out);
}

#[test]
fn a_record_given_as_a_position_is_told_as_such() {
    for command in [vec!["show"], vec!["legal", "--throw", "6-5"]] {
        let told = run(&[command.clone(), vec![MATCH_OF_GNUBG]].concat());
        assert_eq!(told.code, 2, "{command:?}");
        let expected = "this is a record of whole games, not a position";
        assert!(told.talk.contains(expected), "{command:?}: {}", told.talk);
        assert_eq!(told.talk.lines().count(), 1, "{command:?}: {}", told.talk);
    }
}

/// Writes three records into a folder: two of Ada, one with a fault after its first plays.
fn folder_of_records(name: &str) -> PathBuf {
    let folder = scratch(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).expect("it can be made");
    let mut first = weak_match("gul-bara", 1);
    first.white = "Ada".to_owned();
    let mut second = weak_match("backgammon", 1);
    (second.white, second.black) = ("Boris".to_owned(), "Ada".to_owned());
    let text = first.to_text();
    let cut = text.lines().take(12).collect::<Vec<_>>().join("\n");
    let files = [
        ("a.txt", text),
        ("b.txt", second.to_text()),
        ("c.txt", cut + "\nwhite plays 6-6: 24/1\n"),
        ("d.txt", "no record at all\n".to_owned()),
    ];
    for (name, text) in files {
        fs::write(folder.join(name), text).expect("it can be written");
    }
    folder
}

#[test]
fn a_match_in_two_forms_is_counted_once_and_a_return_game_is_not_left_out() {
    let folder = scratch("repeated-records");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).unwrap();
    let mut record = weak_match("backgammon", 1);
    (record.white, record.black) = ("Ada".to_owned(), "Boris".to_owned());
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    fs::write(file("a.txt"), record.to_text()).unwrap();
    for form in ["json", "sgf"] {
        let path = file(&format!("b.{form}"));
        let done = run(&["convert", &file("a.txt"), "--to", form, "--output", &path]);
        assert_eq!(done.code, 0, "{}", done.talk);
    }
    (record.white, record.black) = ("Boris".to_owned(), "Ada".to_owned());
    fs::write(file("c.txt"), record.to_text()).unwrap();

    let path = folder.to_str().unwrap();
    let done = run(&["analyse", path, "--evaluator", "baseline", "--json"]);
    let found: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!(done.code, 0, "{}", done.talk);
    let repeated = ["b.json", "b.sgf"].map(|name| json!({"file": file(name), "of": file("a.txt")}));
    assert_eq!(found["repeated"], json!(repeated));
    assert_eq!(found["records"].as_array().unwrap().len(), 2);
    assert_eq!(found["by_player"]["Ada"], found["by_opponent"]["Boris"]);
    assert!(
        done.talk.contains("b.sgf has the match of"),
        "{}",
        done.talk
    );
}

#[test]
fn matches_that_part_at_a_named_doublet_are_two() {
    let folder = scratch("named-records");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).unwrap();
    let rules = Rules::preset("acey-deucey").unwrap();
    for number in [3, 4] {
        let mut game = Game::new(Position::started_by(rules, Side::White));
        let play = |game: &mut Game| {
            let play = game.position().plays().remove(0);
            game.play(&play.steps).unwrap();
        };
        game.throw("2-1".parse().unwrap()).unwrap();
        play(&mut game);
        game.name(Die::new(number).unwrap()).unwrap();
        play(&mut game);
        let mut record = Record::new(rules, "Ada", "Boris", 1);
        record.games.push(GameRecord::of(&game));
        let path = folder.join(format!("{number}.txt"));
        fs::write(&path, record.to_text()).unwrap();
        let out = folder.join(".clip.gif");
        let [path, out] = [&path, &out].map(|path| path.to_str().unwrap());
        let told = run(&["clip", path, "--out", out]);
        assert!(
            told.out
                .contains(&format!("white names {number}-{number}\nwhite plays ")),
            "{}",
            told.talk
        );
    }
    let found = json(&[
        "analyse",
        folder.to_str().unwrap(),
        "--evaluator",
        "baseline",
        "--json",
    ]);
    assert_eq!(found["repeated"], json!([]));
    assert_eq!(found["records"].as_array().unwrap().len(), 2);
}

#[test]
fn several_records_have_one_report() {
    let folder = folder_of_records("several-records");
    let path = folder.to_str().unwrap();
    let done = run(&["analyse", path, "--evaluator", "baseline", "--json"]);
    let found: Value = serde_json::from_str(&done.out).unwrap();

    assert_eq!(done.code, 1, "{}", done.talk);
    let faults = found["faults"].as_array().unwrap();
    for file in ["c.txt", "d.txt"] {
        let named = |fault: &&Value| fault.as_str().unwrap().contains(file);
        assert!(
            faults.iter().any(|fault| named(&fault)),
            "{file}: {faults:?}"
        );
    }
    assert_eq!(found["records"].as_array().unwrap().len(), 3);
    assert_eq!(found["player"], "Ada", "Ada is in all records");
    let decisions = |rows: &str| -> u64 {
        let rows = found[rows].as_object().unwrap().values();
        rows.map(|row| row["decisions"].as_u64().unwrap()).sum()
    };
    let total = found["total"]["decisions"].as_u64().unwrap();
    assert!(total > 40, "{found}");
    for rows in ["by_game", "by_opponent", "by_phase"] {
        assert_eq!(decisions(rows), total, "{rows}");
    }
    assert_eq!(found["by_player"]["Ada"]["decisions"], total);
    assert!(decisions("by_player") > total);
    let keys =
        |rows: &str| -> Vec<String> { found[rows].as_object().unwrap().keys().cloned().collect() };
    assert_eq!(keys("by_game"), ["backgammon", "gul-bara"]);
    assert_eq!(keys("by_opponent"), ["Boris", "other"]);
    let mistakes = found["mistakes"].as_array().unwrap();
    assert!((10..=20).contains(&mistakes.len()), "{}", mistakes.len());
    let losses: Vec<f64> = mistakes
        .iter()
        .map(|one| one["loss"].as_f64().unwrap())
        .collect();
    assert!(losses.is_sorted_by(|a, b| a >= b), "{losses:?}");
    for one in mistakes {
        let is_black = one["mover"] == "black";
        assert_eq!(is_black, one["opponent"] == "Boris", "only Ada's: {one}");
    }

    let text = run(&[
        "analyse",
        path,
        "--evaluator",
        "baseline",
        "--player",
        "Boris",
    ]);
    assert!(
        text.out.contains("3 records, 3 games: errors of Boris"),
        "{}",
        text.out
    );
    for row in ["by opponent\n  Ada ", "by phase\n", "largest mistakes\n"] {
        assert!(text.out.contains(row), "{}", text.out);
    }
}

#[test]
fn a_report_of_several_records_refuses_what_it_cannot_do() {
    let folder = folder_of_records("refused-records");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let [a, b, d] = ["a.txt", "b.txt", "d.txt"].map(path);
    for (arguments, message) in [
        (
            vec![&*a, &b, "--game", "1"],
            "--game and --list need one record",
        ),
        (
            vec![&*a, &b, "--player", "Nobody"],
            "--player Nobody: nobody has this name, but Ada, Boris, other",
        ),
        (
            vec![&*a, "--player", "Ada"],
            "--player needs several records",
        ),
        (vec![&*d, &d], "d.txt is neither a record nor a position"),
    ] {
        let done = run(&[&["analyse"], &arguments[..]].concat());
        assert_eq!(done.code, 2, "{arguments:?}: {}", done.talk);
        assert!(done.talk.contains(message), "{}", done.talk);
    }
}
