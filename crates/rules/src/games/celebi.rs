//! Çelebi: backgammon's start and hits, with the cascade of Gul bara.
//!
//! The rules for players, with sources and worked positions: `docs/rules/celebi.md`.
//!
//! Sources: NikolayIT/BackgammonGameEngine, RULES.md and test vectors.

use super::{GameDeclaration, Layout, Preset};
use crate::options;
use crate::{Count, Doublets, GameKind, Remainder, RemainderOrder, Rules, UnstartedCascade};

/// Çelebi (CE-1 and CE-2).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "celebi",
    number: 4,
    title: "Çelebi",
    aliases: &["Celebi"],
    region: "Bulgaria and Turkey",
    presets: &[DEFAULT],
    layout: Layout {
        points: &[(24, 2), (13, 5), (8, 3), (6, 5)],
        ..Layout::EMPTY
    },
    options: &[
        options::COMPULSION,
        options::NEXT_GAME,
        options::OPENING,
        options::AFTER,
        options::COUNT,
        options::REMAINDER,
        options::REMAINDER_ORDER,
        options::UNSTARTED,
    ],
    ..GameDeclaration::BASE
};

/// The rules CE-1 and CE-2.
pub const RULES: Rules = Rules {
    doublets: Doublets::Cascade {
        after: 3,
        count: Count::PerPlayer,
        remainder: Remainder::OpponentPlays {
            order: RemainderOrder::GoOn,
            unstarted: UnstartedCascade::Lost,
        },
    },
    ..Rules::base(GameKind::CELEBI)
};

/// Çelebi as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "celebi",
    title: "Çelebi",
    differs: "Backgammon in which doublets cascade from your fourth throw; what you cannot play of \
              a cascade that you began, your opponent plays.",
    rules: RULES,
};
