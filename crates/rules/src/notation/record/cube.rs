//! Decisions about the doubling cube, stored beside the games of a record.
//!
//! Records of other programs have them. The rules here have no cube, so a game counts its units
//! without it, and no analysis judges these decisions.

use std::fmt;
use std::str::FromStr;

use crate::Side;

/// A decision about the doubling cube, with its place in the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct CubeEntry {
    /// The game, from 1.
    pub game: u32,
    /// Number of entries of the game before it.
    pub entry: u32,
    /// The side that decided.
    pub side: Side,
    /// The decision.
    pub decision: CubeDecision,
}

/// A decision about the doubling cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum CubeDecision {
    /// Offers a double to this value: 2, 4, 8 …
    Double(u16),
    /// Takes the double.
    Take,
    /// Drops the double and loses the game.
    Drop,
}

/// `game 2, entry 14: white offers 2`.
impl fmt::Display for CubeEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            game, entry, side, ..
        } = self;
        write!(f, "game {game}, entry {entry}: {side} ")?;
        match self.decision {
            CubeDecision::Double(to) => write!(f, "offers {to}"),
            CubeDecision::Take => f.write_str("takes"),
            CubeDecision::Drop => f.write_str("drops"),
        }
    }
}

/// Error: the text is not a [`CubeEntry`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected `game 2, entry 14: white offers 2`, `… takes` or `… drops`")]
pub struct ParseCubeEntryError;

impl FromStr for CubeEntry {
    type Err = ParseCubeEntryError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        let ["game", game, "entry", entry, side, rest @ ..] = words.as_slice() else {
            return Err(ParseCubeEntryError);
        };
        let number = |text: &str, end: char| text.strip_suffix(end)?.parse().ok();
        let side = match *side {
            "white" => Side::White,
            "black" => Side::Black,
            _ => return Err(ParseCubeEntryError),
        };
        let decision = match rest {
            ["offers", to] => to.parse().ok().map(CubeDecision::Double),
            ["takes"] => Some(CubeDecision::Take),
            ["drops"] => Some(CubeDecision::Drop),
            _ => None,
        };
        Ok(Self {
            game: number(game, ',').ok_or(ParseCubeEntryError)?,
            entry: number(entry, ':').ok_or(ParseCubeEntryError)?,
            side,
            decision: decision.ok_or(ParseCubeEntryError)?,
        })
    }
}
