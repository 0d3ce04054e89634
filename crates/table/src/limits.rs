//! Every limit of a table and of what is counted of tables, by name.

pub use rosespring_wire::review::PLIES_MAX;

/// Events of one table.
pub const EVENTS_MAX: u32 = 200_000;
/// Throws, plays and remainders of one analysis.
pub const REVIEW_ITEMS_MAX: usize = 6_000;
/// Plays of a stage that are shown, besides the one made.
pub const SHOWN_PLAYS: usize = 5;
/// Trials of one play that are made before those of another: every first throw once.
pub const TRIALS_AT_ONCE: u64 = 36;
/// Points of one course of ratings, the last ones.
pub const RATING_POINTS_MAX: usize = 400;
/// Persons whose statistics may be chosen.
pub const NAMES_LISTED_MAX: usize = 50;
