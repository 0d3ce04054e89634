//! Sums up runs, and prints what was found.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use crate::run::{Outcome, Plan, missing_phases};
use crate::story::{Finding, Hash};

/// The sum of all runs.
#[derive(Debug)]
pub(crate) struct Report {
    seeds: u64,
    simulated_ms: i64,
    events: u64,
    taps: u64,
    stale: u64,
    faults: BTreeMap<&'static str, u64>,
    phases: BTreeSet<String>,
    refusals: BTreeMap<String, u64>,
    commands: BTreeMap<String, u64>,
    findings: Vec<Value>,
    trace: Hash,
}

impl Default for Report {
    fn default() -> Self {
        Self {
            seeds: 0,
            simulated_ms: 0,
            events: 0,
            taps: 0,
            stale: 0,
            faults: BTreeMap::new(),
            phases: BTreeSet::new(),
            refusals: BTreeMap::new(),
            commands: BTreeMap::new(),
            findings: Vec::new(),
            trace: Hash::new(),
        }
    }
}

impl Report {
    /// Adds a run.
    pub(crate) fn add(&mut self, seed: u64, outcome: &Outcome) {
        let story = &outcome.story;
        self.seeds += 1;
        self.simulated_ms += outcome.simulated_ms;
        self.events += story.events;
        self.taps += story.taps;
        self.stale += story.stale;
        for (kind, count) in &story.faults {
            *self.faults.entry(kind.name()).or_default() += count;
        }
        self.phases.extend(story.phases.iter().cloned());
        for (code, count) in &story.refusals {
            *self.refusals.entry(code.clone()).or_default() += count;
        }
        for (name, count) in &story.commands {
            *self.commands.entry(name.clone()).or_default() += count;
        }
        for finding in &outcome.findings {
            self.findings
                .push(json!({ "seed": seed, "what": finding.what }));
        }
        self.trace.add(&outcome.trace.to_be_bytes());
    }

    /// Tells what was found first in a run, with the faults that it needs.
    pub(crate) fn tell(&self, plan: &Plan, finding: &Finding) {
        eprintln!("seed {}: {}", plan.seed, finding.what);
        eprintln!("  with {} faults:", plan.faults.len());
        for fault in &plan.faults {
            eprintln!("    {fault}");
        }
        eprintln!("  the last events before it:");
        for line in &finding.recent {
            eprintln!("    {line}");
        }
    }

    pub(crate) fn is_clean(&self) -> bool {
        self.findings.is_empty()
    }

    /// Prints all figures.
    pub(crate) fn print(&self, is_json: bool) {
        let hours = self.simulated_ms as f64 / 3_600_000.0;
        let cpu_s = cpu_s();
        let faults = self.faults.iter();
        let faults = faults.map(|(kind, count)| ((*kind).to_owned(), json!(count)));
        let figures = json!({
            "level": 1,
            "seeds": self.seeds,
            "simulated_hours": (hours * 1_000.0).round() / 1_000.0,
            "cpu_s": cpu_s,
            "events": self.events,
            "taps": self.taps,
            "stale": self.stale,
            "faults": faults.collect::<Map<_, _>>(),
            "losses": self.phases,
            "refusals": self.refusals,
            "commands": self.commands,
            "findings": self.findings,
            "trace": format!("{:016x}", self.trace.0),
        });
        if is_json {
            println!("{figures}");
            return;
        }
        println!(
            "{} seeds, {hours:.2} simulated hours in {cpu_s:.1} s of CPU",
            self.seeds
        );
        println!(
            "{} events, {} presses, {} stale",
            self.events, self.taps, self.stale
        );
        let list = |all: Vec<String>| all.join(", ");
        let counted = self
            .faults
            .iter()
            .map(|(kind, count)| format!("{kind} {count}"));
        println!("faults: {}", list(counted.collect()));
        let refused = self
            .refusals
            .iter()
            .map(|(code, count)| format!("{code} {count}"));
        println!("refusals: {}", list(refused.collect()));
        let given = self
            .commands
            .iter()
            .map(|(name, count)| format!("{name} {count}"));
        println!("presses: {}", list(given.collect()));
        println!(
            "phases without a loss: {}",
            missing_phases(&self.phases).join(", ")
        );
        println!("{} findings", self.findings.len());
        println!("trace {:016x}", self.trace.0);
    }
}

/// Returns the time of the processor that this process has used; 0 where the system does not tell.
fn cpu_s() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<f64> = after_name
        .split_whitespace()
        .skip(11)
        .take(2)
        .filter_map(|field| field.parse().ok())
        .collect();
    // Linux counts hundredths of a second for programs.
    fields.iter().sum::<f64>() / 100.0
}
