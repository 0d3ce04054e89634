//! Mahbusa to 31: Plakoto without mothers, in which every man left on the board counts.
//!
//! The rules for players, with sources and worked positions: `docs/rules/mahbusa-31.md`.
//!
//! Sources: Ludii, Mahbouseh, after Barakat; mahbuse.com; arabic-backgammon.online.

use super::{GameDeclaration, Preset, plakoto};
use crate::options;
use crate::{Contact, GameKind, NextGame, Opening, Rules, Scoring};

/// Mahbusa to 31 (PL-1 to PL-3, PL-7, ML-1).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "mahbusa-31",
    number: 17,
    title: "Mahbusa 31",
    aliases: &["Mahbouseh", "محبوسة ٣١"],
    region: "The Levant",
    presets: &[DEFAULT],
    layout: plakoto::LAYOUT,
    options: &[options::COMPULSION, options::NEXT_GAME, options::OPENING],
    ..GameDeclaration::BASE
};

/// The rules PL-1 to PL-3 with the scoring ML-1.
pub const RULES: Rules = Rules {
    contact: Contact::BlotIsPinned,
    opening: Opening::ThrowAgain,
    next_game: NextGame::WinnerLeads,
    scoring: Scoring::MenLeft,
    ..Rules::base(GameKind::MAHBUSA_31)
};

/// Mahbusa to 31 as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "mahbusa-31",
    title: "Mahbusa 31",
    differs: "Plakoto without mothers: the winner scores the men that the loser has not borne off, \
              and the match is played to 31.",
    rules: RULES,
};
