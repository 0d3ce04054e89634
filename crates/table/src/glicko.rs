//! Ratings by Glicko-2: Mark Glickman, "Example of the Glicko-2 system" (2013).
//!
//! A rating period is one opponent, or one puzzle: a rating changes after each result.

use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

/// A rating with its uncertainty.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// The expected fluctuation of the rating.
    pub volatility: f64,
}

/// A result against one opponent.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatedResult {
    /// The opponent's rating before it.
    pub opponent: Rating,
    /// 1 for a win, 0 for a loss, a half for a draw.
    pub score: f64,
    /// The factor of the rating difference in the chance of a win: less than 1 where chance has
    /// more influence than in the games by which the ratings were measured.
    pub steepness: f64,
}

impl Rating {
    /// The rating of an unknown player.
    pub const UNKNOWN: Self = Self::new(1500.0, 350.0);

    /// Creates a rating with the usual volatility.
    #[must_use]
    pub const fn new(rating: f64, deviation: f64) -> Self {
        Self {
            rating,
            deviation,
            volatility: 0.06,
        }
    }

    /// Returns the rating after the results of one period against opponents with their ratings
    /// before it: 1 for a win, 0 for a loss, a half for a draw.
    #[must_use]
    pub fn after(self, results: &[(Self, f64)]) -> Self {
        let matches = results.iter().map(|&(opponent, score)| RatedResult {
            opponent,
            score,
            steepness: 1.0,
        });
        self.after_matches(&matches.collect::<Vec<_>>())
    }

    /// Does the same where chance has more influence on some results than on others.
    #[must_use]
    pub fn after_matches(self, results: &[RatedResult]) -> Self {
        let (mu, phi) = self.inner();
        let (mut information, mut surprise) = (0.0, 0.0);
        for RatedResult {
            opponent,
            score,
            steepness,
        } in results
        {
            let (other, spread) = opponent.inner();
            let weight = steepness * weight(spread);
            let expected = 1.0 / (1.0 + (-weight * (mu - other)).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (score - expected);
        }
        if information <= 0.0 {
            let grown = phi.hypot(self.volatility) * SCALE;
            return Self {
                deviation: grown.min(DEVIATION_MAX),
                ..self
            };
        }
        let variance = 1.0 / information;
        let volatility = new_volatility(self.volatility, phi, variance, variance * surprise);
        let before = phi.hypot(volatility);
        let phi = 1.0 / (1.0 / (before * before) + information).sqrt();
        Self {
            rating: (phi * phi).mul_add(surprise, mu) * SCALE + CENTRE,
            deviation: (phi * SCALE).clamp(DEVIATION_MIN, DEVIATION_MAX),
            volatility,
        }
    }

    /// Converts to the inner scale of the paper.
    fn inner(self) -> (f64, f64) {
        ((self.rating - CENTRE) / SCALE, self.deviation / SCALE)
    }
}

const CENTRE: f64 = 1500.0;
const SCALE: f64 = 173.7178;
const DEVIATION_MAX: f64 = 350.0;
/// Minimum deviation: a rating can always change, even after many games.
const DEVIATION_MIN: f64 = 30.0;
/// Limit of the change of volatility: τ of the paper.
const TAU: f64 = 0.5;
const CLOSE: f64 = 1e-6;

fn weight(spread: f64) -> f64 {
    1.0 / (1.0 + 3.0 * spread * spread / (PI * PI)).sqrt()
}

/// Step 5 of the paper, by the Illinois method.
fn new_volatility(volatility: f64, phi: f64, variance: f64, change: f64) -> f64 {
    let start = (volatility * volatility).ln();
    let f = |x: f64| {
        let grown = x.exp();
        let sum = phi * phi + variance + grown;
        grown * (change * change - sum) / (2.0 * sum * sum) - (x - start) / (TAU * TAU)
    };
    let (mut a, mut b) = (
        start,
        (change * change - phi * phi - variance).max(0.0).ln(),
    );
    if !b.is_finite() {
        let steps = (1..).map(|k| start - f64::from(k) * TAU);
        b = steps.take(100).find(|&x| f(x) >= 0.0).unwrap_or(start);
    }
    let (mut at_a, mut at_b) = (f(a), f(b));
    for _ in 0..100 {
        if (b - a).abs() <= CLOSE {
            break;
        }
        let c = a + (a - b) * at_a / (at_b - at_a);
        let at_c = f(c);
        if at_c * at_b <= 0.0 {
            (a, at_a) = (b, at_b);
        } else {
            at_a /= 2.0;
        }
        (b, at_b) = (c, at_c);
    }
    (a / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_paper_comes_out() {
        let player = Rating::new(1500.0, 200.0);
        let results = [
            (Rating::new(1400.0, 30.0), 1.0),
            (Rating::new(1550.0, 100.0), 0.0),
            (Rating::new(1700.0, 300.0), 0.0),
        ];

        let after = player.after(&results);

        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn a_win_raises_and_a_loss_lowers_and_both_make_surer() {
        let opponent = Rating::new(1600.0, 60.0);
        let won = Rating::UNKNOWN.after(&[(opponent, 1.0)]);
        let lost = Rating::UNKNOWN.after(&[(opponent, 0.0)]);

        assert!(won.rating > 1500.0 && lost.rating < 1500.0);
        assert!(won.deviation < 350.0 && lost.deviation < 350.0);
        let idle = Rating::new(1500.0, 100.0).after(&[]);
        assert!(idle.deviation > 100.0 && idle.rating.total_cmp(&1500.0).is_eq());
    }

    #[test]
    fn what_chance_had_more_part_in_says_less() {
        let opponent = Rating::new(1500.0, 30.0);
        let won = |steepness| {
            Rating::new(1500.0, 200.0).after_matches(&[RatedResult {
                opponent,
                score: 1.0,
                steepness,
            }])
        };
        let (long, short) = (won(1.0), won(0.4));

        assert!(1500.0 < short.rating && short.rating < long.rating);
        assert!(long.deviation < short.deviation && short.deviation < 200.0);
        assert_eq!(long, Rating::new(1500.0, 200.0).after(&[(opponent, 1.0)]));
    }

    #[test]
    fn the_wildest_results_end_in_a_number() {
        let strong = Rating::new(3000.0, 30.0);
        let mut rating = Rating::new(400.0, 30.0);
        for _ in 0..1_000 {
            rating = rating.after(&[(strong, 1.0)]);
        }
        assert!(
            rating.rating.is_finite() && rating.rating > 1_500.0,
            "{rating:?}"
        );
        assert!(rating.volatility.is_finite() && rating.deviation >= DEVIATION_MIN);
    }
}
