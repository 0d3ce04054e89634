//! Why a play loses, as the page is told it.

use serde::{Deserialize, Serialize};

use crate::board::BoardMen;

/// Why a play loses, by a look one throw ahead over all plays of its stage. Losses are in units at
/// the score.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewWhy {
    /// The best play in notation.
    pub best: String,
    /// The facts in which it is better than the play made, at most two, the weightier first.
    pub facts: Vec<ReviewFact>,
    /// The loss of the play made.
    pub loss: f64,
    /// What every play loses at least that is better in none of the facts; null with `only`,
    /// `throws` or `later`, and without facts.
    pub price: Option<f64>,
    /// The share of the loss that the price is; absent where it may be chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub share: Option<f64>,
    /// Whether no other play than the best one is close.
    #[serde(default)]
    pub only: bool,
    /// The throws of the opponent that make most of the loss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub throws: Option<ReviewThrows>,
    /// The throws that leave the fact worse after the play made, and make most of the loss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub later: Option<ReviewLater>,
    /// The larger wins that make most of the loss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kinds: Option<ReviewPart>,
    /// What passes to the opponent, if it makes most of the loss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gift: Option<ReviewPart>,
    /// What the second best play loses.
    pub second: f64,
    /// The men after the best play and after the play made.
    pub ends: [BoardMen; 2],
}

/// What a loss consists of: wins of one side by more than a single game, or the remainder that
/// passes to the opponent.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewPart {
    /// Whether it is good for the mover: their own wins.
    pub own: bool,
    /// The chance of such a win, or the worth of the remainder, after the best play.
    pub best: f64,
    /// The same after the play made.
    pub played: f64,
    /// The share of the loss that it makes; it may be more than 1.
    pub share: f64,
}

/// The throws of the opponent in which the fact of a reason differs between two plays.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewThrows {
    /// How many of the 36 throws.
    pub count: u8,
    /// Those of them that are worse after the play made, the higher number first.
    #[serde(default)]
    pub dice: Vec<[u8; 2]>,
    /// The share of the loss that they make; it may be more than 1.
    pub share: f64,
}

/// The throws after which the fact of a reason is worse than after the best play. The figures of
/// the fact are means over all throws.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewLater {
    /// The throws ahead: 1 for the opponent's next one, 2 for the mover's after it too.
    pub ahead: u8,
    /// How many of all throws, or of the pairs of throws, those are, as a share.
    pub part: f64,
    /// The share of the loss that they make; it may be more than 1.
    pub share: f64,
}

/// A number that the best play and the play made leave on the board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewFact {
    /// What is counted, such as `prime`: the longest run of points that the opponent may not enter.
    pub name: String,
    /// What the best play leaves.
    pub best: f64,
    /// What the play made leaves.
    pub played: f64,
    /// The points that are counted after the best play, in the mover's numbering.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub best_points: Vec<u8>,
    /// The points that are counted after the play made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub played_points: Vec<u8>,
}
