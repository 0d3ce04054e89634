//! What was agreed when a table was made.

use rosespring_engine::levels::Level;
use rosespring_rules::{Preset, Side};

use super::dice::Seed;

/// Who plays a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seated {
    /// A person at this screen.
    Person {
        /// The name shown.
        name: String,
    },
    /// The program.
    Computer {
        /// How well it plays.
        level: Level,
    },
}

/// What was agreed when a table was made. At least one side is a person.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The rules, by their name.
    pub preset: &'static Preset,
    /// Who plays White.
    pub white: Seated,
    /// Who plays Black.
    pub black: Seated,
    /// Units the match is played to.
    pub match_to: u8,
    /// Whether a stage with only one play plays itself, to begin with.
    pub auto_forced: bool,
    /// The secret from which the dice of the match follow.
    pub seed: Seed,
    /// Whether some dice come from a list, so that the seed proves nothing.
    pub dice_listed: bool,
}

impl Settings {
    /// Who plays `side`.
    #[must_use]
    pub const fn seated(&self, side: Side) -> &Seated {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// Whether a person plays `side`.
    #[must_use]
    pub const fn is_person(&self, side: Side) -> bool {
        matches!(self.seated(side), Seated::Person { .. })
    }
}
