//! `rosespring bear-off check`: compares a table with its checksum, and a sample with the rules.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use rosespring_engine::bearoff::slow::{self, Chances};
use rosespring_engine::bearoff::{Home, Index, Kind, TableBytes, TwoSided};
use rosespring_rules::{PRESETS, Rules};

use crate::output::{self, refuse};
use crate::tables;

/// Maximum number of men on each side for which the slow solver plays to the end.
const FEW: u8 = 2;

/// Maximum number of men of a side that plays against a side with all its men. With more men, a
/// double game is almost never won.
const LATE: u8 = 6;

/// Compare a table with its checksum, and a sample of it with the rules.
///
/// Each pair of positions in the sample is computed again by playing all throws with the rules, one
/// throw deep, and reading the positions reached from the table. One pair in ten has at most two
/// men on each side and is computed to the end. If the table holds double games, every second pair
/// has all men on one side and few on the other.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The table
    file: PathBuf,
    /// Number of pairs of positions in the sample
    #[arg(long, default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    sample: u32,
    /// Seed for the sample
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let path = &arguments.file;
    let table = tables::open(path)?;
    table.check().map_err(|error| refuse_table(path, &error))?;
    let mut check = Check {
        rules: rules(&table),
        solver: slow::Solver::new(rules(&table)),
        few: Index::new(table.header().men.min(FEW)),
        late: Index::new(table.header().men.min(LATE)),
        rng: fastrand::Rng::with_seed(arguments.seed),
        table: &table,
    };
    let bar = output::progress(u64::from(arguments.sample), "deriving");
    for at in 0..arguments.sample {
        let (mover, other) = check.pair(at).context("all numbers are given")?;
        check
            .derive(mover, other)
            .map_err(|fault| refuse_table(path, &fault))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let header = table.header();
    output::write(&format!(
        "{} men a side, {}{}, checksum and {} pairs are right\n",
        header.men,
        match header.kind {
            Kind::FourTimes => "doublets four times",
            Kind::Cascade => "doublets cascade",
        },
        if header.double_games {
            ", double games"
        } else {
            ""
        },
        arguments.sample
    ))?;
    Ok(ExitCode::SUCCESS)
}

fn refuse_table(path: &Path, fault: &dyn std::fmt::Display) -> anyhow::Error {
    refuse(format_args!("{}: {fault}", path.display()))
}

/// Returns rules of the table's kind: the table's own rules if they are a preset.
fn rules(table: &TwoSided<TableBytes>) -> Rules {
    let header = table.header();
    let fits = |rules: &&Rules| {
        let double_games = rosespring_engine::bearoff::double_games(rules, header.men);
        Kind::of(rules) == Some(header.kind) && double_games == header.double_games
    };
    let presets = || PRESETS.iter().map(|preset| &preset.rules);
    *presets()
        .filter(fits)
        .find(|rules| rules.fingerprint() == header.fingerprint)
        .or_else(|| presets().find(fits))
        .expect("there are presets of all kinds of tables")
}

struct Check<'a> {
    table: &'a TwoSided<TableBytes>,
    rules: Rules,
    few: Index,
    late: Index,
    solver: slow::Solver,
    rng: fastrand::Rng,
}

impl Check<'_> {
    /// Returns the next pair of the sample.
    fn pair(&mut self, at: u32) -> Option<(Home, Home)> {
        let index = self.table.index();
        let any =
            |rng: &mut fastrand::Rng, index: &Index| index.home(rng.u16(1..index.len() as u16));
        if at.is_multiple_of(10) {
            return any(&mut self.rng, &self.few).zip(any(&mut self.rng, &self.few));
        }
        if at.is_multiple_of(2) || !self.table.header().double_games {
            return any(&mut self.rng, index).zip(any(&mut self.rng, index));
        }
        let full = index.home(*self.rng.choice(index.full())?)?;
        let other = any(&mut self.rng, &self.late)?;
        Some(if at % 4 == 1 {
            (full, other)
        } else {
            (other, full)
        })
    }

    /// Computes the values of a pair again and compares them.
    fn derive(&mut self, mover: Home, other: Home) -> Result<(), String> {
        let missing = || "a pair is missing from the table".to_owned();
        let stored = self.table.stored(mover, other).ok_or_else(missing)?;
        let start = slow::position(self.rules, mover, other).map_err(|error| error.to_string())?;
        let bounds = slow::derive(&start, |end| {
            slow::left(end, |black, white| {
                let stored = self.table.stored(black, white);
                stored.map_or(NOTHING, |stored| stored.chances())
            })
        });
        // One throw adds a rounding error of half of 1/65535.
        within(stored.chances(), bounds, 0.501 / f64::from(u16::MAX))
            .map_err(|fault| format!("{mover:?} against {other:?}: {fault}"))?;
        if mover.men().max(other.men()) > FEW {
            return Ok(());
        }
        let derived = self.solver.chances(mover, other);
        let derived = derived.map_err(|error| error.to_string())?;
        within(stored.chances(), [derived; 2], TO_THE_END)
            .map_err(|fault| format!("{mover:?} against {other:?}: {fault} to the end"))
    }
}

/// Tolerance for two men on each side: half of 1/65535 for each throw.
const TO_THE_END: f64 = 1e-4;

/// Chances that match no value: used for values that the table lacks.
const NOTHING: Chances = Chances {
    win: f64::NAN,
    win_double: f64::NAN,
    lose_double: f64::NAN,
};

/// Checks that every chance lies within its bounds.
fn within(found: Chances, [low, high]: [Chances; 2], error: f64) -> Result<(), String> {
    let lists = |chances: Chances| [chances.win, chances.win_double, chances.lose_double];
    let names = ["win", "win_double", "lose_double"];
    let (low, found, high) = (lists(low), lists(found), lists(high));
    for (at, name) in names.into_iter().enumerate() {
        let (low, found, high) = (low[at], found[at], high[at]);
        // Written so that NaN fails the test.
        if !(low - error <= found && found <= high + error) {
            return Err(format!("{name} is {found}, derived {low} to {high}"));
        }
    }
    Ok(())
}
