//! Where the samples of a round come from.

use std::sync::Arc;

use rosespring_engine::net::Net;

use crate::TrainError;
use crate::samples::Samples;
use crate::selfplay::{self, Plan};

/// Makes samples for a learner ([`Learner::round_from`](crate::learn::Learner::round_from)).
///
/// The samples of a plan are those that [`selfplay::play`] returns for it, on any machine. A run
/// therefore has the same bytes with every source.
pub trait Source {
    /// Returns the samples of the games of `plan`, played by `net`, in the order of the games.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if they cannot be made.
    fn samples(&mut self, plan: &Plan<'_>, net: &Arc<Net>) -> Result<Samples, TrainError>;
}

/// Plays the games on threads of this process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Threads(
    /// Their number; 0 counts as 1.
    pub u64,
);

impl Source for Threads {
    fn samples(&mut self, plan: &Plan<'_>, net: &Arc<Net>) -> Result<Samples, TrainError> {
        Ok(selfplay::play(plan, net, self.0.max(1)))
    }
}
