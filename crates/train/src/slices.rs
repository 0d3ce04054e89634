//! Learning on several threads: each has some of the hidden units, with their weights.
//!
//! The hidden units are divided into slices of 64, whatever the number of threads. A batch is
//! learnt in two halves. First each thread computes the sums of its units for all samples, and
//! their part of each output. Then the threads exchange these parts, and each computes the errors
//! of the outputs, the gradients of its weights and the step. All sums have a fixed order: the
//! parts of an output are added slice by slice, and the gradients sample by sample. So the number
//! of threads changes no bit.

use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};

use rosespring_engine::fan_out::on_each;
use rosespring_engine::net::OUTPUTS;

use crate::rows::{Rows, add, dot};
use crate::samples::Samples;
use crate::weights::{ALL, BIAS, OUT, OUT_BIAS, step_row, step_size, units};

/// Number of hidden units of a slice; widths are multiples of it.
pub(crate) const SLICE: usize = 64;

/// Some hidden units with their weights. The first slice also has the biases of the outputs.
#[derive(Debug, Clone)]
pub(crate) struct Slice {
    pub(crate) values: Rows,
    pub(crate) means: Rows,
    pub(crate) squares: Rows,
    pub(crate) gradients: Rows,
    /// The sums of the units for each sample of a batch, unclipped.
    sums: Vec<f32>,
    /// The sums of one sample, clipped.
    full: Vec<f32>,
    /// The gradients of the sums of one sample.
    back: Vec<f32>,
}

/// What is learnt, and how.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lesson<'a> {
    pub(crate) samples: &'a Samples,
    /// The samples in the order in which they are learnt.
    pub(crate) order: &'a [usize],
    /// Number of samples in a batch.
    pub(crate) batch: usize,
    pub(crate) rate: f32,
    /// Number of batches learnt before.
    pub(crate) steps: u64,
}

/// All weights, row by row.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tables<'a> {
    pub(crate) values: &'a Rows,
    pub(crate) means: &'a Rows,
    pub(crate) squares: &'a Rows,
}

/// What the threads tell each other about a batch: floats as their bits.
struct Exchange {
    /// For each sample, slice and output: the part of the output.
    parts: Vec<AtomicU32>,
    biases: [AtomicU32; OUTPUTS],
}

/// Where threads wait for each other. They meet thousands of times a second, so they look again and
/// again for a while: the standard library's `Barrier` sleeps at once, and waking took a fifth of
/// the time of a batch.
struct Meeting {
    threads: usize,
    arrived: AtomicUsize,
    /// Number of meetings so far.
    done: AtomicUsize,
}

/// How often a thread looks before it leaves its core to others between two looks.
const LOOKS: u32 = 20_000;

impl Meeting {
    const fn new(threads: usize) -> Self {
        Self {
            threads,
            arrived: AtomicUsize::new(0),
            done: AtomicUsize::new(0),
        }
    }

    /// Waits until all threads are here. What they have written before is visible after it.
    fn wait(&self) {
        let before = self.done.load(Ordering::Acquire);
        if self.arrived.fetch_add(1, Ordering::AcqRel) + 1 == self.threads {
            self.arrived.store(0, Ordering::Relaxed);
            self.done.store(before.wrapping_add(1), Ordering::Release);
            return;
        }
        let mut looks = 0;
        while self.done.load(Ordering::Acquire) == before {
            looks += 1;
            if looks < LOOKS {
                std::hint::spin_loop();
            } else {
                std::thread::yield_now();
            }
        }
    }
}

/// A thread's slices and buffers.
struct Worker<'a> {
    slices: &'a mut [Slice],
    /// The number of its first slice, and of all slices.
    first: usize,
    count: usize,
    /// The units that hold in the samples of a batch, each with its factor.
    active: Vec<(usize, f32)>,
    /// The end of each sample's units.
    ends: Vec<usize>,
    /// The rows with a gradient.
    touched: Vec<bool>,
}

impl Slice {
    fn new() -> Self {
        let empty = || Rows::new(ALL, SLICE);
        Self {
            values: empty(),
            means: empty(),
            squares: empty(),
            gradients: empty(),
            sums: Vec::new(),
            full: vec![0.0; SLICE],
            back: vec![0.0; SLICE],
        }
    }

    /// Takes the weights of the units from `start`.
    fn load(&mut self, start: usize, tables: Tables<'_>) {
        self.values.copy_columns(start, tables.values);
        self.means.copy_columns(start, tables.means);
        self.squares.copy_columns(start, tables.squares);
    }

    /// Computes the sums of sample `place` of a batch, and their part of each output.
    fn forward(&mut self, place: usize, active: &[(usize, f32)]) -> [f32; OUTPUTS] {
        let sums = &mut self.sums[place * SLICE..][..SLICE];
        self.values.sum(BIAS, active, sums);
        clip(sums, &mut self.full);
        std::array::from_fn(|output| dot(&self.full, self.values.row(OUT + output)))
    }

    /// Adds the gradient of a sample with these errors of the outputs.
    fn backward(&mut self, place: usize, active: &[(usize, f32)], errors: &[f32; OUTPUTS]) {
        let sums = &self.sums[place * SLICE..][..SLICE];
        clip(sums, &mut self.full);
        self.back.fill(0.0);
        for (output, &error) in errors.iter().enumerate() {
            add(&mut self.back, error, self.values.row(OUT + output));
            self.gradients.add(OUT + output, error, &self.full);
        }
        // A unit that is 0 or at its maximum does not respond to a small change.
        for ((back, sum), full) in self.back.iter_mut().zip(sums).zip(&self.full) {
            *back = if sum == full { *back } else { 0.0 };
        }
        for &(unit, share) in active {
            self.gradients.add(unit, share, &self.back);
        }
        self.gradients.add(BIAS, 1.0, &self.back);
    }

    fn step(&mut self, touched: &[bool], rate: f32, step_size: f32) {
        for row in (0..ALL).filter(|&row| touched[row]) {
            step_row(
                self.values.row_mut(row),
                self.gradients.row_mut(row),
                self.means.row_mut(row),
                self.squares.row_mut(row),
                (rate, step_size),
            );
        }
    }
}

fn clip(sums: &[f32], full: &mut [f32]) {
    for (full, sum) in full.iter_mut().zip(sums) {
        *full = sum.clamp(0.0, 1.0);
    }
}

impl Exchange {
    fn new(samples: usize, slices: usize) -> Self {
        let zero = || AtomicU32::new(0);
        Self {
            parts: (0..samples * slices * OUTPUTS).map(|_| zero()).collect(),
            biases: std::array::from_fn(|_| zero()),
        }
    }
}

fn put(place: &AtomicU32, value: f32) {
    // The meeting between writing and reading orders the accesses.
    place.store(value.to_bits(), Ordering::Relaxed);
}

fn get(place: &AtomicU32) -> f32 {
    f32::from_bits(place.load(Ordering::Relaxed))
}

/// Learns all samples on several threads. Returns the sum of their cross entropies of the winner.
///
/// The slices take the weights of `tables` first. They are an argument so that their memory is used
/// again.
pub(crate) fn learn(
    slices: &mut Vec<Slice>,
    tables: Tables<'_>,
    lesson: Lesson<'_>,
    threads: usize,
) -> f32 {
    slices.resize_with(tables.values.width() / SLICE, Slice::new);
    let (count, most) = (slices.len(), lesson.batch.min(lesson.order.len()));
    for slice in &mut *slices {
        slice.sums.resize(most * SLICE, 0.0);
    }
    let each = count.div_ceil(threads.clamp(1, count));
    let workers: Vec<Worker<'_>> = slices
        .chunks_mut(each)
        .enumerate()
        .map(|(number, slices)| Worker {
            slices,
            first: number * each,
            count,
            active: Vec::new(),
            ends: Vec::new(),
            touched: vec![false; ALL],
        })
        .collect();
    let meeting = Meeting::new(workers.len());
    // Two, because a thread may begin the next batch while another one reads.
    let exchanges = [Exchange::new(most, count), Exchange::new(most, count)];
    let losses = on_each(workers, |mut worker| {
        for (number, slice) in worker.slices.iter_mut().enumerate() {
            slice.load((worker.first + number) * SLICE, tables);
        }
        let mut loss = 0.0;
        for (number, batch) in lesson.order.chunks(lesson.batch).enumerate() {
            let exchange = &exchanges[number % 2];
            worker.forward(lesson.samples, batch, exchange);
            meeting.wait();
            let steps = lesson.steps + number as u64 + 1;
            loss += worker.backward(lesson.samples, batch, exchange);
            worker.step(lesson.rate, step_size(lesson.rate, steps));
        }
        loss
    });
    // Every thread has the same sum.
    losses.first().copied().unwrap_or_default()
}

impl Worker<'_> {
    /// Computes the parts of the outputs for a batch.
    fn forward(&mut self, samples: &Samples, batch: &[usize], exchange: &Exchange) {
        self.active.clear();
        self.ends.clear();
        for &index in batch {
            for &row in samples.get(index).0 {
                units(row, |unit, share| {
                    self.active.push((unit, share));
                    self.touched[unit] = true;
                });
            }
            self.ends.push(self.active.len());
        }
        for (number, slice) in self.slices.iter_mut().enumerate() {
            let number = self.first + number;
            let mut start = 0;
            for (place, &end) in self.ends.iter().enumerate() {
                let parts = slice.forward(place, &self.active[start..end]);
                let first = (place * self.count + number) * OUTPUTS;
                for (part, place) in parts.into_iter().zip(&exchange.parts[first..]) {
                    put(place, part);
                }
                start = end;
            }
            if number == 0 {
                let biases = slice.values.row(OUT_BIAS).iter();
                for (bias, place) in biases.zip(&exchange.biases) {
                    put(place, *bias);
                }
            }
        }
    }

    /// Adds the gradients of a batch to those of the slices. Returns the sum of the losses.
    fn backward(&mut self, samples: &Samples, batch: &[usize], exchange: &Exchange) -> f32 {
        let weight = 1.0 / batch.len() as f32;
        let (mut loss, mut start) = (0.0, 0);
        for (place, (&index, &end)) in batch.iter().zip(&self.ends).enumerate() {
            let (_, target) = samples.get(index);
            let errors = errors_of(place, self.count, exchange, target, &mut loss);
            let errors = errors.map(|error| error * weight);
            let active = &self.active[start..end];
            for slice in &mut *self.slices {
                slice.backward(place, active, &errors);
            }
            if self.first == 0 {
                let biases = self.slices[0].gradients.row_mut(OUT_BIAS);
                for (bias, error) in biases.iter_mut().zip(errors) {
                    *bias += error;
                }
            }
            start = end;
        }
        loss
    }

    /// Makes one step of Adam for the rows with a gradient.
    fn step(&mut self, rate: f32, step_size: f32) {
        self.touched[BIAS..].fill(true);
        for slice in &mut *self.slices {
            slice.step(&self.touched, rate, step_size);
        }
        self.touched.fill(false);
    }
}

/// Returns the errors of the outputs for a sample, and adds its cross entropy of the winner to
/// `loss`.
fn errors_of(
    place: usize,
    slices: usize,
    exchange: &Exchange,
    target: &[f32; OUTPUTS],
    loss: &mut f32,
) -> [f32; OUTPUTS] {
    std::array::from_fn(|output| {
        let part = |slice: usize| get(&exchange.parts[(place * slices + slice) * OUTPUTS + output]);
        let odds: f32 = (0..slices).map(part).sum::<f32>() + get(&exchange.biases[output]);
        let chance = 1.0 / (1.0 + (-odds).exp());
        let target = target[output];
        if output == 0 {
            let chance = chance.clamp(1e-6, 1.0 - 1e-6);
            *loss -= target * chance.ln() + (1.0 - target) * (1.0 - chance).ln();
        }
        chance - target
    })
}

/// Returns the gradients of one batch with all samples, without a step.
#[cfg(test)]
pub(crate) fn gradients(tables: Tables<'_>, samples: &Samples) -> Rows {
    let count = tables.values.width() / SLICE;
    let mut slices = vec![Slice::new(); count];
    for (number, slice) in slices.iter_mut().enumerate() {
        slice.load(number * SLICE, tables);
    }
    let batch: Vec<usize> = (0..samples.len()).collect();
    for slice in &mut slices {
        slice.sums.resize(batch.len() * SLICE, 0.0);
    }
    let exchange = Exchange::new(batch.len(), count);
    let mut worker = Worker {
        slices: &mut slices,
        first: 0,
        count,
        active: Vec::new(),
        ends: Vec::new(),
        touched: vec![false; ALL],
    };
    worker.forward(samples, &batch, &exchange);
    worker.backward(samples, &batch, &exchange);
    let mut all = Rows::new(ALL, count * SLICE);
    for (number, slice) in slices.iter().enumerate() {
        all.set_columns(number * SLICE, &slice.gradients);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::Weights;

    fn samples() -> Samples {
        let mut rng = fastrand::Rng::with_seed(4);
        let mut samples = Samples::default();
        for _ in 0..300 {
            let mut rows: Vec<u16> = (0..40).map(|_| rng.u16(..1_500)).collect();
            rows.sort_unstable();
            rows.dedup();
            samples.push(&rows, std::array::from_fn(|_| rng.f32()));
        }
        samples
    }

    #[test]
    fn the_number_of_threads_changes_no_bit() {
        let samples = samples();
        for width in [128, 384] {
            let learnt = |threads| {
                let mut weights = Weights::new(1, width);
                let mut rng = fastrand::Rng::with_seed(2);
                let mut order: Vec<usize> = (0..samples.len()).collect();
                let losses: Vec<u32> = (0..3)
                    .map(|_| {
                        rng.shuffle(&mut order);
                        weights.learn(&samples, &order, 64, 1e-3, threads).to_bits()
                    })
                    .collect();
                (weights.to_bytes(), losses)
            };
            let one = learnt(1);

            for threads in [2, 3, 5, 100] {
                assert!(learnt(threads) == one, "{threads} threads, width {width}");
            }
        }
    }

    #[test]
    fn what_is_learnt_is_known_afterwards() {
        let samples = samples();
        let mut weights = Weights::new(1, 128);
        let mut rng = fastrand::Rng::with_seed(2);
        let mut order: Vec<usize> = (0..samples.len()).collect();
        let mut round = || {
            rng.shuffle(&mut order);
            weights.learn(&samples, &order, 64, 1e-2, 2)
        };

        let first = round();
        let last = (0..100).map(|_| round()).last().expect("a hundred rounds");

        assert!(last < first - 0.05, "{first} {last}");
    }
}
