//! The games, one file each, and the one list of them.
//!
//! A game is added by its file, which exports a [`GameDeclaration`], and one line in the list
//! below. Everything else, in this crate and in all others, asks the declaration.

pub mod acey_deucey;
#[cfg(feature = "arbitrary")]
mod arbitrary;
pub mod backgammon;
pub mod celebi;
pub mod cycles;
mod declaration;
pub mod doublets;
pub mod fevga;
pub mod gioul;
pub mod gul_bara;
pub mod hypergammon;
pub mod irish;
pub mod jacquet;
pub mod laquet;
pub mod ludus_anglicorum;
pub mod mahbusa_31;
pub mod moultezim;
pub mod nackgammon;
pub mod nard_himly;
pub mod narde;
pub mod plakoto;
pub mod plakoto_express;
pub mod portes;
#[cfg(feature = "test-games")]
mod registered;
pub mod tapa;
pub mod tavla;
pub mod tawla_31;
pub mod tawula;
pub mod verquere;

use std::fmt;

pub use declaration::{ForeignNotation, GameDeclaration, Layout, Preset};
#[cfg(feature = "test-games")]
pub use registered::{REGISTERED_MAX, RegisterError, register};

use crate::{GameKind, Rules};

/// Defines the list of games, and a handle for each.
macro_rules! games {
    ($($handle:ident = $module:ident,)+) => {
        /// Every game, in the order in which lists show them.
        pub const GAMES: &[&GameDeclaration] = &[$(&$module::DECLARATION),+];

        /// The indices of the games in the list.
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u8)]
        enum Place {
            $($handle),+
        }

        impl GameKind {
            $(
                #[doc = concat!("The game of the module `", stringify!($module), "`.")]
                pub const $handle: Self = Self::from_index(Place::$handle as u8);
            )+
        }
    };
}

games! {
    GUL_BARA = gul_bara,
    GIOUL = gioul,
    TAWULA = tawula,
    BACKGAMMON = backgammon,
    CELEBI = celebi,
    PORTES = portes,
    NACKGAMMON = nackgammon,
    TAVLA = tavla,
    FEVGA = fevga,
    MOULTEZIM = moultezim,
    NARDE = narde,
    PLAKOTO = plakoto,
    TAPA = tapa,
    PLAKOTO_EXPRESS = plakoto_express,
    JACQUET = jacquet,
    IRISH = irish,
    HYPERGAMMON = hypergammon,
    MAHBUSA_31 = mahbusa_31,
    TAWLA_31 = tawla_31,
    ACEY_DEUCEY = acey_deucey,
    NARD_HIMLY = nard_himly,
    VERQUERE = verquere,
    LAQUET = laquet,
    LUDUS_ANGLICORUM = ludus_anglicorum,
    DOUBLETS = doublets,
}

/// Presets of all games in the list.
const PRESETS_LEN: usize = {
    let (mut len, mut game) = (0, 0);
    while game < GAMES.len() {
        len += GAMES[game].presets.len();
        game += 1;
    }
    len
};

/// Every preset of the list of games; the first of each game is its default.
pub const PRESETS: [Preset; PRESETS_LEN] = {
    let mut presets = [GAMES[0].presets[0]; PRESETS_LEN];
    let (mut len, mut game) = (0, 0);
    while game < GAMES.len() {
        let mut index = 0;
        while index < GAMES[game].presets.len() {
            presets[len] = GAMES[game].presets[index];
            len += 1;
            index += 1;
        }
        game += 1;
    }
    presets
};

/// The men of a side in each game of the list.
const MEN_BY_GAME: [u8; GAMES.len()] = {
    let (mut men, mut game) = ([0; GAMES.len()], 0);
    while game < GAMES.len() {
        men[game] = GAMES[game].layout.men();
        game += 1;
    }
    men
};

/// Every preset, game by game: [`PRESETS`], and those of games that tests registered.
pub fn presets() -> impl Iterator<Item = &'static Preset> {
    GameKind::all().flat_map(|game| game.declaration().presets)
}

impl GameKind {
    /// Every game, including those that tests registered.
    pub fn all() -> impl Iterator<Item = Self> {
        let listed = (0..GAMES.len() as u8).map(Self::from_index);
        #[cfg(feature = "test-games")]
        let listed = listed.chain(registered::all());
        listed
    }

    /// The game with this name in text: `gul-bara`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|game| game.name() == name)
    }

    /// Returns the game's declaration.
    ///
    /// # Panics
    ///
    /// With the feature `test-games`, if the handle was made for a game that was never registered.
    #[must_use]
    pub fn declaration(self) -> &'static GameDeclaration {
        #[cfg(feature = "test-games")]
        if self.index() >= GAMES.len() {
            return registered::declaration(self);
        }
        // A constant would be in a module once for every crate that asks.
        static TABLE: &[&GameDeclaration] = GAMES;
        TABLE[self.index()]
    }

    /// The name in text: `gul-bara`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.declaration().name
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameKind({})", self.index())
    }
}

impl Rules {
    /// The rules of a preset by its name, `gul-bara:2007` for instance. Himly's Nard is also known
    /// as `nard:himly`.
    #[must_use]
    pub fn preset(name: &str) -> Option<Self> {
        let name = match name {
            nard_himly::OTHER_NAME => nard_himly::DECLARATION.name,
            name => name,
        };
        let preset = presets().find(|preset| preset.name == name);
        preset.map(|preset| preset.rules)
    }

    /// The men of a side: fifteen in most games.
    ///
    /// ```
    /// use rosespring_rules::Rules;
    ///
    /// let men = |name| Rules::preset(name).map(|rules| rules.men());
    /// assert_eq!(men("backgammon"), Some(15));
    /// assert_eq!(men("hypergammon"), Some(3));
    /// ```
    #[must_use]
    pub fn men(&self) -> u8 {
        #[cfg(feature = "test-games")]
        if self.game.index() >= GAMES.len() {
            return registered::declaration(self.game).layout.men();
        }
        MEN_BY_GAME[self.game.index()]
    }

    /// Whether men enter from the hand.
    #[must_use]
    pub fn has_hand(&self) -> bool {
        self.game.declaration().layout.hand > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MEN;

    #[test]
    fn every_declaration_is_in_order() {
        for game in GameKind::all() {
            let declared = game.declaration();

            assert_eq!(GameKind::from_name(declared.name), Some(game));
            assert_eq!(declared.default_preset().name, declared.name);
            let number = GameKind::all().find(|game| game.declaration().number == declared.number);
            assert_eq!(number, Some(game), "two games with one number");
            assert!(!declared.title.is_empty() && !declared.region.is_empty());
            let men = declared.layout.men();
            assert!((1..=MEN).contains(&men), "{game}");
            assert_eq!(declared.default_preset().rules.men(), men, "{game}");
            for preset in declared.presets {
                let (game, _) = preset.name.split_once(':').unwrap_or((preset.name, ""));
                assert_eq!(game, declared.name);
                assert_eq!(preset.rules.game.name(), declared.name, "{}", preset.name);
                let known = declared.default_preset().rules.scoring;
                assert_eq!(preset.rules.scoring, known, "{}: kinds of win", preset.name);
            }
        }
    }

    #[test]
    fn every_option_of_a_game_can_be_set_and_read() {
        for game in GameKind::all() {
            for option in game.declaration().options {
                let number = ["0", "255"];
                let names = option.values.names();
                let values = if names.is_empty() { &number } else { names };
                for &value in values {
                    let mut rules = game.declaration().default_preset().rules;

                    assert!(option.set(&mut rules, value), "{game}: {option:?} {value}");
                    assert_eq!(option.get(&rules).as_deref(), Some(value), "{game}");
                    assert!(!option.set(&mut rules, "256"), "{game}: {option:?}");
                }
            }
        }
    }
}
