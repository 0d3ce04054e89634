//! `rosespring moderator`: says who moderates a hall.

use std::process::ExitCode;

use anyhow::{Context, Result};
use rosespring_server::{moderators, set_moderator};

use crate::output;
use crate::place::DataOptions;

/// Make a member of a hall a moderator, take the role away, or list the moderators.
///
/// The hall may run. Moderators see reports of messages at /moderation, warn and silence people
/// and close accounts; every act is recorded.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The name of the member; without it, all moderators are listed
    name: Option<String>,
    /// Take the role away
    #[arg(long, requires = "name")]
    remove: bool,
    #[command(flatten)]
    place: DataOptions,
}

pub(crate) fn run(arguments: Arguments) -> Result<ExitCode> {
    let Arguments {
        name,
        remove,
        place,
    } = arguments;
    let place = place.find()?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("the database cannot be opened")?;
    let Some(name) = name else {
        for name in runtime.block_on(moderators(place))? {
            output::write(&format!("{name}\n"))?;
        }
        return Ok(ExitCode::SUCCESS);
    };
    let is_changed = runtime.block_on(set_moderator(place, name.clone(), !remove))?;
    let is = match (is_changed, remove) {
        (true, false) => "is a moderator now",
        (true, true) => "is no moderator any more",
        (false, false) => "was a moderator already",
        (false, true) => "was no moderator",
    };
    output::talk(format_args!("{name} {is}"));
    Ok(ExitCode::SUCCESS)
}
