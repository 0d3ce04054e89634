//! Notices, which tell people what happens while they look elsewhere.

mod row;

pub use row::{StoredNotice, StoredPush};
