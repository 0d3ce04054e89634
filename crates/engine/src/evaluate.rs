//! The value of a position, [`Value`], and the trait of evaluations, [`Evaluate`].

mod exp;
mod features;
mod handwritten;
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
/// Probabilities 0..=1. `win` counts every win; each other field counts the games that end in
/// exactly this way, so it is a part of `win`, or of `1 − win`. The rest of `win` is single wins.
/// A draw (C-4) counts as half a win and half a loss.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Value {
    /// White wins, by any result.
    pub win: f32,
    /// White wins a double game.
    pub win_double: f32,
    /// White wins a triple game (backgammon).
    pub win_triple: f32,
    /// White wins by capote (Tawula).
    pub win_capote: f32,
    /// Black wins a double game.
    pub lose_double: f32,
    /// Black wins a triple game (backgammon).
    pub lose_triple: f32,
    /// Black wins by capote (Tawula).
    pub lose_capote: f32,
}

impl Value {
    /// The number of its fields.
    pub const FIELDS: usize = 7;

    /// The names of its fields, in the order of [`Value::to_array`].
    pub const FIELD_NAMES: [&'static str; Self::FIELDS] = [
        "win",
        "win_double",
        "win_triple",
        "win_capote",
        "lose_double",
        "lose_triple",
        "lose_capote",
    ];

    /// Its fields as an array: `win`, then the larger wins of White, smallest first, then those of
    /// Black.
    #[must_use]
    pub const fn to_array(self) -> [f32; Self::FIELDS] {
        [
            self.win,
            self.win_double,
            self.win_triple,
            self.win_capote,
            self.lose_double,
            self.lose_triple,
            self.lose_capote,
        ]
    }

    /// The value with these fields, in the order of [`Value::to_array`].
    #[must_use]
    pub const fn from_array(fields: [f32; Self::FIELDS]) -> Self {
        let [
            win,
            win_double,
            win_triple,
            win_capote,
            lose_double,
            lose_triple,
            lose_capote,
        ] = fields;
        Self {
            win,
            win_double,
            win_triple,
            win_capote,
            lose_double,
            lose_triple,
            lose_capote,
        }
    }

    /// The value of a game that is over.
    #[must_use]
    pub fn of(outcome: Outcome) -> Self {
        let Outcome::Won { winner, kind } = outcome else {
            return Self {
                win: 0.5,
                ..Self::default()
            };
        };
        let mut value = Self {
            win: 1.0,
            ..Self::default()
        };
        match kind {
            WinKind::Single => {}
            WinKind::Double => value.win_double = 1.0,
            WinKind::Triple => value.win_triple = 1.0,
            WinKind::Capote => value.win_capote = 1.0,
        }
        value.seen_by(winner)
    }

    /// The same value from the side of `side`: with Black, `win` is Black's.
    #[must_use]
    pub fn seen_by(self, side: Side) -> Self {
        match side {
            Side::White => self,
            Side::Black => Self {
                win: 1.0 - self.win,
                win_double: self.lose_double,
                win_triple: self.lose_triple,
                win_capote: self.lose_capote,
                lose_double: self.win_double,
                lose_triple: self.win_triple,
                lose_capote: self.win_capote,
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
        self.win_double += weight * other.win_double;
        self.win_triple += weight * other.win_triple;
        self.win_capote += weight * other.win_capote;
        self.lose_double += weight * other.lose_double;
        self.lose_triple += weight * other.lose_triple;
        self.lose_capote += weight * other.lose_capote;
    }

    /// The equity of White in units; negative if White is expected to lose.
    #[must_use]
    pub fn equity(&self) -> f32 {
        let extra = |double: f32, triple: f32, capote: f32| double + 2.0 * triple + 6.0 * capote;
        2.0 * self.win - 1.0 + extra(self.win_double, self.win_triple, self.win_capote)
            - extra(self.lose_double, self.lose_triple, self.lose_capote)
    }

    /// The probability that `side` wins by exactly this result.
    #[must_use]
    pub fn chance(&self, side: Side, kind: WinKind) -> f32 {
        let value = self.seen_by(side);
        match kind {
            WinKind::Single => value.win - value.win_double - value.win_triple - value.win_capote,
            WinKind::Double => value.win_double,
            WinKind::Triple => value.win_triple,
            WinKind::Capote => value.win_capote,
        }
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

        assert_eq!(Value::from_array(value.to_array()), value);
        for (name, field) in Value::FIELD_NAMES.into_iter().zip(value.to_array()) {
            let text = format!("{value:?}");
            assert!(
                text.contains(&format!(" {name}: {field}")),
                "{name}: {text}"
            );
        }
    }

    #[test]
    fn an_outcome_is_worth_its_units() {
        for winner in Side::ALL {
            for kind in [
                WinKind::Single,
                WinKind::Double,
                WinKind::Triple,
                WinKind::Capote,
            ] {
                let outcome = Outcome::Won { winner, kind };
                let value = Value::of(outcome);

                assert_eq!(value.equity(), f32::from(outcome.units_for(Side::White)));
                assert_eq!(value.chance(winner, kind), 1.0);
            }
        }
        assert_eq!(Value::of(Outcome::Drawn).equity(), 0.0);
    }
}
