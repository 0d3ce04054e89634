//! A game that no list names, for the tests of several crates: its own start, contrary travel,
//! hits, and doublets that cascade from the fourth throw with the rest lost.

use rosespring_rules::games::{GameDeclaration, Layout, Preset, backgammon, register};
use rosespring_rules::{Count, Doublets, GameKind, Remainder, Rules, Scoring, options};

static SPRINT: GameDeclaration = GameDeclaration {
    name: "test-sprint",
    number: 200,
    title: "Test sprint",
    region: "tests",
    presets: &[Preset {
        name: "test-sprint",
        title: "Test sprint",
        differs: "A game of the tests.",
        rules: RULES,
    }],
    layout: Layout {
        // Men behind the other side's: without them it is a race that the dice alone decide.
        points: &[(24, 3), (12, 4), (8, 4), (5, 4)],
        ..Layout::EMPTY
    },
    options: &[options::COMPULSION, options::AFTER],
    ..GameDeclaration::BASE
};

const RULES: Rules = Rules {
    game: GameKind::registered(0),
    doublets: Doublets::Cascade {
        after: 3,
        count: Count::PerPlayer,
        remainder: Remainder::Lost,
    },
    scoring: Scoring::Double,
    ..backgammon::RULES
};

/// Registers the game and returns its rules.
pub(crate) fn rules() -> Rules {
    register(&SPRINT).expect("the place is free");
    RULES
}
