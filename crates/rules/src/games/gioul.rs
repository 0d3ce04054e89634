//! Gioul: Gul bara's cascade from the first throw, with the sides travelling towards each other.
//!
//! The rules for players, with sources and worked positions: `docs/rules/gioul.md`.
//!
//! Sources: Wikipedia, Gioul; Jacoby and Crawford, The Backgammon Book (1970), p. 213.

use super::{GameDeclaration, Layout, Preset};
use crate::options;
use crate::{
    Contact, Count, Doublets, GameKind, NextGame, Opening, Remainder, RemainderOrder, Rules,
    UnstartedCascade,
};

/// Gioul (GI-1 to GI-4).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "gioul",
    number: 1,
    title: "Gioul",
    aliases: &["Γκιούλ"],
    region: "the Levant, Greece, Turkey",
    presets: &[DEFAULT],
    layout: Layout {
        points: &[(24, 15)],
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

/// The rules GI-1 to GI-4.
pub const RULES: Rules = Rules {
    contact: Contact::OneManBlocks,
    doublets: Doublets::Cascade {
        after: 0,
        count: Count::PerPlayer,
        remainder: Remainder::OpponentPlays {
            order: RemainderOrder::GoOn,
            unstarted: UnstartedCascade::Passes,
        },
    },
    opening: Opening::ThrowAgain,
    next_game: NextGame::WinnerLeads,
    ..Rules::base(GameKind::GIOUL)
};

/// Gioul as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "gioul",
    title: "Gioul",
    differs: "Doublets cascade from the first throw; what you cannot play, your opponent plays.",
    rules: RULES,
};
