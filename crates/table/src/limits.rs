//! The limits of a table and of the statistics.

pub use rosespring_wire::review::PLIES_MAX;

/// Events of one table after which no step can be played or taken back.
pub const EVENTS_MAX: u32 = 200_000;
/// Events of one table in all: what is left after the last step ends the match, by time or by its
/// players.
pub const EVENTS_LAST: u32 = EVENTS_MAX + 1_000;
/// Maximum number of throws, plays and remainders of an analysis.
pub const REVIEW_ITEMS_MAX: usize = 6_000;
/// Plays of a stage that are shown, besides the one made.
pub const SHOWN_PLAYS: usize = 5;
/// Number of trials of one play before another play gets some: every first throw once.
pub const TRIALS_AT_ONCE: u64 = 36;
/// Maximum number of points of a rating course; the last ones are kept.
pub const RATING_POINTS_MAX: usize = 400;
/// Maximum number of persons in the list of the statistics.
pub const NAMES_LISTED_MAX: usize = 50;
