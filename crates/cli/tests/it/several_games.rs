//! Matches of several games in turn: played, kept, analysed; and what needs one game refuses them.

use std::fs;

use rosespring_wire::record::read_sound;

use crate::program::{json, run, scratch};

#[test]
fn a_match_is_played_kept_and_analysed_game_by_game() {
    for rules in ["tavli", "sreshta"] {
        let folder = scratch(&format!("several-{rules}"));
        let records = folder.join("records");
        let played = json(&[
            "arena",
            "--rules",
            rules,
            "--match",
            "5",
            "--games",
            "2",
            "--seed",
            "3",
            "--a",
            "baseline",
            "--b",
            "random",
            "--json",
            "--records",
            records.to_str().unwrap(),
        ]);
        assert_eq!(
            (&played["rules"], &played["games"]),
            (&rules.into(), &2.into())
        );
        let file = fs::read_dir(&records)
            .unwrap()
            .next()
            .unwrap()
            .unwrap()
            .path();
        let text = fs::read_to_string(&file).unwrap();
        let record = read_sound(&text).ok().unwrap().record;
        assert!(record.games.len() > 2, "{} games", record.games.len());

        let path = file.to_str().unwrap();
        let analysis = json(&["analyse", path, "--json", "--evaluator", "baseline"]);
        assert_eq!(analysis["rules"], rules);
        let decisions = analysis["decisions"].as_array().unwrap();
        let of_game = |game: usize| {
            let of_game = |one: &&serde_json::Value| one["game"] == game + 1;
            decisions.iter().find(of_game).unwrap()["position"].to_string()
        };
        for (game, start) in record.games.iter().enumerate().take(3) {
            let rules = start.start.rules().to_string();
            assert!(of_game(game).contains(&rules), "game {game} is of {rules}");
        }
        let again = run(&["analyse", path, "--evaluator", "baseline"]);
        assert!(
            again.out.contains(&format!("{rules}, match to 5")),
            "{}",
            again.out
        );
    }
}

#[test]
fn the_terminal_tells_which_game_it_is_and_which_is_next() {
    let played = run(&[
        "play", "--rules", "tavli", "--white", "weak", "--black", "weak", "--seed", "5",
    ]);

    assert_eq!(played.code, 0, "{}", played.talk);
    let told = |line: &str| played.out.lines().any(|one| one.contains(line));
    assert!(told("game 1: Portes, then Plakoto"), "{}", played.out);
    assert!(told("game 2: Plakoto, then Fevga"));
    assert!(told("game 3: Fevga, then Portes"));
    assert!(
        told("wins the match to 5"),
        "a match of several games is to 5 as usual"
    );
}

#[test]
fn what_needs_one_game_names_the_games() {
    for command in [
        &["perft", "--rules", "tavli"][..],
        &["openings", "--rules", "tavli"],
        &[
            "ladder", "--rules", "tavli", "--games", "2", "weak", "random",
        ],
    ] {
        let refused = run(command);

        assert_eq!(refused.code, 2, "{command:?}: {}", refused.talk);
        let parts = "`tavli` plays several games in turn: name one of them, portes, plakoto, fevga";
        assert!(refused.talk.contains(parts), "{}", refused.talk);
    }
    let endless = run(&[
        "arena", "--rules", "tavli", "--games", "2", "--a", "weak", "--b", "weak",
    ]);
    assert_eq!(endless.code, 2);
    assert!(endless.talk.contains("--match"), "{}", endless.talk);
}
