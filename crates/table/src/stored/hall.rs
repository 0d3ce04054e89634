//! The stored form of the people and the invitations of a hall.

/// A person: a guest, as long as nobody can register.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPerson {
    /// The id, by which tables name their players.
    pub id: String,
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
    /// The time at which it ends, milliseconds since 1970.
    pub expires_ms: i64,
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

/// A seek, and the name that its person has now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedSeek {
    /// The seek.
    pub seek: StoredSeek,
    /// The name.
    pub name: String,
}
