//! Sums up runs, and prints what was found.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::coverage;
use crate::figures::Figures;
use crate::run::Plan;
use crate::story::{Finding, Hash};

/// The sum of all runs.
#[derive(Debug)]
pub(crate) struct Report {
    level: u8,
    seeds: u64,
    pub(crate) simulated_ms: i64,
    cpu_s: f64,
    events: u64,
    taps: u64,
    stale: u64,
    faults: BTreeMap<String, u64>,
    phases: BTreeSet<String>,
    refusals: BTreeMap<String, u64>,
    commands: BTreeMap<String, u64>,
    findings: Vec<Value>,
    trace: Hash,
}

impl Report {
    /// Returns the sum of no runs of a level.
    pub(crate) fn new(level: u8) -> Self {
        Self {
            level,
            seeds: 0,
            simulated_ms: 0,
            cpu_s: 0.0,
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

    /// Adds a run.
    pub(crate) fn add(&mut self, run: &Figures) {
        self.seeds += 1;
        self.simulated_ms += run.simulated_ms;
        self.cpu_s += run.cpu_s;
        self.events += run.events;
        self.taps += run.taps;
        self.stale += run.stale;
        add_counts(&mut self.faults, &run.faults);
        self.phases.extend(run.losses.iter().cloned());
        add_counts(&mut self.refusals, &run.refusals);
        add_counts(&mut self.commands, &run.commands);
        let seed = run.seed;
        let findings = run.findings.iter();
        self.findings
            .extend(findings.map(|what| json!({ "seed": seed, "what": what })));
        self.trace.add(run.trace.as_bytes());
    }

    pub(crate) fn is_clean(&self) -> bool {
        self.findings.is_empty()
    }

    /// Prints all figures.
    pub(crate) fn print(&self, is_json: bool) {
        let hours = self.simulated_ms as f64 / 3_600_000.0;
        let cpu_s = (self.cpu_s * 100.0).round() / 100.0;
        let trace = format!("{:016x}", self.trace.0);
        if is_json {
            let figures = json!({
                "level": self.level,
                "seeds": self.seeds,
                "simulated_hours": (hours * 1_000.0).round() / 1_000.0,
                "cpu_s": cpu_s,
                "events": self.events,
                "faults": self.faults,
                "findings": self.findings,
                "trace": trace,
            });
            println!("{figures}");
            return;
        }
        println!(
            "{} seeds, {hours:.2} simulated hours in {cpu_s} s of CPU",
            self.seeds
        );
        println!(
            "{} events, {} presses, {} stale",
            self.events, self.taps, self.stale
        );
        println!("faults: {}", list(&self.faults));
        println!("refusals: {}", list(&self.refusals));
        println!("presses: {}", list(&self.commands));
        println!(
            "phases in which a connection was lost: {}",
            names(&self.phases)
        );
        println!(
            "not met: {}",
            coverage::unmet(self.level, &self.faults, &self.phases, &self.refusals).join(", ")
        );
        for (reason, codes) in coverage::unreached_codes(self.level) {
            println!("no refusal, because {reason}: {}", codes.join(", "));
        }
        println!("{} findings", self.findings.len());
        println!("trace {trace}");
    }
}

/// Tells what was found first in a run, with the faults that it needs.
pub(crate) fn tell(plan: &Plan, finding: &Finding) {
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

fn add_counts(sum: &mut BTreeMap<String, u64>, more: &BTreeMap<String, u64>) {
    for (name, count) in more {
        *sum.entry(name.clone()).or_default() += count;
    }
}

fn list(counts: &BTreeMap<String, u64>) -> String {
    let words = counts.iter().map(|(name, count)| format!("{name} {count}"));
    words.collect::<Vec<_>>().join(", ")
}

fn names(all: &BTreeSet<String>) -> String {
    all.iter().cloned().collect::<Vec<_>>().join(", ")
}

/// Returns the time of the processor that this process has used, and the processes that it has
/// waited for, in seconds; 0 where the system does not tell.
pub(crate) fn cpu_s() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<f64> = after_name
        .split_whitespace()
        .skip(11)
        .take(4)
        .filter_map(|field| field.parse().ok())
        .collect();
    // Linux counts hundredths of a second for programs.
    fields.iter().sum::<f64>() / 100.0
}
