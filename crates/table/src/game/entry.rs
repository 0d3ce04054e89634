//! What is stored of a table: the choices and throws from which everything else follows.

use rosespring_rules::{Dice, Die, Origin, Point, Side, Step};
use serde::{Deserialize, Serialize};

/// The version of the format of stored entries; a table of a later one is refused. Entries of
/// format 1 say neither when they happened nor who asked for them.
pub const FORMAT: u32 = 2;

/// What happened: one event of the wire, in the same order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// A game began.
    GameBegan {
        /// Its number in the match, from 1.
        number: u32,
    },
    /// Each side threw one die.
    OpeningThrown {
        /// White's and Black's.
        dice: StoredDice,
    },
    /// Both dice were thrown by the side whose turn it is.
    Thrown {
        /// As they fell.
        dice: StoredDice,
    },
    /// The last dice entered are replaced; what was played of them is taken back.
    Corrected {
        /// As they fell.
        dice: StoredDice,
    },
    /// A person played a step.
    Stepped {
        /// The step.
        step: StoredStep,
    },
    /// A person took steps back.
    Undone {
        /// How many.
        steps: u8,
    },
    /// A whole stage was played at once.
    StagePlayed {
        /// Its steps.
        steps: Vec<StoredStep>,
        /// Whether it was the only play.
        forced: bool,
    },
    /// A stage could not be played.
    StagePassed,
    /// Numbers were lost.
    NumbersLost,
    /// A part of a turn was committed.
    Committed,
    /// The rest of a cascade passed on.
    HandedOver,
    /// A side gave the game up.
    Resigned {
        /// Which.
        side: Side,
    },
    /// The game ended on the board.
    GameOver,
    /// Whether stages with one play play themselves.
    AutoForced {
        /// The new setting.
        on: bool,
    },
}

/// Dice as stored: two numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
pub struct StoredDice(pub Dice);

impl From<StoredDice> for [u8; 2] {
    fn from(StoredDice(dice): StoredDice) -> Self {
        [dice.first.get(), dice.second.get()]
    }
}

impl TryFrom<[u8; 2]> for StoredDice {
    type Error = String;

    fn try_from([first, second]: [u8; 2]) -> Result<Self, String> {
        Dice::from_numbers(first, second)
            .map(Self)
            .ok_or_else(|| format!("{first}-{second} is no throw"))
    }
}

/// A step as stored: where it starts, as a number (bar: `"bar"`), and the number played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(StoredOrigin, u8)", into = "(StoredOrigin, u8)")]
pub struct StoredStep(pub Step);

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(untagged)]
enum StoredOrigin {
    Point(u8),
    Named(NamedOrigin),
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum NamedOrigin {
    Bar,
    Hand,
}

impl From<StoredStep> for (StoredOrigin, u8) {
    fn from(StoredStep(step): StoredStep) -> Self {
        let from = match step.from {
            Origin::Point(point) => StoredOrigin::Point(point.get()),
            Origin::Bar => StoredOrigin::Named(NamedOrigin::Bar),
            Origin::Hand => StoredOrigin::Named(NamedOrigin::Hand),
        };
        (from, step.number.get())
    }
}

impl TryFrom<(StoredOrigin, u8)> for StoredStep {
    type Error = String;

    fn try_from((from, number): (StoredOrigin, u8)) -> Result<Self, String> {
        let from = match from {
            StoredOrigin::Point(point) => Point::new(point)
                .map(Origin::Point)
                .ok_or_else(|| format!("{point} is no point"))?,
            StoredOrigin::Named(NamedOrigin::Bar) => Origin::Bar,
            StoredOrigin::Named(NamedOrigin::Hand) => Origin::Hand,
        };
        let number = Die::new(number).ok_or_else(|| format!("{number} is no number of a die"))?;
        Ok(Self(Step { from, number }))
    }
}
