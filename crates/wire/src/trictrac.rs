//! Plays of Trictrac as JSON. Positions are text (`rosespring_rules::trictrac`).

use serde::Serialize;

/// `rosespring legal` and `rosespring analyse` in a position of Trictrac.
#[derive(Debug, Clone, Serialize)]
pub struct TrictracPlaysJson {
    /// The position in which the throw is to be played, as text.
    pub position: String,
    /// What the throw is worth, one line for each reason.
    pub events: Vec<String>,
    /// The chances to win after both choices, if one is due and they are rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<ChoiceJson>,
    /// The plays, one for each distinct end; if they are rated, the best first.
    pub plays: Vec<TrictracPlayJson>,
}

/// The chances of the thrower to win the game.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct ChoiceJson {
    /// If it stays and plays the throw.
    pub stay: f64,
    /// If it goes.
    pub go: f64,
}

/// A play.
#[derive(Debug, Clone, Serialize)]
pub struct TrictracPlayJson {
    /// The play as text.
    pub play: String,
    /// The chance of the thrower to win the game after it, if it is rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<f64>,
}
