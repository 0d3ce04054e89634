//! What is learnt from: positions as the rows that held, and what their outputs should have been.

use rosespring_engine::net::OUTPUTS;

/// Positions and what became of them.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct Samples {
    rows: Vec<u16>,
    /// Where the rows of each sample end.
    ends: Vec<u32>,
    targets: Vec<[f32; OUTPUTS]>,
}

impl Samples {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// The rows that held in a sample, and what its outputs should have been, as chances 0..=1.
    ///
    /// # Panics
    ///
    /// If there is no sample of this number.
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
