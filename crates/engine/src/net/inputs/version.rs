//! The versions of the inputs.

use rosespring_rules::{Contact, Rules};

use super::{ALL_ROWS, ALL_SLOTS, FIRST_SLOTS, ROWS, SECOND_ROWS, SECOND_SLOTS};

/// The version of the inputs of a net.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InputVersion {
    /// The first [`ROWS`] rows.
    One,
    /// The first [`SECOND_ROWS`] rows.
    Two,
    /// All [`ALL_ROWS`] rows: those of version 2, and those about pinned men, for games that have
    /// them.
    Three,
}

impl InputVersion {
    /// The versions, in order.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// Returns the number of the version in a file.
    #[must_use]
    pub const fn number(self) -> u16 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
        }
    }

    /// Returns the number of rows.
    #[must_use]
    pub const fn rows(self) -> usize {
        match self {
            Self::One => ROWS,
            Self::Two => SECOND_ROWS,
            Self::Three => ALL_ROWS,
        }
    }

    /// Returns the version that a new net of a game with these rules has.
    #[must_use]
    pub const fn of(rules: &Rules) -> Self {
        match rules.contact {
            Contact::BlotIsPinned => Self::Three,
            Contact::BlotIsHit | Contact::OneManBlocks => Self::Two,
        }
    }

    /// Returns how often eight slots are compared, until those of the version are compared all.
    #[inline(always)]
    pub(in super::super) const fn eights(self) -> usize {
        match self {
            Self::One => FIRST_SLOTS.div_ceil(8),
            Self::Two => SECOND_SLOTS.div_ceil(8),
            Self::Three => ALL_SLOTS.div_ceil(8),
        }
    }
}
