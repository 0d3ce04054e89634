//! `cargo xtask play`: from a fresh clone to a board in the browser.

use anyhow::Result;

use crate::args::Args;
use crate::{setup, shell};

/// Builds the page, then builds and starts the server.
///
/// The dev profile is the right one here. The rules and the engine are optimised in it, so the
/// computer plays at full strength and speed, while the server, which has little to compute,
/// builds in a fraction of the time that a release build with link-time optimisation takes.
/// What is built is shared with `cargo test`. Arguments go on to `rosespring serve`; `--no-open`
/// leaves the browser alone.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let opens = !args.flag("--no-open");
    setup::page()?;

    eprintln!("building the server (the first time takes a few minutes)");
    let mut serve = shell::cargo(["run", "--package", "rosespring-cli", "--bin", "rosespring"]);
    serve.args(["--", "serve"]);
    if opens {
        serve.arg("--open");
    }
    shell::run(serve.args(args.rest()))
}
