//! `Rules`: everything that tells one game, preset or house rule from another, as a plain value.

use crate::laid::Lay;
use crate::point::EntryBase;
use crate::{Die, Movement, Point, RunLength, Side, Stage, Turn, WinKind};

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
    /// Two men close a point, or one on a pinned man; another single one may be pinned (PL-2).
    BlotIsPinned,
}

/// How many men of one side a point may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stacking {
    /// Any number.
    Free,
    /// Tawula's packing (TW-5): one on each of 23..=14, two on 24, any number elsewhere.
    Packed(ReEntry),
    /// No man may join another on the far points, though all may start on 24; any number elsewhere
    /// (VQ-2, LU-2).
    Single(SinglePoints),
}

/// The far points on which no man may join another (VQ-2, LU-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SinglePoints {
    /// 24..=14.
    To14,
    /// 24..=13, half of the board.
    To13,
    /// 24..=19, a quarter of it.
    To19,
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
    /// White throws first in every game, also in the first: there is no opening (LA-2).
    WhiteLeads,
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
    /// Nothing: all, some or none of the numbers. Of the games, only a stage that was handed over
    /// has it (LA-3).
    Optional,
}

/// What becomes of plain numbers that their thrower cannot play: two different ones, or a doublet
/// that does not cascade (LA-3). In games of cascades they are lost (GB-9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rest {
    /// They are lost.
    Lost,
    /// The opponent may play all, some or none of them before their own throw.
    May,
    /// The opponent must play them before their own throw, as if they were thrown.
    Must,
}

/// What a doublet brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Doublets {
    /// Four steps of its number.
    FourTimes,
    /// Two steps of its number, as any other throw (IR-1).
    Twice,
    /// Two steps of its number. A 6 is added to every throw, so that three numbers are played
    /// (LU-1).
    TwiceAndSix,
    /// Twice its number of men of the thrower's choice, laid down or borne off (DU-4).
    OfChoice,
    /// Four steps of its number. After a 2-1 played in full the thrower names a further doublet,
    /// and throws again if all of it is played (AD-2).
    Named,
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

impl Doublets {
    /// The count of equal numbers that a doublet of `number` brings, without the later groups of a
    /// cascade.
    #[must_use]
    pub const fn run_length(self, number: Die) -> RunLength {
        match self {
            Self::Twice | Self::TwiceAndSix => RunLength::Two,
            Self::OfChoice => RunLength::twice(number),
            Self::FourTimes | Self::Named | Self::Cascade { .. } => RunLength::Four,
        }
    }
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

/// Which men may not move yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lock {
    /// All may.
    None,
    /// Until a man stands on this point or nearer to home, or is off, only the foremost man moves
    /// (FE-2).
    FirstMan(Point),
    /// One man a throw may leave 24, on a first throw perhaps two (NA-2, NA-3).
    Head(HeadFirst),
    /// Nobody moves. A man of point p stands at own 6+p until it is laid down, at p; none is borne
    /// off while one stands (DU-1, DU-2).
    Laid(Lay),
}

/// On which first throws two men may leave 24 (NA-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HeadFirst {
    /// On 6-6, 4-4 and 3-3.
    List,
    /// On those that one man cannot play out.
    Blocked,
}

/// Ends of a stage that are barred (C-8). Two bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bars {
    /// How many points the mover may hold in the two far tables.
    pub tables: TableLimits,
    /// What is asked of six consecutive points.
    pub primes: Primes,
}

impl Bars {
    /// Nothing is barred.
    pub const NONE: Self = Self {
        tables: TableLimits::FREE,
        primes: Primes::Free,
    };
}

const _: () = assert!(size_of::<Bars>() <= 2);

/// The most points that the mover may hold in its own far table, 24..=19, and in the opponent's
/// (FE-3). Each is 1 to 6; six points are all of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableLimits(u8);

impl TableLimits {
    /// No limit.
    pub const FREE: Self = Self(0x66);

    /// Creates the limits; `None` if one is not 1..=6.
    #[must_use]
    pub const fn new(own: u8, opposite: u8) -> Option<Self> {
        if own < 1 || own > 6 || opposite < 1 || opposite > 6 {
            return None;
        }
        Some(Self(own << 4 | opposite))
    }

    /// The most points of the own far table.
    #[must_use]
    pub const fn own(self) -> u8 {
        self.0 >> 4
    }

    /// The most points of the opponent's far table.
    #[must_use]
    pub const fn opposite(self) -> u8 {
        self.0 & 15
    }
}

/// What is asked of six consecutive points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Primes {
    /// Nothing.
    Free,
    /// They must not be right before the one point on which all men of the opponent stand, unless
    /// every play ends so (FE-5).
    OpenOnePoint,
    /// They must not leave the opponent without a legal step, unless every play ends so (FE-5).
    OpenStuck,
    /// They need a man of the opponent past them at the end of the stage (NA-4).
    BlockAtEnd,
    /// They need one after every step (NA-4).
    BlockAtStep,
    /// They need men on the own points 2 and 1 at the end of the stage (JA-4).
    LastPointsFirst,
}

/// What happens when a mother is pinned: the last man on 24 (PL-4, PL-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mother {
    /// Nothing; also in games without pins.
    None,
    /// The side whose mother is pinned loses two units as soon as no man of the other waits on 24.
    /// If both mothers are pinned, nobody scores.
    TieOfNone,
    /// The same, but if both mothers are pinned, each side scores one unit.
    TieOfOne,
}

impl Mother {
    /// The units that a tie brings to each side.
    #[must_use]
    pub const fn tie_units(self) -> u8 {
        match self {
            Self::None | Self::TieOfNone => 0,
            Self::TieOfOne => 1,
        }
    }
}

/// The men that a loser has usually left.
const USUAL_MEN_LEFT: u8 = 10;

/// What a win is worth (C-6, TW-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scoring {
    /// 1, or 2 if the loser has borne off none.
    Double,
    /// The same, or 3 if the loser also has a man on the bar or in the winner's home table.
    Triple,
    /// 1, or 2 if the loser has a man on the bar or in the winner's home table (NH-2).
    Behind,
    /// 1, and nothing else.
    Single,
    /// 1, or 7 for capote, which ends the game.
    Capote,
    /// The men that the loser has not borne off: 1 to 15 (ML-1).
    MenLeft,
    /// 1, or 2 for a jan, which ends the game (VQ-3).
    Jan,
    /// 1, also for a limpold, which ends the game (LU-3).
    Limpold(Limpold),
}

/// Who is limpolded (LU-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Limpold {
    /// A side with more men on the bar than entry points that none of its men holds.
    Frozen,
    /// The same, where points that the opponent holds are no places to enter either.
    Shut,
}

impl Scoring {
    /// The kinds of win, the smallest first.
    #[must_use]
    pub const fn win_kinds(self) -> &'static [WinKind] {
        match self {
            Self::Single | Self::Limpold(_) => &[WinKind::Single],
            Self::Double | Self::Behind => &[WinKind::Single, WinKind::Double],
            Self::Triple => &[WinKind::Single, WinKind::Double, WinKind::Triple],
            Self::Capote => &[WinKind::Single, WinKind::Capote],
            Self::MenLeft => &[WinKind::Left],
            Self::Jan => &[WinKind::Single, WinKind::Jan],
        }
    }

    /// The units to which a match may be played, the usual length first where it is not one unit.
    #[must_use]
    pub const fn match_lengths(self) -> &'static [u8] {
        match self {
            Self::MenLeft => &[31, 1],
            _ => &[1, 3, 5, 7],
        }
    }

    /// The length of a match to `units` in games of one unit, by which the bank of a clock and the
    /// weight of a rating grow. A usual game of men left counts ten.
    #[must_use]
    pub const fn length(self, units: u8) -> u8 {
        match self {
            Self::MenLeft => units.div_ceil(USUAL_MEN_LEFT),
            _ => units,
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
    /// Which men may not move yet.
    pub lock: Lock,
    /// Ends that are barred.
    pub bars: Bars,
    /// What happens when a mother is pinned.
    pub mother: Mother,
    /// What becomes of plain numbers that cannot be played.
    pub rest: Rest,
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
            lock: Lock::None,
            bars: Bars::NONE,
            mother: Mother::None,
            rest: Rest::Lost,
        }
    }

    /// Whether the opponent may or must play the plain numbers that a thrower cannot (LA-3).
    #[must_use]
    pub const fn hands_over_rest(&self) -> bool {
        !matches!(self.doublets, Doublets::Cascade { .. }) && !matches!(self.rest, Rest::Lost)
    }

    /// How much of the stage of a turn must be played (C-1, LA-3).
    #[inline]
    #[must_use]
    pub fn compulsion_in(&self, turn: Turn) -> Compulsion {
        match self.rest {
            Rest::May if turn.is_remainder() && self.hands_over_rest() => Compulsion::Optional,
            _ => self.compulsion,
        }
    }

    /// These rules with other bars.
    pub(crate) const fn with_bars(self, tables: TableLimits, primes: Primes) -> Self {
        Self {
            bars: Bars { tables, primes },
            ..self
        }
    }

    /// What becomes of the rest of a cascade; `None` in games without one.
    #[must_use]
    pub const fn remainder(&self) -> Option<Remainder> {
        match self.doublets {
            Doublets::Cascade { remainder, .. } => Some(remainder),
            _ => None,
        }
    }

    /// Whether a doublet cascades that is the `own`-th throw of its thrower, the opponent having
    /// made `other` throws (GB-3, GB-4).
    #[must_use]
    pub const fn cascades(&self, own: u16, other: u16) -> bool {
        match self.doublets {
            Doublets::FourTimes
            | Doublets::Twice
            | Doublets::TwiceAndSix
            | Doublets::OfChoice
            | Doublets::Named => false,
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

    /// Whether groups of higher numbers follow the equal numbers that `mover` plays in the turn of
    /// `thrower`, with the throws that White and Black have made. What was handed over from a
    /// cascade is always a part of one.
    pub(crate) fn has_later_groups(&self, thrower: Side, mover: Side, throws: [u16; 2]) -> bool {
        let [own, other] = [thrower, thrower.other()].map(|side| throws[side.index()]);
        match thrower == mover {
            true => self.cascades(own, other),
            false => matches!(self.doublets, Doublets::Cascade { .. }),
        }
    }

    /// The last number of a doublet's groups.
    pub(crate) const fn last_number(number: Die, cascades: bool) -> Die {
        if cascades { Die::Six } else { number }
    }

    /// Whether the thrower of `stage` names a doublet once all of it is played (AD-2).
    #[must_use]
    pub const fn names_after(&self, stage: Stage) -> bool {
        matches!(self.doublets, Doublets::Named)
            && matches!(
                stage,
                Stage::Pair {
                    high: Die::Two,
                    low: Die::One
                }
            )
    }

    /// The kind of win over a side that is frozen for good (VQ-3, LU-3).
    pub(crate) const fn win_by_freezing(&self) -> WinKind {
        match self.scoring {
            Scoring::Jan => WinKind::Jan,
            _ => WinKind::Single,
        }
    }

    /// Whether men can be hit, so that there is a bar.
    #[must_use]
    pub const fn has_bar(&self) -> bool {
        matches!(self.contact, Contact::BlotIsHit)
    }

    /// Whether men can be pinned.
    #[must_use]
    pub const fn has_pins(&self) -> bool {
        self.contact.is_pin()
    }

    /// The kinds of win, the smallest first. Nobody can resign a mother, which is worth as much as
    /// a double game.
    #[must_use]
    pub const fn win_kinds(&self) -> &'static [WinKind] {
        match (self.mother, self.scoring) {
            (Mother::None, scoring) => scoring.win_kinds(),
            (_, Scoring::Double | Scoring::Behind) => {
                &[WinKind::Single, WinKind::Double, WinKind::Mother]
            }
            (_, Scoring::Triple) => &[
                WinKind::Single,
                WinKind::Double,
                WinKind::Triple,
                WinKind::Mother,
            ],
            (_, Scoring::Single | Scoring::Limpold(_)) => &[WinKind::Single, WinKind::Mother],
            (_, Scoring::Capote) => &[WinKind::Single, WinKind::Capote, WinKind::Mother],
            (_, Scoring::MenLeft) => &[WinKind::Mother, WinKind::Left],
            (_, Scoring::Jan) => &[WinKind::Single, WinKind::Mother, WinKind::Jan],
        }
    }
}
