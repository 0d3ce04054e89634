//! `cargo xtask play`: from a fresh clone to a board in the browser.

use anyhow::Result;

use crate::args::Args;
use crate::{setup, shell};

/// Builds the page, then builds and starts the server.
///
/// It uses the dev profile. In that profile the rules and the engine are optimised, so the computer
/// plays at full strength and speed; the server, which computes little, builds in a fraction of the
/// time of a release build with link-time optimisation. The build is shared with `cargo test`.
/// Arguments are passed to `rosespring serve`; with `--no-open` no browser is opened.
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
