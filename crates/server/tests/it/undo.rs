//! Forced stages, and what may be taken back.

use rosespring_wire::table::{Command, NewTable, PhaseView, Seat, TableEvent};

use crate::support::{Page, Server, computer, dice, dice_from, for_two, kinds};

/// White opens Gul bara with 6-6: the only play is 24/18(4).
async fn forced(auto_forced: bool) -> (Server, Page) {
    let server = Server::start(dice("6-5 6-6")).await;
    let table = NewTable {
        auto_forced,
        ..for_two("gul-bara")
    };
    let mut page = server.page(&table).await;
    page.say(Command::Throw).await;
    page.say(Command::Throw).await;
    (server, page)
}

#[tokio::test]
async fn a_stage_with_one_play_plays_itself_if_wished() {
    let (_server, mut page) = forced(true).await;

    let (event, _) = page.story.last().unwrap();
    let TableEvent::StagePlayed {
        mover,
        stage,
        forced,
    } = event
    else {
        panic!("{event:?}");
    };
    assert_eq!((*mover, *forced), (Seat::White, true));
    assert_eq!(stage.play, "24/18(4)");
    assert!(matches!(page.table.phase, PhaseView::Confirm { .. }));
    // Nothing was chosen, so nothing can be taken back.
    assert!(!page.table.can_undo && page.table.can_done);
    assert_eq!(page.refused(Command::UndoStep).await, "wrong_phase");
    assert_eq!(page.refused(Command::UndoStage).await, "wrong_phase");
    assert_eq!(page.refused(Command::UndoTurn).await, "wrong_phase");
}

#[tokio::test]
async fn a_stage_with_one_play_waits_if_not() {
    let (_server, mut page) = forced(false).await;
    assert_eq!(kinds(&[page.story.last().unwrap().0.clone()]), ["thrown"]);
    assert!(matches!(page.table.phase, PhaseView::Play { .. }));

    let heard = page.say(Command::SetAutoForced { auto_forced: true }).await;

    assert_eq!(kinds(&heard.events), ["setting_changed", "stage_played"]);
    assert!(page.table.auto_forced);
}

/// In a cascade some stages are chosen and some are forced; taking back always ends at a choice.
#[tokio::test]
async fn taking_back_leads_to_the_last_choice() {
    let mut checked = 0;
    for seed in 0..4 {
        let server = Server::start(dice_from(seed)).await;
        let table = NewTable {
            auto_forced: true,
            ..for_two("gioul")
        };
        let mut page = server.page(&table).await;
        for _ in 0..400 {
            if page.is_over() {
                break;
            }
            page.go_on(&mut |_| 0).await;
            checked += undo_after_forced(&mut page).await;
        }
        if checked > 2 {
            return;
        }
    }
    panic!("forced stages after a choice are not as rare as that");
}

/// If the last thing that happened was a forced stage after a chosen step: takes it back and plays
/// it again.
async fn undo_after_forced(page: &mut Page) -> usize {
    let was_forced = matches!(
        page.story.last(),
        Some((TableEvent::StagePlayed { forced: true, .. }, _))
    );
    if !was_forced || !page.table.can_undo {
        return 0;
    }
    let then = page.table.clone();
    let heard = page.say(Command::UndoStep).await;
    let [TableEvent::Undone { steps }] = heard.events.as_slice() else {
        panic!("nothing plays itself after it was taken back: {heard:?}");
    };
    assert!(*steps > 1, "the forced steps go back with the chosen one");
    assert!(!page.table.legal.is_empty());
    while page.table.version < then.version + 30 && page.table.points != then.points {
        let Some(&step) = page.table.legal.first() else {
            break;
        };
        page.play(step).await;
    }
    assert_eq!(page.table.points, then.points);
    1
}

#[tokio::test]
async fn a_throw_is_not_taken_back() {
    let server = Server::start(dice("6-1 6-5")).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    page.say(Command::Throw).await;
    assert_eq!(page.refused(Command::UndoTurn).await, "wrong_phase");
    page.say(Command::Throw).await;
    let thrown = page.table.clone();
    page.step(24, 6).await;

    page.say(Command::UndoTurn).await;

    assert_eq!(page.table.dice, thrown.dice);
    assert_eq!(page.table.phase, thrown.phase);
    assert_eq!(page.refused(Command::UndoTurn).await, "wrong_phase");
    // What is committed stands.
    page.play_first().await;
    page.say(Command::Done).await;
    assert_eq!(page.refused(Command::UndoStep).await, "wrong_phase");
}

#[tokio::test]
async fn the_programs_play_is_not_taken_back() {
    let server = Server::start(dice("1-6 6-5")).await;
    let table = NewTable {
        black: computer(5),
        ..for_two("gul-bara")
    };
    let mut page = server.page(&table).await;

    let heard = page.say(Command::Throw).await;

    assert_eq!(
        kinds(&heard.events),
        ["opening_thrown", "thrown", "stage_played", "committed"]
    );
    assert!(!page.table.can_undo);
    assert_eq!(page.refused(Command::UndoTurn).await, "wrong_phase");
    for (_, table) in &page.story[1..3] {
        assert!(table.legal.is_empty() && !table.can_undo && !table.can_done);
    }
}
