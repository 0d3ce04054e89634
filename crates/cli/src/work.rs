//! `rosespring work`: long computations, or a part of them.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rosespring_jobs::nets::Nets;
use rosespring_jobs::{JobError, Plan, Work, answer, join};
use rosespring_wire::job::{Job, Part};

use crate::output::refuse;
use crate::tables::VARIABLE;
use crate::{input, output};

/// Compute a job: a rollout, a table of openings, the analysis of an archive, self-play or a match.
///
/// A job is a JSON file (docs/scaling.md). It has numbered units, whose results depend on the job
/// and the number alone, so several machines can compute one job: each a shard, which `merge` puts
/// together to the same bytes. Progress is stored in FILE.part; after an interruption, the same
/// command continues from there.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The job
    #[arg(value_name = "JOB.json")]
    job: PathBuf,
    /// The file to write: the answer of the job, or with --shard a part for `merge`
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Compute only shard I of N, counted from 1
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// A net that the job names by its checksum; may be repeated
    #[arg(long, value_name = "FILE")]
    net: Vec<PathBuf>,
    /// Number of threads [default: all processor cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
}

/// One of several shards of a job.
#[derive(Debug, Clone, Copy)]
struct Shard {
    number: u64,
    count: u64,
}

/// The greatest number of shards.
const SHARDS_MAX: u64 = 1_000_000;

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parsed = text.split_once('/').and_then(|(number, count)| {
            Some(Self {
                number: number.parse().ok()?,
                count: count.parse().ok()?,
            })
        });
        parsed
            .filter(|shard| (1..=SHARDS_MAX).contains(&shard.count))
            .filter(|shard| (1..=shard.count).contains(&shard.number))
            .ok_or_else(|| {
                format!("expected a shard and their number, such as 3/8, at most {SHARDS_MAX}")
            })
    }
}

/// The time until the progress is first stored, and between two later times. Results do not depend
/// on it.
const FIRST_WRITE: Duration = Duration::from_secs(1);
const BETWEEN_WRITES: Duration = Duration::from_secs(10);
/// The time between two lines about the progress, where no terminal shows a bar.
const BETWEEN_LINES: Duration = Duration::from_secs(30);

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    // Results depend on the job alone, so the tables of one machine cannot be used.
    if std::env::var_os(VARIABLE).is_some_and(|paths| !paths.is_empty()) {
        return Err(refuse(format_args!(
            "jobs are computed without the tables of {VARIABLE}: unset it"
        )));
    }
    let plan = read_plan(&arguments.job)?;
    let nets = Nets::read(&arguments.net).map_err(refuse)?;
    let work = Work::new(plan, nets).map_err(refuse)?;
    let plan = work.plan();
    let units = match arguments.shard {
        Some(shard) => plan.shard(shard.number, shard.count),
        None => 0..plan.units(),
    };
    output::check_file(&arguments.out)?;
    let stored = part_file(&arguments.out);
    let mut done = stored_part(&stored, &work, units.start, units.end)?;
    let bar = output::progress(units.end - units.start, "units");
    let threads = input::threads(arguments.threads);
    let never = AtomicBool::new(false);
    let (mut wait, mut written, mut told) = (FIRST_WRITE, Instant::now(), Instant::now());
    loop {
        let from = done.as_ref().map_or(units.start, |part| part.to);
        bar.set_position(from - units.start);
        if bar.is_hidden() && told.elapsed() >= BETWEEN_LINES {
            let (done, all) = (from - units.start, units.end - units.start);
            output::talk(format_args!("{done} of {all} units"));
            told = Instant::now();
        }
        if from == units.end && done.is_some() {
            break;
        }
        let to = (from + plan.block() * threads as u64).min(units.end);
        let part = work.run(from..to, threads, &never).map_err(failed)?;
        let part = part.expect("nobody cancels");
        done = Some(match done.take() {
            Some(done) => join(plan, vec![done, part]).map_err(failed)?,
            None => part,
        });
        if written.elapsed() >= wait
            && let Some(part) = &done
        {
            output::write_file(&stored, &part.to_json())?;
            (wait, written) = (BETWEEN_WRITES, Instant::now());
        }
    }
    bar.finish_and_clear();
    let whole = done.expect("the loop ends with a part");
    let text = match arguments.shard {
        Some(_) => whole.to_json(),
        None => answer(plan, &whole).map_err(failed)?,
    };
    output::write_file(&arguments.out, &text)?;
    match std::fs::remove_file(&stored) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("{} cannot be removed", stored.display()))
        }
        _ => Ok(ExitCode::SUCCESS),
    }
}

/// Reads a job.
pub(crate) fn read_plan(file: &Path) -> Result<Plan> {
    let unusable = |fault: &dyn std::fmt::Display| {
        refuse(format_args!("{} is not a job: {fault}", file.display()))
    };
    let job = Job::from_json(&input::text(file)?).map_err(|fault| unusable(&fault))?;
    Plan::new(job).map_err(|fault| unusable(&fault))
}

fn failed(error: JobError) -> anyhow::Error {
    anyhow::Error::new(error)
}

/// Returns the file in which progress is stored.
fn part_file(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// Reads the progress of the same work, if there is any.
fn stored_part(file: &Path, work: &Work, from: u64, to: u64) -> Result<Option<Part>> {
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error).with_context(|| file.display().to_string()),
    };
    let remove = "remove it, or name another file to write";
    let part = Part::from_json(&text).map_err(|fault| {
        refuse(format_args!(
            "{} is not the progress of a job ({fault}): {remove}",
            file.display()
        ))
    })?;
    match part.origin == *work.origin() && part.from == from && part.to <= to {
        true => Ok(Some(part)),
        false => Err(refuse(format_args!(
            "{} is the progress of another job, shard, net or version: {remove}",
            file.display()
        ))),
    }
}
