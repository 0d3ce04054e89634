//! Irish: the men and moves of backgammon, but a doublet is played twice and every win counts one.
//!
//! The rules for players, with sources and worked positions: `docs/rules/irish.md`.
//!
//! Sources: Cotton, The Compleat Gamester, 1674; Holme, The Academy of Armory, 1688; Willughby,
//! Book of Games, c. 1665; Alfonso X, Libro de los juegos, 1283.

use super::{GameDeclaration, Preset, backgammon};
use crate::options;
use crate::{Doublets, GameKind, Opening, Rules, Scoring};

/// Irish (IR-1 to IR-5).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "irish",
    number: 15,
    title: "Irish",
    aliases: &["Todas tablas"],
    region: "England, Spain",
    museum: true,
    presets: &[DEFAULT],
    layout: backgammon::DECLARATION.layout,
    options: &[options::COMPULSION, options::NEXT_GAME, options::OPENING],
    ..GameDeclaration::BASE
};

/// The rules IR-1 to IR-3.
pub const RULES: Rules = Rules {
    doublets: Doublets::Twice,
    opening: Opening::ThrowAgain,
    scoring: Scoring::Single,
    ..Rules::base(GameKind::IRISH)
};

/// Irish as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "irish",
    title: "Irish",
    differs: "Backgammon in which a doublet is played only twice and every win counts one unit.",
    rules: RULES,
};
