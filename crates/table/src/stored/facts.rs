//! The stored form of the statistics data of a table.

use rosespring_rules::Side;
use serde::{Deserialize, Serialize};

use crate::game::entry::StoredDice;

/// The format of [`StoredFacts::body`]. It rises when the body changes, or what is counted in it;
/// data of another format is computed again.
pub const FACTS_FORMAT: u32 = 1;

/// The statistics data of a table after some events. It follows from the events and saves reading
/// them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredFacts {
    /// The id of the table.
    pub table: String,
    /// The number of events that are counted.
    pub version: u32,
    /// The format of the body.
    pub format: u32,
    /// The data as JSON.
    pub body: String,
}

/// The data that follows from the events of a table.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct FactsBody {
    /// White's throws and Black's, by the index in `Dice::ALL_21`.
    pub(crate) throws: [[u32; 21]; 2],
    pub(crate) games: Vec<GameBody>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) winner: Option<Side>,
}

/// One game of a [`FactsBody`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct GameBody {
    /// Missing while the game is in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) outcome: Option<OutcomeBody>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) opening: Option<OpeningBody>,
}

/// The end of a game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OutcomeBody {
    /// The winner, and the name of the kind of win.
    Won(Side, String),
    /// The winner, and the men that the loser has left.
    Left(Side, u8),
    Drawn,
    /// The units of each side.
    Tied(u8),
}

/// The first throw of a game, with its play.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct OpeningBody {
    pub(crate) side: Side,
    pub(crate) dice: StoredDice,
    pub(crate) play: String,
}
