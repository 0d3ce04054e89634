//! `cargo xtask bless`: the goldens and snapshots as the code makes them now.

use anyhow::Result;

use crate::args::Args;
use crate::shell;

/// Runs the tests with leave to write what they would compare with. CI never does this.
pub(crate) fn run(args: Args) -> Result<()> {
    let packages = args.names()?;
    let mut tests = shell::cargo(["test", "--no-fail-fast"]);
    if packages.is_empty() {
        tests.arg("--workspace");
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
