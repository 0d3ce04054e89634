//! Whole games of two people at one screen.

use rosespring_rules::WinKind;
use rosespring_server::DiceSource;
use rosespring_wire::table::{Command, NewTable, PhaseView, Seat};

use crate::support::{Server, dice, dice_from, for_two, kinds, step_from};

#[tokio::test]
async fn an_opening_is_thrown_until_it_is_decided() {
    let server = Server::start(dice("4-4 3-5 6-5")).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    assert_eq!(page.table.version, 1);
    assert_eq!(page.table.phase, PhaseView::Opening { tie: None });

    let heard = page.say(Command::Throw).await;
    assert_eq!(kinds(&heard.events), ["opening_thrown"]);
    assert_eq!(page.table.phase, PhaseView::Opening { tie: Some(4) });

    page.say(Command::Throw).await;
    let thrower = Seat::Black;
    assert_eq!(page.table.phase, PhaseView::Throw { thrower });
    assert_eq!(page.table.opening_dice, Some([3, 5]));

    let heard = page.say(Command::Throw).await;
    assert_eq!(kinds(&heard.events), ["thrown"]);
    assert_eq!(page.table.dice, Some([6, 5]));
    assert_eq!(page.table.opening_dice, None);
}

#[tokio::test]
async fn opening_dice_are_played_where_the_rules_say_so() {
    let server = Server::start(dice("5-3")).await;
    let mut page = server.page(&for_two("backgammon")).await;

    let heard = page.say(Command::Throw).await;

    assert_eq!(kinds(&heard.events), ["opening_thrown", "thrown"]);
    assert_eq!(page.table.dice, Some([5, 3]));
    let white = Seat::White;
    assert_eq!(
        page.table.phase,
        PhaseView::Play {
            thrower: white,
            mover: white
        }
    );
}

#[tokio::test]
async fn a_turn_is_played_confirmed_and_written_down() {
    let server = Server::start(dice("6-1 6-5")).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    page.say(Command::Throw).await;
    page.say(Command::Throw).await;
    assert_eq!(page.table.legal.len(), 2);
    assert!(!page.table.can_done);

    page.step(24, 6).await;
    assert!(page.table.can_undo);
    assert_eq!(page.men_on(Seat::White, 18), 1);
    page.step(18, 5).await;
    assert!(matches!(page.table.phase, PhaseView::Confirm { .. }));
    assert!(page.table.can_done);
    let heard = page.say(Command::Done).await;

    assert_eq!(kinds(&heard.events), ["committed"]);
    let thrower = Seat::Black;
    assert_eq!(page.table.phase, PhaseView::Throw { thrower });
    let row = &page.table.moves[0];
    assert_eq!((row.turn, row.mover, row.dice), (1, Seat::White, [6, 5]));
    assert_eq!(row.stages[0].play, "24/18/13");
    assert_eq!(page.table.white.pips, 15 * 24 - 11);
}

#[tokio::test]
async fn steps_that_are_not_legal_change_nothing() {
    let server = Server::start(dice("6-1 6-5")).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    assert_eq!(page.refused(step_from(24, 6)).await, "wrong_phase");
    page.say(Command::Throw).await;
    page.say(Command::Throw).await;
    let before = page.table.clone();

    assert_eq!(page.refused(step_from(24, 4)).await, "illegal_step");
    assert_eq!(page.refused(step_from(23, 6)).await, "illegal_step");
    assert_eq!(page.refused(Command::Throw).await, "wrong_phase");
    assert_eq!(page.refused(Command::Done).await, "wrong_phase");
    assert_eq!(page.refused(Command::UndoStep).await, "wrong_phase");
    assert_eq!(page.refused(Command::NextGame).await, "wrong_phase");

    assert_eq!(page.fresh().await, before);
}

/// A whole game of every preset, by the first legal step or by chance, to its end.
#[tokio::test]
async fn whole_games_of_every_preset_come_to_an_end() {
    let presets = rosespring_rules::presets().map(|preset| preset.name);
    for (preset, seed) in presets.zip(1..) {
        let server = Server::start(dice_from(seed)).await;
        let mut page = server.page(&for_two(preset)).await;
        let mut rng = fastrand::Rng::with_seed(seed);

        while !page.is_over() {
            page.go_on(&mut |count| rng.usize(..count)).await;
        }

        let PhaseView::Over { result, match_over } = &page.table.phase else {
            panic!("{preset} is not over");
        };
        let units = u32::from(result.units);
        let score = page.table.score;
        assert_eq!(score.white + score.black, units, "{preset}");
        assert_eq!(*match_over, units > 0, "{preset}");
        assert!(page.table.ladder.is_none());
    }
}

#[tokio::test]
async fn the_winner_leads_in_the_next_game_of_a_match() {
    let server = Server::start(dice("6-1")).await;
    let table = NewTable {
        match_to: 3,
        ..for_two("gul-bara")
    };
    let mut page = server.page(&table).await;
    assert_eq!(
        page.refused(Command::Resign { kind: None }).await,
        "wrong_phase"
    );
    page.say(Command::Throw).await;

    let heard = page.say(Command::Resign { kind: None }).await;

    assert_eq!(kinds(&heard.events), ["game_over"]);
    let PhaseView::Over { result, match_over } = &page.table.phase else {
        panic!();
    };
    assert_eq!(result.winner, Some(Seat::Black));
    assert_eq!((result.kind.as_str(), result.units), ("double", 2));
    assert!(result.resigned && !match_over);
    assert_eq!(page.refused(Command::Throw).await, "wrong_phase");
    assert_eq!(
        page.refused(Command::Resign { kind: None }).await,
        "wrong_phase"
    );

    let heard = page.say(Command::NextGame).await;
    assert_eq!(kinds(&heard.events), ["next_game"]);
    let thrower = Seat::Black;
    assert_eq!(page.table.phase, PhaseView::Throw { thrower });
    assert_eq!((page.table.game_number, page.table.score.black), (2, 2));
    assert!(page.table.moves.is_empty());
}

#[tokio::test]
async fn less_than_can_be_lost_waits_for_the_other_side_to_agree() {
    let server = Server::start(dice("6-1")).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    let single = || Command::Resign {
        kind: Some(WinKind::Single),
    };
    let capote = Command::Resign {
        kind: Some(WinKind::Capote),
    };
    page.say(Command::Throw).await;
    let choices = page.table.resign.iter();
    let choices: Vec<_> = choices.map(|one| (one.units, one.needs_consent)).collect();
    assert_eq!(choices, [(1, true), (2, false)]);
    assert_eq!(page.refused(capote).await, "wrong_phase");
    let answer = Command::AcceptResignation;
    assert_eq!(page.refused(answer).await, "wrong_phase");

    let heard = page.say(single()).await;

    assert_eq!(kinds(&heard.events), ["resign_offered"]);
    let offer = page.table.resign_offer.unwrap();
    assert_eq!(
        (offer.side, offer.units, offer.can_answer),
        (Seat::White, 1, true)
    );
    assert!(!page.table.can_throw && page.table.resign.is_empty());
    assert_eq!(page.refused(Command::Throw).await, "wrong_phase");

    let heard = page.say(Command::RefuseResignation).await;

    assert_eq!(kinds(&heard.events), ["resign_refused"]);
    assert!(page.table.can_throw && page.table.resign_offer.is_none());

    page.say(single()).await;
    let heard = page.say(Command::AcceptResignation).await;

    assert_eq!(kinds(&heard.events), ["game_over"]);
    let PhaseView::Over { result, .. } = &page.table.phase else {
        panic!();
    };
    assert_eq!((result.kind.as_str(), result.resigned), ("single", true));
}

#[tokio::test]
async fn every_game_has_an_opening_where_the_rules_say_so() {
    let server = Server::start(DiceSource::Seeded).await;
    let table = NewTable {
        match_to: 5,
        ..for_two("backgammon")
    };
    let mut page = server.page(&table).await;
    while page.table.can_throw {
        page.say(Command::Throw).await;
    }
    page.say(Command::Resign { kind: None }).await;

    page.say(Command::NextGame).await;

    assert_eq!(page.table.phase, PhaseView::Opening { tie: None });
    page.say(Command::Throw).await;
}

#[tokio::test]
async fn a_match_that_is_over_has_no_next_game() {
    let server = Server::start(dice("6-1")).await;
    let mut page = server.page(&for_two("gioul")).await;
    page.say(Command::Throw).await;
    page.say(Command::Resign { kind: None }).await;

    assert_eq!(page.refused(Command::NextGame).await, "wrong_phase");
    let (_, list) = server.get("/api/tables").await;
    assert_eq!(list[0]["finished"], true);
    assert_eq!(list[0]["score"]["black"], 2);
}

#[tokio::test]
async fn a_turn_in_which_nothing_plays_commits_itself() {
    // Tawula: an ace cannot enter while two men stand on 24, and the starters are locked.
    let server = Server::start(dice("6-3 1-1")).await;
    let mut page = server.page(&for_two("tawula")).await;
    page.say(Command::Throw).await;
    page.play_first().await;
    page.say(Command::Done).await;

    let heard = page.say(Command::Throw).await;

    assert_eq!(
        kinds(&heard.events),
        ["thrown", "stage_passed", "numbers_lost", "committed"]
    );
    let (_, shown) = &page.story[page.story.len() - 4];
    let ladder = shown.ladder.as_ref().unwrap();
    assert_eq!(ladder.stages[0].numbers.len(), 4);
    assert!(!shown.can_done && shown.legal.is_empty());
    let thrower = Seat::White;
    assert_eq!(page.table.phase, PhaseView::Throw { thrower });
    assert_eq!(page.table.moves[1].stages[0].lost, [1, 1, 1, 1]);
}
