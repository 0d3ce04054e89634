//! Laws of single steps: what a person who plays step by step may do.

use std::collections::BTreeSet;

use rosespring_rules::{Die, Point, Side, SideSets, StageCursor, Step};

use super::{for_positions, in_play};
use crate::bridge::{ends_of, from_step, to_step};
use crate::brute::{self, Move, facing, may_step};
use crate::model::{BAR, HAND, PINNED, Pos};

/// At every point of a stage the steps that can be played next are exactly those that continue
/// some legal sequence of the brute force, and a play is whole exactly when it is one.
#[test]
fn a_step_is_accepted_exactly_if_some_legal_play_continues_with_it() {
    let mut followed = 0;
    for_positions(3, 90, |pos, position, rng| {
        let Some((pos, position)) = in_play(pos, position, rng) else {
            return;
        };
        let (_, stage) = pos.to_play().expect("a stage is to be played");
        // The brute force shows one order of a doublet of one's choice: doublets.rs.
        if ends_of(&position).len() > 60 || brute::is_of_choice(&pos.rules, stage) {
            return;
        }
        let sequences = legal_sequences(&pos);
        let mut cursor = StageCursor::new(&position).expect("a stage is to be played");
        loop {
            let played: Vec<Move> = cursor.steps().iter().copied().map(from_step).collect();
            let next = check_next_steps(&pos, &mut cursor, &played, &sequences);
            let Some(&step) = next.get(rng.usize(..next.len().max(1))) else {
                break;
            };
            cursor.push(to_step(step)).expect("it was legal");
            followed += 1;
        }
        let finished = cursor.finish(&mut ()).expect("nothing more can be played");
        let by_steps = position
            .play(cursor.steps(), &mut ())
            .expect("the same steps");
        assert_eq!(finished, by_steps, "{pos}");
        while cursor.pop().is_some() {}
        assert_eq!(cursor.board(), position.board(), "{pos}: taken back");
    });
    assert!(followed > 1000, "{followed} steps were followed");
}

fn legal_sequences(pos: &Pos) -> BTreeSet<Vec<Move>> {
    let (mover, stage) = pos.thrown().expect("a stage is to be played");
    let mut sequences = BTreeSet::new();
    brute::legal_sequences(
        &pos.stage_rules(),
        &pos.men,
        mover,
        stage,
        &mut |steps, _, _| {
            sequences.insert(steps.to_vec());
        },
    );
    sequences
}

/// The sets that other crates read are those of the brute force: the places from which each number
/// is legal by itself, and the points that are closed, full and open.
#[test]
fn the_sets_of_a_side_are_those_of_the_brute_force() {
    for_positions(4, 120, |pos, position, _| {
        for side in Side::ALL {
            let board = position.board();
            let (mine, other) = (board.men(side), board.men(side.other()));
            let sets = SideSets::new(position.rules(), mine, other);

            for number in Die::ALL {
                let legal = |&from: &usize| {
                    may_step(&pos.rules, &pos.men, side.index(), (from, number.get()))
                };
                let expected = (1..=HAND)
                    .filter(legal)
                    .fold(0, |set, from| set | 1 << from);
                assert_eq!(sets.sources(number), expected, "{pos}: {side} {number}");
            }
            for point in Point::all() {
                check_point(pos, side, point, &sets);
            }
        }
    });
}

/// Checks what `sets` says of one point of `side`.
fn check_point(pos: &Pos, side: Side, point: Point, sets: &SideSets<'_>) {
    let slot = usize::from(point.get());
    let own = pos.men[side.index()][slot];
    let others = pos.men[side.other().index()][facing(&pos.rules, slot)];
    let lies = pos.men[side.index()][PINNED + slot] > 0;
    let closed = lies || others > i8::from(pos.rules.hits || pos.rules.pins);
    let most = match slot {
        14..=23 if pos.rules.packed => 1,
        24 if pos.rules.packed => 2,
        _ if slot >= pos.rules.single_from => 1,
        _ => i8::MAX,
    };

    let has = |set: u32| set & 1 << slot != 0;
    assert_eq!(has(sets.held()), own > 0, "{pos}: {side} {point}");
    assert_eq!(has(sets.closed()), closed, "{pos}: {side} {point}");
    assert_eq!(has(sets.full()), own >= most, "{pos}: {side} {point}");
    assert_eq!(
        has(sets.open()),
        !closed && own < most,
        "{pos}: {side} {point}"
    );
}

/// Checks the cursor where it stands; the steps that may follow.
fn check_next_steps(
    pos: &Pos,
    cursor: &mut StageCursor,
    played: &[Move],
    sequences: &BTreeSet<Vec<Move>>,
) -> Vec<Move> {
    let expected: BTreeSet<Move> = sequences
        .range(played.to_vec()..)
        .take_while(|sequence| sequence.starts_with(played))
        .filter_map(|sequence| sequence.get(played.len()).copied())
        .collect();
    let legal: Vec<Move> = cursor.legal().into_iter().map(from_step).collect();
    let distinct: BTreeSet<Move> = legal.iter().copied().collect();
    assert_eq!(distinct, expected, "{pos}: next after {played:?}");
    assert_eq!(legal.len(), distinct.len(), "{pos}: a step is listed twice");
    assert_eq!(
        cursor.is_complete(),
        sequences.contains(played),
        "{pos}: whole after {played:?}"
    );
    assert_eq!(
        cursor.finish(&mut ()).is_ok(),
        cursor.is_complete(),
        "{pos}: {played:?}"
    );
    let board = *cursor.board();
    for from in (1..=24).chain([BAR, HAND]) {
        for number in 1..=6 {
            if !expected.contains(&(from, number)) {
                let refused = cursor.push(to_step((from, number)));
                assert!(
                    refused.is_err(),
                    "{pos}: {from} by {number} after {played:?}"
                );
                assert_eq!(
                    *cursor.board(),
                    board,
                    "{pos}: a refused step changed the board"
                );
            }
        }
    }
    legal
}

#[test]
fn a_play_cut_short_or_drawn_out_is_refused() {
    for_positions(4, 60, |pos, position, rng| {
        let Some((pos, position)) = in_play(pos, position, rng) else {
            return;
        };
        let sequences = legal_sequences(&pos);
        for play in position.plays().into_iter().take(5) {
            let moves = |steps: &[Step]| steps.iter().copied().map(from_step).collect::<Vec<_>>();
            for len in 0..play.steps.len() {
                let accepted = position.play(&play.steps[..len], &mut ()).is_ok();
                assert_eq!(
                    accepted,
                    sequences.contains(&moves(&play.steps[..len])),
                    "{pos}"
                );
            }
            let mut longer = play.steps.clone();
            longer.extend(play.steps.last().copied());
            let accepted = position.play(&longer, &mut ()).is_ok();
            assert_eq!(
                accepted,
                sequences.contains(&moves(&longer)),
                "{pos}: {longer:?}"
            );
        }
    });
}
