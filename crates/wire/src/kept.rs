//! A rollout under way, kept in a file.

use rosespring_engine::rollout::{FIGURES, Rollout, RolloutSums, TRIALS_MAX};
use serde::{Deserialize, Serialize};

/// The value of `format` in every file.
const FORMAT: &str = "rosespring-rollout";
/// The version written, and the only one read.
const VERSION: u32 = 1;

/// A rollout as far as it went. Sums are kept by the bits of their floats, so that a rollout that
/// goes on comes to the same result as one that was not stopped.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KeptRollout {
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

impl KeptRollout {
    /// What is to be kept. `evaluator` tells who judges, so exactly that another one is told from
    /// it.
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

    /// What a file holds.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
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

    /// One JSON object.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("numbers and text can be written")
    }

    /// Where its dice come from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How far it went.
    #[must_use]
    pub const fn trials(&self) -> u64 {
        self.trials
    }

    /// The rollout, gone on with; `begun` is the same without trials. `None` if what was kept is
    /// of another position, seed, length or evaluator.
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
