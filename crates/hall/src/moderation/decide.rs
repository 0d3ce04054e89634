//! What a moderator may decide.

use rosespring_wire::moderation::NewAct;
use rosespring_wire::refusal_code::RefusalCode;

use super::{ActKind, StoredAct};
use crate::Refusal;
use crate::chat::StoredReport;

const HOUR_MS: i64 = 3_600_000;

/// Why a decision of a moderator is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ModerationRefusal {
    /// No person has this id, and no member this name.
    #[error("there is no person `{0}`")]
    NoPerson(String),
    /// No report has this table and this number.
    #[error("there is no report of message {1} at table `{0}`")]
    NoReport(String, u32),
    /// The report was answered.
    #[error("this report was answered already")]
    ReportAnswered,
    /// The moderator is concerned themselves, or the person is a moderator.
    #[error(
        "a moderator decides neither about themselves, nor about their own report, nor about \
         another moderator"
    )]
    NotImpartial,
}

impl From<ModerationRefusal> for Refusal {
    fn from(refusal: ModerationRefusal) -> Self {
        let code = match &refusal {
            ModerationRefusal::NoPerson(_) => RefusalCode::NoPerson,
            ModerationRefusal::NoReport(..) => RefusalCode::NoReport,
            ModerationRefusal::ReportAnswered => RefusalCode::ReportAnswered,
            ModerationRefusal::NotImpartial => RefusalCode::NotImpartial,
        };
        Self::new(code, &refusal)
    }
}

/// What is stored of the person and the report that an act concerns.
#[derive(Debug, Clone, Copy)]
pub struct ActFacts<'a> {
    /// Whether the person is known.
    pub is_person: bool,
    /// Whether the person is a moderator.
    pub is_moderator: bool,
    /// The report that the act answers.
    pub report: Option<&'a StoredReport>,
}

/// Returns the act to store when the moderator `by` decides, without its number.
///
/// # Errors
///
/// [`ModerationRefusal::NoPerson`], [`ModerationRefusal::NoReport`],
/// [`ModerationRefusal::NotImpartial`].
pub fn decide(
    new: NewAct,
    facts: ActFacts<'_>,
    by: &str,
    now_ms: i64,
) -> Result<StoredAct, ModerationRefusal> {
    if !facts.is_person {
        return Err(ModerationRefusal::NoPerson(new.person));
    }
    if let Some(id) = &new.report {
        let report = facts.report.filter(|report| report.person == new.person);
        let no_report = || ModerationRefusal::NoReport(id.table.clone(), id.number);
        if report.ok_or_else(no_report)?.reporter == by {
            return Err(ModerationRefusal::NotImpartial);
        }
    }
    if new.person == by || facts.is_moderator && new.kind != ActKind::Dismiss {
        return Err(ModerationRefusal::NotImpartial);
    }
    let hours = new.hours.map(|hours| i64::from(hours) * HOUR_MS);
    Ok(StoredAct {
        number: 0,
        at_ms: now_ms,
        moderator: Some(by.to_owned()),
        person: new.person,
        kind: new.kind,
        ends_ms: hours.map(|time_ms| now_ms.saturating_add(time_ms)),
        reason: new.reason,
        report: new.report,
    })
}
