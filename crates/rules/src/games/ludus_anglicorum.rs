//! Ludus Anglicorum, the English game: two dice and always a 6, single men on the far half of the
//! board, and a side is lost whose men on the bar can never enter.
//!
//! The rules for players, with sources and worked positions: `docs/rules/ludus-anglicorum.md`.
//!
//! Sources: Royal MS 13 A XVIII, 14th century, in English; Wikipedia, Tables games; Ludii, Ludus
//! Anglicorum.

use super::{GameDeclaration, Preset, gul_bara};
use crate::options;
use crate::{
    Compulsion, Doublets, GameKind, Limpold, Opening, Rules, Scoring, SinglePoints, Stacking,
};

/// Ludus Anglicorum (LU-1 to LU-4).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "ludus-anglicorum",
    number: 23,
    title: "Ludus Anglicorum",
    aliases: &["The English game"],
    region: "England, 14th century",
    museum: true,
    presets: &[DEFAULT],
    layout: gul_bara::DECLARATION.layout,
    options: &[options::SINGLE, options::LIMPOLD],
    ..GameDeclaration::BASE
};

/// The rules LU-1 to LU-4.
pub const RULES: Rules = Rules {
    stacking: Stacking::Single(SinglePoints::To13),
    doublets: Doublets::TwiceAndSix,
    opening: Opening::ThrowAgain,
    compulsion: Compulsion::Most,
    scoring: Scoring::Limpold(Limpold::Frozen),
    ..Rules::base(GameKind::LUDUS_ANGLICORUM)
};

/// Ludus Anglicorum as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "ludus-anglicorum",
    title: "Ludus Anglicorum",
    differs: "Both dice and always a 6; on points 24 to 13 no man may join another, and a side \
              whose men on the bar can never enter has lost.",
    rules: RULES,
};
