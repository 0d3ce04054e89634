//! The options of rules: one table of names, values, and functions that get and set them.
//!
//! A game declares which of them apply to it (`games::GameDeclaration::options`). Text and JSON
//! ([`crate::notation::rules`]) change rules only through this table.

use std::borrow::Cow;

use crate::laid::Lay;
use crate::point::EntryBase;
use crate::rules::{
    Compulsion, Count, Doublets, FreePoint, HeadFirst, HitAndRun, Limpold, Lock, Mother, NextGame,
    Opening, Primes, ReEntry, Remainder, RemainderOrder, Rest, Rules, Scoring, SinglePoints,
    Stacking, TableLimits, UnstartedCascade,
};

/// The values that an option can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionValues {
    /// One of these names, the usual one first.
    Names(&'static [&'static str]),
    /// A whole number from 0 to 255.
    Number,
}

impl OptionValues {
    /// The names, if the values have names; otherwise an empty slice.
    #[must_use]
    pub const fn names(self) -> &'static [&'static str] {
        match self {
            Self::Names(names) => names,
            Self::Number => &[],
        }
    }

    /// The expected values, for an error message: "one of `on`, `off`".
    #[must_use]
    pub fn expected(self) -> String {
        match self {
            Self::Names(names) => format!("one of `{}`", names.join("`, `")),
            Self::Number => "0 to 255".to_owned(),
        }
    }
}

/// One option of rules.
#[derive(Clone, Copy)]
pub struct RuleOption {
    /// The name in text and JSON, snake case: `remainder_order`.
    pub name: &'static str,
    /// The possible values.
    pub values: OptionValues,
    get: fn(&Rules) -> Option<Cow<'static, str>>,
    set: fn(&mut Rules, &str) -> bool,
}

impl RuleOption {
    /// Returns the value in these rules; `None` if the option does not apply, as `unstarted` does
    /// not if the remainder is lost.
    #[must_use]
    pub fn get(&self, rules: &Rules) -> Option<Cow<'static, str>> {
        (self.get)(rules)
    }

    /// Sets the value, and returns whether there is such a value. If the option does not apply, the
    /// rules do not change.
    #[must_use]
    pub fn set(&self, rules: &mut Rules, value: &str) -> bool {
        (self.set)(rules, value)
    }
}

impl std::fmt::Debug for RuleOption {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "RuleOption({})", self.name)
    }
}

/// A closed set of values with names.
pub(crate) trait NamedValues: Copy + PartialEq + 'static {
    /// The names, in the order of the values.
    const NAMES: &'static [&'static str];
    /// The values that have names.
    const VALUES: &'static [Self];

    /// The name of a value; `None` if it has none as an option.
    fn name(self) -> Option<&'static str> {
        let index = Self::VALUES.iter().position(|&value| value == self)?;
        Some(Self::NAMES[index])
    }

    /// The value with a name.
    fn from_name(name: &str) -> Option<Self> {
        let index = Self::NAMES.iter().position(|&known| known == name)?;
        Some(Self::VALUES[index])
    }
}

macro_rules! names {
    ($($type:ty: $($name:literal => $value:expr),+;)+) => {
        $(impl NamedValues for $type {
            const NAMES: &'static [&'static str] = &[$($name),+];
            const VALUES: &'static [Self] = &[$($value),+];
        })+
    };
}

names! {
    Compulsion: "most-then-larger" => Self::MostThenLarger, "most" => Self::Most,
        "free" => Self::Free;
    NextGame: "winner-leads" => Self::WinnerLeads, "opening-throw" => Self::OpeningThrow;
    HeadFirst: "list" => Self::List, "blocked" => Self::Blocked;
    Primes: "one-point" => Self::OpenOnePoint, "stuck" => Self::OpenStuck, "off" => Self::Free;
    Opening: "throw-again" => Self::ThrowAgain, "play-opening-dice" => Self::PlayOpeningDice;
    Count: "per-player" => Self::PerPlayer, "whole-game" => Self::WholeGame;
    RemainderOrder: "go-on" => Self::GoOn, "stop-at-first" => Self::StopAtFirst;
    UnstartedCascade: "passes" => Self::Passes, "lost" => Self::Lost;
    ReEntry: "packed" => Self::Packed, "may-double" => Self::MayDouble;
    FreePoint: "on" => Self::On, "off" => Self::Off;
    Mother: "0" => Self::TieOfNone, "1" => Self::TieOfOne;
    HitAndRun: "not-at-home" => Self::NotAtHome, "free" => Self::Free;
    Scoring: "on" => Self::Capote, "off" => Self::Single;
    Lay: "upper" => Self::Upper, "all" => Self::All;
    Rest: "may" => Self::May, "must" => Self::Must, "lost" => Self::Lost;
    EntryBase: "25" => Self::TwentyFive, "24" => Self::TwentyFour;
}

/// Defines an option whose values are those of a type with names.
macro_rules! option {
    ($name:literal, $type:ty, $get:expr, $set:expr) => {
        RuleOption {
            name: $name,
            values: OptionValues::Names(<$type as NamedValues>::NAMES),
            get: |rules| {
                let get: fn(&Rules) -> Option<$type> = $get;
                get(rules).and_then(NamedValues::name).map(Cow::Borrowed)
            },
            set: |rules, value| {
                let set: fn(&mut Rules, $type) = $set;
                let value = <$type as NamedValues>::from_name(value);
                value.map(|value| set(rules, value)).is_some()
            },
        }
    };
}

/// How much of a stage must be played (C-1).
pub const COMPULSION: RuleOption = option!(
    "compulsion",
    Compulsion,
    |rules| Some(rules.compulsion),
    |rules, value| rules.compulsion = value
);

/// The side that begins the next game of a match (C-7).
pub const NEXT_GAME: RuleOption = option!(
    "next_game",
    NextGame,
    |rules| Some(rules.next_game),
    |rules, value| rules.next_game = value
);

/// The throws at the start of a game (GB-2).
pub const OPENING: RuleOption = option!(
    "opening",
    Opening,
    |rules| Some(rules.opening),
    |rules, value| rules.opening = value
);

/// The number of throws before doublets cascade (GB-3).
pub const AFTER: RuleOption = RuleOption {
    name: "after",
    values: OptionValues::Number,
    get: |rules| match rules.doublets {
        Doublets::Cascade { after, .. } => Some(Cow::Owned(after.to_string())),
        _ => None,
    },
    set: |rules, value| {
        let Ok(number) = value.parse() else {
            return false;
        };
        if let Doublets::Cascade { after, .. } = &mut rules.doublets {
            *after = number;
        }
        true
    },
};

/// Which throws count towards the first cascading doublet (GB-3).
pub const COUNT: RuleOption = option!(
    "count",
    Count,
    |rules| match rules.doublets {
        Doublets::Cascade { count, .. } => Some(count),
        _ => None,
    },
    |rules, value| if let Doublets::Cascade { count, .. } = &mut rules.doublets {
        *count = value;
    }
);

/// Whether the rest of a cascade is lost or played by the opponent (GB-6).
pub const REMAINDER: RuleOption = RuleOption {
    name: "remainder",
    values: OptionValues::Names(&["opponent-plays", "lost"]),
    get: |rules| match rules.remainder()? {
        Remainder::Lost => Some(Cow::Borrowed("lost")),
        Remainder::OpponentPlays { .. } => Some(Cow::Borrowed("opponent-plays")),
    },
    set: |rules, value| {
        match value {
            "lost" => set_remainder(rules, |_, _| Remainder::Lost),
            "opponent-plays" => set_remainder(rules, |order, unstarted| Remainder::OpponentPlays {
                order,
                unstarted,
            }),
            _ => return false,
        }
        true
    },
};

/// What becomes of plain numbers that their thrower cannot play (LA-3).
pub const REST: RuleOption = option!("rest", Rest, |rules| Some(rules.rest), |rules, value| {
    rules.rest = value
});

/// The effect of a group that the receiver of a remainder cannot finish (GB-7).
pub const REMAINDER_ORDER: RuleOption = option!(
    "remainder_order",
    RemainderOrder,
    |rules| match rules.remainder()? {
        Remainder::OpponentPlays { order, .. } => Some(order),
        Remainder::Lost => None,
    },
    |rules, value| if let Some(order) = opponent_remainder(rules).map(|(order, _)| order) {
        *order = value;
    }
);

/// The fate of a cascade of which no number could be played (GB-8).
pub const UNSTARTED: RuleOption = option!(
    "unstarted",
    UnstartedCascade,
    |rules| match rules.remainder()? {
        Remainder::OpponentPlays { unstarted, .. } => Some(unstarted),
        Remainder::Lost => None,
    },
    |rules, value| if let Some(unstarted) =
        opponent_remainder(rules).map(|(_, unstarted)| unstarted)
    {
        *unstarted = value;
    }
);

/// The place from which men in hand are counted when they enter (TW-3).
pub const ENTRY_BASE: RuleOption = option!(
    "entry_base",
    EntryBase,
    |rules| is_packed(rules).then_some(rules.entry_base),
    |rules, value| rules.entry_base = value
);

/// Whether packing applies to a man that re-enters (TW-5).
pub const RE_ENTRY: RuleOption = option!(
    "re_entry",
    ReEntry,
    |rules| match rules.stacking {
        Stacking::Packed(re_entry) => Some(re_entry),
        Stacking::Free | Stacking::Single(_) => None,
    },
    |rules, value| rules.stacking = Stacking::Packed(value)
);

/// Whether a man may join another on 13 (VQ-2).
pub const HEAD: RuleOption = RuleOption {
    name: "head",
    values: OptionValues::Names(&["free", "single"]),
    get: |rules| match rules.stacking {
        Stacking::Single(SinglePoints::To14) => Some(Cow::Borrowed("free")),
        Stacking::Single(SinglePoints::To13) => Some(Cow::Borrowed("single")),
        _ => None,
    },
    set: |rules, value| {
        rules.stacking = Stacking::Single(match value {
            "free" => SinglePoints::To14,
            "single" => SinglePoints::To13,
            _ => return false,
        });
        true
    },
};

/// The far points on which no man may join another: half of the board, or a quarter (LU-2).
pub const SINGLE: RuleOption = RuleOption {
    name: "single",
    values: OptionValues::Names(&["half", "quarter"]),
    get: |rules| match rules.stacking {
        Stacking::Single(SinglePoints::To13) => Some(Cow::Borrowed("half")),
        Stacking::Single(SinglePoints::To19) => Some(Cow::Borrowed("quarter")),
        _ => None,
    },
    set: |rules, value| {
        rules.stacking = Stacking::Single(match value {
            "half" => SinglePoints::To13,
            "quarter" => SinglePoints::To19,
            _ => return false,
        });
        true
    },
};

/// Who has lost because of men on the bar that cannot enter (LU-3).
pub const LIMPOLD: RuleOption = RuleOption {
    name: "limpold",
    values: OptionValues::Names(&["frozen", "shut", "off"]),
    get: |rules| match rules.scoring {
        Scoring::Limpold(Limpold::Frozen) => Some(Cow::Borrowed("frozen")),
        Scoring::Limpold(Limpold::Shut) => Some(Cow::Borrowed("shut")),
        Scoring::Single => Some(Cow::Borrowed("off")),
        _ => None,
    },
    set: |rules, value| {
        rules.scoring = match value {
            "frozen" => Scoring::Limpold(Limpold::Frozen),
            "shut" => Scoring::Limpold(Limpold::Shut),
            "off" => Scoring::Single,
            _ => return false,
        };
        true
    },
};

/// Whether a play may shut the opponent out (TW-7).
pub const FREE_POINT: RuleOption = option!(
    "free_point",
    FreePoint,
    |rules| is_packed(rules).then_some(rules.free_point),
    |rules, value| rules.free_point = value
);

/// Whether capote is counted (TW-10).
pub const CAPOTE: RuleOption = option!(
    "capote",
    Scoring,
    |rules| is_packed(rules).then_some(rules.scoring),
    |rules, value| rules.scoring = value
);

/// Whether a man that hit at home may go on in the same stage (TL-2).
pub const HIT_AND_RUN: RuleOption = option!(
    "hit_and_run",
    HitAndRun,
    |rules| Some(rules.hit_and_run),
    |rules, value| rules.hit_and_run = value
);

/// The units that each side scores if both mothers are pinned (PL-5).
pub const MOTHER_TIE: RuleOption = option!(
    "mother_tie",
    Mother,
    |rules| (rules.mother != Mother::None).then_some(rules.mother),
    |rules, value| if rules.mother != Mother::None {
        rules.mother = value;
    }
);

/// The first throws on which two men may leave 24 (NA-3).
pub const HEAD_FIRST: RuleOption = option!(
    "head_first",
    HeadFirst,
    |rules| match rules.lock {
        Lock::Head(first) => Some(first),
        Lock::None | Lock::FirstMan(_) | Lock::Laid(_) => None,
    },
    |rules, value| rules.lock = Lock::Head(value)
);

/// Which men stand at first and are to be laid down (DU-1).
pub const LAY: RuleOption = option!("lay", Lay, Rules::lay, |rules, value| rules.lock =
    Lock::Laid(value));

/// When a block is looked at (NA-4).
pub const PRIME_CHECK: RuleOption = RuleOption {
    name: "prime_check",
    values: OptionValues::Names(&["end", "step"]),
    get: |rules| match rules.bars.primes {
        Primes::BlockAtEnd => Some(Cow::Borrowed("end")),
        Primes::BlockAtStep => Some(Cow::Borrowed("step")),
        Primes::Free | Primes::OpenOnePoint | Primes::OpenStuck | Primes::LastPointsFirst => None,
    },
    set: |rules, value| {
        rules.bars.primes = match value {
            "end" => Primes::BlockAtEnd,
            "step" => Primes::BlockAtStep,
            _ => return false,
        };
        true
    },
};

/// Whether six consecutive points need men on the own points 2 and 1 (JA-4).
pub const BOUCHON: RuleOption = RuleOption {
    name: "bouchon",
    values: OptionValues::Names(&["barred", "free"]),
    get: |rules| match rules.bars.primes {
        Primes::LastPointsFirst => Some(Cow::Borrowed("barred")),
        Primes::Free => Some(Cow::Borrowed("free")),
        _ => None,
    },
    set: |rules, value| {
        rules.bars.primes = match value {
            "barred" => Primes::LastPointsFirst,
            "free" => Primes::Free,
            _ => return false,
        };
        true
    },
};

/// Whether a win is worth 2 if the loser has borne off none (JA-5).
pub const DOUBLE: RuleOption = RuleOption {
    name: "double",
    values: OptionValues::Names(&["on", "off"]),
    get: |rules| match rules.scoring {
        Scoring::Double => Some(Cow::Borrowed("on")),
        Scoring::Single => Some(Cow::Borrowed("off")),
        _ => None,
    },
    set: |rules, value| {
        rules.scoring = match value {
            "on" => Scoring::Double,
            "off" => Scoring::Single,
            _ => return false,
        };
        true
    },
};

/// When the opponent must be let out (FE-5).
pub const MUST_OPEN: RuleOption = option!(
    "must_open",
    Primes,
    |rules| Some(rules.bars.primes),
    |rules, value| rules.bars.primes = value
);

/// The most points that a side may hold in its own far table (FE-3).
pub const OWN_TABLE_MOST: RuleOption = RuleOption {
    name: "own_table_most",
    values: OptionValues::Names(&["5", "6", "4", "3", "2", "1"]),
    get: |rules| Some(Cow::Owned(rules.bars.tables.own().to_string())),
    set: |rules, value| {
        let opposite = rules.bars.tables.opposite();
        set_tables(rules, value, |own| TableLimits::new(own, opposite))
    },
};

/// The most points that a side may hold in the opponent's far table (FE-3).
pub const OPP_TABLE_MOST: RuleOption = RuleOption {
    name: "opp_table_most",
    values: OptionValues::Names(&["6", "5", "4", "3", "2", "1"]),
    get: |rules| Some(Cow::Owned(rules.bars.tables.opposite().to_string())),
    set: |rules, value| {
        let own = rules.bars.tables.own();
        set_tables(rules, value, |opposite| TableLimits::new(own, opposite))
    },
};

fn set_tables(rules: &mut Rules, value: &str, new: impl Fn(u8) -> Option<TableLimits>) -> bool {
    let tables = value.parse().ok().and_then(new);
    if let Some(tables) = tables {
        rules.bars.tables = tables;
    }
    tables.is_some()
}

/// Sets the remainder, keeping the order and the unstarted cascade that the rules have; if the
/// remainder was lost, they get their usual values.
fn set_remainder(rules: &mut Rules, new: fn(RemainderOrder, UnstartedCascade) -> Remainder) {
    if let Doublets::Cascade { remainder, .. } = &mut rules.doublets {
        *remainder = match *remainder {
            Remainder::OpponentPlays { order, unstarted } => new(order, unstarted),
            Remainder::Lost => new(RemainderOrder::GoOn, UnstartedCascade::Passes),
        };
    }
}

/// The options of a remainder that the opponent plays.
const fn opponent_remainder(
    rules: &mut Rules,
) -> Option<(&mut RemainderOrder, &mut UnstartedCascade)> {
    match &mut rules.doublets {
        Doublets::Cascade {
            remainder: Remainder::OpponentPlays { order, unstarted },
            ..
        } => Some((order, unstarted)),
        _ => None,
    }
}

const fn is_packed(rules: &Rules) -> bool {
    matches!(rules.stacking, Stacking::Packed(_))
}
