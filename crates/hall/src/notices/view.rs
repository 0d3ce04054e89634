//! Notices for browsers while no page is open.

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
