//! Analysis of whole games and matches: the loss of each decision and the luck of each throw.
//!
//! # What counts
//!
//! A **decision** is the play of one stage that has more than one distinct end. Forced plays are
//! not counted. The **loss** of a decision is the worth of the best play less the worth of the play
//! made, both computed at the same depth, in units. At a match score it is the difference in
//! winning chances, divided by half of the stake of a single game there ([`Stakes::unit`]).
//! [`Class`] says from which loss a play is doubtful, an error or a blunder.
//!
//! The **rating** of a player is 500 times their mean loss per decision, the scale that backgammon
//! programs use. Smaller is better. Turns have more stages in some games than in others, so only
//! ratings of the same game can be compared.
//!
//! # Luck
//!
//! Luck is computed without look-ahead. The luck of a throw is the worth of the position after it,
//! played best, less the mean of that worth over all possible throws. It has four parts:
//!
//! - opening: which side begins, and in games that play the opening dice, with which dice;
//! - throws: throws that do not cascade;
//! - cascades: doublets that cascade. If a remainder passes on, its worth to the receiver is added
//!   here and counted as the receiver's gift. So this part is the luck that the thrower would have
//!   had if the remainder were lost;
//! - gifts: the worth of a remainder to its receiver: their worth when they play it, less their
//!   worth if they threw at once. It is negative where the compulsion to play hurts.
//!
//! The four parts of one side less the four of the other are the whole effect of chance.

mod judge;
mod report;
mod review;
#[cfg(test)]
mod tests;
mod walk;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use rosespring_rules::notation::record::{Record, RecordFault};
use rosespring_rules::{Dice, Entry, Position, Side, Step};

pub use report::{LuckReport, Report, SideReport};
pub use review::{ReviewedTask, Reviewer};
pub use walk::{Task, TaskKind, tasks};

use super::{Depth, Figure, Why};
use crate::evaluate::Evaluate;
use crate::fan_out::numbered;
use crate::stakes::{MATCH_MAX, Stakes};
use judge::Judge;
use walk::Walk;

/// ReviewSettings for the analysis of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReviewSettings {
    /// The search depth for decisions. Rollouts are made only where the play is doubtful or worse
    /// without them: of the best candidates and of the play made.
    pub depth: Depth,
    /// Maximum number of plays that are compared by rollouts, the first of the record. The others
    /// keep the figures of the search.
    pub rollouts_max: usize,
    /// The only game to analyse, counted from 1; `None` analyses all.
    pub game: Option<usize>,
    /// Whether every game is judged in units, whatever the score of the match.
    pub for_units: bool,
    /// Threads; they do not change the result.
    pub threads: usize,
    /// Whether reasons are found ([`Decision::why`]).
    pub why: bool,
}

impl ReviewSettings {
    /// Whether the games of `record` are judged in units. Matches to more than [`MATCH_MAX`] always
    /// are.
    #[must_use]
    pub const fn is_for_units(&self, record: &Record) -> bool {
        self.for_units || record.match_to > MATCH_MAX
    }
}

/// A place in a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EntryPlace {
    /// The game, counted from 1.
    pub game: usize,
    /// The entry of that game, counted from 1.
    pub entry: usize,
}

/// The class of a play by its loss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// The loss is less than [`Class::DOUBTFUL`].
    Fine,
    /// The loss is at least [`Class::DOUBTFUL`].
    Doubtful,
    /// The loss is at least [`Class::ERROR`].
    Error,
    /// The loss is at least [`Class::BLUNDER`].
    Blunder,
}

impl Class {
    /// The least loss of a doubtful play, in units. The three limits are three quarters of those
    /// that gnubg uses for whole moves (0.04, 0.08, 0.16), because a stage is only a part of a
    /// turn: a cascade has up to six.
    pub const DOUBTFUL: f32 = 0.03;
    /// The least loss of an error.
    pub const ERROR: f32 = 0.06;
    /// The least loss of a blunder.
    pub const BLUNDER: f32 = 0.12;

    /// Returns the class of a loss, in units.
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

/// A stage that was played, with its loss.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// Its place in the record.
    pub place: EntryPlace,
    /// The position before it.
    pub position: Position,
    /// The side that played it.
    pub mover: Side,
    /// The stakes.
    pub stakes: Stakes,
    /// The steps played.
    pub played: Vec<Step>,
    /// The steps of the best play; equal to `played` if no other play is better.
    pub best: Vec<Step>,
    /// The value of the play made, to the mover.
    pub figure: Figure,
    /// The value of the best play, to the mover.
    pub best_figure: Figure,
    /// The loss of the play made, in units, at least 0.
    pub loss: f32,
    /// Whether there was only one play.
    pub is_forced: bool,
    /// Why the play loses, if that was asked and the play is doubtful or worse.
    pub why: Option<Why>,
}

impl Decision {
    /// Returns the class of the play.
    #[must_use]
    pub fn class(&self) -> Class {
        Class::of(self.loss)
    }
}

/// The kind of a throw, for counting luck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThrowKind {
    /// The throw that opens a game.
    Opening,
    /// A throw that does not cascade.
    Ordinary,
    /// A doublet that cascades.
    Cascade,
}

/// The luck of one throw.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Luck {
    /// Its place in the record.
    pub place: EntryPlace,
    /// The thrower; in the opening, the side that begins.
    pub side: Side,
    /// The dice.
    pub dice: Dice,
    /// The kind of the throw.
    pub kind: ThrowKind,
    /// The luck of the thrower, in units; for a cascade it includes the worth of the remainder that
    /// passed on.
    pub luck: f32,
}

/// A remainder that passed to the opponent.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ReceivedGift {
    /// Its place in the record.
    pub place: EntryPlace,
    /// The receiver.
    pub to: Side,
    /// Its worth to the receiver, in units ([`Gift::worth`](super::Gift::worth)).
    pub worth: f32,
}

/// One result of the analysis of a record.
#[derive(Debug, Clone, PartialEq)]
pub enum Finding {
    /// A stage that was played.
    Decision(Box<Decision>),
    /// The luck of a throw.
    Luck(Luck),
    /// A remainder received.
    Received(ReceivedGift),
}

/// The number of stages played in a record. The time that its analysis takes is proportional to
/// it.
#[must_use]
pub fn stages(record: &Record) -> usize {
    let entries = record.games.iter().flat_map(|game| &game.entries);
    entries
        .filter(|entry| matches!(entry, Entry::Play { .. }))
        .count()
}

/// Number of tasks that a thread takes at once.
const BATCH: usize = 32;

/// Analyses a record from its beginning.
///
/// Calls `see` with each finding, in the order of the record. If `see` breaks, or `cancelled` is
/// set during the call, the analysis stops and the report covers the findings so far. If an entry
/// of the record breaks the rules, the fault is returned with the report of what was before it. The
/// analysis walks through the record without a copy of it, so its memory does not grow with the
/// length of the record.
pub fn analyse<E: Evaluate + Clone + Send>(
    record: &Record,
    evaluator: &E,
    settings: &ReviewSettings,
    cancelled: &AtomicBool,
    mut see: impl FnMut(&Finding) -> ControlFlow<()>,
) -> (Report, Option<RecordFault>) {
    let threads = settings.threads.max(1);
    let mut judges: Vec<Judge<E>> = (0..threads)
        .map(|_| Judge::new(evaluator, settings.depth))
        .collect();
    let mut rollouts_left = settings.rollouts_max;
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
        for finding in judged(
            &mut judges,
            &tasks,
            settings.why,
            &mut rollouts_left,
            cancelled,
        ) {
            report.add(&finding);
            if see(&finding).is_break() {
                return (report, None);
            }
        }
        if cancelled.load(Ordering::Relaxed) {
            return (report, None);
        }
        if fault.is_some() || tasks.is_empty() {
            return (report, fault);
        }
    }
}

/// Returns the findings of the tasks, in order. Plays that seem doubtful are compared by rollouts
/// until `rollouts_left` is used up; with `explains`, reasons are added. After a cancellation,
/// returns only the first findings.
fn judged<E: Evaluate + Clone + Send>(
    judges: &mut [Judge<E>],
    tasks: &[Task],
    explains: bool,
    rollouts_left: &mut usize,
    cancelled: &AtomicBool,
) -> Vec<Finding> {
    let explained = |judge: &mut Judge<E>, task: &Task, mut finding: Finding| {
        // Reasons are asked for here alone: a judge of another caller needs no code for them.
        if explains {
            judge.explain(task, &mut finding);
        }
        finding
    };
    let search = |judge: &mut Judge<E>, index: u64| {
        let task = &tasks[index as usize];
        let finding = judge.search(task);
        explained(judge, task, finding)
    };
    let mut findings = numbered(judges, 0..tasks.len() as u64, search, cancelled, &|_| ());
    if !judges.iter().any(Judge::makes_rollouts) {
        return findings;
    }
    let is_doubtful = |finding: &Finding| match finding {
        Finding::Decision(decision) => decision.class() >= Class::Doubtful,
        Finding::Luck(_) | Finding::Received(_) => false,
    };
    let doubtful = (0..findings.len()).filter(|&index| is_doubtful(&findings[index]));
    let doubtful: Vec<usize> = doubtful.take(*rollouts_left).collect();
    *rollouts_left -= doubtful.len();
    let judge = |judge: &mut Judge<E>, place: u64| {
        let task = &tasks[doubtful[place as usize]];
        let finding = judge.judge(task);
        explained(judge, task, finding)
    };
    let compared = numbered(judges, 0..doubtful.len() as u64, judge, cancelled, &|_| ());
    for (&index, finding) in doubtful.iter().zip(compared) {
        findings[index] = finding;
    }
    findings
}
