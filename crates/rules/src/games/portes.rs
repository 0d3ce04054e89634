//! Portes, the backgammon of Greek coffee houses.
//!
//! The rules for players, with sources and worked positions: `docs/rules/portes.md`.
//!
//! Sources: bkgm.com, Portes; Ludii, Portes; kafenio.eu, Tavli.

use super::{GameDeclaration, Preset, backgammon};
use crate::options;
use crate::{GameKind, NextGame, Opening, Rules};

/// Portes (PO-1 and PO-2).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "portes",
    number: 5,
    title: "Portes",
    aliases: &["Πόρτες"],
    region: "Greece and Cyprus",
    presets: &[DEFAULT],
    layout: backgammon::DECLARATION.layout,
    options: &[options::COMPULSION, options::NEXT_GAME, options::OPENING],
    ..GameDeclaration::BASE
};

/// The rules PO-1 and PO-2.
pub const RULES: Rules = Rules {
    opening: Opening::ThrowAgain,
    next_game: NextGame::WinnerLeads,
    ..Rules::base(GameKind::PORTES)
};

/// Portes as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "portes",
    title: "Portes",
    differs: "Backgammon without triple games: who begins throws both dice anew, and the winner \
              leads the next game.",
    rules: RULES,
};
