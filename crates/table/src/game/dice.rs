//! The source of a table's dice: the seed of its match ([`rosespring_dice`]), after an optional
//! list.

pub use rosespring_dice::Seed;
use rosespring_rules::Dice;

/// The source of the server's dice.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum DiceSource {
    /// A separate seed for every match.
    #[default]
    Seeded,
    /// Every table uses these dice first, opening throws included, then a seed. For tests and
    /// demonstrations.
    List(Vec<Dice>),
}

impl DiceSource {
    /// Returns whether some dice do not come from the seed.
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

/// The number of a throw.
pub(crate) struct Throw<'a> {
    pub(crate) seed: &'a Seed,
    pub(crate) game: u32,
    /// Number of throws made in this game before it.
    pub(crate) of_game: u32,
    /// Number of throws made at this table before it.
    pub(crate) of_table: u32,
}
