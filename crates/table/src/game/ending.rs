//! Ends of a match of two people on two machines before its end: calling it off, resigning it,
//! claiming it, and a match that does not begin.

use rosespring_rules::Side;
use rosespring_wire::table::DueKind;

use super::clock::TimeControl;
use super::command::{OVER, Refusal};
use super::entry::{Entry, MatchEnd};
use super::resignation::{OFFERED, Offer, OfferKind};
use super::state::{Flow, Game, GameEnd, State, Unfit};
use super::viewer::{Seats, Viewer};

/// The time for the first throw of a match, from the last event before it, in milliseconds.
pub(super) const BEGIN_MS: i64 = 30_000;
/// Turns that each side completes before a match between two machines counts: until then it is not
/// rated, nobody resigns, and either side alone may call it off.
const TURNS_TO_COUNT: u32 = 2;
/// Maximum number of offers of a side to call the match off in one game.
const CALL_OFFS_MAX: u8 = 3;
/// The absence that a match without clocks allows a player who must act, in milliseconds.
const ABSENCE_WITHOUT_CLOCK_MS: i64 = 300_000;

const ONE_MACHINE: Refusal =
    Refusal::WrongPhase("only a match of two people on two machines ends like this");
const NOT_AWAY: Refusal =
    Refusal::WrongPhase("the other player is not away, or has not been for long enough");
const NOT_OFFERED: Refusal = Refusal::WrongPhase("nobody offers to call the match off");
const NOT_NOW: Refusal = Refusal::WrongPhase(
    "an offer to call the match off is made while a side plays, not while a throw is due",
);
const IN_TOURNAMENT: Refusal =
    Refusal::WrongPhase("a match of a tournament has a winner: it cannot be called off");
pub(super) const TOO_EARLY: Refusal = Refusal::WrongPhase(
    "until both have completed two turns nobody resigns: call the match off, which needs no answer",
);
const TOO_OFTEN: Refusal =
    Refusal::WrongPhase("you have offered often enough in this game to call the match off");

/// How a match ended before its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EarlyEnd {
    /// The time of a side was over.
    OnTime(Side),
    /// Another reason, and the side that resigned or left.
    Ended(MatchEnd, Option<Side>),
}

impl EarlyEnd {
    /// Returns the side that lost the match; `None` if it has no result.
    pub(super) const fn loser(self) -> Option<Side> {
        match self {
            Self::OnTime(side) => Some(side),
            Self::Ended(MatchEnd::Resigned | MatchEnd::Left, side) => side,
            Self::Ended(MatchEnd::CalledOff | MatchEnd::NotBegun, _) => None,
        }
    }
}

impl From<EarlyEnd> for GameEnd {
    fn from(end: EarlyEnd) -> Self {
        match end {
            EarlyEnd::OnTime(_) => Self::OnTime,
            EarlyEnd::Ended(how, _) => Self::Ended(how),
        }
    }
}

impl State {
    /// Returns the seat of `by` at a table of two machines whose match goes on.
    fn own_seat(&self, by: &Viewer) -> Result<Side, Refusal> {
        match by.seats() {
            _ if !self.settings.is_between_machines() => Err(ONE_MACHINE),
            _ if self.is_finished() || self.is_game_over() => Err(OVER),
            Seats::One(side) => Ok(side),
            Seats::Both | Seats::None => Err(Refusal::OtherSeat),
        }
    }

    pub(super) fn decide_resign_match(&self, by: &Viewer) -> Result<Entry, Refusal> {
        let side = Some(self.own_seat(by)?);
        if self.is_called_off_alone() {
            return Err(TOO_EARLY);
        }
        let how = MatchEnd::Resigned;
        Ok(Entry::MatchEnded { how, side })
    }

    /// Returns the number of turns that White and Black have thrown for and completed so far.
    #[must_use]
    pub fn turns_completed(&self) -> [u32; 2] {
        let mut turns = self.turns_before;
        let rows = self.game.iter().flat_map(|game| &game.rows);
        let mut last = None;
        for row in rows.filter(|row| row.mover == row.thrower) {
            // The doublet that is named belongs to the turn of its 2-1.
            if last.replace(row.turn) != Some(row.turn) {
                turns[row.thrower.index()] += 1;
            }
        }
        turns
    }

    /// Returns whether both sides have played enough for the match to be rated.
    #[must_use]
    pub fn counts(&self) -> bool {
        let turns = self.turns_completed();
        turns.into_iter().all(|turns| turns >= TURNS_TO_COUNT)
    }

    /// Returns whether either side alone may call the match off, and nobody may resign.
    pub(super) fn is_called_off_alone(&self) -> bool {
        let settings = &self.settings;
        settings.is_between_machines() && settings.purpose.may_be_called_off() && !self.counts()
    }

    /// Refuses a claim: only the host knows who is away, and asks for
    /// [`State::claimed`] instead if a player has been for long enough.
    pub(super) fn decide_claim(&self, by: &Viewer) -> Result<Entry, Refusal> {
        self.own_seat(by)?;
        Err(NOT_AWAY)
    }

    pub(super) fn decide_call_off(&self, game: &Game, by: &Viewer) -> Result<Entry, Refusal> {
        let side = self.own_seat(by)?;
        if !self.settings.purpose.may_be_called_off() {
            return Err(IN_TOURNAMENT);
        }
        let alone = Entry::MatchEnded {
            how: MatchEnd::CalledOff,
            side: None,
        };
        match game.offer {
            Some(offer) if offer.kind == OfferKind::CallOff && offer.side != side => {
                Ok(offer.accepted())
            }
            Some(_) => Err(OFFERED),
            None if self.is_called_off_alone() => Ok(alone),
            None if !self.may_offer(game) => Err(NOT_NOW),
            None if game.call_offs[side.index()] >= CALL_OFFS_MAX => Err(TOO_OFTEN),
            None => Ok(Entry::CallOffOffered { side }),
        }
    }

    pub(super) fn decide_refuse_call_off(
        &self,
        game: &Game,
        by: &Viewer,
    ) -> Result<Entry, Refusal> {
        let side = self.own_seat(by)?;
        match game.offer {
            Some(offer) if offer.kind == OfferKind::CallOff && offer.side != side => {
                Ok(Entry::ResignRefused)
            }
            _ => Err(NOT_OFFERED),
        }
    }

    /// Returns whether an offer to call the match off fits now. Once a link is given, the server
    /// could know the dice that follow.
    fn may_offer(&self, game: &Game) -> bool {
        match game.flow {
            Flow::Part(_) | Flow::Name(_) => true,
            Flow::Opening | Flow::Throw(_) | Flow::Opened { .. } => self.chains().is_none(),
            Flow::Over { .. } => false,
        }
    }

    /// Returns the entry with which `by` claims the match, or calls it off, because `absent` has
    /// been away for too long. The host knows who is away, and for how long. A match of a
    /// tournament is only claimed.
    #[must_use]
    pub fn claimed(&self, by: &Viewer, absent: Side, calls_off: bool) -> Option<Entry> {
        if calls_off && !self.settings.purpose.may_be_called_off() {
            return None;
        }
        let is_right = self.own_seat(by) == Ok(absent.other()) && self.owing()[absent.index()];
        let (how, side) = match calls_off {
            true => (MatchEnd::CalledOff, None),
            false => (MatchEnd::Left, Some(absent)),
        };
        is_right.then_some(Entry::MatchEnded { how, side })
    }

    pub(super) fn offer_call_off(&mut self, side: Side, at_ms: i64) -> Result<(), Unfit> {
        let game = self.game_mut("an offer to call the match off")?;
        game.offer = Some(Offer {
            side,
            kind: OfferKind::CallOff,
            at_ms,
        });
        let count = &mut game.call_offs[side.index()];
        *count = count.saturating_add(1);
        Ok(())
    }

    /// Ends the match, if the reason fits.
    pub(super) fn end_early(
        &mut self,
        how: MatchEnd,
        side: Option<Side>,
        at_ms: i64,
    ) -> Result<(), Unfit> {
        let fits = match (how, side) {
            (MatchEnd::Resigned, Some(_)) | (MatchEnd::CalledOff, None) => true,
            (MatchEnd::Left, Some(side)) => self.owing()[side.index()],
            (MatchEnd::NotBegun, _) => self.begin_by_ms().is_some_and(|by_ms| by_ms <= at_ms),
            (MatchEnd::Resigned | MatchEnd::Left, None) | (MatchEnd::CalledOff, Some(_)) => false,
        };
        let goes_on = !self.is_finished() && !self.is_game_over();
        if !(fits && goes_on && self.settings.is_between_machines()) {
            return Err(Unfit::Phase("this end of the match"));
        }
        self.stop(EarlyEnd::Ended(how, side))
    }

    /// Returns when the first throw of the match must have come; `None` if it has come, or may
    /// take as long as the players like.
    pub(super) fn begin_by_ms(&self) -> Option<i64> {
        let live = self.settings.time.is_some_and(|control| !control.is_days());
        let waits = live && !self.has_throw() && self.game.is_some();
        waits.then(|| self.at_ms.saturating_add(BEGIN_MS))
    }

    /// Returns the entry that ends a match that has not begun. It names the side whose page gave
    /// no commitment or link, if it was only one.
    pub(super) fn not_begun(&self) -> Entry {
        let side = match self.missing_links() {
            [true, false] => Some(Side::White),
            [false, true] => Some(Side::Black),
            _ => None,
        };
        let how = MatchEnd::NotBegun;
        Entry::MatchEnded { how, side }
    }

    /// Returns whether the match ended because it did not begin, and with it the side that was
    /// missing, if it was only one.
    #[must_use]
    pub fn missing(&self) -> Option<Option<Side>> {
        match self.early_end {
            Some(EarlyEnd::Ended(MatchEnd::NotBegun, side)) => Some(side),
            _ => None,
        }
    }

    /// Returns which sides must act or owe a link for the dice, as far as time counts for them
    /// (decision 23). Before the first throw, and after the match, nobody must.
    #[must_use]
    pub fn owing(&self) -> [bool; 2] {
        match self.settings.is_between_machines() && !self.is_finished() {
            true => self.slots().map(|slot| slot.is_some()),
            false => [false; 2],
        }
    }

    /// Returns which sides the match waits for: those that owe something, and before the first
    /// throw those without whom it cannot come. An open offer of a resignation changes nothing.
    #[must_use]
    pub fn awaited(&self) -> [bool; 2] {
        if !self.settings.is_between_machines() || self.is_finished() {
            return [false; 2];
        }
        let is_missing = self.missing_links();
        match (self.has_throw(), is_missing) {
            (true, _) => self.slots_without_offer().map(|slot| slot.is_some()),
            (false, [false, false]) => [self.game.is_some(); 2],
            (false, _) => is_missing,
        }
    }

    /// Returns the time for which a player who must act may be away before the other one may claim
    /// the match, in milliseconds; `None` if as long as they like.
    #[must_use]
    pub fn absence_ms(&self) -> Option<i64> {
        if !self.settings.is_between_machines() || self.is_finished() {
            return None;
        }
        match self.settings.time {
            None => Some(ABSENCE_WITHOUT_CLOCK_MS),
            Some(TimeControl::Fast) => Some(30_000),
            Some(TimeControl::Normal) => Some(45_000),
            Some(TimeControl::Slow) => Some(90_000),
            Some(_) => None,
        }
    }

    /// Returns what time brings next besides the end of a player's time, and when.
    pub(crate) fn due(&self) -> Option<(i64, DueKind)> {
        let game = self.game.as_ref().filter(|_| !self.is_finished())?;
        if !self.settings.is_between_machines() {
            return None;
        }
        if let Some(offer) = game.offer {
            return Some((offer.ends_ms(), DueKind::OfferEnds));
        }
        if let Some(by_ms) = self.begin_by_ms() {
            return Some((by_ms, DueKind::NotBegun));
        }
        let next_game = matches!(game.flow, Flow::Over { .. }) && self.clock().is_some();
        next_game.then(|| (self.next_game_ms(), DueKind::NextGame))
    }
}

#[cfg(test)]
mod tests;
