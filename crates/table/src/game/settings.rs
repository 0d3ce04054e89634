//! What was agreed when a table was made.

use rosespring_engine::levels::Level;
use rosespring_rules::{Dice, Position, Rules, Side};

use super::dice::Seed;
use super::player::Player;

/// Who plays a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seated {
    /// A person.
    Person(Player),
    /// The program.
    Computer {
        /// How well it plays.
        level: Level,
    },
}

/// What a table is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Purpose {
    /// A game.
    #[default]
    Game,
    /// A lesson, a puzzle or a trial, which is not kept.
    Study,
    /// A game on a board of wood, whose dice are entered by hand.
    Companion,
}

impl Purpose {
    /// Every purpose.
    pub const ALL: [Self; 3] = [Self::Game, Self::Study, Self::Companion];

    /// Its name, as it is kept.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Study => "study",
            Self::Companion => "companion",
        }
    }

    /// The purpose of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|purpose| purpose.name() == name)
    }
}

/// What was agreed when a table was made. At least one side is a person.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The rules.
    pub rules: Rules,
    /// What the table is for.
    pub purpose: Purpose,
    /// Where the first game begins, if not at its start. It is of the same rules and not over.
    pub start: Option<Position>,
    /// Throws that are taken before those of the seed.
    pub dice: Vec<Dice>,
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
    /// Whether some dice come from a list or are entered, so that the seed proves nothing.
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
        matches!(self.seated(side), Seated::Person(_))
    }
}
