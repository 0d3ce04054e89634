//! Notices for pages, and for browsers while no page is open.

use rosespring_table::stored::StoredTable;
use rosespring_table::view;
use rosespring_wire::notices::NoticeTable;
use rosespring_wire::person::PersonKindView;
use rosespring_wire::table::Player;

use super::NoticeSubject;

impl NoticeSubject {
    /// Returns the message for a browser: the kind and the path of a page, as JSON. Ids need no
    /// quotes.
    #[must_use]
    pub fn message(&self) -> String {
        let kind = match self {
            Self::Turn { is_late: false, .. } => "turn",
            Self::Turn { is_late: true, .. } => "late",
            Self::Begun { .. } => "begun",
            Self::Challenge { .. } => "challenge",
            Self::Rematch { .. } => "rematch",
            Self::Round { .. } => "round",
            Self::Warning { .. } => "warning",
            Self::Silence { .. } => "silence",
        };
        let path = match self {
            Self::Turn { table, .. }
            | Self::Begun { table }
            | Self::Rematch { table }
            | Self::Round { table, .. } => format!("/table/{table}"),
            _ => "/".to_owned(),
        };
        format!(r#"{{"kind":"{kind}","path":"{path}"}}"#)
    }
}

/// Returns the id of the other player at a person's table.
#[must_use]
pub fn opponent_of<'a>(table: &'a StoredTable, person: &str) -> Option<&'a str> {
    let [white, black] = table.players.each_ref().map(Option::as_deref);
    if white == Some(person) { black } else { white }
}

/// Returns what a notice tells a person of their table, with what the other player is; `None` if
/// nobody plays against them.
#[must_use]
pub fn notice_table(
    table: &StoredTable,
    person: &str,
    opponent_kind: PersonKindView,
) -> Option<NoticeTable> {
    let summary = view::summary(table)?;
    let opponent = match table.players[0].as_deref() == Some(person) {
        true => summary.black,
        false => summary.white,
    };
    let Player::Person { name } = opponent else {
        return None;
    };
    Some(NoticeTable {
        id: summary.id,
        opponent: name,
        opponent_kind,
        rules: summary.rules,
        title: summary.title,
    })
}
