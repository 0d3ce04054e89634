//! `cargo xtask wasm`: builds the table as WebAssembly, and plays a game with it under Node.js.

mod tools;

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use self::tools::Tools;
use crate::args::Args;
use crate::{example, node, shell};

/// The target, without an operating system.
const TARGET: &str = "wasm32-unknown-unknown";

/// Every browser since 2023 has these instructions; without them a net is six times slower.
const FLAGS: &str = "-C target-feature=+simd128";

/// Builds the module and runs its tests, or with `--speed` measures it against the native build.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let speed = args.flag("--speed");
    args.finish()?;
    if speed {
        return run_node(&["crates/wasm/tests/speed.mjs"]);
    }
    check()
}

/// Builds the module and runs its tests.
pub(crate) fn check() -> Result<()> {
    run_node(&[
        "--test",
        "--test-reporter=spec",
        "crates/wasm/tests/table.test.mjs",
    ])
}

/// Runs Node.js with the built module and its native counterpart.
fn run_node(options: &[&str]) -> Result<()> {
    node::supported_version()?;
    let module = module()?;
    let mut tests = Command::new("node");
    tests
        .current_dir(shell::root())
        .args(options)
        .env("ROSESPRING_WASM", module)
        // The native program with which the module is compared.
        .env("ROSESPRING_NATIVE", example::build("native", &[])?)
        .env("ROSESPRING_NETS", shell::root().join("nets"));
    shell::run(&mut tests)?;
    Ok(())
}

/// Builds the module and returns its path.
pub(crate) fn module() -> Result<PathBuf> {
    build(&Tools::find_or_install()?)
}

/// Builds the module and returns its path. It has a separate folder, because its flags and compiler
/// differ.
fn build(tools: &Tools) -> Result<PathBuf> {
    let folder = shell::target_folder()?.join("wasm");
    let mut cargo = tools.cargo();
    cargo
        .args(["build", "--locked", "--profile", "wasm"])
        .args(["--package", "rosespring-wasm", "--lib", "--target", TARGET])
        .args(tools.options())
        .env("CARGO_TARGET_DIR", &folder)
        .env("RUSTFLAGS", FLAGS)
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    shell::run(&mut cargo)?;
    Ok(folder
        .join(TARGET)
        .join("wasm")
        .join("rosespring_wasm.wasm"))
}
