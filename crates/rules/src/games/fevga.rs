//! Fevga: fifteen men start on one point, one man blocks, and a first man must run before the rest.
//!
//! The rules for players, with sources and worked positions: `docs/rules/fevga.md`.
//!
//! Sources: bkgm.com, Fevga; Ludii, Fevga; brainking.com, Fevga; itavli.com, Fevga.

use super::{GameDeclaration, Preset, gul_bara};
use crate::options;
use crate::{
    Bars, Contact, GameKind, Lock, Movement, NextGame, Opening, Point, Primes, Rules, TableLimits,
};

/// Fevga (FE-1 to FE-5).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "fevga",
    number: 8,
    title: "Fevga",
    aliases: &["Φεύγα", "Feuga"],
    region: "Greece and Cyprus",
    presets: &[DEFAULT, STUCK, BOTH_TABLES],
    layout: gul_bara::DECLARATION.layout,
    options: &[
        options::COMPULSION,
        options::NEXT_GAME,
        options::OPENING,
        options::OWN_TABLE_MOST,
        options::OPP_TABLE_MOST,
        options::MUST_OPEN,
    ],
    ..GameDeclaration::BASE
};

/// The rules FE-1 to FE-5.
pub const RULES: Rules = Rules {
    movement: Movement::Parallel,
    contact: Contact::OneManBlocks,
    opening: Opening::ThrowAgain,
    next_game: NextGame::WinnerLeads,
    lock: Lock::FirstMan(PAST_START),
    bars: Bars {
        tables: limits(5, 6),
        primes: Primes::OpenOnePoint,
    },
    ..Rules::base(GameKind::FEVGA)
};

/// The first point past the opponent's start point, 12 (FE-2).
const PAST_START: Point = match Point::new(11) {
    Some(point) => point,
    None => panic!("11 is a point"),
};

/// Limits of the far tables (FE-3).
pub(super) const fn limits(own: u8, opposite: u8) -> TableLimits {
    match TableLimits::new(own, opposite) {
        Some(limits) => limits,
        None => panic!("a table has six points"),
    }
}

/// Fevga as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "fevga",
    title: "Fevga",
    differs: "Your first man must pass the opponent's start before another moves; you may not hold \
              all of your own far table, nor imprison your opponent on one point.",
    rules: RULES,
};

/// Fevga in which an opponent without any step must be let out (source IT).
pub const STUCK: Preset = Preset {
    name: "fevga:stuck",
    title: "Fevga, open for a stuck opponent",
    differs: "You may not leave your opponent without any step, wherever their men stand.",
    rules: RULES.with_bars(RULES.bars.tables, Primes::OpenStuck),
};

/// Fevga with the limit in both far tables (sources L, GX).
pub const BOTH_TABLES: Preset = Preset {
    name: "fevga:both-tables",
    title: "Fevga, both tables",
    differs: "You may not hold all of the opponent's far table either.",
    rules: RULES.with_bars(limits(5, 5), RULES.bars.primes),
};
