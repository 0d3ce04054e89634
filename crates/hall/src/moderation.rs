//! Moderation: what moderators decide about people (decision 30).

mod row;

pub use row::{ActKind, ReportId, Standing, StoredAct};
