//! An independent, slow solver that uses [`Position`] alone. Tables are checked against it; it
//! shares no code with the builder of tables.

use std::collections::{BTreeMap, BTreeSet};

use rosespring_rules::{
    Dice, Ends, Outcome, Phase, Position, PositionError, Rules, Setup, SetupPhase, Side, SideSetup,
    WinKind,
};

use super::Home;

/// The number of throws that both sides are assumed to have made: enough for doublets to cascade
/// where the rules have cascades.
const THROWS: u16 = 1_000;

/// Returns the position in which White, with the men of `mover`, is to throw against Black, with
/// the men of `other`. All other men are off.
///
/// # Errors
///
/// The rules do not allow the position, for instance because one side has no men left.
pub fn position(rules: Rules, mover: Home, other: Home) -> Result<Position, PositionError> {
    let side = |home: Home| {
        let points: Vec<_> = (1..).zip(home.0).collect();
        SideSetup {
            off: rules.men().saturating_sub(home.men()),
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

/// Returns the distinct positions at the end of a turn with this throw, over all plays of all
/// stages; empty if no throw is due.
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

/// The chances of the side to throw, 0..=1.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Chances {
    /// The chance to win.
    pub win: f64,
    /// The chance to win a double game, a part of `win`.
    pub win_double: f64,
    /// The chance to lose a double game, a part of `1 - win`.
    pub lose_double: f64,
}

impl Chances {
    /// The quantity that play maximises: the units of the side to throw, plus one.
    #[must_use]
    pub fn units(self) -> f64 {
        2.0 * self.win + self.win_double - self.lose_double
    }
}

/// Computes the chances of White, to throw, from the chances `black` of Black after each end of
/// White's turn. White chooses the end that leaves Black the fewest units. Where several ends leave
/// the same, the first result has the least of each chance, the second the greatest.
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

/// Units that differ by less count as equal. StoredChances values that differ, differ by more.
const EQUAL: f64 = 1e-9;

/// Returns the chances of Black at the end of White's turn. If White has won, they are zero, with a
/// double game lost where that counts; otherwise they are `chances` of Black's and White's men,
/// with Black to throw.
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

/// Computes chances by recursion and caches them.
#[derive(Debug, Clone)]
pub struct Solver {
    rules: Rules,
    known: BTreeMap<(Home, Home), Chances>,
}

impl Solver {
    /// Creates a solver with an empty cache.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self {
            rules,
            known: BTreeMap::new(),
        }
    }

    /// Computes the chances of `mover`, to throw. It takes milliseconds with two men a side,
    /// seconds with three, and hours with many, unless one side is off within a throw or two.
    ///
    /// # Errors
    ///
    /// The rules do not allow the position.
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
