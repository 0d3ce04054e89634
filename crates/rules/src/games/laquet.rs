//! Laquet: both sides walk the same way over the same eighteen points, and what the thrower cannot
//! play the other side may play.
//!
//! The rules for players, with sources and worked positions: `docs/rules/laquet.md`.
//!
//! Sources: Alfonso X, Libro de los juegos, 1283, as it is retold by salondesjeux.fr, Laquet;
//! Wikipedia, Tables games; Ludii, Laquet.

use super::{GameDeclaration, Layout, Preset};
use crate::options;
use crate::{Contact, Doublets, GameKind, Movement, NextGame, Rest, Rules, Scoring};

/// Laquet (LA-1 to LA-3).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "laquet",
    number: 22,
    title: "Laquet",
    aliases: &["Laquet of Alfonso X", "Laqueti"],
    region: "Castile, 1283",
    museum: true,
    presets: &[DEFAULT],
    layout: LAYOUT,
    options: &[options::REST],
    ..GameDeclaration::BASE
};

/// The men at the start, which differ by side (LA-1).
const LAYOUT: Layout = Layout {
    points: &[(18, 2), (17, 3), (16, 3), (15, 3), (14, 3), (1, 1)],
    black_points: Some(&[(13, 14), (12, 1)]),
    ..Layout::EMPTY
};

/// The rules LA-1 to LA-3.
pub const RULES: Rules = Rules {
    movement: Movement::Same,
    contact: Contact::OneManBlocks,
    doublets: Doublets::Twice,
    next_game: NextGame::WhiteLeads,
    scoring: Scoring::Single,
    rest: Rest::May,
    ..Rules::base(GameKind::LAQUET)
};

/// Laquet as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "laquet",
    title: "Laquet",
    differs: "Both sides run the same way over the same eighteen points; the other side may play \
              the numbers that you cannot.",
    rules: RULES,
};
