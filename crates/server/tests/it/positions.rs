//! Tables that start from a position, with listed dice, for study.

use rosespring_rules::notation::record::RecordFile;
use rosespring_rules::{Position, Rules, Setup, SetupPhase, Side, SideSetup, WinKind};
use rosespring_server::DiceSource;
use rosespring_wire::table::{
    Command, DICE_LISTED_MAX, NewTable, PhaseView, Purpose, Seat, TableEvent,
};
use serde_json::{Value, json};

use crate::support::{Page, Server, computer, for_two, kinds, table_json};

/// White plays the rest of Black's doublet: two threes, then four fours, fives and sixes.
const REMAINDER: &str = "rs1.gioul.fziT4.fziT4.Pbw33";

fn from(position: &str, rules: &str) -> NewTable {
    NewTable {
        position: Some(position.to_owned()),
        ..for_two(rules)
    }
}

async fn faults(server: &Server, body: &Value) -> Vec<String> {
    let (status, answer) = server.post("/api/tables", body).await;
    assert_eq!(status, 400, "{answer}");
    serde_json::from_value(answer["error"]["faults"].clone()).unwrap()
}

async fn replayed(server: &Server, page: &Page) -> Value {
    let (status, value) = server.get(&format!("/api/tables/{}/record", page.id)).await;
    assert_eq!(status, 200, "{value}");
    let file: RecordFile = serde_json::from_value(value.clone()).unwrap();
    file.into_record().unwrap();
    value
}

#[tokio::test]
async fn a_table_starts_between_throws() {
    let server = Server::start(DiceSource::Seeded).await;
    let position = "rs1.gul-bara:2007.e1zhT3.fziT4.Tb";

    let page = server.page(&from(position, "gul-bara:2007")).await;

    assert_eq!(page.table.started_from.as_deref(), Some(position));
    assert_eq!(page.table.position_id, position);
    let thrower = Seat::Black;
    assert_eq!(page.table.phase, PhaseView::Throw { thrower });
    assert!(page.table.can_throw && page.table.dice_commitment.is_some());
    assert_eq!((page.table.white.throws, page.table.black.throws), (3, 4));
    let record = replayed(&server, &page).await;
    assert_eq!(record["games"][0]["start"], position);
}

#[tokio::test]
async fn a_table_starts_in_the_middle_of_a_remainder() {
    let server = Server::start(DiceSource::Seeded).await;

    let mut page = server.page(&from(REMAINDER, "gioul")).await;

    let (thrower, mover) = (Seat::Black, Seat::White);
    assert_eq!(page.table.phase, PhaseView::Play { thrower, mover });
    let ladder = page.table.ladder.as_ref().unwrap();
    let counts: Vec<usize> = ladder.stages.iter().map(|one| one.numbers.len()).collect();
    assert_eq!(counts, [2, 4, 4, 4]);
    assert!(ladder.stages[0].current && !page.table.can_undo);
    page.play_first().await;
    assert!(page.table.can_done, "{:?}", page.table.phase);
    page.say(Command::UndoTurn).await;
    page.play_first().await;
    page.say(Command::Done).await;
    let row = &page.table.moves[0];
    assert_eq!((row.turn, row.thrower, row.mover), (1, thrower, mover));
    let record = replayed(&server, &page).await;
    assert_eq!(record["games"][0]["entries"][0]["kind"], "play");
}

/// Whatever was stored last, the table goes on from there.
#[tokio::test]
async fn a_table_from_a_position_is_read_again_after_every_event() {
    use rosespring_store::{MemoryStore, TableStore as _};
    let server = Server::start(DiceSource::Seeded).await;
    let table = NewTable {
        dice: vec![[6, 5], [4, 4]],
        ..from(REMAINDER, "gioul")
    };
    let mut page = server.page(&table).await;
    for _ in 0..30 {
        page.go_on(&mut |_| 0).await;
    }
    let stored = server.store.table(&page.id).await.unwrap();
    let events = server.store.events(&page.id).await.unwrap();

    for (count, (_, shown)) in (2..=events.len()).zip(&page.story) {
        let cut = MemoryStore::default();
        cut.create(&stored, &events[..count]).await.unwrap();
        let again = Server::over(std::sync::Arc::new(cut), DiceSource::Seeded).await;
        let (_, table) = again.get(&format!("/api/tables/{}", page.id)).await;
        if table["version"] == count {
            assert_eq!(table, serde_json::to_value(shown).unwrap(), "event {count}");
        }
    }
}

#[tokio::test]
async fn listed_dice_come_first_and_claim_nothing() {
    let server = Server::start(DiceSource::Seeded).await;
    let table = NewTable {
        dice: vec![[3, 3], [2, 5], [6, 5]],
        ..for_two("gul-bara")
    };

    let mut page = server.page(&table).await;

    assert_eq!(page.table.dice_commitment, None);
    for _ in 0..3 {
        page.say(Command::Throw).await;
    }
    let (dice, thrower) = ([6, 5], Seat::Black);
    let cascades = false;
    let last = page.story.last().map(|(event, _)| event.clone());
    assert_eq!(
        last,
        Some(TableEvent::Thrown {
            thrower,
            dice,
            cascades
        })
    );
}

/// A person who has borne off no man against thirteen men off loses a double game.
#[tokio::test]
async fn the_computer_agrees_to_what_is_worth_as_much_as_it_expects() {
    let server = Server::start(DiceSource::Seeded).await;
    let rules = Rules::preset("gul-bara").unwrap();
    let lost = Setup {
        rules,
        white: SideSetup::with_points(&[(24, 15)]),
        black: SideSetup {
            off: 13,
            ..SideSetup::with_points(&[(1, 2)])
        },
        phase: SetupPhase::Throw {
            thrower: Side::White,
        },
    };
    let lost = Position::from_setup(&lost).unwrap();
    let even = Position::started_by(rules, Side::White);
    for (position, is_over) in [(lost, false), (even, true)] {
        let table = NewTable {
            black: computer(5),
            ..from(&position.id(), "gul-bara")
        };
        let mut page = server.page(&table).await;

        let kind = Some(WinKind::Single);
        page.send(&Command::Resign { kind }).await;
        page.hear_event().await;
        page.hear_event().await;

        assert_eq!(page.is_over(), is_over);
        assert!(page.table.resign_offer.is_none());
        if !is_over {
            page.say(Command::Resign { kind: None }).await;
        }
        assert!(page.is_over());
    }
}

/// The next game of the match starts as games do.
#[tokio::test]
async fn only_the_first_game_starts_from_the_position() {
    let server = Server::start(DiceSource::Seeded).await;
    let start = Position::started_by(
        Rules::preset("backgammon").unwrap(),
        rosespring_rules::Side::White,
    );
    let table = NewTable {
        match_to: 5,
        ..from(&start.id(), "backgammon")
    };
    let mut page = server.page(&table).await;
    page.say(Command::Resign { kind: None }).await;

    page.say(Command::NextGame).await;

    assert_eq!(page.table.phase, PhaseView::Opening { tie: None });
    assert_eq!(page.table.started_from, Some(start.id()));
    replayed(&server, &page).await;
}

#[tokio::test]
async fn rules_may_have_options() {
    let server = Server::start(DiceSource::Seeded).await;
    let rules = "gul-bara~remainder=lost~after=0";

    let page = server.page(&for_two(rules)).await;

    assert_eq!(page.table.game, "gul-bara");
    assert!(
        page.table.title.contains("remainder=lost"),
        "{}",
        page.table.title
    );
    assert_eq!(page.table.rules.parse::<Rules>(), rules.parse::<Rules>());
    let again = Server::over(server.store.clone(), DiceSource::Seeded).await;
    assert_eq!(again.open(&page.id).await.table, page.table);
    let (_, list) = server.get("/api/tables").await;
    assert_eq!(list[0]["title"], page.table.title);
}

#[tokio::test]
async fn impossible_positions_are_refused_with_all_faults() {
    let server = Server::start(DiceSource::Seeded).await;
    let body = |position: Value| {
        let mut body = table_json(&for_two("gul-bara"));
        body["position"] = position;
        body
    };

    let found = faults(&server, &body(json!("rs1.gul-bara.fziB1T0.eziT0.Tw"))).await;
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found.iter().all(|fault| fault.starts_with("`position`: ")));
    for (position, fault) in [
        (json!("rs1.gioul.fziT0.fziT0.O"), "is of the rules gioul"),
        (json!("rs1.gul-bara.zjOfT9.fziT9.Xwd"), "the game is over"),
        (json!("gnubg:4HPwATDgc/ABMA"), "is of the rules backgammon"),
        (json!("nonsense"), "5 parts"),
        (json!(7), "expected a text"),
    ] {
        let found = faults(&server, &body(position.clone())).await;
        assert!(found[0].contains(fault), "{position}: {found:?}");
    }
}

#[tokio::test]
async fn dice_and_purpose_are_read_with_every_fault() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut body = table_json(&for_two("gioul"));
    body["dice"] = json!([[1, 7], [2, 2], "x"]);
    body["purpose"] = json!("fun");
    let found = faults(&server, &body).await;
    assert_eq!(found.len(), 3, "{found:?}");

    body["purpose"] = json!("companion");
    body["dice"] = json!([[1, 2]]);
    body["black"] = json!({"kind": "computer", "level": 2});
    assert_eq!(faults(&server, &body).await.len(), 2);

    body["purpose"] = json!("study");
    body["dice"] = json!(vec![[1, 2]; DICE_LISTED_MAX + 1]);
    assert_eq!(faults(&server, &body).await.len(), 1);
}

#[tokio::test]
async fn a_study_is_played_but_neither_listed_nor_kept() {
    let server = Server::start(DiceSource::Seeded).await;
    let table = NewTable {
        black: computer(1),
        purpose: Purpose::Study,
        dice: vec![[6, 1], [6, 5]],
        ..for_two("backgammon")
    };
    let mut page = server.page(&table).await;

    page.say(Command::Throw).await;
    page.play_first().await;
    let events = page.say(Command::Done).await.events;

    assert!(
        kinds(&events).contains(&"stage_played".to_owned()),
        "{events:?}"
    );
    assert_eq!(page.table.purpose, Purpose::Study);
    assert_eq!(server.get("/api/tables").await.1, json!([]));
    assert_eq!(server.store.count().await.unwrap(), 0);
    replayed(&server, &page).await;
    let path = format!("/api/tables/{}", page.id);
    assert_eq!(server.delete(&path).await.0, 204);
    assert!(page.is_closed().await);
    assert_eq!(server.get(&path).await.0, 404);
}
