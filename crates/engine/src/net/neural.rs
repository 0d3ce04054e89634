//! Evaluation by a net.

use std::cell::RefCell;
use std::sync::Arc;

use rosespring_rules::{Phase, Position, Rules, Scoring, Side, WinKind};

use super::file::{BLOCK, Block, FULL, Net, OUT_SCALE, OUTPUTS, QuantisedWeights};
use super::inputs::{Active, COUNTS, SIDE_ROWS};
use super::kernel::{BATCH, Kernel, SumCache};
use crate::evaluate::{Evaluate, Slopes, Value, exp};

/// An evaluation by a net. It is cheap to clone; each clone has its own buffer.
#[derive(Debug, Clone)]
pub struct Neural {
    net: Arc<Net>,
    kernel: Kernel,
    known: RefCell<SumCache>,
}

impl Neural {
    /// Creates the evaluation with the fastest kernel available.
    #[must_use]
    pub fn new(net: Arc<Net>) -> Self {
        Self::with_kernel(net, Kernel::best())
    }

    /// Creates the evaluation with a given kernel.
    #[must_use]
    pub fn with_kernel(net: Arc<Net>, kernel: Kernel) -> Self {
        let known = RefCell::new(SumCache::new(net.weights().width()));
        Self { net, kernel, known }
    }

    /// The net.
    #[must_use]
    pub const fn net(&self) -> &Arc<Net> {
        &self.net
    }

    /// Returns the value of an opening, in which either side may begin: the mean of both.
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
                    Phase::Throw(_) | Phase::Name(_) | Phase::Play(_) => {
                        let actor = batch.actors[index];
                        chances(batch.outputs[index], position, actor).seen_by(actor)
                    }
                };
            }
        }
    }

    /// Approximates the worth by its first derivative.
    fn slopes(
        &self,
        position: &Position,
        next: Side,
        worth: &dyn Fn(&Value) -> f32,
    ) -> Option<Slopes> {
        let net = self.net.weights();
        let (units, outputs) = plain_sums(net, position, next);
        let worth_of = |outputs: [f32; OUTPUTS]| {
            let chances = outputs.map(|odds| 1.0 / (1.0 + exp(-odds)));
            worth(&self::chances(chances, position, next).seen_by(next))
        };
        let gains: [f32; OUTPUTS] = std::array::from_fn(|output| {
            let [mut less, mut more] = [outputs; 2];
            less[output] -= STEP;
            more[output] += STEP;
            worth_of(more) - worth_of(less)
        });
        let outs: [Vec<i16>; OUTPUTS] = std::array::from_fn(|output| flat(net.out(output)));
        // Units that are 0 or at their maximum do not respond to a small change.
        let steepness: Vec<f32> = (0..net.width())
            .map(|unit| {
                let gains = gains.iter().zip(&outs);
                let sum: f32 = gains.map(|(gain, out)| gain * f32::from(out[unit])).sum();
                if units[unit] > 0 && units[unit] < FULL {
                    sum
                } else {
                    0.0
                }
            })
            .collect();
        let most = steepness
            .iter()
            .fold(f32::MIN_POSITIVE, |most, one| most.max(one.abs()));
        // Eight bits, so that no sum overflows.
        let steepness: Vec<i16> = steepness
            .iter()
            .map(|one| (one / most * 127.0) as i16)
            .collect();
        let gain = |side: Side, place: usize, count: usize| {
            let base = if side == next { 0 } else { SIDE_ROWS };
            let row = net.row(base + COUNTS * place + count);
            let blocks = row.iter().zip(steepness.as_chunks().0);
            blocks
                .map(|(row, steepness)| product(&row.0, steepness))
                .sum()
        };
        Some(Slopes::new(position.rules(), *position.board(), gain))
    }
}

/// The most men left beyond the first: outputs of games that count them are parts of it.
pub const MEN_BEYOND: f32 = 14.0;

/// The change of the log odds with which the derivative of the worth is estimated.
const STEP: f32 = 0.25;

/// Returns the hidden units and the log odds when `next` throws.
fn plain_sums(
    net: &QuantisedWeights,
    position: &Position,
    next: Side,
) -> (Vec<i16>, [f32; OUTPUTS]) {
    let mut active = Active::default();
    active.look_as(net.inputs(), position, next);
    let mut units = net.bias().to_vec();
    for row in active.rows() {
        for (units, weights) in units.iter_mut().zip(net.row(usize::from(row))) {
            for (unit, &weight) in units.0.iter_mut().zip(&weights.0) {
                *unit = unit.wrapping_add(weight);
            }
        }
    }
    for unit in units.iter_mut().flat_map(|block| &mut block.0) {
        *unit = (*unit).clamp(0, FULL);
    }
    let outputs = std::array::from_fn(|output| {
        let products = units.iter().zip(net.out(output));
        let sum: i32 = products.map(|(units, out)| product(&units.0, &out.0)).sum();
        (sum + net.out_bias()[output]) as f32 / (f32::from(FULL) * f32::from(OUT_SCALE))
    });
    (flat(&units), outputs)
}

fn flat(blocks: &[Block]) -> Vec<i16> {
    blocks.iter().flat_map(|block| block.0).collect()
}

fn product(left: &[i16; BLOCK], right: &[i16; BLOCK]) -> i32 {
    let products = left.iter().zip(right);
    products.map(|(&a, &b)| i32::from(a) * i32::from(b)).sum()
}

/// Converts the outputs, seen from `actor`, to a value.
fn chances(outputs: [f32; OUTPUTS], position: &Position, actor: Side) -> Value {
    let chance = |index: usize| outputs[index];
    let mut value = Value::new(chance(0));
    let scoring = position.rules().scoring;
    // A loser who has borne off a man loses only a single game.
    let may = |loser: Side| position.men(loser).off() == 0;
    match scoring {
        Scoring::Single | Scoring::Limpold(_) => {}
        Scoring::MenLeft => {
            let beyond = |index: usize, most: f32| MEN_BEYOND * chance(index).min(most);
            value = value
                .with(Side::White, WinKind::Left, beyond(1, value.win))
                .with(Side::Black, WinKind::Left, beyond(3, 1.0 - value.win));
        }
        Scoring::Jan => {
            // The net of Tawula plays: it learnt how often a side loses by a capote.
            let kind = WinKind::Jan;
            value = value
                .with(Side::White, kind, chance(1).min(value.win))
                .with(Side::Black, kind, chance(3).min(1.0 - value.win));
        }
        Scoring::Behind | Scoring::Capote => {
            let kind = match scoring {
                Scoring::Capote => WinKind::Capote,
                // The net of backgammon plays: a loser that stands behind lost a triple game there.
                _ => WinKind::Double,
            };
            value = value
                .with(Side::White, kind, chance(2).min(value.win))
                .with(Side::Black, kind, chance(4).min(1.0 - value.win));
        }
        Scoring::Double | Scoring::Triple => {
            let larger = |value: Value, side: Side, index: usize, most: f32| {
                let double = chance(index).min(most);
                let triple = match scoring {
                    Scoring::Triple => chance(index + 1).min(double),
                    _ => 0.0,
                };
                let value = value.with(side, WinKind::Double, double - triple);
                value.with(side, WinKind::Triple, triple)
            };
            if may(actor.other()) {
                value = larger(value, Side::White, 1, value.win);
            }
            if may(actor) {
                value = larger(value, Side::Black, 3, 1.0 - value.win);
            }
        }
    }
    value
}
