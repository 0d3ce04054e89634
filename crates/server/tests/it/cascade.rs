//! A whole cascade, and taking it back.

use rosespring_wire::table::{Command, NextDoublet, PhaseView, PipState, TableEvent};

use crate::support::{Page, Server, dice, for_two, kinds};

/// Gioul cascades from the first throw: 24 steps.
async fn cascade(server: &Server) -> Page {
    let mut page = server.page(&for_two("gioul")).await;
    page.say(Command::Throw).await;
    page.say(Command::Throw).await;
    page
}

fn states(page: &Page, stage: usize) -> Vec<PipState> {
    let ladder = page.table.ladder.as_ref().unwrap();
    let numbers = ladder.stages[stage].numbers.iter();
    numbers.map(|number| number.state).collect()
}

#[tokio::test]
async fn a_cascade_of_aces_is_six_stages() {
    let server = Server::start(dice("6-5 1-1")).await;
    let mut page = cascade(&server).await;
    let Some((TableEvent::Thrown { cascades, .. }, _)) = page.story.last() else {
        panic!();
    };
    assert!(cascades);
    let ladder = page.table.ladder.clone().unwrap();
    assert_eq!(ladder.stages.len(), 6);
    assert!(ladder.stages[0].current && !ladder.stages[1].current);
    assert_eq!(states(&page, 0), [PipState::ToPlay; 4]);

    for _ in 0..4 {
        page.play(page.table.legal[0]).await;
    }
    assert_eq!(states(&page, 0), [PipState::Played; 4]);
    let ladder = page.table.ladder.clone().unwrap();
    assert!(!ladder.stages[0].current && ladder.stages[1].current);
    assert!(page.table.legal.iter().all(|step| step.number == 2));

    page.play_first().await;
    let played: u8 = (0..6).map(|stage| played_pips(&page, stage)).sum();
    assert_eq!(played, 24);
    let PhaseView::Confirm { passes_on, .. } = &page.table.phase else {
        panic!();
    };
    assert!(passes_on.is_empty());

    page.say(Command::Done).await;
    let row = &page.table.moves[0];
    assert_eq!(row.stages.len(), 6);
    assert_eq!(row.stages[5].numbers, [6; 4]);
    assert_eq!(row.stages.iter().map(|s| s.steps.len()).sum::<usize>(), 24);
    assert_eq!(page.table.white.pips, 15 * 24 - 84);
}

fn played_pips(page: &Page, stage: usize) -> u8 {
    let states = states(page, stage);
    let played = states.iter().filter(|&&state| state == PipState::Played);
    u8::try_from(played.count()).unwrap()
}

#[tokio::test]
async fn steps_and_stages_are_taken_back_across_the_cascade() {
    let server = Server::start(dice("6-5 1-1")).await;
    let mut page = cascade(&server).await;
    let mut seen = vec![page.table.clone()];
    while let Some(&step) = page.table.legal.first() {
        page.play(step).await;
        seen.push(page.table.clone());
    }
    assert_eq!(seen.len(), 25);

    let heard = page.say(Command::UndoStep).await;
    assert_eq!(heard.events, [TableEvent::Undone { steps: 1 }]);
    same_but_version(&page, &seen[23]);

    // The stage being played, then the one before it, as it has no steps left.
    let heard = page.say(Command::UndoStage).await;
    assert_eq!(heard.events, [TableEvent::Undone { steps: 3 }]);
    same_but_version(&page, &seen[20]);
    let heard = page.say(Command::UndoStage).await;
    assert_eq!(heard.events, [TableEvent::Undone { steps: 4 }]);
    same_but_version(&page, &seen[16]);
    page.say(Command::UndoStep).await;
    same_but_version(&page, &seen[15]);

    let heard = page.say(Command::UndoTurn).await;
    assert_eq!(heard.events, [TableEvent::Undone { steps: 15 }]);
    same_but_version(&page, &seen[0]);
    assert!(!page.table.can_undo);
    assert_eq!(page.refused(Command::UndoTurn).await, "wrong_phase");

    page.play_first().await;
    same_but_version(&page, &seen[24]);
}

fn same_but_version(page: &Page, then: &rosespring_wire::table::TableView) {
    let mut then = then.clone();
    then.version = page.table.version;
    assert_eq!(page.table, then);
}

#[tokio::test]
async fn the_first_three_throws_of_gul_bara_do_not_cascade() {
    let server = Server::start(dice("6-5 6-6 1-2 1-2 1-2 1-2 1-2 6-6")).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    page.say(Command::Throw).await;
    assert_eq!(
        page.table.white.next_doublet,
        NextDoublet::PlainFor { throws: 3 }
    );

    let heard = page.say(Command::Throw).await;
    assert_eq!(kinds(&heard.events), ["thrown"]);
    assert_eq!(page.table.ladder.as_ref().unwrap().stages.len(), 1);
    for _ in 0..6 {
        page.play_first().await;
        page.say(Command::Done).await;
        if page.table.white.throws == 3 && page.table.black.throws == 3 {
            break;
        }
        page.say(Command::Throw).await;
    }

    assert_eq!(page.table.white.next_doublet, NextDoublet::Cascades);
    let heard = page.say(Command::Throw).await;
    assert!(matches!(
        heard.events[0],
        TableEvent::Thrown { cascades: true, .. }
    ));
}
