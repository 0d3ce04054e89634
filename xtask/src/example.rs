//! Builds the example programs of the workspace that the tasks run.

use std::path::PathBuf;

use anyhow::Result;

use crate::shell;

/// Builds an example and returns its path. `options` are further options of `cargo build`.
///
/// The whole workspace is selected, as in the tests: with the features of one package alone, cargo
/// would compile the rules, the engine and what depends on them once more.
pub(crate) fn build(name: &str, options: &[&str]) -> Result<PathBuf> {
    let mut cargo = shell::cargo(["build", "--quiet", "--workspace", "--example", name]);
    shell::run(cargo.args(options))?;
    path(name, "debug")
}

/// Builds an example of one package as in a release, to measure it, and returns its path. `options`
/// are further options of `cargo build`.
pub(crate) fn build_release(name: &str, package: &str, options: &[&str]) -> Result<PathBuf> {
    let example = ["--package", package, "--example", name];
    let mut cargo = shell::cargo(["build", "--release"]);
    shell::run(cargo.args(example).args(options))?;
    path(name, "release")
}

fn path(name: &str, profile: &str) -> Result<PathBuf> {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let folder = shell::target_folder()?.join(profile).join("examples");
    Ok(folder.join(file))
}
