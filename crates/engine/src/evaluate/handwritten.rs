//! The hand-written evaluation: features, one weight for each, and a logistic function.

use rosespring_rules::{Mother, Position, Rules, Scoring, Side, WinKind};

use super::exp::exp;
use super::features::Features;
use super::weights::Weights;
use super::{Evaluate, Value};

/// An evaluation by hand-written features: the race in throws, blocked numbers, runs of points, men
/// left behind, blots, men on the bar and in hand.
///
/// The weights of each game were fitted to the results of games of self-play, so the probabilities
/// are estimates for play of this strength. House rules use the weights of their game; a game
/// without weights uses those of a game with the same kind of contact between men.
///
/// ```
/// use rosespring_engine::evaluate::{Evaluate, Handwritten};
/// use rosespring_rules::{Position, Rules, Side};
///
/// let rules = Rules::preset("gioul").unwrap();
/// let value = Handwritten::default().value(&Position::started_by(rules, Side::White));
/// assert!(value.win > 0.5);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Handwritten {
    weights: Option<Box<Weights>>,
}

impl Handwritten {
    /// Creates the evaluation with other weights, for fitting.
    #[must_use]
    pub fn with_weights(weights: Weights) -> Self {
        Self {
            weights: Some(Box::new(weights)),
        }
    }

    fn weights(&self, rules: &Rules) -> &Weights {
        let weights = self.weights.as_deref();
        weights.unwrap_or_else(|| Weights::of(rules))
    }

    fn estimate(&self, position: &Position) -> Value {
        if let Some(outcome) = position.outcome() {
            return Value::of(outcome);
        }
        let weights = self.weights(position.rules());
        let features = Features::of(position);
        let win = logistic(dot(&weights.win, &features.winning(Side::White)));
        let value = Value::new(win);
        let large = |winner: Side, chance: f32| {
            if !possible(position, &features, winner) {
                return (0.0, 0.0);
            }
            if position.rules().mother != Mother::None && features.mother_is_pinned(winner.other())
            {
                return (chance, 0.0);
            }
            let measured = features.large_win(winner);
            let large = chance * logistic(dot(&weights.large, &measured));
            (large, large * logistic(dot(&weights.larger, &measured)))
        };
        let (won, won_more) = large(Side::White, win);
        let (lost, lost_more) = large(Side::Black, 1.0 - win);
        let both = |value: Value, kind, won, lost| {
            let value = value.with(Side::White, kind, won);
            value.with(Side::Black, kind, lost)
        };
        match position.rules().scoring {
            Scoring::Single | Scoring::Limpold(_) => value,
            Scoring::Jan => both(value, WinKind::Jan, won, lost),
            Scoring::Double => both(value, WinKind::Double, won, lost),
            // As often as a triple game: the rare loser with men off and one behind is left out.
            Scoring::Behind => both(value, WinKind::Double, won_more, lost_more),
            Scoring::Capote => both(value, WinKind::Capote, won, lost),
            Scoring::MenLeft => {
                let beyond = |loser: Side, chance: f32, large: f32| {
                    let men = position.rules().men() - position.men(loser).off();
                    (MOST_BEYOND * large).min(chance * f32::from(men.saturating_sub(1)))
                };
                let won = beyond(Side::Black, win, won);
                let lost = beyond(Side::White, 1.0 - win, lost);
                both(value, WinKind::Left, won, lost)
            }
            Scoring::Triple => {
                let value = both(value, WinKind::Triple, won_more, lost_more);
                both(value, WinKind::Double, won - won_more, lost - lost_more)
            }
        }
    }
}

impl Evaluate for Handwritten {
    fn evaluate(&self, positions: &[Position], values: &mut [Value]) {
        assert_eq!(positions.len(), values.len(), "one value for each position");
        for (position, value) in positions.iter().zip(values) {
            *value = self.estimate(position);
        }
    }
}

/// The most men beyond the first that a loser can have left.
const MOST_BEYOND: f32 = 14.0;

/// Whether `winner` can still win more than a single game.
fn possible(position: &Position, features: &Features, winner: Side) -> bool {
    match position.rules().scoring {
        Scoring::Single | Scoring::Limpold(_) => false,
        // Men are sent to the bar by hits alone (VQ-3).
        Scoring::Jan => position.may_lose(winner.other(), WinKind::Jan),
        Scoring::MenLeft => true,
        Scoring::Double | Scoring::Triple | Scoring::Behind => features.none_off(winner.other()),
        // Capote is won with the first man borne off, or not at all (TW-10).
        Scoring::Capote => features.none_off(winner),
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

fn dot(weights: &[f32], features: &[f32]) -> f32 {
    weights.iter().zip(features).map(|(w, f)| w * f).sum()
}
