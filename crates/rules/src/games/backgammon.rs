//! Backgammon, the game by which this engine can be compared with others.
//!
//! The rules for players, with sources and worked positions: `docs/rules/backgammon.md`.
//!
//! Sources: Backgammon as played in tournaments, without the doubling cube.

use super::{ForeignNotation, GameDeclaration, Layout, Preset};
use crate::options;
use crate::{GameKind, Rules, Scoring};

/// Backgammon.
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "backgammon",
    number: 3,
    title: "Backgammon",
    aliases: &["Short Nardy", "Nard", "Takhteh", "Обикновена"],
    region: "everywhere",
    presets: &[DEFAULT],
    layout: Layout {
        points: &[(24, 2), (13, 5), (8, 3), (6, 5)],
        ..Layout::EMPTY
    },
    options: &[options::COMPULSION, options::NEXT_GAME, options::OPENING],
    foreign: &[
        ForeignNotation::GnubgId,
        ForeignNotation::Mat,
        ForeignNotation::Sgf,
    ],
    ..GameDeclaration::BASE
};

/// Backgammon without a cube.
pub const RULES: Rules = Rules {
    scoring: Scoring::Triple,
    ..Rules::base(GameKind::BACKGAMMON)
};

/// Backgammon.
pub const DEFAULT: Preset = Preset {
    name: "backgammon",
    title: "Backgammon",
    differs: "The tournament game without the doubling cube.",
    rules: RULES,
};
