//! The clocks of a table in play: which of them runs, and what happens when time is over.

use rosespring_engine::order;
use rosespring_rules::Side;
use rosespring_wire::table::DueKind;

use super::clock::{Clock, HAS_CLOCKS, LAG_MAX_MS, Slot};
use super::command::Refusal;
use super::entry::Entry;
use super::log::LogEntry;
use super::part::Part;
use super::player::PlayerId;
use super::settings::SeatHolder;
use super::state::{Flow, State, Unfit};
use super::viewer::Viewer;

/// The time in which the page shows that a remainder passes, in milliseconds. It counts for nobody.
const SCENE_MS: i64 = 2_000;
/// The time after which the next game begins even if no player asks for it, in milliseconds.
const BREAK_MS: i64 = 15_000;

const TIME_OVER: Refusal = Refusal::WrongPhase("your time is over");

impl State {
    /// The clocks; `None` if the players have as much time as they like.
    pub(crate) fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref().filter(|_| HAS_CLOCKS)
    }

    /// Returns the slots for which time counts now.
    pub(super) fn slots(&self) -> [Option<Slot>; 2] {
        let slots = self.slots_without_offer();
        match self.game.as_ref().and_then(|game| game.offer) {
            // An offer gives the side that makes it no time; the other side answers in its own.
            Some(offer) => Side::ALL.map(|side| slots[side.index()].filter(|_| side == offer.side)),
            None => slots,
        }
    }

    /// Returns the slots for which time would count if no resignation were offered.
    pub(super) fn slots_without_offer(&self) -> [Option<Slot>; 2] {
        let none = [None; 2];
        let Some(game) = self.game.as_ref().filter(|_| self.has_throw()) else {
            return none;
        };
        let only = |side: Side, slot| {
            let mut slots = none;
            slots[side.index()] = Some(slot);
            slots
        };
        match &game.flow {
            Flow::Opening => match self.missing_links() {
                // Either player may throw now.
                [false, false] => [Some(Slot::Wait); 2],
                missing => missing.map(|owes| owes.then_some(Slot::Wait)),
            },
            // The thrower gives their link with the throw, which the other link must precede.
            Flow::Throw(side) => match self.missing_links()[side.other().index()] {
                true => only(side.other(), Slot::Wait),
                false => only(*side, Slot::Wait),
            },
            // Naming is a decision like the first stage of a part.
            Flow::Name(side) => only(*side, Slot::Stage(0)),
            Flow::Part(part) if !part.committed => only(part.mover(), slot_of(part)),
            Flow::Part(_) | Flow::Opened { .. } | Flow::Over { .. } => none,
        }
    }

    /// Returns which sides have not given the link or the commitment that the next throw needs.
    pub(super) fn missing_links(&self) -> [bool; 2] {
        let chains = self.chains();
        chains.map_or([false; 2], |chains| {
            chains.linked().map(|is_given| !is_given)
        })
    }

    /// Lets the clocks count up to `entry`, which led to this state. `mover` played before it.
    pub(super) fn count_time(&mut self, entry: &LogEntry, mover: Option<Side>) {
        let by = entry.by.as_ref().and_then(|by| self.side_of(by));
        let (at_ms, slots) = (self.at_ms, self.slots());
        let Some(clock) = self.clock.as_mut().filter(|_| HAS_CLOCKS) else {
            return;
        };
        if let Some(side) = by {
            clock.forgive_lag(at_ms, side, i64::from(entry.lag_ms));
        }
        match entry.entry {
            Entry::GameBegan { .. } => {
                for side in Side::ALL {
                    clock.begin_part(at_ms, side);
                }
            }
            Entry::Committed => {
                if let Some(side) = mover {
                    clock.begin_part(at_ms, side);
                }
            }
            Entry::HandedOver => clock.free(at_ms, at_ms.saturating_add(SCENE_MS)),
            Entry::Resumed { from_ms, until_ms } => clock.free(from_ms, until_ms),
            _ => {}
        }
        clock.run(at_ms, slots);
    }

    /// Returns the side that a player plays.
    fn side_of(&self, player: &PlayerId) -> Option<Side> {
        let plays = |side: &Side| match self.settings.seated(*side) {
            SeatHolder::Person(person) => person.id == *player,
            SeatHolder::Computer { .. } => false,
        };
        Side::ALL.into_iter().find(plays)
    }

    /// Checks that `by` has time for a command that arrives at `now_ms` and was under way for
    /// `lag_ms`.
    pub(crate) fn check_time(&self, by: &Viewer, now_ms: i64, lag_ms: u16) -> Result<(), Refusal> {
        let Some(clock) = self.clock() else {
            return Ok(());
        };
        let at_ms = now_ms.max(self.at_ms);
        let is_late = |side: &Side| {
            let mut clock = clock.clone();
            clock.forgive_lag(at_ms, *side, i64::from(lag_ms));
            clock.is_flagged(at_ms, *side)
        };
        let mut own = Side::ALL.into_iter().filter(|side| by.holds(*side));
        match own.any(|side| is_late(&side)) {
            true => Err(TIME_OVER),
            false => Ok(()),
        }
    }

    /// Returns the entry that time alone brings at `now_ms`.
    pub(super) fn next_by_time(&self, now_ms: i64) -> Option<Entry> {
        let (at_ms, entry) = self.next_timed()?;
        (at_ms <= now_ms).then_some(entry)
    }

    /// Returns the time at which the host must ask again, in milliseconds since 1970.
    #[must_use]
    pub fn wake_ms(&self) -> Option<i64> {
        self.next_timed().map(|(at_ms, _)| at_ms)
    }

    /// Returns the next entry that time alone brings, and when.
    fn next_timed(&self) -> Option<(i64, Entry)> {
        if !HAS_CLOCKS || self.is_finished() {
            return None;
        }
        let flag = self.clock().and_then(Clock::first_flag);
        let flag = flag.map(|(flag_ms, side)| {
            // A step that was sent in time may still be under way.
            let at_ms = flag_ms.saturating_add(LAG_MAX_MS);
            (at_ms, Entry::Flagged { side })
        });
        let due = self.due().map(|(at_ms, kind)| {
            let entry = match kind {
                DueKind::OfferEnds => Entry::ResignRefused,
                DueKind::NotBegun => self.not_begun(),
                DueKind::NextGame => self.begin_game(),
            };
            (at_ms, entry)
        });
        let timed = [flag, due].into_iter().flatten();
        timed.min_by_key(|(at_ms, _)| *at_ms)
    }

    /// Returns when the next game begins by itself, after one that is over.
    pub(super) const fn next_game_ms(&self) -> i64 {
        self.at_ms.saturating_add(BREAK_MS)
    }

    /// Gives the players the time back for which the server stood: [`State::count_time`] for their
    /// clocks, and here for the answer to an offer.
    pub(super) fn resume(&mut self, from_ms: i64, until_ms: i64) -> Result<(), Unfit> {
        if self.next_timed().is_none() {
            return Err(Unfit::Phase("time to give back"));
        }
        if let Some(offer) = self.game.as_mut().and_then(|game| game.offer.as_mut()) {
            let stood_ms = until_ms.saturating_sub(from_ms.max(offer.at_ms));
            offer.at_ms = offer.at_ms.saturating_add(stood_ms.max(0));
        }
        Ok(())
    }

    /// Checks that the time of `side` is over at `at_ms`.
    pub(super) fn check_flag(&self, at_ms: i64, side: Side) -> Result<(), Unfit> {
        let clock = self.clock().filter(|_| !self.is_finished());
        match clock.is_some_and(|clock| clock.is_flagged(at_ms.max(self.at_ms), side)) {
            true => Ok(()),
            false => Err(Unfit::Phase("the end of the time")),
        }
    }

    /// Returns the entry that gives both players the time of `pauses`, beginnings and ends in which
    /// the server stood, in any order. `None` if nothing depended on the time.
    ///
    /// Several pauses are one entry, as long as all of them together: it moves the last event to
    /// now, and a second entry would lie before that.
    #[must_use]
    pub fn resumed(&self, pauses: &[(i64, i64)]) -> Option<Entry> {
        self.next_timed()?;
        let mut pauses = pauses.to_vec();
        order::sort_by_key(&mut pauses, |&(from_ms, _)| {
            from_ms.cast_unsigned() ^ (1 << 63)
        });
        let (mut stood_ms, mut end_ms) = (0_i64, self.at_ms);
        for (from_ms, until_ms) in pauses {
            stood_ms = stood_ms.saturating_add((until_ms - from_ms.max(end_ms)).max(0));
            end_ms = end_ms.max(until_ms);
        }
        let from_ms = end_ms.saturating_sub(stood_ms);
        let until_ms = end_ms;
        (from_ms < until_ms).then_some(Entry::Resumed { from_ms, until_ms })
    }

    /// The time of the last event, in milliseconds since 1970.
    #[must_use]
    pub const fn at_ms(&self) -> i64 {
        self.at_ms
    }
}

/// Returns the slot of a part in play. What leaves no choice takes no time of a stage; the delay of
/// [`Slot::Wait`] remains for playing it by hand and for confirming it.
fn slot_of(part: &Part) -> Slot {
    let played = part.turn.completed_stages();
    let (stage, start) = match (part.current(), played.last()) {
        (Some(_), _) => (played.len(), part.turn.position()),
        (None, Some(last)) => (played.len() - 1, last.cursor().start()),
        (None, None) => return Slot::Wait,
    };
    match start.plays().len() {
        0 | 1 => Slot::Wait,
        _ => Slot::Stage(stage),
    }
}

#[cfg(test)]
pub(super) mod tests;
