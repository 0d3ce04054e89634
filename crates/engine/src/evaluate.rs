//! The value of a position, [`Value`], and the trait of evaluations, [`Evaluate`].

mod exp;
mod features;
mod handwritten;
mod pace;
mod slopes;
mod weights;

pub(crate) use exp::exp;
pub use features::{FEATURES, Features, LARGE_WIN_FEATURES};
pub use handwritten::Handwritten;
pub use slopes::Slopes;
pub use weights::Weights;

use rosespring_rules::{Outcome, Position, Side, WinKind};

/// The probabilities of the results of a game, from White's side.
///
/// # Units
///
/// Probabilities 0..=1. `win` counts every win; the chance of a larger kind of win counts the games
/// that end in exactly this way, so it is a part of `win`, or of `1 − win`. The rest of `win` is
/// single wins. A draw (C-4) and a tie (PL-5) count as half a win and half a loss, a mother (PL-4)
/// counts as a double win. A jan (VQ-3) has the place of a double win, which its games do not know.
///
/// A game that counts the men left (ML-1) has no kinds of win. There the place of the double win
/// holds another figure, 0 to 14: the chance of a win times the men beyond the first.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Value {
    /// White wins, by any result.
    pub win: f32,
    /// The chances of the larger kinds of win, by side and [`WinKind::LARGER`].
    larger: [[f32; LARGER]; 2],
}

/// The number of larger kinds of win.
const LARGER: usize = WinKind::LARGER.len();

/// The place of a kind in [`WinKind::LARGER`].
const fn larger_index(kind: WinKind) -> Option<usize> {
    match kind {
        WinKind::Double | WinKind::Left | WinKind::Jan => Some(0),
        WinKind::Triple => Some(1),
        WinKind::Capote => Some(2),
        WinKind::Single | WinKind::Mother => None,
    }
}

impl Value {
    /// The number of its figures.
    pub const FIELDS: usize = 1 + 2 * LARGER;

    /// Returns the names of its figures, in the order of [`Value::to_array`]: `win`, `win_double`.
    pub fn field_names() -> impl Iterator<Item = String> {
        let larger = ["win", "lose"].into_iter().flat_map(|result| {
            let kinds = WinKind::LARGER.into_iter();
            kinds.map(move |kind| format!("{result}_{}", kind.name()))
        });
        std::iter::once("win".to_owned()).chain(larger)
    }

    /// The value with White's chance to win, every win a single one.
    #[must_use]
    pub const fn new(win: f32) -> Self {
        Self {
            win,
            larger: [[0.0; LARGER]; 2],
        }
    }

    /// The value with another chance of `side` to win by exactly this kind; of men left, the chance
    /// of a win times the men beyond the first. A single win and a mother have no separate figure.
    #[must_use]
    pub const fn with(mut self, side: Side, kind: WinKind, chance: f32) -> Self {
        if let Some(index) = larger_index(kind) {
            self.larger[side.index()][index] = chance;
        }
        self
    }

    /// Its figures as an array: `win`, then the larger wins of White in the order of
    /// [`WinKind::LARGER`], then those of Black.
    #[must_use]
    pub fn to_array(self) -> [f32; Self::FIELDS] {
        let mut fields = [self.win; Self::FIELDS];
        fields[1..].copy_from_slice(self.larger.as_flattened());
        fields
    }

    /// The value with these figures, in the order of [`Value::to_array`].
    #[must_use]
    pub fn from_array(fields: [f32; Self::FIELDS]) -> Self {
        let mut value = Self::new(fields[0]);
        let larger = value.larger.as_flattened_mut();
        larger.copy_from_slice(&fields[1..]);
        value
    }

    /// The value of a game that is over.
    #[must_use]
    pub fn of(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Drawn | Outcome::Tied { .. } => Self::new(0.5),
            Outcome::Left { winner, men } => {
                let beyond = f32::from(men.saturating_sub(1));
                let won = Self::new(1.0).with(Side::White, WinKind::Left, beyond);
                won.seen_by(winner)
            }
            Outcome::Won { winner, kind } => {
                let won = Self::new(1.0).with(Side::White, kind.counted_as(), 1.0);
                won.seen_by(winner)
            }
        }
    }

    /// The same value from the side of `side`: with Black, `win` is Black's.
    #[must_use]
    pub const fn seen_by(self, side: Side) -> Self {
        let [white, black] = self.larger;
        match side {
            Side::White => self,
            Side::Black => Self {
                win: 1.0 - self.win,
                larger: [black, white],
            },
        }
    }

    /// The mean of two values.
    #[must_use]
    pub fn midpoint(&self, other: &Self) -> Self {
        let mut mean = Self::default();
        mean.add(self, 0.5);
        mean.add(other, 0.5);
        mean
    }

    /// Adds `weight` times `other`: a mean is a sum whose weights add up to one.
    pub fn add(&mut self, other: &Self, weight: f32) {
        self.win += weight * other.win;
        let others = other.larger.as_flattened();
        for (own, other) in self.larger.as_flattened_mut().iter_mut().zip(others) {
            *own += weight * other;
        }
    }

    /// The equity of White in units; negative if White is expected to lose.
    #[must_use]
    pub fn equity(&self) -> f32 {
        let extra = |larger: &[f32; LARGER]| {
            let kinds = larger.iter().zip(WinKind::LARGER);
            kinds.fold(0.0, |sum, (chance, kind)| {
                sum + f32::from(kind.units() - 1) * chance
            })
        };
        2.0 * self.win - 1.0 + extra(&self.larger[0]) - extra(&self.larger[1])
    }

    /// The probability that `side` wins by exactly this result; 0 for a mother, which is among the
    /// double wins. Of men left, the chance of a win times the men beyond the first.
    #[must_use]
    pub fn chance(&self, side: Side, kind: WinKind) -> f32 {
        let larger = &self.larger[side.index()];
        match (kind, larger_index(kind)) {
            (_, Some(index)) => larger[index],
            (WinKind::Mother, None) => 0.0,
            (_, None) => larger
                .iter()
                .fold(self.seen_by(side).win, |rest, chance| rest - chance),
        }
    }

    /// The value with the larger wins of `side` in another one.
    pub(crate) const fn with_larger_wins(mut self, side: Side, other: &Self) -> Self {
        self.larger[side.index()] = other.larger[side.index()];
        self
    }

    /// The probability that `side` wins more than a single game.
    #[must_use]
    pub fn larger_win(&self, side: Side) -> f32 {
        self.larger[side.index()].iter().sum()
    }
}

/// Evaluates positions.
///
/// The required method takes a batch, because many positions at once are quicker to evaluate.
pub trait Evaluate {
    /// Writes the value of each position, from White's side, to the same index of `values`.
    ///
    /// Positions can be in any phase, also in the middle of a turn. A finished game has the value
    /// of its outcome.
    ///
    /// # Panics
    ///
    /// If the slices differ in length.
    fn evaluate(&self, positions: &[Position], values: &mut [Value]);

    /// Returns the value of one position, from White's side.
    fn value(&self, position: &Position) -> Value {
        let mut values = [Value::default()];
        self.evaluate(std::slice::from_ref(position), &mut values);
        values[0]
    }

    /// Returns the exact value of a position, from White's side, where the evaluation has a table
    /// of it; `None` elsewhere.
    fn known(&self, _position: &Position) -> Option<Value> {
        None
    }

    /// Returns a linear approximation of the evaluation around `position`, with `next` to throw;
    /// `None` if the evaluation has none. `worth` converts a value to its worth to White.
    fn slopes(
        &self,
        _position: &Position,
        _next: Side,
        _worth: &dyn Fn(&Value) -> f32,
    ) -> Option<Slopes> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_stand_in_the_order_of_their_names() {
        let value = Value::from_array([0.6, 0.2, 0.1, 0.05, 0.03, 0.02, 0.01]);
        let figures: Vec<_> = Value::field_names().zip(value.to_array()).collect();

        assert_eq!(Value::from_array(value.to_array()), value);
        assert_eq!(figures[0], ("win".to_owned(), value.win));
        for (name, figure) in &figures[1..] {
            let (result, kind) = name.split_once('_').unwrap();
            let side = match result {
                "win" => Side::White,
                _ => Side::Black,
            };
            let kind = WinKind::from_name(kind).unwrap();
            assert_eq!(value.chance(side, kind), *figure, "{name}");
        }
        assert_eq!(value.larger_win(Side::White), 0.2 + 0.1 + 0.05);
    }

    #[test]
    fn an_outcome_is_worth_its_units() {
        for winner in Side::ALL {
            for men in 1..=15 {
                let value = Value::of(Outcome::Left { winner, men });

                assert_eq!(value.seen_by(winner).equity(), f32::from(men));
                assert_eq!(value.chance(winner, WinKind::Left), f32::from(men - 1));
            }
            for kind in WinKind::ALL
                .into_iter()
                .filter(|&kind| kind != WinKind::Left)
            {
                let outcome = Outcome::Won { winner, kind };
                let value = Value::of(outcome);

                assert_eq!(value.equity(), f32::from(outcome.units_for(Side::White)));
                assert_eq!(value.chance(winner, kind.counted_as()), 1.0);
            }
        }
        for nobody in [Outcome::Drawn, Outcome::Tied { each: 1 }] {
            assert_eq!(Value::of(nobody).equity(), 0.0);
        }
        for (index, kind) in WinKind::LARGER.into_iter().enumerate() {
            assert_eq!(larger_index(kind), Some(index));
        }
    }
}
