//! `cargo xtask test`: runs every check of the project, in order, until one fails.

mod reproduce;
mod runner;

use std::cell::OnceCell;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::args::Args;
use crate::{codegen, npm, play, python, setup, shell, site, tidy, wasm};

use self::runner::{Row, check_complete, print_table, run_steps, timed};

/// The outcome of a step that did not fail.
enum Outcome {
    Passed,
    Skipped(&'static str),
    /// Something that the step needs is missing, with the reason. The other steps still run.
    Lacking(String),
}

/// One check: its name, the name of its group, and its function.
struct Step {
    name: &'static str,
    group: &'static str,
    run: fn(&SetUp) -> Result<Outcome>,
}

/// The results of the set-up, for the steps that need them.
struct SetUp {
    /// The browser, or the reason why there is none.
    chromium: Result<PathBuf, String>,
    /// Whether the tests of the whole workspace are built anyway.
    builds_workspace: bool,
    binary: OnceCell<PathBuf>,
}

/// The options of cargo that select the program.
const PROGRAM: [&str; 4] = ["--package", "rosespring-cli", "--bin", "rosespring"];

const STEPS: [Step; 19] = [
    Step {
        name: "fmt",
        group: "rust",
        run: fmt,
    },
    // Before the program and its tests are compiled, because they embed the page.
    Step {
        name: "build",
        group: "web",
        run: |_| npm_script(&["run", "build"]),
    },
    Step {
        name: "clippy",
        group: "rust",
        run: clippy,
    },
    Step {
        name: "lean",
        group: "rust",
        run: lean,
    },
    Step {
        name: "tidy",
        group: "rust",
        run: |_| tidy::check().map(|()| Outcome::Passed),
    },
    Step {
        name: "codegen",
        group: "rust",
        run: |_| codegen::check().map(|()| Outcome::Passed),
    },
    Step {
        name: "tests",
        group: "rust",
        run: tests,
    },
    Step {
        name: "cluster",
        group: "rust",
        run: cluster,
    },
    Step {
        name: "doctests",
        group: "rust",
        run: doc_tests,
    },
    Step {
        name: "docs",
        group: "rust",
        run: docs,
    },
    Step {
        name: "check",
        group: "web",
        run: |_| npm_script(&["run", "check"]),
    },
    Step {
        name: "lint",
        group: "web",
        run: |_| npm_script(&["run", "lint"]),
    },
    Step {
        name: "vitest",
        group: "web",
        run: |_| npm_script(&["test"]),
    },
    Step {
        name: "browser",
        group: "web",
        run: browser,
    },
    Step {
        name: "site",
        group: "web",
        run: site,
    },
    Step {
        name: "npm",
        group: "web",
        run: npm_packages,
    },
    Step {
        name: "wasm",
        group: "engine",
        run: |_| wasm::check().map(|()| Outcome::Passed),
    },
    Step {
        name: "python",
        group: "engine",
        run: python_package,
    },
    Step {
        name: "reproduce",
        group: "engine",
        run: reproduce,
    },
];

/// Runs the steps, or with `--only` those whose name or group is in the list.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let only = args.value("--only")?;
    args.finish()?;
    let steps = selected(only.as_deref())?;

    let mut times = Vec::new();
    let outcome =
        set_up(&steps, &mut times).and_then(|context| run_steps(&steps, &context, &mut times));
    print_table(&times);
    outcome?;
    check_complete(&times)
}

fn selected(only: Option<&str>) -> Result<Vec<&'static Step>> {
    let Some(only) = only else {
        return Ok(STEPS.iter().collect());
    };
    let wanted: Vec<&str> = only.split(',').collect();
    let fits = |step: &Step, name: &str| step.name == name || step.group == name;
    if let Some(name) = wanted
        .iter()
        .find(|name| !STEPS.iter().any(|step| fits(step, name)))
    {
        let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        bail!(
            "there is no step `{name}`; steps: {}; groups: rust, web, engine",
            names.join(", ")
        );
    }
    Ok(STEPS
        .iter()
        .filter(|step| wanted.iter().any(|name| fits(step, name)))
        .collect())
}

/// Installs what the selected steps need.
fn set_up(steps: &[&Step], times: &mut Vec<Row>) -> Result<SetUp> {
    let mut context = SetUp {
        chromium: Err("no selected step needs it".to_owned()),
        builds_workspace: steps.iter().any(|step| step.name == "tests"),
        binary: OnceCell::new(),
    };
    if steps.iter().any(|step| step.group == "web") {
        timed("set-up", times, || {
            setup::all_npm_packages(shell::run)?;
            if steps
                .iter()
                .any(|step| matches!(step.name, "browser" | "site" | "npm"))
            {
                context.chromium = setup::chromium().map_err(|error| format!("{error:#}"));
            }
            Ok(Outcome::Passed)
        })?;
    }
    Ok(context)
}

fn fmt(_: &SetUp) -> Result<Outcome> {
    shell::run(&mut shell::cargo(["fmt", "--all", "--check"]))?;
    let fuzz = shell::root().join("fuzz").join("Cargo.toml");
    if fuzz.is_file() {
        // The fuzz targets are a separate workspace, because they need nightly Rust.
        let path = fuzz.to_string_lossy();
        shell::run(&mut shell::cargo([
            "fmt",
            "--manifest-path",
            path.as_ref(),
            "--check",
        ]))?;
    }
    Ok(Outcome::Passed)
}

fn clippy(_: &SetUp) -> Result<Outcome> {
    let options = [
        "--workspace",
        "--all-targets",
        "--all-features",
        "--",
        "-D",
        "warnings",
    ];
    cargo("clippy", &options)
}

/// Checks the libraries alone and without features, and the program as `cargo xtask play` builds
/// it. A build of the whole workspace enables features for all members, which hides a missing one.
fn lean(_: &SetUp) -> Result<Outcome> {
    for package in ["rules", "dice", "engine", "wire", "table"] {
        let package = format!("rosespring-{package}");
        cargo("check", &["--package", &package, "--no-default-features"])?;
    }
    let play = ["--no-default-features", "--features", play::FEATURES];
    cargo("check", &[&PROGRAM[..], &play].concat())
}

fn tests(_: &SetUp) -> Result<Outcome> {
    if has_nextest() {
        let run = ["run", "--workspace", "--no-fail-fast"];
        return cargo("nextest", &[&run[..], retries()].concat());
    }
    // The tests of the Python package are in Python; see its Cargo.toml.
    let all = ["--workspace", "--exclude", "rosespring-py", "--all-targets"];
    cargo("test", &[&all[..], &["--no-fail-fast"]].concat())
}

fn has_nextest() -> bool {
    shell::works(&mut shell::cargo(["nextest", "--version"]))
}

/// As the page's tests: CI runs a failed test once more, and its report names the test.
fn retries() -> &'static [&'static str] {
    match env::var_os("CI") {
        Some(_) => &["--retries", "1"],
        None => &[],
    }
}

/// Tests what needs Postgres and NATS, with the feature that the program does not have by default.
/// Without Postgres the step is skipped, and without NATS those tests that need it, but never if CI
/// is set.
fn cluster(_: &SetUp) -> Result<Outcome> {
    let is_ci = env::var_os("CI").is_some();
    if !setup::postgres()? {
        let reason = "Debian's package postgresql is not installed";
        return Ok(match is_ci {
            true => Outcome::Lacking(reason.to_owned()),
            false => Outcome::Skipped(reason),
        });
    }
    if !setup::nats()? {
        let reason = "Debian's package nats-server is not installed";
        if is_ci {
            return Ok(Outcome::Lacking(reason.to_owned()));
        }
        eprintln!("the tests of nodes with a broker are skipped: {reason}");
    }
    let options = [
        "--package",
        "rosespring-test-servers",
        "--package",
        "rosespring-store",
        "--package",
        "rosespring-cli",
        "--features",
        "rosespring-test-servers/cluster,rosespring-store/cluster,rosespring-cli/cluster",
    ];
    // What the nodes tell each other, in one process.
    let server = ["--package", "rosespring-server", "--features", "cluster"];
    let server = [&server[..], &["--lib"]].concat();
    match has_nextest() {
        true => {
            let run = [&["run", "--no-fail-fast"], retries()].concat();
            cargo("nextest", &[&run[..], &options, &["postgres"]].concat())?;
            cargo("nextest", &[run, server].concat())
        }
        false => {
            cargo("test", &[&options[..], &["postgres"]].concat())?;
            cargo("test", &server)
        }
    }
}

fn doc_tests(_: &SetUp) -> Result<Outcome> {
    cargo("test", &["--workspace", "--doc"])
}

fn docs(_: &SetUp) -> Result<Outcome> {
    let mut doc = shell::cargo(["doc", "--workspace", "--no-deps", "--all-features"]);
    shell::run(doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Outcome::Passed)
}

/// Tests the page in a real browser against the real server.
fn browser(context: &SetUp) -> Result<Outcome> {
    let chromium = match &context.chromium {
        Ok(path) => path,
        Err(reason) => return Ok(Outcome::Lacking(reason.clone())),
    };
    let mut tests = shell::npm(["run", "test:browser"]);
    tests
        .env("ROSESPRING_BIN", binary(context)?)
        .env("CHROMIUM", chromium);
    shell::run(&mut tests)?;
    Ok(Outcome::Passed)
}

/// The browser tests of the page of plain files. All but the first also run on the program.
const SITE_TESTS: [&str; 10] = [
    "site",
    "analysis",
    "companion",
    "dice",
    "learn",
    "play",
    "puzzles",
    "real.editor",
    "real.formats",
    "statistics",
];

/// Writes the page as plain files, and plays on it in a browser without a network.
fn site(context: &SetUp) -> Result<Outcome> {
    let chromium = match &context.chromium {
        Ok(path) => path,
        Err(reason) => return Ok(Outcome::Lacking(reason.clone())),
    };
    let out = shell::target_folder()?.join("site");
    site::write(&out)?;
    let tests = SITE_TESTS.map(|name| format!("tests/{name}.browser.test.ts"));
    shell::run(
        shell::npm(["run", "test:browser", "--"])
            .args(tests)
            .env("ROSESPRING_SITE", out)
            // It plays the records that are analysed.
            .env("ROSESPRING_BIN", binary(context)?)
            .env("CHROMIUM", chromium),
    )?;
    Ok(Outcome::Passed)
}

/// Writes the npm packages, compares the rules with the engine, and plays on the board of the page
/// of examples.
fn npm_packages(context: &SetUp) -> Result<Outcome> {
    let chromium = match &context.chromium {
        Ok(path) => path,
        Err(reason) => return Ok(Outcome::Lacking(reason.clone())),
    };
    let out = shell::target_folder()?.join("npm");
    npm::write(&out)?;
    shell::run(
        Command::new("node")
            .args(["--test", "--test-reporter=spec", npm::RULES_TEST])
            .current_dir(shell::web())
            .env("ROSESPRING_BIN", binary(context)?),
    )?;
    let test = ["run", "test:browser", "--", "tests/npm.browser.test.ts"];
    shell::run(
        shell::npm(test)
            .env("ROSESPRING_NPM", out)
            .env("CHROMIUM", chromium),
    )?;
    Ok(Outcome::Passed)
}

/// Tests the Python package, with the library built as a part of the workspace if that has been
/// built. Without Python or its packages the step is skipped, but never if CI is set.
fn python_package(context: &SetUp) -> Result<Outcome> {
    let build: &[&str] = match context.builds_workspace {
        true => &["--workspace", "--tests", "--lib"],
        false => &["--package", "rosespring-py", "--lib"],
    };
    match python::test(build)? {
        python::TestOutcome::Passed => Ok(Outcome::Passed),
        python::TestOutcome::Lacking(reason) => match env::var_os("CI") {
            Some(_) => Ok(Outcome::Lacking(reason.to_owned())),
            None => Ok(Outcome::Skipped(reason)),
        },
    }
}

fn reproduce(context: &SetUp) -> Result<Outcome> {
    reproduce::same_seed_same_bytes(binary(context)?)
}

/// Returns the `rosespring` binary, which is built once.
///
/// After the tests it is the one that they use: with the program's own features alone, the rules,
/// the engine and everything above them would be compiled a second time.
fn binary(context: &SetUp) -> Result<&Path> {
    if let Some(path) = context.binary.get() {
        return Ok(path);
    }
    match context.builds_workspace {
        true => cargo("build", &["--workspace", "--tests", "--bin", "rosespring"])?,
        false => cargo("build", &PROGRAM)?,
    };
    let name = format!("rosespring{}", std::env::consts::EXE_SUFFIX);
    let path = shell::target_folder()?.join("debug").join(name);
    Ok(context.binary.get_or_init(|| path))
}

fn cargo(command: &str, options: &[&str]) -> Result<Outcome> {
    shell::run(&mut shell::cargo(std::iter::once(&command).chain(options)))?;
    Ok(Outcome::Passed)
}

fn npm_script(options: &[&str]) -> Result<Outcome> {
    shell::run(&mut shell::npm(options))?;
    Ok(Outcome::Passed)
}

#[cfg(test)]
mod selection {
    use super::{STEPS, selected};

    fn names(only: &str) -> Vec<&'static str> {
        selected(Some(only)).map_or_else(|_| vec![], |s| s.iter().map(|step| step.name).collect())
    }

    #[test]
    fn only_takes_names_and_groups_and_keeps_the_order() {
        assert_eq!(names("tidy,fmt"), ["fmt", "tidy"]);
        assert_eq!(
            names("web"),
            ["build", "check", "lint", "vitest", "browser", "site", "npm"]
        );
        assert_eq!(
            selected(None).map(|steps| steps.len()).ok(),
            Some(STEPS.len())
        );
    }

    #[test]
    fn an_unknown_name_is_refused() {
        assert!(selected(Some("fmt,wbe")).is_err());
    }
}
