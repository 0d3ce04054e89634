//! People: guests, members and bots, their sessions and their credentials.

mod decide;
mod name;
mod person;
mod row;
mod view;

pub use decide::{
    AccountRefusal, CODE_CHARS, displaced_sessions, find_session, may_claim, plain_code,
    printed_code,
};
pub use name::{
    ACCOUNT_NAME_CHARS_MAX, ACCOUNT_NAME_CHARS_MIN, AccountName, NameFault, check_free_name,
    name_key, other_names,
};
pub use person::Person;
pub use row::{
    DELETED_NAME, PersonKind, StoredAccount, StoredBotToken, StoredLeaving, StoredName,
    StoredPasskey, StoredPerson, StoredRecoveryCode, StoredSession,
};
pub use view::{account_view, session_views};
