//! When something missed comes back: five boxes, each with a longer wait.
//!
//! What is missed goes to the first box; solved when it comes back, it moves on to the next one;
//! solved in the last, it has been learnt and stays away.

/// Milliseconds of a day.
pub const DAY_MS: i64 = 86_400_000;

/// Days that each box waits.
const WAITS: [u32; 5] = [1, 3, 7, 16, 35];

/// Where something waits to come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waiting {
    /// Its box, from 0.
    pub place: u8,
    /// In how many days it comes back.
    pub days: u32,
}

/// What follows an answer to something that was in `place`, or in no box; nothing if it need not
/// come back.
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
