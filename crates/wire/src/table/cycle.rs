//! A match that plays several games in turn.

use serde::{Deserialize, Serialize};

/// A match of several games in turn. Game `n` of the match, from 1, is the one at `n − 1` of the
/// list, which begins again after its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CycleView {
    /// The name: `tavli`.
    pub name: String,
    /// The title for people.
    pub title: String,
    /// The games, in the order in which they are played.
    pub games: Vec<CycleGame>,
}

/// One game of a [`CycleView`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CycleGame {
    /// The rules as text.
    pub rules: String,
    /// Their title for people.
    pub title: String,
    /// The game.
    pub game: String,
}
