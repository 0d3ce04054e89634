//! What the pairs say: counts, points a game, rates, intervals, and a rating difference.

use crate::series::Pair;

/// A figure and the interval in which it lies with 95 % confidence.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The figure.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The result of a run, seen by player A.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tally {
    /// Games, or matches, played: two a pair.
    pub played: u32,
    /// Those that A won.
    pub a_wins: u32,
    /// Those that B won.
    pub b_wins: u32,
    /// Those that nobody won.
    pub draws: u32,
    /// Units A won less units A lost, a game.
    pub points_per_game: Estimate,
    /// The share of games, or matches, that A won; a draw counts half.
    pub win_rate: Estimate,
    /// The rating difference that the rate means. A side that won everything is taken to have
    /// won all but half a game, so that the figure stays finite.
    pub elo: f64,
}

impl Tally {
    /// Counts pairs.
    #[must_use]
    pub fn of(pairs: &[Pair]) -> Self {
        let played = 2 * pairs.len() as u32;
        let a_wins = pairs.iter().map(|pair| pair.wins).sum();
        let draws = pairs.iter().map(|pair| pair.draws).sum();
        let points = ratio(pairs, |pair| (f64::from(pair.units), f64::from(pair.games)));
        let win_rate = ratio(pairs, |pair| {
            (f64::from(pair.wins) + 0.5 * f64::from(pair.draws), 2.0)
        });
        Self {
            played,
            a_wins,
            b_wins: played - a_wins - draws,
            draws,
            points_per_game: points,
            win_rate: Estimate {
                low: win_rate.low.max(0.0),
                high: win_rate.high.min(1.0),
                ..win_rate
            },
            elo: elo(win_rate.mean, f64::from(played)),
        }
    }
}

/// Ninety-five in a hundred of a normal distribution lie within so many of its deviations.
const DEVIATIONS_95: f64 = 1.96;

/// The ratio of two sums over pairs, with the interval that the spread between pairs gives it.
fn ratio(pairs: &[Pair], parts: impl Fn(&Pair) -> (f64, f64)) -> Estimate {
    let count = pairs.len() as f64;
    let (above, below) = pairs
        .iter()
        .map(&parts)
        .fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1));
    if below == 0.0 {
        return Estimate {
            mean: 0.0,
            low: 0.0,
            high: 0.0,
        };
    }
    let mean = above / below;
    let squares: f64 = pairs
        .iter()
        .map(|pair| {
            let (above, below) = parts(pair);
            (above - mean * below).powi(2)
        })
        .sum();
    let error = if count > 1.0 {
        (squares * count / (count - 1.0)).sqrt() / below
    } else {
        // One pair says nothing about the spread between pairs.
        f64::INFINITY
    };
    let reach = (DEVIATIONS_95 * error).min(f64::from(WIDEST));
    Estimate {
        mean,
        low: mean - reach,
        high: mean + reach,
    }
}

/// No game is worth more units, so no interval need reach further.
const WIDEST: u8 = 7;

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
        };
        let even = Pair {
            wins: 1,
            draws: 0,
            units: -1,
            games: 2,
        };
        let tally = Tally::of(&[won, even, even, won]);

        assert_eq!((tally.played, tally.a_wins, tally.b_wins), (8, 6, 2));
        assert!((tally.points_per_game.mean - 0.5).abs() < 1e-12);
        assert!((tally.win_rate.mean - 0.75).abs() < 1e-12);
        // Pair means are 1, 0.5, 0.5, 1: a deviation of 0.2887, an error of 0.1443.
        assert!((tally.win_rate.high - 1.0).abs() < 1e-12);
        assert!((tally.win_rate.low - (0.75 - 1.96 * 0.144_338)).abs() < 1e-4);
        assert!((tally.elo - 190.85).abs() < 0.01);
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
            }],
        ] {
            let tally = Tally::of(&pairs);

            for figure in [tally.elo, tally.points_per_game.high, tally.win_rate.low] {
                assert!(figure.is_finite());
            }
        }
    }
}
