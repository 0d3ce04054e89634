//! Moultezim, Fevga as it is played in Turkey: the limit is in the opponent's far table.
//!
//! The rules for players, with sources and worked positions: `docs/rules/moultezim.md`.
//!
//! Sources: bkgm.com, Moultezim; gamerz.net, Moultezim; fibs.com, The Board.

use super::{GameDeclaration, Preset, fevga, gul_bara};
use crate::options;
use crate::{GameKind, Primes, Rules};

/// Moultezim (MO-1 and MO-2).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "moultezim",
    number: 9,
    title: "Moultezim",
    aliases: &["Mültezim", "Moultezim (Turkey)"],
    region: "Turkey",
    presets: &[DEFAULT, PBM],
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

/// The rules MO-1 and MO-2.
pub const RULES: Rules = Rules {
    game: GameKind::MOULTEZIM,
    ..fevga::RULES.with_bars(fevga::limits(6, 4), Primes::Free)
};

/// Moultezim as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "moultezim",
    title: "Moultezim",
    differs: "Fevga in which you may hold at most four points of your opponent's far table, and \
              any prime is allowed.",
    rules: RULES,
};

/// Moultezim as it was played by e-mail (sources GZ, FB).
pub const PBM: Preset = Preset {
    name: "moultezim:pbm",
    title: "Moultezim, the game by e-mail",
    differs: "You may hold at most five points of your own far table, and all of your opponent's.",
    rules: RULES.with_bars(fevga::limits(5, 6), Primes::Free),
};
