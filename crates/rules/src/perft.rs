//! Counts positions to test and measure a generator.

use crate::turn::{Phase, Stage};
use crate::{Dice, Ends, Position, Side};

/// For each depth from 1, the number of distinct ends reached from all positions of the depth
/// before by each of the 21 throws, unweighted, summed over throws and parents (not a union). A
/// stage that passes counts 1. In games with cascades a depth is one stage: the first of each
/// throw, as the throw's own number played four times.
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
    let (frame, state) = position.frame(thrower);
    for (dice, _) in Dice::ALL_21 {
        ends.generate(&frame, &state, Stage::of_throw(dice, false));
        *count += ends.len().max(1) as u64;
        if deeper.is_empty() {
            continue;
        }
        if ends.is_empty() {
            walk(position, thrower.other(), deeper, buffers);
        }
        for board in ends.boards() {
            let child = Position {
                board: *board,
                ..*position
            };
            walk(&child, thrower.other(), deeper, buffers);
        }
    }
}
