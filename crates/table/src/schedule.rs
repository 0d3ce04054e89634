//! The schedule of repetitions: FSRS-6 with its published weights, by whole days, with two grades,
//! *again* for a miss and *good* for a solved puzzle.
//!
//! The formulas are those of the wiki of open-spaced-repetition ("The Algorithm"); `ts-fsrs` with
//! `enable_short_term: false` computes the same (`tests/fsrs.csv`).

use serde::{Deserialize, Serialize};

/// Number of milliseconds of a day.
pub const DAY_MS: i64 = 86_400_000;

/// The weights of FSRS-6, fitted by its authors to reviews of ten thousand people.
#[rustfmt::skip]
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// The longest wait and stability, in days.
const DAYS_MAX: f64 = 36_500.0;

const STABILITY_MIN: f64 = 0.001;

/// The waits of the five boxes that an earlier schedule had, in days.
const BOXES: [u8; 5] = [1, 3, 7, 16, 35];

/// What the schedule knows of a player's memory of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// The days after which the player solves it with a chance of 0.9.
    pub stability: f64,
    /// From 1 to 10.
    pub difficulty: f64,
}

/// A puzzle that waits for a repetition.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Waiting {
    /// Number of days until the repetition.
    pub days: u32,
    /// The memory after the answer.
    pub memory: Memory,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Grade {
    Again = 1,
    Hard = 2,
    Good = 3,
    Easy = 4,
}

/// Returns the next repetition after an answer, `days` days after the last one; `None` if the
/// puzzle is not repeated, because it was solved at once.
pub fn after(memory: Option<Memory>, days: u32, right: bool) -> Option<Waiting> {
    if memory.is_none() && right {
        return None;
    }
    // A memory comes from storage, or from a backup that anybody may have written.
    let memory = memory.map(Memory::within_bounds);
    let next = |grade| memory.map_or_else(|| first(grade), |known| known.graded(days, grade));
    let [again, hard, good] = [Grade::Again, Grade::Hard, Grade::Good].map(next);
    // A better answer never waits for less.
    let wait_hard = hard.wait();
    let wait_again = again.wait().min(wait_hard);
    let wait_good = good.wait().max(wait_hard.max(wait_again + 1) + 1);
    Some(match right {
        true => Waiting {
            days: wait_good,
            memory: good,
        },
        false => Waiting {
            days: wait_again,
            memory: again,
        },
    })
}

/// Returns the number of whole days between two times, as calendars count them (UTC).
pub fn days_between(from_ms: i64, to_ms: i64) -> u32 {
    let days = to_ms.div_euclid(DAY_MS) - from_ms.div_euclid(DAY_MS);
    u32::try_from(days.max(0)).unwrap_or(u32::MAX)
}

/// Returns the box, from 0, whose wait is nearest below `days`: an earlier program goes on with it.
pub fn box_of(days: u32) -> u8 {
    let longer = BOXES.iter().skip(1);
    let reached = longer.take_while(|wait| u32::from(**wait) <= days).count();
    u8::try_from(reached).unwrap_or_default()
}

impl Memory {
    /// The memory of a puzzle that an earlier schedule put into a box: it was missed once, and
    /// waits as long as the box does.
    pub fn of_box(place: u8) -> Self {
        let wait = BOXES.get(usize::from(place)).or(BOXES.last());
        Self {
            stability: f64::from(*wait.unwrap_or(&1)),
            difficulty: first(Grade::Again).difficulty,
        }
    }

    /// The nearest memory that can be; what is no number becomes the least.
    fn within_bounds(self) -> Self {
        let within = |number: f64, least: f64, most: f64| match number >= least {
            true => number.min(most),
            false => least,
        };
        Self {
            stability: within(self.stability, STABILITY_MIN, DAYS_MAX),
            difficulty: within(self.difficulty, 1.0, 10.0),
        }
    }

    fn wait(self) -> u32 {
        // With a chance of 0.9 at a repetition the wait is the stability.
        (self.stability + 0.5).floor().clamp(1.0, DAYS_MAX) as u32
    }

    /// The chance that the player solves the puzzle after this number of days.
    fn chance(self, days: u32) -> f64 {
        let decay = -W[20];
        let factor = rounded((0.9_f64.ln() / decay).exp() - 1.0);
        rounded((1.0 + factor * f64::from(days) / self.stability).powf(decay))
    }

    fn graded(self, days: u32, grade: Grade) -> Self {
        let missing = 1.0 - self.chance(days);
        let stability = match grade {
            Grade::Again => self.forgotten(missing),
            Grade::Hard => self.recalled(missing, W[15]),
            Grade::Good => self.recalled(missing, 1.0),
            Grade::Easy => self.recalled(missing, W[16]),
        };
        let step = -W[6] * (f64::from(grade as u8) - 3.0);
        let damped = self.difficulty + rounded(step * (10.0 - self.difficulty) / 9.0);
        let reverted = W[7] * first_difficulty(Grade::Easy) + (1.0 - W[7]) * damped;
        Self {
            stability,
            difficulty: rounded(reverted).clamp(1.0, 10.0),
        }
    }

    fn recalled(self, missing: f64, share: f64) -> f64 {
        let growth = W[8].exp()
            * (11.0 - self.difficulty)
            * self.stability.powf(-W[9])
            * ((missing * W[10]).exp() - 1.0);
        bounded(self.stability * (1.0 + growth * share))
    }

    fn forgotten(self, missing: f64) -> f64 {
        let after = W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * (missing * W[14]).exp();
        rounded(self.stability).clamp(STABILITY_MIN, bounded(after))
    }
}

/// The memory after the first answer.
fn first(grade: Grade) -> Memory {
    Memory {
        stability: W[grade as usize - 1].max(0.1),
        difficulty: first_difficulty(grade).clamp(1.0, 10.0),
    }
}

fn first_difficulty(grade: Grade) -> f64 {
    rounded(W[4] - ((f64::from(grade as u8) - 1.0) * W[5]).exp() + 1.0)
}

fn bounded(stability: f64) -> f64 {
    rounded(stability.clamp(STABILITY_MIN, DAYS_MAX))
}

/// Rounds to eight decimals, as `ts-fsrs` does.
fn rounded(number: f64) -> f64 {
    (number * 1e8 + 0.5).floor() / 1e8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays a history as a line of `tests/fsrs.csv` tells it: answers `days:right`, then what each
    /// led to, `wait/stability/difficulty`.
    fn check(line: &str) {
        let (answers, results) = line.split_once(',').unwrap();
        let mut memory = None;
        for (answer, result) in answers.split(' ').zip(results.split(' ')) {
            let (days, right) = answer.split_once(':').unwrap();
            let waiting = after(memory, days.parse().unwrap(), right == "1").unwrap();

            let expected: Vec<f64> = result.split('/').map(|one| one.parse().unwrap()).collect();
            assert_eq!(f64::from(waiting.days), expected[0], "{line}");
            let known = waiting.memory;
            for (figure, expected) in [known.stability, known.difficulty]
                .iter()
                .zip(&expected[1..])
            {
                assert!((figure - expected).abs() <= 1e-6 * expected, "{line}");
            }
            memory = Some(known);
        }
    }

    #[test]
    fn a_thousand_histories_are_scheduled_as_by_the_peer() {
        let lines: Vec<&str> = include_str!("../tests/fsrs.csv").lines().collect();
        assert_eq!(lines.len(), 1_000);
        lines.into_iter().for_each(check);
    }

    #[test]
    fn what_is_solved_at_once_never_comes_back() {
        assert_eq!(after(None, 0, true), None);
        assert_eq!(after(None, 0, false).unwrap().days, 1);
    }

    #[test]
    fn a_memory_that_cannot_be_is_scheduled_all_the_same() {
        for odd in [f64::NAN, f64::NEG_INFINITY, -5.0, 0.0, 1e300] {
            let memory = Some(Memory {
                stability: odd,
                difficulty: odd,
            });
            for (days, right) in [(0, false), (3, true), (u32::MAX, false), (u32::MAX, true)] {
                let waiting = after(memory, days, right).unwrap();
                assert!((1..=36_502).contains(&waiting.days), "{odd} {waiting:?}");
                assert!(waiting.memory.stability > 0.0, "{odd} {waiting:?}");
            }
        }
    }

    #[test]
    fn boxes_go_on_with_longer_waits() {
        for (place, wait) in (0..).zip(BOXES) {
            let memory = Memory::of_box(place);
            let solved = after(Some(memory), u32::from(wait), true).unwrap();
            assert!(solved.days > u32::from(wait), "{solved:?}");
            assert!(after(Some(memory), u32::from(wait), false).unwrap().days <= u32::from(wait));
            assert_eq!(box_of(u32::from(wait)), place);
        }
        assert_eq!(Memory::of_box(u8::MAX), Memory::of_box(4));
        assert_eq!((box_of(0), box_of(2), box_of(400)), (0, 0, 4));
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(days_between(DAY_MS - 1, DAY_MS), 1);
        assert_eq!(days_between(DAY_MS, 2 * DAY_MS - 1), 0);
        assert_eq!(days_between(5 * DAY_MS, 0), 0);
    }
}
