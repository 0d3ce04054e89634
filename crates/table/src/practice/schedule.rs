//! The schedule of repetitions: five boxes, each with a longer wait.
//!
//! A missed puzzle goes to the first box. When it is solved at a repetition, it moves to the next
//! box; when it is solved in the last box, it is not repeated any more.

/// Number of milliseconds of a day.
pub const DAY_MS: i64 = 86_400_000;

/// The wait of each box, in days.
const WAITS: [u32; 5] = [1, 3, 7, 16, 35];

/// A puzzle that waits for a repetition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waiting {
    /// Its box, from 0.
    pub place: u8,
    /// Number of days until the repetition.
    pub days: u32,
}

/// Returns the next repetition after an answer to a puzzle in box `place`, or in no box; `None` if
/// it is not repeated.
pub fn after(place: Option<u8>, right: bool) -> Option<Waiting> {
    let next = match (place, right) {
        (_, false) => 0,
        (None, true) => return None,
        (Some(place), true) => place.saturating_add(1),
    };
    let days = *WAITS.get(usize::from(next))?;
    Some(Waiting { place: next, days })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_solved_again_and_again_waits_longer_and_then_stays_away() {
        let mut place = after(None, false).map(|waiting| waiting.place);
        let mut days = vec![after(None, false).unwrap().days];
        while let Some(waiting) = after(place, true) {
            place = Some(waiting.place);
            days.push(waiting.days);
        }
        assert_eq!(days, WAITS);
    }

    #[test]
    fn what_is_missed_begins_anew_and_what_is_solved_at_once_never_comes_back() {
        assert_eq!(after(Some(3), false), Some(Waiting { place: 0, days: 1 }));
        assert_eq!(after(None, true), None);
        assert_eq!(after(Some(u8::MAX), true), None);
    }
}
