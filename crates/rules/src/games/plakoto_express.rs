//! Plakoto Express: Plakoto with the cascade of Gioul.
//!
//! The rules for players, with sources and worked positions: `docs/rules/plakoto-express.md`.
//!
//! Sources: bkgm.com, Plakoto Express.

use super::{GameDeclaration, Preset, gioul, plakoto};
use crate::options;
use crate::{GameKind, Rules};

/// Plakoto Express (PL-8).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "plakoto-express",
    number: 13,
    title: "Plakoto Express",
    region: "Greece",
    presets: &[DEFAULT],
    layout: plakoto::LAYOUT,
    options: &[
        options::COMPULSION,
        options::NEXT_GAME,
        options::OPENING,
        options::MOTHER_TIE,
        options::AFTER,
        options::COUNT,
        options::REMAINDER,
        options::REMAINDER_ORDER,
        options::UNSTARTED,
    ],
    ..GameDeclaration::BASE
};

/// The rules of PL-8.
pub const RULES: Rules = Rules {
    game: GameKind::PLAKOTO_EXPRESS,
    doublets: gioul::RULES.doublets,
    ..plakoto::RULES
};

/// Plakoto Express as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "plakoto-express",
    title: "Plakoto Express",
    differs: "Plakoto in which every doublet cascades; what you cannot play, your opponent plays.",
    rules: RULES,
};
