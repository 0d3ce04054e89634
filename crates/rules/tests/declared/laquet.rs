//! Laquet as a game of the tests, of several crates.

#[path = "laquet_rules.rs"]
mod laquet_rules;

use rosespring_rules::games::{GameDeclaration, Layout, Preset, register};
use rosespring_rules::{GameKind, Rules, options};

pub(crate) static LAQUET: GameDeclaration = GameDeclaration {
    name: "test-laquet",
    number: 201,
    title: "Laquet",
    aliases: &[],
    region: "Castile",
    museum: true,
    presets: &[Preset {
        name: "test-laquet",
        title: "Laquet",
        differs: "Both sides walk the same way over the same eighteen points.",
        rules: RULES,
    }],
    layout: Layout {
        points: &[(18, 2), (17, 3), (16, 3), (15, 3), (14, 3), (1, 1)],
        black_points: Some(&[(13, 14), (12, 1)]),
        hand: 0,
    },
    options: &[options::REST],
    foreign: &[],
};

const RULES: Rules = laquet_rules::rules_of(GameKind::registered(1));

/// Registers the game and returns its rules.
pub(crate) fn rules() -> Rules {
    register(&LAQUET).expect("the place is free");
    RULES
}
