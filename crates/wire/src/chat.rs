//! Messages between the two players of a table of the hall.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use rosespring_rules::notation::name::name_fault;

use crate::json::{self, FieldFault, ReadError, unknown_fields};
use crate::moderation::Admonition;
use crate::table::Seat;

/// Maximum number of characters of a message.
pub const CHAT_CHARS_MAX: usize = 140;

/// A message that pages show in their own language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChatPreset {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Well played!
    WellPlayed,
    /// What a throw!
    WhatAThrow,
    /// Bad luck!
    BadLuck,
    /// Thank you!
    Thanks,
    /// Sorry!
    Sorry,
    /// One moment, please.
    OneMoment,
    /// I am back.
    Back,
    /// Good game!
    GoodGame,
    /// I have to go.
    HaveToGo,
    /// Goodbye!
    Goodbye,
}

impl ChatPreset {
    /// Every message, in the order in which pages offer them.
    pub const ALL: [Self; 12] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::WhatAThrow,
        Self::BadLuck,
        Self::Thanks,
        Self::Sorry,
        Self::OneMoment,
        Self::Back,
        Self::GoodGame,
        Self::HaveToGo,
        Self::Goodbye,
    ];

    /// Its name, on the wire and in the store.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::GoodLuck => "good_luck",
            Self::WellPlayed => "well_played",
            Self::WhatAThrow => "what_a_throw",
            Self::BadLuck => "bad_luck",
            Self::Thanks => "thanks",
            Self::Sorry => "sorry",
            Self::OneMoment => "one_moment",
            Self::Back => "back",
            Self::GoodGame => "good_game",
            Self::HaveToGo => "have_to_go",
            Self::Goodbye => "goodbye",
        }
    }

    /// Returns the message of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }
}

/// What a message says, and the body of `POST /api/tables/{id}/chat`: one of both fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChatWords {
    /// A message that pages show in their own language.
    Preset(ChatPreset),
    /// A text, 1 to 140 characters. It is shown as text, never as markup or as a link.
    Text(String),
}

/// A message of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at the table, from 1.
    pub number: u32,
    /// The side of the player.
    pub seat: Seat,
    /// The time, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
    /// What it says.
    pub words: ChatWords,
}

/// The messages at a table, the oldest first: the answer of `GET /api/tables/{id}/chat`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatView {
    /// The messages.
    pub lines: Vec<ChatLine>,
    /// How many matches the reader must still finish before they may write texts.
    #[serde(default)]
    pub matches_left: u32,
    /// Whether the reader hides the messages of the other player.
    #[serde(default)]
    pub is_muted: bool,
    /// Why and until when the reader may write nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub silence: Option<Admonition>,
}

/// Body of `PUT /api/tables/{id}/chat/mute`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChatMute {
    /// Whether to hide the messages of the other player, at all tables.
    pub is_muted: bool,
}

impl ChatWords {
    /// Reads the body of `POST /api/tables/{id}/chat`.
    ///
    /// # Errors
    ///
    /// [`ReadError`] with every fault of the body.
    pub fn read(body: &[u8]) -> Result<Self, ReadError> {
        let fields = json::object(body, "body")?;
        let mut faults = Vec::new();
        unknown_fields("", &fields, &["preset", "text"], &mut faults);
        let words = match (fields.get("preset"), fields.get("text")) {
            (Some(preset), None) => preset_of(preset),
            (None, Some(text)) => text_of(text),
            _ => Err(FieldFault::expected("preset", "either `preset` or `text`")),
        };
        match words {
            Ok(words) if faults.is_empty() => Ok(words),
            Ok(_) => Err(ReadError::Fields(faults)),
            Err(fault) => {
                faults.push(fault);
                Err(ReadError::Fields(faults))
            }
        }
    }
}

fn preset_of(value: &Value) -> Result<ChatWords, FieldFault> {
    let preset = value.as_str().and_then(ChatPreset::from_name);
    preset.map(ChatWords::Preset).ok_or_else(|| {
        let names = ChatPreset::ALL.map(ChatPreset::name).join("`, `");
        FieldFault::expected("preset", format!("one of `{names}`"))
    })
}

fn text_of(value: &Value) -> Result<ChatWords, FieldFault> {
    let Some(text) = value.as_str().map(str::trim) else {
        return Err(FieldFault::expected("text", "a text"));
    };
    let problem = match text {
        "" => Some("is empty".to_owned()),
        _ if text.chars().count() > CHAT_CHARS_MAX => {
            Some(format!("has more than {CHAT_CHARS_MAX} characters"))
        }
        _ if text.chars().any(char::is_control) => Some("has control characters".to_owned()),
        _ => name_fault(text).map(|hidden| hidden.to_string()),
    };
    match problem {
        None => Ok(ChatWords::Text(text.to_owned())),
        Some(problem) => Err(FieldFault::refused("text", problem)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: &str) -> Result<ChatWords, Vec<String>> {
        ChatWords::read(body.as_bytes()).map_err(ReadError::into_list)
    }

    #[test]
    fn a_name_is_that_of_one_message_in_json_too() {
        for preset in ChatPreset::ALL {
            let json = format!("\"{}\"", preset.name());
            assert_eq!(serde_json::to_string(&preset).unwrap(), json);
            let body = format!("{{\"preset\":{json}}}");
            assert_eq!(read(&body), Ok(ChatWords::Preset(preset)));
        }
    }

    #[test]
    fn a_text_is_short_and_has_nothing_hidden() {
        let longest = "ü".repeat(CHAT_CHARS_MAX);
        let body = serde_json::json!({"text": format!(" {longest} ")}).to_string();
        assert_eq!(read(&body), Ok(ChatWords::Text(longest)));

        let long = serde_json::json!({"text": "x".repeat(CHAT_CHARS_MAX + 1)}).to_string();
        for (body, fault) in [
            (long.as_str(), "`text`: has more than 140 characters"),
            (r#"{"text":" "}"#, "`text`: is empty"),
            (r#"{"text":7}"#, "`text`: expected a text"),
            (r#"{"text":"a\nb"}"#, "`text`: has control characters"),
            (r#"{"preset":"hi"}"#, "`preset`: expected one of `hello`"),
            (
                r#"{"preset":"hello","text":"x"}"#,
                "`preset`: expected either",
            ),
            ("{}", "`preset`: expected either"),
            (r#"{"text":"x","seat":"white"}"#, "`seat`: no such field"),
        ] {
            let faults = read(body).unwrap_err();
            assert!(faults[0].starts_with(fault), "{faults:?}");
        }
        assert!(read("{\"text\":\"a\u{202e}b\"}").is_err());
    }
}
