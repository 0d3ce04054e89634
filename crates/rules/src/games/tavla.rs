//! Tavla, the backgammon of Turkey: a man that hits at home stays there.
//!
//! The rules for players, with sources and worked positions: `docs/rules/tavla.md`.
//!
//! Sources: Wikipedia, Tables games; backgammon-game.eu, Tavla.

use super::{GameDeclaration, Preset, backgammon, portes};
use crate::options;
use crate::{GameKind, HitAndRun, Rules};

/// Tavla (TL-1 and TL-2).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "tavla",
    number: 7,
    title: "Tavla",
    aliases: &["Türk tavlası"],
    region: "Turkey",
    presets: &[DEFAULT],
    layout: backgammon::DECLARATION.layout,
    options: &[
        options::COMPULSION,
        options::NEXT_GAME,
        options::OPENING,
        options::HIT_AND_RUN,
    ],
    ..GameDeclaration::BASE
};

/// The rules TL-1 and TL-2.
pub const RULES: Rules = Rules {
    game: GameKind::TAVLA,
    hit_and_run: HitAndRun::NotAtHome,
    ..portes::RULES
};

/// Tavla as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "tavla",
    title: "Tavla",
    differs: "Portes in which a man that hits in its home table stays there until the turn is \
              over.",
    rules: RULES,
};
