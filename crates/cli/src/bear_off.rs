//! `rosespring bear-off`: exact tables of the end of the game.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use rosespring_engine::bearoff::{self, Built, Home, Kind, TwoSided, slow};
use rosespring_rules::{MEN, PRESETS, Rules};

use crate::output::{self, refuse};

/// Men a side of which the slow solver derives values to the end.
const FEW: u8 = 2;

/// Make and check tables of who is off first.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Build(BuildArguments),
    Check(CheckArguments),
}

/// Solve every position in which both sides have up to so many men, all at home.
///
/// The file holds two bytes for each pair of positions (14 kB for three men, 128 MB for ten, 5.9 GB
/// for fifteen), and so much memory is taken too. Any number of threads makes the same bytes.
#[derive(Debug, clap::Args)]
struct BuildArguments {
    /// The rules; of rules with cascades, a cascade comes with every doublet.
    #[arg(long)]
    rules: Rules,
    /// The most men a side.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=i64::from(MEN)))]
    men: u8,
    /// The file to write; it is there whole or not at all.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Threads; as many as the machine runs at once if not said.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
}

/// Compare a table with its checksum, and a sample of it with the rules.
///
/// Each pair of the sample is derived once more by playing all throws with the rules, one throw
/// deep with the table's values behind it. One pair in ten has up to two men a side, and is derived
/// to the end.
#[derive(Debug, clap::Args)]
struct CheckArguments {
    /// The table.
    file: PathBuf,
    /// Pairs of positions in the sample.
    #[arg(long, default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    sample: u32,
    /// Where the sample comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match &arguments.command {
        Command::Build(arguments) => build(arguments),
        Command::Check(arguments) => check(arguments),
    }
}

fn build(arguments: &BuildArguments) -> Result<ExitCode> {
    if Kind::of(&arguments.rules).is_none() {
        return Err(refuse(
            "there are no tables for rules in which numbers may be left unplayed at will",
        ));
    }
    output::check_file(&arguments.out)?;
    let parallel = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments
        .threads
        .map_or(parallel, |threads| threads as usize);
    let positions = bearoff::Index::new(arguments.men).len() as u64;
    let bar = output::progress(positions * positions, "solving");
    let began = Instant::now();
    let built = bearoff::build(&arguments.rules, arguments.men, threads, |done| {
        bar.set_position(done);
    })
    .context("the rules have a kind")?;
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    write(&arguments.out, &built)?;
    output::talk(format_args!(
        "{} pairs in {seconds:.2} s, {:.1} million a second",
        built.pairs(),
        built.pairs() as f64 / seconds / 1e6
    ));
    Ok(ExitCode::SUCCESS)
}

/// Writes the file beside its name, and renames it.
fn write(path: &Path, built: &Built) -> Result<()> {
    output::write_whole(path, |file: File| {
        let mut file = BufWriter::with_capacity(1 << 20, file);
        let bar = output::progress(built.pairs(), "writing");
        built.write(|part| {
            bar.inc(part.len() as u64 / 2);
            file.write_all(part)
        })?;
        bar.finish_and_clear();
        file.into_inner()?.sync_all()
    })
}

fn check(arguments: &CheckArguments) -> Result<ExitCode> {
    let path = arguments.file.display();
    let bytes = std::fs::read(&arguments.file)
        .map_err(|error| refuse(format_args!("{path} cannot be read: {error}")))?;
    let told = |error| refuse(format_args!("{path}: {error}"));
    let table = TwoSided::new(bytes).map_err(told)?;
    table.check().map_err(told)?;
    let rules = rules(&table);
    let few = bearoff::Index::new(table.header().men.min(FEW));
    let mut rng = fastrand::Rng::with_seed(arguments.seed);
    let mut solver = slow::Solver::new(rules);
    let bar = output::progress(u64::from(arguments.sample), "deriving");
    for at in 0..arguments.sample {
        let index = if at % 10 == 0 { &few } else { table.index() };
        let mut any = || index.home(rng.u16(1..index.len() as u16));
        let (mover, other) = any().zip(any()).context("all numbers are given")?;
        check_pair(&table, &mut solver, rules, mover, other)
            .map_err(|fault| refuse(format_args!("{path}: {fault}")))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let header = table.header();
    output::write(&format!(
        "{} men a side, {}, checksum and {} pairs are right\n",
        header.men,
        match header.kind {
            Kind::FourTimes => "doublets four times",
            Kind::Cascade => "doublets cascade",
        },
        arguments.sample
    ))?;
    Ok(ExitCode::SUCCESS)
}

/// Rules of the table's kind: those it was made for if they are a preset's.
fn rules<B: AsRef<[u8]>>(table: &TwoSided<B>) -> Rules {
    let header = table.header();
    let fits = |rules: &&Rules| Kind::of(rules) == Some(header.kind);
    let presets = || PRESETS.iter().map(|preset| &preset.rules);
    *presets()
        .filter(fits)
        .find(|rules| rules.fingerprint() == header.fingerprint)
        .or_else(|| presets().find(fits))
        .expect("there are presets of both kinds")
}

/// Derives the value of a pair once more.
fn check_pair<B: AsRef<[u8]>>(
    table: &TwoSided<B>,
    solver: &mut slow::Solver,
    rules: Rules,
    mover: Home,
    other: Home,
) -> Result<(), String> {
    /// What two men a side can be wrong by: half a 65,535th a throw.
    const TOLERANCE: f64 = 1e-4;
    let stored = table.stored(mover, other).ok_or("a pair is not there")?;
    let start = slow::position(rules, mover, other).map_err(|error| error.to_string())?;
    let lost = slow::mean_of_least(&start, |end| {
        slow::lost(end, |black, white| {
            table.stored(black, white).map_or(f64::NAN, f64::from)
        })
    });
    let derived = f64::from(u16::MAX) - lost.round();
    if f64::from(stored) != derived {
        return Err(format!(
            "{mover:?} against {other:?} is {stored}, but should be {derived}"
        ));
    }
    if mover.men() <= FEW && other.men() <= FEW {
        let win = solver
            .win(mover, other)
            .map_err(|error| error.to_string())?;
        let found = f64::from(stored) / f64::from(u16::MAX);
        if (win - found).abs() > TOLERANCE {
            return Err(format!(
                "{mover:?} against {other:?} wins {found}, but should win {win}"
            ));
        }
    }
    Ok(())
}
