//! `cargo xtask sim patches`: puts mended faults back, one at a time, in a copy of the checkout,
//! and simulates until each is found.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::args::Args;
use crate::{setup, shell, wasm};

/// Simulated minutes of each seed, unless `--minutes` says otherwise.
const MINUTES: u32 = 20;
/// Hours of one core after which a fault counts as not found, unless `--hours` says otherwise.
const HOURS: f64 = 1.0;

/// What the patch of a fault of the page changes; the page is simulated at level 2.
const OF_PAGE: &str = "+++ b/web/";
/// What the patch of a fault of the program changes.
const OF_PROGRAM: &str = "+++ b/crates/";

/// A fault that is put back.
struct Patch {
    name: String,
    path: PathBuf,
    /// Whether it is a fault of the page.
    is_of_page: bool,
    /// Whether it is a fault of the program, perhaps of both.
    is_of_program: bool,
}

/// What is run: the program, and at level 2 the scripts of the page.
struct BuiltLevel {
    program: PathBuf,
    /// The options that name the scripts.
    pages: Vec<String>,
}

/// What it took to find a fault.
#[derive(Debug, Default)]
struct Search {
    /// The seed at which it was found, and what was found.
    found: Option<(u64, String)>,
    simulated_h: f64,
    cpu_s: f64,
}

/// Puts each patch back, or those that are named, and prints what it took to find it.
///
/// # Errors
///
/// A fault is not found, or the simulation cannot be built.
pub(super) fn run(mut args: Args) -> Result<()> {
    let minutes = args.count("--minutes", MINUTES)?;
    let hours = args.positive("--hours", HOURS)?;
    let patches = patches(&args.names()?)?;
    setup::npm_packages(shell::run)?;
    let copy = Copy::of_index()?;
    println!("building the simulation without a fault");
    let mut clean = BuiltLevel {
        program: copy.build("clean")?,
        pages: Vec::new(),
    };
    if patches.iter().any(|patch| patch.is_of_page) {
        clean.pages = copy.pages("clean")?;
    }
    println!("| fault | seed | simulated hours | s of CPU | finding |\n|---|---|---|---|---|");
    let mut unfound = Vec::new();
    for patch in &patches {
        copy.apply(patch, false)?;
        let built = copy.build_with(patch, &clean);
        copy.apply(patch, true)?;
        let level = if patch.is_of_page { 2 } else { 1 };
        let search = search([&built?, &clean], level, minutes, hours)?;
        let Search {
            simulated_h, cpu_s, ..
        } = search;
        let Some((seed, what)) = search.found else {
            println!(
                "| {} | none | {simulated_h:.2} | {cpu_s:.0} | |",
                patch.name
            );
            unfound.push(patch.name.as_str());
            continue;
        };
        println!(
            "| {} | {seed} | {simulated_h:.2} | {cpu_s:.0} | {what} |",
            patch.name
        );
    }
    match unfound.is_empty() {
        true => Ok(()),
        false => bail!("not found: {}", unfound.join(", ")),
    }
}

/// Simulates seed after seed until one finds what the same seed does not find in the `clean`
/// program, or the time of the core is used up.
fn search([built, clean]: [&BuiltLevel; 2], level: u8, minutes: u32, hours: f64) -> Result<Search> {
    let mut search = Search::default();
    let mut seed = 1;
    while search.cpu_s < hours * 3_600.0 {
        let figures = simulate(built, level, seed, minutes)?;
        search.simulated_h += figures["simulated_hours"].as_f64().unwrap_or_default();
        search.cpu_s += figures["cpu_s"].as_f64().unwrap_or_default();
        if let Some(what) = first_finding(&figures) {
            match first_finding(&simulate(clean, level, seed, minutes)?) {
                None => {
                    search.found = Some((seed, what));
                    break;
                }
                Some(other) => eprintln!("seed {seed} finds without a fault put back: {other}"),
            }
        }
        seed += 1;
    }
    Ok(search)
}

/// Simulates a seed and returns the figures.
fn simulate(built: &BuiltLevel, level: u8, seed: u64, minutes: u32) -> Result<Value> {
    let mut command = Command::new(&built.program);
    command.args(["--level", &level.to_string()]);
    if level == 2 {
        command.args(&built.pages);
    }
    command.args(["--json", "--tries", "0"]);
    command.args(["--seed", &seed.to_string()]);
    command.args(["--minutes", &minutes.to_string()]);
    // A finding is no success, and is told by the figures.
    let output = command.stderr(Stdio::null()).output()?;
    serde_json::from_slice(&output.stdout)
        .with_context(|| format!("`{}` told no figures", shell::describe(&command)))
}

fn first_finding(figures: &Value) -> Option<String> {
    let what = figures["findings"][0]["what"].as_str()?;
    Some(what.to_owned())
}

/// Returns the patches of these names, or all.
fn patches(names: &[String]) -> Result<Vec<Patch>> {
    let folder = shell::root().join("crates/sim/patches");
    let mut all = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let name = name.into_owned();
        let text = fs::read_to_string(&path)?;
        all.push(Patch {
            name,
            path,
            is_of_page: text.contains(OF_PAGE),
            is_of_program: text.contains(OF_PROGRAM),
        });
    }
    if let Some(unknown) = names
        .iter()
        .find(|name| all.iter().all(|patch| patch.name != **name))
    {
        bail!("{} has no `{unknown}.patch`", folder.display());
    }
    all.retain(|patch| names.is_empty() || names.contains(&patch.name));
    all.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(all)
}

/// A copy of the checkout, as git's index has it, and what is built of it.
struct Copy {
    tree: PathBuf,
    /// Where it is built: crates of others are compiled once for the checkout and its copy.
    target: PathBuf,
    /// Where the programs are kept.
    kept: PathBuf,
}

impl Copy {
    fn of_index() -> Result<Self> {
        let target = shell::target_folder()?;
        let kept = target.join("sim-patches");
        let copy = Self {
            tree: kept.join("tree"),
            target,
            kept,
        };
        if copy.tree.exists() {
            fs::remove_dir_all(&copy.tree)?;
        }
        let mut export = Command::new("git");
        export.args(["checkout-index", "--all", "--prefix"]);
        export.arg(format!("{}/", copy.tree.display()));
        shell::run(export.current_dir(shell::root()))?;
        Ok(copy)
    }

    /// Applies a patch, or takes it back.
    fn apply(&self, patch: &Patch, is_back: bool) -> Result<()> {
        let mut apply = Command::new("git");
        apply.arg("apply").args(is_back.then_some("--reverse"));
        // The copy lies in the checkout, and is none.
        let ceiling = self.tree.parent().unwrap_or(&self.tree);
        apply.env("GIT_CEILING_DIRECTORIES", ceiling);
        shell::run(apply.arg(&patch.path).current_dir(&self.tree))
    }

    /// Builds what a patch changes, which is applied, and takes the rest of what is clean.
    fn build_with(&self, patch: &Patch, clean: &BuiltLevel) -> Result<BuiltLevel> {
        Ok(BuiltLevel {
            program: match patch.is_of_program {
                true => self.build(&patch.name)?,
                false => clean.program.clone(),
            },
            pages: match patch.is_of_page {
                true => self.pages(&patch.name)?,
                false => clean.pages.clone(),
            },
        })
    }

    /// Builds the scripts of the page of the copy, and returns the options that name them.
    fn pages(&self, name: &str) -> Result<Vec<String>> {
        let web = self.tree.join("web");
        let packages = web.join("node_modules");
        if !packages.exists() {
            // The copy uses the packages of the checkout.
            let linked = shell::web().join("node_modules");
            #[cfg(unix)]
            std::os::unix::fs::symlink(linked, &packages)?;
            #[cfg(windows)]
            std::os::windows::fs::symlink_dir(linked, &packages)?;
        }
        let folder = self.kept.join(format!("{name}-pages"));
        let options = super::pages(&web, &folder, &wasm::rules_module()?)?;
        Ok(options.to_vec())
    }

    /// Builds the simulation of the copy, and returns where it lies under this name.
    fn build(&self, name: &str) -> Result<PathBuf> {
        let mut build = shell::cargo(["build", "--quiet"]);
        build.args(super::OPTIMISED).current_dir(&self.tree);
        shell::run(build.env("CARGO_TARGET_DIR", &self.target))?;
        let suffix = std::env::consts::EXE_SUFFIX;
        let built = self.target.join(format!("sim/rosespring-sim{suffix}"));
        let kept = self.kept.join(format!("{name}{suffix}"));
        fs::copy(&built, &kept)?;
        Ok(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patches_are_chosen_by_name() {
        let names = |chosen: &[&str]| {
            let chosen: Vec<_> = chosen.iter().map(|name| (*name).to_owned()).collect();
            patches(&chosen).map(|all| all.into_iter().map(|patch| patch.name).collect::<Vec<_>>())
        };
        assert!(names(&[]).unwrap().is_sorted());
        assert_eq!(names(&["bot-link-early"]).unwrap(), ["bot-link-early"]);
        let unknown = names(&["rain"]).unwrap_err().to_string();
        assert!(unknown.ends_with("has no `rain.patch`"), "{unknown}");
    }

    #[test]
    fn every_patch_changes_the_page_or_the_program() {
        for patch in patches(&[]).unwrap() {
            assert!(patch.is_of_page || patch.is_of_program, "{}", patch.name);
        }
    }

    #[test]
    fn the_first_finding_of_figures_is_told() {
        let figures = serde_json::json!({ "findings": [{ "seed": 3, "what": "a bank fell" }] });
        assert_eq!(first_finding(&figures).as_deref(), Some("a bank fell"));
        assert_eq!(first_finding(&serde_json::json!({ "findings": [] })), None);
    }
}
