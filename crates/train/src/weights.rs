//! The weights that are learnt, and how they learn.
//!
//! A net of `rosespring-engine` has one row for each count on each place. Those of one place
//! belong together, so here a place has four units (one man, two, three, and how many more), and
//! the rows of a net are their sums. All other rows are units of their own.

use rosespring_engine::net::inputs::{self, MEN_ROWS, ROWS, SIDE_ROWS};
use rosespring_engine::net::{FULL, HIDDEN, Net, NetError, OUT_SCALE, OUTPUTS, Quantised};
use rosespring_rules::GameKind;

use crate::samples::Samples;

type Row = [f32; HIDDEN];

const PLACES: usize = MEN_ROWS / 16;
const PLACE_UNITS: usize = 4;
const SIDE_UNITS: usize = PLACE_UNITS * PLACES + SIDE_ROWS - MEN_ROWS;
/// Rows of weights that are learnt.
pub const UNITS: usize = 2 * SIDE_UNITS + ROWS - 2 * SIDE_ROWS;

/// The rows of all parameters: units, bias, outputs, and one for the biases of the outputs.
const ALL: usize = UNITS + 1 + OUTPUTS + 1;
const BIAS: usize = UNITS;
const OUT: usize = UNITS + 1;
const OUT_BIAS: usize = OUT + OUTPUTS;

/// Decay of the running mean of gradients.
const BETA_1: f32 = 0.9;
/// Decay of the running mean of their squares.
const BETA_2: f32 = 0.999;
const EPSILON: f32 = 1e-8;
/// How fast weights fall that nothing holds up, at a rate of 1. Without it those of long runs grow
/// until their sums leave sixteen bits.
const DECAY: f32 = 0.01;
/// The largest weight: outputs of a net in whole numbers have no room for more.
const MOST: f32 = 7.5;

/// What of a position is learnt from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Sight {
    /// Every row.
    Full,
    /// What a plain net is given: the men of both sides, pips, throws until doublets cascade, and
    /// what is being played.
    Plain,
}

impl Sight {
    /// Whether a row is learnt from.
    #[must_use]
    pub fn sees(self, row: u16) -> bool {
        let row = usize::from(row);
        let plain = if row >= 2 * SIDE_ROWS {
            inputs::is_stage(row)
        } else {
            inputs::is_plain(row % SIDE_ROWS)
        };
        self == Self::Full || plain
    }
}

/// Weights, and the running means by which Adam steps.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    values: Vec<Row>,
    means: Vec<Row>,
    squares: Vec<Row>,
    /// Batches learnt.
    steps: u64,
    gradients: Vec<Row>,
    touched: Vec<bool>,
}

/// The units behind a row, each with how much of it holds.
fn units(row: u16, mut add: impl FnMut(usize, f32)) {
    let row = usize::from(row);
    if row >= 2 * SIDE_ROWS {
        add(2 * SIDE_UNITS + row - 2 * SIDE_ROWS, 1.0);
        return;
    }
    let (side, row) = (row / SIDE_ROWS, row % SIDE_ROWS);
    let base = side * SIDE_UNITS;
    if row >= MEN_ROWS {
        add(base + PLACE_UNITS * PLACES + row - MEN_ROWS, 1.0);
        return;
    }
    let (place, men) = (row / 16, row % 16);
    let first = base + PLACE_UNITS * place;
    for enough in 1..=3 {
        if men >= enough {
            add(first + enough - 1, 1.0);
        }
    }
    if men > 3 {
        add(first + 3, (men - 3) as f32 / 4.0);
    }
}

impl Weights {
    /// Batches learnt so far.
    #[must_use]
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Small weights drawn by chance for the men; rows about more than one place begin with
    /// nothing, so that one which is seldom seen does no harm.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut values = vec![[0.0; HIDDEN]; ALL];
        for side in 0..2 {
            for row in &mut values[side * SIDE_UNITS..][..PLACE_UNITS * PLACES] {
                *row = std::array::from_fn(|_| (rng.f32() - 0.5) * 0.16);
            }
        }
        values[BIAS] = std::array::from_fn(|_| 0.2 + rng.f32() * 0.3);
        for row in &mut values[OUT..OUT_BIAS] {
            *row = std::array::from_fn(|_| (rng.f32() - 0.5) * 0.3);
        }
        // Large wins are rare before anything is known.
        values[OUT_BIAS][1..OUTPUTS].fill(-1.5);
        Self {
            means: vec![[0.0; HIDDEN]; ALL],
            squares: vec![[0.0; HIDDEN]; ALL],
            steps: 0,
            gradients: vec![[0.0; HIDDEN]; ALL],
            touched: vec![false; ALL],
            values,
        }
    }

    /// Learns the samples once, in an order drawn from `rng`, `batch` at a time with steps of
    /// `rate`; answers the mean cross entropy of the winner, in nats.
    pub fn learn(
        &mut self,
        samples: &Samples,
        batch: usize,
        rate: f32,
        rng: &mut fastrand::Rng,
    ) -> f32 {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        rng.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(batch) {
            for &index in batch {
                let (rows, target) = samples.get(index);
                loss += self.add_gradient(rows, target, 1.0 / batch.len() as f32);
            }
            self.step(rate);
        }
        loss / samples.len().max(1) as f32
    }

    fn hidden(&self, active: &[(usize, f32)]) -> Row {
        let mut sums = self.values[BIAS];
        for &(unit, share) in active {
            for (sum, weight) in sums.iter_mut().zip(&self.values[unit]) {
                *sum += share * weight;
            }
        }
        sums
    }

    /// Adds the gradient of one sample; answers its loss of the winner.
    fn add_gradient(&mut self, rows: &[u16], target: &[f32; OUTPUTS], weight: f32) -> f32 {
        let mut active = Vec::with_capacity(128);
        for &row in rows {
            units(row, |unit, share| active.push((unit, share)));
        }
        let sums = self.hidden(&active);
        let full = sums.map(|sum| sum.clamp(0.0, 1.0));
        let (mut back, mut loss) = ([0.0; HIDDEN], 0.0);
        for (output, &target) in target.iter().enumerate() {
            let weights = &self.values[OUT + output];
            let sum: f32 = full
                .iter()
                .zip(weights)
                .map(|(unit, weight)| unit * weight)
                .sum();
            let chance = 1.0 / (1.0 + (-(sum + self.values[OUT_BIAS][output])).exp());
            if output == 0 {
                let chance = chance.clamp(1e-6, 1.0 - 1e-6);
                loss = -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln());
            }
            let error = (chance - target) * weight;
            for (back, weight) in back.iter_mut().zip(weights) {
                *back += error * weight;
            }
            let gradient = &mut self.gradients[OUT + output];
            for (gradient, unit) in gradient.iter_mut().zip(&full) {
                *gradient += error * unit;
            }
            self.gradients[OUT_BIAS][output] += error;
        }
        for (back, sum) in back.iter_mut().zip(&sums) {
            if !(0.0..=1.0).contains(sum) {
                *back = 0.0;
            }
        }
        for &(unit, share) in active.iter().chain(&[(BIAS, 1.0)]) {
            self.touched[unit] = true;
            for (gradient, back) in self.gradients[unit].iter_mut().zip(&back) {
                *gradient += share * back;
            }
        }
        loss
    }

    /// One step of Adam on the rows that were touched.
    fn step(&mut self, rate: f32) {
        self.steps += 1;
        self.touched[OUT..].fill(true);
        let steps = self.steps.min(100_000) as i32;
        let step_rate = rate * (1.0 - BETA_2.powi(steps)).sqrt() / (1.0 - BETA_1.powi(steps));
        for row in 0..ALL {
            if !std::mem::take(&mut self.touched[row]) {
                continue;
            }
            let (values, means) = (&mut self.values[row], &mut self.means[row]);
            let (squares, gradients) = (&mut self.squares[row], &mut self.gradients[row]);
            for unit in 0..HIDDEN {
                let gradient = std::mem::take(&mut gradients[unit]);
                means[unit] += (1.0 - BETA_1) * (gradient - means[unit]);
                squares[unit] += (1.0 - BETA_2) * (gradient * gradient - squares[unit]);
                let step = step_rate * means[unit] / (squares[unit].sqrt() + EPSILON);
                let kept = values[unit] * (1.0 - rate * DECAY);
                values[unit] = (kept - step).clamp(-MOST, MOST);
            }
        }
    }

    /// The net in whole numbers.
    ///
    /// # Errors
    ///
    /// [`NetError::TooLarge`] if the weights have run away.
    pub fn quantised(&self, game: GameKind) -> Result<Net, NetError> {
        let whole = |value: f32, scale: i16| {
            let most = f32::from(i16::MAX);
            (value * f32::from(scale)).round().clamp(-most, most) as i16
        };
        let rows = (0..ROWS as u16)
            .map(|row| {
                let mut sums = [0.0; HIDDEN];
                units(row, |unit, share| {
                    for (sum, weight) in sums.iter_mut().zip(&self.values[unit]) {
                        *sum += share * weight;
                    }
                });
                sums.map(|sum| whole(sum, FULL))
            })
            .collect();
        let out_scale = f32::from(FULL) * f32::from(OUT_SCALE);
        let weights = Quantised {
            rows,
            bias: self.values[BIAS].map(|bias| whole(bias, FULL)),
            out: std::array::from_fn(|output| {
                self.values[OUT + output].map(|weight| whole(weight, OUT_SCALE))
            }),
            out_bias: std::array::from_fn(|output| {
                (self.values[OUT_BIAS][output] * out_scale).round() as i32
            }),
        };
        Net::new(game, weights)
    }

    /// Bytes of all numbers in a checkpoint.
    pub const BYTES: usize = 8 + 3 * ALL * HIDDEN * 4;

    /// All numbers, for a checkpoint.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.steps.to_le_bytes().to_vec();
        for rows in [&self.values, &self.means, &self.squares] {
            bytes.extend(rows.iter().flatten().flat_map(|value| value.to_le_bytes()));
        }
        bytes
    }

    /// The weights of a checkpoint; `None` if its length is not theirs.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        if bytes.len() != Self::BYTES {
            return None;
        }
        let (steps, rest) = bytes.split_first_chunk::<8>()?;
        let numbers: Vec<f32> = rest
            .chunks_exact(4)
            .filter_map(|bytes| Some(f32::from_le_bytes(bytes.try_into().ok()?)))
            .collect();
        let mut rows = numbers
            .chunks_exact(HIDDEN)
            .filter_map(|row| row.try_into().ok());
        let mut take = || -> Vec<Row> { rows.by_ref().take(ALL).collect() };
        Some(Self {
            values: take(),
            means: take(),
            squares: take(),
            steps: u64::from_le_bytes(*steps),
            gradients: vec![[0.0; HIDDEN]; ALL],
            touched: vec![false; ALL],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checkpoint_is_read_back() {
        let weights = Weights::new(3);
        let bytes = weights.to_bytes();

        assert_eq!(Weights::from_bytes(&bytes), Some(weights));
        assert_eq!(Weights::from_bytes(&bytes[1..]), None);
    }

    #[test]
    fn every_row_has_units_and_every_unit_a_row() {
        let mut found = vec![false; UNITS];
        for row in 0..ROWS as u16 {
            units(row, |unit, share| {
                assert!(share > 0.0);
                found[unit] = true;
            });
        }
        assert!(found.iter().all(|&found| found));
    }

    /// The cross entropy of all outputs, worked out plainly.
    fn loss(weights: &Weights, rows: &[u16], target: &[f32; OUTPUTS]) -> f64 {
        let mut sums = weights.values[BIAS].map(f64::from);
        for &row in rows {
            units(row, |unit, share| {
                for (sum, weight) in sums.iter_mut().zip(&weights.values[unit]) {
                    *sum += f64::from(share) * f64::from(*weight);
                }
            });
        }
        let outputs = (0..OUTPUTS).map(|output| {
            let bias = f64::from(weights.values[OUT_BIAS][output]);
            let weights = &weights.values[OUT + output];
            let products = sums.iter().zip(weights);
            let sum: f64 = products
                .map(|(sum, &w)| sum.clamp(0.0, 1.0) * f64::from(w))
                .sum();
            let chance = 1.0 / (1.0 + (-(sum + bias)).exp());
            let target = f64::from(target[output]);
            -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
        });
        outputs.sum()
    }

    #[test]
    fn gradients_are_the_slopes_of_the_loss() {
        let mut weights = Weights::new(1);
        // A man, four, and seven on places of either side, and rows of other kinds.
        let side = SIDE_ROWS as u16;
        let rows = [17, 36, side + 55, MEN_ROWS as u16 + 3, 2 * side + 1];
        let target = [0.8, 0.3, 0.0, 0.1, 0.05];
        weights.add_gradient(&rows, &target, 1.0);

        let mut touched = Vec::new();
        for &row in &rows {
            units(row, |unit, _| touched.push(unit));
        }
        assert_eq!(touched.len(), 1 + 4 + 4 + 1 + 1);
        touched.extend(BIAS..ALL);
        let mut slopes = 0;
        for row in touched {
            let columns = if row == OUT_BIAS { OUTPUTS } else { HIDDEN };
            for column in 0..columns {
                let here = weights.values[row][column];
                let mut beside = |step: f32| {
                    weights.values[row][column] = here + step;
                    (weights.values[row][column], loss(&weights, &rows, &target))
                };
                let (more, less) = (beside(1e-3), beside(-1e-3));
                weights.values[row][column] = here;
                let slope = (more.1 - less.1) / f64::from(more.0 - less.0);
                let found = weights.gradients[row][column];

                assert!(
                    (slope - f64::from(found)).abs() < 1e-4,
                    "unit {row}, column {column}: {found} instead of {slope}"
                );
                slopes += usize::from(slope.abs() > 1e-3);
            }
        }
        assert!(slopes > 500, "{slopes} weights matter");
    }
}
