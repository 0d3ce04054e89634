//! Men that nobody moves: they are laid down on their points, then borne off (Doublets, DU-1 to
//! DU-4).
//!
//! A man of point p stands at own place 6+p and lies at p, so that laying it down and bearing it
//! off are steps of six places on the usual board. Each side uses twelve places, and those of the
//! sides never meet.

use crate::men::{HOME, SlotSet};
use crate::{Lock, Rules, Stage};

/// Which men stand at first and are to be laid down (DU-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lay {
    /// Those above the lowest man of each point: nine.
    Upper,
    /// All fifteen.
    All,
}

/// The places from standing to lying, and from lying to off.
pub(crate) const PIPS: u32 = 6;
/// The places on which men stand or lie, 12..=1.
pub(crate) const PLACES: SlotSet = 0x1FFE;

/// The men of each point, from point 1 on (DU-1).
const MEN_OF_POINT: [u8; 6] = [2, 2, 2, 3, 3, 3];

impl Rules {
    /// Whether nobody moves: men are laid down, then borne off (DU-1).
    #[inline]
    #[must_use]
    pub const fn lays_down(&self) -> bool {
        matches!(self.lock, Lock::Laid(_))
    }

    /// Which men stand at first; `None` in games whose men move (DU-1).
    #[must_use]
    pub const fn lay(&self) -> Option<Lay> {
        match self.lock {
            Lock::Laid(lay) => Some(lay),
            Lock::None | Lock::FirstMan(_) | Lock::Head(_) => None,
        }
    }

    /// The places on which men may stand, bit n for point n (LA-1, DU-1).
    #[must_use]
    pub const fn places(&self) -> u32 {
        match self.lock {
            Lock::Laid(_) => PLACES,
            _ => self.movement.points(),
        }
    }
}

/// The places from which `number` lays down or bears off a man: those of its point, or of any if
/// the numbers are of one's choice; none is borne off while one stands.
pub(crate) const fn sources(occupied: SlotSet, number: u32, of_choice: bool) -> SlotSet {
    let standing = occupied & (HOME << PIPS);
    let of_number = match of_choice {
        true => SlotSet::MAX,
        false => 1 << number | 1 << (number + PIPS),
    };
    match standing {
        0 => occupied & HOME & of_number,
        _ => standing & of_number,
    }
}

/// Whether the numbers of a stage are men of one's choice: a doublet is two or more, a single
/// number was handed over (DU-3, DU-4).
pub(crate) const fn is_of_choice(stage: Stage) -> bool {
    matches!(stage, Stage::Run { left, .. } if left.get() > 1)
}

/// Whether men can stand and lie so in a game: each keeps its point, at most those stand that stood
/// at first, and none is off while one stands (DU-2).
pub(crate) fn is_possible(rules: &Rules, men_on: impl Fn(u32) -> u8, off: u8) -> bool {
    let lowest = u8::from(rules.lay() == Some(Lay::Upper));
    let mut stands = false;
    let fits = (1..).zip(MEN_OF_POINT).all(|(point, men)| {
        let (lying, standing) = (men_on(point), men_on(point + PIPS));
        stands |= standing > 0;
        lying.saturating_add(standing) <= men && standing <= men - lowest
    });
    fits && (!stands || off == 0)
}
