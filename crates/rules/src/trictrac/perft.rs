//! Counts the ends of throws, to test a generator.

use super::judge::judge;
use super::position::{Phase, Position};
use crate::{Board, Dice, Side};

/// For each depth from 1, the number of distinct ends reached from all positions of the depth
/// before by each of the 21 throws, unweighted, summed over throws and positions, as
/// [`crate::perft::perft`] counts them in the other games. A throw that cannot be played counts 1.
/// Marks end no count, and nobody goes. White throws first unless the position says otherwise.
///
/// ```
/// use rosespring_rules::trictrac::{Grande, Position, perft};
///
/// assert_eq!(perft(&Position::start(Grande::Off), 2), [40, 1_600]);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: usize) -> Vec<u64> {
    let thrower = match position.phase() {
        Phase::Throw(side) => side,
        _ => Side::White,
    };
    let mut counts = vec![0; depth];
    let throws = Side::ALL.map(|side| position.throws(side));
    walk(position.board(), thrower, throws, &mut counts);
    counts
}

fn walk(board: &Board, thrower: Side, mut throws: [u16; 2], counts: &mut [u64]) {
    let Some((count, deeper)) = counts.split_first_mut() else {
        return;
    };
    let number = throws[thrower.index()].saturating_add(1);
    throws[thrower.index()] = number;
    for (dice, _) in Dice::ALL_21 {
        let plays = judge(board, thrower, dice, number).plays;
        *count += plays.len().max(1) as u64;
        if deeper.is_empty() {
            continue;
        }
        let other = thrower.other();
        if plays.is_empty() {
            walk(board, other, throws, deeper);
        }
        for play in plays {
            let theirs = board.men(other);
            let [white, black] = match thrower {
                Side::White => [play.men, theirs],
                Side::Black => [theirs, play.men],
            };
            walk(&Board::new(white, black), other, throws, deeper);
        }
    }
}
