//! Games that tests declare outside the list, to show that no other code names a game.

use std::sync::OnceLock;

use super::{GAMES, GameDeclaration};
use crate::GameKind;

/// The games that can be registered.
pub const REGISTERED_MAX: usize = 4;

static REGISTERED: [OnceLock<&'static GameDeclaration>; REGISTERED_MAX] =
    [const { OnceLock::new() }; REGISTERED_MAX];

/// A game that cannot be registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RegisterError {
    /// The rules contain a handle that was not made by [`GameKind::registered`].
    #[error("the rules of `{0}` hold the handle of a listed game")]
    Listed(&'static str),
    /// Another game already has the index.
    #[error("the place of `{0}` is taken by another game")]
    Taken(&'static str),
}

/// Adds a game to those of the list, until the process ends. The rules of its presets contain
/// [`GameKind::registered`] with an index that no other game has. Adding the same declaration again
/// changes nothing.
///
/// # Errors
///
/// [`RegisterError`] if the index is out of range or is taken.
pub fn register(game: &'static GameDeclaration) -> Result<(), RegisterError> {
    let place = place(game.kind()).ok_or(RegisterError::Listed(game.name))?;
    let registered = *REGISTERED[place].get_or_init(|| game);
    if std::ptr::eq(registered, game) {
        Ok(())
    } else {
        Err(RegisterError::Taken(game.name))
    }
}

impl GameKind {
    /// Returns the handle of the registered game at an index, from 0 to [`REGISTERED_MAX`] - 1.
    ///
    /// # Panics
    ///
    /// If the index is out of range.
    #[must_use]
    pub const fn registered(place: u8) -> Self {
        assert!((place as usize) < REGISTERED_MAX);
        Self::from_index(GAMES.len() as u8 + place)
    }
}

fn place(game: GameKind) -> Option<usize> {
    let place = game.index().checked_sub(GAMES.len())?;
    (place < REGISTERED_MAX).then_some(place)
}

pub(super) fn all() -> impl Iterator<Item = GameKind> {
    let games = REGISTERED.iter().filter_map(OnceLock::get);
    games.map(|game| game.kind())
}

pub(super) fn declaration(game: GameKind) -> &'static GameDeclaration {
    let declared = place(game).and_then(|place| REGISTERED[place].get());
    declared.expect("a test registers a game before it uses its handle")
}
