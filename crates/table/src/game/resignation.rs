//! Resigning a game: what may be resigned, who has to agree, and how the computer answers.

use rosespring_engine::resignation::{
    ResignKind, accepts_resignation, resign_kinds, resign_stakes,
};
use rosespring_rules::{Side, WinKind};

use super::command::{NOT_BEGUN, OVER, Refusal};
use super::ending::TOO_EARLY;
use super::entry::{Entry, MatchEnd};
use super::state::{Flow, Game, State};
use super::viewer::Viewer;

/// The time for the answer to an offer, in milliseconds. Offers at one machine have no limit.
const OFFER_MS: i64 = 20_000;

/// An offer that waits for the other side's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Offer {
    /// The side that offers.
    pub(crate) side: Side,
    /// What it offers.
    pub(crate) kind: OfferKind,
    /// The time of the offer, in milliseconds since 1970.
    pub(crate) at_ms: i64,
}

/// What a side offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OfferKind {
    /// To resign for less than can still be lost: the kind of win for the other side.
    Resign(WinKind),
    /// To call the match off.
    CallOff,
}

impl Offer {
    /// Returns the entry that ends the game when the offer is accepted.
    pub(super) const fn accepted(self) -> Entry {
        let Self { side, kind, .. } = self;
        match kind {
            OfferKind::Resign(win) => Entry::Resigned { side, win },
            OfferKind::CallOff => Entry::MatchEnded {
                how: MatchEnd::CalledOff,
                side: None,
            },
        }
    }

    /// Returns the kind of win that the side offers to resign, if it does.
    pub(crate) const fn win(self) -> Option<WinKind> {
        match self.kind {
            OfferKind::Resign(win) => Some(win),
            OfferKind::CallOff => None,
        }
    }

    /// Returns when the offer counts as refused, in milliseconds since 1970.
    pub(super) const fn ends_ms(self) -> i64 {
        self.at_ms.saturating_add(OFFER_MS)
    }
}

const NO_OFFER: Refusal = Refusal::WrongPhase("nobody offers to resign");
const TOO_MUCH: Refusal = Refusal::WrongPhase("this kind of game can no longer be lost");
pub(super) const OFFERED: Refusal = Refusal::WrongPhase("the offer must be answered first");

impl State {
    /// Returns the entry of a resignation: the end of the game, or an offer where the other side
    /// could still win more. Without a kind, the side resigns the most that it can still lose.
    pub(super) fn decide_resign(
        &self,
        game: &Game,
        by: &Viewer,
        win: Option<WinKind>,
    ) -> Result<Entry, Refusal> {
        let side = self.who_resigns(game, by)?;
        if self.is_called_off_alone() {
            return Err(TOO_EARLY);
        }
        let kinds = self.kinds_to_resign(game, side);
        let kind = match win {
            Some(win) => kinds.iter().find(|kind| kind.win == win),
            None => kinds.last(),
        };
        let ResignKind {
            win, needs_consent, ..
        } = *kind.ok_or(TOO_MUCH)?;
        Ok(match needs_consent {
            true => Entry::ResignOffered { side, win },
            false => Entry::Resigned { side, win },
        })
    }

    /// Returns the entry of an answer to the offer that waits.
    pub(super) fn decide_answer(
        &self,
        game: &Game,
        by: &Viewer,
        accepts: bool,
    ) -> Result<Entry, Refusal> {
        let offer = game.offer.filter(|offer| offer.win().is_some());
        let offer = offer.ok_or(NO_OFFER)?;
        self.check_seat(offer.side.other(), by)?;
        Ok(match accepts {
            true => offer.accepted(),
            false => Entry::ResignRefused,
        })
    }

    /// Returns the kinds of win that `by` may resign now, the smallest first; empty if none.
    pub(crate) fn resign_kinds(&self, by: &Viewer) -> Vec<ResignKind> {
        let Some(game) = self.game.as_ref().filter(|game| game.offer.is_none()) else {
            return Vec::new();
        };
        if self.is_called_off_alone() {
            return Vec::new();
        }
        let side = self.who_resigns(game, by);
        side.map_or_else(|_| Vec::new(), |side| self.kinds_to_resign(game, side))
    }

    /// Returns the only person whose seat `by` holds, or of two persons the one whose turn it is.
    fn who_resigns(&self, game: &Game, by: &Viewer) -> Result<Side, Refusal> {
        if matches!(game.flow, Flow::Over { .. }) {
            return Err(OVER);
        }
        let own = Side::ALL.map(|side| self.check_seat(side, by).is_ok());
        match own {
            [true, false] => Ok(Side::White),
            [false, true] => Ok(Side::Black),
            [false, false] => Err(Refusal::OtherSeat),
            [true, true] => game.to_act().ok_or(Refusal::WrongPhase(
                "throw first to see who begins: nobody's turn can be given up",
            )),
        }
    }

    fn kinds_to_resign(&self, game: &Game, side: Side) -> Vec<ResignKind> {
        let kinds = resign_kinds(game.position(), side, resign_stakes(&self.score));
        // Once a link is given, the server could know the dice that follow: no offer is made.
        let may_offer = self.chains().is_none() || matches!(game.flow, Flow::Part(_));
        let allowed = kinds
            .into_iter()
            .filter(|kind| may_offer || !kind.needs_consent);
        allowed.collect()
    }

    /// Returns the computer's answer to an offer. Takes some milliseconds.
    pub(super) fn computer_answer(&self, game: &Game, offer: Offer) -> Entry {
        let stakes = resign_stakes(&self.score);
        let Some(win) = offer.win() else {
            return Entry::ResignRefused;
        };
        match accepts_resignation(game.position(), offer.side.other(), win, stakes) {
            true => offer.accepted(),
            false => Entry::ResignRefused,
        }
    }

    /// Checks that `side` can still lose the game by `win`.
    pub(super) fn check_resignation(&self, side: Side, win: WinKind) -> Result<(), Refusal> {
        let game = self.game.as_ref().ok_or(NOT_BEGUN)?;
        match game.flow {
            Flow::Over { .. } => Err(OVER),
            _ if game.position().may_lose(side, win) => Ok(()),
            _ => Err(TOO_MUCH),
        }
    }
}
