//! The stored form of what moderators do.

pub use rosespring_wire::moderation::{ActKind, ReportId};

use crate::rows::{Export, Leaving, PersonColumn, stored_row};

const LOG: Leaving = Leaving::Stay("moderators read what was decided");
const MODERATORS: Export = Export::Hidden("only moderators read it");

/// The columns of other tables of moderation that name people.
pub const PEOPLE: &[PersonColumn] = &[
    PersonColumn::new("acts", "moderator", LOG, MODERATORS),
    PersonColumn::new("acts", "person", LOG, MODERATORS),
    PersonColumn::new(
        "reports",
        "reporter",
        Leaving::Remove,
        Export::Field("reports"),
    ),
    PersonColumn::new("reports", "person", LOG, MODERATORS),
];

stored_row! {
    /// A person whose messages another person does not want to read.
    pub struct StoredMute in "mutes" by ["person", "muted"] {
        /// The id of the reader.
        person: String,
            of (Leaving::Remove, Export::Hidden("each table shows it"));
        /// The id of the writer.
        muted: String,
            of (Leaving::Remove, Export::Hidden("only the reader knows"));
    }
}

stored_row! {
    /// A member to whom the operator gave the role of a moderator.
    pub struct StoredModerator in "moderators" by ["person"] {
        /// The id of the member.
        person: String,
            of (Leaving::Remove, Export::Hidden("the page of moderators shows it"));
        /// Since when, milliseconds since 1970.
        since_ms: i64;
    }
}

/// An act of a moderator or of the operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredAct {
    /// Its number, from 1; the store gives it.
    pub number: u32,
    /// The time, milliseconds since 1970.
    pub at_ms: i64,
    /// The id of the moderator; `None` for the operator.
    pub moderator: Option<String>,
    /// The id of the person whom it concerns.
    pub person: String,
    /// What was done.
    pub kind: ActKind,
    /// When it ends, milliseconds since 1970; `None` if it has no end.
    pub ends_ms: Option<i64>,
    /// The reason.
    pub reason: String,
    /// The report that it answers.
    pub report: Option<ReportId>,
}

impl StoredAct {
    const fn has_ended(&self, now_ms: i64) -> bool {
        matches!(self.ends_ms, Some(ends_ms) if ends_ms <= now_ms)
    }
}

/// What the acts about a person mean for them at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing<'a> {
    /// The last warning.
    pub warning: Option<&'a StoredAct>,
    /// The silence that has not ended.
    pub silence: Option<&'a StoredAct>,
    /// The closing of the account that has not ended.
    pub closure: Option<&'a StoredAct>,
}

impl<'a> Standing<'a> {
    /// Folds the acts about one person, the oldest first. A later silence or closing replaces the
    /// one before it.
    #[must_use]
    pub fn of(acts: &'a [StoredAct], now_ms: i64) -> Self {
        let mut standing = Self::default();
        for act in acts {
            match act.kind {
                ActKind::Warn => standing.warning = Some(act),
                ActKind::Silence => standing.silence = Some(act),
                ActKind::Close => standing.closure = Some(act),
                ActKind::Lift => {
                    standing.silence = None;
                    standing.closure = None;
                }
                ActKind::Dismiss | ActKind::Appoint | ActKind::Remove => {}
            }
        }
        standing.silence.take_if(|act| act.has_ended(now_ms));
        standing.closure.take_if(|act| act.has_ended(now_ms));
        standing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn act(number: u32, kind: ActKind, ends_ms: Option<i64>) -> StoredAct {
        StoredAct {
            number,
            at_ms: 0,
            moderator: None,
            person: "a".to_owned(),
            kind,
            ends_ms,
            reason: "x".to_owned(),
            report: None,
        }
    }

    #[test]
    fn the_last_act_of_its_kind_counts_until_it_ends_or_is_lifted() {
        use ActKind::{Close, Lift, Silence, Warn};
        let numbers = |acts: &[StoredAct], now_ms| {
            let standing = Standing::of(acts, now_ms);
            [standing.warning, standing.silence, standing.closure]
                .map(|act| act.map_or(0, |act| act.number))
        };
        let mut acts = vec![
            act(1, Warn, None),
            act(2, Silence, Some(100)),
            act(3, Close, None),
        ];

        assert_eq!(numbers(&acts, 99), [1, 2, 3]);
        assert_eq!(numbers(&acts, 100), [1, 0, 3]);
        acts.push(act(4, Silence, Some(50)));
        assert_eq!(numbers(&acts, 60), [1, 0, 3]);
        acts.push(act(5, Lift, None));
        assert_eq!(numbers(&acts, 0), [1, 0, 0]);
        acts.push(act(6, Warn, None));
        assert_eq!(numbers(&acts, 0), [6, 0, 0]);
    }
}
