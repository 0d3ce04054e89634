//! The stored form of people, their sessions and their credentials.

use crate::rows::{Export, Leaving, stored_row};

/// The name of people who removed their account.
pub const DELETED_NAME: &str = "deleted";

/// What a person is in a hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PersonKind {
    /// A person without a credential.
    Guest,
    /// A person with an account.
    Member,
    /// A program, known by a token.
    Bot,
    /// A person who removed their account. Only the id is left.
    Deleted,
}

impl PersonKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Guest, Self::Member, Self::Bot, Self::Deleted];

    /// Returns the name under which it is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Guest => "guest",
            Self::Member => "member",
            Self::Bot => "bot",
            Self::Deleted => DELETED_NAME,
        }
    }

    /// Returns the kind with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPerson {
    /// The id, by which tables name their players.
    pub id: String,
    /// What it is: a guest, a member or a bot.
    pub kind: PersonKind,
    /// The name to show.
    pub name: String,
    /// The time of creation, milliseconds since 1970.
    pub created_ms: i64,
}

stored_row! {
    /// A browser of a person.
    pub struct StoredSession in "sessions" by ["hash"] {
        /// The SHA-256 of the token that the browser sends, 64 hexadecimal digits.
        hash: String;
        /// The id of the person.
        person: String,
            of (Leaving::Remove, Export::Field("account"));
        /// The kind of the browser, for the list that the person sees; empty if not known.
        agent: String;
        /// The time at which it began, milliseconds since 1970; 0 if not known.
        created_ms: i64;
        /// The time at which it ends, milliseconds since 1970.
        expires_ms: i64;
    }
}

stored_row! {
    /// A passkey of a member: a key of which the server has only the public half.
    pub struct StoredPasskey in "credentials" by ["id"] {
        /// The id of the credential, as base64url.
        id: String;
        /// The id of the member.
        person: String,
            of (Leaving::Remove, Export::Field("account"));
        /// The name that the member gave it.
        name: String;
        /// What is needed to verify a signature, as JSON.
        body: String;
        /// The time at which it was added, milliseconds since 1970.
        created_ms: i64;
        /// The time of the last signature, milliseconds since 1970.
        used_ms: Option<i64>;
    }
}

/// A member with their credential.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredAccount {
    /// The person.
    pub person: StoredPerson,
    /// The hash of the password; `None` if they sign in without one.
    pub password: Option<String>,
    /// The time at which the account was made, milliseconds since 1970.
    pub claimed_ms: i64,
    /// The number of recovery codes that are not used up.
    pub recovery_codes: u32,
}

stored_row! {
    /// The name of an account, which nobody else gets.
    pub struct StoredName in "account_names" by ["name_key"] {
        /// What it has in common with names that look like it.
        key: String, in "name_key";
        /// The id of the member; `None` once they removed their account.
        person: Option<String>,
            of (Leaving::Clear, Export::Field("account"));
    }
}

stored_row! {
    /// A printed code that sets a new password once.
    pub struct StoredRecoveryCode in "recovery_codes" by ["person", "hash"] {
        /// The id of the member.
        person: String,
            of (Leaving::Remove, Export::Field("account"));
        /// The SHA-256 of the code.
        hash: String;
    }
}

stored_row! {
    /// A member who has asked to remove their account. Their running matches are settled first.
    pub struct StoredLeaving in "leaving" by ["person"] {
        /// The id of the member.
        person: String,
            of (Leaving::Remove, Export::Hidden("they cannot sign in any more"));
        /// The time of the wish, milliseconds since 1970.
        at_ms: i64;
    }
}

stored_row! {
    /// The token of a bot.
    pub struct StoredBotToken in "bot_tokens" by ["hash"] {
        /// The SHA-256 of the token.
        hash: String;
        /// The id of the bot.
        person: String,
            of (
                Leaving::Stay("the operator removes bots"),
                Export::Hidden("the operator has the token")
            );
        /// The time at which the operator made it, milliseconds since 1970.
        created_ms: i64;
    }
}
