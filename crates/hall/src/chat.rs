//! Messages between the two players of a table, and reports about them.

mod decide;
mod messages;
mod row;
mod view;

pub use decide::{ChatRefusal, LINES_AT_ONCE, LINES_MAX, PACE_S, may_say, may_write_texts, report};
pub use row::{PEOPLE, StoredChat, StoredReport, StoredWords};
pub use view::{UnreadableChat, lines, other_player};
