//! The weights during learning, and the learning steps.
//!
//! A net of `rosespring-engine` has one row for each count of men on each place. The rows of a
//! place are related, so here a place has four units (one man, two, three, and the number of
//! further men), and the rows of the net are sums of units. Each other row is one unit.

use rosespring_engine::net::inputs::{self, ALL_ROWS, InputVersion, MEN_ROWS, SIDE_ROWS};
use rosespring_engine::net::{
    BLOCK, FULL, Net, NetError, OUT_SCALE, OUTPUTS, QuantisedWeights, is_width,
};
use rosespring_rules::GameKind;
use serde::{Deserialize, Serialize};

use crate::rows::{Rows, add};
use crate::samples::Samples;
use crate::slices::{self, Lesson, SLICE, Slice, Tables};

const PLACES: usize = MEN_ROWS / 16;
const PLACE_UNITS: usize = 4;
const SIDE_UNITS: usize = PLACE_UNITS * PLACES + SIDE_ROWS - MEN_ROWS;
/// Number of rows of weights that are learnt.
pub const UNITS: usize = 2 * SIDE_UNITS + ALL_ROWS - 2 * SIDE_ROWS;

/// Number of rows of all parameters: units, bias, outputs, and one for the biases of the outputs.
pub(crate) const ALL: usize = UNITS + 1 + OUTPUTS + 1;
pub(crate) const BIAS: usize = UNITS;
pub(crate) const OUT: usize = UNITS + 1;
pub(crate) const OUT_BIAS: usize = OUT + OUTPUTS;

/// Decay of the running mean of gradients.
const BETA_1: f32 = 0.9;
/// Decay of the running mean of their squares.
const BETA_2: f32 = 0.999;
const EPSILON: f32 = 1e-8;
/// Weight decay, at a learning rate of 1. Without it the weights of long runs grow until their sums
/// exceed 16 bits.
const DECAY: f32 = 0.01;
/// The largest weight: the integer outputs of a net have no room for more.
const MOST: f32 = 7.5;

/// The factor by which [`Weights::contain`] reduces the weights of a unit.
const CONTAINED: f32 = 63.0 / 64.0;
/// How often it does so at most: enough for a sum twenty times too large.
const CONTAIN_TIMES: u32 = 200;

/// The inputs that are learnt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// Every row.
    Full,
    /// The rows of a plain net: the men of both sides, pips, throws until doublets cascade, and the
    /// stage in play.
    Plain,
}

impl Sight {
    /// Whether a row is learnt.
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

/// Returns how many of the learnt rows a version of the inputs has: the first ones.
const fn units_of(inputs: InputVersion) -> usize {
    UNITS + inputs.rows() - ALL_ROWS
}

/// Returns the number of rows of all parameters in a checkpoint of a version of the inputs.
const fn all_of(inputs: InputVersion) -> usize {
    ALL + inputs.rows() - ALL_ROWS
}

/// The weights, with the running means of Adam.
#[derive(Debug, Clone)]
pub struct Weights {
    /// The inputs of the net. There is room for the rows of every version; those that this one has
    /// not are zeros.
    inputs: InputVersion,
    values: Rows,
    means: Rows,
    squares: Rows,
    /// Number of batches learnt.
    steps: u64,
    /// Memory for learning, without content between the calls.
    slices: Vec<Slice>,
}

impl PartialEq for Weights {
    fn eq(&self, other: &Self) -> bool {
        let of = |weights: &Self| (weights.steps, weights.width(), weights.inputs);
        of(self) == of(other)
            && self.values == other.values
            && self.means == other.means
            && self.squares == other.squares
    }
}

const fn tables<'a>(values: &'a Rows, means: &'a Rows, squares: &'a Rows) -> Tables<'a> {
    Tables {
        values,
        means,
        squares,
    }
}

/// Calls `add` with each unit of a row and its factor.
pub(crate) fn units(row: u16, mut add: impl FnMut(usize, f32)) {
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

/// Returns the size of step number `steps` of Adam, to be divided by the root of the squares.
pub(crate) fn step_size(rate: f32, steps: u64) -> f32 {
    let steps = steps.min(100_000) as i32;
    rate * (1.0 - BETA_2.powi(steps)).sqrt() / (1.0 - BETA_1.powi(steps))
}

/// Makes one step of Adam for a row, with its learning rate and the size of the step, and clears
/// the gradients.
pub(crate) fn step_row(
    values: &mut [f32],
    gradients: &mut [f32],
    means: &mut [f32],
    squares: &mut [f32],
    (rate, step_size): (f32, f32),
) {
    let kept = 1.0 - rate * DECAY;
    let all = values.iter_mut().zip(gradients).zip(means).zip(squares);
    for (((value, gradient), mean), square) in all {
        *mean += (1.0 - BETA_1) * (*gradient - *mean);
        *square += (1.0 - BETA_2) * (*gradient * *gradient - *square);
        *gradient = 0.0;
        let step = step_size * *mean / (square.sqrt() + EPSILON);
        *value = (*value * kept - step).clamp(-MOST, MOST);
    }
}

impl Weights {
    /// Returns the number of batches learnt so far.
    #[must_use]
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Returns the number of hidden units.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.values.width()
    }

    /// Returns the version of the inputs.
    #[must_use]
    pub const fn inputs(&self) -> InputVersion {
        self.inputs
    }

    /// Returns these weights with more inputs: the rows of a later version begin with zeros, so the
    /// net plays as before. An earlier version changes nothing.
    #[must_use]
    pub fn with_inputs(mut self, inputs: InputVersion) -> Self {
        self.inputs = self.inputs.max(inputs);
        self
    }

    /// Creates weights for inputs version 2 with a hidden layer of `width` units, a multiple of
    /// [`BLOCK`]: small random ones for the men, and zeros for rows about more than one place, so
    /// that a row that seldom holds does no harm.
    #[must_use]
    pub fn new(seed: u64, width: usize) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut values = Rows::new(ALL, width);
        for side in 0..2 {
            for row in side * SIDE_UNITS..side * SIDE_UNITS + PLACE_UNITS * PLACES {
                values.row_mut(row).fill_with(|| (rng.f32() - 0.5) * 0.16);
            }
        }
        values.row_mut(BIAS).fill_with(|| 0.2 + rng.f32() * 0.3);
        // With more units each one has less weight, so that outputs begin with the same range.
        let most = 0.3 * (BLOCK as f32 / width as f32).sqrt();
        for row in OUT..OUT_BIAS {
            values.row_mut(row).fill_with(|| (rng.f32() - 0.5) * most);
        }
        // Large wins are rare, so their outputs begin with low odds.
        values.row_mut(OUT_BIAS)[1..OUTPUTS].fill(-1.5);
        let empty = Rows::new(ALL, width);
        Self::of(InputVersion::Two, values, empty.clone(), empty, 0)
    }

    /// Returns these weights with a hidden layer of `width` units. The new units have the first
    /// weights of [`Self::new`] and no weight in the outputs yet, so the net plays as before.
    #[must_use]
    pub fn widened(self, seed: u64, width: usize) -> Self {
        let mut wider = Self::new(seed, width).with_inputs(self.inputs);
        for row in OUT..OUT_BIAS {
            wider.values.row_mut(row).fill(0.0);
        }
        wider.values.set_columns(0, &self.values);
        wider.means.set_columns(0, &self.means);
        wider.squares.set_columns(0, &self.squares);
        wider.steps = self.steps;
        wider
    }

    const fn of(
        inputs: InputVersion,
        values: Rows,
        means: Rows,
        squares: Rows,
        steps: u64,
    ) -> Self {
        Self {
            inputs,
            values,
            means,
            squares,
            steps,
            slices: Vec::new(),
        }
    }

    /// Learns the samples with the numbers in `order`, in batches of `batch` with a learning rate
    /// of `rate`. The number of threads does not change the result. Returns the mean cross entropy
    /// of the winner, in nats.
    pub fn learn(
        &mut self,
        samples: &Samples,
        order: &[usize],
        batch: usize,
        rate: f32,
        threads: usize,
    ) -> f32 {
        let lesson = Lesson {
            samples,
            order,
            batch,
            rate,
            steps: self.steps,
        };
        let tables = tables(&self.values, &self.means, &self.squares);
        let loss = slices::learn(&mut self.slices, tables, lesson, threads);
        for (number, slice) in self.slices.iter().enumerate() {
            let start = number * SLICE;
            self.values.set_columns(start, &slice.values);
            self.means.set_columns(start, &slice.means);
            self.squares.set_columns(start, &slice.squares);
        }
        self.steps += order.len().div_ceil(batch) as u64;
        loss / order.len().max(1) as f32
    }

    /// Returns the net with integer weights.
    ///
    /// # Errors
    ///
    /// [`NetError::TooLarge`] if the weights have diverged.
    pub fn quantised(&self, game: GameKind) -> Result<Net, NetError> {
        Net::new(game, self.integers()?)
    }

    /// Reduces all weights into those hidden units whose sums could overflow in a net of integers,
    /// until they cannot. In a long run a few units come so far although the run does not diverge:
    /// their outputs are at 0 or at the maximum in nearly every position, so a small reduction
    /// hardly changes the net. Does nothing if an eighth of the units or more overflow: then the
    /// weights have diverged, and [`Self::quantised`] says so.
    pub fn contain(&mut self) {
        for _ in 0..CONTAIN_TIMES {
            let Ok(integers) = self.integers() else {
                return;
            };
            let overflowing: Vec<usize> = integers.out_of_range().collect();
            if overflowing.is_empty() || overflowing.len() >= self.width() / 8 {
                return;
            }
            for row in 0..=BIAS {
                let weights = self.values.row_mut(row);
                for &unit in &overflowing {
                    weights[unit] *= CONTAINED;
                }
            }
        }
    }

    /// Returns the weights as integers.
    fn integers(&self) -> Result<QuantisedWeights, NetError> {
        let whole = |value: f32, scale: i16| {
            let most = f32::from(i16::MAX);
            (value * f32::from(scale)).round().clamp(-most, most) as i16
        };
        let width = self.width();
        let rows = self.inputs.rows();
        let mut weights = Vec::with_capacity((rows + 1 + OUTPUTS) * width);
        let mut sums = vec![0.0; width];
        for row in 0..rows as u16 {
            sums.fill(0.0);
            units(row, |unit, share| {
                add(&mut sums, share, self.values.row(unit))
            });
            weights.extend(sums.iter().map(|&sum| whole(sum, FULL)));
        }
        weights.extend(self.values.row(BIAS).iter().map(|&bias| whole(bias, FULL)));
        for output in 0..OUTPUTS {
            let out = self.values.row(OUT + output).iter();
            weights.extend(out.map(|&weight| whole(weight, OUT_SCALE)));
        }
        let out_scale = f32::from(FULL) * f32::from(OUT_SCALE);
        let out_bias = &self.values.row(OUT_BIAS)[..OUTPUTS];
        let out_bias = std::array::from_fn(|output| (out_bias[output] * out_scale).round() as i32);
        QuantisedWeights::new(self.inputs, width, weights, out_bias)
    }

    /// Returns the size of a checkpoint's numbers with these inputs and a hidden layer of this
    /// width, in bytes.
    #[must_use]
    pub const fn bytes(inputs: InputVersion, width: usize) -> usize {
        8 + 3 * all_of(inputs) * width * 4
    }

    /// Returns all numbers, for a checkpoint.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.steps.to_le_bytes().to_vec();
        let (units, width) = (units_of(self.inputs), self.width());
        for rows in [&self.values, &self.means, &self.squares] {
            let (learnt, others) = rows.numbers().split_at(UNITS * width);
            let numbers = learnt[..units * width].iter().chain(others);
            bytes.extend(numbers.flat_map(|value| value.to_le_bytes()));
        }
        bytes
    }

    /// Reads the weights of a checkpoint; the length determines the width and the version of the
    /// inputs. Those of version 1 become version 2, with zeros for the further rows. `None` if no
    /// width has this length.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (steps, rest) = bytes.split_first_chunk::<8>()?;
        let width_of = |inputs: InputVersion| {
            let all = all_of(inputs);
            let width = rest.len() / (3 * all * 4);
            (is_width(width) && rest.len() == 3 * all * width * 4).then_some((inputs, width))
        };
        let (inputs, width) = InputVersion::ALL.into_iter().find_map(width_of)?;
        let numbers = rest.as_chunks().0;
        let mut tables = numbers.chunks_exact(all_of(inputs) * width).map(|table| {
            let numbers = table.iter().map(|&bytes| f32::from_le_bytes(bytes));
            let mut numbers: Vec<f32> = numbers.collect();
            let further = (ALL - all_of(inputs)) * width;
            let end = units_of(inputs) * width;
            numbers.splice(end..end, std::iter::repeat_n(0.0, further));
            Rows::of(width, numbers)
        });
        let (values, means, squares) = (tables.next()?, tables.next()?, tables.next()?);
        let (inputs, steps) = (inputs.max(InputVersion::Two), u64::from_le_bytes(*steps));
        Some(Self::of(inputs, values, means, squares, steps))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checkpoint_is_read_back() {
        for width in [128, 256] {
            for inputs in [InputVersion::Two, InputVersion::Three] {
                let weights = Weights::new(3, width).with_inputs(inputs);
                let bytes = weights.to_bytes();

                assert_eq!(bytes.len(), Weights::bytes(inputs, width));
                assert_eq!(Weights::from_bytes(&bytes), Some(weights));
                assert_eq!(Weights::from_bytes(&bytes[1..]), None);
            }
        }
    }

    #[test]
    fn a_checkpoint_of_version_1_plays_as_before() {
        let weights = Weights::new(3, BLOCK);
        let mut bytes = weights.steps.to_le_bytes().to_vec();
        for rows in [&weights.values, &weights.means, &weights.squares] {
            let further = units_of(InputVersion::One)..UNITS;
            let first = (0..ALL).filter(|row| !further.contains(row));
            let numbers = first.flat_map(|row| rows.row(row));
            bytes.extend(numbers.flat_map(|value| value.to_le_bytes()));
        }

        let read = Weights::from_bytes(&bytes).unwrap();

        assert_eq!(read, weights, "the further rows begin with zeros");
    }

    #[test]
    fn the_length_of_a_checkpoint_says_its_version() {
        let widths = || (BLOCK..=1024).step_by(BLOCK);
        let lengths = InputVersion::ALL.map(|inputs| {
            let lengths = widths().map(|width| Weights::bytes(inputs, width));
            lengths.collect::<Vec<_>>()
        });
        let mut all = lengths.concat();
        all.sort_unstable();
        all.dedup();

        assert_eq!(all.len(), 3 * widths().count());
    }

    #[test]
    fn weights_with_more_inputs_play_as_before() {
        let game = GameKind::all().next().unwrap();
        let second = Weights::new(3, BLOCK);
        let third = second.clone().with_inputs(InputVersion::Three);

        let [second, third] = [second, third].map(|weights| weights.quantised(game).unwrap());

        let rows = InputVersion::Two.rows();
        assert_eq!(third.weights().inputs(), InputVersion::Three);
        for row in 0..rows {
            assert_eq!(
                second.weights().row(row),
                third.weights().row(row),
                "row {row}"
            );
        }
        for row in rows..InputVersion::Three.rows() {
            assert_eq!(
                third.weights().row(row),
                [rosespring_engine::net::Block([0; BLOCK])]
            );
        }
        assert_eq!(second.weights().bias(), third.weights().bias());
        for output in 0..OUTPUTS {
            assert_eq!(second.weights().out(output), third.weights().out(output));
        }
    }

    #[test]
    fn wider_weights_play_as_before() {
        let game = GameKind::all().next().unwrap();
        let narrow = Weights::new(3, BLOCK);
        let wide = narrow.clone().widened(4, 3 * BLOCK);

        let [narrow, wide] = [narrow, wide].map(|weights| weights.quantised(game).unwrap());
        let (narrow, wide) = (narrow.weights(), wide.weights());
        for row in 0..narrow.inputs().rows() {
            assert_eq!(narrow.row(row), &wide.row(row)[..1], "row {row}");
        }
        for output in 0..OUTPUTS {
            assert_eq!(narrow.out(output), &wide.out(output)[..1]);
            assert!(
                wide.out(output)[1..]
                    .iter()
                    .all(|block| block.0 == [0; BLOCK])
            );
        }
        assert_eq!(narrow.out_bias(), wide.out_bias());
    }

    #[test]
    fn every_row_has_units_and_every_unit_a_row() {
        let mut found = vec![false; UNITS];
        for row in 0..ALL_ROWS as u16 {
            units(row, |unit, share| {
                assert!(share > 0.0);
                found[unit] = true;
            });
        }
        assert!(found.iter().all(|&found| found));
    }

    #[test]
    fn units_that_could_overflow_are_contained() {
        let overflow = |units: usize| {
            let mut weights = Weights::new(1, BLOCK);
            // Fifteen men, each on another place: 15 × 7.5 is more than 64, the room of a sum.
            for place in 0..PLACES {
                weights.values.row_mut(PLACE_UNITS * place)[..units].fill(MOST);
            }
            weights
        };
        let game = GameKind::all().next().unwrap();
        let mut weights = overflow(3);
        assert!(matches!(weights.quantised(game), Err(NetError::TooLarge)));
        let before = weights.clone();
        weights.contain();
        weights.quantised(game).unwrap();
        for row in 0..UNITS {
            let (now, then) = (weights.values.row(row), before.values.row(row));
            assert_eq!(now[3..], then[3..], "row {row}");
        }

        let mut diverged = overflow(BLOCK);
        let before = diverged.clone();
        diverged.contain();
        assert_eq!(diverged, before);
        assert!(diverged.quantised(game).is_err());
    }

    /// Computes the cross entropy of all outputs in the simplest way.
    fn loss(weights: &Weights, rows: &[u16], target: &[f32; OUTPUTS]) -> f64 {
        let wide = |row: usize| weights.values.row(row).iter().map(|&w| f64::from(w));
        let mut sums: Vec<f64> = wide(BIAS).collect();
        for &row in rows {
            units(row, |unit, share| {
                for (sum, weight) in sums.iter_mut().zip(wide(unit)) {
                    *sum += f64::from(share) * weight;
                }
            });
        }
        let outputs = (0..OUTPUTS).map(|output| {
            let products = sums.iter().zip(wide(OUT + output));
            let sum: f64 = products.map(|(sum, w)| sum.clamp(0.0, 1.0) * w).sum();
            let bias = f64::from(weights.values.row(OUT_BIAS)[output]);
            let chance = 1.0 / (1.0 + (-(sum + bias)).exp());
            let target = f64::from(target[output]);
            -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
        });
        outputs.sum()
    }

    #[test]
    fn gradients_are_the_slopes_of_the_loss() {
        let mut weights = Weights::new(1, BLOCK);
        // One man, four men and seven men on places of both sides, and rows of other kinds.
        let side = SIDE_ROWS as u16;
        let rows = [17, 36, side + 55, MEN_ROWS as u16 + 3, 2 * side + 1];
        let target = [0.8, 0.3, 0.0, 0.1, 0.05];
        let mut samples = Samples::default();
        samples.push(&rows, target);
        let gradients = {
            let tables = tables(&weights.values, &weights.means, &weights.squares);
            slices::gradients(tables, &samples)
        };

        let mut touched = Vec::new();
        for &row in &rows {
            units(row, |unit, _| touched.push(unit));
        }
        assert_eq!(touched.len(), 1 + 4 + 4 + 1 + 1);
        touched.extend(BIAS..ALL);
        let mut slopes = 0;
        for row in touched {
            let columns = if row == OUT_BIAS { OUTPUTS } else { BLOCK };
            for column in 0..columns {
                let here = weights.values.row(row)[column];
                let mut beside = |step: f32| {
                    weights.values.row_mut(row)[column] = here + step;
                    (
                        weights.values.row(row)[column],
                        loss(&weights, &rows, &target),
                    )
                };
                let (more, less) = (beside(1e-3), beside(-1e-3));
                weights.values.row_mut(row)[column] = here;
                let slope = (more.1 - less.1) / f64::from(more.0 - less.0);
                let found = gradients.row(row)[column];

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
