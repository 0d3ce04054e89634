//! `Rules`: everything that tells one game, preset or house rule from another, as a plain value.

use crate::point::EntryBase;
use crate::{Die, Movement, WinKind};

/// One game of the family: a handle by which its declaration is found.
///
/// The handles of the declared games are constants, made from the one list of
/// [`games`](crate::games): `GameKind::GUL_BARA`. They are ordered as that list is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameKind(u8);

impl GameKind {
    /// The handle of the game at a place of the list.
    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The place of the game in the list, from 0. It changes when games are added; nothing stored
    /// may hold it.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What men do to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contact {
    /// One man blocks a point; nobody is hit (GB-1, GI-1).
    OneManBlocks,
    /// Two men close a point, a single one is a blot and may be hit (TW-6).
    BlotIsHit,
}

/// How many men of one side a point may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stacking {
    /// Any number.
    Free,
    /// Tawula's packing (TW-5): one on each of 23..=14, two on 24, any number elsewhere.
    Packed(ReEntry),
}

/// Whether packing binds a man that re-enters (TW-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReEntry {
    /// It does.
    Packed,
    /// A re-entering man may join one own man on 23..=19.
    MayDouble,
}

/// Whether a play may shut the opponent out (TW-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FreePoint {
    /// A play that ends with the opponent shut out is barred.
    On,
    /// Nothing is barred.
    Off,
}

/// Who throws what at the start of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opening {
    /// The winner of the opening throws both dice anew (GB-2).
    ThrowAgain,
    /// The winner of the opening plays the two dice thrown.
    PlayOpeningDice,
}

/// Who begins the next game of a match (C-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NextGame {
    /// The winner of the last one throws first.
    WinnerLeads,
    /// Every game has its own opening.
    OpeningThrow,
}

/// How much of a stage must be played (C-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Compulsion {
    /// The most numbers possible; of two dice of which only one plays, the larger.
    MostThenLarger,
    /// The most numbers possible.
    Most,
    /// At least one number if any can be played.
    Free,
}

/// What a doublet brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Doublets {
    /// Four steps of its number.
    FourTimes,
    /// Four steps of its number, then four of each higher one (GB-4).
    Cascade {
        /// Throws that are still plain (GB-3).
        after: u8,
        /// Whose throws are counted.
        count: Count,
        /// What becomes of the numbers that cannot be played.
        remainder: Remainder,
    },
}

/// Whose throws are counted until doublets cascade (GB-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Count {
    /// Each player's own.
    PerPlayer,
    /// Those of both.
    WholeGame,
}

/// What becomes of the rest of a cascade (GB-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Remainder {
    /// It is lost.
    Lost,
    /// The opponent plays it before their own throw.
    OpponentPlays {
        /// The effect of a group that the opponent cannot finish.
        order: RemainderOrder,
        /// What becomes of a cascade of which not one number could be played.
        unstarted: UnstartedCascade,
    },
}

/// The effect of a group that the receiver of a remainder cannot finish (GB-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RemainderOrder {
    /// The receiver goes on with the next group.
    GoOn,
    /// The rest is lost.
    StopAtFirst,
}

/// What becomes of a cascade of which not one number could be played (GB-8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnstartedCascade {
    /// The whole cascade passes to the opponent.
    Passes,
    /// It is lost.
    Lost,
}

/// Whether a man that hit may go on in the same stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HitAndRun {
    /// It may.
    Free,
    /// A man that hit on a point of the own home table stays there to the end of the stage (TL-2).
    NotAtHome,
}

/// What a win is worth (C-6, TW-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scoring {
    /// 1, or 2 if the loser has borne off none.
    Double,
    /// The same, or 3 if the loser also has a man on the bar or in the winner's home table.
    Triple,
    /// 1, and nothing else.
    Single,
    /// 1, or 7 for capote, which ends the game.
    Capote,
}

impl Scoring {
    /// The kinds of win, the smallest first.
    #[must_use]
    pub const fn win_kinds(self) -> &'static [WinKind] {
        match self {
            Self::Single => &[WinKind::Single],
            Self::Double => &[WinKind::Single, WinKind::Double],
            Self::Triple => &[WinKind::Single, WinKind::Double, WinKind::Triple],
            Self::Capote => &[WinKind::Single, WinKind::Capote],
        }
    }
}

/// The rules of one game, complete but for its starting layout, which the game declares.
///
/// A plain value: comparable, hashable, printable, parsed from text. Fields are public because any
/// combination is meaningful; text and JSON only reach the options that mean something for a game.
/// The fingerprint covers every field.
///
/// ```
/// use rosespring_rules::{Doublets, Remainder, Rules};
///
/// let rules: Rules = "gul-bara:2007".parse()?;
/// let Doublets::Cascade { after, remainder, .. } = rules.doublets else { panic!() };
/// assert_eq!((after, remainder), (3, Remainder::Lost));
/// assert_eq!("gul-bara~remainder=lost".parse::<Rules>()?, rules);
/// # Ok::<(), rosespring_rules::ParseRulesError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rules {
    /// Which game it is.
    pub game: GameKind,
    /// Which way the sides travel.
    pub movement: Movement,
    /// What men do to each other.
    pub contact: Contact,
    /// How many men a point may hold.
    pub stacking: Stacking,
    /// Where men in hand enter.
    pub entry_base: EntryBase,
    /// Whether the opponent may be shut out.
    pub free_point: FreePoint,
    /// What doublets bring.
    pub doublets: Doublets,
    /// Who throws what at the start.
    pub opening: Opening,
    /// Who begins the next game.
    pub next_game: NextGame,
    /// How much must be played.
    pub compulsion: Compulsion,
    /// What a win is worth.
    pub scoring: Scoring,
    /// Whether a man that hit may go on in the same stage.
    pub hit_and_run: HitAndRun,
}

impl Rules {
    /// The rules of backgammon with wins of one or two units, for a game that names only what
    /// differs from them. A new field gets the value here that all earlier games have.
    #[must_use]
    pub const fn base(game: GameKind) -> Self {
        Self {
            game,
            movement: Movement::Contrary,
            contact: Contact::BlotIsHit,
            stacking: Stacking::Free,
            entry_base: EntryBase::TwentyFive,
            free_point: FreePoint::Off,
            doublets: Doublets::FourTimes,
            opening: Opening::PlayOpeningDice,
            next_game: NextGame::OpeningThrow,
            compulsion: Compulsion::MostThenLarger,
            scoring: Scoring::Double,
            hit_and_run: HitAndRun::Free,
        }
    }

    /// What becomes of the rest of a cascade; `None` in games without one.
    #[must_use]
    pub const fn remainder(&self) -> Option<Remainder> {
        match self.doublets {
            Doublets::FourTimes => None,
            Doublets::Cascade { remainder, .. } => Some(remainder),
        }
    }

    /// Whether a doublet cascades that is the `own`-th throw of its thrower, the opponent having
    /// made `other` throws (GB-3, GB-4).
    #[must_use]
    pub const fn cascades(&self, own: u16, other: u16) -> bool {
        match self.doublets {
            Doublets::FourTimes => false,
            Doublets::Cascade {
                after,
                count: Count::PerPlayer,
                ..
            } => own > after as u16,
            Doublets::Cascade {
                after,
                count: Count::WholeGame,
                ..
            } => own.saturating_add(other) > after as u16,
        }
    }

    /// The last number of a doublet's groups.
    pub(crate) const fn last_number(number: Die, cascades: bool) -> Die {
        if cascades { Die::Six } else { number }
    }

    /// Whether men can be hit, so that there is a bar.
    #[must_use]
    pub const fn has_bar(&self) -> bool {
        matches!(self.contact, Contact::BlotIsHit)
    }
}
