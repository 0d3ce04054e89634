//! The weights while they are learnt, by Adam.

use rosespring_engine::trictrac::{INPUTS, NetWeights, OUTPUTS};

use super::rounds::Sample;

/// Decay of the running mean of gradients, and of their squares.
const BETAS: [f32; 2] = [0.9, 0.999];
const EPSILON: f32 = 1e-8;
/// The largest weight that a file holds.
const MOST: f32 = 7.9;
/// The weight of the holes to come beside the chance to win.
const HOLES_WEIGHT: f32 = 0.5;
/// What a checkpoint begins with.
const MAGIC: &[u8; 8] = b"RSTCRUN1";

/// Weights, and the running means of Adam.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Learner {
    weights: NetWeights,
    means: NetWeights,
    squares: NetWeights,
    /// Number of batches learnt.
    steps: u64,
    rounds: u64,
}

impl Learner {
    /// Returns a learner with small random weights.
    pub(super) fn new(seed: u64, width: usize) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut weights = NetWeights::zeros(width);
        weights.hidden.fill_with(|| (rng.f32() - 0.5) * 0.2);
        let most = 0.5 / (width as f32).sqrt();
        weights.outputs.fill_with(|| (rng.f32() - 0.5) * most);
        Self {
            weights,
            means: NetWeights::zeros(width),
            squares: NetWeights::zeros(width),
            steps: 0,
            rounds: 0,
        }
    }

    pub(super) const fn weights(&self) -> &NetWeights {
        &self.weights
    }

    /// Number of rounds learnt.
    pub(super) const fn rounds(&self) -> u64 {
        self.rounds
    }

    /// Learns the samples of a round, and returns the mean loss.
    pub(super) fn learn(
        &mut self,
        mut samples: Vec<Sample>,
        batch: usize,
        rate: f32,
        order: &mut fastrand::Rng,
    ) -> f32 {
        order.shuffle(&mut samples);
        let mut gradients = NetWeights::zeros(self.weights.width);
        let mut loss = 0.0;
        for batch in samples.chunks(batch) {
            for sample in batch {
                loss += self.add_gradients(&mut gradients, sample);
            }
            self.step(&mut gradients, 1.0 / batch.len() as f32, rate);
        }
        self.rounds += 1;
        loss / samples.len().max(1) as f32
    }

    /// Adds the gradients of a sample, and returns its loss.
    fn add_gradients(&self, gradients: &mut NetWeights, sample: &Sample) -> f32 {
        let width = self.weights.width;
        let mut units = Vec::with_capacity(width);
        let [odds, holes] = self.weights.evaluate(&sample.inputs, &mut units);
        let win = 1.0 / (1.0 + (-odds).exp());
        let [wanted_win, wanted_holes] = sample.targets;
        let off = holes - wanted_holes;
        let errors = [win - wanted_win, HOLES_WEIGHT * off.clamp(-1.0, 1.0)];
        let mut at_units = vec![0.0; width];
        for (output, error) in errors.into_iter().enumerate() {
            gradients.bias[output] += error;
            let range = output * width..(output + 1) * width;
            let rows = gradients.outputs[range.clone()].iter_mut();
            let weights = &self.weights.outputs[range];
            for (((to, unit), weight), at) in rows.zip(&units).zip(weights).zip(&mut at_units) {
                *to += error * unit;
                *at += error * weight;
            }
        }
        for (at, unit) in at_units.iter_mut().zip(&units) {
            if *unit <= 0.0 {
                *at = 0.0;
            }
        }
        let bias = (INPUTS as u16, 1.0);
        for &(input, value) in sample.inputs.values().iter().chain([&bias]) {
            let row = &mut gradients.hidden[usize::from(input) * width..][..width];
            for (to, at) in row.iter_mut().zip(&at_units) {
                *to += value * at;
            }
        }
        let [likely, unlikely] = [win, 1.0 - win].map(|chance| chance.max(1e-6).ln());
        -wanted_win * likely - (1.0 - wanted_win) * unlikely
    }

    /// Makes one step of Adam and clears the gradients.
    fn step(&mut self, gradients: &mut NetWeights, scale: f32, rate: f32) {
        self.steps += 1;
        let steps = self.steps.min(100_000) as i32;
        let [first, second] = BETAS.map(|beta| 1.0 - beta.powi(steps));
        let rate = rate * second.sqrt() / first;
        let one =
            |((value, gradient), (mean, square)): ((&mut f32, &mut f32), (&mut f32, &mut f32))| {
                let scaled = *gradient * scale;
                *gradient = 0.0;
                *mean += (1.0 - BETAS[0]) * (scaled - *mean);
                *square += (1.0 - BETAS[1]) * (scaled * scaled - *square);
                *value = (*value - rate * *mean / (square.sqrt() + EPSILON)).clamp(-MOST, MOST);
            };
        let [values, gradients, means, squares] = [
            &mut self.weights,
            gradients,
            &mut self.means,
            &mut self.squares,
        ]
        .map(layers);
        let all = values.into_iter().zip(gradients).zip(means).zip(squares);
        for (((values, gradients), means), squares) in all {
            let numbers = values.iter_mut().zip(gradients);
            numbers.zip(means.iter_mut().zip(squares)).for_each(one);
        }
    }

    /// Returns a checkpoint.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.steps.to_le_bytes());
        bytes.extend(self.rounds.to_le_bytes());
        bytes.extend((self.weights.width as u64).to_le_bytes());
        for weights in [&self.weights, &self.means, &self.squares] {
            let numbers = weights.hidden.iter().chain(&weights.outputs);
            let numbers = numbers.chain(&weights.bias);
            bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        }
        bytes
    }

    /// Reads a checkpoint; `None` if it is not whole.
    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let rest = bytes.strip_prefix(MAGIC)?;
        let (head, rest) = rest.split_first_chunk::<24>()?;
        let [steps, rounds, width] = *head.as_chunks().0.first_chunk::<3>()?;
        let [steps, rounds, width] = [steps, rounds, width].map(u64::from_le_bytes);
        let width = usize::try_from(width).ok()?;
        if width == 0 || width > rosespring_engine::trictrac::WIDTH_MAX {
            return None;
        }
        let one = (INPUTS + 1 + OUTPUTS) * width + OUTPUTS;
        let (numbers, []) = rest.as_chunks() else {
            return None;
        };
        if numbers.len() != 3 * one {
            return None;
        }
        let mut numbers = numbers.iter().map(|&number| f32::from_le_bytes(number));
        let mut weights = || {
            let mut weights = NetWeights::zeros(width);
            for layer in layers(&mut weights) {
                layer.fill_with(|| numbers.next().unwrap_or_default());
            }
            weights
        };
        Some(Self {
            weights: weights(),
            means: weights(),
            squares: weights(),
            steps,
            rounds,
        })
    }
}

fn layers(weights: &mut NetWeights) -> [&mut [f32]; 3] {
    [&mut weights.hidden, &mut weights.outputs, &mut weights.bias]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checkpoint_is_read_back_and_a_part_is_refused() {
        let learner = Learner::new(3, 5);
        let bytes = learner.to_bytes();

        assert_eq!(Learner::from_bytes(&bytes), Some(learner));
        assert_eq!(Learner::from_bytes(&bytes[..bytes.len() - 4]), None);
        assert_eq!(Learner::from_bytes(&bytes[1..]), None);
    }
}
