//! `cargo xtask sim`: runs a whole hall in one thread on a paused clock, with faults that follow
//! from a seed.

mod patches;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::args::Args;
use crate::example::FEATURES;
use crate::{play, setup, shell, wasm};

/// The levels of a run of the tests, with the number of seeds and the simulated minutes of each.
const CHECKED: [[&str; 3]; 2] = [["1", "5", "8"], ["2", "3", "4"]];

/// The variable that names the folder for the scripts of the page.
const PAGES: &str = "ROSESPRING_SIM_PAGES";

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
/// those of [`patches::run`]. With `replay SEED` the page of this machine then shows the matches of
/// that seed.
pub(crate) fn run(mut args: Args) -> Result<()> {
    if args.flag("patches") {
        return patches::run(args);
    }
    let seed = args.value("replay")?;
    let opens = seed.is_none() || !args.flag("--no-open");
    let program = build(args.flag("--release"))?;
    let mut options = args.rest();
    if options.windows(2).any(|pair| pair == ["--level", "2"]) {
        setup::npm_packages(shell::run)?;
        let folder = shell::target_folder()?.join("sim-pages");
        options.extend(pages(&shell::web(), &folder, &wasm::rules_module()?)?);
    }
    match seed {
        None => simulate(&program, &options),
        Some(seed) => replay(&program, options, &seed, opens),
    }
}

/// Simulates a seed, writes its matches into a new folder of data, with the trace, and starts the
/// server for it.
fn replay(program: &Path, mut options: Vec<String>, seed: &str, opens: bool) -> Result<()> {
    let folder = shell::target_folder()?.join("sim-replay");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let trace = folder.join("trace.txt");
    let (data, trace) = (folder.display().to_string(), trace.display().to_string());
    let own = ["--seed", seed, "--keep", &data, "--trace", &trace];
    options.extend(own.map(str::to_owned));
    let found = simulate(program, &options);
    println!("every event is in {trace}");
    let mut serve = vec!["--data-dir".to_owned(), data];
    serve.extend((!opens).then(|| "--no-open".to_owned()));
    play::run(Args::new(serve.into_iter()))?;
    found
}

/// Builds the scripts of the page in `web` for level 2 into a folder, with the module of the
/// `rules`, and returns the options that name them.
fn pages(web: &Path, folder: &Path, rules: &Path) -> Result<[String; 2]> {
    let mut build = shell::npm(["run", "--silent", "sim"]);
    build.current_dir(web).env(PAGES, folder);
    shell::run(build.env(setup::RULES, rules))?;
    let script = folder.join("pages.mjs").display().to_string();
    Ok(["--pages".to_owned(), script])
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
    let mut modules = wasm::built_page_modules()?.into_iter();
    let rules = modules.find(|(variable, _)| *variable == setup::RULES);
    let (_, rules) = rules.context("the step `page` has not built the rules")?;
    let folder = shell::target_folder()?.join("sim-pages");
    let pages = pages(&shell::web(), &folder, &rules)?;
    for [level, seeds, minutes] in CHECKED {
        println!("level {level}: {seeds} seeds from {seed}, {minutes} minutes each");
        let seed = seed.to_string();
        let options = [
            ["--level", level],
            ["--seed", &seed],
            ["--seeds", seeds],
            ["--minutes", minutes],
        ];
        let mut options = options.concat();
        if level == "2" {
            options.extend(pages.iter().map(String::as_str));
        }
        let options: Vec<_> = options.into_iter().map(str::to_owned).collect();
        simulate(&built("debug")?, &options)?;
        same_trace(level, &seed, &pages)?;
    }
    Ok(())
}

/// Runs a minute of a seed twice, and compares the traces.
fn same_trace(level: &str, seed: &str, pages: &[String]) -> Result<()> {
    let mut run = Command::new(built("debug")?);
    run.args(["--level", level, "--seed", seed, "--minutes", "1", "--json"]);
    if level == "2" {
        run.args(pages);
    }
    let mut trace = || -> Result<String> {
        let text = run.output()?.stdout;
        let figures: serde_json::Value = serde_json::from_slice(&text)?;
        let trace = figures["trace"].as_str();
        Ok(trace.context("the figures have no trace")?.to_owned())
    };
    let traces = [trace()?, trace()?];
    println!(
        "level {level}, seed {seed}: trace {} and {}",
        traces[0], traces[1]
    );
    match traces[0] == traces[1] {
        true => Ok(()),
        false => bail!("seed {seed} of level {level} gives two traces"),
    }
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
