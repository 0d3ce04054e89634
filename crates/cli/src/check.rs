//! `rosespring check`: checks everything that the server stores.

use std::process::ExitCode;

use anyhow::{Context, Result};
use rosespring_server::check;

use crate::log;
use crate::output::{self, Failure};
use crate::place::DataOptions;

/// Check the database: its structure, every table by replaying it, every analysis.
///
/// Prints the number of readable tables and analyses, and a line for each fault. With a fault the
/// exit code is 1. The server may run meanwhile.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: DataOptions,
}

pub(crate) fn run(arguments: Arguments) -> Result<ExitCode> {
    log::install();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("the check cannot be started")?;
    let report = runtime.block_on(check(arguments.place.find()?))?;
    let mut text = format!(
        "{}: {} tables and {} analyses can be read\n",
        report.database, report.tables, report.analyses
    );
    for fault in &report.faults {
        text.push_str(&format!("fault: {fault}\n"));
    }
    output::write(&text)?;
    Ok(if report.faults.is_empty() {
        ExitCode::SUCCESS
    } else {
        Failure::invalid()
    })
}
