//! Plakoto: lone men are pinned, and the last man on the start point is the mother.
//!
//! The rules for players, with sources and worked positions: `docs/rules/plakoto.md`.
//!
//! Sources: bkgm.com, Plakoto; fibs.com, The Board; mahbuse.com; Ludii, Plakoto and Mahbouseh.

use super::{GameDeclaration, Layout, Preset};
use crate::options;
use crate::{Contact, GameKind, Mother, NextGame, Opening, Rules};

/// Plakoto (PL-1 to PL-6).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "plakoto",
    number: 11,
    title: "Plakoto",
    aliases: &["Πλακωτό", "Mahbusa", "محبوسة"],
    region: "Greece, the Levant",
    presets: &[DEFAULT],
    layout: LAYOUT,
    options: &[
        options::COMPULSION,
        options::NEXT_GAME,
        options::OPENING,
        options::MOTHER_TIE,
    ],
    ..GameDeclaration::BASE
};

/// All men on the start point.
pub(super) const LAYOUT: Layout = Layout {
    points: &[(24, 15)],
    ..Layout::EMPTY
};

/// The rules PL-1 to PL-6.
pub const RULES: Rules = Rules {
    contact: Contact::BlotIsPinned,
    opening: Opening::ThrowAgain,
    next_game: NextGame::WinnerLeads,
    mother: Mother::TieOfNone,
    ..Rules::base(GameKind::PLAKOTO)
};

/// Plakoto as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "plakoto",
    title: "Plakoto",
    differs: "A lone man on which you land is pinned until you leave; pin the last man on their \
              start point to win two units.",
    rules: RULES,
};
