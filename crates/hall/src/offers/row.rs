//! The stored form of invitations, seeks and challenges.

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

/// A seek, and the name that its person has now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedSeek {
    /// The seek.
    pub seek: StoredSeek,
    /// The name.
    pub name: String,
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
