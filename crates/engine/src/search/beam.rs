//! Beam search: follows the most promising lines through the known later stages.

use rosespring_rules::{Phase, Position, Side};

use super::STAGES_MAX;
use super::ways::{Promising, Ways};
use crate::evaluate::{Evaluate, Value};
use crate::order;
use crate::stakes::Stakes;

/// The number of lines kept from one stage to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Width {
    /// Number of lines, from any ends of the first stage.
    pub(super) lines: usize,
    /// Number of ends of the first stage, the most promising ones, that always keep a line.
    pub(super) ends: usize,
}

/// The evaluation of lines.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look<'a, E> {
    pub(super) evaluator: &'a E,
    pub(super) promising: Option<&'a Promising>,
    /// The mover of the first stage.
    pub(super) mover: Side,
    pub(super) stakes: Stakes,
}

/// A line through the known stages, as far as it has been followed.
#[derive(Debug, Clone, Copy)]
pub(super) struct BeamPath {
    /// The index of the end of the first stage with which it begins.
    pub(super) first: usize,
    pub(super) position: Position,
    /// The value of `position`.
    pub(super) value: Value,
    /// Its worth to the mover of the first stage.
    pub(super) worth: f32,
}

/// Follows lines to the next throw or the end of the game, with buffers that are reused.
#[derive(Debug, Default)]
pub(super) struct Beam {
    ways: Ways,
    open: Vec<BeamPath>,
    next: Vec<BeamPath>,
    handed: Vec<BeamPath>,
    /// The best finished line of each end that has one.
    pub(super) done: Vec<Option<BeamPath>>,
    /// Indices of the ends that always keep a line.
    kept: Vec<usize>,
    /// The number of positions evaluated.
    pub(super) evaluations: u64,
}

impl Beam {
    /// Follows the lines that begin with the given ends of a stage; each end comes with the
    /// position after it. The mover's stages are searched with this width; the opponent plays a
    /// remainder greedily.
    pub(super) fn follow(
        &mut self,
        look: &Look<'_, impl Evaluate>,
        starts: impl Iterator<Item = BeamPath>,
        width: Width,
    ) {
        self.done.clear();
        self.handed.clear();
        self.next.clear();
        for line in starts {
            self.done.resize(self.done.len().max(line.first + 1), None);
            self.sort_in(line, look.mover);
        }
        self.keep_ends(width.ends);
        for _ in 0..STAGES_MAX {
            std::mem::swap(&mut self.open, &mut self.next);
            if self.open.is_empty() {
                break;
            }
            keep(&mut self.open, &self.kept, width.lines);
            self.next.clear();
            for at in 0..self.open.len() {
                self.expand(look, at);
            }
        }
        let mut handed = std::mem::take(&mut self.handed);
        keep(&mut handed, &self.kept, width.lines);
        for line in &handed {
            self.answer(look, line);
        }
        self.handed = handed;
    }

    /// Chooses the most promising ends of those with unfinished lines.
    fn keep_ends(&mut self, most: usize) {
        let mut lines: Vec<&BeamPath> = self.next.iter().chain(&self.handed).collect();
        sort(&mut lines);
        self.kept.clear();
        self.kept
            .extend(lines.iter().take(most).map(|line| line.first));
    }

    /// Adds a line to the unfinished or the finished ones.
    fn sort_in(&mut self, line: BeamPath, mover: Side) {
        match line.position.phase() {
            Phase::Play(turn) if turn.mover() == mover => self.next.push(line),
            Phase::Name(_) => self.next.push(line),
            Phase::Play(_) => self.handed.push(line),
            _ => {
                let best = &mut self.done[line.first];
                if best.is_none_or(|best| line.worth > best.worth) {
                    *best = Some(line);
                }
            }
        }
    }

    /// Extends a line by every end of its next stage.
    fn expand(&mut self, look: &Look<'_, impl Evaluate>, at: usize) {
        let line = self.open[at];
        self.look(look, &line.position, look.mover);
        self.sort_in_ways(line, look.mover, look.stakes);
    }

    /// Adds a line with each end of its next stage.
    fn sort_in_ways(&mut self, line: BeamPath, mover: Side, stakes: Stakes) {
        for place in 0..self.ways.positions.len() {
            let value = self.ways.values[place];
            let next = BeamPath {
                position: self.ways.positions[place],
                value,
                worth: stakes.worth(&value, mover),
                ..line
            };
            self.sort_in(next, mover);
        }
    }

    /// Plays the remainder that passed to the opponent.
    fn answer(&mut self, look: &Look<'_, impl Evaluate>, line: &BeamPath) {
        let mut line = *line;
        for _ in 0..STAGES_MAX {
            let Phase::Play(_) = line.position.phase() else {
                break;
            };
            self.look(look, &line.position, look.mover.other());
            let ways = &self.ways;
            let worth = |place: usize| look.stakes.worth(&ways.values[place], look.mover);
            let places = 0..ways.positions.len();
            let Some(place) = places.min_by(|&a, &b| worth(a).total_cmp(&worth(b))) else {
                break;
            };
            line.worth = worth(place);
            line.position = ways.positions[place];
            line.value = ways.values[place];
        }
        self.sort_in(line, look.mover);
    }

    /// Evaluates the ends of the stage that `side` plays.
    fn look(&mut self, look: &Look<'_, impl Evaluate>, position: &Position, side: Side) {
        self.ways
            .look(look.evaluator, position, side, look.promising);
        self.evaluations += self.ways.positions.len() as u64;
    }
}

/// Sorts lines, better ones first; of equal ones the one whose end was generated first, so that the
/// order is deterministic.
fn sort(lines: &mut [&BeamPath]) {
    order::sort_by_key(lines, |line| order::descending(line.worth));
    // Few lines are worth exactly the same.
    for place in 1..lines.len() {
        let is_before = |a: &BeamPath, b: &BeamPath| {
            a.worth.to_bits() == b.worth.to_bits() && (a.first, a.position) < (b.first, b.position)
        };
        let mut at = place;
        while at > 0 && is_before(lines[at], lines[at - 1]) {
            lines.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Keeps the `most` best lines with distinct positions, and the best line of each end in `kept`.
fn keep(lines: &mut Vec<BeamPath>, kept: &[usize], most: usize) {
    let mut left: Vec<usize> = kept.to_vec();
    let mut best: Vec<BeamPath> = Vec::with_capacity(most + kept.len());
    let mut sorted: Vec<&BeamPath> = lines.iter().collect();
    sort(&mut sorted);
    for line in sorted {
        if best.len() >= most && left.is_empty() {
            break;
        }
        let own = left.iter().position(|&first| first == line.first);
        let is_new = best.len() < most && best.iter().all(|other| other.position != line.position);
        if is_new || own.is_some() {
            best.push(*line);
            own.map(|own| left.swap_remove(own));
        }
    }
    *lines = best;
}
