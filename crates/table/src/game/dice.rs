//! Where the dice of a table come from: from the seed of its match ([`rosespring_dice`]), after
//! those of a list.

pub use rosespring_dice::Seed;
use rosespring_rules::Dice;

/// Where the server takes its dice from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum DiceSource {
    /// From a seed of its own for every match.
    #[default]
    Seeded,
    /// Every table takes these first, opening throws included, then goes on from a seed. For
    /// tests and demonstrations.
    List(Vec<Dice>),
}

impl DiceSource {
    /// Whether some dice are not taken from the seed.
    #[must_use]
    pub fn is_listed(&self) -> bool {
        matches!(self, Self::List(list) if !list.is_empty())
    }

    pub(crate) fn dice(&self, throw: &Throw<'_>) -> Dice {
        let listed = match self {
            Self::Seeded => None,
            Self::List(list) => list.get(throw.of_table as usize).copied(),
        };
        listed.unwrap_or_else(|| throw.seed.dice(throw.game, throw.of_game))
    }
}

/// Which throw is to be made.
pub(crate) struct Throw<'a> {
    pub(crate) seed: &'a Seed,
    pub(crate) game: u32,
    /// Throws made in this game before it.
    pub(crate) of_game: u32,
    /// Throws made at this table before it.
    pub(crate) of_table: u32,
}
