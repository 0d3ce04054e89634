//! Notices, which tell people what happens while they look elsewhere.

mod decide;
mod row;
mod view;

pub use decide::{
    NOTICES_MAX, NoticeChange, NoticeDelivery, after_look, oldest_ms, on_begin, on_turn, remind,
};
pub use row::{NoticeSubject, StoredNotice, StoredPush, challenge_key, turn_key};
pub use view::{notice_table, opponent_of};
