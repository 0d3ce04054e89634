//! The lints, found by the build that the tests need anyway (decision 46).

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Result, ensure};

use super::Outcome;
use crate::example::FEATURES;
use crate::shell;

/// What makes every warning of `cargo clippy` an error.
const DENY: [&str; 3] = ["--", "-D", "warnings"];

/// Fails on a warning of Clippy. In CI the steps before have compiled nearly everything by Clippy's
/// driver, and cargo repeats their warnings; what is left are the benchmarks.
pub(super) fn check() -> Result<Outcome> {
    let all = ["--workspace", "--all-targets", "--features", FEATURES];
    without_warnings("build", &all).map(|()| Outcome::Passed)
}

/// Fails on a warning of Clippy about these packages. In CI `command` of cargo finds them.
///
/// `cargo clippy -- -D warnings` would do there, but it compiles build scripts anew, because they
/// depend on its options; then the tests would be compiled anew too.
pub(super) fn without_warnings(command: &str, packages: &[&str]) -> Result<()> {
    if clippy_driver().is_none() {
        let options = [&["clippy"], packages, &DENY].concat();
        return shell::run(&mut shell::cargo(options));
    }
    let options = [&[command], packages].concat();
    let output = compile(&options).stderr(Stdio::piped()).output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    eprint!("{text}");
    // The last line on a package's warnings: "warning: `rosespring` (lib) generated 1 warning".
    let warns = |line: &str| line.starts_with("warning: `") && line.contains("` (");
    ensure!(
        output.status.success() && !text.lines().any(warns),
        "Clippy warns"
    );
    Ok(())
}

/// Returns the `cargo` of the steps that share what they compile. In CI the compiler is Clippy's
/// driver: the same one with more warnings, so one build serves tests and lints (decision 46).
pub(super) fn compile(options: &[&str]) -> Command {
    let mut command = shell::cargo(options);
    if let Some(driver) = clippy_driver() {
        command.env("RUSTC_WORKSPACE_WRAPPER", driver);
    }
    command
}

/// Returns Clippy's driver in CI, where nobody goes on with what was compiled, if it is installed.
fn clippy_driver() -> Option<PathBuf> {
    env::var_os("CI")?;
    let mut cargo = PathBuf::from(env::var_os("CARGO")?);
    cargo.set_file_name(format!("clippy-driver{}", env::consts::EXE_SUFFIX));
    cargo.is_file().then_some(cargo)
}
