//! Commands for a version of the table: late ones, those sent twice, and pages that come back.

use rosespring_rules::{Die, Origin, Point, Step};
use rosespring_server::DiceSource;
use rosespring_server::limits::PATCHES_KEPT_MAX;
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::{Command, Place, TableEvent};

use crate::support::{Page, Server, command, dice, dice_from, for_two};

/// What a page hears until nothing more is on its way.
#[derive(Debug, Default, PartialEq, Eq)]
struct Answers {
    patches: u32,
    stale: u32,
}

async fn answers(page: &mut Page) -> Answers {
    let mut answers = Answers::default();
    page.send_text("?").await;
    loop {
        match page.hear().await {
            ToClient::Patch(_) => answers.patches += 1,
            ToClient::Stale { table } => {
                assert_eq!(
                    *table, page.table,
                    "what happened is heard before the answer"
                );
                answers.stale += 1;
            }
            ToClient::Rejected { code, .. } if code == "malformed" => return answers,
            other => panic!("{other:?}"),
        }
    }
}

/// Two tabs play the same step at once, 300 times: each time it is played once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_step_from_two_tabs_is_played_once() {
    let server = Server::start(dice("6-1 6-5")).await;
    let mut first = server.page(&for_two("gul-bara")).await;
    first.say(Command::Throw).await;
    first.say(Command::Throw).await;
    let mut second = server.open(&first.id).await;

    for round in 0..300 {
        let chosen = command(&first.table.legal[round % first.table.legal.len()]);
        let begun = first.table.version;
        tokio::join!(first.send(&chosen), second.send(&chosen));
        let heard = [answers(&mut first).await, answers(&mut second).await];

        assert_eq!(heard.each_ref().map(|answers| answers.patches), [1, 1]);
        assert_eq!(heard[0].stale + heard[1].stale, 1, "round {round}");
        assert_eq!(
            (first.table.version, &first.table),
            (begun + 1, &second.table)
        );
        first.say(Command::UndoStep).await;
        second.hear_event().await;
    }
    assert_eq!(first.table, second.fresh().await);
}

#[tokio::test]
async fn what_is_sent_again_takes_effect_once() {
    let server = Server::start(dice_from(5)).await;
    let mut page = server.page(&for_two("gioul")).await;
    for _ in 0..40 {
        let sent = [Command::Throw, Command::Done, Command::UndoStep];
        let [throw, done, undo] = sent;
        let command = match page.table.legal.first() {
            _ if page.table.can_throw => throw,
            _ if page.table.can_done => done,
            Some(_) if page.table.can_undo && page.table.version % 7 == 0 => undo,
            Some(first) => command(first),
            None => panic!("nothing to do"),
        };
        let after = page.table.version;
        page.say(command.clone()).await;
        let then = page.table.clone();

        page.send_after(&command, after).await;

        assert_eq!(
            answers(&mut page).await,
            Answers {
                patches: 0,
                stale: 1
            }
        );
        assert_eq!(page.fresh().await, then);
    }
}

#[tokio::test]
async fn a_command_for_a_version_to_come_is_stale_too() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&for_two("gioul")).await;

    page.send_after(&Command::Throw, 2).await;

    assert_eq!(answers(&mut page).await.stale, 1);
    assert_eq!(page.table.version, 1);
}

#[tokio::test]
async fn a_page_that_comes_back_hears_what_it_missed() {
    let server = Server::start(dice_from(3)).await;
    let mut playing = server.page(&for_two("tawula")).await;
    let mut away = server.open(&playing.id).await;

    for missed in 0..6 {
        for _ in 0..missed {
            playing.go_on(&mut |_| 0).await;
        }
        let behind = playing.table.version - away.table.version;
        away.come_back().await;
        for _ in 0..behind {
            away.hear_event().await;
        }
        if behind == 0 {
            let current = ToClient::Current {
                v: playing.table.version,
            };
            assert_eq!(away.hear().await, current);
        }
        assert_eq!(away.table, playing.table);
        assert_eq!(answers(&mut away).await, Answers::default());
    }
}

#[tokio::test]
async fn a_page_that_was_away_for_long_is_sent_the_whole_state() {
    let server = Server::start(dice_from(3)).await;
    let mut playing = server.page(&for_two("tawula")).await;
    let mut away = server.open(&playing.id).await;
    let begun = away.table.version as usize;
    while (playing.table.version as usize) <= begun + PATCHES_KEPT_MAX {
        playing.go_on(&mut |_| 0).await;
    }

    away.come_back().await;

    let heard = away.hear().await;
    assert_eq!(
        heard,
        ToClient::Snapshot {
            table: Box::new(playing.table.clone())
        }
    );
    // A version that never was comes from another table.
    away.table.version = u32::MAX;
    away.come_back().await;
    assert!(matches!(away.hear().await, ToClient::Snapshot { .. }));
    let since = Some(playing.table.version);
    playing.refresh(since).await;
    assert!(matches!(playing.hear().await, ToClient::Current { .. }));
}

#[tokio::test]
async fn several_steps_are_played_in_order() {
    let server = Server::start(dice("6-1 6-5")).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    page.say(Command::Throw).await;
    page.say(Command::Throw).await;
    let legal = page.table.legal[0];
    let first = legal.step().unwrap();
    let Place::Point(landing) = legal.to else {
        panic!("{legal:?}");
    };
    let second = Step {
        from: Origin::Point(Point::new(landing).unwrap()),
        number: Die::new(11 - legal.number).unwrap(),
    };
    let steps = vec![first, second];

    let heard = page.say(Command::Steps { steps }).await;

    let [
        TableEvent::Stepped { step: one, .. },
        TableEvent::Stepped { step: two, .. },
    ] = heard.events.as_slice()
    else {
        panic!("{heard:?}");
    };
    assert_eq!((one, two.from), (&legal, legal.to));
    assert!(page.table.can_done);
}

#[tokio::test]
async fn of_several_steps_all_are_played_or_none() {
    let server = Server::start(dice("6-1 6-5")).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    page.say(Command::Throw).await;
    page.say(Command::Throw).await;
    let before = page.table.clone();
    let legal = before.legal[0];
    let twice = vec![legal.step().unwrap(); 2];

    let code = page.refused(Command::Steps { steps: twice }).await;

    assert_eq!(code, "illegal_step");
    assert_eq!(page.fresh().await, before);
    assert_eq!(answers(&mut page).await, Answers::default());
}

#[tokio::test]
async fn taking_back_to_a_point_keeps_the_steps_before_it() {
    let server = Server::start(dice("6-5 6-1 1-1")).await;
    let mut page = server.page(&for_two("gioul")).await;
    page.say(Command::Throw).await;
    page.say(Command::Throw).await;
    page.play_first().await;
    page.say(Command::Done).await;
    page.say(Command::Throw).await;
    let begun = page.story.len();
    while !page.table.can_done {
        page.play(page.table.legal[0]).await;
    }
    let states: Vec<_> = page.story[begun - 1..].to_vec();
    let steps = states.len() - 1;
    assert!(steps > 8, "a cascade of several stages");
    let undo_to = |steps: usize| Command::UndoTo {
        steps: u8::try_from(steps).unwrap(),
    };

    for kept in (0..steps).rev() {
        page.say(undo_to(kept)).await;
        assert_eq!(page.table.points, states[kept].1.points);
        assert_eq!(page.table.legal, states[kept].1.legal);
        assert_eq!(page.table.can_undo, kept > 0);
        assert_eq!(page.refused(undo_to(kept)).await, "wrong_phase");
    }
    while !page.table.can_done {
        page.play(page.table.legal[0]).await;
    }
    let heard = page.say(undo_to(3)).await;
    let [TableEvent::Undone { steps: undone }] = heard.events.as_slice() else {
        panic!("{heard:?}");
    };
    assert_eq!(usize::from(*undone), steps - 3);
    assert_eq!(page.table.points, states[3].1.points);
}
