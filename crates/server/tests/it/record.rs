//! The record of a table is a true one.

use rosespring_rules::notation::record::RecordFile;
use rosespring_server::DiceSource;
use rosespring_wire::table::{Command, NewTable, PhaseView};

use crate::support::{Page, Server, computer, dice, dice_from, for_two};

async fn record(server: &Server, page: &Page) -> rosespring_rules::notation::record::Record {
    let (status, value) = server.get(&format!("/api/tables/{}/record", page.id)).await;
    assert_eq!(status, 200, "{value}");
    let file: RecordFile = serde_json::from_value(value).unwrap();
    file.into_record().unwrap()
}

/// Reading a record replays it against the rules: it is checked at any moment of whole matches.
#[tokio::test]
async fn records_of_whole_matches_replay() {
    for (rules, match_to, seed) in [
        ("gul-bara", 1, 1),
        ("gul-bara:bulgarian", 1, 2),
        ("gioul", 3, 3),
        ("tawula", 1, 4),
        ("backgammon", 1, 5),
    ] {
        let server = Server::start(dice_from(seed)).await;
        let table = NewTable {
            match_to,
            black: computer(2),
            ..for_two(rules)
        };
        let mut page = server.page(&table).await;
        let mut acts = 0;
        while !matches!(
            page.table.phase,
            PhaseView::Over {
                match_over: true,
                ..
            }
        ) {
            if page.is_over() {
                page.say(Command::NextGame).await;
            } else {
                page.go_on(&mut |_| 0).await;
            }
            acts += 1;
            if acts % 50 == 0 {
                record(&server, &page).await;
            }
        }
        let record = record(&server, &page).await;
        assert_eq!(record.games.len(), page.table.game_number as usize);
        let score = record.replay().unwrap();
        let units = rosespring_rules::Side::ALL.map(|side| u32::from(score.units(side)));
        assert_eq!(units, [page.table.score.white, page.table.score.black]);
        assert_eq!(record.black, "Rosespring level:2");
        assert_eq!(record.dice_commitment, None, "the dice were listed");
    }
}

#[tokio::test]
async fn steps_that_are_not_committed_are_not_in_the_record() {
    let server = Server::start(dice("6-1 6-5")).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    page.say(Command::Throw).await;
    page.say(Command::Throw).await;
    page.play_first().await;
    assert_eq!(record(&server, &page).await.games[0].entries.len(), 2);

    page.say(Command::Done).await;

    assert_eq!(record(&server, &page).await.games[0].entries.len(), 3);
}

#[tokio::test]
async fn a_record_holds_the_commitment_and_at_the_end_the_seed() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&for_two("backgammon")).await;
    while page.table.can_throw {
        page.say(Command::Throw).await;
    }
    let before = record(&server, &page).await;
    assert_eq!(before.dice_commitment, page.table.dice_commitment);
    assert_eq!(before.dice_seed, None);

    page.say(Command::Resign { kind: None }).await;

    let after = record(&server, &page).await;
    assert!(after.dice_seed.is_some());
    assert_eq!(after.dice_seed, page.table.dice_seed);
}
