//! What follows by itself.

use crate::tournament::log::Entry;
use crate::tournament::pairing::{arena, knockout, round_robin, swiss};
use crate::tournament::plan::Kind;
use crate::tournament::state::{Phase, Tournament};

/// The pause between the last result of a round and the next round, in milliseconds.
pub const ROUND_PAUSE_MS: i64 = 15_000;
/// The time between two pairings of an arena, in milliseconds: players become free one by one, and
/// meet better opponents if some of them are paired together.
pub const ARENA_EVERY_MS: i64 = 5_000;

/// What a tournament does next without a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// It begins: the host adds [`Entry::Began`] with the ratings.
    Begin,
    /// This entry follows.
    Entry(Entry),
    /// It waits for people.
    Wait {
        /// The time at which the host must ask again, milliseconds since 1970. `None` if nothing
        /// depends on the time.
        wake_ms: Option<i64>,
    },
}

const WAIT: Next = Next::Wait { wake_ms: None };

impl Tournament {
    /// Returns what follows at `now_ms`, in milliseconds since 1970.
    #[must_use]
    pub fn next(&self, now_ms: i64) -> Next {
        match self.phase {
            Phase::Open => self.next_of_open(now_ms),
            Phase::Running => match self.plan.kind {
                Kind::Arena => self.next_of_arena(now_ms),
                _ => self.next_of_rounds(now_ms),
            },
            Phase::Over | Phase::Cancelled => WAIT,
        }
    }

    fn next_of_open(&self, now_ms: i64) -> Next {
        match self.plan.starts_ms {
            wake_ms if now_ms < wake_ms => Next::Wait {
                wake_ms: Some(wake_ms),
            },
            _ if self.has_enough() => Next::Begin,
            _ => Next::Entry(Entry::Cancelled { by: None }),
        }
    }

    fn next_of_rounds(&self, now_ms: i64) -> Next {
        if self.has_open_game() {
            return WAIT;
        }
        if self.is_decided() {
            return Next::Entry(Entry::Ended);
        }
        let pause_ms = match self.rounds.is_empty() {
            true => 0,
            false => ROUND_PAUSE_MS,
        };
        let wake_ms = self.settled_ms.max(self.paired_ms).saturating_add(pause_ms);
        if now_ms < wake_ms {
            return Next::Wait {
                wake_ms: Some(wake_ms),
            };
        }
        let (pairs, byes) = match self.plan.kind {
            Kind::Swiss => swiss::pair(self),
            Kind::RoundRobin => round_robin::pair(self),
            Kind::Knockout => knockout::pair(self),
            Kind::Arena => (Vec::new(), Vec::new()),
        };
        Next::Entry(Entry::Paired { pairs, byes })
    }

    /// Returns whether every round was paired.
    pub(crate) fn all_paired(&self) -> bool {
        let planned = self.rounds_planned();
        planned.is_some_and(|planned| self.rounds.len() >= usize::from(planned))
    }

    /// Returns whether no round follows.
    fn is_decided(&self) -> bool {
        let is_alone = self.active().count() < 2;
        match self.plan.kind {
            // Who is left alone wins the rounds that remain.
            Kind::Knockout => self.all_paired(),
            Kind::Swiss | Kind::RoundRobin => self.all_paired() || is_alone,
            Kind::Arena => false,
        }
    }

    fn next_of_arena(&self, now_ms: i64) -> Next {
        let closes_ms = self.closes_ms();
        if now_ms >= closes_ms {
            return match self.has_open_game() {
                true => WAIT,
                false => Next::Entry(Entry::Ended),
            };
        }
        // Who becomes free waits a little for others who do, and pairings are not too frequent.
        let due_ms = match self.rounds.is_empty() {
            true => now_ms,
            false => {
                let since_ms = self.longest_wait_ms().max(self.paired_ms);
                since_ms.saturating_add(ARENA_EVERY_MS)
            }
        };
        let pairs = arena::pair(self, now_ms);
        let wake_ms = match pairs.is_empty() {
            true => closes_ms,
            false if now_ms >= due_ms => {
                let byes = Vec::new();
                return Next::Entry(Entry::Paired { pairs, byes });
            }
            false => due_ms.min(closes_ms),
        };
        Next::Wait {
            wake_ms: Some(wake_ms),
        }
    }

    /// Returns since when the free player waits who waits longest.
    fn longest_wait_ms(&self) -> i64 {
        let free = arena::free(self).into_iter();
        let since = free.map(|one| self.players[usize::from(one)].free_since_ms);
        since.min().unwrap_or(self.paired_ms)
    }
}
