//! Ratings in puzzles: Glicko-2 with a limited first deviation and a limited step.
//!
//! An unknown player of Glicko-2 (1500 ± 350) loses 174 points by the first miss, more than a
//! quarter of the distance between the easiest puzzles and the hardest. docs/puzzles.md has the
//! reasons for the numbers of this file.

use crate::glicko::Rating;

/// The rating of a player before the first puzzle.
pub const FIRST: Rating = Rating::new(1500.0, 200.0);

/// The greatest change of a rating by one answer, in points.
pub const STEP_MAX: f64 = 80.0;

/// A rating with a greater deviation is provisional.
const PROVISIONAL_DEVIATION: f64 = 110.0;

/// Returns the ratings of the player and of the puzzle after the player's first answer to it.
///
/// A stored deviation above that of [`FIRST`] is lowered to it: older versions began with 350.
pub fn after_answer(player: Rating, puzzle: Rating, right: bool) -> (Rating, Rating) {
    let score = f64::from(u8::from(right));
    let player = Rating {
        deviation: player.deviation.min(FIRST.deviation),
        ..player
    };
    let player_after = player.after(&[(puzzle, score)]);
    let puzzle_after = puzzle.after(&[(player, 1.0 - score)]);
    (limited(player, player_after), limited(puzzle, puzzle_after))
}

/// Returns whether a player's rating is provisional: a few more answers may change it much.
pub fn is_provisional(rating: &Rating) -> bool {
    rating.deviation > PROVISIONAL_DEVIATION
}

/// Returns the rating `after` an answer, at most [`STEP_MAX`] from the one `before` it.
fn limited(before: Rating, after: Rating) -> Rating {
    let step = (after.rating - before.rating).clamp(-STEP_MAX, STEP_MAX);
    Rating {
        rating: before.rating + step,
        ..after
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The deviation of a puzzle that nobody has tried.
    const PUZZLE: f64 = 150.0;

    /// Returns the steps of a new player who gives the answers, each to an equally rated puzzle,
    /// and the player's rating after them.
    fn steps(answers: &[bool]) -> (Vec<f64>, Rating) {
        let mut player = FIRST;
        let mut steps = Vec::new();
        for &right in answers {
            let puzzle = Rating::new(player.rating, PUZZLE);
            let (after, _) = after_answer(player, puzzle, right);
            steps.push((after.rating - player.rating).round());
            player = after;
        }
        (steps, player)
    }

    #[test]
    fn a_first_miss_costs_eighty_points_and_later_ones_less() {
        let (steps, _) = steps(&[false; 10]);

        let expected = [
            -80.0, -68.0, -58.0, -50.0, -45.0, -40.0, -37.0, -34.0, -31.0, -29.0,
        ];
        assert_eq!(steps, expected);
    }

    #[test]
    fn no_answer_changes_a_rating_by_more_than_the_limit() {
        for deviation in [30.0, 110.0, 200.0, 350.0] {
            for rating in [400.0, 1000.0, 1500.0, 2000.0, 2600.0] {
                for difficulty in [400.0, 1500.0, 2600.0] {
                    let before = (
                        Rating::new(rating, deviation),
                        Rating::new(difficulty, PUZZLE),
                    );
                    for right in [false, true] {
                        let (player, puzzle) = after_answer(before.0, before.1, right);

                        let change = player.rating - rating;
                        let harder = puzzle.rating - difficulty;
                        assert!(change.abs() <= STEP_MAX && harder.abs() <= STEP_MAX);
                        assert!(if right { change > 0.0 } else { change < 0.0 });
                        assert!(if right { harder < 0.0 } else { harder > 0.0 });
                    }
                }
            }
        }
    }

    #[test]
    fn a_rating_is_provisional_for_nine_answers() {
        let alternating: Vec<bool> = (0..9).map(|place| place % 2 == 0).collect();

        assert!(is_provisional(&FIRST));
        assert!(is_provisional(&steps(&alternating[..8]).1));
        assert!(!is_provisional(&steps(&alternating).1));
    }

    #[test]
    fn a_rating_stored_with_a_greater_deviation_goes_on_from_its_value() {
        let stored = Rating::new(1326.0, 350.0);
        let puzzle = Rating::new(1300.0, PUZZLE);

        let (after, _) = after_answer(stored, puzzle, false);

        let same = after_answer(Rating::new(1326.0, FIRST.deviation), puzzle, false).0;
        assert_eq!(after, same);
        assert!(after.deviation < FIRST.deviation);
    }

    #[test]
    fn ratings_come_to_the_strength_of_a_player() {
        // A player whose true rating is 1700 answers puzzles of known ratings, 1200 to 2000.
        const TRUE: f64 = 1700.0;
        let mut rng = fastrand::Rng::with_seed(5);
        let (mut player, mut late) = (FIRST, 0.0);
        for answer in 0..400 {
            let difficulty = f64::from(rng.u32(1200..=2000));
            let chance = 1.0 / (1.0 + 10_f64.powf((difficulty - TRUE) / 400.0));
            let puzzle = Rating::new(difficulty, 60.0);
            player = after_answer(player, puzzle, rng.f64() < chance).0;
            if answer >= 200 {
                late += player.rating / 200.0;
            }
        }

        assert!((late - TRUE).abs() < 60.0, "{late}");
        assert!(
            (player.rating - TRUE).abs() < 3.0 * player.deviation,
            "{player:?}"
        );
    }
}
