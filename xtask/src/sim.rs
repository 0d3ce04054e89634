//! `cargo xtask sim`: runs a whole hall in one thread on a paused clock, with faults that follow
//! from a seed.

mod patches;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::args::Args;
use crate::example::FEATURES;
use crate::{play, shell};

/// Number of seeds of a run of the tests, and simulated minutes of each.
const CHECKED: [&str; 2] = ["5", "8"];

/// What is built: the simulation, as the tests build it.
const PROGRAM: [&str; 5] = [
    "--workspace",
    "--features",
    FEATURES,
    "--bin",
    "rosespring-sim",
];

/// What is built for long runs.
const OPTIMISED: [&str; 4] = ["--profile", "sim", "--package", "rosespring-sim"];

/// Simulates, and prints what was found. The options are those of the program; with `patches`,
/// those of [`patches::run`].
pub(crate) fn run(mut args: Args) -> Result<()> {
    if args.flag("patches") {
        return patches::run(args);
    }
    let program = build(args.flag("--release"))?;
    simulate(&program, &args.rest())
}

/// Builds the simulation as the tests build it, or optimised, and returns its path.
fn build(is_optimised: bool) -> Result<PathBuf> {
    let (options, folder) = match is_optimised {
        true => (&OPTIMISED[..], "sim"),
        false => (&PROGRAM[..], "debug"),
    };
    shell::run(shell::cargo(["build", "--quiet"]).args(options))?;
    built(folder)
}

/// Returns the path of the simulation that was built.
pub(crate) fn built(folder: &str) -> Result<PathBuf> {
    let name = format!("rosespring-sim{}", std::env::consts::EXE_SUFFIX);
    Ok(shell::target_folder()?.join(folder).join(name))
}

/// Runs the simulation, which prints itself what it finds.
pub(crate) fn simulate(program: &Path, options: &[String]) -> Result<()> {
    let status = Command::new(program).args(options).status()?;
    match status.success() {
        true => Ok(()),
        false => bail!("the simulation found a fault, or could not run"),
    }
}

/// Checks that the simulation is in no program that people get, and simulates. The seeds follow
/// from the tree of the commit: each change gets new ones, and the same tree the same answer.
pub(crate) fn check() -> Result<()> {
    let options = ["--no-default-features", "--features", play::FEATURES];
    let tree = [
        "tree",
        "--package",
        "rosespring-cli",
        "--edges",
        "normal,features",
    ];
    let used = shell::text(shell::cargo(tree).args(options))?;
    if let Some(line) = of_simulation(&used) {
        bail!("the program that people get would contain the simulation: `{line}`");
    }
    let tree = shell::text(Command::new("git").args(["rev-parse", "HEAD^{tree}"]))?;
    let seed = seed_of(&tree).context("the tree of the commit has no hash")?;
    let [seeds, minutes] = CHECKED;
    println!("simulating {seeds} seeds from {seed}, {minutes} minutes each");
    let options = [
        "--seed",
        &seed.to_string(),
        "--seeds",
        seeds,
        "--minutes",
        minutes,
    ];
    simulate(&built("debug")?, &options.map(str::to_owned))
}

/// Returns the line of a tree of crates and features that names the simulation.
fn of_simulation(tree: &str) -> Option<&str> {
    let names = |line: &&str| line.contains("rosespring-sim") || line.contains("feature \"sim\"");
    tree.lines().find(names)
}

fn seed_of(tree: &str) -> Option<u32> {
    u32::from_str_radix(tree.get(..8)?, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_with_the_simulation_is_refused() {
        let clean = "rosespring-cli v0.1.0\n└── rosespring-server feature \"hall\"\n";
        assert_eq!(of_simulation(clean), None);
        for line in ["rosespring-server feature \"sim\"", "rosespring-sim v0.1.0"] {
            assert_eq!(of_simulation(&format!("{clean}{line}\n")), Some(line));
        }
    }

    #[test]
    fn the_seed_follows_from_the_tree() {
        assert_eq!(seed_of("0000000fe2a1\n"), Some(15));
        assert_eq!(seed_of(""), None);
    }
}
