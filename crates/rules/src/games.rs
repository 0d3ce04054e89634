//! The games, one file each, and the list of presets.

pub mod backgammon;
pub mod gioul;
pub mod gul_bara;
pub mod tawula;

use crate::{GameKind, Rules};

/// A named set of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// The name, used in protocols and files: `gul-bara:2007`.
    pub name: &'static str,
    /// The title shown to people.
    pub title: &'static str,
    /// One line on what differs from the game's default.
    pub differs: &'static str,
    /// The rules.
    pub rules: Rules,
}

/// Every preset; the first of each game is its default.
pub const PRESETS: [Preset; 7] = [
    gul_bara::DEFAULT,
    gul_bara::OF_2007,
    gul_bara::BULGARIAN,
    gioul::DEFAULT,
    tawula::DEFAULT,
    tawula::FALKENER,
    backgammon::DEFAULT,
];

/// What the family calls a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Metadata {
    /// The name in text: `gul-bara`.
    pub name: &'static str,
    /// Other names of the same game.
    pub aliases: &'static [&'static str],
    /// Where it is or was played.
    pub region: &'static str,
    /// What the rules were taken from.
    pub sources: &'static [&'static str],
}

/// Names, region and sources of a game.
#[must_use]
pub const fn metadata(game: GameKind) -> &'static Metadata {
    match game {
        GameKind::GulBara => &gul_bara::METADATA,
        GameKind::Gioul => &gioul::METADATA,
        GameKind::Tawula => &tawula::METADATA,
        GameKind::Backgammon => &backgammon::METADATA,
    }
}
