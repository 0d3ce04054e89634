//! `rosespring backup`: copies everything that the server stores.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use rosespring_server::back_up;

use crate::output;

/// Copy all games, analyses and ratings into a new file, also while the server runs.
///
/// The copy has the state of one moment and is checked. To restore it, stop the server, replace
/// `tables.sqlite` in the data folder with the copy, and remove `tables.sqlite-wal` and
/// `tables.sqlite-shm`.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The new file.
    file: PathBuf,
    /// The data folder [default: a folder among the user's data]
    #[arg(long)]
    data_dir: Option<PathBuf>,
}

pub(crate) fn run(arguments: Arguments) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("the copy cannot be started")?;
    runtime.block_on(back_up(arguments.data_dir, &arguments.file))?;
    output::talk(format_args!("copied to {}", arguments.file.display()));
    Ok(ExitCode::SUCCESS)
}
