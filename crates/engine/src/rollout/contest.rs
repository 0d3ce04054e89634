//! Rollouts of all plays of a stage with the same dice, until one play is clearly best.

use std::sync::atomic::Ordering;

use rosespring_rules::{End, Position, Side};

use super::trial::{FIGURES, Result, Trials};
use super::{Mean, ROUND, Rollout, RolloutSettings, TRIALS_MAX, Until, workers};
use crate::evaluate::Evaluate;
use crate::fan_out::numbered;

/// A play is clearly worse if its mean is behind the best by more than this number of standard
/// errors of the difference (the two-sided 99 % quantile of the normal distribution). The test is
/// repeated every [`ROUND`] trials, so over a long contest a play that equals the best is dropped
/// slightly more often than in 1 of 100 cases.
pub const CLEARLY: f64 = 2.576;

/// The index of the worth among the figures of a result.
const WORTH: usize = FIGURES - 1;

/// Rollouts of the plays of one stage with common dice.
///
/// Trials with the same number have the same dice for every play, so differences show sooner than
/// by separate rollouts. Every [`ROUND`] trials, plays that are clearly worse than the best are
/// dropped and get no more trials.
///
/// Like a [`Rollout`], a contest can continue where it stopped; threads and pauses do not change
/// the result.
///
/// # Examples
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use rosespring_engine::evaluate::Handwritten;
/// use rosespring_engine::rollout::{Contest, RolloutSettings, Until};
/// use rosespring_rules::{Ends, Position, Rules, Side};
///
/// let start = Position::started_by(Rules::preset("backgammon").unwrap(), Side::White);
/// let position = start.throw("3-1".parse()?, &mut ())?;
/// let mut ends = Ends::new();
/// position.ends(&mut ends);
///
/// let settings = RolloutSettings { truncate: Some(1), ..RolloutSettings::new(1) };
/// let mut contest = Contest::new(position, ends.iter(), settings);
/// let until = Until { trials: 36, error: None, cancelled: &AtomicBool::new(false) };
/// contest.run(&Handwritten::default(), 1, &until, |_| ());
/// assert_eq!(contest.standings()[0].rollout.trials(), 36);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Contest {
    position: Position,
    side: Side,
    entrants: Vec<Entrant>,
    /// Indices of the entrants that are not dropped, in order of entry.
    left: Vec<usize>,
    /// For each pair of `left`, row by row: the sum over the trials of the product of their worths.
    products: Vec<f64>,
    settings: RolloutSettings,
    /// The number of standard errors of the difference at which a play is dropped.
    clearly: f64,
    trials: u64,
}

#[derive(Debug, Clone, PartialEq)]
struct Entrant {
    end: End,
    rollout: Rollout,
    /// The loss against the best when the play was dropped.
    dropped: Option<Mean>,
}

/// The standing of one play.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Standing<'a> {
    /// The end of the stage.
    pub end: End,
    /// The rollout of the position after it, from White's side.
    pub rollout: &'a Rollout,
    /// The loss of the mover against the best play, in the unit of the stakes, with the standard
    /// error of the difference. For a dropped play, the loss at that time.
    pub behind: Mean,
    /// Whether the play was clearly worse and was dropped.
    pub dropped: bool,
}

impl Contest {
    /// Creates a contest between `ends` of the stage to be played in `position`, without trials. It
    /// is empty if no stage is to be played in `position`.
    #[must_use]
    pub fn new(
        position: Position,
        ends: impl IntoIterator<Item = End>,
        settings: RolloutSettings,
    ) -> Self {
        let mover = position.turn().map(|turn| turn.mover());
        let entrants: Vec<Entrant> = ends
            .into_iter()
            .take_while(|_| mover.is_some())
            .map(|end| Entrant {
                end,
                rollout: Rollout::new(position.after(&end, &mut ()), settings),
                dropped: None,
            })
            .collect();
        let left: Vec<usize> = (0..entrants.len()).collect();
        Self {
            position,
            side: mover.unwrap_or(Side::White),
            products: vec![0.0; left.len() * left.len()],
            entrants,
            left,
            settings,
            clearly: CLEARLY,
            trials: 0,
        }
    }

    /// Sets the number of standard errors at which a play is dropped, instead of [`CLEARLY`].
    #[must_use]
    pub const fn dropping_at(mut self, deviations: f64) -> Self {
        self.clearly = deviations;
        self
    }

    /// Adds trials, as [`Rollout::run`] does. `until.trials` counts the trials of each play, and
    /// `until.error` must hold for every play that is not dropped. The run also stops when one play
    /// is left and has [`ROUND`] trials.
    pub fn run<E: Evaluate + Clone + Send>(
        &mut self,
        evaluator: &E,
        threads: usize,
        until: &Until<'_>,
        progress: impl Fn(u64) + Sync,
    ) {
        let mut workers = workers(evaluator, threads, self.settings);
        let most = until.trials.min(TRIALS_MAX);
        while self.trials < most && !until.cancelled.load(Ordering::Relaxed) {
            let looked = self.trials > 0 && self.trials.is_multiple_of(ROUND);
            if self.left.is_empty() || looked && (self.is_decided() || self.is_known(until.error)) {
                return;
            }
            let numbers = self.trials..most.min((self.trials / ROUND + 1) * ROUND);
            let starts: Vec<Position> = self.rollouts().map(|rollout| rollout.position).collect();
            let play = |trials: &mut Trials<E>, number| -> Vec<Result> {
                let start = starts.iter();
                start.map(|&start| trials.play(start, number)).collect()
            };
            let results = numbered(&mut workers, numbers, play, until.cancelled, &progress);
            for results in results {
                self.add(&results);
            }
            if self.trials.is_multiple_of(ROUND) {
                self.drop_the_worse();
            }
        }
    }

    /// Adds one trial of every play that is not dropped.
    fn add(&mut self, results: &[Result]) {
        self.trials += 1;
        for (&index, result) in self.left.iter().zip(results) {
            self.entrants[index].rollout.add(result);
        }
        for (row, one) in self.products.chunks_mut(self.left.len()).zip(results) {
            for (sum, other) in row.iter_mut().zip(results) {
                *sum += one[WORTH] * other[WORTH];
            }
        }
    }

    /// Drops every play that is clearly worse than the best.
    fn drop_the_worse(&mut self) {
        let Some(best) = self.best() else { return };
        let size = self.left.len();
        let behind: Vec<Mean> = (0..size).map(|place| self.behind(place, best)).collect();
        let stays: Vec<usize> = (0..size)
            .filter(|&place| behind[place].mean <= self.clearly * behind[place].error)
            .collect();
        for (place, behind) in behind.into_iter().enumerate() {
            if !stays.contains(&place) {
                self.entrants[self.left[place]].dropped = Some(behind);
            }
        }
        self.products = stays
            .iter()
            .flat_map(|row| stays.iter().map(move |column| row * size + column))
            .map(|index| self.products[index])
            .collect();
        self.left = stays.iter().map(|&place| self.left[place]).collect();
    }

    /// The index in `left` of the play with the best mean; of equal ones the first.
    fn best(&self) -> Option<usize> {
        let worths: Vec<f64> = self.rollouts().map(|rollout| self.worth(rollout)).collect();
        let places = (0..worths.len()).rev();
        places.max_by(|&a, &b| worths[a].total_cmp(&worths[b]))
    }

    /// The mean difference between two plays, given by their indices in `left`.
    fn behind(&self, place: usize, best: usize) -> Mean {
        if place == best {
            return Mean::default();
        }
        let product = |a: usize, b: usize| self.products[a * self.left.len() + b];
        let squares = product(best, best) - 2.0 * product(best, place) + product(place, place);
        let sum = |place: usize| self.entrants[self.left[place]].rollout.sums.sums[WORTH];
        let sum = sum(best) - sum(place);
        let sign = match self.side {
            Side::White => 1.0,
            Side::Black => -1.0,
        };
        Mean::of(self.trials, sign * sum, squares)
    }

    /// The worth of the position of a rollout to the mover.
    fn worth(&self, rollout: &Rollout) -> f64 {
        match self.side {
            Side::White => rollout.worth().mean,
            Side::Black => -rollout.worth().mean,
        }
    }

    /// The rollouts of the plays that are not dropped.
    fn rollouts(&self) -> impl Iterator<Item = &Rollout> {
        let left = self.left.iter();
        left.map(|&index| &self.entrants[index].rollout)
    }

    fn is_known(&self, error: Option<f64>) -> bool {
        error.is_some_and(|error| self.rollouts().all(|one| one.worth().error <= error))
    }

    /// Whether all plays but one are dropped.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.left.len() == 1
    }

    /// The position in which the stage is played.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The number of trials of each play that is not dropped.
    #[must_use]
    pub const fn trials(&self) -> u64 {
        self.trials
    }

    /// Every play, best first; the dropped plays follow, the smallest loss first.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing<'_>> {
        let best = self.best().unwrap_or(0);
        let behind = |index: usize| {
            let place = self.left.iter().position(|&left| left == index);
            place.map_or_else(Mean::default, |place| self.behind(place, best))
        };
        let entrants = self.entrants.iter().enumerate();
        let mut standings: Vec<Standing<'_>> = entrants
            .map(|(index, entrant)| Standing {
                end: entrant.end,
                rollout: &entrant.rollout,
                behind: entrant.dropped.unwrap_or_else(|| behind(index)),
                dropped: entrant.dropped.is_some(),
            })
            .collect();
        standings.sort_by(|a, b| {
            let dropped = a.dropped.cmp(&b.dropped);
            dropped.then(a.behind.mean.total_cmp(&b.behind.mean))
        });
        standings
    }
}

#[cfg(test)]
mod tests;
