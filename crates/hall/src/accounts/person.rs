//! A person who asks for something.

use rosespring_table::game::{Player, PlayerId};
use rosespring_wire::person::PersonKindView;

use super::{PersonKind, StoredPerson};

impl From<PersonKind> for PersonKindView {
    fn from(kind: PersonKind) -> Self {
        match kind {
            PersonKind::Guest => Self::Guest,
            PersonKind::Member => Self::Member,
            PersonKind::Bot => Self::Bot,
            PersonKind::Deleted => Self::Deleted,
        }
    }
}

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

    /// Returns what the person is, as others see it.
    #[must_use]
    pub const fn kind(&self) -> PersonKindView {
        match (self.is_member, self.is_bot) {
            (true, _) => PersonKindView::Member,
            (false, true) => PersonKindView::Bot,
            (false, false) => PersonKindView::Guest,
        }
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
