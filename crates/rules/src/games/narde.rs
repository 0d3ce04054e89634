//! Long Nardy: fifteen men start on the head, which one man a throw may leave.
//!
//! The rules for players, with sources and worked positions: `docs/rules/narde.md`.
//!
//! Sources: bkgm.com, Narde; Georgian Narde federation; Masters of Backgammon, Long Nardy;
//! dmytroleonenko/open_spiel, long_narde.

use super::{GameDeclaration, Preset, gul_bara};
use crate::options;
use crate::{Bars, Contact, GameKind, HeadFirst, Lock, Movement, NextGame, Opening, Primes, Rules};

/// Long Nardy (NA-1 to NA-5).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "narde",
    number: 10,
    title: "Long Nardy",
    aliases: &["Narde", "Длинные нарды", "Nərd", "Nardy", "Long Backgammon"],
    region: "Russia, Azerbaijan, Armenia, Georgia, Central Asia",
    presets: &[DEFAULT, BLOCKED, STEP],
    layout: gul_bara::DECLARATION.layout,
    options: &[
        options::COMPULSION,
        options::NEXT_GAME,
        options::OPENING,
        options::HEAD_FIRST,
        options::PRIME_CHECK,
    ],
    ..GameDeclaration::BASE
};

/// The rules NA-1 to NA-5.
pub const RULES: Rules = Rules {
    movement: Movement::Parallel,
    contact: Contact::OneManBlocks,
    opening: Opening::ThrowAgain,
    next_game: NextGame::WinnerLeads,
    lock: Lock::Head(HeadFirst::List),
    bars: Bars {
        primes: Primes::BlockAtEnd,
        ..Bars::NONE
    },
    ..Rules::base(GameKind::NARDE)
};

/// Long Nardy as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "narde",
    title: "Long Nardy",
    differs: "One man a throw leaves the head, two on a first 6-6, 4-4 and 3-3; six points in a \
              row need a man of your opponent past them.",
    rules: RULES,
};

/// The first throw of Russian pages (NA-3).
pub const BLOCKED: Preset = Preset {
    name: "narde:blocked",
    title: "Long Nardy, two men if one cannot play",
    differs: "On a first throw two men may leave the head if one man cannot play all numbers.",
    rules: Rules {
        lock: Lock::Head(HeadFirst::Blocked),
        ..RULES
    },
};

/// A block seen at every step (source OS).
pub const STEP: Preset = Preset {
    name: "narde:step",
    title: "Long Nardy, strict block",
    differs: "Six consecutive points are not allowed even for a moment within the turn.",
    rules: RULES.with_bars(RULES.bars.tables, Primes::BlockAtStep),
};
