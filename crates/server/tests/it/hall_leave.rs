//! Leaving, resigning and calling off a match of two people on two machines.

use rosespring_wire::table::{Command, DueKind, MatchEnd, PhaseView, ResultView, Seat, ViewerSeat};
use serde_json::json;

use crate::hall::{Browser, act, hall, play_until_it_counts};
use crate::support::{Page, Server, dice_from};

/// Dice with which the side of the first page to act plays with a choice.
const SEED: u64 = 1;

/// Ada (White) and Boris at a table with a time; its id.
async fn seated<'a>(server: &'a Server, time: &str) -> ([Browser<'a>; 2], String) {
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(server));
    let body = json!({"rules": "gioul", "match_to": 3, "side": "white", "time": time,
        "name": "Ada"});
    let (_, made) = ada.ask("POST", "/api/hall/invitations", body).await;
    let (_, accepted) = boris.accept(made["id"].as_str().unwrap(), "Boris").await;
    let table = accepted["table"].as_str().unwrap().to_owned();
    ([ada, boris], table)
}

/// Throws until a side is to play; the page of that side, and the other one.
async fn begin(mut white: Page, mut black: Page) -> (Page, Page) {
    while !matches!(white.table.phase, PhaseView::Play { .. }) {
        black.hear_all().await;
        white.hear_all().await;
        let thrower = if white.table.can_throw {
            &mut white
        } else {
            &mut black
        };
        thrower.send(&Command::Throw).await;
        thrower.hear_event().await;
        thrower.hear_all().await;
    }
    black.hear_all().await;
    match white.table.phase {
        PhaseView::Play {
            mover: Seat::White, ..
        } => (white, black),
        _ => (black, white),
    }
}

fn result(page: &Page) -> ResultView {
    match &page.table.phase {
        PhaseView::Over {
            result,
            match_over: true,
        } => result.clone(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn who_must_act_and_leaves_is_away_until_they_come_back() {
    let server = hall(dice_from(SEED), "http://localhost").await;
    let ([ada, boris], table) = seated(&server, "fast").await;
    let (mover, mut other) = begin(ada.open(&table).await, boris.open(&table).await).await;
    let seat = mover.table.you;
    assert_eq!(other.absence.allowed_ms, Some(30_000));
    let until = |page: &Page| {
        let absence = page.absence;
        absence.white_until_ms.or(absence.black_until_ms)
    };
    assert_eq!(until(&other), None);
    assert_eq!(other.refused(Command::ClaimMatch).await, "wrong_phase");

    mover.leave().await;
    while until(&other).is_none() {
        other.hear_all().await;
    }
    // Half of the time, because the page was closed, and time to load it again.
    while other.time_ms.is_none() {
        other.hear_all().await;
    }
    let left_ms = until(&other).unwrap() - other.time_ms.unwrap();
    assert!((5_000..=21_000).contains(&left_ms), "{left_ms}");
    assert_eq!(other.refused(Command::ClaimMatch).await, "wrong_phase");

    let browser = if seat == Some(ViewerSeat::White) {
        &ada
    } else {
        &boris
    };
    let mut back = browser.open(&table).await;
    while until(&other).is_some() {
        other.hear_all().await;
    }
    // Nobody is away in the other player's time.
    other.leave().await;
    back.hear_all().await;
    assert_eq!(until(&back), None);
}

#[tokio::test]
async fn before_two_turns_one_player_calls_the_match_off_and_nobody_resigns() {
    let server = hall(dice_from(SEED), "http://localhost").await;
    let ([ada, boris], table) = seated(&server, "slow").await;
    let (mut mover, mut other) = begin(ada.open(&table).await, boris.open(&table).await).await;
    assert!(other.table.resign.is_empty());
    for command in [Command::ResignMatch, Command::Resign { kind: None }] {
        assert_eq!(other.refused(command).await, "wrong_phase");
    }

    other.send(&Command::CallOff).await;
    other.hear_event().await;
    mover.hear_all().await;

    for page in [&mover, &other] {
        let result = result(page);
        assert_eq!(
            (result.ended, result.winner),
            (Some(MatchEnd::CalledOff), None)
        );
    }
}

#[tokio::test]
async fn both_players_call_a_match_off_and_either_resigns_it() {
    let server = hall(dice_from(SEED), "http://localhost").await;
    let ([ada, boris], table) = seated(&server, "slow").await;
    let mut pages = [ada.open(&table).await, boris.open(&table).await];
    play_until_it_counts(&mut pages).await;
    while !matches!(pages[0].table.phase, PhaseView::Play { .. }) {
        act(&mut pages).await;
    }
    let [mut mover, mut other] = pages;

    mover.send(&Command::CallOff).await;
    mover.hear_event().await;
    other.hear_all().await;
    assert!(other.table.call_off_offer.unwrap().can_answer);
    assert_eq!(other.table.due.unwrap().kind, DueKind::OfferEnds);
    other.send(&Command::RefuseCallOff).await;
    other.hear_event().await;
    mover.hear_all().await;
    assert_eq!((mover.table.call_off_offer, mover.table.due), (None, None));
    mover.send(&Command::CallOff).await;
    mover.hear_event().await;
    other.hear_all().await;
    other.send(&Command::CallOff).await;
    other.hear_event().await;
    mover.hear_all().await;
    for page in [&mover, &other] {
        let result = result(page);
        assert_eq!(
            (result.ended, result.winner),
            (Some(MatchEnd::CalledOff), None)
        );
    }
    assert!(server.store.table(&table).await.unwrap().progress.finished);

    let ([ada, boris], table) = seated(&server, "slow").await;
    let mut pages = [ada.open(&table).await, boris.open(&table).await];
    play_until_it_counts(&mut pages).await;
    let [mut mover, mut other] = pages;
    other.send(&Command::ResignMatch).await;
    other.hear_event().await;
    mover.hear_all().await;
    let result = result(&mover);
    assert_eq!(result.ended, Some(MatchEnd::Resigned));
    let you = serde_json::to_value(mover.table.you).unwrap();
    assert_eq!(serde_json::to_value(result.winner).unwrap(), you);
}

#[tokio::test]
async fn a_match_that_does_not_begin_says_until_when_it_may() {
    let server = hall(dice_from(SEED), "http://localhost").await;
    let ([ada, _], table) = seated(&server, "normal").await;
    let page = ada.open(&table).await;

    let due = page.table.due.unwrap();
    let stored = server.store.table(&table).await.unwrap();
    assert_eq!(due.kind, DueKind::NotBegun);
    assert_eq!(stored.progress.wake_ms, Some(due.at_ms));
    assert!((0..=30_000).contains(&(due.at_ms - stored.created_ms)));
}
