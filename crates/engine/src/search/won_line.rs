//! Finds a line through the known later stages that ends the game at once.

use std::collections::HashSet;

use rosespring_rules::{Ends, Phase, Position, Side, Stage};

use super::naming;
use crate::order;

/// The number of positions after which a search gives up.
const POSITIONS_MAX: usize = 20_000;

/// Searches a turn for a line by which its mover wins before the next throw. It follows every line
/// that can still be long enough, while a beam follows the most promising ones and can miss the
/// only one. The buffers are reused.
#[derive(Debug, Default)]
pub(super) struct WonLineSearch {
    /// Positions to be expanded, each with the index of the end with which its line begins; those
    /// with the fewest pips left are last.
    open: Vec<(usize, Position)>,
    seen: HashSet<Position>,
    ends: Ends,
}

impl WonLineSearch {
    /// Returns the index of an end of the stage from which the mover wins in this turn, and the
    /// position after that win; `positions` are those after each end of the stage. `None` if there
    /// is no such line, or none among the first [`POSITIONS_MAX`] positions.
    pub(super) fn find(
        &mut self,
        positions: &[Position],
        mover: Side,
    ) -> Option<(usize, Position)> {
        self.open.clear();
        self.seen.clear();
        for (first, position) in positions.iter().enumerate() {
            self.add(first, position, mover);
        }
        self.sort_from(0, mover);
        while let Some((first, position)) = self.open.pop() {
            if self.seen.len() > POSITIONS_MAX {
                return None;
            }
            position.ends(&mut self.ends);
            let before = self.open.len();
            for place in 0..self.ends.len() {
                let next = position.after(&self.ends.get(place), &mut ());
                if next
                    .outcome()
                    .is_some_and(|outcome| outcome.winner() == Some(mover))
                {
                    return Some((first, next));
                }
                self.add(first, &next, mover);
            }
            self.sort_from(before, mover);
        }
        None
    }

    /// Adds a position, unless it was met before or is too far from the end of the game.
    fn add(&mut self, first: usize, position: &Position, mover: Side) {
        for (_, named) in naming::named(position) {
            self.add(first, &named, mover);
        }
        if can_end(position, mover) && self.seen.insert(*position) {
            self.open.push((first, *position));
        }
    }

    fn sort_from(&mut self, start: usize, mover: Side) {
        order::sort_by_key(&mut self.open[start..], |(_, position)| {
            u64::from(u16::MAX - position.pips(mover))
        });
    }
}

/// Whether the numbers that `mover` has yet to play are enough for the men that are left.
fn can_end(position: &Position, mover: Side) -> bool {
    let Phase::Play(turn) = position.phase() else {
        return false;
    };
    let stage = turn.stage();
    // Without lists: this is asked of every end of a stage.
    let (mut count, mut pips) = match stage {
        Stage::Pair { high, low } => (2, u16::from(high.get() + low.get())),
        Stage::Run { number, left, .. } => {
            (u32::from(left.get()), u16::from(left.get() * number.get()))
        }
        Stage::Three(three) => {
            let pips = three.numbers().map(|number| u16::from(number.get()));
            (3, pips.iter().sum())
        }
    };
    for number in stage.then() {
        count += 4;
        pips += 4 * u16::from(number.get());
    }
    let men = position.men(mover);
    let left = u32::from(position.rules().men() - men.off());
    turn.mover() == mover && left <= count && position.pips(mover) <= pips
}
