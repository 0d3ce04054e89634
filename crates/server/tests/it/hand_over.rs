//! The rest of a cascade passes to the other side, in both directions.

use rosespring_wire::table::{Command, NewTable, PhaseView, Seat, TableEvent, TableView};

use crate::support::{Page, Server, computer, dice_from, for_two, kinds};

/// Dice with which the first legal steps of Gioul hand over in both directions.
const SEED: u64 = 22;

struct HandOverViews {
    /// The state before Done.
    confirm: TableView,
    events: Vec<TableEvent>,
    /// The state after it.
    received: TableView,
}

/// Every hand-over that follows a person's Done in a game of first legal steps.
async fn hand_overs(page: &mut Page) -> Vec<HandOverViews> {
    let mut seen = Vec::new();
    while !page.is_over() {
        if page.table.can_done {
            let confirm = page.table.clone();
            let events = page.say(Command::Done).await.events;
            if kinds(&events).contains(&"handed_over".to_owned()) {
                seen.push(HandOverViews {
                    confirm,
                    events,
                    received: page.table.clone(),
                });
            }
        } else {
            page.go_on(&mut |_| 0).await;
        }
    }
    seen
}

#[tokio::test]
async fn the_rest_passes_in_both_directions_and_is_told_before() {
    let server = Server::start(dice_from(SEED)).await;
    let mut page = server.page(&for_two("gioul")).await;

    let seen = hand_overs(&mut page).await;

    let to = |seat: Seat| {
        seen.iter().any(|seen| {
            let mut events = seen.events.iter();
            events.any(|event| matches!(event, TableEvent::HandedOver { to, .. } if *to == seat))
        })
    };
    assert!(to(Seat::White) && to(Seat::Black), "choose another seed");
    for seen in &seen {
        check(seen);
    }
}

fn check(seen: &HandOverViews) {
    let PhaseView::Confirm {
        mover, passes_on, ..
    } = &seen.confirm.phase
    else {
        panic!("{:?}", seen.confirm.phase);
    };
    let [
        TableEvent::Committed { .. },
        TableEvent::HandedOver { from, to, groups },
        ..,
    ] = seen.events.as_slice()
    else {
        panic!("{:?}", kinds(&seen.events));
    };
    assert_eq!(from, mover);
    assert_ne!(from, to);
    assert_eq!(groups, passes_on, "Done brings what was told");
    if let PhaseView::Play { thrower, mover } = seen.received.phase {
        assert_eq!((thrower, mover), (*from, *to));
        let ladder = seen.received.ladder.as_ref().unwrap();
        let first: Vec<u8> = ladder.stages[0].numbers.iter().map(|n| n.number).collect();
        assert_eq!(&first, &groups[0]);
        assert_eq!(ladder.stages.len(), groups.len());
        assert_eq!(seen.received.dice, seen.confirm.dice);
        assert!(!seen.received.can_undo && !seen.received.can_throw);
    }
    let row = seen.received.moves.last().unwrap();
    let told: usize = groups.iter().map(Vec::len).sum();
    let rows = seen.received.moves.iter().rev();
    let mut of_thrower = rows.filter(|row| row.mover == *from && row.thrower == *from);
    let passed: usize = of_thrower
        .next()
        .unwrap_or(row)
        .stages
        .iter()
        .map(|stage| stage.passed_on.len())
        .sum();
    assert_eq!(passed, told);
}

#[tokio::test]
async fn the_receiver_takes_back_to_the_hand_over_and_then_throws() {
    let server = Server::start(dice_from(SEED)).await;
    let mut page = server.page(&for_two("gioul")).await;
    while !matches!(page.table.phase, PhaseView::Play { thrower, mover } if thrower != mover) {
        assert!(!page.is_over(), "choose another seed");
        page.go_on(&mut |_| 0).await;
    }
    let received = page.table.clone();
    let PhaseView::Play { mover, .. } = received.phase else {
        panic!();
    };
    assert_eq!(page.refused(Command::UndoTurn).await, "wrong_phase");

    page.play_first().await;
    page.say(Command::UndoTurn).await;
    let mut back = page.table.clone();
    back.version = received.version;
    assert_eq!(back, received);

    page.play_first().await;
    page.say(Command::Done).await;
    assert_eq!(page.table.phase, PhaseView::Throw { thrower: mover });
}

/// Against the program both directions happen too: it plays what it gets, and it gives.
#[tokio::test]
async fn the_program_hands_over_and_receives() {
    let (mut gave, mut got) = (false, false);
    for seed in 0..20 {
        let server = Server::start(dice_from(seed)).await;
        let table = NewTable {
            black: computer(5),
            ..for_two("gioul")
        };
        let mut page = server.page(&table).await;
        while !page.is_over() {
            page.go_on(&mut |_| 0).await;
        }
        for (event, _) in &page.story {
            if let TableEvent::HandedOver { to, .. } = event {
                gave |= *to == Seat::White;
                got |= *to == Seat::Black;
            }
        }
        if gave && got {
            return;
        }
    }
    panic!("20 games without a hand-over in each direction");
}
