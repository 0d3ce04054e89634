//! The file of a rollout in progress.

use rosespring_engine::rollout::{FIGURES, Rollout, RolloutSums, TRIALS_MAX};
use serde::{Deserialize, Serialize};

/// The value of `format` in every file.
const FORMAT: &str = "rosespring-rollout";
/// The version that is written, and the only one that is read.
const VERSION: u32 = 1;

/// A rollout in progress. Sums are stored as the bits of their floats, so that a continued rollout
/// gives the same result as one without interruption.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RolloutFile {
    format: String,
    version: u32,
    position: String,
    evaluator: String,
    seed: u64,
    truncate: Option<u32>,
    trials: u64,
    sums: [u64; FIGURES],
    squares: [u64; FIGURES],
}

impl RolloutFile {
    /// Creates the content of the file. `evaluator` identifies the evaluation, so that a different
    /// one is detected.
    #[must_use]
    pub fn new(rollout: &Rollout, evaluator: String) -> Self {
        let found = rollout.sums();
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            position: rollout.position().id(),
            evaluator,
            seed: rollout.settings().seed,
            truncate: rollout.settings().truncate,
            trials: found.trials,
            sums: found.sums.map(f64::to_bits),
            squares: found.squares.map(f64::to_bits),
        }
    }

    /// Parses the content of a file.
    ///
    /// # Errors
    ///
    /// A sentence about the fault.
    pub fn from_json(text: &str) -> Result<Self, String> {
        let kept: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let is_finite = |bits: &u64| f64::from_bits(*bits).is_finite();
        if kept.format != FORMAT || kept.version != VERSION {
            return Err(format!("expected {FORMAT} of version {VERSION}"));
        }
        if kept.trials > TRIALS_MAX || !kept.sums.iter().chain(&kept.squares).all(is_finite) {
            return Err("its sums are none of a rollout".to_owned());
        }
        Ok(kept)
    }

    /// Formats one JSON object.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("numbers and text can be written")
    }

    /// The seed of the dice.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Number of trials made.
    #[must_use]
    pub const fn trials(&self) -> u64 {
        self.trials
    }

    /// Identifies the evaluation with which it was made.
    #[must_use]
    pub fn evaluator(&self) -> &str {
        &self.evaluator
    }

    /// Continues the rollout; `begun` is the same rollout without trials. `None` if the file is for
    /// another position, seed, length or evaluator.
    #[must_use]
    pub fn go_on(&self, begun: &Rollout, evaluator: &str) -> Option<Rollout> {
        let same = Self::new(begun, evaluator.to_owned());
        let fits = Self {
            trials: same.trials,
            sums: same.sums,
            squares: same.squares,
            ..self.clone()
        };
        let found = RolloutSums {
            trials: self.trials,
            sums: self.sums.map(f64::from_bits),
            squares: self.squares.map(f64::from_bits),
        };
        (fits == same).then(|| Rollout::resume(*begun.position(), *begun.settings(), found))
    }
}
