//! What one side holds and may reach on a board, as sets of places.

use crate::bars::{is_locked, movable};
use crate::frame::step_sources;
use crate::laid;
use crate::men::{POINTS, SlotSet};
use crate::pins::closed_over;
use crate::{Contact, Die, Men, Point, Rules, Stacking};

/// The places of one side as sets, in that side's own numbering: a read-only view of rules and men
/// for evaluations, statistics and pages.
///
/// A set has bit n for point n, bit 25 for the bar and bit 26 for the hand.
///
/// # Examples
///
/// ```
/// use rosespring_rules::{Die, Men, Rules, SideSets};
///
/// let rules = Rules::preset("backgammon").unwrap();
/// let mine = Men::from_points(&[(24, 2), (6, 13)]).unwrap();
/// // Three men of the other side on its 5 stand on the mover's 20.
/// let other = Men::from_points(&[(5, 3), (4, 12)]).unwrap();
/// let sets = SideSets::new(&rules, mine, other);
/// assert_eq!(sets.closed(), 1 << 20 | 1 << 21);
/// assert_eq!(sets.sources(Die::Four), 1 << 6, "24/20 is closed");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideSets<'a> {
    rules: &'a Rules,
    men: Men,
    held: SlotSet,
    closed: SlotSet,
    full: SlotSet,
}

impl<'a> SideSets<'a> {
    /// Creates the view of the side with `men` against the side with `other`, each in its own
    /// numbering.
    // Nets are evaluated in functions compiled for one processor, which only inline code shares.
    #[inline(always)]
    #[must_use]
    pub const fn new(rules: &'a Rules, men: Men, other: Men) -> Self {
        let held = men.occupied();
        Self {
            rules,
            men,
            held,
            closed: rules.movement.facing_set(rules.contact.holds(other)) | closed_over(rules, men),
            full: rules.stacking.full(men, held),
        }
    }

    /// The places that hold at least one man of the side that is not pinned.
    #[inline(always)]
    #[must_use]
    pub const fn held(&self) -> u32 {
        match self.rules.contact {
            Contact::BlotIsPinned => self.held & POINTS,
            Contact::OneManBlocks | Contact::BlotIsHit => self.held,
        }
    }

    /// The points that the other side holds, so that no man may land there.
    #[inline(always)]
    #[must_use]
    pub const fn closed(&self) -> u32 {
        self.closed
    }

    /// The points that hold as many men of the side as the game allows (TW-5, VQ-2). The option
    /// `re_entry=may-double` lets a man from the bar land on some of them.
    #[inline(always)]
    #[must_use]
    pub const fn full(&self) -> u32 {
        self.full
    }

    /// The points on which a man from another point may land: neither closed nor full.
    #[inline(always)]
    #[must_use]
    pub const fn open(&self) -> u32 {
        POINTS & !self.closed & !self.full
    }

    /// The places from which a step by `number` is legal without regard to compulsion (C-1), to
    /// barred ends (C-8, TW-7) and to the men that left the head before (NA-2).
    #[must_use]
    pub fn sources(&self, number: Die) -> u32 {
        let points = POINTS & !self.closed;
        let number = u32::from(number.get());
        if self.rules.lays_down() {
            return laid::sources(self.held, number, false);
        }
        let sources = step_sources(self.rules, points, self.men, self.held, number);
        sources & movable(self.is_locked(), self.held)
    }

    /// Whether only the foremost man of the side may move (FE-2).
    #[must_use]
    pub fn is_locked(&self) -> bool {
        is_locked(self.rules, self.men)
    }
}

impl Contact {
    /// The points on which the side with `men` lets no man of the other side land, in its own
    /// numbering; beside those on which it pins a man.
    #[inline(always)]
    #[must_use]
    pub const fn holds(self, men: Men) -> u32 {
        POINTS
            & match self {
                Self::OneManBlocks => men.occupied(),
                Self::BlotIsHit | Self::BlotIsPinned => men.doubled(),
            }
    }
}

impl Stacking {
    /// The number of own men with which `point` takes no more of them, if they come from another
    /// point (TW-5, VQ-2); `None` if any number may stand there.
    #[must_use]
    pub const fn most_men(self, point: Point) -> Option<u8> {
        match (self, point.get()) {
            (Self::Packed(_), 24) => Some(2),
            (_, number) if self.singles() & 1 << number != 0 => Some(1),
            _ => None,
        }
    }
}
