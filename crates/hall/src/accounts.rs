//! People: guests, members and bots, their sessions and their credentials.

mod person;
mod row;

pub use person::Person;
pub use row::{
    DELETED_NAME, PersonKind, StoredAccount, StoredBotToken, StoredName, StoredPasskey,
    StoredPerson, StoredRecoveryCode, StoredSession,
};
