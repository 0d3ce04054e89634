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
}
