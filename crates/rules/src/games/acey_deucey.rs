//! Acey-deucey: all men enter from the hand, and a 2-1 brings a doublet of the player's choice and
//! a further throw.
//!
//! The rules for players, with sources and worked positions: `docs/rules/acey-deucey.md`.
//!
//! Sources: itavli.com; bgmates; backgammon-play.

use super::{GameDeclaration, Layout, Preset};
use crate::options;
use crate::{Doublets, GameKind, NextGame, Opening, Rules, Scoring};

/// Acey-deucey as played in America (AD-1 to AD-3).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "acey-deucey",
    number: 19,
    title: "Acey-deucey",
    aliases: &["Acey Deucey", "American acey-deucey"],
    region: "North America",
    presets: &[DEFAULT],
    layout: Layout {
        points: &[],
        hand: 15,
        ..Layout::EMPTY
    },
    options: &[options::COMPULSION, options::NEXT_GAME, options::OPENING],
    ..GameDeclaration::BASE
};

/// The rules AD-1 to AD-3.
pub const RULES: Rules = Rules {
    doublets: Doublets::Named,
    opening: Opening::ThrowAgain,
    next_game: NextGame::WinnerLeads,
    scoring: Scoring::MenLeft,
    ..Rules::base(GameKind::ACEY_DEUCEY)
};

/// Acey-deucey as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "acey-deucey",
    title: "Acey-deucey",
    differs: "All men enter from the hand; after a 2-1 you name a doublet, play it and throw \
              again; the winner scores the men that the loser has not borne off.",
    rules: RULES,
};
