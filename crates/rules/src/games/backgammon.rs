//! Backgammon, the yardstick: the game on which every engine can be compared.
//!
//! The rules told to a player, with sources and worked positions: `docs/rules/backgammon.md`.

use super::{Metadata, Preset};
use crate::{
    Compulsion, Contact, Doublets, EntryBase, FreePoint, GameKind, Layout, Movement, NextGame,
    Opening, Rules, Scoring, Stacking,
};

/// Names, region and sources.
pub const METADATA: Metadata = Metadata {
    name: "backgammon",
    aliases: &["Tavla", "Portes", "Обикновена"],
    region: "everywhere",
    sources: &["Backgammon as played in tournaments, without the doubling cube"],
};

/// Backgammon without a cube.
pub const RULES: Rules = Rules {
    game: GameKind::Backgammon,
    movement: Movement::Contrary,
    layout: Layout::Backgammon,
    contact: Contact::BlotIsHit,
    stacking: Stacking::Free,
    entry_base: EntryBase::TwentyFive,
    free_point: FreePoint::Off,
    doublets: Doublets::FourTimes,
    opening: Opening::PlayOpeningDice,
    next_game: NextGame::OpeningThrow,
    compulsion: Compulsion::MostThenLarger,
    scoring: Scoring::Triple,
};

/// Backgammon.
pub const DEFAULT: Preset = Preset {
    name: "backgammon",
    title: "Backgammon",
    differs: "The tournament game without the doubling cube.",
    rules: RULES,
};
