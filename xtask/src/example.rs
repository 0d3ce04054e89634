//! Builds the example programs of the workspace that the tasks run.

use std::path::PathBuf;

use anyhow::Result;

use crate::shell;

/// The features with which the workspace is compiled and tested: with a second set, most of it
/// would be compiled twice. The features of the modules for WebAssembly that exclude each
/// other, and those of tests alone, are not among them.
pub(crate) const FEATURES: &str = "rosespring-cli/cluster,rosespring-store/cluster,\
                                   rosespring-test-servers/cluster,rosespring-hall/ts,\
                                   rosespring-wasm/study";

/// Builds an example as the tests build it, and returns its path.
pub(crate) fn build(name: &str) -> Result<PathBuf> {
    let options = ["--workspace", "--features", FEATURES, "--example", name];
    shell::run(shell::cargo(["build", "--quiet"]).args(options))?;
    built(name)
}

/// Returns the path of an example that [`build`] or the step `program` of the tests has built.
pub(crate) fn built(name: &str) -> Result<PathBuf> {
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
