//! The stored form of the people and the invitations of a hall.

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

/// An invitation to a table that does not exist yet, or to the table that came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredInvitation {
    /// The id, part of the link.
    pub id: String,
    /// The id of the person who invites.
    pub inviter: String,
    /// The settings of the table as JSON.
    pub body: String,
    /// Whether people without a seat may look at the table.
    pub watchable: bool,
    /// How much later than the players they see it, in seconds.
    pub watch_delay_s: u16,
    /// The time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// The time from which it can no longer be accepted, milliseconds since 1970.
    pub expires_ms: i64,
    /// The id of the table, once the invitation has been accepted.
    pub table: Option<String>,
}

/// Who may look at a table of a hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableAccess {
    /// The ids of White and Black; `None` for the program.
    pub players: [Option<String>; 2],
    /// Whether people without a seat may look at the table.
    pub watchable: bool,
    /// How much later than the players they see it, in seconds.
    pub watch_delay_s: u16,
}

/// A game that a person wants to play with anybody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredSeek {
    /// The id. The table that comes of it has an invitation with the same id.
    pub id: String,
    /// The id of the person.
    pub person: String,
    /// The settings of the table as JSON.
    pub body: String,
    /// The time of creation, milliseconds since 1970.
    pub created_ms: i64,
}

/// A game that a member wants to play with a certain other member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredChallenge {
    /// The id. The table that comes of it has an invitation with the same id.
    pub id: String,
    /// The id of the member who challenges.
    pub challenger: String,
    /// The id of the member who is challenged.
    pub challenged: String,
    /// The settings of the table as JSON, those of an invitation.
    pub body: String,
    /// The time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// The time from which it can no longer be accepted, milliseconds since 1970.
    pub expires_ms: i64,
}

/// Something that a person is to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredNotice {
    /// The id of the person.
    pub person: String,
    /// What it is about, `turn:<table>`: a person has one notice of a subject.
    pub subject: String,
    /// The ids that it names, as JSON.
    pub body: String,
    /// The time of the event, milliseconds since 1970.
    pub at_ms: i64,
    /// Whether the person has seen it.
    pub is_seen: bool,
    /// When the person is told again, milliseconds since 1970; `None` if never.
    pub remind_ms: Option<i64>,
}

/// Where the browser of a session hears of notices while no page is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPush {
    /// The hash of the token of the session.
    pub session: String,
    /// The address at the push service of the browser.
    pub endpoint: String,
    /// The public key of the browser, in base 64 for addresses.
    pub p256dh: String,
    /// The secret of the browser, in base 64 for addresses.
    pub auth: String,
}

/// A challenge, and the names that both people have now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedChallenge {
    /// The challenge.
    pub challenge: StoredChallenge,
    /// The name of the member who challenges.
    pub challenger_name: String,
    /// The name of the member who is challenged.
    pub challenged_name: String,
}

/// A seek, and the name that its person has now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedSeek {
    /// The seek.
    pub seek: StoredSeek,
    /// The name.
    pub name: String,
}
