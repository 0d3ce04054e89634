//! `cargo xtask fuzz`: runs the fuzz targets, each for a given time.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::args::Args;
use crate::shell;

/// Default time for each target, in seconds.
const SECONDS_DEFAULT: u32 = 60;

/// Maximum length of an input, in bytes: well over the longest line of a record, and fast to run.
const INPUT_BYTES_MAX: u32 = 65_536;

/// Runs the named targets, or all of them.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let seconds = args.count("--seconds", SECONDS_DEFAULT)?;
    let wanted = args.names()?;
    check_nightly()?;
    let tools = install_cargo_fuzz()?;

    let all = targets(&tools)?;
    if let Some(name) = wanted.iter().find(|name| !all.contains(name)) {
        bail!(
            "there is no fuzz target `{name}`; there are: {}",
            all.join(", ")
        );
    }
    seed_protocol()?;
    for target in if wanted.is_empty() { &all } else { &wanted } {
        println!("\n== {target}: {seconds} s ==");
        let mut fuzz = cargo_fuzz(&tools);
        fuzz.args(["run", target, "--"]);
        fuzz.arg(format!("-max_total_time={seconds}"));
        fuzz.arg(format!("-max_len={INPUT_BYTES_MAX}"));
        shell::run(&mut fuzz).with_context(|| {
            format!("`{target}` found something: make it a test before it is mended")
        })?;
    }
    Ok(())
}

/// Creates the first inputs of the target `protocol` from the examples of docs/protocol.md.
fn seed_protocol() -> Result<()> {
    let page = fs::read_to_string(shell::root().join("docs/protocol.md"))?;
    let corpus = shell::root().join("fuzz/corpus/protocol");
    fs::create_dir_all(&corpus)?;
    let requests = page.lines().filter_map(|line| line.strip_prefix("-> "));
    for (number, request) in requests.enumerate() {
        fs::write(corpus.join(format!("example-{number}")), request)?;
    }
    Ok(())
}

fn targets(tools: &Path) -> Result<Vec<String>> {
    let list = shell::text(cargo_fuzz(tools).arg("list"))?;
    Ok(list
        .lines()
        .map(|line| line.trim().to_owned())
        .filter(|line| !line.is_empty())
        .collect())
}

/// Asks rustup whether the toolchain is installed. `cargo +nightly` might download it.
fn check_nightly() -> Result<()> {
    let toolchains = shell::text(Command::new("rustup").args(["toolchain", "list"]))
        .context("the fuzz targets need nightly Rust, which is found through rustup")?;
    if toolchains.lines().any(|line| line.starts_with("nightly")) {
        return Ok(());
    }
    bail!("the fuzz targets need nightly Rust:\n\n    rustup toolchain install nightly");
}

/// Builds cargo-fuzz into the target folder unless it is installed. Returns the folder of that
/// build, which may not exist.
fn install_cargo_fuzz() -> Result<PathBuf> {
    let tools = shell::target_folder()?.join("tools");
    if !shell::works(cargo_fuzz(&tools).arg("--version")) {
        eprintln!("building cargo-fuzz into {}", tools.display());
        let mut install = shell::cargo(["install", "--locked", "cargo-fuzz", "--root"]);
        shell::run(install.arg(&tools))?;
    }
    Ok(tools)
}

/// Returns `cargo +nightly fuzz`, with the copy of cargo-fuzz in the target folder on its PATH.
fn cargo_fuzz(tools: &Path) -> Command {
    let old = env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(tools.join("bin")).chain(env::split_paths(&old));
    let path = env::join_paths(folders).unwrap_or(old.clone());

    // Only rustup's cargo on PATH understands `+nightly`; the toolchain's cargo does not.
    let mut command = Command::new("cargo");
    command
        .args(["+nightly", "fuzz"])
        .current_dir(shell::root())
        .env("PATH", path);
    command.env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN");
    command
}
