//! Tawla to 31: fifteen men start on one point and meet, one man blocks, the first man must come
//! home before the rest, and every man left on the board counts.
//!
//! The rules for players, with sources and worked positions: `docs/rules/tawla-31.md`.
//!
//! Sources: mahbuse.com; Ludii, Mughrabieh; jawaker.com, Tawla 31.

use super::{GameDeclaration, Preset, gul_bara};
use crate::options;
use crate::{Contact, GameKind, Lock, NextGame, Opening, Point, Rules, Scoring};

/// Tawla to 31 (TA-1, ML-1).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "tawla-31",
    number: 18,
    title: "Tawla 31",
    aliases: &["Mughrabieh", "طاولة ٣١", "مغربية"],
    region: "The Levant, Egypt",
    presets: &[DEFAULT],
    layout: gul_bara::DECLARATION.layout,
    options: &[options::COMPULSION, options::NEXT_GAME, options::OPENING],
    ..GameDeclaration::BASE
};

/// The rules TA-1 and ML-1.
pub const RULES: Rules = Rules {
    contact: Contact::OneManBlocks,
    opening: Opening::ThrowAgain,
    next_game: NextGame::WinnerLeads,
    lock: Lock::FirstMan(HOME),
    scoring: Scoring::MenLeft,
    ..Rules::base(GameKind::TAWLA_31)
};

/// The first point of the home table, 6.
const HOME: Point = match Point::new(6) {
    Some(point) => point,
    None => panic!("6 is a point"),
};

/// Tawla to 31 as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "tawla-31",
    title: "Tawla 31",
    differs: "One man blocks, your first man must come home before another moves, and the winner \
              scores the men that the loser has not borne off.",
    rules: RULES,
};
