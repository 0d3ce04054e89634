//! The types of notices: what a person of the hall is to know. The page makes the texts.

use serde::{Deserialize, Serialize};

use crate::json::Read;
use crate::person::PersonKindView;

/// Answer of `GET /api/notices`, and each message of `GET /api/notices/events`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NoticesView {
    /// Whether the hall knows the reader: a guest, or a member. Others have no notices.
    pub is_known: bool,
    /// The notices, the newest first.
    pub notices: Vec<NoticeView>,
}

/// A notice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NoticeView {
    /// The id, `turn:<table>` for example. A later notice of the same subject has the same id.
    pub id: String,
    /// The time of the event, milliseconds since 1970.
    pub at_ms: i64,
    /// Whether the person has seen it.
    pub is_seen: bool,
    /// What it says.
    pub about: NoticeAbout,
}

/// What a notice says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NoticeAbout {
    /// A match with days waits for the reader.
    Turn {
        /// The table.
        table: NoticeTable,
        /// When the reader loses on time, milliseconds since 1970; absent if no clock runs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        ends_ms: Option<i64>,
        /// Whether less than a day was left when the notice was made.
        is_late: bool,
    },
    /// A match without days begins: somebody accepted an invitation of the reader.
    Begun {
        /// The table.
        table: NoticeTable,
    },
    /// A member challenges the reader.
    Challenge {
        /// The name of the member.
        from: String,
        /// The rules as text, usually a preset's name.
        rules: String,
        /// Their title for people.
        title: String,
    },
    /// The opponent of a match that is over wants another one.
    Rematch {
        /// The table of the match.
        table: NoticeTable,
    },
    /// A game of the reader in a tournament begins.
    Round {
        /// The id of the tournament.
        tournament: String,
        /// Its name.
        name: String,
        /// The table of the game.
        table: NoticeTable,
    },
    /// A moderator warned the reader.
    Warning,
    /// A moderator ended the reader's right to write messages for a time.
    Silence,
}

/// A table that a notice names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NoticeTable {
    /// The id.
    pub id: String,
    /// The name of the other player.
    pub opponent: String,
    /// What the other player is.
    #[serde(default)]
    pub opponent_kind: PersonKindView,
    /// The rules as text, usually a preset's name.
    pub rules: String,
    /// Their title for people.
    pub title: String,
}

/// Body of `POST /api/notices/seen`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NoticesSeen {
    /// The time of the newest notice that the reader has seen, milliseconds since 1970. Notices
    /// that came meanwhile stay new.
    pub until_ms: i64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{self, ReadError};

    #[test]
    fn a_notice_says_its_kind_beside_its_fields() {
        let table = NoticeTable {
            id: "t".to_owned(),
            opponent: "Ada".to_owned(),
            opponent_kind: PersonKindView::Member,
            rules: "tawula".to_owned(),
            title: "Tawula".to_owned(),
        };
        let notice = NoticeView {
            id: "turn:t".to_owned(),
            at_ms: 5,
            is_seen: false,
            about: NoticeAbout::Turn {
                table,
                ends_ms: None,
                is_late: false,
            },
        };

        let json = serde_json::to_value(&notice).unwrap();

        let table = serde_json::json!({"id": "t", "opponent": "Ada",
            "opponent_kind": "member", "rules": "tawula", "title": "Tawula"});
        let about = serde_json::json!({"kind": "turn", "table": table, "is_late": false});
        assert_eq!(json["about"], about);
        assert_eq!(serde_json::from_value::<NoticeView>(json).unwrap(), notice);
    }

    #[test]
    fn what_was_seen_is_a_time() {
        let read =
            |body: &str| json::read::<NoticesSeen>(body.as_bytes()).map_err(ReadError::into_list);

        for seven in ["7", "7.0"] {
            let body = format!(r#"{{"until_ms":{seven}}}"#);
            assert_eq!(read(&body), Ok(NoticesSeen { until_ms: 7 }));
        }
        for (body, fault) in [
            ("{}", "`until_ms`: is missing"),
            (r#"{"until_ms":"7"}"#, "`until_ms`: expected a whole number"),
            (r#"{"until_ms":7.5}"#, "`until_ms`: expected a whole number"),
            (r#"{"until_ms":7,"all":true}"#, "`all`: no such field"),
        ] {
            let faults = read(body).unwrap_err();
            assert!(faults[0].starts_with(fault), "{body}: {faults:?}");
        }
    }
}
