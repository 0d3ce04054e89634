//! Rollouts: a position played to its end many times, to learn what it is worth.
//!
//! Both sides play greedily by an evaluation. Chance is made smaller in two ways that leave the
//! mean alone: the first throws are dealt out evenly, and the luck of every throw, what
//! the evaluation makes of it compared with the mean of all throws, is taken off the result.
//!
//! A [`Rollout`] is about one position, a [`Contest`] about the plays of a stage.

mod contest;
mod dice;
mod trial;

use std::sync::atomic::{AtomicBool, Ordering};

use rosespring_rules::Position;

use crate::evaluate::{Evaluate, Value};
use crate::fan_out::numbered;
use crate::stakes::Stakes;
pub use contest::{CLEARLY, Contest, Standing};
pub(crate) use dice::generator;
pub use trial::FIGURES;
use trial::{Result, Trials};

/// Trials after which the error is looked at. Trials are counted from the first one of a rollout,
/// so it ends at the same one however it was divided into runs.
pub const ROUND: u64 = 144;

/// The most trials of a rollout.
pub const TRIALS_MAX: u64 = 10_000_000;

/// How a rollout is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// Where the dice come from. The same seed gives the same result.
    pub seed: u64,
    /// Throws after which the evaluation has the last word; `None` plays to the end.
    pub truncate: Option<u32>,
    /// Whether luck is taken off. It costs some twenty times the evaluations a trial and is worth
    /// far more.
    pub luck: bool,
    /// What is played for: it decides the plays, and what the worth is counted in.
    pub stakes: Stakes,
}

impl Settings {
    /// To the end of the game, for units, luck taken off.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            truncate: None,
            luck: true,
            stakes: Stakes::Units,
        }
    }
}

/// A mean, and how far it is likely to be off.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Mean {
    /// The mean of the trials.
    pub mean: f64,
    /// Its standard error; infinite before the second trial. Even dice make it a little larger
    /// than the true one.
    pub error: f64,
}

impl Mean {
    /// Of so many trials with this sum and this sum of squares.
    fn of(trials: u64, sum: f64, squares: f64) -> Self {
        let count = trials as f64;
        let mean = sum / count.max(1.0);
        let error = if trials < 2 {
            f64::INFINITY
        } else {
            let variance = (squares - count * mean * mean).max(0.0) / (count - 1.0);
            (variance / count).sqrt()
        };
        Self { mean, error }
    }
}

/// When a run stops.
#[derive(Debug)]
pub struct Until<'a> {
    /// As soon as the rollout has so many trials, those of earlier runs included.
    pub trials: u64,
    /// As soon as the standard error of the worth is no larger; looked at every [`ROUND`] trials.
    pub error: Option<f64>,
    /// As soon as somebody sets this: the trials done so far are kept.
    pub cancelled: &'a AtomicBool,
}

/// A rollout under way: the sums of the trials made so far. It can go on where it stopped, with
/// the same result as if it had not stopped.
#[derive(Debug, Clone, PartialEq)]
pub struct Rollout {
    position: Position,
    settings: Settings,
    trials: u64,
    sums: [f64; FIGURES],
    squares: [f64; FIGURES],
}

/// What the trials of a [`Rollout`] came to, to be kept and gone on with: sums, and sums of
/// squares, of the figures of all trials.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Found {
    /// Trials made.
    pub trials: u64,
    /// The sum of each figure.
    pub sums: [f64; FIGURES],
    /// The sum of its squares.
    pub squares: [f64; FIGURES],
}

impl Rollout {
    /// A rollout that goes on where one of the same position and settings was left.
    #[must_use]
    pub const fn going_on(position: Position, settings: Settings, found: Found) -> Self {
        Self {
            position,
            settings,
            trials: found.trials,
            sums: found.sums,
            squares: found.squares,
        }
    }

    /// What it came to so far.
    #[must_use]
    pub const fn found(&self) -> Found {
        Found {
            trials: self.trials,
            sums: self.sums,
            squares: self.squares,
        }
    }

    /// A rollout of `position`, in any phase, without trials.
    #[must_use]
    pub const fn new(position: Position, settings: Settings) -> Self {
        Self {
            position,
            settings,
            trials: 0,
            sums: [0.0; FIGURES],
            squares: [0.0; FIGURES],
        }
    }

    /// Adds trials on some threads, each with an evaluator of its own. `progress` is called with
    /// the number of trials so far, after every trial in no certain order of threads.
    ///
    /// The result depends on the number of trials, and not on the threads.
    pub fn run<E: Evaluate + Clone + Send>(
        &mut self,
        evaluator: &E,
        threads: usize,
        until: &Until<'_>,
        progress: impl Fn(u64) + Sync,
    ) {
        let mut evaluators: Vec<Trials<E>> = (0..threads.max(1))
            .map(|_| Trials::new(evaluator.clone(), self.settings))
            .collect();
        let position = self.position;
        let most = until.trials.min(TRIALS_MAX);
        while self.trials < most && !until.cancelled.load(Ordering::Relaxed) {
            let looked = self.trials > 0 && self.trials.is_multiple_of(ROUND);
            if looked && until.error.is_some_and(|error| self.worth().error <= error) {
                return;
            }
            let end = (self.trials / ROUND + 1) * ROUND;
            let numbers = self.trials..end.min(most);
            let play = |trials: &mut Trials<E>, number| trials.play(position, number);
            let results = numbered(&mut evaluators, numbers, play, until.cancelled, &progress);
            for result in results {
                self.add(&result);
            }
        }
    }

    fn add(&mut self, result: &Result) {
        self.trials += 1;
        let sums = self.sums.iter_mut().zip(&mut self.squares);
        for ((sum, squares), field) in sums.zip(result) {
            *sum += field;
            *squares += field * field;
        }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How it is played.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Trials made.
    #[must_use]
    pub const fn trials(&self) -> u64 {
        self.trials
    }

    /// The mean of every outcome, as White sees it.
    #[must_use]
    pub fn value(&self) -> Value {
        self.fields(|mean| mean.mean)
    }

    /// The standard error of every field of [`Self::value`].
    #[must_use]
    pub fn errors(&self) -> Value {
        self.fields(|mean| mean.error)
    }

    /// What the position is worth to White, in the unit of the [`Stakes`].
    #[must_use]
    pub fn worth(&self) -> Mean {
        self.mean(FIGURES - 1)
    }

    fn fields(&self, of: impl Fn(Mean) -> f64) -> Value {
        let field = |index| of(self.mean(index)) as f32;
        Value {
            win: field(0),
            win_double: field(1),
            win_triple: field(2),
            win_capote: field(3),
            lose_double: field(4),
            lose_triple: field(5),
            lose_capote: field(6),
        }
    }

    fn mean(&self, field: usize) -> Mean {
        Mean::of(self.trials, self.sums[field], self.squares[field])
    }
}

#[cfg(test)]
mod tests;
