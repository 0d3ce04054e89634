//! Entries with their time and the player who caused them.

use serde::Serialize;

use super::chains::StoredLink;
use super::entry::Entry;
use super::player::PlayerId;

/// A stored entry: the event, its time, and the player who caused it.
///
/// In the stored text the fields are on one level: `{"at_ms":5,"by":"local","kind":"thrown",…}`.
/// Texts of format 1 have only the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LogEntry {
    /// The time, in milliseconds since 1970; never less than in the entry before. 0 in entries of
    /// format 1, where nothing depends on the time.
    pub at_ms: i64,
    /// The player who caused it. `None` for automatic events, and in entries of format 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// The server's link of a throw; `None` unless the table's dice follow from links.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<StoredLink>,
    /// The time for which the command was under way, in milliseconds; the clock takes it from the
    /// time of the player. 0 at a table without clocks.
    #[serde(skip_serializing_if = "is_zero")]
    pub lag_ms: u16,
    /// The event.
    #[serde(flatten)]
    pub entry: Entry,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

impl LogEntry {
    /// Formats the text to store.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("entries are plain data")
    }

    /// Parses a stored text, of format 1 or later.
    ///
    /// # Errors
    ///
    /// The text is not an entry.
    pub fn from_text(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Side, WinKind};

    use super::*;
    use crate::game::entry::{MatchEnd, StoredDice, StoredStep};

    fn step(from: &str) -> StoredStep {
        serde_json::from_str(&format!("[{from},6]")).unwrap()
    }

    #[test]
    fn every_entry_is_read_as_it_was_written() {
        let (side, win) = (Side::Black, WinKind::Double);
        let resigned = Entry::Resigned { side, win };
        let dice = StoredDice("6-5".parse().unwrap());
        let link = StoredLink(rosespring_dice::Link::from_bytes([7; 32]));
        let entries = [
            Entry::Named { number: 3 },
            Entry::GameBegan { number: 2 },
            Entry::OpeningThrown { dice },
            Entry::Thrown { dice },
            Entry::Corrected { dice },
            Entry::Stepped { step: step("24") },
            Entry::Undone { steps: 3 },
            Entry::StagePlayed {
                steps: vec![step("\"bar\""), step("\"hand\"")],
                forced: true,
            },
            Entry::StagePassed,
            Entry::NumbersLost,
            Entry::Committed,
            Entry::HandedOver,
            resigned,
            Entry::ResignOffered {
                side: Side::White,
                win: WinKind::Single,
            },
            Entry::ResignRefused,
            Entry::CallOffOffered { side: Side::Black },
            Entry::MatchEnded {
                how: MatchEnd::Left,
                side: Some(Side::White),
            },
            Entry::MatchEnded {
                how: MatchEnd::CalledOff,
                side: None,
            },
            Entry::GameOver,
            Entry::AutoForced { on: true },
            Entry::Pledged {
                side: Side::Black,
                link,
            },
            Entry::ChainsBegan { link },
            Entry::Linked {
                side: Side::White,
                link,
            },
            Entry::ChainReplaced {
                side: Side::White,
                link,
            },
            Entry::Flagged { side: Side::Black },
            Entry::Resumed {
                from_ms: 1_795_354_640_000,
                until_ms: 1_795_354_648_000,
            },
        ];
        for entry in entries {
            for by in [None, Some(PlayerId::local())] {
                let entry = LogEntry {
                    at_ms: 1_795_354_648_955,
                    by: by.clone(),
                    link: None,
                    lag_ms: if by.is_some() { 45 } else { 0 },
                    entry: entry.clone(),
                };
                assert_eq!(LogEntry::from_text(&entry.to_text()).unwrap(), entry);
            }
        }
    }

    #[test]
    fn an_entry_of_format_1_says_neither_when_nor_who() {
        let read = LogEntry::from_text(r#"{"kind":"thrown","dice":[6,5]}"#).unwrap();

        assert_eq!((read.at_ms, read.by), (0, None));
        assert!(matches!(read.entry, Entry::Thrown { .. }));
    }

    #[test]
    fn a_resignation_without_a_kind_is_of_a_single_game() {
        let text = r#"{"at_ms":5,"kind":"resigned","side":"white"}"#;

        let read = LogEntry::from_text(text).unwrap();

        let win = WinKind::Single;
        let side = Side::White;
        assert_eq!(read.entry, Entry::Resigned { side, win });
        assert_eq!(read.to_text(), text);
    }

    #[test]
    fn the_text_is_flat() {
        let entry = LogEntry {
            at_ms: 5,
            by: Some(PlayerId::local()),
            link: None,
            lag_ms: 0,
            entry: Entry::Undone { steps: 1 },
        };

        let text = r#"{"at_ms":5,"by":"local","kind":"undone","steps":1}"#;
        assert_eq!(entry.to_text(), text);
    }

    #[test]
    fn what_is_no_entry_is_refused() {
        for text in [
            r#"{"at_ms":5}"#,
            r#"{"kind":"thrown","dice":[7,1]}"#,
            r#"{"kind":"thrown","dice":[6,1],"by":"a b"}"#,
            r#"{"kind":"undone","steps":1,"why":2}"#,
            r#"{"kind":"undone","steps":[[24,6]]}"#,
            r#"{"kind":"undone","steps":256}"#,
            r#"{"kind":"undone"}"#,
            r#"{"kind":"committed","steps":1}"#,
            r#"{"kind":"stage_played","steps":1,"forced":true}"#,
            r#"{"kind":"stage_played","steps":[["off",1]],"forced":true}"#,
            r#"{"kind":"stage_played","steps":[[24]],"forced":true}"#,
            r#"{"kind":"never"}"#,
        ] {
            assert!(LogEntry::from_text(text).is_err(), "{text}");
        }
    }
}
