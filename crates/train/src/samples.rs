//! Training samples: the rows that held in a position, and the target values of the outputs.

use rosespring_engine::net::OUTPUTS;

/// Positions with the target values of their outputs.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct Samples {
    rows: Vec<u16>,
    /// The index of the end of each sample's rows.
    ends: Vec<u32>,
    targets: Vec<[f32; OUTPUTS]>,
}

impl Samples {
    /// Returns the number of samples.
    #[must_use]
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// Returns whether there are no samples.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// Returns the rows that held in a sample, and the target values of its outputs, as chances
    /// 0..=1.
    ///
    /// # Panics
    ///
    /// If `index` is out of range.
    #[must_use]
    pub fn get(&self, index: usize) -> (&[u16], &[f32; OUTPUTS]) {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        let rows = &self.rows[start as usize..self.ends[index] as usize];
        (rows, &self.targets[index])
    }

    pub(crate) fn push(&mut self, rows: &[u16], target: [f32; OUTPUTS]) {
        self.rows.extend(rows);
        self.ends.push(self.rows.len() as u32);
        self.targets.push(target);
    }

    pub(crate) fn append(&mut self, other: &Self) {
        let before = self.rows.len() as u32;
        self.rows.extend(&other.rows);
        self.ends.extend(other.ends.iter().map(|end| end + before));
        self.targets.extend(&other.targets);
    }

    /// Returns the samples as bytes: their number and the ends of their rows (u32), the targets
    /// (f32), then the rows (u16), all in little endian.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = (self.len() as u32).to_le_bytes().to_vec();
        bytes.extend(self.ends.iter().flat_map(|end| end.to_le_bytes()));
        let targets = self.targets.iter().flatten();
        bytes.extend(targets.flat_map(|target| target.to_le_bytes()));
        bytes.extend(self.rows.iter().flat_map(|row| row.to_le_bytes()));
        bytes
    }

    /// Reads what [`Self::to_bytes`] has made; `None` if the lengths do not fit.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (count, bytes) = bytes.split_first_chunk::<4>()?;
        let count = u32::from_le_bytes(*count) as usize;
        let (ends, bytes) = bytes.split_at_checked(count.checked_mul(4)?)?;
        let (targets, rows) = bytes.split_at_checked(count.checked_mul(4 * OUTPUTS)?)?;
        let ends = ends
            .as_chunks::<4>()
            .0
            .iter()
            .map(|end| u32::from_le_bytes(*end));
        let targets = targets
            .as_chunks::<4>()
            .0
            .iter()
            .map(|it| f32::from_le_bytes(*it));
        let targets: Vec<f32> = targets.collect();
        let (rows, odd) = rows.as_chunks::<2>();
        let samples = Self {
            rows: rows.iter().map(|row| u16::from_le_bytes(*row)).collect(),
            ends: ends.collect(),
            targets: targets.as_chunks::<OUTPUTS>().0.to_vec(),
        };
        let last = samples.ends.last().copied().unwrap_or(0) as usize;
        let fits = odd.is_empty() && last == samples.rows.len() && samples.ends.is_sorted();
        fits.then_some(samples)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_come_back_from_their_bytes() {
        let mut samples = Samples::default();
        assert_eq!(
            Samples::from_bytes(&samples.to_bytes()),
            Some(samples.clone())
        );
        samples.push(&[1, 500, 7], [0.1, 0.25, 0.0, 1.0, 0.3]);
        samples.push(&[], [0.0; OUTPUTS]);
        samples.push(&[9], [0.5; OUTPUTS]);
        let bytes = samples.to_bytes();

        assert_eq!(Samples::from_bytes(&bytes), Some(samples));
        for length in 0..bytes.len() {
            assert_eq!(Samples::from_bytes(&bytes[..length]), None, "{length}");
        }
    }
}
