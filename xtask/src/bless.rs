//! `cargo xtask bless`: writes the golden files and snapshots from the current code.

use anyhow::Result;

use crate::args::Args;
use crate::example::FEATURES;
use crate::shell;

/// Runs the tests in the mode in which they write their expected results. CI never does this.
pub(crate) fn run(args: Args) -> Result<()> {
    let packages = args.names()?;
    let mut tests = shell::cargo(["test", "--no-fail-fast"]);
    if packages.is_empty() {
        tests.args(["--workspace", "--features", FEATURES]);
    } else {
        // Alone a package lacks the features that others of the workspace want of it.
        tests.arg("--all-features");
    }
    for package in &packages {
        tests.args(["--package", package]);
    }
    tests
        .env("ROSESPRING_BLESS", "1")
        .env("INSTA_UPDATE", "always");
    shell::run(&mut tests)?;
    eprintln!("\nReview what changed like code: git diff");
    Ok(())
}
