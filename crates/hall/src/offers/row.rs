//! The stored form of invitations, seeks and challenges.

mod game;

pub use game::{HouseStrength, OfferedGame, SoughtGame};

use crate::StoredBody;
use crate::accounts::PersonKind;
use crate::rows::{Export, Leaving, stored_row};

stored_row! {
    /// An invitation to a table that does not exist yet, or to the table that came of it.
    pub struct StoredInvitation in "invitations" by ["id"] {
        /// The id, part of the link.
        id: String;
        /// The id of the person who invites.
        inviter: String,
            of (Leaving::RemoveIfEmpty("table_id"), Export::Field("invitations"));
        /// The [`OfferedGame`].
        body: String;
        /// Whether people without a seat may look at the table.
        watchable: bool;
        /// How much later than the players they see it, in seconds.
        watch_delay_s: u16;
        /// The time of creation, milliseconds since 1970.
        created_ms: i64;
        /// The time from which it can no longer be accepted, milliseconds since 1970.
        expires_ms: i64;
        /// The id of the table, once the invitation has been accepted.
        table: Option<String>, in "table_id";
    }
}

impl StoredInvitation {
    /// Returns the invitation of a person, which waits until `expires_ms`.
    pub(super) fn new(
        (id, inviter): (String, &str),
        game: &OfferedGame,
        created_ms: i64,
        expires_ms: i64,
    ) -> Self {
        Self {
            id,
            inviter: inviter.to_owned(),
            body: game.to_body(),
            watchable: game.watchable,
            watch_delay_s: game.watch_delay,
            created_ms,
            expires_ms,
            table: None,
        }
    }

    /// Returns the invitation to a table that exists: it came of the seek or the challenge of
    /// `inviter` with this id, or is a game of a tournament.
    #[must_use]
    pub fn to_table(table: &str, offer: (String, &str), game: &OfferedGame, now_ms: i64) -> Self {
        Self {
            table: Some(table.to_owned()),
            ..Self::new(offer, game, now_ms, now_ms)
        }
    }

    /// Returns whether it can be accepted.
    #[must_use]
    pub const fn is_open(&self, now_ms: i64) -> bool {
        self.table.is_none() && self.expires_ms > now_ms
    }
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

stored_row! {
    /// A game that a person wants to play with anybody.
    pub struct StoredSeek in "seeks" by ["id"] {
        /// The id. The table that comes of it has an invitation with the same id.
        id: String;
        /// The id of the person.
        person: String,
            of (Leaving::Remove, Export::Hidden("the lobby shows it"));
        /// The [`SoughtGame`].
        body: String;
        /// The time of creation, milliseconds since 1970.
        created_ms: i64;
    }
}

/// A seek, and what its person is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedSeek {
    /// The seek.
    pub seek: StoredSeek,
    /// The name of the person.
    pub name: String,
    /// What the person is.
    pub kind: PersonKind,
}

stored_row! {
    /// A game that a member wants to play with a certain other member.
    pub struct StoredChallenge in "challenges" by ["id"] {
        /// The id. The table that comes of it has an invitation with the same id.
        id: String;
        /// The id of the member who challenges.
        challenger: String,
            of (Leaving::Remove, Export::Hidden("the lobby shows it"));
        /// The id of the member who is challenged.
        challenged: String,
            of (Leaving::Remove, Export::Hidden("the lobby shows it"));
        /// The [`OfferedGame`].
        body: String;
        /// The time of creation, milliseconds since 1970.
        created_ms: i64;
        /// The time from which it can no longer be accepted, milliseconds since 1970.
        expires_ms: i64;
    }
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

stored_row! {
    /// A member whom another member does not want to play.
    pub struct StoredBlock in "blocks" by ["person", "blocked"] {
        /// The id of the member who blocks.
        person: String,
            of (Leaving::Remove, Export::Field("account"));
        /// The id of the member who is blocked.
        blocked: String,
            of (Leaving::Remove, Export::Hidden("only the person who blocks knows"));
        /// The time, milliseconds since 1970.
        created_ms: i64;
    }
}
