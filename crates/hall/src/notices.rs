//! Notices, which tell people what happens while they look elsewhere.

mod row;
mod view;

pub use row::{NoticeSubject, StoredNotice, StoredPush, challenge_key, turn_key};
