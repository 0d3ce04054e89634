//! What a player may write and report.

use rosespring_wire::chat::ChatWords;
use rosespring_wire::refusal_code::RefusalCode;

use super::{StoredChat, StoredReport};
use crate::{Refusal, StoredBody};

/// Maximum number of messages of a person within [`PACE_S`].
pub const LINES_AT_ONCE: usize = 5;
/// The time in which a person may write [`LINES_AT_ONCE`] messages, in seconds.
pub const PACE_S: u64 = 10;
/// Maximum number of messages of a table.
pub const LINES_MAX: u32 = 1_000;

/// Why a request about messages is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChatRefusal {
    /// A moderator silenced the person, for this reason.
    #[error("a moderator has silenced you: {0}")]
    Silenced(String),
    /// The person has not finished enough matches to write texts.
    #[error("finish {0} more matches before you write texts; the messages of the list are free")]
    NoTextsYet(u32),
    /// The person wrote too many messages in a short time.
    #[error("at most {LINES_AT_ONCE} messages in {PACE_S} seconds")]
    TooFast,
    /// The table has the maximum number of messages.
    #[error("this table has {LINES_MAX} messages, as many as a table may have")]
    Full,
    /// The other player wrote no message with this number.
    #[error("the other player wrote no message {0}")]
    NoMessage(String),
}

impl From<ChatRefusal> for Refusal {
    fn from(refusal: ChatRefusal) -> Self {
        let code = match &refusal {
            ChatRefusal::Silenced(_) => RefusalCode::Silenced,
            ChatRefusal::NoTextsYet(_) => RefusalCode::NoTextsYet,
            ChatRefusal::TooFast => RefusalCode::TooFast,
            ChatRefusal::Full => RefusalCode::ChatFull,
            ChatRefusal::NoMessage(_) => RefusalCode::NoMessage,
        };
        let plain = Self::new(code, &refusal);
        match refusal {
            ChatRefusal::Silenced(reason) => Self {
                reason: Some(reason),
                ..plain
            },
            _ => plain,
        }
    }
}

/// Decides whether a person may write words at a table. `silence` is the reason of a moderator who
/// silenced them, `matches_left` the number of matches that they must finish before they write
/// texts.
///
/// # Errors
///
/// [`ChatRefusal::Silenced`], [`ChatRefusal::NoTextsYet`].
pub fn may_say(
    words: &ChatWords,
    silence: Option<String>,
    matches_left: u32,
) -> Result<(), ChatRefusal> {
    let matches_left = match words {
        ChatWords::Text(_) => matches_left,
        ChatWords::Preset(_) => 0,
    };
    may_write_texts(silence, matches_left)
}

/// Decides whether a person may write a text that others read.
///
/// # Errors
///
/// As [`may_say`].
pub fn may_write_texts(silence: Option<String>, matches_left: u32) -> Result<(), ChatRefusal> {
    match silence {
        Some(reason) => Err(ChatRefusal::Silenced(reason)),
        None if matches_left > 0 => Err(ChatRefusal::NoTextsYet(matches_left)),
        None => Ok(()),
    }
}

/// Returns the report of a player about the message `number` of the other one, with all messages of
/// the table.
///
/// # Errors
///
/// [`ChatRefusal::NoMessage`] if the other player wrote no such message.
pub fn report(
    rows: &[StoredChat],
    (table, number): (&str, &str),
    reporter: &str,
    now_ms: i64,
) -> Result<StoredReport, ChatRefusal> {
    let mut others = rows.iter().filter(|row| row.person != reporter);
    let row = others.find(|row| row.number.to_string() == number);
    let row = row.ok_or_else(|| ChatRefusal::NoMessage(number.to_owned()))?;
    Ok(StoredReport {
        table: table.to_owned(),
        number: row.number,
        reporter: reporter.to_owned(),
        person: row.person.clone(),
        at_ms: now_ms,
        lines: rows.to_vec().to_body(),
    })
}

#[cfg(test)]
mod tests {
    use rosespring_wire::chat::ChatPreset;

    use super::*;

    #[test]
    fn texts_wait_for_finished_matches_and_silence_refuses_all_words() {
        let text = ChatWords::Text("hello".to_owned());
        let preset = ChatWords::Preset(ChatPreset::ALL[0]);
        let silence = || Some("spam".to_owned());

        assert_eq!(may_say(&text, None, 0), Ok(()));
        assert_eq!(may_say(&text, None, 3), Err(ChatRefusal::NoTextsYet(3)));
        assert_eq!(may_say(&preset, None, 3), Ok(()));
        for words in [&text, &preset] {
            let refusal = may_say(words, silence(), 0).unwrap_err();
            assert_eq!(Refusal::from(refusal).reason, silence());
        }
    }

    #[test]
    fn only_messages_of_the_other_player_are_reported() {
        let row = |number, person: &str| StoredChat {
            number,
            person: person.to_owned(),
            at_ms: 0,
            body: "{}".to_owned(),
        };
        let rows = [row(1, "ada"), row(2, "boris")];
        let by_ada = |number| report(&rows, ("t", number), "ada", 7);

        let found = by_ada("2").unwrap();
        assert_eq!(
            (found.number, found.person.as_str(), found.at_ms),
            (2, "boris", 7)
        );
        assert_eq!(Vec::from_body(&found.lines), Ok(rows.to_vec()));
        for number in ["1", "3", "02"] {
            assert_eq!(
                by_ada(number),
                Err(ChatRefusal::NoMessage(number.to_owned()))
            );
        }
    }
}
