//! How many men of a side a point takes, and men that no throw can bring back (TW-5, VQ-2, VQ-3,
//! LU-2, LU-3).

use crate::games::tawula;
use crate::men::SlotSet;
use crate::{Limpold, Men, ReEntry, Rules, Scoring, SinglePoints, Stacking};

/// The points on which men enter, 24..=19.
const ENTRY_TABLE: SlotSet = 0x01F8_0000;
/// The points 24..=14 (VQ-2).
const FAR_SIDE: SlotSet = 0x01FF_C000;
/// Point 24.
const START: SlotSet = 1 << 24;
/// Point 13.
const HEAD: SlotSet = 1 << 13;

impl Stacking {
    /// The points on which a man may join no other one of its side, however many start there.
    pub(crate) const fn singles(self) -> SlotSet {
        match self {
            Self::Free => 0,
            Self::Packed(_) => tawula::SINGLES,
            Self::Single(SinglePoints::To14) => FAR_SIDE,
            Self::Single(SinglePoints::To13) => FAR_SIDE | HEAD,
            Self::Single(SinglePoints::To19) => ENTRY_TABLE,
        }
    }

    /// The points on which no further man of the side with `men`, on the places `occupied`, may
    /// land, unless it comes from the bar.
    #[inline]
    pub(crate) const fn full(self, men: Men, occupied: SlotSet) -> SlotSet {
        match self {
            Self::Free => 0,
            Self::Packed(_) => tawula::packed(men, occupied),
            Self::Single(_) => occupied & self.singles(),
        }
    }

    /// The points on which no man from the bar may land.
    #[inline]
    pub(crate) const fn full_for_entry(self, men: Men, occupied: SlotSet) -> SlotSet {
        match self {
            Self::Packed(re_entry) => tawula::packed_for_re_entry(men, occupied, re_entry),
            Self::Free | Self::Single(_) => self.full(men, occupied),
        }
    }

    /// The men of a side that may still enter if the opponent holds only the points `closed` and
    /// none of those on the entry points moves.
    const fn places_to_enter(self, men: Men, closed: SlotSet) -> u32 {
        let (one, two) = match self {
            Self::Free => return u32::MAX,
            Self::Single(_) => (ENTRY_TABLE, 0),
            Self::Packed(ReEntry::Packed) => (ENTRY_TABLE & !START, START),
            Self::Packed(ReEntry::MayDouble) => (0, ENTRY_TABLE),
        };
        let (occupied, doubled) = (men.occupied(), men.doubled());
        let empty = (one | two) & !occupied & !closed;
        empty.count_ones() + (two & !doubled & !closed).count_ones()
    }

    /// Whether the side with `men` is frozen for good: it has more men on the bar than places to
    /// enter (VQ-3). Points that the opponent holds do not count, for the opponent may leave them;
    /// own men on the entry points do, for they wait until the bar is empty.
    ///
    /// A side of Tawula that filled its entry table and is hit is frozen too: that is what a capote
    /// punishes (TW-10).
    #[inline]
    pub(crate) const fn is_frozen(self, men: Men) -> bool {
        self.is_frozen_between(men, 0)
    }

    /// [`Self::is_frozen`] where the points `closed` are no places to enter either.
    #[inline]
    const fn is_frozen_between(self, men: Men, closed: SlotSet) -> bool {
        men.bar() > 0 && men.bar() as u32 > self.places_to_enter(men, closed)
    }
}

impl Rules {
    /// Whether the side with `men` has lost to the one with `theirs` because it is frozen for good
    /// (VQ-3, LU-3).
    ///
    /// The men of the side itself never bring this about: one that enters leaves the bar and takes
    /// a place.
    #[inline]
    pub(crate) const fn is_lost_by_freezing(&self, men: Men, theirs: Men) -> bool {
        match self.scoring {
            Scoring::Jan | Scoring::Limpold(Limpold::Frozen) => self.stacking.is_frozen(men),
            Scoring::Limpold(Limpold::Shut) => {
                let closed = self.movement.facing_set(self.contact.holds(theirs));
                self.stacking.is_frozen_between(men, closed)
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Men on points, with others on the bar.
    fn men(points: &[(u8, u8)], bar: u8) -> Men {
        Men::from_points(points).unwrap().with(25, bar)
    }

    fn rules(name: &str) -> Rules {
        Rules::preset(name).unwrap()
    }

    #[test]
    fn who_has_more_men_on_the_bar_than_free_points_is_frozen() {
        let stacking = rules("verquere").stacking;
        let near = &[(4, 8)][..];

        assert!(stacking.is_frozen(men(near, 7)));
        assert!(!stacking.is_frozen(men(near, 6)));
        assert!(stacking.is_frozen(men(&[(24, 1), (4, 8)], 6)));
        assert!(stacking.is_frozen(men(&[(19, 1), (4, 8)], 6)));
        assert!(!stacking.is_frozen(men(&[(18, 1), (4, 8)], 6)));
        assert!(!Stacking::Free.is_frozen(men(near, 7)));
    }

    #[test]
    fn who_fills_the_entry_table_of_tawula_and_is_hit_is_frozen() {
        let packed = &[(24, 2), (23, 1), (22, 1), (21, 1), (20, 1), (19, 1)][..];
        let stacking = rules("tawula").stacking;

        assert!(stacking.is_frozen(men(packed, 1)));
        assert!(!stacking.is_frozen(men(&packed[..5], 1)));
        assert!(stacking.is_frozen(men(&packed[..5], 2)));
        assert!(!stacking.is_frozen(men(&packed[1..], 2)), "24 takes two");
        let may_double = Stacking::Packed(ReEntry::MayDouble);
        assert!(!may_double.is_frozen(men(packed, 5)));
        assert!(may_double.is_frozen(men(packed, 6)));
        let (men, theirs) = (men(packed, 1), Men::NONE);
        assert!(
            !rules("tawula").is_lost_by_freezing(men, theirs),
            "nobody wins by it"
        );
    }
}
