//! The ladder: ratings, the file of finished meetings, and refusals.

use crate::program::{json, run, scratch};

const PLAYERS: [&str; 3] = ["random", "weak", "level:6"];

fn ladder<'a>(games: &'a str, players: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    let fixed = [
        "ladder",
        "--rules",
        "backgammon",
        "--games",
        games,
        "--seed",
        "7",
    ];
    [&fixed[..], players, more].concat()
}

#[test]
fn stronger_players_have_higher_ratings() {
    let found = json(&ladder("40", &PLAYERS, &["--match", "3", "--json"]));

    let players = found["players"].as_array().unwrap();
    let elo: Vec<f64> = players
        .iter()
        .map(|player| player["elo"].as_f64().unwrap())
        .collect();
    assert_eq!(elo[0], 0.0);
    assert!(elo[0] < elo[1] && elo[1] < elo[2], "{elo:?}");
    for player in &players[1..] {
        let interval = &player["elo_interval_95"];
        assert!(interval[0].as_f64() < interval[1].as_f64(), "{player}");
    }
    assert_eq!(found["meetings"].as_array().unwrap().len(), 3);
    assert_eq!(found["cycles"], serde_json::json!([]));
    let told = run(&ladder("40", &PLAYERS, &["--match", "3"])).out;
    assert!(told.contains("no cycle"), "{told}");
    assert!(told.contains("level:6  Elo"), "{told}");
}

#[test]
fn what_is_finished_is_not_played_again() {
    let file = scratch("ladder.json");
    let _ = std::fs::remove_file(&file);
    let name = file.display().to_string();
    let out = ["--out", &name, "--json"];
    let two = json(&ladder("10", &PLAYERS[..2], &out));
    // A result that was never played shows that the stored meeting is used as it is.
    let kept = std::fs::read_to_string(&file).unwrap();
    let mut changed: serde_json::Value = serde_json::from_str(&kept).unwrap();
    assert_eq!(changed, two);
    changed["meetings"][0]["points_per_game"] = serde_json::json!(-0.125);
    std::fs::write(&file, changed.to_string()).unwrap();

    let three = json(&ladder("10", &PLAYERS, &out));

    assert_eq!(three["meetings"][0]["points_per_game"], -0.125);
    assert_eq!(three["meetings"].as_array().unwrap().len(), 3);
    let once = json(&ladder("10", &PLAYERS, &["--json", "--threads", "3"]));
    for meeting in [1, 2] {
        assert_eq!(three["meetings"][meeting], once["meetings"][meeting]);
    }
    assert_eq!(three["players"], once["players"]);
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn who_stands_too_far_apart_does_not_meet() {
    let found = json(&ladder("4", &PLAYERS, &["--within", "1", "--json"]));

    let meetings = found["meetings"].as_array().unwrap();
    let met = meetings.iter().map(|one| (&one["a"], &one["b"]));
    let expected = serde_json::json!([["random", "weak"], ["weak", "level:6"]]);
    assert_eq!(serde_json::json!(met.collect::<Vec<_>>()), expected);
    assert!(found["players"][2]["elo"].is_f64(), "{found}");
}

#[test]
fn a_file_of_another_ladder_is_refused() {
    let file = scratch("other-ladder.json");
    let _ = std::fs::remove_file(&file);
    let name = file.display().to_string();
    let out = ["--out", &name];
    assert_eq!(run(&ladder("4", &PLAYERS, &out)).code, 0);
    let kept = std::fs::read_to_string(&file).unwrap();
    let check = |arguments: &[&str], part: &str| {
        let before = std::fs::read_to_string(&file).unwrap();
        let run = run(arguments);
        assert_eq!(run.code, 2, "{part}: {}", run.talk);
        assert!(run.talk.contains(part), "{}", run.talk);
        assert_eq!(std::fs::read_to_string(&file).unwrap(), before);
    };

    check(&ladder("6", &PLAYERS, &out), "another `games`");
    let matches = [&out[..], &["--match", "3"]].concat();
    check(&ladder("4", &PLAYERS, &matches), "another `match`");
    check(&ladder("4", &PLAYERS[..2], &out), "`level:6` as well");
    for (from, to, part) in [
        ("\"version\": 1", "\"version\": 9", "version 1"),
        (
            "\"fingerprint\": \"",
            "\"fingerprint\": \"f",
            "not the player it was",
        ),
        ("\"draws\": 0", "\"draws\": 1", "do not add up"),
        ("{", "[", "no ladder"),
        ("\"seed\": 7", "\"seed\": 8", "another `seed`"),
    ] {
        assert!(kept.contains(from), "{from}");
        std::fs::write(&file, kept.replacen(from, to, 1)).unwrap();
        check(&ladder("4", &PLAYERS, &out), part);
    }
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn a_ladder_needs_two_different_players() {
    for (players, part) in [
        (&["random"][..], "required"),
        (&["random", "weak", "random"], "named twice"),
        (&["random", "nobody"], "is not a player"),
        (&["random", "net:/no/such/net"], "No such file"),
    ] {
        let run = run(&ladder("4", players, &[]));

        assert_ne!(run.code, 0, "{players:?}");
        assert!(run.talk.contains(part), "{players:?}: {}", run.talk);
    }
}
