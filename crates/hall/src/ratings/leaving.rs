//! How often a person leaves matches or does not come to them, and what follows from it: a pause
//! before the next stranger.
//!
//! The score follows from the stored results, so it needs no column and is the same after a
//! restart.

use rosespring_rules::Side;
use rosespring_wire::refusal_code::RefusalCode;

use super::row::NO_SHOWS;
use super::{ListedResult, StoredResult};
use crate::Refusal;

/// The pause before the next stranger for each point of the score, in milliseconds.
const PAUSE_MS: i64 = 60_000;
/// Number of results from which the score follows.
pub const LEAVE_RESULTS: u32 = 20;
/// Points that a match adds to the score of the player who left it, or did not come.
const LEFT: u32 = 2;
/// Points that a finished match takes from it.
const FINISHED: u32 = 1;

/// The score of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct LeaveScore {
    points: u32,
    /// When they left a match last, milliseconds since 1970.
    left_ms: i64,
}

impl LeaveScore {
    /// Returns the score after the results of a person, the newest first.
    fn of<'a>(person: &str, results: impl DoubleEndedIterator<Item = &'a StoredResult>) -> Self {
        let mut score = Self::default();
        for result in results.rev() {
            match result.winner {
                None if has_not_come(result, person) => {
                    score.points += LEFT;
                    score.left_ms = result.ended_ms;
                }
                // Nobody left, or nobody can say who.
                None => {}
                Some(winner) if result.reason == "left" && loser(result, winner) == person => {
                    score.points += LEFT;
                    score.left_ms = result.ended_ms;
                }
                Some(_) => score.points = score.points.saturating_sub(FINISHED),
            }
        }
        score
    }

    /// Returns the seconds for which the person meets no stranger.
    fn wait(self, now_ms: i64) -> Option<u64> {
        let pause_ms = PAUSE_MS.saturating_mul(i64::from(self.points));
        let left_ms = self.left_ms.saturating_add(pause_ms).saturating_sub(now_ms);
        let left_ms = u64::try_from(left_ms).ok().filter(|left_ms| *left_ms > 0)?;
        Some(left_ms.div_ceil(1_000))
    }
}

fn has_not_come(result: &StoredResult, person: &str) -> bool {
    let mut players = result.players.iter().zip(NO_SHOWS);
    players.any(|(player, reason)| player == person && result.reason == reason)
}

fn loser(result: &StoredResult, winner: Side) -> &str {
    &result.players[winner.other().index()]
}

/// Decides whether a person may meet a stranger now, after their results, the newest first.
///
/// # Errors
///
/// [`RefusalCode::LeftLately`] if they left matches, and have not waited long enough since.
pub fn may_meet_strangers(
    person: &str,
    results: &[ListedResult],
    now_ms: i64,
) -> Result<(), Refusal> {
    let results = results.iter().map(|one| &one.result);
    match LeaveScore::of(person, results).wait(now_ms) {
        Some(seconds) => Err(Refusal::new(
            RefusalCode::LeftLately,
            &format!("you left a match: you may look for a player again in {seconds} s"),
        )),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(winner: Option<Side>, reason: &str, ended_ms: i64) -> StoredResult {
        StoredResult {
            table: ended_ms.to_string(),
            game: "gioul".to_owned(),
            speed: None,
            match_to: 1,
            players: ["ada".to_owned(), "boris".to_owned()],
            units: [0, 0],
            winner,
            reason: reason.to_owned(),
            rated: false,
            ended_ms,
            turns: Some(20),
            ratings: None,
        }
    }

    #[test]
    fn leaving_makes_a_person_wait_and_finished_matches_shorten_it() {
        let score = |person: &str, results: &[StoredResult]| {
            // The newest first, as the store lists them.
            LeaveScore::of(person, results.iter().rev())
        };
        let left = |ended_ms| result(Some(Side::Black), "left", ended_ms);
        let played = |ended_ms| result(Some(Side::White), "played", ended_ms);
        let called_off = |ended_ms| result(None, "none", ended_ms);

        let once = score("ada", &[played(1), left(2), called_off(3)]);
        assert_eq!(
            once,
            LeaveScore {
                points: 2,
                left_ms: 2
            }
        );
        assert_eq!(once.wait(2), Some(120));
        assert_eq!(once.wait(2 + 2 * PAUSE_MS), None);
        assert_eq!(score("boris", &[left(2)]), LeaveScore::default());
        let better = score("ada", &[left(1), left(2), played(3)]);
        assert_eq!(
            better,
            LeaveScore {
                points: 3,
                left_ms: 2
            }
        );
        // Who did not come waits longer each time, and the other player does not.
        let missed = |ended_ms| result(None, NO_SHOWS[0], ended_ms);
        let waits = [1, 2, 3].map(|times| {
            let missed: Vec<_> = (1..=times).map(missed).collect();
            score("ada", &missed).wait(times)
        });
        assert_eq!(waits, [Some(120), Some(240), Some(360)]);
        assert_eq!(score("boris", &[missed(1)]), LeaveScore::default());
        let good = score("ada", &[left(2), played(3), played(4), played(5)]);
        assert_eq!((good.points, good.wait(2)), (0, None));
    }
}
