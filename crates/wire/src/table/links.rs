//! The links of dice that both players and the server throw together.

use serde::{Deserialize, Serialize};

/// The links of a table's current game. All values are 64 hexadecimal digits, in the order White,
/// Black, server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LinksView {
    /// The context of the current chains, or of those to which the players are to commit.
    pub context: String,
    /// The commitments; none until both players have committed.
    pub commitments: Option<[String; 3]>,
    /// The throw with which the current chains began, from 0.
    pub first: u32,
    /// The number of the next throw.
    pub next: u32,
    /// Whether White and Black have given their link for the next throw; before there are
    /// commitments, whether they have committed.
    pub linked: [bool; 2],
    /// Whether White and Black have replaced a lost chain in this game.
    pub replaced: [bool; 2],
    /// The numbers of the throws that White and Black skipped by replacing a lost chain in this
    /// game; absent if none was skipped.
    #[serde(default, skip_serializing_if = "is_nothing_skipped")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<[Vec<u32>; 2]>"))]
    pub skipped: [Vec<u32>; 2],
    /// The links of the last throw with the current chains.
    pub last: Option<OpenedLinks>,
}

fn is_nothing_skipped(skipped: &[Vec<u32>; 2]) -> bool {
    skipped.iter().all(Vec::is_empty)
}

/// The links of a throw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedLinks {
    /// The number of the throw in its game, from 0.
    pub throw: u32,
    /// The links.
    pub links: [String; 3],
}
