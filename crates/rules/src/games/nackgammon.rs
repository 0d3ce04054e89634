//! Nackgammon: backgammon from a start with two more men far back.
//!
//! The rules for players, with sources and worked positions: `docs/rules/nackgammon.md`.
//!
//! Sources: bkgm.com, Nackgammon.

use super::{GameDeclaration, Layout, Preset, backgammon};
use crate::{GameKind, Rules};

/// Nackgammon (NK-1).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "nackgammon",
    number: 6,
    title: "Nackgammon",
    aliases: &["Nack"],
    region: "everywhere",
    presets: &[DEFAULT],
    layout: Layout {
        points: &[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)],
        ..Layout::EMPTY
    },
    options: backgammon::DECLARATION.options,
    ..GameDeclaration::BASE
};

/// The rules NK-1: those of backgammon.
pub const RULES: Rules = Rules {
    game: GameKind::NACKGAMMON,
    ..backgammon::RULES
};

/// Nackgammon.
pub const DEFAULT: Preset = Preset {
    name: "nackgammon",
    title: "Nackgammon",
    differs: "Backgammon from another start: two more men stand far back, so games are longer.",
    rules: RULES,
};
