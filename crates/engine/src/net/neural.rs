//! A net as an evaluation.

use std::cell::RefCell;
use std::sync::Arc;

use rosespring_rules::{Phase, Position, Rules, Scoring, Side};

use super::file::{Net, OUTPUTS};
use super::kernel::{BATCH, Kernel, Known};
use crate::evaluate::{Evaluate, Value};

/// An evaluation by a net. Cheap to clone; each clone has its own buffer.
#[derive(Debug, Clone)]
pub struct Neural {
    net: Arc<Net>,
    kernel: Kernel,
    known: RefCell<Known>,
}

impl Neural {
    /// By `net`, with the fastest kernel there is.
    #[must_use]
    pub fn new(net: Arc<Net>) -> Self {
        Self::with_kernel(net, Kernel::best())
    }

    /// By `net`, with a chosen kernel.
    #[must_use]
    pub fn with_kernel(net: Arc<Net>, kernel: Kernel) -> Self {
        Self {
            net,
            kernel,
            known: RefCell::default(),
        }
    }

    /// The net.
    #[must_use]
    pub const fn net(&self) -> &Arc<Net> {
        &self.net
    }

    /// Either side may come to begin.
    fn opening(&self, rules: &Rules) -> Value {
        let [white, black] = Side::ALL.map(|side| self.value(&Position::started_by(*rules, side)));
        white.midpoint(&black)
    }
}

impl Evaluate for Neural {
    fn evaluate(&self, positions: &[Position], values: &mut [Value]) {
        assert_eq!(positions.len(), values.len());
        let batches = positions.chunks(BATCH).zip(values.chunks_mut(BATCH));
        for (positions, values) in batches {
            let mut known = self.known.borrow_mut();
            let batch = self.kernel.see(self.net.weights(), positions, &mut known);
            drop(known);
            for (index, (position, value)) in positions.iter().zip(values).enumerate() {
                *value = match position.phase() {
                    Phase::Over(outcome) => Value::of(outcome),
                    Phase::Opening => self.opening(position.rules()),
                    Phase::Throw(_) | Phase::Play(_) => {
                        let actor = batch.actors[index];
                        chances(batch.outputs[index], position, actor).seen_by(actor)
                    }
                };
            }
        }
    }
}

/// What the outputs say, seen by `actor`.
fn chances(outputs: [f32; OUTPUTS], position: &Position, actor: Side) -> Value {
    let chance = |index: usize| outputs[index];
    let mut value = Value {
        win: chance(0),
        ..Value::default()
    };
    let scoring = position.rules().scoring;
    // A loser who has borne off a man loses no more than a single game.
    let may = |loser: Side| position.men(loser).off() == 0;
    match scoring {
        Scoring::Single => {}
        Scoring::Capote => {
            value.win_capote = chance(2).min(value.win);
            value.lose_capote = chance(4).min(1.0 - value.win);
        }
        Scoring::Double | Scoring::Triple => {
            let larger = |index: usize, most: f32| {
                let double = chance(index).min(most);
                match scoring {
                    Scoring::Triple => {
                        let triple = chance(index + 1).min(double);
                        (double - triple, triple)
                    }
                    _ => (double, 0.0),
                }
            };
            if may(actor.other()) {
                (value.win_double, value.win_triple) = larger(1, value.win);
            }
            if may(actor) {
                (value.lose_double, value.lose_triple) = larger(3, 1.0 - value.win);
            }
        }
    }
    value
}
