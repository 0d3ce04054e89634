//! The stored form of people, their sessions and their credentials.

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

/// A browser of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredSession {
    /// The SHA-256 of the token that the browser sends, 64 hexadecimal digits.
    pub hash: String,
    /// The id of the person.
    pub person: String,
    /// The kind of the browser, for the list that the person sees; empty if not known.
    pub agent: String,
    /// The time at which it began, milliseconds since 1970; 0 if not known.
    pub created_ms: i64,
    /// The time at which it ends, milliseconds since 1970.
    pub expires_ms: i64,
}

/// A passkey of a member: a key of which the server has only the public half.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPasskey {
    /// The id of the credential, as base64url.
    pub id: String,
    /// The id of the member.
    pub person: String,
    /// The name that the member gave it.
    pub name: String,
    /// What is needed to verify a signature, as JSON.
    pub body: String,
    /// The time at which it was added, milliseconds since 1970.
    pub created_ms: i64,
    /// The time of the last signature, milliseconds since 1970.
    pub used_ms: Option<i64>,
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
