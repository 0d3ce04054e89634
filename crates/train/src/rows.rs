//! Rows of floats, one number for each hidden unit, and sums over them.
//!
//! The compiler can vectorise all loops. A sum over a row is computed as [`LANES`] partial sums,
//! which are then added in order, so the bits are the same for any register width.

/// Number of partial sums.
const LANES: usize = 16;
/// Number of values of a row that stay in registers while rows are summed.
const HELD: usize = 64;

/// A table of rows of one width, a multiple of 128.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Rows {
    width: usize,
    numbers: Vec<f32>,
}

impl Rows {
    /// Creates rows of zeros.
    pub(crate) fn new(rows: usize, width: usize) -> Self {
        Self {
            width,
            numbers: vec![0.0; rows * width],
        }
    }

    /// Creates rows from their numbers, row by row.
    pub(crate) const fn of(width: usize, numbers: Vec<f32>) -> Self {
        Self { width, numbers }
    }

    pub(crate) const fn width(&self) -> usize {
        self.width
    }

    /// Returns all numbers, row by row.
    pub(crate) fn numbers(&self) -> &[f32] {
        &self.numbers
    }

    pub(crate) fn row(&self, row: usize) -> &[f32] {
        &self.numbers[row * self.width..][..self.width]
    }

    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [f32] {
        &mut self.numbers[row * self.width..][..self.width]
    }

    /// Takes the columns from `start` of a wider table.
    pub(crate) fn copy_columns(&mut self, start: usize, from: &Self) {
        let width = self.width;
        let rows = self.numbers.chunks_exact_mut(width);
        for (row, from) in rows.zip(from.numbers.chunks_exact(from.width)) {
            row.copy_from_slice(&from[start..start + width]);
        }
    }

    /// Writes `columns` over the columns from `start`.
    pub(crate) fn set_columns(&mut self, start: usize, columns: &Self) {
        let rows = self.numbers.chunks_exact_mut(self.width);
        for (row, column) in rows.zip(columns.numbers.chunks_exact(columns.width)) {
            row[start..start + columns.width].copy_from_slice(column);
        }
    }

    /// Writes the sum of row `first` and the shares of other rows to `sums`.
    pub(crate) fn sum(&self, first: usize, shares: &[(usize, f32)], sums: &mut [f32]) {
        for (block, sums) in sums.as_chunks_mut::<HELD>().0.iter_mut().enumerate() {
            let block_of = |row: usize| -> &[f32; HELD] { &self.row(row).as_chunks().0[block] };
            let mut held = *block_of(first);
            for &(row, share) in shares {
                for (held, number) in held.iter_mut().zip(block_of(row)) {
                    *held += share * number;
                }
            }
            *sums = held;
        }
    }

    /// Adds a share of `numbers` to a row.
    pub(crate) fn add(&mut self, row: usize, share: f32, numbers: &[f32]) {
        add(self.row_mut(row), share, numbers);
    }
}

/// Adds a share of `numbers` to `to`, element by element.
pub(crate) fn add(to: &mut [f32], share: f32, numbers: &[f32]) {
    for (to, number) in to.iter_mut().zip(numbers) {
        *to += share * number;
    }
}

/// Returns the dot product of two rows.
pub(crate) fn dot(left: &[f32], right: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    let right = right.as_chunks::<LANES>().0;
    for (left, right) in left.as_chunks::<LANES>().0.iter().zip(right) {
        for ((sum, left), right) in sums.iter_mut().zip(left).zip(right) {
            *sum += left * right;
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_plain_loops() {
        let mut rng = fastrand::Rng::with_seed(1);
        let numbers: Vec<f32> = (0..4 * 256).map(|_| rng.f32() - 0.5).collect();
        let mut rows = Rows::of(256, numbers.clone());
        let at = |row: usize, unit: usize| numbers[256 * row + unit];
        let mut sums = vec![0.0; 256];

        rows.sum(0, &[(1, 0.25), (3, 1.0)], &mut sums);
        rows.add(2, 2.0, &sums);

        for (unit, sum) in sums.iter().enumerate() {
            let expected = at(0, unit) + 0.25 * at(1, unit) + at(3, unit);
            assert!((sum - expected).abs() < 1e-6);
            assert!((rows.row(2)[unit] - at(2, unit) - 2.0 * sum).abs() < 1e-6);
        }
        let plain: f32 = (0..256).map(|unit| at(0, unit) * at(1, unit)).sum();
        assert!((dot(rows.row(0), rows.row(1)) - plain).abs() < 1e-5);
    }
}
