//! Laws of whole games and matches.

use fastrand::Rng;
use rosespring_rules::{
    Dice, Die, Event, Match, Origin, Outcome, Phase as CratePhase, Point, Position, Rules, Scoring,
    Side, Stage, WinKind,
};

use super::all_rules;
use crate::bridge;
use crate::model::Options;
use crate::sample;

/// Whole random games: they end, no turn is longer than 24 steps, the receiver of a remainder
/// plays at most what was left, throws are counted, and the result is the one the rulings name.
#[test]
fn random_games_end_and_no_turn_is_too_long() {
    let mut rng = Rng::with_seed(8);
    for rules in all_rules() {
        for _ in 0..6 {
            let mut position = Position::start(rules.parse().expect("the rules read"));
            let mut stages = 0;
            let outcome = loop {
                stages += 1;
                assert!(stages < 20_000, "{rules}: a game that does not end");
                position = match position.phase() {
                    CratePhase::Over(outcome) => break outcome,
                    CratePhase::Play(_) => one_turn(&position, &mut rng),
                    CratePhase::Name(_) => {
                        let number = Die::ALL[rng.usize(..6)];
                        let named = position.name(number, &mut ());
                        named.expect("a doublet is to be named")
                    }
                    _ => {
                        let (first, second) = sample::dice(&mut rng);
                        position
                            .throw(bridge::dice(first, second), &mut ())
                            .expect("a throw is due")
                    }
                };
            };
            check_outcome(rules, &position, outcome);
        }
    }
}

/// Plays the whole turn at random and counts its steps.
fn one_turn(start: &Position, rng: &mut Rng) -> Position {
    let first = start.turn().expect("a turn is being played");
    let (mut by_thrower, mut by_other) = (0, 0);
    let mut left = if first.is_remainder() {
        all_numbers(first.stage())
    } else {
        0
    };
    let mut position = *start;
    while let Some(turn) = position.turn() {
        let plays = position.plays();
        let play = &plays[rng.usize(..plays.len())];
        if turn.is_remainder() {
            by_other += play.steps.len();
        } else {
            by_thrower += play.steps.len();
        }
        let mut events: Vec<Event> = Vec::new();
        position = position
            .play(&play.steps, &mut events)
            .expect("a play of the list");
        for event in events {
            if let Event::HandedOver { to, stage } = event {
                assert_eq!(
                    to,
                    first.thrower().other(),
                    "a remainder goes to the opponent"
                );
                left = all_numbers(stage);
            }
        }
    }
    assert!(by_thrower <= 24, "{by_thrower} steps in one turn");
    assert!(
        by_other <= left,
        "{by_other} steps of a remainder of {left}"
    );
    position
}

fn all_numbers(stage: Stage) -> usize {
    stage.groups().iter().map(Vec::len).sum()
}

fn check_outcome(rules: &str, position: &Position, outcome: Outcome) {
    if let Outcome::Left { winner, men } = outcome {
        let (won, lost) = (position.men(winner), position.men(winner.other()));
        let all = position.rules().men();
        assert_eq!((won.off(), lost.off() + men), (all, all), "{rules}");
        assert!((1..=all).contains(&men), "{rules}");
        return;
    }
    let Outcome::Won { winner, kind } = outcome else {
        let each = position.rules().mother.tie_units();
        let units = if outcome == Outcome::Drawn { 0 } else { each };
        assert_eq!(outcome.units(), units, "{rules}: a draw or a tie");
        return;
    };
    let (won, lost) = (position.men(winner), position.men(winner.other()));
    let all = position.rules().men();
    match kind {
        WinKind::Capote => assert!(
            won.off() > 0 && lost.bar() + lost.hand(position.rules()) > 0,
            "{rules}"
        ),
        WinKind::Mother => assert!(
            lost.pinned(position.rules()) >> 24 == 1 && won.at(start_point()) == 0,
            "{rules}"
        ),
        WinKind::Jan => {
            let taken = (19..=24).filter(|&point| {
                let origin = Point::new(point).map(Origin::Point).expect("a point");
                lost.at(origin) > 0
            });
            assert!(usize::from(lost.bar()) > 6 - taken.count(), "{rules}");
            assert!(!won.all_off(), "{rules}");
        }
        WinKind::Left => panic!("{rules}: men left are another outcome"),
        WinKind::Single if !won.all_off() => {
            let limpold = matches!(position.rules().scoring, Scoring::Limpold(_));
            assert!(limpold && lost.bar() > 0, "{rules}");
        }
        WinKind::Single => assert_eq!(won.off(), all, "{rules}"),
        WinKind::Double if position.rules().scoring == Scoring::Behind => {
            assert_eq!(won.off(), all, "{rules}");
        }
        WinKind::Double | WinKind::Triple => {
            assert_eq!((won.off(), lost.off()), (all, 0), "{rules}")
        }
    }
    assert!(
        position.throw(bridge::dice(1, 2), &mut ()).is_err(),
        "{rules}: the game is over"
    );
}

/// The point of the mothers.
fn start_point() -> Origin {
    Origin::Point(Point::new(24).expect("a point"))
}

/// C-7: who begins the next game.
#[test]
fn the_next_game_of_a_match_begins_as_the_rules_say() {
    for text in all_rules() {
        let options = Options::read(text).expect("the rules read");
        let rules: Rules = text.parse().expect("the rules read");
        let mut score = Match::new(rules, 5);
        let opening = first_phase(&options);
        assert_eq!(score.next_game().phase(), opening, "{text}");
        score.count(Outcome::Won {
            winner: Side::Black,
            kind: WinKind::Double,
        });
        let expected = if options.winner_leads {
            CratePhase::Throw(Side::Black)
        } else {
            opening
        };
        assert_eq!(score.next_game().phase(), expected, "{text}");
        score.count(Outcome::Drawn);
        assert_eq!(score.next_game().phase(), opening, "{text}: after a draw");
        assert_eq!(
            (score.units(Side::White), score.units(Side::Black)),
            (0, 2),
            "{text}"
        );
        score.count(Outcome::Won {
            winner: Side::Black,
            kind: WinKind::Triple,
        });
        assert_eq!(score.winner(), Some(Side::Black), "{text}");
    }
}

/// The phase of the first game; White leads without a throw for it in Laquet (LA-2).
fn first_phase(options: &Options) -> CratePhase {
    if options.white_leads {
        CratePhase::Throw(Side::White)
    } else {
        CratePhase::Opening
    }
}

/// PL-5: a tie counts for both sides, and a match is won by the side that has the units and leads.
#[test]
fn a_match_is_won_by_the_side_that_leads() {
    let rules: Rules = "tapa".parse().expect("the rules read");
    let mut score = Match::new(rules, 2);
    let tie = Outcome::Tied { each: 1 };
    score.count(tie);
    score.count(tie);
    let units = |score: &Match| Side::ALL.map(|side| score.units(side));
    assert_eq!(
        (units(&score), score.winner(), score.leader()),
        ([2, 2], None, None)
    );
    let (winner, kind) = (Side::Black, WinKind::Single);
    score.count(Outcome::Won { winner, kind });
    assert_eq!((units(&score), score.winner()), ([2, 3], Some(winner)));
}

/// Nobody can begin with a tie, and the opening die counts for nothing (GB-3).
#[test]
fn an_opening_is_decided_by_the_higher_die() {
    for text in all_rules() {
        let options = Options::read(text).expect("the rules read");
        let start = Position::start(text.parse().expect("the rules read"));
        assert_eq!(start.phase(), first_phase(&options), "{text}");
        if options.white_leads {
            continue;
        }
        for (Dice { first, second }, _) in Dice::ALL_21 {
            let next = start
                .throw(Dice::new(second, first), &mut ())
                .expect("an opening");
            let starter = Side::Black; // `first` is the higher, and here it is Black's
            let throws = [next.throws(Side::White), next.throws(Side::Black)];
            if first == second {
                assert_eq!(next, start, "{text}: a tie");
            } else if options.opening_dice_are_played {
                assert_eq!(throws, [0, 1], "{text}");
            } else {
                assert_eq!(
                    (next.phase(), throws),
                    (CratePhase::Throw(starter), [0, 0]),
                    "{text}"
                );
            }
        }
    }
}
