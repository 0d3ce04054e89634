use std::ops::RangeInclusive;

use rosespring_rules::{Contact, Dice, GameKind, Point, Position, Rules, Side};

use super::{CLOSE, Difference, Fact, LEAST, NAMED, Reason, Why};
use crate::GameEvaluator;
use crate::analysis::{Analyst, Depth};
use crate::player::{Player, Weak};
use crate::search::Greedy;
use crate::stakes::Stakes;
use crate::walk::throw;

/// Calls `see` with the mistakes of weak players, until it has seen `count`, and returns their
/// reasons.
fn mistakes(rules: &str, count: usize) -> Vec<(Position, Position, Why)> {
    let rules: Rules = rules.parse().unwrap();
    let mut rng = fastrand::Rng::with_seed(7);
    let mut analyst = Analyst::new(GameEvaluator::of(rules.game), Depth::plies(0));
    let mut player = Weak::new(fastrand::Rng::with_seed(8));
    let mut found = Vec::new();
    loop {
        let mut position = Position::start(rules);
        while position.outcome().is_none() {
            position = position.throw(throw(&mut rng), &mut ()).unwrap();
            while position.turn().is_some() {
                let play = player.choose(&position, Stakes::Units).unwrap();
                let after = position.after(&play.end, &mut ());
                if let Some(why) = analyst.why(&position, &play.end.board, Stakes::Units) {
                    found.push((position, after, why));
                    if found.len() == count {
                        return found;
                    }
                }
                position = after;
            }
        }
    }
}

/// The worth of a position to `side`, one throw ahead, by another search.
fn one_throw_ahead(position: &Position, side: Side) -> f32 {
    let mut greedy = Greedy::new(GameEvaluator::of(position.rules().game));
    let settled = greedy.settled(*position, Stakes::Units);
    if let Some(outcome) = settled.outcome() {
        return Stakes::Units.worth(&crate::evaluate::Value::of(outcome), side);
    }
    let throws = Dice::ALL_21.into_iter().map(|(dice, ways)| {
        let thrown = settled.throw(dice, &mut ()).unwrap();
        let worth = Stakes::Units.worth(&greedy.best_value(&thrown, Stakes::Units), side);
        worth * f32::from(ways) / 36.0
    });
    throws.sum()
}

/// The men of a side by place: off, the points from 1 to 24, the bar and the hand.
fn places(position: &Position, side: Side) -> [f32; 27] {
    let men = position.men(side);
    let mut places = [0.0; 27];
    places[0] = f32::from(men.off());
    for (point, count) in men.points() {
        places[usize::from(point.get())] = f32::from(count);
    }
    places[25] = f32::from(men.bar());
    places[26] = f32::from(men.hand(position.rules()));
    places
}

/// What a play that led to `after` leaves of a fact, counted from the men alone.
fn counted_again(fact: Fact, after: &Position, side: Side) -> Option<f32> {
    let rules = after.rules();
    let (mine, theirs) = (places(after, side), places(after, side.other()));
    let holds = match rules.contact {
        Contact::OneManBlocks => 1.0,
        _ => 2.0,
    };
    // Whether a point of the opponent's numbering is closed to them.
    let closed = |their: usize| {
        let point = Point::new(their as u8).unwrap();
        mine[usize::from(rules.movement.facing(point).get())] >= holds
    };
    let held =
        |points: RangeInclusive<usize>| points.filter(|&point| mine[point] >= holds).count() as f32;
    let replied = |counts: fn(f32, bool) -> f32| -> f32 {
        let replies = replies(after, side).into_iter();
        replies
            .map(|(pips, in_full, ways)| ways * counts(pips, in_full))
            .sum()
    };
    Some(match fact {
        Fact::Prime => {
            let last = (1..27)
                .rev()
                .find(|&place| theirs[place] > 0.0)
                .unwrap_or(0)
                .min(25);
            let run = |from: usize| (from..last).take_while(|&point| closed(point)).count();
            (1..last).map(run).max().unwrap_or(0) as f32
        }
        Fact::Points => held(1..=24),
        Fact::Home => held(1..=6),
        Fact::Outer => held(7..=12),
        Fact::Dead => mine[1] + mine[2],
        Fact::Off => mine[0],
        Fact::Bar => theirs[25],
        Fact::Hand => mine[26],
        Fact::Heap => mine[1..25].iter().map(|men| (men - 3.0).max(0.0)).sum(),
        Fact::Away => mine[7..].iter().sum(),
        Fact::Risk => replied(|pips, _| pips) / 36.0,
        Fact::Shots => replied(|pips, _| f32::from(pips > 0.0)),
        Fact::Lost => replied(|_, in_full| f32::from(!in_full)),
        _ => return None,
    })
}

/// For each throw of the opponent: the most pips that its plays take from `side`, whether one
/// plays all numbers, and its share of the 36.
fn replies(after: &Position, side: Side) -> Vec<(f32, bool, f32)> {
    let throws = Dice::ALL_21.into_iter().map(|(dice, ways)| {
        let thrown = after.throw(dice, &mut ()).unwrap();
        let numbers = thrown
            .turn()
            .filter(|turn| turn.mover() != side)
            .map(|turn| turn.stage().len());
        let plays = numbers.map_or_else(Vec::new, |_| thrown.plays());
        let pips = plays.iter().map(|play| {
            let mine = play.end.board.men(side).pips(after.rules());
            f32::from(mine) - f32::from(after.pips(side))
        });
        let in_full = plays
            .iter()
            .any(|play| Some(play.steps.len()) == numbers.map(usize::from));
        (pips.fold(0.0, f32::max), in_full, f32::from(ways))
    });
    throws.collect()
}

/// Counts the facts of a reason again; returns how many could be.
fn recount_facts(facts: &[Difference], best: &Position, made: &Position, side: Side) -> usize {
    let known = facts.iter().filter(|told| {
        assert_ne!(told.best, told.played);
        let Some(again) = counted_again(told.fact, best, side) else {
            return false;
        };
        assert_eq!(
            again, told.best,
            "{:?} after the best play, {best}",
            told.fact
        );
        let played = counted_again(told.fact, made, side);
        assert_eq!(played, Some(told.played), "{:?} in {made}", told.fact);
        true
    });
    known.count()
}

/// Counts a reason again over all plays of the stage; returns the number of counts.
fn recount(position: &Position, made: &Position, why: &Why) -> usize {
    let turn = position.turn().unwrap();
    let side = turn.mover();
    let best = position.play(&why.best, &mut ()).unwrap();
    let facts: &[Difference] = match &why.reason {
        Some(Reason::Price { facts, .. } | Reason::Only { facts, .. }) => facts,
        None => &[],
    };
    let known = recount_facts(facts, &best, made, side);
    // With later stages known, the search follows several lines, and this one follows one.
    if turn.stage().then().next().is_some() {
        return known;
    }
    let lost = |after: &Position| one_throw_ahead(&best, side) - one_throw_ahead(after, side);
    assert!(
        (lost(made) - why.loss).abs() < 1e-4,
        "{why:?} in {position}"
    );
    let plays = position.plays().into_iter();
    let others = plays.map(|play| position.after(&play.end, &mut ()));
    let others: Vec<Position> = others
        .filter(|other| other.board() != best.board())
        .collect();
    let second = others.iter().map(lost).fold(f32::MAX, f32::min);
    assert!(
        (second - why.second).abs() < 1e-4,
        "{second}, {why:?} in {position}"
    );
    match &why.reason {
        Some(Reason::Price {
            price,
            share,
            kept,
            better,
            ..
        }) => {
            assert!(*share >= NAMED && kept >= better && *better >= 2, "{why:?}");
            let has = |other: &Position, told: &Difference| {
                let again = counted_again(told.fact, other, side);
                again.is_none_or(|again| (again - told.played) * (told.best - told.played) > 0.0)
            };
            let without = others
                .iter()
                .filter(|other| !facts.iter().any(|told| has(other, told)));
            // No play without the facts loses less than the price.
            assert!(
                without.clone().all(|other| lost(other) > price - 1e-4),
                "{why:?}"
            );
            known + without.count()
        }
        Some(Reason::Only { .. }) => {
            assert!(why.second >= CLOSE * why.loss, "{why:?}");
            known + 1
        }
        None => known,
    }
}

#[test]
fn every_weight_can_be_read_and_is_of_a_fact() {
    let rows = rosespring_nets::FACTS_CSV.lines().skip(1);
    for row in rows {
        assert!(
            super::facts::weight(row).is_some_and(|row| row.2 > 0.0),
            "{row}"
        );
    }
    let weighs = |game: &str| {
        let game = GameKind::from_name(game).unwrap();
        Fact::all().any(|fact| fact.weight(game) > 0.0)
    };
    assert!(
        weighs("gul-bara") && weighs("portes"),
        "Portes plays by the net of backgammon"
    );
    assert!(!weighs("fevga"));
}

#[test]
fn reasons_are_true_when_they_are_counted_again() {
    for rules in [
        "gul-bara",
        "gioul",
        "tawula",
        "backgammon",
        "celebi",
        "gul-bara:2007",
    ] {
        let found = mistakes(rules, 15);
        let told = found
            .iter()
            .filter(|(.., why)| why.reason.is_some())
            .count();
        let checked: usize = found
            .iter()
            .map(|(position, after, why)| recount(position, after, why))
            .sum();

        assert!(found.iter().all(|(.., why)| why.loss >= LEAST));
        assert!(told > 2, "{rules}: {told} of 15 have a reason");
        assert!(
            checked > told,
            "{rules}: {checked} counts of {told} reasons"
        );
    }
}

#[test]
fn a_play_that_loses_nothing_has_no_reason() {
    let position: Position = "rs1.backgammon.2p5j3g5kT1.2p5j3g5kT1.Pww31"
        .parse()
        .unwrap();
    let best = Analyst::new(GameEvaluator::of(position.rules().game), Depth::plies(1))
        .position(&position, Stakes::Units);
    let mut analyst = Analyst::new(GameEvaluator::of(position.rules().game), Depth::plies(1));

    let board = best.choices[0].end.board;
    assert_eq!(analyst.why(&position, &board, Stakes::Units), None);
    assert_eq!(
        analyst.why(&position, position.board(), Stakes::Units),
        None
    );
}
