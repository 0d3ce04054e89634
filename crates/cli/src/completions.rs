//! `rosespring completions`: prints the completion script for a shell.

use std::process::ExitCode;

use anyhow::Result;
use clap::CommandFactory;
use clap_complete::Shell;

use crate::output;

/// Print the completions for a shell
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(
        arguments.shell,
        &mut crate::Cli::command(),
        "rosespring",
        &mut script,
    );
    output::write(&String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}
