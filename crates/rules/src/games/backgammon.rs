//! Backgammon, the game by which this engine can be compared with others.
//!
//! The rules for players, with sources and worked positions: `docs/rules/backgammon.md`.

use super::{ForeignNotation, GameDeclaration, Layout, Preset};
use crate::options;
use crate::{
    Compulsion, Contact, Doublets, EntryBase, FreePoint, GameKind, Movement, NextGame, Opening,
    Rules, Scoring, Stacking,
};

/// Backgammon.
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "backgammon",
    number: 3,
    title: "Backgammon",
    aliases: &["Tavla", "Portes", "Обикновена"],
    region: "everywhere",
    sources: &["Backgammon as played in tournaments, without the doubling cube"],
    presets: &[DEFAULT],
    layout: Layout {
        points: &[(24, 2), (13, 5), (8, 3), (6, 5)],
        hand: 0,
    },
    options: &[options::COMPULSION, options::NEXT_GAME, options::OPENING],
    foreign: &[
        ForeignNotation::GnubgId,
        ForeignNotation::Mat,
        ForeignNotation::Sgf,
    ],
};

/// Backgammon without a cube.
pub const RULES: Rules = Rules {
    game: GameKind::BACKGAMMON,
    movement: Movement::Contrary,
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
