//! Counts positions to test and measure a generator.

use crate::turn::{Phase, Stage, Turn};
use crate::{Dice, Ends, Lock, Position, Side};

/// For each depth from 1, the number of distinct ends reached from all positions of the depth
/// before by each of the 21 throws, unweighted, summed over throws and parents (not a union). A
/// stage that passes counts 1. In games with cascades a depth is one stage: the first of each
/// throw, as the throw's own number played four times. No doublet is named (AD-2).
///
/// # Examples
///
/// ```
/// use rosespring_rules::{Position, Rules, Side, perft};
///
/// let start = Position::started_by(Rules::preset("backgammon").unwrap(), Side::White);
/// assert_eq!(perft::perft(&start, 2), [447, 202_782]);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: usize) -> Vec<u64> {
    let mut counts = vec![0; depth];
    let mut buffers: Vec<Ends> = (0..depth).map(|_| Ends::new()).collect();
    let thrower = match position.phase() {
        Phase::Throw(side) => side,
        _ => Side::White,
    };
    walk(position, thrower, &mut counts, &mut buffers);
    counts
}

fn walk(position: &Position, thrower: Side, counts: &mut [u64], buffers: &mut [Ends]) {
    let Some((count, deeper)) = counts.split_first_mut() else {
        return;
    };
    let Some((ends, buffers)) = buffers.split_first_mut() else {
        return;
    };
    let mut position = *position;
    position.throws[thrower.index()] = position.throws(thrower).saturating_add(1);
    let turn = |stage| Turn::of_throw(thrower, stage);
    let mut frame = None;
    for (dice, _) in Dice::ALL_21 {
        let stage = Stage::of_throw(&position.rules, dice, false);
        // The men that may leave the head depend on the throw (NA-3), and whether they are of one's
        // choice (DU-4); nothing else does.
        if frame.is_none() || matches!(position.rules.lock, Lock::Head(_) | Lock::Laid(_)) {
            frame = Some(position.frame(turn(stage)));
        }
        let Some((frame, state)) = &frame else {
            return;
        };
        ends.generate(frame, state, stage);
        *count += ends.len().max(1) as u64;
        if deeper.is_empty() {
            continue;
        }
        if ends.is_empty() {
            walk(&position, thrower.other(), deeper, buffers);
        }
        for board in ends.boards() {
            let child = Position {
                board: *board,
                ..position
            };
            walk(&child, thrower.other(), deeper, buffers);
        }
    }
}
