//! The difficulty of a puzzle, computed from the levels that find its best play.

use rosespring_rules::GameKind;

use crate::levels::Level;

/// Number of sampled plays of each level that errs; the share that are best measures difficulty.
pub(super) const SAMPLES: u32 = 400;

/// The rating of level 1 on the scale of puzzles; the other levels are above it by their measured
/// differences.
pub const RATING_OF_FIRST_LEVEL: f64 = 800.0;

/// The limits of ratings.
const RATINGS: [f64; 2] = [400.0, 2600.0];

/// The difficulty of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Difficulty {
    /// The share of each level's plays that are the best play, level 1 first.
    pub found_by: [f64; 8],
    /// The initial rating of the puzzle.
    pub rating: f64,
}

impl Difficulty {
    /// Computes the difficulty of a puzzle from the shares of plays that are best. The rating is
    /// the one against which players with the ratings of the levels are expected to score these
    /// shares, between 400 and 2600.
    ///
    /// ```
    /// use rosespring_engine::puzzle::Difficulty;
    /// use rosespring_rules::GameKind;
    ///
    /// let easy = Difficulty::of(GameKind::GIOUL, [0.5, 0.7, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0]);
    /// let hard = Difficulty::of(GameKind::GIOUL, [0.1, 0.1, 0.2, 0.2, 0.3, 0.4, 0.0, 1.0]);
    /// assert!(easy.rating + 300.0 < hard.rating);
    /// ```
    #[must_use]
    pub fn of(game: GameKind, found_by: [f64; 8]) -> Self {
        let ratings = Level::ALL.map(|level| {
            let above = level.rating(game).unwrap_or_default().elo;
            RATING_OF_FIRST_LEVEL + f64::from(above)
        });
        let found: f64 = found_by.iter().sum();
        let expected = |puzzle: f64| -> f64 {
            let score = |rating: &f64| 1.0 / (1.0 + 10_f64.powf((puzzle - rating) / 400.0));
            ratings.iter().map(score).sum()
        };
        let [mut low, mut high] = RATINGS;
        for _ in 0..40 {
            let middle = f64::midpoint(low, high);
            if expected(middle) > found {
                low = middle;
            } else {
                high = middle;
            }
        }
        Self {
            found_by,
            rating: f64::midpoint(low, high),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_players_of_the_levels_would_find_has_the_rating_they_face() {
        let faced = 1400.0;
        let found_by = Level::ALL.map(|level| {
            let elo = level.rating(GameKind::GUL_BARA).unwrap().elo;
            let rating = RATING_OF_FIRST_LEVEL + f64::from(elo);
            1.0 / (1.0 + 10_f64.powf((faced - rating) / 400.0))
        });
        let difficulty = Difficulty::of(GameKind::GUL_BARA, found_by);

        assert!((difficulty.rating - faced).abs() < 1e-6);
        let all = Difficulty::of(GameKind::GUL_BARA, [1.0; 8]);
        let none = Difficulty::of(GameKind::GUL_BARA, [0.0; 8]);
        assert!((all.rating - RATINGS[0]).abs() < 1e-6);
        assert!((none.rating - RATINGS[1]).abs() < 1e-6);
    }
}
