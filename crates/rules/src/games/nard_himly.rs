//! The nard of Himly: Irish, in which a win counts two if the loser stands behind.
//!
//! The rules for players, with sources and worked positions: `docs/rules/nard-himly.md`.
//!
//! Sources: Himly, 1879, as the Ludii project retells it.

use super::{GameDeclaration, Preset, irish};
use crate::{GameKind, Rules, Scoring};

/// The nard of Himly (NH-1, NH-2).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "nard-himly",
    number: 20,
    title: "Himly's Nard",
    aliases: &["Nard of Himly"],
    region: "Western Asia",
    museum: true,
    presets: &[DEFAULT],
    layout: irish::DECLARATION.layout,
    options: irish::DECLARATION.options,
    ..GameDeclaration::BASE
};

/// The name of its rules as a set of rules of nard; other nards are backgammon.
pub(super) const OTHER_NAME: &str = "nard:himly";

/// The rules NH-1 and NH-2.
pub const RULES: Rules = Rules {
    game: GameKind::NARD_HIMLY,
    scoring: Scoring::Behind,
    ..irish::RULES
};

/// The nard of Himly as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "nard-himly",
    title: "Himly's Nard",
    differs: "Irish, but a win counts two if the loser has a man on the bar or in the winner's \
              home table.",
    rules: RULES,
};
