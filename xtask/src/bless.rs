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
    }
    for package in &packages {
        tests.args(["--package", package]);
        let of_package = |feature: &&str| feature.starts_with(&format!("{package}/"));
        tests.args(
            FEATURES
                .split(',')
                .filter(of_package)
                .flat_map(|one| ["--features", one]),
        );
    }
    tests
        .env("ROSESPRING_BLESS", "1")
        .env("INSTA_UPDATE", "always");
    shell::run(&mut tests)?;
    eprintln!("\nReview what changed like code: git diff");
    Ok(())
}
