//! The men of one side, and a board of two such sides.
//!
//! One side is 27 counters of four bits in a `u128`: men borne off, on the points 1..=24, on the
//! bar and in hand. Playing a step is one addition; comparing two boards is comparing integers.
//!
//! Games with pins have no hand: there the counters hold the free men, and the bits above them the
//! set of pinned ones ([`crate::pins`]). What these bits mean is a question to the rules.

use std::fmt;

use crate::point::Origin;
use crate::{Point, Rules, Side};

/// The most men of a side, and the number of them in every game but one: [`Rules::men`].
pub const MEN: u8 = 15;

/// A set of slots, bit n for slot n.
pub(crate) type SlotSet = u32;

/// The slot of men borne off.
pub(crate) const OFF: u32 = 0;
/// The slot of men on the bar: its number is also the pips from there.
pub(crate) const BAR: u32 = 25;
/// The slot of men in hand.
pub(crate) const HAND: u32 = 26;
/// The number of slots: off, 24 points, the bar and the hand.
pub(crate) const MEN_COUNTERS: usize = 27;
/// The 24 points.
pub(crate) const POINTS: SlotSet = 0x01FF_FFFE;
/// The home table, points 6..=1.
pub(crate) const HOME: SlotSet = 0x7E;
/// The bar.
pub(crate) const BAR_SET: SlotSet = 1 << BAR;
/// The hand.
pub(crate) const HAND_SET: SlotSet = 1 << HAND;
/// Everything but the home table and the men borne off. Pinned men are among it wherever they
/// stand: their bits are those of the slots from 26 on, and nobody bears off before they are free
/// (PL-3).
pub(crate) const OUTSIDE: SlotSet = (POINTS & !HOME) | BAR_SET | !((1 << HAND) - 1);

/// The men of one side, in that side's own numbering.
///
/// ```
/// use rosespring_rules::{Men, Point, Rules};
///
/// let men = Men::from_points(&[(24, 13), (18, 2)]).unwrap();
/// assert_eq!(men.on(Point::new(18).unwrap()), 2);
/// assert_eq!(men.total(&Rules::preset("gul-bara").unwrap()), 15);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Men(pub(crate) u128);

impl Men {
    /// No men at all.
    pub const NONE: Self = Self(0);

    /// Men on the points given as (point, men); `None` if a point is not 1..=24, is given twice, or
    /// holds more than fifteen.
    #[must_use]
    pub fn from_points(points: &[(u8, u8)]) -> Option<Self> {
        points.iter().try_fold(Self::NONE, |men, &(point, count)| {
            let slot = u32::from(Point::new(point)?.get());
            (men.count(slot) == 0 && count <= MEN).then(|| men.with(slot, count))
        })
    }

    /// Men on `point` that may move; a pinned one is not among them ([`Men::standing`]).
    #[must_use]
    pub const fn on(self, point: Point) -> u8 {
        self.count(point.get() as u32)
    }

    /// Men on `point`, pinned ones too.
    #[must_use]
    pub const fn standing(self, rules: &Rules, point: Point) -> u8 {
        self.on(point) + (self.pinned(rules) >> point.get() & 1) as u8
    }

    /// The points on which a man is pinned (PL-2), bit n for point n.
    #[inline]
    #[must_use]
    pub const fn pinned(self, rules: &Rules) -> SlotSet {
        match rules.contact.is_pin() {
            true => self.pinned_set(),
            false => 0,
        }
    }

    /// Men on the bar.
    #[must_use]
    pub const fn bar(self) -> u8 {
        self.count(BAR)
    }

    /// Men in hand.
    #[must_use]
    pub const fn hand(self, rules: &Rules) -> u8 {
        match rules.contact.is_pin() {
            true => 0,
            false => self.count(HAND),
        }
    }

    /// Men borne off.
    #[must_use]
    pub const fn off(self) -> u8 {
        self.count(OFF)
    }

    /// Whether no man is left to bear off.
    #[inline]
    #[must_use]
    pub const fn all_off(self) -> bool {
        self.0 >> 4 == 0
    }

    /// The number of men at the start of a step, without pinned ones.
    #[must_use]
    pub const fn at(self, origin: Origin) -> u8 {
        self.count(slot_of(origin))
    }

    /// The total number of men.
    #[must_use]
    pub fn total(self, rules: &Rules) -> u32 {
        let counted: u32 = (0..=BAR).map(|slot| u32::from(self.count(slot))).sum();
        counted + u32::from(self.hand(rules)) + self.pinned(rules).count_ones()
    }

    /// The pips still to go; men on the bar count 25, men in hand the entry base.
    #[must_use]
    pub fn pips(self, rules: &Rules) -> u16 {
        let on_board: u16 = (1..=BAR)
            .map(|slot| slot as u16 * u16::from(self.count(slot)))
            .sum();
        let pinned: u32 = crate::frame::bits_up(self.pinned(rules)).sum();
        let in_hand = u16::from(rules.entry_base.get()) * u16::from(self.hand(rules));
        on_board + in_hand + pinned as u16
    }

    /// Returns the counts of all free men at once, four bits each: men borne off lowest, then the
    /// points 1..=24, the bar and the hand. Fast access for code that reads many positions, such as
    /// evaluations.
    #[inline(always)]
    #[must_use]
    pub const fn counters(self, rules: &Rules) -> u128 {
        match rules.contact.is_pin() {
            true => self.free().0,
            false => self.0,
        }
    }

    /// Returns the men as one number: equal men have equal numbers under the same rules. What its
    /// bits mean depends on the rules.
    #[inline(always)]
    #[must_use]
    pub const fn to_bits(self) -> u128 {
        self.0
    }

    /// The points held by men that are not pinned, highest first, with these men.
    pub fn points(self) -> impl Iterator<Item = (Point, u8)> {
        Point::all()
            .map(move |point| (point, self.on(point)))
            .filter(|&(_, men)| men > 0)
    }

    #[inline]
    pub(crate) const fn count(self, slot: u32) -> u8 {
        // Half by half: a shift of 128 bits by a variable is slow.
        let half = if slot & 16 == 0 {
            self.0 as u64
        } else {
            (self.0 >> 64) as u64
        };
        (half >> (4 * (slot & 15))) as u8 & 15
    }

    pub(crate) const fn with(self, slot: u32, count: u8) -> Self {
        Self(self.0 & !(15 << (4 * slot)) | ((count as u128 & 15) << (4 * slot)))
    }

    /// The places that hold at least one free man: bit n for point n, bit 25 for the bar, bit 26
    /// for the hand. In games with pins the bits from 26 on say only that some man is pinned.
    #[inline]
    #[must_use]
    pub const fn occupied(self) -> SlotSet {
        gather(any_man(self.0 as u64 & !15), any_man((self.0 >> 64) as u64))
    }

    /// The places that hold at least one man, pinned or not, as in [`Men::occupied`].
    #[inline]
    #[must_use]
    pub const fn held(self, rules: &Rules) -> SlotSet {
        match rules.contact.is_pin() {
            true => self.occupied() & POINTS | self.pinned_set(),
            false => self.occupied(),
        }
    }

    /// The places that hold at least two men, as in [`Men::occupied`].
    #[inline]
    #[must_use]
    pub const fn doubled(self) -> SlotSet {
        gather(two_men(self.0 as u64 & !15), two_men((self.0 >> 64) as u64))
    }

    /// The points that hold at least one man, as the lowest bits of their counters.
    #[inline]
    pub(crate) const fn any_lows(self) -> u128 {
        let (low, high) = (any_man(self.0 as u64), any_man((self.0 >> 64) as u64));
        (low as u128 | (high as u128) << 64) & POINT_LOWS
    }

    /// The points that hold at least two men, as the lowest bits of their counters.
    #[inline]
    pub(crate) const fn doubled_lows(self) -> u128 {
        let (low, high) = (two_men(self.0 as u64), two_men((self.0 >> 64) as u64));
        (low as u128 | (high as u128) << 64) & POINT_LOWS
    }
}

/// The lowest bit of each of sixteen counters.
const LOWS: u64 = 0x1111_1111_1111_1111;
/// The lowest bits of the counters of the 24 points.
pub(crate) const POINT_LOWS: u128 = 0x0000_0001_1111_1111_1111_1111_1111_1110;

/// The lowest bit of each counter that is not zero.
#[inline]
const fn any_man(counters: u64) -> u64 {
    let any = counters | (counters >> 1);
    (any | (any >> 2)) & LOWS
}

/// The lowest bit of each counter that is two or more.
#[inline]
const fn two_men(counters: u64) -> u64 {
    let high = counters >> 1;
    (high | (high >> 1) | (high >> 2)) & LOWS
}

/// Packs the lowest bits of both halves into one bit per slot.
#[inline]
const fn gather(low: u64, high: u64) -> SlotSet {
    gather_half(low) | (gather_half(high) << 16)
}

#[inline]
const fn gather_half(lows: u64) -> SlotSet {
    let pairs = (lows | (lows >> 3)) & 0x0303_0303_0303_0303;
    let fours = (pairs | (pairs >> 6)) & 0x000F_000F_000F_000F;
    // Four groups of four bits, 16 apart, brought side by side at the top.
    (fours.wrapping_mul(0x0001_0010_0100_1000) >> 48) as SlotSet
}

pub(crate) const fn slot_of(origin: Origin) -> u32 {
    match origin {
        Origin::Point(point) => point.get() as u32,
        Origin::Bar => BAR,
        Origin::Hand => HAND,
    }
}

pub(crate) fn origin_of(slot: u32) -> Origin {
    match slot {
        HAND => Origin::Hand,
        BAR => Origin::Bar,
        _ => Origin::Point(Point::new(slot as u8).expect("slots 1 to 24 are points")),
    }
}

impl fmt::Debug for Men {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        for (point, men) in self.points() {
            write!(f, "{point}:{men} ")?;
        }
        let hand_or_pinned = self.0 >> (4 * HAND);
        let (bar, off) = (self.bar(), self.off());
        write!(
            f,
            "bar:{bar} hand or pinned:{hand_or_pinned:#x} off:{off}}}"
        )
    }
}

/// The men of both sides, each in its own numbering. 32 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Board {
    pub(crate) men: [Men; 2],
}

impl Board {
    /// Creates a board of White's and Black's men without any check.
    #[must_use]
    pub const fn new(white: Men, black: Men) -> Self {
        Self {
            men: [white, black],
        }
    }

    /// The men of one side.
    #[must_use]
    pub const fn men(&self, side: Side) -> Men {
        self.men[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sets_name_the_slots_that_hold_men() {
        let men = Men::from_points(&[(24, 1), (16, 2), (15, 9), (1, 1)])
            .unwrap()
            .with(BAR, 2)
            .with(OFF, 3);

        assert_eq!(
            men.occupied(),
            1 << 24 | 1 << 16 | 1 << 15 | 1 << 1 | 1 << 25
        );
        assert_eq!(men.doubled(), 1 << 16 | 1 << 15 | 1 << 25);
        let rules = Rules::preset("backgammon").unwrap();
        assert_eq!(men.pips(&rules), 24 + 32 + 135 + 1 + 50);
    }
}
