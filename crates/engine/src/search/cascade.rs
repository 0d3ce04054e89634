//! Exact search of a turn to its end: the later groups of the mover and the remainder that passes
//! to the opponent.

use rosespring_rules::{End, Ends, Phase, Position, Side};

use super::naming;
use super::seen::{EndSet, end_tells_all};
use crate::evaluate::{Evaluate, Value};
use crate::order;
use crate::stakes::Stakes;

/// Default limit of positions that an exact search visits.
pub const POSITIONS_MAX: u64 = 5_000_000;

/// The best line of a turn.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct CascadeResult {
    /// The end of its first stage.
    pub first: End,
    /// The position after the turn, with best replies of the opponent to a remainder. A throw is
    /// due, or the game is over.
    pub settled: Position,
    /// The value of that position, from White's side.
    pub value: Value,
    /// Its worth to the mover, in the unit of the stakes.
    pub worth: f32,
    /// Number of positions visited.
    pub positions: u64,
}

/// Error: the turn was not searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotSearched {
    /// No stage is to be played.
    NoStage,
    /// The turn has more positions than the limit.
    TooLarge {
        /// The limit of positions.
        limit: u64,
    },
}

impl std::fmt::Display for NotSearched {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoStage => f.write_str("no stage is to be played"),
            Self::TooLarge { limit } => write!(f, "the turn has more than {limit} positions"),
        }
    }
}

impl std::error::Error for NotSearched {}

/// Exact search of a turn.
///
/// Visits every distinct end of every known stage. The mover chooses the best line, and the
/// opponent the best replies to a remainder. Positions in which a throw is due are evaluated.
///
/// Ends are compared stage by stage, so lines that reach the same men are merged. The search leaves
/// a position with a remainder as soon as one reply makes it worse than the best line so far.
#[derive(Debug)]
pub struct Cascade<E> {
    evaluator: E,
    stakes: Stakes,
    limit: u64,
    visited: u64,
    /// Buffers for the mover's stages and for those of the remainder.
    levels: [Level; 2],
}

/// Buffers for the search of one side's stages.
#[derive(Debug, Default)]
struct Level {
    ends: Ends,
    seen: EndSet,
    new: Vec<u32>,
    open: Vec<CascadePath>,
    next: Vec<CascadePath>,
    handed: Vec<CascadePath>,
    leaves: Vec<CascadePath>,
    positions: Vec<Position>,
    values: Vec<Value>,
}

impl Level {
    /// Adds a line to those of the next stage, the remainders or the leaves; where a doublet is to
    /// be named, one line for each number.
    fn sort_in(&mut self, line: CascadePath, mover: Side) {
        match line.position.phase() {
            Phase::Play(turn) if turn.mover() == mover => self.next.push(line),
            Phase::Play(_) => self.handed.push(line),
            Phase::Name(_) => {
                for (_, position) in naming::named(&line.position) {
                    self.sort_in(CascadePath { position, ..line }, mover);
                }
            }
            _ => self.leaves.push(line),
        }
    }
}

/// A position, and the end of the first stage that leads to it.
#[derive(Debug, Clone, Copy)]
struct CascadePath {
    /// The index of the end.
    first: u32,
    position: Position,
}

/// The best line so far, and its worth to the side that chooses.
#[derive(Debug, Clone, Copy)]
struct Best {
    line: CascadePath,
    value: Value,
    worth: f32,
}

impl<E: Evaluate> Cascade<E> {
    /// Creates a search that uses `evaluator`.
    #[must_use]
    pub fn new(evaluator: E) -> Self {
        Self {
            evaluator,
            stakes: Stakes::Units,
            limit: 0,
            visited: 0,
            levels: Default::default(),
        }
    }

    /// Finds the best line of the turn with at most `limit` positions visited. A limit of
    /// [`POSITIONS_MAX`] takes some seconds.
    ///
    /// # Errors
    ///
    /// [`NotSearched`] if no stage is to be played, or the turn has more positions than `limit`.
    pub fn exact(
        &mut self,
        position: &Position,
        stakes: Stakes,
        limit: u64,
    ) -> Result<CascadeResult, NotSearched> {
        (self.stakes, self.limit, self.visited) = (stakes, limit, 0);
        let best = self.explore(position, f32::INFINITY, 0)?;
        let best = best.ok_or(NotSearched::NoStage)?;
        let mut ends = Ends::new();
        position.ends(&mut ends);
        Ok(CascadeResult {
            first: ends.get(best.line.first as usize),
            settled: best.line.position,
            value: best.value,
            worth: best.worth,
            positions: self.visited,
        })
    }

    /// Finds the best line for the mover of `position`, or any line with a worth of at least
    /// `enough`.
    fn explore(
        &mut self,
        position: &Position,
        enough: f32,
        depth: usize,
    ) -> Result<Option<Best>, NotSearched> {
        let Phase::Play(turn) = position.phase() else {
            return Ok(None);
        };
        // A remainder never passes back, so there are two levels. The buffers are taken out while
        // they are in use.
        let mut level = std::mem::take(&mut self.levels[depth.min(1)]);
        let best = self.stages(&mut level, position, turn.mover(), enough, depth);
        self.levels[depth.min(1)] = level;
        best
    }

    fn stages(
        &mut self,
        level: &mut Level,
        position: &Position,
        mover: Side,
        enough: f32,
        depth: usize,
    ) -> Result<Option<Best>, NotSearched> {
        let mut best: Option<Best> = None;
        level.handed.clear();
        level.next.clear();
        self.expand(level, position, None, mover)?;
        self.judge(level, mover, &mut best);
        let mut open = std::mem::take(&mut level.open);
        while !level.next.is_empty() {
            std::mem::swap(&mut open, &mut level.next);
            level.next.clear();
            level.seen.clear();
            for line in &open {
                self.expand(level, &line.position, Some(line.first), mover)?;
                self.judge(level, mover, &mut best);
                if best.is_some_and(|best| best.worth >= enough) {
                    return Ok(best);
                }
            }
        }
        level.open = open;
        self.replies(level, mover, enough, depth, &mut best)?;
        Ok(best)
    }

    /// Adds the distinct ends of a position's stage to the leaves, the next stage or the
    /// remainders.
    fn expand(
        &mut self,
        level: &mut Level,
        position: &Position,
        first: Option<u32>,
        mover: Side,
    ) -> Result<(), NotSearched> {
        level.leaves.clear();
        position.ends(&mut level.ends);
        if first.is_some() && end_tells_all(position) {
            let ends = (0..level.ends.len()).map(|place| level.ends.get(place));
            let stage = stage_number(position);
            level.seen.insert(ends, mover, stage, &mut level.new);
        } else {
            level.new.clear();
            level.new.extend(0..level.ends.len() as u32);
        }
        for at in 0..level.new.len() {
            let place = level.new[at];
            let end = level.ends.get(place as usize);
            let line = CascadePath {
                first: first.unwrap_or(place),
                position: position.after(&end, &mut ()),
            };
            level.sort_in(line, mover);
        }
        self.visited += level.new.len() as u64;
        if self.visited > self.limit {
            let limit = self.limit;
            return Err(NotSearched::TooLarge { limit });
        }
        Ok(())
    }

    /// Updates the best line from the last leaves.
    fn judge(&self, level: &mut Level, mover: Side, best: &mut Option<Best>) {
        level.positions.clear();
        level
            .positions
            .extend(level.leaves.iter().map(|line| line.position));
        level.values.resize(level.positions.len(), Value::default());
        self.evaluator
            .evaluate(&level.positions, &mut level.values[..]);
        for (line, value) in level.leaves.iter().zip(&level.values) {
            let worth = self.stakes.worth(value, mover);
            if best.is_none_or(|best| worth > best.worth) {
                let (line, value) = (*line, *value);
                *best = Some(Best { line, value, worth });
            }
        }
    }

    /// Updates the best line from the positions with a remainder, after the opponent's best reply.
    fn replies(
        &mut self,
        level: &mut Level,
        mover: Side,
        enough: f32,
        depth: usize,
        best: &mut Option<Best>,
    ) -> Result<(), NotSearched> {
        level.positions.clear();
        level
            .positions
            .extend(level.handed.iter().map(|line| line.position));
        level.values.resize(level.positions.len(), Value::default());
        self.evaluator
            .evaluate(&level.positions, &mut level.values[..]);
        // The most promising first: its worth lets the search leave the others early.
        let worth = |value| self.stakes.worth(value, mover);
        let mut order: Vec<usize> = (0..level.handed.len()).collect();
        order::sort_by_key(&mut order, |&index| {
            order::descending(worth(&level.values[index]))
        });
        for index in order {
            if best.is_some_and(|best| best.worth >= enough) {
                break;
            }
            let line = level.handed[index];
            let mark = best.map_or(f32::INFINITY, |best| -best.worth);
            let Some(reply) = self.reply(&line.position, mark, depth + 1)? else {
                continue;
            };
            let worth = -reply.worth;
            if best.is_none_or(|best| worth > best.worth) {
                *best = Some(Best {
                    line: CascadePath {
                        first: line.first,
                        position: reply.line.position,
                    },
                    value: reply.value,
                    worth,
                });
            }
        }
        Ok(())
    }

    /// Finds the opponent's best reply, or one that is good enough. The greedy reply is tried
    /// before all replies are listed.
    fn reply(
        &mut self,
        position: &Position,
        enough: f32,
        depth: usize,
    ) -> Result<Option<Best>, NotSearched> {
        if enough.is_finite() {
            let quick = self.played_at_once(position)?;
            if quick.is_some_and(|quick| quick.worth >= enough) {
                return Ok(quick);
            }
        }
        self.explore(position, enough, depth)
    }

    /// Plays the turn to its end greedily.
    fn played_at_once(&mut self, position: &Position) -> Result<Option<Best>, NotSearched> {
        let Phase::Play(turn) = position.phase() else {
            return Ok(None);
        };
        let (mut level, mut position) = (Level::default(), *position);
        std::mem::swap(&mut level, &mut self.levels[1]);
        let mut best = None;
        while let Phase::Play(_) = position.phase() {
            best = None;
            level.next.clear();
            level.handed.clear();
            self.expand(&mut level, &position, None, turn.mover())?;
            let Level {
                leaves,
                next,
                handed,
                ..
            } = &mut level;
            leaves.append(next);
            leaves.append(handed);
            self.judge(&mut level, turn.mover(), &mut best);
            let Some(Best { line, .. }) = best else { break };
            position = line.position;
        }
        std::mem::swap(&mut level, &mut self.levels[1]);
        Ok(best)
    }
}

/// A number that is different for each stage of a turn.
fn stage_number(position: &Position) -> u32 {
    let Phase::Play(turn) = position.phase() else {
        return 0;
    };
    let numbers = turn.stage().then().count() as u32;
    8 * numbers + u32::from(turn.stage().len())
}

#[cfg(test)]
mod tests;
