//! The types of the interface for programs that play at a hall: `/api/bot/…`.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json::ReadError;
use crate::table::new_table::person_name;
use crate::table::{
    ClientMessage, ClockView, FromClient, LinksView, PageMessage, PhaseView, Place, Player,
    ResignOffer, Score, Seat, StepView, TableRequest, TableView, ViewerSeat, WinKindView,
};

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
    /// The rules as text, usually a preset's name.
    pub rules: String,
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
    /// Whether the bot may commit its turn now.
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
            white_player: table.white_player,
            black_player: table.black_player,
            score: table.score,
            game_number: table.game_number,
            phase: table.phase,
            position: table.position_id,
            dice: table.dice,
            legal: table.legal,
            can_throw: table.can_throw,
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BotTurn {
    /// The version of the table for which the command is meant.
    pub after: u32,
    /// The bot's link for this throw, or for the throw after a Done; 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
}

/// Body of `POST /api/bot/tables/{id}/play`: the steps of a stage, all of them or none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BotPlay {
    /// The version of the table for which the steps are meant.
    pub after: u32,
    /// Each step: its start in the mover's own numbering, and its number.
    pub steps: Vec<(Place, u8)>,
}

/// Body of `POST /api/bot/tables/{id}/resign`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BotResign {
    /// The version of the table for which the command is meant.
    pub after: u32,
    /// What the other side wins; the most that it still can if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<WinKindView>,
}

/// Body of `POST /api/bot/tables/{id}/answer`: the answer to an offer to resign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BotAnswer {
    /// The version of the table for which the command is meant.
    pub after: u32,
    /// Whether the bot accepts.
    pub accept: bool,
}

/// Body of `POST /api/bot/tables/{id}/next`: begins the next game of the match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BotNext {
    /// The version of the table for which the command is meant.
    pub after: u32,
}

/// Body of `POST /api/bot/tables/{id}/links`: one of the three fields, each 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BotLinks {
    /// The version of the table for which it is meant.
    pub after: u32,
    /// Commits to the dice of a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Gives the link for the next throw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// Commits to a new chain, because the first one is lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replacement: Option<String>,
}

impl BotLinks {
    /// Returns the message that stands for the body; `None` unless it has one of the three fields.
    #[must_use]
    pub fn message(self) -> Option<FromClient> {
        match (self.commitment, self.link, self.replacement) {
            (Some(commitment), None, None) => Some(FromClient::CommitDice { commitment }),
            (None, Some(link), None) => Some(FromClient::Link { link }),
            (None, None, Some(commitment)) => Some(FromClient::ReplaceDice { commitment }),
            _ => None,
        }
    }
}

/// Reads a message for version `after` of a table as a page's message is read.
///
/// # Errors
///
/// [`ReadError`] with every fault.
pub fn request(asks: FromClient, after: u32) -> Result<TableRequest, ReadError> {
    let message = ClientMessage {
        asks,
        after: Some(after),
    };
    let text = serde_json::to_string(&message).unwrap_or_default();
    match PageMessage::read(&text)? {
        PageMessage::Commands(request) => Ok(request),
        PageMessage::Refresh { .. } => Err(ReadError::Shape(
            "a command of a table was expected".to_owned(),
        )),
    }
}

/// Reads the body of a request of a bot.
///
/// # Errors
///
/// [`ReadError::Shape`] with the first fault.
pub fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, ReadError> {
    serde_json::from_slice(body).map_err(|error| ReadError::Shape(format!("the body: {error}")))
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
    let checked = person_name("name".to_owned(), Some(&Value::from(name)));
    let checked = checked.map_err(ReadError::Fields)?;
    Ok(format!("{checked}{BOT_NAME_END}"))
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
        let links = |text: &str| read::<BotLinks>(text.as_bytes()).unwrap().message();

        assert!(links(r#"{"after":1,"link":"00"}"#).is_some());
        assert!(links(r#"{"after":1}"#).is_none());
        assert!(links(r#"{"after":1,"link":"00","commitment":"00"}"#).is_none());
        assert!(read::<BotLinks>(br#"{"after":1,"x":2}"#).is_err());
        let short = request(
            FromClient::Link {
                link: "00".to_owned(),
            },
            1,
        );
        assert!(short.is_err());
    }
}
