//! The rules of a match: those of one game, or a cycle of games.

use crate::{CycleKind, GameKind, Rules};

/// What a match is played by.
///
/// ```
/// use rosespring_rules::MatchRules;
///
/// let tavli: MatchRules = "tavli".parse()?;
/// let games = (0..4).map(|game| tavli.of_game(game).to_string());
/// assert_eq!(games.collect::<Vec<_>>(), ["portes", "plakoto", "fevga", "portes"]);
/// let one: MatchRules = "gul-bara:2007".parse()?;
/// assert_eq!(one.of_game(3), one.of_game(0));
/// # Ok::<(), rosespring_rules::ParseRulesError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MatchRules {
    /// Every game has these rules.
    One(Rules),
    /// The games of a cycle, in turn.
    Cycle(CycleKind),
}

impl MatchRules {
    /// The rules of the games, in the order in which they are played.
    #[must_use]
    pub fn parts(&self) -> &[Rules] {
        match self {
            Self::One(rules) => std::slice::from_ref(rules),
            Self::Cycle(cycle) => cycle.parts(),
        }
    }

    /// The rules of the game with this index, from 0.
    #[must_use]
    pub fn of_game(&self, game: usize) -> &Rules {
        let parts = self.parts();
        &parts[game % parts.len()]
    }

    /// The rules of every game; `None` if the match plays several games.
    #[must_use]
    pub const fn one(&self) -> Option<&Rules> {
        match self {
            Self::One(rules) => Some(rules),
            Self::Cycle(_) => None,
        }
    }

    /// The cycle; `None` if the match plays one game.
    #[must_use]
    pub const fn cycle(&self) -> Option<CycleKind> {
        match self {
            Self::One(_) => None,
            Self::Cycle(cycle) => Some(*cycle),
        }
    }

    /// The games, in the order in which they are played.
    pub fn games(&self) -> impl Iterator<Item = GameKind> {
        self.parts().iter().map(|rules| rules.game)
    }

    /// Whether a game of the match may have these rules.
    #[must_use]
    pub fn includes(&self, rules: &Rules) -> bool {
        self.parts().contains(rules)
    }

    /// The name of the game, or of the cycle: `gul-bara`, `tavli`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::One(rules) => rules.game.name(),
            Self::Cycle(cycle) => cycle.name(),
        }
    }

    /// The units to which a match may be played, the usual length first where it is not one unit.
    #[must_use]
    pub fn lengths(&self) -> &'static [u8] {
        match self {
            Self::One(rules) => rules.scoring.match_lengths(),
            Self::Cycle(cycle) => cycle.declaration().lengths,
        }
    }

    /// The length of a match to `units` in games of one unit: that of the
    /// [scoring](crate::Scoring::length).
    #[must_use]
    pub const fn length(&self, units: u8) -> u8 {
        match self {
            Self::One(rules) => rules.scoring.length(units),
            // The games of a cycle count singles and doubles.
            Self::Cycle(_) => units,
        }
    }
}

impl From<Rules> for MatchRules {
    fn from(rules: Rules) -> Self {
        Self::One(rules)
    }
}

impl PartialEq<Rules> for MatchRules {
    fn eq(&self, other: &Rules) -> bool {
        self.one() == Some(other)
    }
}
