//! Jacquet: fifteen men start on one point, one man blocks, and the first man must come home before
//! the rest.
//!
//! The rules for players, with sources and worked positions: `docs/rules/jacquet.md`.
//!
//! Sources: Lepeintre, Cours complet de trictrac, 1818; loisirs.savoir.fr, Jacquet;
//! salondesjeux.fr, Jacquet; nmatavka/hermes-trictrac, Jacquet.

use super::{GameDeclaration, Preset, gul_bara};
use crate::options;
use crate::{Bars, Contact, GameKind, Lock, Movement, NextGame, Opening, Point, Primes, Rules};

/// Jacquet (JA-1 to JA-5).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "jacquet",
    number: 14,
    title: "Jacquet",
    aliases: &["Jaquet"],
    region: "France",
    museum: true,
    presets: &[DEFAULT, OF_1818],
    layout: gul_bara::DECLARATION.layout,
    options: &[
        options::COMPULSION,
        options::NEXT_GAME,
        options::OPENING,
        options::BOUCHON,
        options::DOUBLE,
    ],
    ..GameDeclaration::BASE
};

/// The rules JA-1 to JA-5.
pub const RULES: Rules = Rules {
    movement: Movement::Parallel,
    contact: Contact::OneManBlocks,
    opening: Opening::ThrowAgain,
    next_game: NextGame::WinnerLeads,
    lock: Lock::FirstMan(HOME),
    bars: Bars {
        primes: Primes::LastPointsFirst,
        ..Bars::NONE
    },
    ..Rules::base(GameKind::JACQUET)
};

/// The first point of the home table, 6 (JA-3).
const HOME: Point = match Point::new(6) {
    Some(point) => point,
    None => panic!("6 is a point"),
};

/// Jacquet as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "jacquet",
    title: "Jacquet",
    differs: "Your first man must come home before another moves; six consecutive points need men \
              on your points 2 and 1.",
    rules: RULES,
};

/// Jacquet as Lepeintre describes it.
pub const OF_1818: Preset = Preset {
    name: "jacquet:1818",
    title: "Jacquet of 1818",
    differs: "You may build six consecutive points at any time.",
    rules: RULES.with_bars(RULES.bars.tables, Primes::Free),
};
