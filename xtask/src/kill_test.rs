//! `cargo xtask kill-test`: kills a hall again and again while people play, and compares what their
//! pages were shown with the log.

use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::args::Args;
use crate::{load, shell};

/// Default number of kills.
const KILLS_DEFAULT: u32 = 100;

/// Kills, and prints what was found.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let kills = args.count("--kills", KILLS_DEFAULT)?;
    let seed = args.count("--seed", 1)?;
    let places = load::Places::take(&mut args)?;
    let json = args.flag("--json");
    args.finish()?;

    let (players, hall) = load::build(&places)?;
    let mut command = Command::new(players);
    command.arg("kills").arg(hall);
    command.args(["--kills", &kills.to_string(), "--seed", &seed.to_string()]);
    places.add_to(&mut command);
    let found = shell::text(&mut command)?;
    let figures: Value = serde_json::from_str(&found).context("reading the figures")?;
    load::print(&figures, json);
    load::nothing_wrong(&figures)
}
