//! Hypergammon: backgammon with three men a side.
//!
//! The rules for players, with sources and worked positions: `docs/rules/hypergammon.md`.
//!
//! Sources: bkgm.com, Hypergammon.

use super::{GameDeclaration, Layout, Preset, backgammon};
use crate::{GameKind, Rules};

/// Hypergammon (HY-1).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "hypergammon",
    number: 16,
    title: "Hypergammon",
    aliases: &["Hyper-backgammon"],
    region: "everywhere",
    presets: &[DEFAULT],
    layout: Layout {
        points: &[(24, 1), (23, 1), (22, 1)],
        ..Layout::EMPTY
    },
    options: backgammon::DECLARATION.options,
    ..GameDeclaration::BASE
};

/// The rules HY-1: those of backgammon.
pub const RULES: Rules = Rules {
    game: GameKind::HYPERGAMMON,
    ..backgammon::RULES
};

/// Hypergammon.
pub const DEFAULT: Preset = Preset {
    name: "hypergammon",
    title: "Hypergammon",
    differs: "Backgammon with three men a side, so games are short and full of hits.",
    rules: RULES,
};
