//! `rosespring merge`: puts the parts of a job together.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use rosespring_jobs::{answer, join};
use rosespring_wire::job::Part;

use crate::output::refuse;
use crate::work::read_plan;
use crate::{input, output};

/// Put the parts of a job together.
///
/// The parts may be given in any order and must hold every unit of the job once. The answer has the
/// same bytes as that of one machine.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The job
    #[arg(value_name = "JOB.json")]
    job: PathBuf,
    /// The parts, written by `work --shard`
    #[arg(value_name = "PART", required = true)]
    parts: Vec<PathBuf>,
    /// The file to write: the answer of the job
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let plan = read_plan(&arguments.job)?;
    let parts = arguments.parts.iter().map(|file| {
        Part::from_json(&input::text(file)?).map_err(|fault| {
            refuse(format_args!(
                "{} is not a part of a job ({fault})",
                file.display()
            ))
        })
    });
    let parts = parts.collect::<Result<Vec<_>>>()?;
    let whole = join(&plan, parts).map_err(refuse)?;
    let text = answer(&plan, &whole).map_err(refuse)?;
    output::write_file(&arguments.out, &text)?;
    Ok(ExitCode::SUCCESS)
}
