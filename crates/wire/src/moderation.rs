//! The types of moderation: reports of messages, and the acts of moderators.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chat::ChatWords;
use crate::fair_play::{FairPlayView, SuspicionView};
use crate::json::{self, Faults, FieldProblem, Path, Read};
use crate::person::{PersonLink, StandingView};

/// Maximum number of characters of a reason.
pub const REASON_CHARS_MAX: usize = 280;
/// The longest time for which a person is silenced or an account is closed, in hours: a year.
pub const HOURS_MAX: u32 = 8_760;
/// The longest id of a person or a table that is read, in characters.
const ID_CHARS_MAX: usize = 64;

/// An act of a moderator or of the operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ActKind {
    /// The person is warned: their page shows the reason.
    Warn,
    /// The person cannot write messages.
    Silence,
    /// The person cannot sign in; their sessions, seek and open invitations end.
    Close,
    /// A silence and a closing end before their time.
    Lift,
    /// A report is answered without a consequence.
    Dismiss,
    /// The operator makes a member a moderator.
    Appoint,
    /// The operator takes the role away.
    Remove,
}

impl ActKind {
    /// Every kind.
    pub const ALL: [Self; 7] = [
        Self::Warn,
        Self::Silence,
        Self::Close,
        Self::Lift,
        Self::Dismiss,
        Self::Appoint,
        Self::Remove,
    ];

    /// Its name, on the wire and in the store.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Warn => "warn",
            Self::Silence => "silence",
            Self::Close => "close",
            Self::Lift => "lift",
            Self::Dismiss => "dismiss",
            Self::Appoint => "appoint",
            Self::Remove => "remove",
        }
    }

    /// Returns the act of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Returns whether only the operator may do it, at the command line.
    #[must_use]
    pub const fn is_of_operator(self) -> bool {
        matches!(self, Self::Appoint | Self::Remove)
    }
}

/// Names a report: the table, and the number of the message.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportId {
    /// The id of the table.
    #[read(with = "json::line(ID_CHARS_MAX)")]
    pub table: String,
    /// The number of the message at the table, from 1.
    pub number: u32,
}

/// Body of `POST /api/moderation/acts`.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[read(check = "hours_fit(*kind, *hours)")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewAct {
    /// The id of the person.
    #[read(with = "json::line(ID_CHARS_MAX)")]
    pub person: String,
    /// The act: `warn`, `silence`, `close`, `lift` or `dismiss`.
    #[read(with = "kind_of_moderator")]
    pub kind: ActKind,
    /// For how many hours, 1 to 8760. A silence needs it; an account is closed for ever without
    /// it.
    #[read(with = "json::whole(1..=HOURS_MAX)")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hours: Option<u32>,
    /// The reason, at most 280 characters. The person reads it, except that of `dismiss`.
    #[read(with = "json::line(REASON_CHARS_MAX)")]
    pub reason: String,
    /// The report that the act answers.
    #[cfg_attr(feature = "ts", ts(optional))]
    pub report: Option<ReportId>,
}

/// An act, for moderators.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActView {
    /// Its number, from 1.
    pub number: u32,
    /// The time, milliseconds since 1970.
    pub at_ms: i64,
    /// The name of the moderator; absent if it was the operator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub moderator: Option<String>,
    /// The person whom it concerns.
    pub person: PersonLink,
    /// What was done.
    pub kind: ActKind,
    /// When it ends, milliseconds since 1970; absent if it has no end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ends_ms: Option<i64>,
    /// The reason.
    pub reason: String,
    /// The report that it answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub report: Option<ReportId>,
}

/// A message near a reported one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportLine {
    /// Its number at the table.
    pub number: u32,
    /// The time, milliseconds since 1970.
    pub at_ms: i64,
    /// Whether the reported person wrote it.
    pub is_reported: bool,
    /// What it says.
    pub words: ChatWords,
}

/// A report of a message, with the messages around it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportView {
    /// The table and the message.
    pub id: ReportId,
    /// The time of the report, milliseconds since 1970.
    pub at_ms: i64,
    /// Who reported.
    pub reporter: PersonLink,
    /// Who wrote the message.
    pub person: PersonLink,
    /// The message, and those before and after it that were written until the report.
    pub lines: Vec<ReportLine>,
}

/// Two members of whom one wins rated matches against the other early, or nearly always.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OneSidedPair {
    /// Who wins.
    pub winner: PersonLink,
    /// Who loses.
    pub loser: PersonLink,
    /// When the hall first knew the winner, milliseconds since 1970.
    pub winner_since_ms: i64,
    /// When the hall first knew the loser, milliseconds since 1970.
    pub loser_since_ms: i64,
    /// The winner's rated wins against the loser in the last 30 days.
    pub wins: u32,
    /// How many of them ended before both had completed ten turns.
    pub early: u32,
    /// The loser's rated wins against the winner.
    pub losses: u32,
    /// By how much the winner's ratings rose by the wins.
    pub gained: f64,
}

/// What moderators see first: the answer of `GET /api/moderation`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ModerationView {
    /// The members whose play looks like that of a program, those with the most stages first.
    #[serde(default)]
    pub suspicions: Vec<SuspicionView>,
    /// The pairs of members of whom one may feed the other, those with the most gained first.
    #[serde(default)]
    pub pairs: Vec<OneSidedPair>,
    /// The reports that nobody has answered, the oldest first.
    pub open: Vec<ReportView>,
    /// The reports that were answered, the newest first.
    pub answered: Vec<ReportView>,
    /// The acts, the newest first.
    pub acts: Vec<ActView>,
}

/// What moderators see of a person: the answer of `GET /api/moderation/people/{id}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonRecord {
    /// The person.
    pub person: PersonLink,
    /// Whether they are a moderator.
    pub is_moderator: bool,
    /// When the hall first knew them, milliseconds since 1970.
    pub since_ms: i64,
    /// The number of their finished matches.
    pub matches: u32,
    /// The figures of fair play of their rated matches.
    #[serde(default)]
    pub fair_play: Vec<FairPlayView>,
    /// What restricts them now.
    pub standing: StandingView,
    /// Whether they cannot sign in.
    pub is_closed: bool,
    /// The acts that concern them, the newest first.
    pub acts: Vec<ActView>,
}

/// A silence has an end, and a closing may have one; other acts have none.
fn hours_fit(kind: ActKind, hours: Option<u32>, at: Path<'_>, faults: &mut Faults) {
    let at = Path::Field(&at, "hours");
    match kind {
        ActKind::Silence if hours.is_none() => {
            let what = "a number: a silence ends".to_owned();
            faults.add(at, FieldProblem::Expected(what));
        }
        ActKind::Silence | ActKind::Close => {}
        _ if hours.is_some() => faults.refuse(at, format_args!("`{}` has no end", kind.name())),
        _ => {}
    }
}

fn kind_of_moderator(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<ActKind> {
    let kinds = ActKind::ALL.into_iter();
    let kinds = kinds.filter(|kind| !kind.is_of_operator());
    let names: Vec<_> = kinds.map(ActKind::name).collect();
    ActKind::from_name(json::name(value, &names, at, faults)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: &Value) -> Result<NewAct, Vec<String>> {
        json::read(body.to_string().as_bytes()).map_err(json::ReadError::into_list)
    }

    #[test]
    fn an_act_is_read_with_its_report() {
        let body = serde_json::json!({"person": "person-1", "kind": "silence", "hours": 24,
            "reason": " Insults. ", "report": {"table": "a", "number": 2}});

        let act = read(&body).unwrap();

        assert_eq!((act.kind, act.hours), (ActKind::Silence, Some(24)));
        assert_eq!(act.reason, "Insults.");
        let (table, number) = ("a".to_owned(), 2);
        assert_eq!(act.report, Some(ReportId { table, number }));
    }

    #[test]
    fn every_fault_is_named() {
        let act = |changes: Value| {
            let mut body = serde_json::json!({"person": "p", "kind": "warn", "reason": "x"});
            let fields = changes.as_object().unwrap().clone();
            body.as_object_mut().unwrap().extend(fields);
            read(&body).unwrap_err().join("; ")
        };
        for (changes, fault) in [
            (
                serde_json::json!({"person": 1}),
                "`person`: expected a text",
            ),
            (
                serde_json::json!({"kind": "appoint"}),
                "`kind`: expected `warn`",
            ),
            (
                serde_json::json!({"kind": "silence"}),
                "`hours`: expected a number: a silence ends",
            ),
            (
                serde_json::json!({"hours": 1}),
                "`hours`: `warn` has no end",
            ),
            (
                serde_json::json!({"kind": "close", "hours": 0}),
                "`hours`: expected a whole number from 1 to 8760, found 0",
            ),
            (
                serde_json::json!({"report": 3}),
                "`report`: expected an object, found 3",
            ),
            (
                serde_json::json!({"report": {"table": "a"}}),
                "`report.number`: is missing",
            ),
            (serde_json::json!({"reason": ""}), "`reason`: is empty"),
            (
                serde_json::json!({"reason": "x".repeat(281)}),
                "`reason`: has more than 280",
            ),
            (serde_json::json!({"by": "x"}), "`by`: no such field"),
        ] {
            let faults = act(changes);
            assert!(faults.contains(fault), "{faults} / {fault}");
        }
    }

    #[test]
    fn a_name_is_that_of_one_act_in_json_too() {
        for kind in ActKind::ALL {
            let json = format!("\"{}\"", kind.name());
            assert_eq!(serde_json::to_string(&kind).unwrap(), json);
            assert_eq!(ActKind::from_name(kind.name()), Some(kind));
        }
    }
}
