//! Whole games and matches: every decision judged, every throw weighed.
//!
//! # What counts
//!
//! A **decision** is the play of one stage that has more than one distinct end; a forced one is
//! not counted. Its **loss** is what the play made is worth less than the best one, both got in the
//! same way, in units: at the score of a match the difference in winning chances, divided by half
//! of what a single game decides there ([`Stakes::unit`]).
//! [`Class`] says from which loss on a play is doubtful, an error, a blunder.
//!
//! The **rating** of a player is 500 times his mean loss a decision, as backgammon programs count
//! it. Smaller is better. A turn of one game has more stages than that of another, so ratings are
//! comparable between games of the same kind only.
//!
//! # Luck
//!
//! Luck is weighed without look-ahead. The luck of a throw is the worth of the position with it,
//! played best, less the mean of that worth over all throws that might have come. It is kept in
//! four parts:
//!
//! - opening: who begins, and in games that are opened with the dice thrown, with what;
//! - throws: throws that do not cascade;
//! - cascades: doublets that cascade. If a part of one passes on, what it is worth to the receiver
//!   is added here and told as his gift: so this is the luck the thrower would have had if it were
//!   lost;
//! - gifts: the worth of a remainder to the side that receives it: its worth with the numbers to be
//!   played less its worth if it threw at once. Negative if having to play them is a burden.
//!
//! All four of one side, less all four of the other, make the whole difference that chance made.

mod judge;
mod report;
mod review;
#[cfg(test)]
mod tests;
mod walk;

use std::ops::ControlFlow;

use rosespring_rules::notation::record::{Record, RecordFault};
use rosespring_rules::{Dice, Entry, Position, Side, Step};

pub use report::{LuckReport, Report, SideReport};
pub use review::{Reviewed, Reviewer};
pub use walk::{Task, What, tasks};

use super::{Depth, Figure};
use crate::evaluate::Evaluate;
use crate::fan_out::numbered_all;
use crate::stakes::{MATCH_MAX, Stakes};
use judge::Judge;
use walk::Walk;

/// What is analysed of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// How deep decisions are looked at. Rollouts are made only where a play would be doubtful or
    /// worse without them: of the best few and of the play made.
    pub depth: Depth,
    /// Only this game, from 1.
    pub game: Option<usize>,
    /// Whether every game is judged for units, whatever the score of the match.
    pub for_units: bool,
    /// Threads; they do not change the result.
    pub threads: usize,
}

impl Settings {
    /// Whether the games of a record are judged for units: matches to more than [`MATCH_MAX`] are
    /// in any case.
    #[must_use]
    pub const fn is_for_units(&self, record: &Record) -> bool {
        self.for_units || record.match_to > MATCH_MAX
    }
}

/// Where in a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Which game, from 1.
    pub game: usize,
    /// Which entry of it, from 1.
    pub entry: usize,
}

/// How bad a play is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// It loses less than [`Class::DOUBTFUL`].
    Fine,
    /// It loses at least [`Class::DOUBTFUL`].
    Doubtful,
    /// It loses at least [`Class::ERROR`].
    Error,
    /// It loses at least [`Class::BLUNDER`].
    Blunder,
}

impl Class {
    /// The least loss of a doubtful play, in units. It and the others are three quarters of what
    /// gnubg takes for whole moves (0.04, 0.08, 0.16): a stage is a part of a turn, and a cascade
    /// has up to six in which to err.
    pub const DOUBTFUL: f32 = 0.03;
    /// The least loss of an error.
    pub const ERROR: f32 = 0.06;
    /// The least loss of a blunder.
    pub const BLUNDER: f32 = 0.12;

    /// The class of a loss.
    #[must_use]
    pub fn of(loss: f32) -> Self {
        match loss {
            _ if loss >= Self::BLUNDER => Self::Blunder,
            _ if loss >= Self::ERROR => Self::Error,
            _ if loss >= Self::DOUBTFUL => Self::Doubtful,
            _ => Self::Fine,
        }
    }
}

/// A stage that was played.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// Where.
    pub place: Place,
    /// In which position.
    pub position: Position,
    /// Who played.
    pub mover: Side,
    /// What for.
    pub stakes: Stakes,
    /// The steps played.
    pub played: Vec<Step>,
    /// The steps of the best play; those played if no other is better.
    pub best: Vec<Step>,
    /// What the play made is worth to the mover.
    pub figure: Figure,
    /// What the best one is worth.
    pub best_figure: Figure,
    /// What the play loses, in units, at least 0.
    pub loss: f32,
    /// Whether there was only one play.
    pub is_forced: bool,
}

impl Decision {
    /// How bad the play is.
    #[must_use]
    pub fn class(&self) -> Class {
        Class::of(self.loss)
    }
}

/// A kind of throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThrowKind {
    /// The throw that opens a game.
    Opening,
    /// A throw that does not cascade.
    Ordinary,
    /// A doublet that cascades.
    Cascade,
}

/// How lucky a throw was.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Luck {
    /// Where.
    pub place: Place,
    /// Who threw; in the opening, who begins.
    pub side: Side,
    /// What.
    pub dice: Dice,
    /// What kind of throw.
    pub kind: ThrowKind,
    /// What it won him, in units; of a cascade, also what passed on.
    pub luck: f32,
}

/// A remainder that was handed over.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Received {
    /// Where.
    pub place: Place,
    /// Who received it.
    pub to: Side,
    /// What playing it was worth to him, in units.
    pub worth: f32,
}

/// One thing found in a record.
#[derive(Debug, Clone, PartialEq)]
pub enum Finding {
    /// A stage that was played.
    Decision(Box<Decision>),
    /// A throw.
    Luck(Luck),
    /// A remainder received.
    Received(Received),
}

/// How many stages were played in a record: how long its analysis takes.
#[must_use]
pub fn stages(record: &Record) -> usize {
    let entries = record.games.iter().flat_map(|game| &game.entries);
    entries
        .filter(|entry| matches!(entry, Entry::Play { .. }))
        .count()
}

/// Tasks that a thread is given at once.
const BATCH: usize = 32;

/// Analyses a record from its beginning. `see` is shown what is found, in the order of the
/// record, and may break the analysis off; the report is then of what was found so far. The record
/// is never held a second time: memory does not grow with its length. If the record does not follow
/// the rules, the fault comes with the report of what was before it.
pub fn analyse<E: Evaluate + Clone + Send>(
    record: &Record,
    evaluator: &E,
    settings: &Settings,
    mut see: impl FnMut(&Finding) -> ControlFlow<()>,
) -> (Report, Option<RecordFault>) {
    let threads = settings.threads.max(1);
    let mut judges: Vec<Judge<E>> = (0..threads)
        .map(|_| Judge::new(evaluator, settings.depth))
        .collect();
    let mut walk = Walk::new(record, settings);
    let mut report = Report::default();
    let mut tasks = Vec::new();
    loop {
        tasks.clear();
        let mut fault = None;
        while tasks.len() < BATCH * threads {
            match walk.next() {
                Some(Ok(task)) => tasks.push(task),
                Some(Err(found)) => {
                    fault = Some(found);
                    break;
                }
                None => break,
            }
        }
        for finding in judged(&mut judges, &tasks) {
            report.add(&finding);
            if see(&finding).is_break() {
                return (report, None);
            }
        }
        if fault.is_some() || tasks.is_empty() {
            return (report, fault);
        }
    }
}

/// What the tasks find, in their order.
fn judged<E: Evaluate + Clone + Send>(judges: &mut [Judge<E>], tasks: &[Task]) -> Vec<Finding> {
    let judge = |judge: &mut Judge<E>, index: u64| judge.judge(&tasks[index as usize]);
    numbered_all(judges, 0..tasks.len() as u64, judge)
}
