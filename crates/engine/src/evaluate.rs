//! What a position is worth: [`Value`], and the trait [`Evaluate`] of everything that says so.

mod exp;
mod features;
mod handwritten;
mod slopes;
mod weights;

pub(crate) use exp::exp;
pub use features::{FEATURES, Features, LARGE_WIN_FEATURES};
pub use handwritten::Handwritten;
pub use slopes::Slopes;
pub use weights::{WEIGHTS, Weights};

use rosespring_rules::{Outcome, Position, Side, WinKind};

/// How a game is expected to end, seen by White.
///
/// # Units
///
/// Probabilities 0..=1. `win` counts every win; each other field counts the games that end in
/// exactly this way, so it is a part of `win`, or of `1 − win`. The rest of `win` is single wins.
/// A draw (C-4) counts as half a win and half a loss.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Value {
    /// White wins, however.
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

    /// The same expectation with the sides exchanged if `side` is Black: then `win` is Black's.
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

    /// The mean of two expectations.
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

    /// Units White is expected to win: negative if he is expected to lose.
    #[must_use]
    pub fn equity(&self) -> f32 {
        let extra = |double: f32, triple: f32, capote: f32| double + 2.0 * triple + 6.0 * capote;
        2.0 * self.win - 1.0 + extra(self.win_double, self.win_triple, self.win_capote)
            - extra(self.lose_double, self.lose_triple, self.lose_capote)
    }

    /// The probability that `side` wins in exactly this way.
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

/// Something that says what positions are worth.
///
/// Batches come first: whoever evaluates many positions at once can do so more quickly, and a
/// caller that has one passes a slice of one.
pub trait Evaluate {
    /// Writes the value of each position, as White sees it, to the same index of `values`.
    ///
    /// Positions may be in any phase, also in the middle of a turn; one that is over has the value
    /// of its outcome.
    ///
    /// # Panics
    ///
    /// If the slices differ in length.
    fn evaluate(&self, positions: &[Position], values: &mut [Value]);

    /// The value of one position, as White sees it.
    fn value(&self, position: &Position) -> Value {
        let mut values = [Value::default()];
        self.evaluate(std::slice::from_ref(position), &mut values);
        values[0]
    }

    /// The value of a position whose play to the end holds no more questions, as White sees it;
    /// `None` if this has to judge.
    fn known(&self, _position: &Position) -> Option<Value> {
        None
    }

    /// What single men are worth near `position`, in which `next` is to throw whoever is, if that
    /// can be said quickly. `worth` says what a value is worth to White.
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
