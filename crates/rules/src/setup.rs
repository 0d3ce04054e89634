//! `Setup`: a position as written down, not checked.

mod check;

use crate::frame::bits;
use crate::men::{BAR, HAND, MEN, OFF, POINTS};
use crate::{Die, Men, NextGame, Outcome, Phase, Point, Position, Rules, Side, WinKind};

pub use check::{PositionError, SetupFault};
pub(crate) use check::{faults_of_phase, most_men};

/// One side of a [`Setup`].
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct SideSetup {
    /// Men on each point in the side's own numbering, index = point; index 0 is not used.
    pub points: [u8; 25],
    /// Men on the bar.
    pub bar: u8,
    /// Men in hand.
    pub hand: u8,
    /// Men borne off.
    pub off: u8,
    /// The points on which its one man is pinned, bit n for point n.
    pub pinned: u32,
    /// Throws made in this game, the current one included.
    pub throws: u16,
}

impl SideSetup {
    /// Creates a side with men on some points, all others of fifteen borne off, and three throws
    /// made. For tests and examples.
    #[must_use]
    pub fn with_points(points: &[(u8, u8)]) -> Self {
        let mut side = Self {
            throws: 3,
            ..Self::default()
        };
        for &(point, men) in points {
            side.points[usize::from(point)] = men;
        }
        let men: u8 = side.points.iter().sum();
        side.off = MEN.saturating_sub(men);
        side
    }

    /// Returns the men; `None` if they are not as many as the rules ask, or cannot be counted.
    fn men(&self, rules: &Rules) -> Option<Men> {
        let may_be_pinned = if rules.has_pins() { POINTS } else { 0 };
        let is_alone = |point: u32| self.points.get(point as usize) == Some(&1);
        if self.pinned & !may_be_pinned != 0
            || !bits(self.pinned).all(is_alone)
            || rules.has_pins() && self.hand > 0
        {
            return None;
        }
        let mut men = Men::NONE;
        let points = self.points.iter().zip(0_u32..).skip(1);
        let others = [(&self.bar, BAR), (&self.hand, HAND), (&self.off, OFF)];
        for (&count, slot) in points.chain(others) {
            if count > MEN {
                return None;
            }
            men = men.with(slot, count);
        }
        for point in bits(self.pinned) {
            men = men.with(point, 0);
        }
        let men = men.with_pinned(self.pinned);
        (self.points[0] == 0 && self.total() == u32::from(rules.men())).then_some(men)
    }

    fn total(&self) -> u32 {
        let others = [self.bar, self.hand, self.off];
        self.points[1..]
            .iter()
            .chain(&others)
            .map(|&men| u32::from(men))
            .sum()
    }

    /// Returns the side with these men, and as many throws made.
    #[must_use]
    pub fn from_men(rules: &Rules, men: Men, throws: u16) -> Self {
        let mut side = Self {
            bar: men.bar(),
            hand: men.hand(rules),
            off: men.off(),
            pinned: men.pinned(rules),
            throws,
            ..Self::default()
        };
        for point in Point::all() {
            side.points[usize::from(point.get())] = men.standing(rules, point);
        }
        side
    }
}

/// The phase of a [`Setup`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum SetupPhase {
    /// Each side throws one die.
    Opening,
    /// `thrower` is to throw.
    Throw {
        /// The thrower.
        thrower: Side,
    },
    /// `thrower` is to name a doublet (AD-2).
    Name {
        /// The thrower.
        thrower: Side,
    },
    /// `mover` is to play `stage`.
    Play {
        /// The thrower.
        thrower: Side,
        /// The mover.
        mover: Side,
        /// Two different numbers, or one to four equal ones; at most two where doublets are played
        /// twice. Three, one of them a 6, where a 6 is added to every throw.
        stage: Vec<u8>,
        /// The numbers of the later groups of four.
        then: Vec<u8>,
        /// Whether the thrower named the doublet (AD-2).
        named: bool,
    },
    /// The game is over.
    Over {
        /// The winner; `None` in a draw.
        winner: Option<Side>,
        /// The kind of win; not used in a draw.
        kind: WinKind,
    },
    /// The game is over: both mothers are pinned (PL-5).
    Tied,
}

/// A position as written down.
///
/// All fields are public and nothing is checked; [`Position::from_setup`] checks everything.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// White's men and throws.
    pub white: SideSetup,
    /// Black's men and throws.
    pub black: SideSetup,
    /// The phase of the game.
    pub phase: SetupPhase,
}

impl Setup {
    /// Returns the position in which a game begins.
    #[must_use]
    pub fn start(rules: Rules) -> Self {
        let layout = rules.game.declaration().layout;
        let [white, black] = Side::ALL.map(|side| {
            let mut men = SideSetup {
                hand: layout.hand,
                ..SideSetup::default()
            };
            for &(point, count) in layout.points_of(&rules, side) {
                men.points[usize::from(point)] = count;
            }
            men
        });
        let phase = match rules.next_game {
            NextGame::WhiteLeads => SetupPhase::Throw {
                thrower: Side::White,
            },
            NextGame::WinnerLeads | NextGame::OpeningThrow => SetupPhase::Opening,
        };
        Self {
            rules,
            white,
            black,
            phase,
        }
    }

    /// One side.
    #[must_use]
    pub const fn side(&self, side: Side) -> &SideSetup {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// Returns the setup with the later groups that follow from the stage and the throws counted.
    #[must_use]
    pub fn with_later_groups(mut self) -> Self {
        self.add_later_groups();
        self
    }

    /// Fills in the later groups that follow from the stage and the throws counted, for notations
    /// that do not write them.
    pub(crate) fn add_later_groups(&mut self) {
        let throws = [self.white.throws, self.black.throws];
        let SetupPhase::Play {
            thrower,
            mover,
            stage,
            then,
            ..
        } = &mut self.phase
        else {
            return;
        };
        let cascades = self.rules.has_later_groups(*thrower, *mover, throws);
        let Some(&number) = stage.first() else { return };
        if cascades && stage.iter().all(|&other| other == number) {
            *then = (number.saturating_add(1)..=6).collect();
        }
    }

    pub(crate) fn of(position: &Position) -> Self {
        let rules = position.rules();
        let side =
            |side: Side| SideSetup::from_men(rules, position.men(side), position.throws(side));
        let phase = match position.phase() {
            Phase::Opening => SetupPhase::Opening,
            Phase::Throw(thrower) => SetupPhase::Throw { thrower },
            Phase::Name(thrower) => SetupPhase::Name { thrower },
            Phase::Play(turn) => SetupPhase::Play {
                thrower: turn.thrower,
                mover: turn.mover,
                stage: turn.stage.numbers().into_iter().map(Die::get).collect(),
                then: turn.stage.then().map(Die::get).collect(),
                named: turn.is_named(),
            },
            Phase::Over(Outcome::Drawn) => SetupPhase::Over {
                winner: None,
                kind: WinKind::Single,
            },
            Phase::Over(Outcome::Tied { .. }) => SetupPhase::Tied,
            Phase::Over(Outcome::Won { winner, kind }) => SetupPhase::Over {
                winner: Some(winner),
                kind,
            },
            Phase::Over(Outcome::Left { winner, .. }) => SetupPhase::Over {
                winner: Some(winner),
                kind: WinKind::Left,
            },
        };
        Self {
            rules: *position.rules(),
            white: side(Side::White),
            black: side(Side::Black),
            phase,
        }
    }
}
