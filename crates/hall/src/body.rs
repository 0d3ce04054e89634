//! The text of what is stored: JSON of types that are stored and never sent.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A stored text that this program cannot read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a stored text cannot be read: {0}")]
pub struct UnreadableBody(String);

impl UnreadableBody {
    pub(crate) fn new(error: &impl ToString) -> Self {
        Self(error.to_string())
    }
}

/// A type of stored JSON. No message has the type, and reading has no limits: what was valid when
/// it was written can be read after a limit of requests has changed.
pub trait StoredBody: Serialize + DeserializeOwned {
    /// Returns the text to store.
    #[must_use]
    fn to_body(&self) -> String {
        serde_json::to_string(self).expect("stored types have only text keys and finite numbers")
    }

    /// Reads a stored text. Fields that this program does not know are left out.
    ///
    /// # Errors
    ///
    /// [`UnreadableBody`].
    fn from_body(body: &str) -> Result<Self, UnreadableBody> {
        serde_json::from_str(body).map_err(|error| UnreadableBody::new(&error))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use rosespring_wire::chat::ChatWords;
    use rosespring_wire::hall::NewInvitation;
    use rosespring_wire::json;
    use rosespring_wire::lobby::NewSeek;
    use rosespring_wire::tournament::NewTournament;

    use super::*;
    use crate::chat::{StoredChat, StoredWords};
    use crate::notices::NoticeSubject;
    use crate::offers::{OfferedGame, SoughtGame};
    use crate::tournament::{LogEntry, TournamentTerms};

    /// Rows of an earlier program, by the names of their tables (`tests/fixtures/README.md`).
    const ROWS: &str = include_str!("../tests/fixtures/rows.json");

    fn rows(table: &str) -> Vec<String> {
        let mut all: BTreeMap<String, Vec<String>> = serde_json::from_str(ROWS).unwrap();
        all.remove(table).unwrap()
    }

    fn check<T: StoredBody>(table: &str) {
        for row in rows(table) {
            assert_eq!(T::from_body(&row).unwrap().to_body(), row, "{table}");
        }
    }

    #[test]
    fn rows_of_an_earlier_program_are_read_and_written_as_they_were() {
        check::<OfferedGame>("invitations");
        check::<SoughtGame>("seeks");
        check::<OfferedGame>("challenges");
        check::<StoredWords>("chat");
        check::<Vec<StoredChat>>("reports");
        check::<TournamentTerms>("tournaments");
        check::<NoticeSubject>("notices");
        for row in rows("tournament_log") {
            assert_eq!(LogEntry::from_text(&row).unwrap().to_text(), row);
        }
    }

    #[test]
    fn a_request_is_stored_as_before() {
        for row in rows("invitations") {
            let request = json::read::<NewInvitation>(row.as_bytes()).unwrap();
            assert_eq!(OfferedGame::from(request).to_body(), row);
        }
        for row in rows("seeks") {
            let request = json::read::<NewSeek>(row.as_bytes()).unwrap();
            let mut stored = SoughtGame::from(request);
            // Rows without a time are older than the time that strangers have by default.
            stored.game.time = SoughtGame::from_body(&row).unwrap().game.time;
            assert_eq!(stored.to_body(), row);
        }
        for row in rows("chat") {
            let request = json::read::<ChatWords>(row.as_bytes()).unwrap();
            assert_eq!(StoredWords::from(request).to_body(), row);
        }
        for row in rows("tournaments") {
            let request = json::read::<NewTournament>(row.as_bytes()).unwrap();
            assert_eq!(TournamentTerms::from(request).to_body(), row);
        }
    }

    #[test]
    fn rows_that_a_request_may_not_contain_are_read() {
        let game = r#"{"rules":"gul-bara","match_to":99,"watch_delay":45,"range":5,"rated":true,
            "colour":"red"}"#;
        assert!(json::read::<NewInvitation>(game.as_bytes()).is_err());
        assert!(json::read::<NewSeek>(game.as_bytes()).is_err());
        let offered = OfferedGame::from_body(game).unwrap();
        assert_eq!((offered.match_to, offered.watch_delay), (99, 45));
        assert_eq!(SoughtGame::from_body(game).unwrap().range, Some(5));

        let text = "é".repeat(10_000);
        let words = format!(r#"{{"text":"{text}"}}"#);
        assert!(json::read::<ChatWords>(words.as_bytes()).is_err());
        assert_eq!(StoredWords::from_body(&words), Ok(StoredWords::Text(text)));

        let tournament = r#"{"name":"","kind":"round_robin","rules":"gioul","match_to":2,
            "time":"days-1","rounds":99,"starts_ms":-1,"players_max":999}"#;
        assert!(json::read::<NewTournament>(tournament.as_bytes()).is_err());
        let terms = TournamentTerms::from_body(tournament).unwrap();
        assert_eq!((terms.rounds, terms.plan().players_max), (Some(99), 999));
    }
}
