//! Tables whose dice are entered by hand: the companion of a board of wood.

use std::sync::Arc;

use rosespring_rules::notation::record::{Record, RecordFile};
use rosespring_rules::{Die, Entry};
use rosespring_server::DiceSource;
use rosespring_store::{MemoryStore, TableStore as _};
use rosespring_wire::table::{Command, NewTable, PhaseView, Purpose, Seat, TableEvent};

use crate::support::{Page, Server, for_two, person, throw_of};

fn companion(rules: &str) -> NewTable {
    NewTable {
        purpose: Purpose::Companion,
        ..for_two(rules)
    }
}

async fn enter(page: &mut Page, dice: [u8; 2]) {
    let dice = throw_of(dice);
    page.say(Command::EnterDice { dice }).await;
}

async fn correct(page: &mut Page, dice: [u8; 2]) {
    let event = page
        .say(Command::CorrectDice {
            dice: throw_of(dice),
        })
        .await
        .events
        .remove(0);
    assert!(matches!(event, TableEvent::DiceCorrected { dice: now, .. } if now == dice));
}

async fn record(server: &Server, page: &Page) -> Record {
    let (_, value) = server.get(&format!("/api/tables/{}/record", page.id)).await;
    let file: RecordFile = serde_json::from_value(value).unwrap();
    file.into_record().unwrap()
}

#[tokio::test]
async fn dice_are_entered_and_never_thrown() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&companion("gul-bara")).await;
    assert!(page.table.can_enter_dice && !page.table.can_throw && !page.table.can_correct_dice);
    assert_eq!(page.table.dice_commitment, None);
    assert_eq!(page.refused(Command::Throw).await, "wrong_phase");

    enter(&mut page, [2, 5]).await;
    enter(&mut page, [6, 4]).await;

    assert_eq!(page.table.dice, Some([6, 4]));
    let dice = [1, 1];
    assert_eq!(
        page.refused(Command::EnterDice {
            dice: throw_of(dice),
        })
        .await,
        "wrong_phase"
    );
    let (_, list) = server.get("/api/tables").await;
    assert_eq!(list[0]["purpose"], "companion");
}

#[tokio::test]
async fn dice_of_other_tables_are_not_entered() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&for_two("gioul")).await;
    let dice = [1, 2];

    assert_eq!(
        page.refused(Command::EnterDice {
            dice: throw_of(dice),
        })
        .await,
        "wrong_phase"
    );
    assert_eq!(
        page.refused(Command::CorrectDice {
            dice: throw_of(dice),
        })
        .await,
        "wrong_phase"
    );
}

#[tokio::test]
async fn a_throw_is_corrected_before_within_and_after_its_turn() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&companion("gul-bara")).await;
    let dice = [3, 1];
    assert_eq!(
        page.refused(Command::CorrectDice {
            dice: throw_of(dice),
        })
        .await,
        "wrong_phase"
    );
    enter(&mut page, [2, 5]).await;
    correct(&mut page, [5, 2]).await;
    let thrower = Seat::White;
    assert_eq!(page.table.phase, PhaseView::Throw { thrower });

    enter(&mut page, [6, 4]).await;
    correct(&mut page, [6, 3]).await;
    page.play(page.table.legal[0]).await;
    correct(&mut page, [5, 3]).await;
    assert_eq!(
        (page.table.dice, page.men_on(Seat::White, 24)),
        (Some([5, 3]), 15)
    );
    page.play_first().await;
    page.say(Command::Done).await;
    assert_eq!(page.table.moves.len(), 1);
    correct(&mut page, [2, 1]).await;

    assert_eq!((page.table.dice, page.table.moves.len()), (Some([2, 1]), 0));
    assert_eq!(
        (page.table.white.throws, page.men_on(Seat::White, 24)),
        (1, 15)
    );
    page.play_first().await;
    page.say(Command::Done).await;
    let record = record(&server, &page).await;
    let throws = record.games[0].entries.iter();
    assert_eq!(
        throws
            .filter(|one| matches!(one, Entry::Throw { .. }))
            .count(),
        1
    );
    assert_eq!(record.games[0].entries.len(), 3);
}

/// The opening dice of backgammon are its first throw: both are corrected together.
#[tokio::test]
async fn an_opening_that_is_played_is_corrected_with_its_throw() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&companion("backgammon")).await;
    enter(&mut page, [6, 4]).await;
    page.play_first().await;
    page.say(Command::Done).await;
    assert!(page.table.corrects_opening);

    correct(&mut page, [3, 3]).await;
    assert_eq!(page.table.phase, PhaseView::Opening { tie: Some(3) });
    correct(&mut page, [1, 6]).await;

    let (thrower, mover) = (Seat::Black, Seat::Black);
    assert_eq!(page.table.phase, PhaseView::Play { thrower, mover });
    page.play_first().await;
    page.say(Command::Done).await;
    let entries = record(&server, &page).await.games[0].entries.clone();
    assert!(matches!(&entries[0], Entry::Opening { black, .. } if black.get() == 6));
    assert_eq!(entries.len(), 3, "{entries:?}");
    enter(&mut page, [6, 4]).await;
    assert!(page.table.can_correct_dice && !page.table.corrects_opening);
}

/// Dice are corrected after the rest of a cascade was handed over and in part played.
#[tokio::test]
async fn a_correction_goes_back_before_a_hand_over() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut rng = fastrand::Rng::with_seed(22);
    let mut page = server.page(&companion("gioul")).await;
    while !matches!(page.table.phase, PhaseView::Play { thrower, mover } if thrower != mover) {
        assert!(!page.is_over(), "choose another seed");
        if page.table.can_enter_dice {
            enter(&mut page, [rng.u8(1..=6), rng.u8(1..=6)]).await;
        } else {
            page.go_on(&mut |_| 0).await;
        }
    }
    let PhaseView::Play { thrower, .. } = page.table.phase else {
        panic!();
    };
    let rows = page.table.moves.len();
    page.play(page.table.legal[0]).await;

    correct(&mut page, [2, 1]).await;

    assert_eq!(page.table.dice, Some([2, 1]));
    assert!(page.table.moves.len() < rows);
    let now = match page.table.phase {
        PhaseView::Play { thrower, mover } | PhaseView::Confirm { thrower, mover, .. } => {
            (thrower, mover)
        }
        ref other => panic!("{other:?}"),
    };
    assert_eq!(now, (thrower, thrower));
    record(&server, &page).await;
}

/// The last throw of a match may have been wrong too.
#[tokio::test]
async fn the_throw_that_ended_a_match_is_corrected() {
    let server = Server::start(DiceSource::Seeded).await;
    let position = "rs1.backgammon.zh11OdT9.zh11OdT9.Tw";
    let table = NewTable {
        position: Some(position.to_owned()),
        ..companion("backgammon")
    };
    let mut page = server.page(&table).await;
    enter(&mut page, [6, 5]).await;
    page.play_first().await;
    page.say(Command::Done).await;
    assert!(page.is_over());
    assert_eq!(page.table.score.white, 1);

    correct(&mut page, [1, 2]).await;

    assert!(!page.is_over());
    assert_eq!(page.table.score.white, 0);
    let (_, list) = server.get("/api/tables").await;
    assert_eq!(list[0]["finished"], false);
    page.say(Command::Resign { kind: None }).await;
    let dice = [6, 5];
    assert_eq!(
        page.refused(Command::CorrectDice {
            dice: throw_of(dice),
        })
        .await,
        "wrong_phase"
    );
}

#[tokio::test]
async fn corrections_are_the_same_after_a_restart() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&companion("gioul")).await;
    let mut rng = fastrand::Rng::with_seed(3);
    for _ in 0..80 {
        let dice = [rng.u8(1..=6), rng.u8(1..=6)];
        if page.table.can_correct_dice && rng.u8(..4) == 0 {
            correct(&mut page, dice).await;
        } else if page.table.can_enter_dice {
            enter(&mut page, dice).await;
        } else {
            page.go_on(&mut |count| rng.usize(..count)).await;
        }
    }
    let table = server.store.table(&page.id).await.unwrap();
    let events = server.store.events(&page.id).await.unwrap();

    for (event, shown) in &page.story {
        let count = shown.version as usize;
        let cut = MemoryStore::default();
        cut.create(&table, &events[..count]).await.unwrap();
        let again = Server::over(Arc::new(cut), DiceSource::Seeded).await;
        let mut again = again.open(&page.id).await;
        if again.table.version == shown.version {
            assert_eq!(&again.table, shown, "{event:?}");
        }
        if again.table.can_correct_dice {
            correct(&mut again, [6, 5]).await;
        }
    }
    record(&server, &page).await;
}

/// The golden games of the rules, played at a companion, have the records that the rules crate, the
/// module of WebAssembly and the Python package write.
#[tokio::test]
async fn golden_games_have_the_same_records_everywhere() {
    for rules in ["gul-bara", "gioul", "tawula", "celebi", "backgammon"] {
        let file = format!(
            "{}/../rules/tests/playthrough/{rules}.record",
            env!("CARGO_MANIFEST_DIR")
        );
        let golden = std::fs::read_to_string(file).unwrap();
        let wanted = Record::from_text(&golden).unwrap();
        let server = Server::start(DiceSource::Seeded).await;
        let table = NewTable {
            white: person("first"),
            black: person("second"),
            ..companion(rules)
        };
        let mut page = server.page(&table).await;

        for entry in &wanted.games[0].entries {
            if page.table.can_done {
                page.say(Command::Done).await;
            }
            match entry {
                Entry::Opening { white, black } => {
                    enter(&mut page, [white.get(), black.get()]).await;
                }
                // Where the opening dice are played, nobody throws them again.
                Entry::Throw { dice, .. } if page.table.can_enter_dice => {
                    enter(&mut page, dice.map(Die::get)).await;
                }
                Entry::Play { steps, .. } => {
                    for step in steps {
                        page.say((*step).into()).await;
                    }
                }
                _ => {}
            }
        }
        if page.table.can_done {
            page.say(Command::Done).await;
        }

        let path = format!("/api/tables/{}/export?format=text", page.id);
        let (status, exported) = server.get(&path).await;
        assert_eq!(status, 200, "{exported}");
        assert_eq!(exported["text"], golden, "{rules}");
    }
}
