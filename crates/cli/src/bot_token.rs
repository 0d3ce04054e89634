//! `rosespring bot-token`: gives a program a token with which it plays at a hall.

use std::process::ExitCode;

use anyhow::{Context, Result};
use rosespring_server::new_bot_token;
use rosespring_wire::bot::bot_name;

use crate::output::{self, refuse};
use crate::place::DataOptions;

/// Create a bot at a hall, or replace the token of a bot, and print the token.
///
/// The hall may run. The token is stored nowhere: a program that has it plays as the bot. A
/// second token for the same name ends the first one. Bots have names that end with " (bot)".
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The name of the bot
    name: String,
    #[command(flatten)]
    place: DataOptions,
}

pub(crate) fn run(arguments: Arguments) -> Result<ExitCode> {
    let name = bot_name(&arguments.name).map_err(refuse)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("the database cannot be opened")?;
    let token = runtime.block_on(new_bot_token(arguments.place.find()?, name.clone()))?;
    output::write(&format!("{token}\n"))?;
    output::talk(format_args!("the token of {name}"));
    Ok(ExitCode::SUCCESS)
}
