//! The stored entries of a table: the choices and throws from which everything else follows.

use std::fmt;

use rosespring_rules::{Dice, Die, Origin, Point, Side, Step, WinKind};
use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize};

pub use rosespring_wire::table::MatchEnd;

use super::chains::StoredLink;

/// The version of the format of stored entries; a table with a later one is refused. Entries of
/// format 1 have neither a time nor a player.
pub const FORMAT: u32 = 2;
/// The version of tables whose dice both players and the server throw together.
pub const FORMAT_WITH_CHAINS: u32 = 3;
/// The version of tables with clocks. Their dice follow from chains too, unless they are listed.
pub const FORMAT_WITH_CLOCKS: u32 = 4;
/// The version of tables of two machines whose match can be called off, claimed or resigned. Their
/// dice follow from chains too, unless they are listed.
pub const FORMAT_WITH_ENDINGS: u32 = 5;

/// An event, in the same order as the events on the wire.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Entry {
    /// A game began.
    GameBegan {
        /// Its number in the match, from 1.
        number: u32,
    },
    /// Each side threw one die.
    OpeningThrown {
        /// White's die and Black's.
        dice: StoredDice,
    },
    /// Both dice were thrown by the side whose turn it is.
    Thrown {
        /// The dice in the order thrown.
        dice: StoredDice,
    },
    /// The thrower of a 2-1 named a doublet.
    Named {
        /// Its number, 1 to 6.
        number: u32,
    },
    /// The last dice entered are replaced; the steps played with them are taken back.
    Corrected {
        /// The dice in the order thrown.
        dice: StoredDice,
    },
    /// A person played a step.
    Stepped {
        /// The step.
        step: StoredStep,
    },
    /// A person took steps back.
    Undone {
        /// Number of steps.
        steps: u8,
    },
    /// A whole stage was played at once.
    StagePlayed {
        /// Its steps. Without any, the mover stops the stage where it is, or declines it (LA-3).
        steps: Vec<StoredStep>,
        /// Whether it was the only play.
        forced: bool,
    },
    /// No number of a stage could be played.
    StagePassed,
    /// Numbers were lost.
    NumbersLost,
    /// A part of a turn was committed.
    Committed,
    /// The rest of a cascade passed to the opponent.
    HandedOver,
    /// A side resigned.
    Resigned {
        /// The side.
        side: Side,
        /// The kind of win for the other side; a single one is not written.
        #[serde(skip_serializing_if = "WinKind::is_single")]
        win: WinKind,
    },
    /// A side offered to resign for less than it could still lose.
    ResignOffered {
        /// Which.
        side: Side,
        /// The kind of win for the other side.
        win: WinKind,
    },
    /// The other side refused the offer to resign or to call the match off, or did not answer.
    ResignRefused,
    /// A side offered to call the match off.
    CallOffOffered {
        /// Which.
        side: Side,
    },
    /// The match ended before its end, other than on time.
    MatchEnded {
        /// Why.
        how: MatchEnd,
        /// The side that resigned or left; if the match has not begun, the only side that kept it
        /// waiting.
        #[serde(skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// The game ended on the board.
    GameOver,
    /// The setting changed that plays stages with one play automatically.
    AutoForced {
        /// The new setting.
        on: bool,
    },
    /// A player committed to the dice of a game.
    Pledged {
        /// The player's side.
        side: Side,
        /// The commitment.
        link: StoredLink,
    },
    /// Both players have committed, and the server's commitment is fixed too.
    ChainsBegan {
        /// The server's commitment.
        link: StoredLink,
    },
    /// A player gave the link for the next throw.
    Linked {
        /// The player's side.
        side: Side,
        /// The link.
        link: StoredLink,
    },
    /// A player replaced a lost chain.
    ChainReplaced {
        /// The player's side.
        side: Side,
        /// The commitment to the new chain.
        link: StoredLink,
    },
    /// The time of a side was over, and it lost the match.
    Flagged {
        /// The side.
        side: Side,
    },
    /// The server stood, and the players get back the time for which it did.
    Resumed {
        /// The beginning, milliseconds since 1970.
        from_ms: i64,
        /// The end, milliseconds since 1970.
        until_ms: i64,
    },
}

impl Entry {
    /// Returns whether the entry is about links of dice and changes nothing on the board.
    #[must_use]
    pub const fn is_about_chains(&self) -> bool {
        matches!(
            self,
            Self::Pledged { .. }
                | Self::ChainsBegan { .. }
                | Self::Linked { .. }
                | Self::ChainReplaced { .. }
        )
    }
}

/// Dice in stored form: two numbers.
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

/// A step in stored form: its start as a number (bar: `"bar"`), and its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(StoredOrigin, u8)", into = "(StoredOrigin, u8)")]
pub struct StoredStep(pub Step);

#[derive(Debug, Clone, Copy, Serialize)]
#[serde(untagged)]
enum StoredOrigin {
    Point(u8),
    Named(&'static str),
}

const BAR: &str = "bar";
const HAND: &str = "hand";

impl<'de> Deserialize<'de> for StoredOrigin {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OriginVisitor;

        impl Visitor<'_> for OriginVisitor {
            type Value = StoredOrigin;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a point, `{BAR}` or `{HAND}`")
            }

            fn visit_u64<E: Error>(self, point: u64) -> Result<StoredOrigin, E> {
                let point = u8::try_from(point);
                point.map(StoredOrigin::Point).map_err(E::custom)
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<StoredOrigin, E> {
                match name {
                    BAR => Ok(StoredOrigin::Named(BAR)),
                    HAND => Ok(StoredOrigin::Named(HAND)),
                    _ => Err(E::unknown_variant(name, &[BAR, HAND])),
                }
            }
        }

        deserializer.deserialize_any(OriginVisitor)
    }
}

impl From<StoredStep> for (StoredOrigin, u8) {
    fn from(StoredStep(step): StoredStep) -> Self {
        let from = match step.from {
            Origin::Point(point) => StoredOrigin::Point(point.get()),
            Origin::Bar => StoredOrigin::Named(BAR),
            Origin::Hand => StoredOrigin::Named(HAND),
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
            StoredOrigin::Named(BAR) => Origin::Bar,
            StoredOrigin::Named(_) => Origin::Hand,
        };
        let number = Die::new(number).ok_or_else(|| format!("{number} is no number of a die"))?;
        Ok(Self(Step { from, number }))
    }
}
