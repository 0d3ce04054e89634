//! Scores that do not follow from the games of a record.
//!
//! Records of other programs have them: a match may begin at 4 : 0, or miss a game.

use std::fmt;
use std::str::FromStr;

/// The score before a game, where the games before it do not make this score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ScoreEntry {
    /// The game, from 1.
    pub game: u32,
    /// White's units, the cube counted.
    pub white: u16,
    /// Black's units, the cube counted.
    pub black: u16,
}

/// `game 1: 4-0`.
impl fmt::Display for ScoreEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}: {}-{}", self.game, self.white, self.black)
    }
}

/// Error: the text is not a [`ScoreEntry`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected `game 1: 4-0`")]
pub struct ParseScoreEntryError;

impl FromStr for ScoreEntry {
    type Err = ParseScoreEntryError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let (game, score) = text.strip_prefix("game ")?.split_once(": ")?;
            let (white, black) = score.split_once('-')?;
            Some(Self {
                game: game.parse().ok()?,
                white: white.parse().ok()?,
                black: black.parse().ok()?,
            })
        };
        read().ok_or(ParseScoreEntryError)
    }
}
