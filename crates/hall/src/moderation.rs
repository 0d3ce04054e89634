//! Moderation: what moderators decide about people (decision 30).

mod decide;
mod row;
mod view;

pub use decide::{ActFacts, ModerationRefusal, decide};
pub use row::{ActKind, PEOPLE, ReportId, Standing, StoredAct, StoredModerator, StoredMute};
pub use view::{UnreadableReport, lines_of, link_of, standing_view};
