//! Fair play: how a member's decisions compare with those of others of the same strength.
//!
//! A person who plays what a program says is stronger than their rating where decisions are hard,
//! agrees with the deeper search where the usual choice differs from it, and needs as long for an
//! evident play as for a hard one. Each of these is a [`Measure`]. [`FairPlaySums`] adds up what is
//! needed of the stages of a member; [`compare`] tells how far a member is from the others of their
//! band of ratings. Nothing here decides: a moderator does (decision 32).

mod row;
mod view;

use rosespring_rules::Side;
use serde::{Deserialize, Serialize};

pub use rosespring_table::review::found::JudgedStage;
pub use rosespring_table::stage_times::{StageTimes, stage_times};
pub use rosespring_wire::fair_play::Measure;
pub use row::{PEOPLE, StoredFairPlay};
pub use view::figures;

/// The number of judged stages before anybody is asked about.
pub const STAGES_MIN: u32 = 300;
/// A moderator is asked about a member whose deviation is larger, in standard deviations.
pub const Z_ASKS: f64 = 4.0;

/// The margins, in units, by which the best play of a hard stage beats the second one. Below it
/// either play is as good; above it the best play is evident.
const HARD: std::ops::RangeInclusive<f64> = 0.01..=0.10;
/// The width of a band of ratings.
const BAND_WIDTH: f64 = 200.0;
/// The lowest band and the highest one.
const BANDS: (u16, u16) = (800, 2_400);
/// The smallest time of a stage that is told apart, in milliseconds.
const TIME_MIN_MS: i64 = 200;
/// The number of members for which the assumed values of a band count.
const ASSUMED_MEMBERS: f64 = 20.0;
/// The number of stages that a measure needs before a member counts as one of the band.
const MEMBER_STAGES_MIN: u32 = 30;

/// The number, the sum and the sum of the squares of some figures.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Sum {
    n: u32,
    sum: f64,
    squares: f64,
}

/// What is added up of the stages of a member.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct FairPlaySums {
    /// The number of matches.
    pub matches: u32,
    /// How often the member's page lost its secret for the dice and committed to another one.
    pub rekeys: u32,
    loss: Sum,
    hard_loss: Sum,
    hard_best: Sum,
    search: Sum,
    hard_time: Sum,
    evident_time: Sum,
}

/// How a member compares with the others of the band in one measure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Comparison {
    /// What is compared.
    pub measure: Measure,
    /// The number of stages from which it is known.
    pub stages: u32,
    /// The member's own figure.
    pub own: f64,
    /// The mean of the others.
    pub mean: f64,
    /// How many standard deviations the member is away from it, on the side of a program.
    pub z: f64,
}

impl Sum {
    fn add(&mut self, figure: f64) {
        self.n += 1;
        self.sum += figure;
        self.squares += figure * figure;
    }

    fn join(&mut self, other: &Self) {
        self.n = self.n.saturating_add(other.n);
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(&self) -> Option<f64> {
        (self.n > 0).then(|| self.sum / f64::from(self.n))
    }

    /// Returns the variance of the mean.
    fn error(&self) -> Option<f64> {
        let mean = self.mean()?;
        let n = f64::from(self.n);
        Some((self.squares / n - mean * mean).max(0.0) / n)
    }
}

impl FairPlaySums {
    /// Returns the sums of one match.
    #[must_use]
    pub fn of_match(stages: impl IntoIterator<Item = JudgedStage>, rekeys: u32) -> Self {
        let mut sums = Self {
            matches: 1,
            rekeys,
            ..Self::default()
        };
        for stage in stages {
            sums.add(&stage);
        }
        sums
    }

    fn add(&mut self, stage: &JudgedStage) {
        self.loss.add(stage.loss);
        let is_hard = HARD.contains(&stage.margin);
        if is_hard {
            self.hard_loss.add(stage.loss);
            self.hard_best.add(f64::from(u8::from(stage.rank == 0)));
        }
        if let Some(agrees) = stage.agrees_with_search {
            self.search.add(f64::from(u8::from(agrees)));
        }
        let Some(ms) = stage.ms else {
            return;
        };
        // Ratios of times matter: ten seconds after five are as much as twenty after ten.
        let time = (ms.max(TIME_MIN_MS) as f64).ln();
        if is_hard {
            self.hard_time.add(time);
        } else if stage.margin > *HARD.end() {
            self.evident_time.add(time);
        }
    }

    /// Adds other sums of the same member.
    pub fn join(&mut self, other: &Self) {
        self.matches = self.matches.saturating_add(other.matches);
        self.rekeys = self.rekeys.saturating_add(other.rekeys);
        for (own, other) in [
            (&mut self.loss, &other.loss),
            (&mut self.hard_loss, &other.hard_loss),
            (&mut self.hard_best, &other.hard_best),
            (&mut self.search, &other.search),
            (&mut self.hard_time, &other.hard_time),
            (&mut self.evident_time, &other.evident_time),
        ] {
            own.join(other);
        }
    }

    /// Returns the number of judged stages.
    #[must_use]
    pub const fn stages(&self) -> u32 {
        self.loss.n
    }

    /// Returns the mean loss of a stage with a choice, in units.
    #[must_use]
    pub fn mean_loss(&self) -> Option<f64> {
        self.loss.mean()
    }

    /// Returns the number of stages, the figure and its variance in one measure.
    fn figure(&self, measure: Measure) -> Option<(u32, f64, f64)> {
        let sum = match measure {
            Measure::HardLoss => &self.hard_loss,
            Measure::HardBest => &self.hard_best,
            Measure::Search => &self.search,
            Measure::Pace => {
                let (hard, evident) = (&self.hard_time, &self.evident_time);
                let figure = hard.mean()? - evident.mean()?;
                let error = hard.error()? + evident.error()?;
                return Some((hard.n.min(evident.n), figure, error));
            }
        };
        Some((sum.n, sum.mean()?, sum.error()?))
    }
}

/// What is assumed of the members of any band until enough of them have played: the mean and the
/// deviation between members.
const fn assumed(measure: Measure) -> (f64, f64) {
    match measure {
        Measure::HardLoss => (0.020, 0.008),
        Measure::HardBest => (0.50, 0.08),
        Measure::Search => (0.40, 0.08),
        Measure::Pace => (0.25, 0.15),
    }
}

/// Returns whether a program has more of it than people.
const fn is_more_of_programs(measure: Measure) -> bool {
    matches!(measure, Measure::HardBest | Measure::Search)
}

/// Compares a member with the others of the band in each measure that is known.
#[must_use]
pub fn compare(own: &FairPlaySums, others: &[FairPlaySums]) -> Vec<Comparison> {
    let compared = Measure::ALL.into_iter().filter_map(|measure| {
        let (stages, figure, error) = own.figure(measure)?;
        let (mean, deviation) = band(measure, others);
        let away = match is_more_of_programs(measure) {
            true => figure - mean,
            false => mean - figure,
        };
        Some(Comparison {
            measure,
            stages,
            own: figure,
            mean,
            z: away / (deviation * deviation + error).sqrt(),
        })
    });
    compared.collect()
}

/// Returns the mean and the deviation of the members of a band. The assumed values count as some
/// members, so that the first few members do not decide.
fn band(measure: Measure, others: &[FairPlaySums]) -> (f64, f64) {
    let (assumed_mean, assumed_deviation) = assumed(measure);
    let figures = others.iter().filter_map(|sums| sums.figure(measure));
    let known: Vec<f64> = figures
        .filter(|(stages, ..)| *stages >= MEMBER_STAGES_MIN)
        .map(|(_, figure, _)| figure)
        .collect();
    let members = ASSUMED_MEMBERS + known.len() as f64;
    let mean = (ASSUMED_MEMBERS * assumed_mean + known.iter().sum::<f64>()) / members;
    let square = |figure: f64| (figure - mean) * (figure - mean);
    let of_assumed = assumed_deviation * assumed_deviation + square(assumed_mean);
    let of_known: f64 = known.iter().map(|figure| square(*figure)).sum();
    let variance = (ASSUMED_MEMBERS * of_assumed + of_known) / members;
    (mean, variance.sqrt())
}

/// Returns whether a moderator is to look at a member: enough stages, and one measure far away.
#[must_use]
pub fn asks(own: &FairPlaySums, compared: &[Comparison]) -> bool {
    own.stages() >= STAGES_MIN && compared.iter().any(|one| one.z > Z_ASKS)
}

/// Returns the band of a rating: its lowest rating.
#[must_use]
pub fn band_of(rating: f64) -> u16 {
    let (lowest, highest) = BANDS;
    let band = (rating / BAND_WIDTH).floor() * BAND_WIDTH;
    band.clamp(f64::from(lowest), f64::from(highest)) as u16
}

/// Puts together what the analysis and the clock tell of the stages of one side. Without a time for
/// each stage, no time is used.
#[must_use]
pub fn stages_of(
    side: Side,
    judged: &[(Side, Option<JudgedStage>)],
    times: &StageTimes,
) -> Vec<JudgedStage> {
    let known = times.ms.len() == judged.len();
    let stages = judged.iter().enumerate().filter(|(_, (of, _))| *of == side);
    let stages = stages.filter_map(|(at, (_, stage))| {
        let ms = times.ms.get(at).copied().flatten().filter(|_| known);
        stage.map(|stage| JudgedStage { ms, ..stage })
    });
    stages.collect()
}

#[cfg(test)]
mod tests;
