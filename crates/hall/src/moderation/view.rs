//! What people see of the decisions of moderators, and moderators of people.

use rosespring_wire::moderation::ReportLine;
use rosespring_wire::person::{Admonition, PersonLink, StandingView};

use super::{Standing, StoredAct};
use crate::StoredBody;
use crate::accounts::{DELETED_NAME, PersonKind, StoredPerson};
use crate::chat::{StoredChat, StoredReport, StoredWords};

/// Maximum number of messages before and of messages after a reported one that moderators see.
const LINES_AROUND: u32 = 15;

/// A stored report that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the report of message {number} at {table} cannot be read")]
pub struct UnreadableReport {
    table: String,
    number: u32,
}

/// Returns the person with this id, as moderators see them; `None` if only the id is left.
#[must_use]
pub fn link_of(id: &str, person: Option<StoredPerson>) -> PersonLink {
    let (name, kind) = match person {
        Some(person) => (person.name, person.kind),
        None => (DELETED_NAME.to_owned(), PersonKind::Deleted),
    };
    PersonLink {
        id: id.to_owned(),
        name,
        kind: kind.into(),
    }
}

/// Returns what a person sees of what moderators decided about them.
#[must_use]
pub fn standing_view(standing: &Standing<'_>) -> StandingView {
    let admonition = |act: &StoredAct| Admonition {
        number: act.number,
        at_ms: act.at_ms,
        ends_ms: act.ends_ms,
        reason: act.reason.clone(),
    };
    StandingView {
        warning: standing.warning.map(admonition),
        silence: standing.silence.map(admonition),
    }
}

/// Returns the messages near a reported one.
///
/// # Errors
///
/// [`UnreadableReport`].
pub fn lines_of(report: &StoredReport) -> Result<Vec<ReportLine>, UnreadableReport> {
    let damaged = || UnreadableReport {
        table: report.table.clone(),
        number: report.number,
    };
    let lines = Vec::<StoredChat>::from_body(&report.lines).map_err(|_| damaged())?;
    let near = lines
        .iter()
        .filter(|line| line.number.abs_diff(report.number) <= LINES_AROUND);
    let read = near.map(|line| {
        let words = StoredWords::from_body(&line.body).map_err(|_| damaged())?;
        Ok(ReportLine {
            number: line.number,
            at_ms: line.at_ms,
            is_reported: line.person == report.person,
            words: words.into(),
        })
    });
    read.collect()
}
