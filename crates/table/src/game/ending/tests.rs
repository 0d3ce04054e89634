// Only such a build has tables of two machines.
#![cfg(feature = "hall")]

use rosespring_rules::{Step, WinKind};

use super::*;
use crate::change::ChangeError;
use crate::game::clock::TimeControl;
use crate::game::log::LogEntry;
use crate::game::timing::tests::{Table, settings, viewer};
use crate::game::{Command, Player, Purpose, SeatHolder};
use crate::view;

const WHITE: Side = Side::White;
const BLACK: Side = Side::Black;

/// White has thrown 6-5 and is to play.
fn playing() -> Table {
    let mut table = Table::new("gioul", &[(6, 5), (6, 5), (4, 3), (2, 1)]);
    table.command(0, WHITE, Command::Throw);
    table.command(0, WHITE, Command::Throw);
    table
}

fn code(result: Result<(), ChangeError>) -> &'static str {
    match result {
        Err(ChangeError::Refused(refusal)) => refusal.code().name(),
        other => panic!("{other:?}"),
    }
}

/// The result that both players see.
fn result(table: &Table) -> serde_json::Value {
    let view = view::table_view("t", &table.state, &viewer(WHITE)).unwrap();
    let phase = serde_json::to_value(&view.phase).unwrap();
    assert_eq!(phase["match_over"], true);
    assert_eq!(table.state.wake_ms(), None);
    phase["result"].clone()
}

#[test]
fn a_match_whose_first_throw_does_not_come_ends_without_a_result() {
    let mut table = Table::new("gioul", &[]);
    let due = view::table_view("t", &table.state, &viewer(WHITE))
        .unwrap()
        .due;
    assert_eq!(due.unwrap().at_ms, table.now_ms + BEGIN_MS);
    table.wait(BEGIN_MS - 1);
    assert!(!table.state.is_finished());
    assert_eq!(table.state.missing(), None);
    table.wait(1);
    // Without links nobody can say who was missing.
    assert_eq!(table.state.missing(), Some(None));

    let result = result(&table);
    assert_eq!(
        (&result["ended"], &result["winner"]),
        (&"not_begun".into(), &().into())
    );
    assert!(table.state.is_finished() && table.state.winner().is_none());
    assert!(table.late(0, 0, WHITE, Command::Throw).is_err());

    for control in [None, Some(TimeControl::OneDay)] {
        let mut settings = settings("gioul");
        settings.time = control;
        assert_eq!(Table::of(settings, &[]).state.wake_ms(), None);
    }
}

#[test]
fn a_match_is_called_off_by_both_players() {
    let mut table = playing();
    table.command(0, BLACK, Command::CallOff);
    let offer = view::table_view("t", &table.state, &viewer(WHITE))
        .unwrap()
        .call_off_offer;
    assert!(offer.unwrap().can_answer);
    for command in [
        Command::CallOff,
        Command::RefuseCallOff,
        Command::AcceptResignation,
    ] {
        assert_eq!(code(table.late(0, 0, BLACK, command)), "wrong_phase");
    }
    assert_eq!(
        code(table.late(0, 0, WHITE, Command::AcceptResignation)),
        "wrong_phase"
    );

    table.command(0, WHITE, Command::CallOff);

    assert_eq!(result(&table)["ended"], "called_off");
    assert_eq!((table.state.units(), table.state.winner()), ([0, 0], None));
    assert_eq!(table.state.missing(), None);
    for text in &table.texts {
        assert_eq!(LogEntry::from_text(text).unwrap().to_text(), *text);
    }
}

#[test]
fn an_offer_to_call_off_is_refused_or_ends_and_is_made_three_times_at_most() {
    let mut table = playing();
    table.command(0, WHITE, Command::CallOff);
    table.command(1_000, BLACK, Command::RefuseCallOff);
    table.command(0, WHITE, Command::CallOff);
    table.wait(20_000);
    assert!(table.state.game.as_ref().unwrap().offer.is_none());
    // White's time counts while the offer waits: 21 s, of which 5 belong to the stage.
    assert_eq!(
        table.bank(WHITE),
        crate::game::timing::tests::BANK_MS - 16_000
    );
    table.command(0, WHITE, Command::CallOff);
    table.command(0, BLACK, Command::RefuseCallOff);

    assert_eq!(
        code(table.late(0, 0, WHITE, Command::CallOff)),
        "wrong_phase"
    );
    table.command(0, BLACK, Command::CallOff);
}

#[test]
fn offers_end_at_tables_without_clocks_too() {
    let mut settings = settings("gioul");
    settings.time = None;
    let mut table = Table::of(settings, &[(6, 5), (6, 5)]);
    table.command(0, WHITE, Command::Throw);
    table.command(0, WHITE, Command::Throw);
    let kind = Some(WinKind::Single);
    table.command(0, WHITE, Command::Resign { kind });
    // The server stood for a minute: the answer has its whole time.
    table.now_ms += 60_000;
    let resumed = table
        .state
        .resumed(&[(table.now_ms - 60_000, table.now_ms)]);
    table.happen(resumed);
    table.wait(19_999);
    assert!(table.state.game.as_ref().unwrap().offer.is_some());
    table.wait(1);

    assert!(table.state.game.as_ref().unwrap().offer.is_none());
    assert_eq!(table.state.wake_ms(), None);
}

#[test]
fn until_both_have_completed_two_turns_either_calls_the_match_off_and_nobody_resigns() {
    for (turns, is_early) in [
        ([0, 0], true),
        ([1, 9], true),
        ([2, 1], true),
        ([2, 2], false),
    ] {
        for side in [WHITE, BLACK] {
            let mut table = playing();
            table.state.turns_before = turns;
            assert_eq!(table.state.counts(), !is_early);
            let view = view::table_view("t", &table.state, &viewer(side)).unwrap();
            assert_eq!(view.resign.is_empty(), is_early);
            if is_early {
                for command in [Command::ResignMatch, Command::Resign { kind: None }] {
                    assert_eq!(code(table.late(0, 0, side, command)), "wrong_phase");
                }
            }

            table.command(0, side, Command::CallOff);

            assert_eq!(table.state.is_finished(), is_early);
            assert_eq!(table.state.winner(), None);
        }
    }
}

#[test]
fn a_turn_counts_for_its_thrower_once_it_is_done_and_in_later_games_too() {
    let mut table = playing();
    table.state.turns_before = [0; 2];
    while table.state.game.as_ref().unwrap().to_act() == Some(WHITE) {
        let view = view::table_view("t", &table.state, &viewer(WHITE)).unwrap();
        assert_eq!(table.state.turns_completed(), [0, 0]);
        let command = match view.legal.first() {
            Some(step) => {
                let Step { from, number } = step.step().unwrap();
                Command::Step { from, number }
            }
            None => Command::Done,
        };
        table.command(0, WHITE, command);
    }
    assert_eq!(table.state.turns_completed(), [1, 0]);

    table.state.turns_before = [2; 2];
    table.command(0, WHITE, Command::Resign { kind: None });
    table.command(0, WHITE, Command::NextGame);
    assert_eq!(table.state.turns_completed(), [3, 2]);
}

#[test]
fn a_resigned_match_is_lost_whatever_its_score() {
    let mut table = playing();
    table.command(0, BLACK, Command::ResignMatch);

    let result = result(&table);
    assert_eq!(
        (&result["ended"], &result["winner"]),
        (&"resigned".into(), &"white".into())
    );
    assert_eq!(
        (table.state.units(), table.state.winner()),
        ([0, 0], Some(WHITE))
    );
    assert_eq!(
        code(table.late(0, 0, WHITE, Command::ResignMatch)),
        "wrong_phase"
    );
}

#[test]
fn only_the_opponent_of_a_side_that_must_act_claims_the_match() {
    let mut table = playing();
    assert_eq!(table.state.owing(), [true, false]);
    assert_eq!(
        code(table.late(0, 0, BLACK, Command::ClaimMatch)),
        "wrong_phase"
    );
    assert_eq!(table.state.claimed(&viewer(WHITE), WHITE, false), None);
    assert_eq!(table.state.claimed(&viewer(WHITE), BLACK, false), None);
    let claim = table.state.claimed(&viewer(BLACK), WHITE, false);
    let left_black = Entry::MatchEnded {
        how: MatchEnd::Left,
        side: Some(BLACK),
    };
    let left_black = table.state.stamp(table.now_ms, None, left_black);
    assert!(table.state.clone().apply(&left_black).is_err());

    table.happen(claim);

    let result = result(&table);
    assert_eq!(
        (&result["ended"], &result["winner"]),
        (&"left".into(), &"black".into())
    );
    assert_eq!(table.state.owing(), [false; 2]);
    assert_eq!(table.state.absence_ms(), None);
}

#[test]
fn a_match_of_a_tournament_is_not_called_off() {
    let mut settings = settings("gioul");
    settings.purpose = Purpose::Tournament;
    let mut table = Table::of(settings, &[(6, 5), (6, 5)]);
    table.command(0, WHITE, Command::Throw);
    table.command(0, WHITE, Command::Throw);

    for side in [WHITE, BLACK] {
        assert_eq!(
            code(table.late(0, 0, side, Command::CallOff)),
            "wrong_phase"
        );
    }
    let absent = table.state.owing().map(|owes| owes);
    assert_eq!(absent, [true, false]);
    assert_eq!(table.state.claimed(&viewer(BLACK), WHITE, true), None);
    assert!(table.state.claimed(&viewer(BLACK), WHITE, false).is_some());
    table.command(0, BLACK, Command::ResignMatch);
    assert_eq!(table.state.winner(), Some(WHITE));
}

#[test]
fn a_match_at_one_screen_does_not_end_like_this() {
    let mut settings = settings("gioul");
    let [white, black] = ["Ada", "Boris"].map(|name| SeatHolder::Person(Player::at_screen(name)));
    (settings.white, settings.black, settings.time) = (white, black, None);
    let mut table = Table::of(settings, &[(6, 5), (6, 5)]);
    table.command(0, WHITE, Command::Throw);
    table.command(0, WHITE, Command::Throw);

    for command in [Command::ResignMatch, Command::CallOff, Command::ClaimMatch] {
        assert_eq!(code(table.late(0, 0, WHITE, command)), "wrong_phase");
    }
    assert_eq!((table.state.absence_ms(), table.state.due()), (None, None));
}
