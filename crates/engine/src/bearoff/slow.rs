//! An independent solver: everything by [`Position`] alone, slow and plain. Tables are checked
//! against it; it shares no play and no number with what builds them.

use std::collections::{BTreeMap, BTreeSet};

use rosespring_rules::{
    Dice, Ends, Outcome, Phase, Position, PositionError, Rules, Setup, SetupPhase, Side, SideSetup,
    WinKind,
};

use super::Home;

/// Throws that both sides are taken to have made: doublets cascade if they ever do.
const THROWS: u16 = 1_000;

/// White to throw with `mover`'s men at home, Black with `other`'s; all other men are off.
///
/// # Errors
///
/// The rules allow no such position: one of the sides has no men left, for instance.
pub fn position(rules: Rules, mover: Home, other: Home) -> Result<Position, PositionError> {
    let side = |home: Home| {
        let points: Vec<_> = (1..).zip(home.0).collect();
        SideSetup {
            throws: THROWS,
            ..SideSetup::with_points(&points)
        }
    };
    Position::from_setup(&Setup {
        rules,
        white: side(mover),
        black: side(other),
        phase: SetupPhase::Throw {
            thrower: Side::White,
        },
    })
}

/// The distinct positions at the end of a turn with this throw, all stages played in every way;
/// none if no throw is due.
#[must_use]
pub fn ends(start: &Position, dice: Dice) -> Vec<Position> {
    let mut open: Vec<Position> = start.throw(dice, &mut ()).into_iter().collect();
    let mut done = BTreeSet::new();
    let mut ends = Ends::new();
    while !open.is_empty() {
        let mut next = BTreeSet::new();
        for position in &open {
            let Phase::Play(_) = position.phase() else {
                done.insert(*position);
                continue;
            };
            position.ends(&mut ends);
            next.extend(ends.iter().map(|end| position.after(&end, &mut ())));
        }
        open = next.into_iter().collect();
    }
    done.into_iter().collect()
}

/// Chances of the side that is to throw.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Chances {
    /// It wins.
    pub win: f64,
    /// It wins a double game: a part of `win`.
    pub win_double: f64,
    /// It loses a double game: a part of `1 - win`.
    pub lose_double: f64,
}

impl Chances {
    /// What play aims at: the units won by the side to throw, and one more.
    #[must_use]
    pub fn units(self) -> f64 {
        2.0 * self.win + self.win_double - self.lose_double
    }
}

/// What White, to throw, comes to have if the other side has `black` after each end of his turns,
/// Black to throw: by the ends that leave Black the fewest units. Where several ends leave as few,
/// the first of these bounds takes the least of each chance, the second the most.
pub fn derive(start: &Position, mut black: impl FnMut(&Position) -> Chances) -> [Chances; 2] {
    let mut sums = [Chances::default(); 2];
    for &(dice, weight) in &Dice::ALL_21 {
        let left: Vec<_> = ends(start, dice).iter().map(&mut black).collect();
        let units = left.iter().copied().map(Chances::units);
        let least = units.fold(f64::INFINITY, f64::min);
        let best = || left.iter().filter(|left| left.units() <= least + EQUAL);
        let share = f64::from(weight) / 36.0;
        for (sum, choose) in sums.iter_mut().zip([f64::min, f64::max]) {
            let of = |chance: fn(&Chances) -> f64| best().map(chance).reduce(choose);
            sum.win += share * of(|left| 1.0 - left.win).unwrap_or(f64::NAN);
            sum.win_double += share * of(|left| left.lose_double).unwrap_or(f64::NAN);
            sum.lose_double += share * of(|left| left.win_double).unwrap_or(f64::NAN);
        }
    }
    sums
}

/// Units that differ by less are taken to be equal; stored ones differ by more, if they differ.
const EQUAL: f64 = 1e-9;

/// What Black has at the end of White's turn: if White has won, nothing, and a double game lost
/// where that counts; otherwise what `chances` says of Black's men and White's, Black to throw.
pub fn left(position: &Position, chances: impl FnOnce(Home, Home) -> Chances) -> Chances {
    match position.phase() {
        Phase::Over(Outcome::Won { kind, .. }) => Chances {
            lose_double: f64::from(u8::from(kind == WinKind::Double)),
            ..Chances::default()
        },
        _ => {
            let home = |side| Home::of(position.men(side)).unwrap_or_default();
            chances(home(Side::Black), home(Side::White))
        }
    }
}

/// Chances derived from nothing and remembered.
#[derive(Debug, Clone)]
pub struct Solver {
    rules: Rules,
    known: BTreeMap<(Home, Home), Chances>,
}

impl Solver {
    /// Nothing is known yet.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self {
            rules,
            known: BTreeMap::new(),
        }
    }

    /// The chances of `mover`, who is to throw. Takes milliseconds with two men a side, seconds
    /// with three, and hours with many, unless one side is off in a throw or two.
    ///
    /// # Errors
    ///
    /// The rules allow no such position.
    pub fn chances(&mut self, mover: Home, other: Home) -> Result<Chances, PositionError> {
        if let Some(&known) = self.known.get(&(mover, other)) {
            return Ok(known);
        }
        let start = position(self.rules, mover, other)?;
        let mut failed = None;
        let [chances, _] = derive(&start, |end| {
            left(end, |black, white| {
                self.chances(black, white).unwrap_or_else(|error| {
                    failed = Some(error);
                    Chances::default()
                })
            })
        });
        match failed {
            Some(error) => Err(error),
            None => {
                self.known.insert((mover, other), chances);
                Ok(chances)
            }
        }
    }
}
