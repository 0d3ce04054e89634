//! Messages between the two players of a table of the hall.

use serde::{Deserialize, Serialize};

use crate::json::Read;
use crate::person::{Admonition, PersonKindView};
use crate::table::Seat;

/// Maximum number of characters of a message.
pub const CHAT_CHARS_MAX: usize = 140;

/// A message that pages show in their own language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Read)]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[read(try_from = "ChatBody")]
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
    /// What the player is now.
    #[serde(default)]
    pub kind: PersonKindView,
    /// The time, in milliseconds since 1970.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatMute {
    /// Whether to hide the messages of the other player, at all tables.
    pub is_muted: bool,
}

/// Both fields of [`ChatWords`].
#[derive(Read)]
#[read(no_null)]
struct ChatBody {
    preset: Option<ChatPreset>,
    #[read(with = "json::line(CHAT_CHARS_MAX)")]
    text: Option<String>,
}

impl TryFrom<ChatBody> for ChatWords {
    type Error = &'static str;

    fn try_from(body: ChatBody) -> Result<Self, &'static str> {
        match (body.preset, body.text) {
            (Some(preset), None) => Ok(Self::Preset(preset)),
            (None, Some(text)) => Ok(Self::Text(text)),
            _ => Err("expected either `preset` or `text`"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json;

    fn read(body: &str) -> Result<ChatWords, Vec<String>> {
        json::read(body.as_bytes()).map_err(json::ReadError::into_list)
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
            (r#"{"preset":"hi"}"#, "`preset`: expected `hello`"),
            (r#"{"preset":"hello","text":"x"}"#, "expected either"),
            ("{}", "expected either"),
            (r#"{"text":"x","seat":"white"}"#, "`seat`: no such field"),
        ] {
            let faults = read(body).unwrap_err();
            assert!(faults[0].starts_with(fault), "{faults:?}");
        }
        assert!(read("{\"text\":\"a\u{202e}b\"}").is_err());
    }
}
