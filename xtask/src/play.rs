//! `cargo xtask play`: from a fresh clone to a board in the browser.

mod build;

use std::process::Command;

use anyhow::Result;

pub(crate) use self::build::FEATURES;
use self::build::{Artifacts, PACKAGE};
use crate::args::Args;
use crate::progress::{Progress, RunningTool};
use crate::setup::{self, Origin};
use crate::{node, shell, wasm};

/// The state of a step that has nothing to do.
const UP_TO_DATE: &str = "up to date";

/// Settings of the dev profile that shorten the first build.
///
/// Debug information and the data for a faster second build of our own crates are left out. Other
/// crates keep their settings, so that `cargo xtask test` need not build them again.
const QUICK: [(&str, &str); 2] = [
    ("CARGO_PROFILE_DEV_DEBUG", "false"),
    ("CARGO_PROFILE_DEV_INCREMENTAL", "false"),
];

/// Builds the page and the program, shows a line for each step, and starts the server.
///
/// It uses the dev profile. In that profile the rules and the engine are optimised, so the computer
/// plays at full strength and speed; the server, which computes little, builds in a fraction of the
/// time of a release build. The program is built for this machine alone, without the hall.
/// Arguments are passed to `rosespring serve`; with `--no-open` no browser is opened.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let opens = !args.flag("--no-open");
    node::supported_version()?;
    let mut progress = Progress::new(4);

    // The program of this profile reads the page from its folder, so both are built at once.
    let build = RunningTool::start(&mut build())?;
    if setup::npm_packages(|npm| progress.run("npm packages", npm))? == Origin::Earlier {
        progress.show("npm packages", UP_TO_DATE)?;
    }
    if setup::page(&wasm::built_page_modules()?, |npm| {
        progress.run("page", npm)
    })? == Origin::Earlier
    {
        progress.show("page", UP_TO_DATE)?;
    }
    let mut artifacts = Artifacts::of_program();
    progress.attend("program", build, |line| artifacts.read(line))?;

    progress.show("server", "starting (Ctrl-C ends it)")?;
    let mut serve = cargo("run");
    serve.args(["--quiet", "--", "serve"]);
    if opens {
        serve.arg("--open");
    }
    shell::run(serve.args(args.rest()))
}

/// Returns the command that builds the program and reports each crate in JSON.
fn build() -> Command {
    let mut build = cargo("build");
    build.arg("--message-format=json-render-diagnostics");
    build
}

/// Returns a command of cargo on the program.
fn cargo(command: &str) -> Command {
    let mut cargo = shell::cargo([command, "--package", PACKAGE, "--bin", "rosespring"]);
    cargo.args(["--no-default-features", "--features", FEATURES]);
    cargo.envs(QUICK);
    cargo
}
