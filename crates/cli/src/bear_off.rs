//! `rosespring bear-off`: exact tables for the end of the game.

mod build;
mod check;
mod part;

use std::process::ExitCode;

use anyhow::Result;

/// Build and check tables with exact bear-off chances
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Build(build::Arguments),
    Check(check::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match &arguments.command {
        Command::Build(arguments) => build::run(arguments),
        Command::Check(arguments) => check::run(arguments),
    }
}
