//! Makes a module smaller with Binaryen's `wasm-opt`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::{setup, shell};

/// Debian's package of the optimizer.
pub(crate) const PACKAGE: &str = "binaryen";

/// The instructions that the compiler may write: those of its target and of `FLAGS`. A module
/// without names of its features does not say which it has.
const INSTRUCTIONS: [&str; 7] = [
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// What it does. Its own choices (`-Oz`) save a sixth of the bytes of a module and cost 3 % of
/// those that travel: code that is alike to the compiler is no longer alike to brotli.
const PASSES: [&str; 12] = [
    "--duplicate-function-elimination",
    "--remove-unused-module-elements",
    "--vacuum",
    "--remove-unused-brs",
    "--merge-blocks",
    "--optimize-instructions",
    "--reorder-locals",
    "--rse",
    "--precompute",
    "--optimize-instructions",
    "--vacuum",
    "--duplicate-function-elimination",
];

/// Returns whether the program is on PATH.
pub(crate) fn is_installed() -> bool {
    find().is_some()
}

fn find() -> Option<PathBuf> {
    shell::find_on_path(&["wasm-opt"])
}

/// Finds the program. On Debian as root, installs it if it is missing.
pub(super) fn find_or_install() -> Result<PathBuf> {
    if let Some(program) = find() {
        return Ok(program);
    }
    let install = format!("apt-get update && apt-get install -y --no-install-recommends {PACKAGE}");
    if setup::is_debian() && setup::is_root() {
        eprintln!("installing Debian's optimizer for WebAssembly");
        setup::install_packages(&install)?;
    }
    match find() {
        Some(program) => Ok(program),
        None => bail!(
            "WebAssembly needs `wasm-opt` of Binaryen on PATH:\n\n    cargo install --locked \
             wasm-opt\n\nOn Debian, as root, this does as well:\n\n    {install}"
        ),
    }
}

/// Writes a smaller module that does the same.
pub(super) fn optimize(program: &Path, module: &Path, smaller: &Path) -> Result<()> {
    let mut optimizer = Command::new(program);
    optimizer.args(INSTRUCTIONS).args(PASSES);
    shell::run(optimizer.arg(module).arg("-o").arg(smaller))?;
    Ok(())
}
