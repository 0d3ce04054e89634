//! Laws that hold in every game, under every preset and option.

mod games;
mod steps;
mod text;

use fastrand::Rng;
use rosespring_rules::{
    IllegalPlay, Movement, Phase as CratePhase, Point, Position, Reason, Rules, Side, StageCursor,
    presets,
};

use crate::bridge::{self, ends_of, from_position, men_on, to_position, to_step};
use crate::brute;
use crate::model::{BAR, HAND, OFF, Options, PINNED, Phase, Pos};
use crate::sample::{self, Walk};

fn all_rules() -> impl Iterator<Item = &'static str> {
    let presets = presets().map(|preset| preset.name);
    presets.chain(sample::variants())
}

/// Positions of games played at random and positions built on purpose, of all rules.
fn for_positions(seed: u64, per_rules: usize, mut law: impl FnMut(&Pos, &Position, &mut Rng)) {
    let mut rng = Rng::with_seed(seed);
    for rules in all_rules() {
        let mut walk = Walk::new(rules);
        let options = Options::read(rules).expect("the rules read");
        for index in 0..per_rules {
            let pos = if index % 3 == 0 {
                sample::built(&options, &mut rng)
            } else {
                walk.step(&mut rng)
            };
            if let Ok(position) = to_position(&pos) {
                law(&pos, &position, &mut rng);
            }
        }
    }
}

/// The position with a stage to be played, if the one given, or a throw of it, has one.
fn in_play(pos: &Pos, position: &Position, rng: &mut Rng) -> Option<(Pos, Position)> {
    let (first, second) = sample::dice(rng);
    let position = match position.phase() {
        CratePhase::Throw(_) => position.throw(bridge::dice(first, second), &mut ()).ok()?,
        _ => *position,
    };
    position.turn()?;
    Some((from_position(&pos.rules, &position), position))
}

fn pips(pos: &Pos, side: usize) -> i32 {
    let men = &pos.men[side];
    let on_board: i32 = (1..=25)
        .map(|slot| slot as i32 * i32::from(men[slot]))
        .sum();
    let pinned: i32 = (1..=24)
        .map(|point| point as i32 * i32::from(men[PINNED + point]))
        .sum();
    on_board + pinned + pos.rules.entry_base as i32 * i32::from(men[HAND])
}

#[test]
fn all_men_a_side_and_no_point_shared() {
    for_positions(1, 300, |pos, position, _| {
        let men = men_on(&pos.rules, position.board());
        assert_eq!(men, pos.men);
        for side in 0..2 {
            assert_eq!(
                men[side].iter().map(|&men| i32::from(men)).sum::<i32>(),
                i32::from(pos.rules.all_men()),
                "{pos}"
            );
            assert!(men[side].iter().all(|&men| men >= 0), "{pos}");
        }
        for point in 1..=24 {
            let theirs = men[1][brute::facing(&pos.rules, point)];
            assert!(
                men[0][point] == 0 || theirs == 0,
                "{pos}: {point} is shared"
            );
            let facing = brute::facing(&pos.rules, point);
            for (side, own, other) in [(0, point, facing), (1, facing, point)] {
                let is_pinned = men[side][PINNED + own] > 0;
                let is_under = men[side][own] == 0 && men[1 - side][other] > 0;
                assert!(!is_pinned || is_under, "{pos}: {own} is pinned");
            }
        }
        for side in Side::ALL {
            let counted = i32::from(position.pips(side));
            assert_eq!(counted, pips(pos, side.index()), "{pos}: pips of {side}");
        }
    });
}

#[test]
fn a_stage_that_is_to_be_played_has_a_play() {
    for_positions(2, 300, |pos, position, _| match position.phase() {
        CratePhase::Play(turn) => {
            assert!(!ends_of(position).is_empty(), "{pos}");
            assert!(!position.plays().is_empty(), "{pos}");
            assert_eq!(turn.is_remainder(), turn.mover() != turn.thrower(), "{pos}");
            assert!(
                position.throw(bridge::dice(6, 5), &mut ()).is_err(),
                "{pos}: no throw is due"
            );
        }
        _ => {
            assert!(
                ends_of(position).is_empty() && position.plays().is_empty(),
                "{pos}"
            );
            let refused = position.play(&[to_step((24, 1))], &mut ());
            let expected = IllegalPlay {
                index: 0,
                reason: Reason::WrongPhase,
            };
            assert_eq!(refused.err(), Some(expected), "{pos}");
            assert!(StageCursor::new(position).is_none(), "{pos}");
        }
    });
}

#[test]
fn pips_fall_by_the_numbers_played() {
    for_positions(5, 120, |pos, position, rng| {
        let Some((pos, position)) = in_play(pos, position, rng) else {
            return;
        };
        let (mover, _) = pos.to_play().expect("a stage is to be played");
        for play in position.plays().into_iter().take(20) {
            let after = Pos {
                men: men_on(&pos.rules, &play.end.board),
                ..pos.clone()
            };
            let numbers: i32 = play
                .steps
                .iter()
                .map(|step| match pos.rules.laid {
                    true => 6, // DU-1
                    false => i32::from(step.number.get()),
                })
                .sum();
            let fallen = pips(&pos, mover) - pips(&after, mover);
            let bears_off = after.men[mover][OFF] > pos.men[mover][OFF];
            assert!(
                fallen <= numbers && (bears_off || fallen == numbers),
                "{pos}: {play:?}"
            );
            assert_eq!(fallen > 0, !play.steps.is_empty(), "{pos}: {play:?}");
            let hits = after.men[1 - mover][BAR] - pos.men[1 - mover][BAR];
            let gained = pips(&after, 1 - mover) - pips(&pos, 1 - mover);
            assert!(hits >= 0 && (hits > 0) == (gained > 0), "{pos}: {play:?}");
            assert_eq!(
                pos.men[1 - mover][OFF],
                after.men[1 - mover][OFF],
                "{pos}: {play:?}"
            );
        }
    });
}

fn swapped(pos: &Pos) -> Pos {
    let phase = match &pos.phase {
        Phase::Opening => Phase::Opening,
        Phase::Throw(side) => Phase::Throw(1 - side),
        Phase::Name(side) => Phase::Name(1 - side),
        Phase::Play {
            thrower,
            mover,
            stage,
            then,
            named,
        } => Phase::Play {
            thrower: 1 - thrower,
            mover: 1 - mover,
            stage: stage.clone(),
            then: then.clone(),
            named: *named,
        },
        Phase::Over(over) => {
            let winner = over.winner.map(|side| 1 - side);
            Phase::Over(crate::model::GameOver { winner, ..*over })
        }
    };
    let [white, black] = pos.men;
    Pos {
        men: [black, white],
        throws: [pos.throws[1], pos.throws[0]],
        phase,
        ..pos.clone()
    }
}

#[test]
fn swapping_the_sides_commutes_with_throwing_and_playing() {
    for_positions(6, 90, |pos, position, rng| {
        let mirror = to_position(&swapped(pos)).expect("the mirror of a position is one");
        let (first, second) = sample::dice(rng);
        let opening = matches!(position.phase(), CratePhase::Opening);
        let (first_there, second_there) = if opening {
            (second, first)
        } else {
            (first, second)
        };
        let here = position.throw(bridge::dice(first, second), &mut ());
        let there = mirror.throw(bridge::dice(first_there, second_there), &mut ());
        match (here, there) {
            (Ok(here), Ok(there)) => {
                let here = from_position(&pos.rules, &here);
                assert_eq!(swapped(&here), from_position(&pos.rules, &there), "{pos}");
            }
            (here, there) => assert_eq!(here.is_err(), there.is_err(), "{pos}"),
        }
        for play in position.plays().into_iter().take(6) {
            let here = position
                .play(&play.steps, &mut ())
                .map(|next| from_position(&pos.rules, &next));
            let there = mirror
                .play(&play.steps, &mut ())
                .map(|next| from_position(&pos.rules, &next));
            assert_eq!(here.map(|here| swapped(&here)), there, "{pos}: {play:?}");
        }
    });
}

#[test]
fn a_point_faces_the_point_that_faces_it() {
    for movement in [Movement::Parallel, Movement::Contrary] {
        for point in Point::all() {
            assert_eq!(movement.facing(movement.facing(point)), point);
        }
    }
    for rules in presets().map(|preset| preset.name) {
        let options = Options::read(rules).expect("a preset reads");
        let movement = Rules::preset(rules).expect("a preset").movement;
        for point in Point::all() {
            let number = usize::from(point.get());
            let facing = usize::from(movement.facing(point).get());
            assert_eq!(facing, brute::facing(&options, number), "{rules}: {point}");
        }
    }
}
