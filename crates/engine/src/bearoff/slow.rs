//! An independent solver: everything by [`Position`] alone, slow and plain. Tables are checked
//! against it; it shares no play and no number with what builds them.

use std::collections::{BTreeMap, BTreeSet};

use rosespring_rules::{
    Dice, Ends, Outcome, Phase, Position, PositionError, Rules, Setup, SetupPhase, Side, SideSetup,
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

/// The mean over the 36 throws of the least that `lost` says of the ends of each: the chance that
/// the opponent of the thrower wins, if `lost` is that chance.
pub fn mean_of_least(start: &Position, mut lost: impl FnMut(&Position) -> f64) -> f64 {
    let throws = Dice::ALL_21.iter().map(|&(dice, weight)| {
        let ends = ends(start, dice);
        let least = ends.iter().map(&mut lost).fold(f64::INFINITY, f64::min);
        f64::from(weight) * least
    });
    throws.sum::<f64>() / 36.0
}

/// What is lost at a position: nothing if White, who threw, has won; otherwise what `black_wins`
/// says of Black's men and White's, Black to throw.
pub fn lost(position: &Position, black_wins: impl FnOnce(Home, Home) -> f64) -> f64 {
    match position.phase() {
        Phase::Over(Outcome::Won { .. }) => 0.0,
        _ => {
            let home = |side| Home::of(position.men(side)).unwrap_or_default();
            black_wins(home(Side::Black), home(Side::White))
        }
    }
}

/// Chances to win, derived from nothing and remembered.
#[derive(Debug, Clone)]
pub struct Solver {
    rules: Rules,
    known: BTreeMap<(Home, Home), f64>,
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

    /// The chance 0..=1 that `mover`, who is to throw, wins. Takes milliseconds with two men a
    /// side, seconds with three, and hours with many.
    ///
    /// # Errors
    ///
    /// The rules allow no such position.
    pub fn win(&mut self, mover: Home, other: Home) -> Result<f64, PositionError> {
        if let Some(&win) = self.known.get(&(mover, other)) {
            return Ok(win);
        }
        let start = position(self.rules, mover, other)?;
        let mut failed = None;
        let lost = mean_of_least(&start, |end| {
            lost(end, |black, white| {
                self.win(black, white).unwrap_or_else(|error| {
                    failed = Some(error);
                    0.0
                })
            })
        });
        match failed {
            Some(error) => Err(error),
            None => {
                self.known.insert((mover, other), 1.0 - lost);
                Ok(1.0 - lost)
            }
        }
    }
}
