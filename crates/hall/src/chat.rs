//! Messages between the two players of a table, and reports about them.

mod row;

pub use row::{StoredChat, StoredReport};
