//! The statistics of pairs: counts, units per game, rates, intervals, and a rating difference.

use rosespring_wire::result::{ArenaResult, ForfeitResult};

use crate::MatchSettings;
use crate::series::Pair;
use crate::trictrac::TrictracSettings;

/// What a result says of the run beside its figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunNames {
    /// The first player.
    pub a: String,
    /// The second player.
    pub b: String,
    /// The rules.
    pub rules: String,
    /// The units to which each match was played; `None` for single games.
    pub match_to: Option<u8>,
    /// The seed.
    pub seed: u64,
}

impl From<&MatchSettings> for RunNames {
    fn from(settings: &MatchSettings) -> Self {
        Self {
            a: settings.a.to_string(),
            b: settings.b.to_string(),
            rules: settings.rules.to_string(),
            match_to: settings.match_to,
            seed: settings.seed,
        }
    }
}

impl From<&TrictracSettings> for RunNames {
    fn from(settings: &TrictracSettings) -> Self {
        Self {
            a: settings.a.to_string(),
            b: settings.b.to_string(),
            rules: settings.rules.to_string(),
            match_to: None,
            seed: settings.seed,
        }
    }
}

/// A figure with its 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Estimate {
    /// The figure.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The result of a run, from the side of player A.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tally {
    /// Number of games, or matches: two for each pair.
    pub played: u32,
    /// Number of those that A won.
    pub a_wins: u32,
    /// Number of those that B won.
    pub b_wins: u32,
    /// Number of those that were drawn.
    pub draws: u32,
    /// Number of single games, those of matches included.
    pub games: u32,
    /// Number of games that A forfeited; always 0 except for outside programs.
    pub a_forfeits: u32,
    /// Number of games that B forfeited.
    pub b_forfeits: u32,
    /// Units that A won per game, less those that A lost.
    pub points_per_game: Estimate,
    /// The share of games, or matches, that A won; a draw counts half.
    pub win_rate: Estimate,
    /// The rating difference that follows from the rate, and those that follow from the ends of its
    /// interval. A side that won every game counts as having won all but half a game, so that the
    /// figures stay finite.
    pub elo: Estimate,
}

impl Tally {
    /// Computes the tally of pairs.
    #[must_use]
    pub fn of(pairs: &[Pair]) -> Self {
        let mut sums = Sums::default();
        for pair in pairs {
            sums.add(pair);
        }
        sums.tally()
    }

    /// Converts the tally for `rosespring arena --json`.
    #[must_use]
    pub fn to_result(&self, names: RunNames, forfeits: Vec<ForfeitResult>) -> ArenaResult {
        let interval = |estimate: Estimate| [estimate.low, estimate.high];
        ArenaResult {
            a: names.a,
            b: names.b,
            rules: names.rules,
            match_to: names.match_to,
            games: self.played,
            a_wins: self.a_wins,
            b_wins: self.b_wins,
            draws: self.draws,
            points_per_game: self.points_per_game.mean,
            interval_95: interval(self.points_per_game),
            win_rate: self.win_rate.mean,
            win_interval_95: interval(self.win_rate),
            elo: self.elo.mean,
            elo_interval_95: interval(self.elo),
            seed: names.seed,
            a_forfeits: self.a_forfeits,
            b_forfeits: self.b_forfeits,
            forfeits,
        }
    }

    /// Whether games were played, and each was lost by a program that did not play.
    #[must_use]
    pub const fn is_all_forfeits(&self) -> bool {
        self.games > 0 && self.a_forfeits + self.b_forfeits >= self.games
    }
}

/// The sums over the pairs played. They are integers, so the order of the pairs does not matter.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Sums {
    pairs: u32,
    games: u32,
    wins: u32,
    draws: u32,
    forfeits: [u32; 2],
    units: Ratio,
    /// Twice the share of games won: a draw counts 1.
    halves: Ratio,
}

impl Sums {
    pub(crate) fn add(&mut self, pair: &Pair) {
        self.pairs += 1;
        self.games += pair.games;
        self.wins += pair.wins;
        self.draws += pair.draws;
        self.forfeits[0] += pair.a_forfeits;
        self.forfeits[1] += pair.b_forfeits;
        self.units.add(i64::from(pair.units), i64::from(pair.games));
        self.halves.add(i64::from(2 * pair.wins + pair.draws), 4);
    }

    pub(crate) fn tally(&self) -> Tally {
        let played = 2 * self.pairs;
        let win_rate = self.halves.estimate(self.pairs);
        // If one side won every game, the variance is zero. An event that did not occur in n trials
        // has a rate below 3/n, with 95 % confidence.
        let unseen = 3.0 / f64::from(self.pairs.max(1));
        let one_sided = played > 0 && [0, 2 * played].contains(&(2 * self.wins + self.draws));
        let reach = if one_sided { unseen } else { 0.0 };
        let win_rate = Estimate {
            low: win_rate.low.min(win_rate.mean - reach).max(0.0),
            high: win_rate.high.max(win_rate.mean + reach).min(1.0),
            ..win_rate
        };
        let elo = |rate| elo(rate, f64::from(played));
        Tally {
            played,
            games: self.games,
            a_wins: self.wins,
            b_wins: played - self.wins - self.draws,
            draws: self.draws,
            a_forfeits: self.forfeits[0],
            b_forfeits: self.forfeits[1],
            points_per_game: self.units.estimate(self.pairs),
            win_rate,
            elo: Estimate {
                mean: elo(win_rate.mean),
                error: (elo(win_rate.high) - elo(win_rate.low)) / (2.0 * DEVIATIONS_95),
                low: elo(win_rate.low),
                high: elo(win_rate.high),
            },
        }
    }
}

/// The two-sided 95 % quantile of the normal distribution, in standard deviations.
pub(crate) const DEVIATIONS_95: f64 = 1.96;

/// The largest half width of an interval, in units: no game is worth more.
const WIDEST: f64 = 7.0;

/// The ratio of two sums over pairs.
#[derive(Debug, Clone, Copy, Default)]
struct Ratio {
    above: i64,
    below: i64,
    above_squared: i64,
    below_squared: i64,
    product: i64,
}

impl Ratio {
    fn add(&mut self, above: i64, below: i64) {
        self.above += above;
        self.below += below;
        self.above_squared += above * above;
        self.below_squared += below * below;
        self.product += above * below;
    }

    /// Returns the ratio, with an interval computed from the variance between pairs.
    fn estimate(&self, pairs: u32) -> Estimate {
        if self.below == 0 {
            return Estimate::default();
        }
        let count = f64::from(pairs);
        let below = self.below as f64;
        let mean = self.above as f64 / below;
        let squares = self.above_squared as f64 - 2.0 * mean * self.product as f64
            + mean * mean * self.below_squared as f64;
        let error = if pairs > 1 {
            (squares.max(0.0) * count / (count - 1.0)).sqrt() / below
        } else {
            // One pair gives no information about the variance between pairs.
            WIDEST
        };
        let reach = (DEVIATIONS_95 * error).min(WIDEST);
        Estimate {
            mean,
            error,
            low: mean - reach,
            high: mean + reach,
        }
    }
}

fn elo(rate: f64, played: f64) -> f64 {
    if played == 0.0 {
        return 0.0;
    }
    let least = 0.5 / played;
    let rate = rate.clamp(least, 1.0 - least);
    400.0 * (rate / (1.0 - rate)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_what_is_counted() {
        let won = Pair {
            wins: 2,
            draws: 0,
            units: 3,
            games: 2,
            ..Pair::default()
        };
        let even = Pair {
            wins: 1,
            draws: 0,
            units: -1,
            games: 2,
            ..Pair::default()
        };
        let tally = Tally::of(&[won, even, even, won]);

        assert_eq!((tally.played, tally.a_wins, tally.b_wins), (8, 6, 2));
        assert!((tally.points_per_game.mean - 0.5).abs() < 1e-12);
        assert!((tally.win_rate.mean - 0.75).abs() < 1e-12);
        // Pair means are 1, 0.5, 0.5, 1: a deviation of 0.2887, an error of 0.1443.
        assert!((tally.win_rate.high - 1.0).abs() < 1e-12);
        assert!((tally.win_rate.low - (0.75 - 1.96 * 0.144_338)).abs() < 1e-4);
        assert!((tally.elo.mean - 190.85).abs() < 0.01);
        assert!(
            tally.elo.low < 100.0 && tally.elo.high > 300.0,
            "{:?}",
            tally.elo
        );
    }

    #[test]
    fn the_figures_stay_finite() {
        for pairs in [
            vec![],
            vec![Pair {
                wins: 2,
                draws: 0,
                units: 4,
                games: 2,
                ..Pair::default()
            }],
        ] {
            let tally = Tally::of(&pairs);

            for figure in [
                tally.elo.high,
                tally.points_per_game.high,
                tally.win_rate.low,
            ] {
                assert!(figure.is_finite());
            }
        }
    }

    #[test]
    fn who_won_everything_may_still_lose_once() {
        let mut sums = Sums::default();
        for _ in 0..20 {
            sums.add(&Pair {
                wins: 2,
                units: 2,
                games: 2,
                ..Pair::default()
            });
        }

        let rate = sums.tally().win_rate;

        assert_eq!((rate.mean, rate.high), (1.0, 1.0));
        assert!((rate.low - 0.85).abs() < 1e-12, "{rate:?}");
    }
}
