//! The commands that a viewer may give, and the view of a viewer.

use rosespring_rules::{Side, WinKind};
use rosespring_table::advice;
use rosespring_table::game::{Command, LogEntry, Player, PlayerId, Refusal, Viewer};
use rosespring_wire::advice::AdviceKind;
use rosespring_wire::table::{PhaseView, Seat};

use crate::support::{Host, computer, person, seat};

/// Returns a game of Ada (White) and Boris, in which `mover` is to play a stage.
fn playing() -> (Host, Viewer, Viewer) {
    let mut host = Host::new("gul-bara", person("Ada"), person("Boris"));
    let [ada, boris] = [seat("Ada", Side::White), seat("Boris", Side::Black)];
    loop {
        let view = host.view(&Viewer::screen());
        let by = match view.phase {
            PhaseView::Opening { .. } => &ada,
            PhaseView::Throw {
                thrower: Seat::White,
            } => &ada,
            PhaseView::Throw { .. } => &boris,
            PhaseView::Play {
                mover: Seat::White, ..
            } => return (host, ada, boris),
            PhaseView::Play { .. } => return (host, boris, ada),
            _ => panic!("{:?}", view.phase),
        };
        host.ask(by, Command::Throw).unwrap();
    }
}

fn watcher() -> Viewer {
    Viewer::watcher(PlayerId::try_from("guest".to_owned()).unwrap(), 0)
}

#[test]
fn nobody_plays_in_the_seat_of_another() {
    let (mut host, _, other) = playing();
    let before = host.texts.clone();

    for viewer in [other, watcher()] {
        for command in [
            Command::Throw,
            Command::UndoStep,
            Command::UndoTurn,
            Command::Done,
        ] {
            let refused = host.ask(&viewer, command.clone()).unwrap_err();
            assert_eq!(refused.code().name(), "not_your_seat", "{command:?}");
            assert_eq!(refused, Refusal::OtherSeat);
        }
    }

    assert_eq!(host.texts, before);
}

#[test]
fn a_watcher_may_do_nothing_at_all() {
    let (mut host, ..) = playing();

    for command in [
        Command::Resign { kind: None },
        Command::NextGame,
        Command::SetAutoForced { auto_forced: false },
    ] {
        assert_eq!(host.ask(&watcher(), command), Err(Refusal::OtherSeat));
    }
}

#[test]
fn who_does_not_hold_the_seat_is_not_shown_what_may_be_done() {
    let (host, mover, other) = playing();
    let own = host.view(&mover);
    assert!(!own.legal.is_empty());

    for viewer in [other, watcher()] {
        let view = host.view(&viewer);
        assert!(view.legal.is_empty() && !view.can_throw && !view.can_undo && !view.can_done);
        assert_eq!(view.resign.is_empty(), !viewer.holds_any());
        assert_eq!((view.points, view.dice), (own.points.clone(), own.dice));
    }
    assert_eq!(host.view(&Viewer::screen()).legal, own.legal);
}

#[test]
fn nobody_is_given_a_hint_for_the_seat_of_another() {
    let (host, mover, other) = playing();

    let asked = |viewer| advice::Question::new(&host.state, AdviceKind::Hint, viewer);

    assert!(asked(&mover).is_ok());
    assert_eq!(asked(&other).unwrap_err(), Refusal::OtherSeat);
}

#[test]
fn each_player_gives_up_their_own_game_whosever_turn_it_is() {
    for gives_up in [Side::White, Side::Black] {
        let (mut host, mover, other) = playing();
        let viewer = if mover.holds(gives_up) { mover } else { other };

        host.ask(&viewer, Command::Resign { kind: None }).unwrap();

        // Nobody has borne off a man of Gul bara: a double game.
        assert_eq!(host.state.units()[gives_up.other().index()], 2);
        assert_eq!(host.state.units()[gives_up.index()], 0);
    }
}

#[test]
fn the_program_plays_by_itself_until_a_person_is_to_act() {
    let mut host = Host::new("gioul", person("You"), computer(1));
    let you = Viewer::screen();

    host.ask(&you, Command::Throw).unwrap();

    assert!(!matches!(
        host.view(&you).phase,
        PhaseView::Throw {
            thrower: Seat::Black
        } | PhaseView::Play {
            mover: Seat::Black,
            ..
        }
    ));
}

#[test]
fn entries_say_who_asked_and_when() {
    let mut host = Host::new("gul-bara", person("Ada"), person("Boris"));
    let ada = seat("Ada", Side::White);
    host.now_ms = 5_000;
    host.ask(&ada, Command::Throw).unwrap();
    // A clock that is set back does not change the order of entries.
    host.now_ms = 10;
    host.ask(&ada, Command::SetAutoForced { auto_forced: false })
        .unwrap();

    let entries: Vec<_> = host
        .texts
        .iter()
        .map(|text| LogEntry::from_text(text).unwrap())
        .collect();

    assert_eq!(entries[0].by, None);
    assert_eq!(entries[1].by, Some(Player::at_screen("Ada").id));
    assert_eq!(entries[1].at_ms, 5_000);
    assert!(entries.is_sorted_by_key(|entry| entry.at_ms));
    assert_eq!(host.replayed().version() as usize, entries.len());
}

#[test]
fn only_the_other_side_answers_an_offer_to_resign() {
    let (mut host, mover, other) = playing();
    let single = Command::Resign {
        kind: Some(WinKind::Single),
    };
    for answer in [Command::AcceptResignation, Command::RefuseResignation] {
        assert_eq!(
            host.ask(&other, answer).unwrap_err().code().name(),
            "wrong_phase"
        );
    }

    host.ask(&mover, single.clone()).unwrap();

    let guest = watcher();
    let may_answer = [&mover, &guest, &other].map(|viewer| {
        let offer = host.view(viewer).resign_offer;
        offer.unwrap().can_answer
    });
    assert_eq!(may_answer, [false, false, true]);
    for answer in [Command::AcceptResignation, Command::RefuseResignation] {
        assert_eq!(host.ask(&mover, answer.clone()), Err(Refusal::OtherSeat));
        assert_eq!(host.ask(&guest, answer), Err(Refusal::OtherSeat));
    }
    for command in [single, Command::Throw, Command::Done, Command::UndoTurn] {
        assert_eq!(
            host.ask(&mover, command).unwrap_err().code().name(),
            "wrong_phase"
        );
    }
    host.ask(&other, Command::AcceptResignation).unwrap();
    let loser = Side::ALL.into_iter().find(|&side| mover.holds(side));
    assert_eq!(host.state.units()[loser.unwrap().other().index()], 1);
}
