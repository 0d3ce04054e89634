//! `rosespring man`: writes the manual pages.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Command, CommandFactory};
use clap_mangen::Man;

use crate::output;

/// Write the manual pages, one for each command
///
/// Prints the path of each page. `man DIR/rosespring.1` shows the first one.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The folder for the pages; created if missing
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let out = &arguments.out;
    std::fs::create_dir_all(out).with_context(|| format!("{} cannot be made", out.display()))?;
    let mut program = crate::Cli::command().disable_help_subcommand(true);
    // Sets the full names of the commands, such as `rosespring-bear-off-build`.
    program.build();
    write(&program, out)?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the pages of a command and of its subcommands.
fn write(command: &Command, out: &Path) -> Result<()> {
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    man.render(&mut page)?;
    let file = out.join(man.get_filename());
    output::write_file(&file, &String::from_utf8_lossy(&page))?;
    output::write(&format!("{}\n", file.display()))?;
    command
        .get_subcommands()
        .filter(|command| !command.is_hide_set())
        .try_for_each(|command| write(command, out))
}
