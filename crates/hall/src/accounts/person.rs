//! A person who asks for something.

use rosespring_table::game::{Player, PlayerId};

use super::{PersonKind, StoredPerson};

/// A person, as far as tables and decisions need to know them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The id.
    pub id: PlayerId,
    /// The name to show.
    pub name: String,
    /// Whether they have an account.
    pub is_member: bool,
    /// Whether it is a program with a token.
    pub is_bot: bool,
}

impl Person {
    /// Returns a stored person; `None` if tables cannot have a player with this id.
    #[must_use]
    pub fn from_stored(person: StoredPerson) -> Option<Self> {
        let StoredPerson { id, kind, name, .. } = person;
        Some(Self {
            id: PlayerId::try_from(id).ok()?,
            name,
            is_member: kind == PersonKind::Member,
            is_bot: kind == PersonKind::Bot,
        })
    }

    /// Returns whether they may change their name when they sit down.
    #[must_use]
    pub const fn may_be_renamed(&self) -> bool {
        !self.is_member && !self.is_bot
    }

    /// Returns the person as a player of a table.
    #[must_use]
    pub fn player(&self) -> Player {
        Player {
            id: self.id.clone(),
            name: self.name.clone(),
        }
    }
}
