//! People: guests, members and bots, their sessions and their credentials.

mod row;

pub use row::{
    DELETED_NAME, PEOPLE, PersonKind, StoredAccount, StoredPasskey, StoredPerson, StoredSession,
};
