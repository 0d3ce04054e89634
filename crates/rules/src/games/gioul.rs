//! Gioul: Gul bara's cascade from the very first throw, with the sides travelling towards each
//! other.
//!
//! The rules told to a player, with sources and worked positions: `docs/rules/gioul.md`.

use super::{Metadata, Preset};
use crate::{
    Compulsion, Contact, Count, Doublets, EntryBase, FreePoint, GameKind, Layout, Movement,
    NextGame, Opening, Remainder, RemainderOrder, Rules, Scoring, Stacking, Unstarted,
};

/// Names, region and sources.
pub const METADATA: Metadata = Metadata {
    name: "gioul",
    aliases: &["Γκιούλ"],
    region: "the Levant, Greece, Turkey",
    sources: &[
        "Wikipedia, Gioul",
        "Jacoby and Crawford, The Backgammon Book (1970), p. 213",
    ],
};

/// The rules GI-1 to GI-4.
pub const RULES: Rules = Rules {
    game: GameKind::Gioul,
    movement: Movement::Contrary,
    layout: Layout::AllOnStart,
    contact: Contact::OneManBlocks,
    stacking: Stacking::Free,
    entry_base: EntryBase::TwentyFive,
    free_point: FreePoint::Off,
    doublets: Doublets::Cascade {
        after: 0,
        count: Count::PerPlayer,
        remainder: Remainder::OpponentPlays {
            order: RemainderOrder::GoOn,
            unstarted: Unstarted::Passes,
        },
    },
    opening: Opening::ThrowAgain,
    next_game: NextGame::WinnerLeads,
    compulsion: Compulsion::MostThenLarger,
    scoring: Scoring::Double,
};

/// Gioul as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "gioul",
    title: "Gioul",
    differs: "Doublets cascade from the first throw; what you cannot play, your opponent plays.",
    rules: RULES,
};
