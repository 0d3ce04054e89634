//! Tawula: thirteen men enter from the hand, one man a point on the opponent's side, capote.
//!
//! The rules told to a player, with sources and worked positions: `docs/rules/tawula.md`.
//!
//! Sources: Wikipedia, Tawula; Bell, Discovering Backgammon (1988); Falkener, Games Ancient and
//! Oriental (1892), pp. 255-256.

use super::{GameDeclaration, Layout, Preset};
use crate::men::{BAR_SET, HAND_SET, POINTS};
use crate::options;
use crate::{EntryBase, FreePoint, GameKind, Men, Movement, ReEntry, Rules, Scoring, Stacking};

/// Tawula (TW-1 to TW-11).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "tawula",
    number: 2,
    title: "Tawula",
    aliases: &["Turkish backgammon"],
    region: "Asia Minor and Egypt",
    presets: &[DEFAULT, FALKENER],
    layout: Layout {
        points: &[(24, 2)],
        hand: 13,
        ..Layout::EMPTY
    },
    options: &[
        options::COMPULSION,
        options::NEXT_GAME,
        options::OPENING,
        options::ENTRY_BASE,
        options::RE_ENTRY,
        options::FREE_POINT,
        options::CAPOTE,
    ],
    ..GameDeclaration::BASE
};

/// The rules TW-1 to TW-11.
pub const RULES: Rules = Rules {
    movement: Movement::Parallel,
    stacking: Stacking::Packed(ReEntry::Packed),
    free_point: FreePoint::On,
    scoring: Scoring::Capote,
    ..Rules::base(GameKind::TAWULA)
};

/// Tawula as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "tawula",
    title: "Tawula",
    differs: "Men enter as they re-enter: a six on 19, an ace on 24.",
    rules: RULES,
};

/// Falkener's entering (source F).
pub const FALKENER: Preset = Preset {
    name: "tawula:falkener",
    title: "Tawula, Falkener's entry",
    differs: "New men enter counting from the start point: a six on 18, an ace on 23.",
    rules: Rules {
        entry_base: EntryBase::TwentyFour,
        ..RULES
    },
};

/// The entry table, points 24..=19.
const ENTRY_TABLE: u32 = 0x01F8_0000;
/// Points of the opponent's tables on which only one man may stand (TW-5): 23..=14.
pub(crate) const SINGLES: u32 = 0x00FF_C000;

/// The points on which no further own man may land (TW-5).
pub(crate) const fn packed(men: Men, occupied: u32) -> u32 {
    let start_full = if men.count(24) >= 2 { 1 << 24 } else { 0 };
    occupied & SINGLES | start_full
}

/// The points on which no re-entering man may land: with `ReEntry::MayDouble` one own man on
/// 23..=19 may be joined (TW-5).
pub(crate) const fn packed_for_re_entry(men: Men, occupied: u32, re_entry: ReEntry) -> u32 {
    match re_entry {
        ReEntry::Packed => packed(men, occupied),
        ReEntry::MayDouble => men.doubled() & ENTRY_TABLE,
    }
}

/// Whether the side with `men` is shut out (TW-7): it has a man on the bar, and each of its entry
/// points is held by the opponent (`closed`, in its own numbering) or full with its own men
/// (`full`), at least one of them being held by the opponent.
pub(crate) const fn is_shut_out(men: Men, closed: u32, full: u32) -> bool {
    men.bar() > 0 && (closed | full) & ENTRY_TABLE == ENTRY_TABLE && closed & ENTRY_TABLE != 0
}

/// Whether the side with `men` loses capote if its opponent bears off a first man now (TW-10):
/// it has a man in hand or on the bar, and all its men on the board stand in its entry table.
pub(crate) const fn exposed_to_capote(men: Men) -> bool {
    let occupied = men.occupied();
    occupied & (BAR_SET | HAND_SET) != 0 && occupied & POINTS & !ENTRY_TABLE == 0
}
