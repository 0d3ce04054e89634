//! Gul bara: fifteen men start on one point; parallel movement, one man blocks, doublets cascade.
//!
//! The rules for players, with sources and worked positions: `docs/rules/gul-bara.md`.
//!
//! Sources: Wikipedia, Gul bara (2022); Wikipedia, Gul Bara (2007).

use super::{ForeignNotation, GameDeclaration, Layout, Preset};
use crate::options;
use crate::{
    Contact, Count, Doublets, GameKind, Movement, NextGame, Opening, Remainder, RemainderOrder,
    Rules, UnstartedCascade,
};

/// Gul bara (GB-1 to GB-10).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "gul-bara",
    number: 0,
    title: "Gul bara",
    aliases: &["Rosespring", "Crazy Narde", "Гюлбара", "Gülbahar"],
    region: "Bulgaria, Azerbaijan, Greece, Turkey, North Macedonia",
    presets: &[DEFAULT, OF_2007, BULGARIAN],
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
    foreign: &[ForeignNotation::GCode],
    ..GameDeclaration::BASE
};

/// The rules GB-1 to GB-10.
pub const RULES: Rules = Rules {
    movement: Movement::Parallel,
    contact: Contact::OneManBlocks,
    doublets: cascade(Remainder::OpponentPlays {
        order: RemainderOrder::GoOn,
        unstarted: UnstartedCascade::Passes,
    }),
    opening: Opening::ThrowAgain,
    next_game: NextGame::WinnerLeads,
    ..Rules::base(GameKind::GUL_BARA)
};

const fn cascade(remainder: Remainder) -> Doublets {
    Doublets::Cascade {
        after: 3,
        count: Count::PerPlayer,
        remainder,
    }
}

/// Gul bara as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "gul-bara",
    title: "Gul bara",
    differs: "Doublets cascade from your fourth throw; what you cannot play, your opponent plays.",
    rules: RULES,
};

/// The older variant, in which the rest of a cascade is lost (source B).
pub const OF_2007: Preset = Preset {
    name: "gul-bara:2007",
    title: "Gul bara, 2007 rules",
    differs: "The rest of a broken cascade is lost; nobody plays it.",
    rules: Rules {
        doublets: cascade(Remainder::Lost),
        ..RULES
    },
};

/// The rules as played in Bulgaria (source bg).
pub const BULGARIAN: Preset = Preset {
    name: "gul-bara:bulgarian",
    title: "Gul bara, Bulgarian rules",
    differs: "The opening dice are played, every game has an opening, and a cascade of which not \
              one number plays is lost.",
    rules: Rules {
        doublets: cascade(Remainder::OpponentPlays {
            order: RemainderOrder::GoOn,
            unstarted: UnstartedCascade::Lost,
        }),
        opening: Opening::PlayOpeningDice,
        next_game: NextGame::OpeningThrow,
        ..RULES
    },
};
