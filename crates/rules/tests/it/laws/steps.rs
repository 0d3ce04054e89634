//! Laws of single steps: what a person who plays step by step may do.

use std::collections::BTreeSet;

use rosespring_rules::{StageCursor, Step};

use super::{for_positions, in_play};
use crate::bridge::{ends_of, from_step, to_step};
use crate::brute::{self, Move};
use crate::model::{BAR, HAND, Pos};

/// At every point of a stage the steps that can be played next are exactly those that continue
/// some legal sequence of the brute force, and a play is whole exactly when it is one.
#[test]
fn a_step_is_accepted_exactly_if_some_legal_play_continues_with_it() {
    let mut followed = 0;
    for_positions(3, 90, |pos, position, rng| {
        let Some((pos, position)) = in_play(pos, position, rng) else {
            return;
        };
        if ends_of(&position).len() > 60 {
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
    let (mover, stage) = pos.to_play().expect("a stage is to be played");
    let mut sequences = BTreeSet::new();
    brute::legal_sequences(&pos.rules, &pos.men, mover, stage, &mut |steps, _, _| {
        sequences.insert(steps.to_vec());
    });
    sequences
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
