//! What a page of a hall saves of a game, so that a record can be compared with it.

use serde::Deserialize;

/// The value of `format`.
const FORMAT: &str = "rosespring-dice-proof";
/// The version that is read.
const VERSION: u32 = 1;

/// The parts of a saved proof that a check of a record needs. The page writes further fields: the
/// commitments, and the states that contradict each other.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct DiceProof {
    format: String,
    version: u32,
    /// The number of the game in its match, from 1.
    pub game: u32,
    /// The links that the page saw.
    pub seen: SeenLines,
}

/// The lines about links (docs/dice.md) that a page saw, as a hash.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct SeenLines {
    /// The first line.
    pub begins: String,
    /// The number of lines.
    pub lines: usize,
    /// The hash of all lines.
    pub hash: String,
}

impl DiceProof {
    /// Reads a saved proof.
    ///
    /// # Errors
    ///
    /// Why the text is no such proof.
    pub fn parse(text: &str) -> Result<Self, String> {
        let proof: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match proof.format == FORMAT && proof.version == VERSION {
            true => Ok(proof),
            false => Err(format!("expected `{FORMAT}` of version {VERSION}")),
        }
    }
}
