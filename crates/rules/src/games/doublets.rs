//! Doublets, or the Queen's game: nobody moves; men are laid down on their points and then borne
//! off, and what the thrower has not the other side plays.
//!
//! The rules for players, with sources and worked positions: `docs/rules/doublets.md`.
//!
//! Sources: Cotton, The Compleat Gamester, 1674; Holme, An Academy of Armory, 1688; Ludii.

use super::{GameDeclaration, Layout, Preset};
use crate::options;
use crate::{Contact, Doublets, GameKind, Lay, Lock, Movement, Opening, Rest, Rules, Scoring};

/// Doublets (DU-1 to DU-4).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "doublets",
    number: 24,
    title: "Doublets",
    aliases: &["Queen's game", "Doblet", "Dames rabattues"],
    region: "England, 17th century",
    museum: true,
    presets: &[DEFAULT, ALL],
    layout: LAYOUT,
    options: &[options::LAY],
    ..GameDeclaration::BASE
};

/// The men at the start: a man of point p stands at 6+p and lies at p (DU-1).
const LAYOUT: Layout = Layout {
    points: &[
        (12, 2),
        (11, 2),
        (10, 2),
        (9, 1),
        (8, 1),
        (7, 1),
        (6, 1),
        (5, 1),
        (4, 1),
        (3, 1),
        (2, 1),
        (1, 1),
    ],
    all_points: Some(&[(12, 3), (11, 3), (10, 3), (9, 2), (8, 2), (7, 2)]),
    ..Layout::EMPTY
};

/// The rules DU-1 to DU-4. The places of the two sides never meet: one row each.
pub const RULES: Rules = Rules {
    movement: Movement::Contrary,
    contact: Contact::OneManBlocks,
    doublets: Doublets::OfChoice,
    opening: Opening::ThrowAgain,
    scoring: Scoring::Single,
    lock: Lock::Laid(Lay::Upper),
    rest: Rest::Must,
    ..Rules::base(GameKind::DOUBLETS)
};

/// Doublets as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "doublets",
    title: "Doublets",
    differs: "Nobody moves: men are laid down and borne off by the dice; the other side plays what \
              you cannot.",
    rules: RULES,
};

/// The form in which all men stand at first (DU-1).
pub const ALL: Preset = Preset {
    name: "doublets:all",
    title: "Doublets, all men up",
    differs: "All fifteen men are to be laid down before one is borne off.",
    rules: Rules {
        lock: Lock::Laid(Lay::All),
        ..RULES
    },
};
