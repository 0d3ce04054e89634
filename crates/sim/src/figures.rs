//! What came of one seed, in figures that can be kept and summed.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::run::Outcome;

/// The figures of a run.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Figures {
    pub(crate) seed: u64,
    pub(crate) simulated_ms: i64,
    /// Time of the processor, in seconds.
    pub(crate) cpu_s: f64,
    pub(crate) events: u64,
    pub(crate) taps: u64,
    pub(crate) stale: u64,
    /// How often each kind of fault happened.
    pub(crate) faults: BTreeMap<String, u64>,
    /// The phases of pages whose connection was lost.
    pub(crate) losses: BTreeSet<String>,
    /// How often each code of a refusal came.
    pub(crate) refusals: BTreeMap<String, u64>,
    /// How often each command was pressed.
    pub(crate) commands: BTreeMap<String, u64>,
    /// What was found.
    pub(crate) findings: Vec<String>,
    /// The hash of all events, in hexadecimal digits.
    pub(crate) trace: String,
}

impl Figures {
    /// Returns the figures of a run that took `cpu_s`.
    pub(crate) fn new(seed: u64, outcome: &Outcome, cpu_s: f64) -> Self {
        let story = &outcome.story;
        let faults = story.faults.iter();
        let findings = outcome.findings.iter();
        Self {
            seed,
            simulated_ms: outcome.simulated_ms,
            cpu_s,
            events: story.events,
            taps: story.taps,
            stale: story.stale,
            faults: faults
                .map(|(kind, count)| (kind.name().to_owned(), *count))
                .collect(),
            losses: story.phases.clone(),
            refusals: story.refusals.clone(),
            commands: story.commands.clone(),
            findings: findings.map(|finding| finding.what.clone()).collect(),
            trace: format!("{:016x}", outcome.trace),
        }
    }
}
