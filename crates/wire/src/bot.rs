//! The types of the interface for programs that play at a hall: `/api/bot/…`.

use rosespring_rules::{Die, Step, WinKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json::{self, Faults, Path, Read, ReadError};
use crate::table::{
    ClockView, Command, LinkBytes, LinksView, NAME_CHARS_MAX, PhaseView, Player, ResignOffer,
    Score, Seat, StepView, TableView, ViewerSeat, is_false, steps,
};
#[cfg(feature = "openapi")]
use crate::table::{Place, WinKindView};

/// The end of the name of every bot. No person may have such a name.
pub const BOT_NAME_END: &str = " (bot)";

/// A bot: the answer of `GET /api/bot`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A line of `GET /api/bot/events`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BotEvent {
    /// The bot holds a seat at a table whose match is not over.
    Table {
        /// The id of the table.
        id: String,
    },
}

/// A line of `GET /api/bot/tables/{id}`: the table as its bot sees it, after each change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotTable {
    /// The version of the last event; commands name it as `after`.
    pub v: u32,
    /// The seat of the bot.
    pub you: Seat,
    /// The rules of this game as text, usually a preset's name.
    pub rules: String,
    /// The name of the match, if it plays several games: `tavli`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cycle: Option<String>,
    /// White's player.
    pub white_player: Player,
    /// Black's player.
    pub black_player: Player,
    /// The match score.
    pub score: Score,
    /// The number of the game in the match, from 1.
    pub game_number: u32,
    /// The phase of the game.
    pub phase: PhaseView,
    /// The id of the position. During a stage it is the position at the beginning of the stage.
    pub position: String,
    /// The dice last thrown in this turn, in the order thrown.
    pub dice: Option<[u8; 2]>,
    /// The steps that are legal next.
    pub legal: Vec<StepView>,
    /// Whether the bot may throw now.
    pub can_throw: bool,
    /// Whether the bot is to name a doublet now; absent if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub can_name: bool,
    /// Whether the bot may commit its turn now, or decline the rest of it (LA-3).
    pub can_done: bool,
    /// An offer to resign that waits for its answer.
    pub resign_offer: Option<ResignOffer>,
    /// The links of the dice; absent if the dice come from elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice_links: Option<LinksView>,
    /// The clocks; absent if the players have as much time as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockView>,
}

impl BotTable {
    /// Returns what a bot sees of a table; `None` for a viewer without one seat.
    #[must_use]
    pub fn new(table: TableView) -> Option<Self> {
        let you = match table.you? {
            ViewerSeat::White => Seat::White,
            ViewerSeat::Black => Seat::Black,
            ViewerSeat::None => return None,
        };
        Some(Self {
            v: table.version,
            you,
            rules: table.rules,
            cycle: table.cycle.map(|cycle| cycle.name),
            white_player: table.white_player,
            black_player: table.black_player,
            score: table.score,
            game_number: table.game_number,
            phase: table.phase,
            position: table.position_id,
            dice: table.dice,
            legal: table.legal,
            can_throw: table.can_throw,
            can_name: table.can_name,
            can_done: table.can_done,
            resign_offer: table.resign_offer,
            dice_links: table.dice_links,
            clock: table.clock,
        })
    }
}

/// The answer to a command: the version of the table after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotDone {
    /// The version.
    pub v: u32,
}

/// Body of `POST /api/bot/tables/{id}/throw` and `…/done`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotTurn {
    /// The version of the table for which the command is meant.
    pub after: u32,
    /// The bot's link for this throw, or for the throw after a Done; 64 hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub link: Option<LinkBytes>,
}

/// Body of `POST /api/bot/tables/{id}/play`: the steps of a stage, all of them or none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotPlay {
    /// The version of the table for which the steps are meant.
    pub after: u32,
    /// Each step: its start in the mover's own numbering, and its number.
    #[read(with = "steps")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<(Place, u8)>))]
    pub steps: Vec<Step>,
}

/// Body of `POST /api/bot/tables/{id}/name`: the doublet that follows a 2-1 of acey-deucey.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotName {
    /// The version of the table for which the command is meant.
    pub after: u32,
    /// The number of the doublet, 1 to 6.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub number: Die,
}

/// Body of `POST /api/bot/tables/{id}/resign`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotResign {
    /// The version of the table for which the command is meant.
    pub after: u32,
    /// What the other side wins; the most that it still can if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<WinKindView>))]
    pub kind: Option<WinKind>,
}

/// Body of `POST /api/bot/tables/{id}/answer`: the answer to an offer to resign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotAnswer {
    /// The version of the table for which the command is meant.
    pub after: u32,
    /// Whether the bot accepts.
    pub accept: bool,
}

/// Body of `POST /api/bot/tables/{id}/next`: begins the next game of the match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotNext {
    /// The version of the table for which the command is meant.
    pub after: u32,
}

/// Body of `POST /api/bot/tables/{id}/links`: one of the three fields, each 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotLinks {
    /// The version of the table for which it is meant.
    pub after: u32,
    /// Commits to the dice of a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub commitment: Option<LinkBytes>,
    /// Gives the link for the next throw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub link: Option<LinkBytes>,
    /// Commits to a new chain, because the first one is lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub replacement: Option<LinkBytes>,
}

impl BotLinks {
    /// Returns the command that the body stands for; `None` unless it has one of the three fields.
    #[must_use]
    pub const fn command(&self) -> Option<Command> {
        match (self.commitment, self.link, self.replacement) {
            (Some(commitment), None, None) => Some(Command::CommitDice { commitment }),
            (None, Some(link), None) => Some(Command::Link { link }),
            (None, None, Some(commitment)) => Some(Command::ReplaceDice { commitment }),
            _ => None,
        }
    }
}

/// Returns the name of a bot with its end, which is added if it is missing.
///
/// # Errors
///
/// [`ReadError`] if it is no name.
pub fn bot_name(name: &str) -> Result<String, ReadError> {
    let name = name.trim();
    let name = name
        .strip_suffix(BOT_NAME_END.trim())
        .unwrap_or(name)
        .trim();
    let mut faults = Faults::default();
    let at = Path::Field(&Path::Root, "name");
    match json::line(NAME_CHARS_MAX, &Value::from(name), at, &mut faults) {
        Some(name) => Ok(format!("{name}{BOT_NAME_END}")),
        None => Err(ReadError::Fields(faults.into_list())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_bot_says_that_it_is_one() {
        for name in ["Rose", "Rose (bot)", " Rose "] {
            assert_eq!(bot_name(name).unwrap(), "Rose (bot)", "{name}");
        }
        for name in ["", " (bot)", "a\nb"] {
            assert!(bot_name(name).is_err(), "{name}");
        }
    }

    #[test]
    fn links_are_one_of_three() {
        let read = |body: &str| {
            let body = body.replace("00", &LinkBytes([0; 32]).to_string());
            json::read::<BotLinks>(body.as_bytes())
        };
        let links = |body: &str| read(body).unwrap().command();

        assert!(links(r#"{"after":1,"link":"00"}"#).is_some());
        assert!(links(r#"{"after":1}"#).is_none());
        assert!(links(r#"{"after":1,"link":"00","commitment":"00"}"#).is_none());
        assert!(read(r#"{"after":1,"x":2}"#).is_err());
        assert!(read(r#"{"after":1,"link":"0a"}"#).is_err());
    }
}
