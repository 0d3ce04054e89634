//! Limits that stores enforce.

/// Maximum number of matches of the same two players within a day that change their ratings.
pub const RATED_A_DAY_MAX: u32 = 5;
