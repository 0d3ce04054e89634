//! Finds the tool chain for WebAssembly: the target of rustup, or Debian's packages.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use super::TARGET;
use crate::{setup, shell};

/// Debian's compiler, which has no library for the target, the sources of that library, and a
/// linker.
pub(crate) const PACKAGES: &str = "rustc-web cargo-web rust-web-src libstd-rust-web-dev lld-22";

/// The programs of those packages, and the sources.
const CARGO: &str = "/usr/bin/cargo";
const RUSTC: &str = "/usr/bin/rustc";
const SOURCES: &str = "/usr/lib/rustlib/src/rust/library/std";
const LINKER: &str = "/usr/bin/wasm-ld-22";

/// A tool chain for the target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tools {
    /// The tool chain that runs this program, which has the target.
    Own,
    /// Debian's tool chain, which also builds the standard library.
    Debian,
}

impl Tools {
    /// Finds a tool chain. On Debian as root, installs Debian's if there is none.
    pub(super) fn find_or_install() -> Result<Self> {
        if let Some(tools) = Self::find() {
            return Ok(tools);
        }
        let install =
            format!("apt-get update && apt-get install -y --no-install-recommends {PACKAGES}");
        if !setup::is_debian() || !setup::is_root() {
            bail!(
                "WebAssembly needs a target that is not installed:\n\n    rustup target add \
                 {TARGET}\n\nOn Debian, as root, this does as well:\n\n    {install}"
            );
        }
        eprintln!("installing Debian's tool chain for WebAssembly");
        setup::install_packages(&install)?;
        match Self::find() {
            Some(tools) => Ok(tools),
            None => bail!("{PACKAGES} were installed, but {SOURCES} or {LINKER} is missing"),
        }
    }

    /// Finds a tool chain that is installed.
    pub(super) fn find() -> Option<Self> {
        if has_target() {
            return Some(Self::Own);
        }
        let needed = [CARGO, RUSTC, SOURCES, LINKER];
        needed
            .iter()
            .all(|path| Path::new(path).exists())
            .then_some(Self::Debian)
    }

    /// Returns its cargo, to run in the root of the workspace.
    pub(super) fn cargo(self) -> Command {
        match self {
            Self::Own => shell::cargo([""; 0]),
            Self::Debian => {
                let mut cargo = Command::new(CARGO);
                cargo
                    .current_dir(shell::root())
                    .env("RUSTC", RUSTC)
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", LINKER)
                    // Building the standard library is an unstable feature.
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env_remove("RUSTUP_TOOLCHAIN")
                    // Set by the tool chain that runs this program.
                    .env_remove("LD_LIBRARY_PATH");
                cargo
            }
        }
    }

    /// Returns its additional options.
    pub(super) const fn options(self) -> &'static [&'static str] {
        match self {
            Self::Own => &[],
            Self::Debian => &["-Zbuild-std=std,panic_abort"],
        }
    }
}

/// Returns whether the compiler that runs this program has the library of the target. The question
/// for the path of the library does not make rustup download anything.
fn has_target() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut ask = Command::new(rustc);
    ask.args(["--print", "target-libdir", "--target", TARGET]);
    shell::text(&mut ask).is_ok_and(|folder| {
        let files = std::fs::read_dir(folder.trim()).into_iter().flatten();
        files.flatten().any(|file| {
            let name = file.file_name();
            name.to_string_lossy().starts_with("libstd-")
        })
    })
}
