//! `cargo xtask play`: from a fresh clone to a board in the browser.

mod build;

use anyhow::Result;

use self::build::{Artifacts, FEATURES, PACKAGE};
use crate::args::Args;
use crate::progress::Progress;
use crate::setup::{self, Origin};
use crate::shell;

/// The state of a step that has nothing to do.
const UP_TO_DATE: &str = "up to date";

/// Builds the page and the program, shows a line for each step, and starts the server.
///
/// It uses the dev profile. In that profile the rules and the engine are optimised, so the computer
/// plays at full strength and speed; the server, which computes little, builds in a fraction of the
/// time of a release build. The program is built for this machine alone, without the hall.
/// Arguments are passed to `rosespring serve`; with `--no-open` no browser is opened.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let opens = !args.flag("--no-open");
    let mut progress = Progress::new(4);

    if setup::npm_packages(|npm| progress.run("npm packages", npm))? == Origin::Earlier {
        progress.tell("npm packages", UP_TO_DATE)?;
    }
    if setup::page(|npm| progress.run("page", npm))? == Origin::Earlier {
        progress.tell("page", UP_TO_DATE)?;
    }
    let mut artifacts = Artifacts::of_program();
    let program = [
        "--package",
        PACKAGE,
        "--bin",
        "rosespring",
        "--no-default-features",
        "--features",
        FEATURES,
    ];
    let mut build = shell::cargo(["build", "--message-format=json-render-diagnostics"]);
    progress.follow("program", build.args(program), |line| artifacts.read(line))?;

    progress.tell("server", "starting (Ctrl-C ends it)")?;
    let mut serve = shell::cargo(["run", "--quiet"]);
    serve.args(program).args(["--", "serve"]);
    if opens {
        serve.arg("--open");
    }
    shell::run(serve.args(args.rest()))
}
