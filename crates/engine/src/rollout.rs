//! Rollouts: estimate the value of a position by playing it to the end many times.
//!
//! Both sides play greedily by an evaluation. Two methods reduce the variance without changing the
//! mean: the first two throws are stratified, and the luck of every throw is subtracted from the
//! result. The luck of a throw is the evaluation after it less the mean evaluation over all throws.
//!
//! A [`Rollout`] estimates one position; a [`Contest`] compares the plays of a stage.

mod contest;
mod dice;
mod trial;

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use rosespring_rules::Position;

use crate::evaluate::{Evaluate, Value};
use crate::fan_out::numbered;
use crate::stakes::Stakes;
pub use contest::{CLEARLY, Contest, Standing};
pub(crate) use dice::generator;
pub use trial::FIGURES;
use trial::{Result, Trials};

/// The number of trials between checks of the error. Trials are counted from the first one of a
/// rollout, so it stops at the same trial however it was divided into runs.
pub const ROUND: u64 = 144;

/// The greatest number of trials of a rollout.
pub const TRIALS_MAX: u64 = 10_000_000;

/// The figures of a trial are rounded to multiples of one part in this number before they are
/// added. All sums up to 2^29 units are then exact, so trials can be made anywhere and added in any
/// order. The rounding is a thousandth of the error of the longest rollout.
const PARTS: f64 = 16_777_216.0;

/// RolloutSettings of a rollout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RolloutSettings {
    /// The seed of the dice. The same seed gives the same result.
    pub seed: u64,
    /// Number of throws after which the evaluation replaces further play; `None` plays each trial
    /// to the end of the game.
    pub truncate: Option<u32>,
    /// Whether luck is subtracted. A trial then costs some twenty times the evaluations, and the
    /// variance falls by far more.
    pub luck: bool,
    /// The stakes. They decide the plays and the unit of the worth.
    pub stakes: Stakes,
}

impl RolloutSettings {
    /// Plays to the end of the game, for units, with luck subtracted.
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

/// A mean with its standard error.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
pub struct Mean {
    /// The mean of the trials.
    pub mean: f64,
    /// Its standard error; infinite before the second trial. Because the dice are stratified, it is
    /// slightly larger than the true one.
    pub error: f64,
}

impl Mean {
    /// Computes the mean of `trials` results from their sum and their sum of squares.
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

/// The conditions at which a run stops; the first that holds ends it.
#[derive(Debug)]
pub struct Until<'a> {
    /// The rollout has this many trials, those of earlier runs included.
    pub trials: u64,
    /// The standard error of the worth is at most this; checked every [`ROUND`] trials.
    pub error: Option<f64>,
    /// The caller has set this. The trials made so far stay in the rollout.
    pub cancelled: &'a AtomicBool,
}

/// A rollout: the sums of the trials made so far. It can continue where it stopped, with the same
/// result as without the stop.
#[derive(Debug, Clone, PartialEq)]
pub struct Rollout {
    position: Position,
    settings: RolloutSettings,
    sums: RolloutSums,
}

/// The sums of a [`Rollout`], from which it can continue later: the sum and the sum of squares of
/// each figure over all trials.
///
/// The sums of trials that were made in several places are added with [`RolloutSums::add`]; the
/// order does not change the result.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct RolloutSums {
    /// Number of trials made.
    pub trials: u64,
    /// The sum of each figure.
    pub sums: [f64; FIGURES],
    /// The sum of the squares of each figure.
    pub squares: [f64; FIGURES],
}

impl RolloutSums {
    /// Makes the trials with these numbers and returns their sums. If `cancelled` is set during the
    /// call, the sums lack some of the last trials.
    pub fn of_trials<E: Evaluate + Clone + Send>(
        position: Position,
        settings: RolloutSettings,
        numbers: Range<u64>,
        evaluator: &E,
        threads: usize,
        cancelled: &AtomicBool,
    ) -> Self {
        let mut workers = workers(evaluator, threads, settings);
        let play = |trials: &mut Trials<E>, number| trials.play(position, number);
        let mut sums = Self::default();
        for result in numbered(&mut workers, numbers, play, cancelled, &|_| ()) {
            sums.count(&result);
        }
        sums
    }

    /// Adds the sums of other trials of the same position and settings.
    pub fn add(&mut self, other: &Self) {
        self.trials += other.trials;
        let others = other.sums.iter().zip(&other.squares);
        for ((sum, squares), (more, more_squares)) in self.fields_mut().zip(others) {
            *sum += more;
            *squares += more_squares;
        }
    }

    /// Adds one trial.
    fn count(&mut self, result: &Result) {
        let exact = |figure: f64| (figure * PARTS).round() / PARTS;
        self.trials += 1;
        for ((sum, squares), figure) in self.fields_mut().zip(result) {
            *sum += exact(*figure);
            *squares += exact(figure * figure);
        }
    }

    fn fields_mut(&mut self) -> impl Iterator<Item = (&mut f64, &mut f64)> {
        self.sums.iter_mut().zip(&mut self.squares)
    }
}

/// Returns a player of trials for each thread.
fn workers<E: Evaluate + Clone>(
    evaluator: &E,
    threads: usize,
    settings: RolloutSettings,
) -> Vec<Trials<E>> {
    let worker = |_| Trials::new(evaluator.clone(), settings);
    (0..threads.max(1)).map(worker).collect()
}

impl Rollout {
    /// Creates a rollout that continues from the sums of an earlier one of the same position and
    /// settings.
    #[must_use]
    pub const fn resume(position: Position, settings: RolloutSettings, sums: RolloutSums) -> Self {
        Self {
            position,
            settings,
            sums,
        }
    }

    /// Returns the sums so far.
    #[must_use]
    pub const fn sums(&self) -> RolloutSums {
        self.sums
    }

    /// Creates a rollout of `position`, in any phase, without trials.
    #[must_use]
    pub const fn new(position: Position, settings: RolloutSettings) -> Self {
        let sums = RolloutSums {
            trials: 0,
            sums: [0.0; FIGURES],
            squares: [0.0; FIGURES],
        };
        Self::resume(position, settings, sums)
    }

    /// Adds trials on several threads, each with a clone of the evaluator. Calls `progress` after
    /// every trial with the number of trials so far; the calls of different threads are not
    /// ordered.
    ///
    /// The result depends on the number of trials and not on the number of threads.
    pub fn run<E: Evaluate + Clone + Send>(
        &mut self,
        evaluator: &E,
        threads: usize,
        until: &Until<'_>,
        progress: impl Fn(u64) + Sync,
    ) {
        let mut workers = workers(evaluator, threads, self.settings);
        let position = self.position;
        let most = until.trials.min(TRIALS_MAX);
        while self.trials() < most && !until.cancelled.load(Ordering::Relaxed) {
            let looked = self.trials() > 0 && self.trials().is_multiple_of(ROUND);
            if looked && until.error.is_some_and(|error| self.worth().error <= error) {
                return;
            }
            let end = (self.trials() / ROUND + 1) * ROUND;
            let numbers = self.trials()..end.min(most);
            let play = |trials: &mut Trials<E>, number| trials.play(position, number);
            let results = numbered(&mut workers, numbers, play, until.cancelled, &progress);
            for result in results {
                self.add(&result);
            }
        }
    }

    fn add(&mut self, result: &Result) {
        self.sums.count(result);
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> &RolloutSettings {
        &self.settings
    }

    /// The number of trials made.
    #[must_use]
    pub const fn trials(&self) -> u64 {
        self.sums.trials
    }

    /// The mean of every outcome, from White's side.
    #[must_use]
    pub fn value(&self) -> Value {
        self.fields(|mean| mean.mean)
    }

    /// The standard error of every field of [`Self::value`].
    #[must_use]
    pub fn errors(&self) -> Value {
        self.fields(|mean| mean.error)
    }

    /// The worth of the position to White, in the unit of the [`Stakes`].
    #[must_use]
    pub fn worth(&self) -> Mean {
        self.mean(FIGURES - 1)
    }

    fn fields(&self, of: impl Fn(Mean) -> f64) -> Value {
        Value::from_array(std::array::from_fn(|field| of(self.mean(field)) as f32))
    }

    fn mean(&self, field: usize) -> Mean {
        let RolloutSums {
            trials,
            sums,
            squares,
        } = &self.sums;
        Mean::of(*trials, sums[field], squares[field])
    }
}

#[cfg(test)]
mod tests;
