//! Tapa, the Plakoto of Bulgaria.
//!
//! The rules for players, with sources and worked positions: `docs/rules/tapa.md`.
//!
//! Sources: NikolayIT/BackgammonGameEngine, RULES.md and test vectors.

use super::{GameDeclaration, Preset, plakoto};
use crate::{GameKind, Mother, NextGame, Opening, Rules};

/// Tapa (PL-1 to PL-6).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "tapa",
    number: 12,
    title: "Tapa",
    aliases: &["Тапа"],
    region: "Bulgaria, North Macedonia",
    presets: &[DEFAULT],
    layout: plakoto::LAYOUT,
    options: plakoto::DECLARATION.options,
    ..GameDeclaration::BASE
};

/// The rules of Tapa.
pub const RULES: Rules = Rules {
    game: GameKind::TAPA,
    opening: Opening::PlayOpeningDice,
    next_game: NextGame::OpeningThrow,
    mother: Mother::TieOfOne,
    ..plakoto::RULES
};

/// Tapa as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "tapa",
    title: "Tapa",
    differs: "Plakoto in which the opening dice are played, every game has an opening, and two \
              pinned mothers bring each side one unit.",
    rules: RULES,
};
