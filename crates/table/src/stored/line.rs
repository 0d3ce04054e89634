//! The stages that follow a play in the same turn, as an analysis stores them.

use rosespring_engine::analysis::{BestLine, Gift};
use rosespring_rules::notation::text;
use rosespring_rules::{Die, Side};
use serde::{Deserialize, Serialize};

/// A later stage of a turn, with its best play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredLineStage {
    /// The side that plays it.
    pub mover: Side,
    /// Its numbers.
    pub numbers: Vec<Die>,
    /// The best play, in notation.
    pub play: String,
}

impl StoredLineStage {
    /// Returns the stages of `line` after its first.
    #[must_use]
    pub fn after_first(line: &BestLine) -> Vec<Self> {
        let stages = line.stages.iter().skip(1);
        stages
            .map(|stage| Self {
                mover: stage.turn.mover(),
                numbers: stage.turn.stage().numbers(),
                play: text::play(&stage.position, &stage.steps),
            })
            .collect()
    }
}

/// Numbers that pass to the opponent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredGift {
    /// The side that receives and plays them.
    pub to: Side,
    /// The groups that pass, each one to four equal numbers.
    pub groups: Vec<Vec<Die>>,
    /// The number of pips that the receiver plays of them.
    pub pips: u16,
}

impl From<&Gift> for StoredGift {
    fn from(gift: &Gift) -> Self {
        Self {
            to: gift.to,
            groups: gift.stage.groups().into_iter().collect(),
            pips: gift.pips,
        }
    }
}
