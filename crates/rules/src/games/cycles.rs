//! The cycles: matches that play several games in turn, and the one list of them.
//!
//! A cycle is no preset: a position always has the rules of one game.
//! [`MatchRules`](crate::MatchRules) holds either one set of rules or a cycle.

use std::fmt;

use super::{fevga, gul_bara, plakoto, portes, tapa};
use crate::{NextGame, Opening, Rules};

/// A match of several games in turn, as one value.
///
/// Who begins a game follows from the rules of the parts, which agree about it.
#[derive(Debug)]
pub struct CycleDeclaration {
    /// The name in text, files and protocols: `tavli`.
    pub name: &'static str,
    /// The title shown to people where no translation is known.
    pub title: &'static str,
    /// Other names of the same cycle.
    pub aliases: &'static [&'static str],
    /// Where it is or was played.
    pub region: &'static str,
    /// The rules of the games, in the order in which they are played; after the last the first
    /// follows.
    pub parts: &'static [Rules],
    /// The units to which matches are usually played, the usual one first.
    pub lengths: &'static [u8],
}

/// Tavli (TV-1): Portes, Plakoto and Fevga; the winner leads the next game.
///
/// Sources: bkgm.com, Tavli; Ludii, Tavli; kafenio.eu, Tavli.
pub const TAVLI: CycleDeclaration = CycleDeclaration {
    name: "tavli",
    title: "Tavli",
    aliases: &["Τάβλι"],
    region: "Greece, Cyprus",
    parts: &[portes::RULES, plakoto::RULES, fevga::RULES],
    lengths: &[5, 3, 7],
};

/// Sreshta (TV-2): backgammon that counts one or two units, Gul bara by the Bulgarian rules, and
/// Tapa; every game has an opening.
///
/// Source: NikolayIT/BackgammonGameEngine, RULES.md.
pub const SRESHTA: CycleDeclaration = CycleDeclaration {
    name: "sreshta",
    title: "Sreshta",
    aliases: &["Среща"],
    region: "Bulgaria, North Macedonia",
    parts: &[BACKGAMMON_OF_TWO, gul_bara::BULGARIAN.rules, tapa::RULES],
    lengths: &[5, 3, 7],
};

/// Backgammon without triple wins: Portes in which the opening dice are played and every game has
/// an opening.
const BACKGAMMON_OF_TWO: Rules = Rules {
    opening: Opening::PlayOpeningDice,
    next_game: NextGame::OpeningThrow,
    ..portes::RULES
};

/// Every cycle, in the order in which lists show them.
pub const CYCLES: &[&CycleDeclaration] = &[&TAVLI, &SRESHTA];

/// A cycle: a handle by which its declaration is found.
///
/// It is the place in [`CYCLES`]; nothing stored may hold it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CycleKind(u8);

impl CycleKind {
    /// Every cycle.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CYCLES.len() as u8).map(Self)
    }

    /// The cycle with this name in text: `tavli`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|cycle| cycle.name() == name)
    }

    /// Returns the cycle's declaration.
    #[must_use]
    pub fn declaration(self) -> &'static CycleDeclaration {
        CYCLES[self.index()]
    }

    /// The place in the list, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The name in text: `tavli`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.declaration().name
    }

    /// The rules of its games, in their order.
    #[must_use]
    pub fn parts(self) -> &'static [Rules] {
        self.declaration().parts
    }
}

impl fmt::Display for CycleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for CycleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CycleKind({})", self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameKind;

    #[test]
    fn every_cycle_is_in_order() {
        for cycle in CycleKind::all() {
            let declared = cycle.declaration();

            assert_eq!(CycleKind::from_name(declared.name), Some(cycle));
            assert_eq!(GameKind::from_name(declared.name), None);
            assert!(declared.parts.len() > 1 && !declared.lengths.is_empty());
            assert!(!declared.title.is_empty());
            let next_game = declared.parts[0].next_game;
            for rules in declared.parts {
                assert_eq!(rules.next_game, next_game, "{cycle}: who begins a game");
                assert_eq!(rules.to_string().parse(), Ok(*rules), "{cycle}");
            }
        }
    }
}
