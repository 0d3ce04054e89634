//! The arguments of the program.

use std::path::PathBuf;
use std::str::FromStr;

use crate::Failure;
use crate::faults::{FaultKind, draw};
use crate::log::{LogHead, program_hash};
use crate::run::{Plan, TABLES};

/// The levels of the simulation that are built.
const LEVELS: [u8; 3] = [1, 2, 3];
/// The numbers of nodes at level 3.
const NODES: [usize; 2] = [2, 3];

/// What is to be simulated.
#[derive(Debug)]
pub(crate) struct Arguments {
    pub(crate) level: u8,
    /// The script of the real pages, which level 2 needs.
    pages: Option<PathBuf>,
    /// The number of nodes at level 3; without it, it follows from the seed.
    nodes: Option<usize>,
    pub(crate) seed: u64,
    seeds: u64,
    /// Simulated hours until which seed after seed is run, in place of a number of seeds.
    hours: Option<f64>,
    minutes: u32,
    kinds: Vec<FaultKind>,
    /// Whether every kind is in every run, and not a subset that the seed draws.
    is_all: bool,
    pub(crate) trace: Option<PathBuf>,
    /// Where the figures of each seed are kept, so that a long run goes on behind them.
    pub(crate) log: Option<PathBuf>,
    /// The folder of a new database for the tables of the run.
    pub(crate) keep: Option<PathBuf>,
    /// How often a run with a finding is repeated to shorten its faults.
    pub(crate) tries: usize,
    pub(crate) is_json: bool,
}

impl Arguments {
    /// Reads the arguments.
    ///
    /// # Errors
    ///
    /// The first one that cannot be used, and why.
    pub(crate) fn parse(mut words: impl Iterator<Item = String>) -> Result<Self, Failure> {
        let mut read = Self {
            level: 1,
            pages: None,
            nodes: None,
            seed: 1,
            seeds: 1,
            hours: None,
            minutes: 20,
            kinds: Vec::new(),
            is_all: false,
            trace: None,
            log: None,
            keep: None,
            tries: 40,
            is_json: false,
        };
        while let Some(name) = words.next() {
            if name == "--json" {
                read.is_json = true;
                continue;
            }
            let value = words.next().ok_or(format!("`{name}` needs a value"))?;
            match name.as_str() {
                "--level" => read.level = check_level(number(&name, &value)?)?,
                "--pages" => read.pages = Some(value.into()),
                "--nodes" => read.nodes = Some(check_nodes(number(&name, &value)?)?),
                "--seed" => read.seed = number(&name, &value)?,
                "--seeds" => read.seeds = number(&name, &value)?,
                "--hours" => read.hours = Some(number(&name, &value)?),
                "--minutes" => read.minutes = number(&name, &value)?,
                "--tries" => read.tries = number(&name, &value)?,
                "--trace" => read.trace = Some(value.into()),
                "--keep" => read.keep = Some(value.into()),
                "--log" => read.log = Some(value.into()),
                "--faults" => {
                    read.kinds = kinds(&value)?;
                    read.is_all = true;
                }
                _ => return Err(format!("`{name}` is not known").into()),
            }
        }
        let possible = FaultKind::of_level(read.level);
        if !read.is_all {
            read.kinds = possible.to_vec();
        }
        if let Some(kind) = read.kinds.iter().find(|kind| !possible.contains(kind)) {
            let (kind, level) = (kind.name(), read.level);
            return Err(format!("`--faults {kind}`: level {level} has no such fault").into());
        }
        if read.keep.is_some() && (read.seeds != 1 || read.hours.is_some()) {
            return Err("`--keep` is for one seed".into());
        }
        match (read.level, &read.pages, read.nodes) {
            (2, None, _) => Err("level 2 needs the script of the pages, `--pages FILE`".into()),
            (1 | 3, Some(_), _) => Err("`--pages` belongs to level 2".into()),
            (1 | 2, _, Some(_)) => Err("`--nodes` belongs to level 3".into()),
            _ => Ok(read),
        }
    }

    /// Returns whether the seeds before `seed`, which lasted `simulated_ms`, are all.
    pub(crate) fn is_enough(&self, seed: u64, simulated_ms: i64) -> bool {
        match self.hours {
            Some(hours) => simulated_ms as f64 >= hours * 3_600_000.0,
            None => seed >= self.seed.saturating_add(self.seeds),
        }
    }

    /// Returns what all seeds have in common.
    ///
    /// # Errors
    ///
    /// The file of the program cannot be read.
    pub(crate) fn log_head(&self) -> Result<LogHead, Failure> {
        let kinds = self.kinds.iter();
        Ok(LogHead {
            program: program_hash(self.pages.as_deref())?,
            level: self.level,
            nodes: self.nodes,
            first_seed: self.seed,
            minutes: self.minutes,
            faults: kinds.map(|kind| kind.name().to_owned()).collect(),
            is_all: self.is_all,
        })
    }

    /// Returns the run of a seed.
    pub(crate) fn plan(&self, seed: u64) -> Plan {
        let length_ms = i64::from(self.minutes) * 60_000;
        Plan {
            seed,
            length_ms,
            tables: TABLES,
            faults: draw(seed, length_ms, &self.kinds, self.is_all),
            pages: self.pages.clone(),
            nodes: (self.level == 3).then(|| {
                // Half of the seeds have two, the others three.
                let drawn = NODES[usize::from(seed % 2 == 1)];
                self.nodes.unwrap_or(drawn)
            }),
        }
    }
}

fn number<T: FromStr>(name: &str, value: &str) -> Result<T, Failure> {
    let read = value.parse::<T>();
    read.map_err(|_| format!("`{name} {value}` cannot be read").into())
}

fn check_level(level: u8) -> Result<u8, Failure> {
    match LEVELS.contains(&level) {
        true => Ok(level),
        false => Err(format!(
            "level {level} is not built: level 1 is, a hall with players, watchers and faults, \
             level 2, the same hall with real pages, and level 3, a hall of several nodes"
        )
        .into()),
    }
}

fn check_nodes(nodes: usize) -> Result<usize, Failure> {
    match NODES.contains(&nodes) {
        true => Ok(nodes),
        false => Err(format!("`--nodes {nodes}`: it can be 2 or 3").into()),
    }
}

fn kinds(value: &str) -> Result<Vec<FaultKind>, Failure> {
    if value == "none" {
        return Ok(Vec::new());
    }
    let names = value.split(',');
    let kinds = names.map(|name| {
        FaultKind::from_name(name).ok_or_else(|| {
            let known = FaultKind::ALL.map(FaultKind::name).join(", ");
            format!("`--faults {name}`: it can be none, or of {known}").into()
        })
    });
    kinds.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Arguments, String> {
        let words = text.split_whitespace().map(str::to_owned);
        Arguments::parse(words).map_err(|error| error.to_string())
    }

    #[test]
    fn what_cannot_be_used_is_named() {
        let fault = |text| parse(text).unwrap_err();
        assert!(fault("--level 4").starts_with("level 4 is not built"));
        assert!(fault("--level 3 --nodes 4").contains("2 or 3"));
        assert!(fault("--nodes 2").contains("belongs to level 3"));
        assert!(fault("--level 2").contains("--pages"));
        assert!(fault("--seeds many").contains("--seeds many"));
        assert!(fault("--faults rain").contains("break-silent"));
        assert!(fault("--faults bus-lost").contains("level 1 has no such fault"));
        assert!(fault("--seeds 2 --keep here").contains("one seed"));
        assert!(fault("--seed").contains("needs a value"));
        assert!(fault("--quick 1").contains("--quick"));
    }

    #[test]
    fn half_of_the_seeds_of_level_3_have_two_nodes() {
        let nodes = |text, seed| parse(text).unwrap().plan(seed).nodes;
        assert_eq!(nodes("--level 3", 4), Some(2));
        assert_eq!(nodes("--level 3", 5), Some(3));
        assert_eq!(nodes("--level 3 --nodes 2", 5), Some(2));
        assert_eq!(nodes("--level 1", 5), None);
    }

    #[test]
    fn kinds_that_are_named_are_in_every_run() {
        let read = parse("--level 1 --seed 9 --seeds 3 --minutes 60 --faults stall,clock").unwrap();
        assert_eq!((read.seed, read.seeds), (9, 3));
        let faults = read.plan(9).faults;
        for kind in [FaultKind::Stall, FaultKind::Clock] {
            assert!(faults.iter().any(|fault| fault.kind == kind));
        }
        assert!(parse("--faults none").unwrap().plan(9).faults.is_empty());
    }

    #[test]
    fn a_run_ends_after_its_seeds_or_after_its_hours() {
        let seeds = parse("--seed 3 --seeds 2").unwrap();
        assert!(!seeds.is_enough(4, i64::MAX) && seeds.is_enough(5, 0));
        let hours = parse("--seed 3 --hours 0.5").unwrap();
        assert!(!hours.is_enough(99, 1_799_999) && hours.is_enough(3, 1_800_000));
    }
}
