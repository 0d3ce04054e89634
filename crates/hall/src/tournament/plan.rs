//! The settings on which pairings depend.

use serde::{Deserialize, Serialize};

/// Maximum number of players of a tournament.
pub const PLAYERS_MAX: u16 = 128;
/// Maximum number of players of a round robin, which has nearly as many rounds.
pub const ROUND_ROBIN_PLAYERS_MAX: u16 = 16;

/// How a tournament pairs its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A fixed number of rounds; players with about the same score meet.
    Swiss,
    /// Everybody plays everybody once.
    RoundRobin,
    /// Who loses is out.
    Knockout,
    /// Free players are paired again and again, until the time is over.
    Arena,
}

/// The settings on which pairings depend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The kind.
    pub kind: Kind,
    /// The number of rounds of a Swiss tournament. Others do not use it.
    pub rounds: u8,
    /// The duration of an arena, in minutes. Others do not use it.
    pub minutes: u16,
    /// The time of the begin, milliseconds since 1970.
    pub starts_ms: i64,
    /// Fewer players than this do not begin; at least two.
    pub players_min: u16,
    /// Maximum number of players.
    pub players_max: u16,
}
