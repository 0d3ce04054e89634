//! `rosespring serve`: serves the table in the browser.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use rosespring_rules::Dice;
use rosespring_server::{Config, DiceSource, serve};

use crate::output;

/// Serve the table in the browser, on this machine only.
///
/// Prints one line, `listening on http://127.0.0.1:PORT`, as soon as the page can be opened.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The port, 0 for any free one [default: 8421, or the next free one]
    #[arg(long)]
    port: Option<u16>,
    /// The folder for the stored games [default: a folder among the user's data]
    #[arg(long)]
    data_dir: Option<PathBuf>,
    /// Open the page in the browser
    #[arg(long, overrides_with = "no_open")]
    open: bool,
    /// Do not open the page [default]
    #[arg(long)]
    no_open: bool,
    /// Fixed dice for tests instead of random ones, such as `5-3,6-6,2-1`
    #[arg(long, hide = true, value_delimiter = ',')]
    dice: Vec<Dice>,
}

pub(crate) fn run(arguments: Arguments) -> Result<ExitCode> {
    let config = Config {
        port: arguments.port,
        data_dir: arguments.data_dir,
        open: arguments.open && !arguments.no_open,
        dice: match arguments.dice.as_slice() {
            [] => DiceSource::default(),
            dice => DiceSource::List(dice.to_vec()),
        },
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the threads of the server cannot be started")?;
    runtime.block_on(serve(config, |address| {
        let _ = output::write(&format!("listening on http://{address}\n"));
    }))?;
    Ok(ExitCode::SUCCESS)
}
