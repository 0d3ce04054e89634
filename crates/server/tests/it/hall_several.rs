//! Matches of several games in turn of two people in a hall.

use rosespring_dice::{DiceCheck, check};
use rosespring_rules::notation::record::Record;
use rosespring_server::DiceSource;
use rosespring_wire::record;
use rosespring_wire::table::{Command, PhaseView, Seat};
use serde_json::{Value, json};

use crate::hall::{Browser, hall};
use crate::hall_accounts::claim;
use crate::hall_dice::play_until;
use crate::hall_results::{settled, settling_hall};
use crate::support::Page;

/// Decisions before somebody resigns: both have had their turns.
const DECISIONS: usize = 12;

fn wanted(rules: &str, match_to: u8, rated: bool) -> Value {
    json!({"rules": rules, "match_to": match_to, "time": "fast", "rated": rated, "side": "white",
        "name": "Ada"})
}

/// Ada and Boris sit down at a table, Ada as White; its id.
async fn sit(ada: &mut Browser<'_>, boris: &mut Browser<'_>, wanted: Value) -> String {
    let (status, made) = ada.ask("POST", "/api/hall/invitations", wanted).await;
    assert_eq!(status, 201, "{made}");
    let (status, accepted) = boris.accept(made["id"].as_str().unwrap(), "Boris").await;
    assert_eq!(status, 200, "{accepted}");
    accepted["table"].as_str().unwrap().to_owned()
}

/// Both play the game a little; then White resigns the most that can be lost.
async fn resign_game(pages: [Page; 2]) -> [Page; 2] {
    let may_resign = |page: &Page| !page.table.resign.is_empty();
    let stop = |done, white: &Page| done >= DECISIONS && may_resign(white);
    let [mut white, mut black] = play_until(pages, stop).await;
    let most = white.table.resign.last().expect("White may resign");
    let kind = Some(most.kind.into());
    white.send(&Command::Resign { kind }).await;
    white.hear_all().await;
    black.hear_all().await;
    [white, black]
}

/// White begins the next game.
async fn next_game([mut white, mut black]: [Page; 2]) -> [Page; 2] {
    white.send(&Command::NextGame).await;
    white.hear_all().await;
    black.hear_all().await;
    [white, black]
}

/// The record of a table, whose dice follow from the links of three parties.
async fn verified(browser: &mut Browser<'_>, table: &str) -> Record {
    let path = format!("/api/tables/{table}/record");
    let (status, text) = browser.ask("GET", &path, Value::Null).await;
    assert_eq!(status, 200, "{text}");
    let record = record::from_json(&text.to_string()).expect("a true record");
    let found = check(&record);
    let is_fair = matches!(found, Ok(DiceCheck::FairOfThree { replaced: 0, .. }));
    assert!(is_fair, "{found:?}");
    record
}

/// The rules by which each game of a record begins.
fn rules_of(record: &Record) -> Vec<String> {
    let games = record.games.iter();
    games.map(|game| game.start.rules().to_string()).collect()
}

#[tokio::test]
async fn a_rated_match_that_is_left_in_its_second_game_is_settled_once_for_the_whole_match() {
    let server = settling_hall().await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    claim(&mut ada, "Ada").await;
    claim(&mut boris, "Boris").await;
    let table = sit(&mut ada, &mut boris, wanted("tavli", 3, true)).await;
    let pages = [ada.open(&table).await, boris.open(&table).await];
    let pages = next_game(resign_game(pages).await).await;
    let (game, first) = (&pages[0].table.game, &pages[0].table.phase);
    assert_eq!(game, "plakoto");
    assert_eq!(
        *first,
        PhaseView::Throw {
            thrower: Seat::Black
        },
        "who won leads"
    );
    let path = format!("/api/tables/{table}/match");
    let (_, between) = ada.ask("GET", &path, Value::Null).await;
    assert_eq!(between["is_settled"], false);

    let [mut white, _black] = play_until(pages, |done, _| done >= DECISIONS).await;
    white.send(&Command::ResignMatch).await;
    white.hear_all().await;

    let after = settled(&mut ada, &table).await;
    assert!(after["white"]["change"].as_f64().unwrap() < 0.0, "{after}");
    let again = white.refused(Command::ResignMatch).await;
    assert_eq!(again, "wrong_phase");
    for name in ["Ada", "Boris"] {
        let path = format!("/api/players/{name}");
        let (_, person) = ada.ask("GET", &path, Value::Null).await;
        let ratings = person["ratings"].as_array().unwrap();
        let pools: Vec<_> = ratings.iter().map(|one| &one["game"]).collect();
        assert_eq!(pools, ["tavli"], "{person}");
        assert_eq!(ratings[0]["course"].as_array().unwrap().len(), 1);
        let matches = person["matches"].as_array().unwrap();
        assert_eq!(matches.len(), 1);
        assert_eq!(matches[0]["game"], "tavli");
    }
    let record = verified(&mut boris, &table).await;
    assert_eq!(record.rules.to_string(), "tavli");
    assert_eq!(rules_of(&record), ["portes", "plakoto"]);
}

#[tokio::test]
async fn the_dice_of_games_with_other_openings_are_of_three_parties_too() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    let table = sit(&mut ada, &mut boris, wanted("sreshta", 5, false)).await;
    let mut pages = [ada.open(&table).await, boris.open(&table).await];
    for _ in 0..2 {
        pages = next_game(resign_game(pages).await).await;
        let phase = &pages[0].table.phase;
        assert!(matches!(phase, PhaseView::Opening { .. }), "{phase:?}");
    }
    let pages = play_until(pages, |done, _| done >= DECISIONS).await;
    let of_match = pages[0].table.cycle.as_ref().expect("several games");
    assert_eq!(
        (of_match.name.as_str(), pages[0].table.game_number),
        ("sreshta", 3)
    );

    let record = verified(&mut ada, &table).await;

    let parts = [
        "portes~next_game=opening-throw~opening=play-opening-dice",
        "gul-bara:bulgarian",
        "tapa",
    ];
    assert_eq!(rules_of(&record), parts);
}

#[tokio::test]
async fn a_match_of_several_games_has_its_own_lengths_and_no_options() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let mut ada = Browser::new(&server);
    claim(&mut ada, "Ada").await;
    let starts_ms = i64::MAX / 4;
    for (rules, match_to, why) in [
        ("tavli~opening=throw-again", 3, "several games in turn"),
        ("tavli:2007", 3, "tavli:2007"),
        ("tavli", 1, "played to 5, 3, 7 units"),
        ("sreshta", 31, "played to 5, 3, 7 units"),
        ("Tavli", 5, "tavli, sreshta"),
    ] {
        let game = wanted(rules, match_to, false);
        let mut seek = game.clone();
        seek.as_object_mut().unwrap().remove("side");
        let mut challenged = game.clone();
        challenged.as_object_mut().unwrap().remove("name");
        let cup = json!({"name": "Cup", "kind": "knockout", "rules": rules, "match_to": match_to,
            "time": "fast", "starts_ms": starts_ms});
        for (path, body) in [
            ("/api/hall/invitations", game),
            ("/api/hall/seeks", seek),
            (
                "/api/hall/challenges",
                json!({"to": "Ada", "game": challenged}),
            ),
            ("/api/tournaments", cup),
        ] {
            let (status, refused) = ada.ask("POST", path, body).await;
            let told = refused.to_string();
            assert!(
                status == 400 && told.contains(why),
                "{path} {rules}: {told}"
            );
        }
    }
}

#[tokio::test]
async fn people_who_seek_the_same_match_of_several_games_meet() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris, mut carla] = [0; 3].map(|_| Browser::new(&server));
    let seek = |rules, name| json!({"rules": rules, "match_to": 3, "time": "fast", "name": name});
    let path = "/api/hall/seeks";
    let (_, waits) = ada.ask("POST", path, seek("tavli", "Ada")).await;
    assert!(waits["seek"].is_string(), "{waits}");
    let (_, waits) = boris.ask("POST", path, seek("portes", "Boris")).await;
    assert!(
        waits["seek"].is_string(),
        "one of its games is another wish"
    );

    let (status, met) = carla.ask("POST", path, seek("tavli", "Carla")).await;

    assert_eq!(status, 200, "{met}");
    let table = carla.open(met["table"].as_str().unwrap()).await.table;
    assert_eq!(
        (table.match_rules(), table.game.as_str()),
        ("tavli", "portes")
    );
    assert_eq!(table.score.to, 3);
}
