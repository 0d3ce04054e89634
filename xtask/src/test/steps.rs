//! The steps of `cargo xtask test`: one row each, below the steps whose results it uses.

use std::env;
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use anyhow::{Context, Result};

use super::changed::Records;
use super::clippy::{self, compile, without_warnings};
use super::{CHANGED, Outcome, REPEAT, reproduce, rustdoc};
use crate::example::{self, FEATURES};
use crate::stamp::files_below;
use crate::{codegen, npm, play, python, setup, shell, sim, site, tidy, wasm};

/// Steps of one lane never run beside each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lane {
    /// Steps that wait for packages.
    Network,
    /// Steps that lock cargo's target folder.
    Cargo,
    /// Steps that use a browser.
    Browser,
    /// All other steps.
    Node,
}

/// What a step reads, as far as a change of it can change the outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// A file or folder of the checkout.
    Path(&'static str),
    /// A crate of the workspace and those that it uses, by its name without the prefix.
    Crate(&'static str),
    /// All crates of the workspace.
    Workspace,
}

use Source::{Crate, Path, Workspace};

/// One check.
pub(super) struct Step {
    pub(super) name: &'static str,
    /// The name of several steps for `--only`.
    pub(super) group: &'static str,
    /// The lanes that the step occupies.
    pub(super) lanes: &'static [Lane],
    /// Whether the step only compiles, and gives way to steps that wait for browsers and clocks.
    pub(super) yields: bool,
    /// The steps whose results this one uses.
    pub(super) after: &'static [&'static str],
    /// What the step reads. A step that reads nothing runs always.
    pub(super) reads: &'static [Source],
    pub(super) run: fn() -> Result<Outcome>,
}

/// The options of cargo that select the program.
const PROGRAM: [&str; 4] = ["--package", "rosespring-cli", "--bin", "rosespring"];

/// The example programs that steps and tests run. A test cannot name an example as what it needs.
const EXAMPLES: [&str; 8] = [
    "wire_ts",
    "cycles_ts",
    "boards_ts",
    "http_ts",
    "patches",
    "hall_games",
    "native",
    "serve",
];

/// The browser tests of the page of plain files. All but the first two also run on the program.
const SITE_TESTS: [&str; 13] = [
    "site",
    "site.stored",
    "lacking",
    "cold",
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

pub(super) const PAGE: Source = Path("web");
const MODULES: Source = Crate("wasm");

pub(super) const STEPS: [Step; 23] = [
    Step {
        name: "system",
        group: "set-up",
        lanes: &[Lane::Network],
        yields: false,
        after: &[],
        reads: &[],
        run: || setup::system_packages().map(|()| Outcome::Passed),
    },
    Step {
        name: "packages",
        group: "set-up",
        lanes: &[Lane::Node],
        yields: false,
        after: &[],
        reads: &[],
        run: || setup::all_npm_packages(shell::run).map(|_| Outcome::Passed),
    },
    Step {
        name: "fmt",
        group: "rust",
        lanes: &[Lane::Cargo],
        yields: false,
        after: &[],
        reads: &[Workspace, Path("fuzz")],
        run: fmt,
    },
    Step {
        name: "tidy",
        group: "rust",
        lanes: &[Lane::Cargo],
        yields: false,
        after: &[],
        reads: &[Path(".")],
        run: || tidy::check().map(|()| Outcome::Passed),
    },
    Step {
        name: "page",
        group: "set-up",
        lanes: &[Lane::Node],
        yields: false,
        after: &["system", "packages"],
        reads: &[],
        run: || setup::page(&wasm::page_modules()?, shell::run).map(|_| Outcome::Passed),
    },
    Step {
        name: "program",
        group: "set-up",
        lanes: &[Lane::Cargo],
        yields: false,
        after: &[],
        reads: &[],
        run: program,
    },
    Step {
        name: "tests",
        group: "rust",
        // Some tests measure time: beside browsers, both would be late.
        lanes: &[Lane::Cargo, Lane::Browser],
        yields: false,
        after: &["system", "page", "program"],
        reads: &[
            Workspace,
            Path("web/src"),
            Path("web/public"),
            Path("web/package.json"),
        ],
        run: tests,
    },
    Step {
        name: "browser",
        group: "web",
        lanes: &[Lane::Browser],
        yields: false,
        after: &["system", "page", "program"],
        reads: &[PAGE, Crate("cli")],
        run: browser,
    },
    Step {
        name: "check",
        group: "web",
        lanes: &[Lane::Node],
        yields: false,
        after: &["packages"],
        reads: &[PAGE],
        run: || npm_script(&["run", "check"]),
    },
    Step {
        name: "lint",
        group: "web",
        lanes: &[Lane::Node],
        yields: false,
        after: &["packages"],
        reads: &[PAGE],
        run: || npm_script(&["run", "lint"]),
    },
    Step {
        name: "vitest",
        group: "web",
        lanes: &[Lane::Node],
        yields: false,
        after: &["page"],
        reads: &[PAGE, MODULES],
        run: vitest,
    },
    Step {
        name: "frameworks",
        group: "set-up",
        lanes: &[Lane::Network],
        yields: false,
        after: &["system"],
        reads: &[],
        run: || setup::frameworks().map(|_| Outcome::Passed),
    },
    Step {
        name: "pip",
        group: "set-up",
        lanes: &[Lane::Network],
        yields: false,
        after: &[],
        reads: &[],
        run: || python::set_up().map(|()| Outcome::Passed),
    },
    Step {
        name: "codegen",
        group: "rust",
        lanes: &[Lane::Node],
        yields: false,
        after: &["packages", "program"],
        reads: &[Crate("wire"), Crate("table"), PAGE],
        run: || codegen::check(example::built).map(|()| Outcome::Passed),
    },
    Step {
        name: "wasm",
        group: "engine",
        lanes: &[Lane::Node],
        yields: false,
        after: &["page", "program"],
        reads: &[MODULES],
        run: || wasm::check(example::built("native")?).map(|()| Outcome::Passed),
    },
    Step {
        name: "python",
        group: "engine",
        lanes: &[Lane::Node],
        yields: false,
        after: &["pip", "program"],
        reads: &[Crate("py")],
        run: python_package,
    },
    Step {
        name: "reproduce",
        group: "engine",
        lanes: &[Lane::Node],
        yields: false,
        after: &["program"],
        reads: &[Crate("arena")],
        run: || reproduce::same_seed_same_bytes(&built_program()?),
    },
    Step {
        name: "simulation",
        group: "rust",
        lanes: &[Lane::Node],
        yields: false,
        after: &["page", "program"],
        reads: &[Crate("sim"), PAGE],
        run: || sim::check().map(|()| Outcome::Passed),
    },
    Step {
        name: "site",
        group: "web",
        lanes: &[Lane::Browser],
        yields: false,
        after: &["system", "page", "program"],
        reads: &[PAGE, MODULES],
        run: site,
    },
    Step {
        name: "npm",
        group: "web",
        lanes: &[Lane::Browser],
        yields: false,
        after: &["system", "frameworks", "page", "program"],
        reads: &[
            Path("web/packages"),
            Path("web/src/board"),
            Path("web/src/app/controls/Die.svelte"),
            Path("web/src/app/controls/ManIcon.svelte"),
            Path("web/src/colours.css"),
            Path("web/src/cycles.ts"),
            Path("web/src/i18n"),
            Path("web/tools/messages.mjs"),
            Path("web/tools/replayed.mjs"),
            Path("web/tools/words.mjs"),
            Path("web/tests/npm.browser.test.ts"),
            Path("web/tests/replay.browser.test.ts"),
            Path("web/tests/frameworks.browser.test.ts"),
            Path("web/tests/help"),
            Path("web/package-lock.json"),
            Path("web/svelte.config.js"),
            Path("web/vitest.browser.config.ts"),
            MODULES,
        ],
        run: npm_packages,
    },
    Step {
        name: "clippy",
        group: "rust",
        lanes: &[Lane::Cargo],
        yields: true,
        after: &[],
        reads: &[Workspace],
        run: clippy::check,
    },
    Step {
        name: "docs",
        group: "rust",
        lanes: &[Lane::Cargo],
        yields: true,
        after: &["program"],
        reads: &[Workspace],
        run: rustdoc::check,
    },
    Step {
        name: "lean",
        group: "rust",
        lanes: &[Lane::Cargo],
        yields: true,
        after: &[],
        reads: &[Workspace],
        run: lean,
    },
];

fn fmt() -> Result<Outcome> {
    cargo("fmt", &["--all", "--check"])?;
    let fuzz = shell::root().join("fuzz").join("Cargo.toml");
    if fuzz.is_file() {
        // The fuzz targets are a separate workspace, because they need nightly Rust.
        let path = fuzz.to_string_lossy();
        cargo("fmt", &["--manifest-path", path.as_ref(), "--check"])?;
    }
    Ok(Outcome::Passed)
}

/// Checks the libraries alone and without features, the rules with all of theirs, and the program
/// as `cargo xtask play` builds it. A build of the whole workspace enables features for all of it,
/// which hides a missing one.
fn lean() -> Result<Outcome> {
    for package in ["rules", "dice", "engine", "wire", "table"] {
        let package = format!("rosespring-{package}");
        without_warnings("check", &["--package", &package, "--no-default-features"])?;
    }
    let rules = ["--package", "rosespring-rules", "--all-features"];
    without_warnings("check", &rules)?;
    // As `cargo xtask load` builds it for one node.
    without_warnings("check", &["--package", "rosespring-load"])?;
    let play = ["--no-default-features", "--features", play::FEATURES];
    cargo("check", &[&PROGRAM[..], &play].concat())
}

/// Builds the program, the library for Python and the examples that steps run.
///
/// An example is among them for another reason too: with it cargo takes the features of the crates
/// that tests use, so that the tests need not compile these crates again.
fn program() -> Result<Outcome> {
    let mut options = vec![
        "build",
        "--workspace",
        "--features",
        FEATURES,
        "--lib",
        "--bins",
    ];
    options.extend(EXAMPLES.iter().flat_map(|name| ["--example", name]));
    shell::run(&mut compile(&options))?;
    Ok(Outcome::Passed)
}

/// Runs the tests of Rust. Without Postgres those that need it are skipped, and without NATS those
/// that need NATS, but never if CI is set.
fn tests() -> Result<Outcome> {
    let is_ci = env::var_os("CI").is_some();
    let (has_postgres, has_nats) = (setup::has_postgres(), setup::has_nats());
    if is_ci && !(has_postgres && has_nats) {
        let reason = "Debian's packages postgresql and nats-server are not installed";
        return Ok(Outcome::Lacking(reason.to_owned()));
    }
    if !has_nats {
        eprintln!("the tests of nodes with a broker are skipped: nats-server is not installed");
    }
    let features = ["--workspace", "--features", FEATURES, "--no-fail-fast"];
    let outcome = match has_nextest() {
        true => nextest(&features, has_postgres),
        // The tests of the Python package are in Python; see its Cargo.toml.
        false => {
            let targets = ["--exclude", "rosespring-py", "--tests", "--"];
            let skipped: &[&str] = if has_postgres {
                &[]
            } else {
                &["--skip", "postgres"]
            };
            let options = [&["test"], &features[..], &targets, skipped].concat();
            shell::run(&mut compile(&options)).map(|()| Outcome::Passed)
        }
    }?;
    match has_postgres {
        true => Ok(outcome),
        false => Ok(Outcome::Skipped(
            "the tests with Postgres, which is not installed".to_owned(),
        )),
    }
}

/// Runs the tests by nextest; with `--changed` those of the packages that a change can reach.
fn nextest(features: &[&str], has_postgres: bool) -> Result<Outcome> {
    let mut filters = Vec::new();
    if !has_postgres {
        filters.push("not test(postgres)".to_owned());
    }
    if env::var_os(CHANGED).is_some() {
        let records = Records::take()?;
        let packages = records.changed_packages();
        println!("packages that a change can reach: {}", packages.join(", "));
        // Some tests of the server ask for files of the page.
        let page = "(package(rosespring-server) & test(/page|^http::/))".to_owned();
        let packages = packages.iter().map(|name| format!("package({name})"));
        filters.push(format!(
            "({})",
            packages.chain([page]).collect::<Vec<_>>().join(" | ")
        ));
    }
    let filter = filters.join(" & ");
    let filter: &[&str] = if filter.is_empty() {
        &[]
    } else {
        &["-E", &filter]
    };
    // Many tests wait for servers and clocks, so more of them run than there are cores.
    let threads = (2 * thread::available_parallelism()?.get()).to_string();
    let options = ["nextest", "run", "--tests", "--test-threads", &threads];
    let options = [&options, features, retries(), filter].concat();
    shell::run(&mut compile(&options))?;
    Ok(Outcome::Passed)
}

fn has_nextest() -> bool {
    shell::works(&mut shell::cargo(["nextest", "--version"]))
}

/// CI runs a failed test once more, and its report names the test as flaky.
fn retries() -> &'static [&'static str] {
    match env::var_os("CI") {
        Some(_) => &["--retries", "1"],
        None => &[],
    }
}

/// Tests the modules of the page, with the rules with which a page of a hall checks its server.
fn vitest() -> Result<Outcome> {
    let mut tests = shell::npm(["test"]);
    shell::run(tests.env(setup::RULES, wasm::rules_module()?))?;
    Ok(Outcome::Passed)
}

/// Tests the page in a real browser against the real server.
fn browser() -> Result<Outcome> {
    let mut tests = Vec::new();
    for file in files_below(&shell::web().join("tests"), &["help", "mock"])? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        tests.push(format!("tests/{name}"));
    }
    browser_tests(&reached("browser", tests)?, &[])
}

/// Returns those of the browser tests of a step that are to run: with `--changed` those that a
/// change can reach.
fn reached(step: &str, tests: Vec<String>) -> Result<Vec<String>> {
    if env::var_os(CHANGED).is_none() {
        return Ok(tests);
    }
    let reached = Records::take()?.reached_tests(step, &tests)?;
    let left_out = tests.iter().filter(|test| !reached.contains(test));
    let left_out: Vec<&str> = left_out.map(String::as_str).collect();
    println!(
        "left out, because no change can reach them: {}",
        left_out.join(", ")
    );
    Ok(reached)
}

/// Writes the page as plain files, and plays on it in a browser without a network.
fn site() -> Result<Outcome> {
    let out = shell::target_folder()?.join("site");
    site::write(&out)?;
    let tests = SITE_TESTS.map(|name| format!("tests/{name}.browser.test.ts"));
    browser_tests(
        &reached("site", tests.to_vec())?,
        &[("ROSESPRING_SITE", out)],
    )
}

/// Writes the npm packages, compares the rules and the replayer with the engine, and plays on the
/// board of the page of examples.
fn npm_packages() -> Result<Outcome> {
    let out = shell::target_folder()?.join("npm");
    npm::write(&out)?;
    shell::run(
        Command::new("node")
            .args(["--test", "--test-reporter=spec", npm::RULES_TEST])
            .current_dir(shell::web())
            .env("ROSESPRING_BIN", built_program()?),
    )?;
    let tests = ["npm", "replay", "frameworks"].map(|name| format!("tests/{name}.browser.test.ts"));
    let folders = [
        ("ROSESPRING_NPM", out),
        ("ROSESPRING_FRAMEWORKS", setup::frameworks()?),
    ];
    browser_tests(&tests, &folders)
}

/// Runs the browser tests in these files as often as `--repeat` says.
fn browser_tests(files: &[String], variables: &[(&str, PathBuf)]) -> Result<Outcome> {
    if files.is_empty() {
        return Ok(Outcome::Passed);
    }
    let chromium = match setup::chromium() {
        Ok(path) => path,
        Err(reason) => return Ok(Outcome::Lacking(format!("{reason:#}"))),
    };
    let repeat = env::var(REPEAT).ok().and_then(|text| text.parse().ok());
    for _ in 0..repeat.unwrap_or(1) {
        let mut tests = shell::npm(["run", "test:browser", "--"]);
        tests
            .args(files)
            .envs(variables.iter().map(|(name, path)| (name, path)))
            .env("ROSESPRING_BIN", built_program()?)
            .env("CHROMIUM", &chromium);
        shell::run(&mut tests)?;
    }
    Ok(Outcome::Passed)
}

/// Tests the Python package, with the library that the step `program` has built. Without Python or
/// its packages the step is skipped, but never if CI is set.
fn python_package() -> Result<Outcome> {
    match python::test()? {
        python::TestOutcome::Passed => Ok(Outcome::Passed),
        python::TestOutcome::Lacking(reason) => match env::var_os("CI") {
            Some(_) => Ok(Outcome::Lacking(reason.to_owned())),
            None => Ok(Outcome::Skipped(reason.to_owned())),
        },
    }
}

/// Returns the path of the program that the step `program` has built.
fn built_program() -> Result<PathBuf> {
    let name = format!("rosespring{}", env::consts::EXE_SUFFIX);
    let path = shell::target_folder()?.join("debug").join(name);
    path.is_file()
        .then_some(path)
        .context("the step `program` has not run")
}

fn cargo(command: &str, options: &[&str]) -> Result<Outcome> {
    shell::run(&mut shell::cargo(std::iter::once(&command).chain(options)))?;
    Ok(Outcome::Passed)
}

fn npm_script(options: &[&str]) -> Result<Outcome> {
    shell::run(&mut shell::npm(options))?;
    Ok(Outcome::Passed)
}
