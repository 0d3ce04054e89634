//! Installs what the commands need besides Rust: the npm packages and a browser.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::folder;
use crate::node;
use crate::shell;
use crate::stamp::Stamp;
use crate::wasm;

/// Generated folders of `web/`.
const WEB_MADE: [&str; 5] = [
    "node_modules",
    "dist",
    "dist-site",
    "test-results",
    ".svelte-kit",
];

/// The stamp of all npm packages of the lock file.
const ALL_PACKAGES: &str = ".rosespring-lock";

/// The stamp of the npm packages that build the page.
const PAGE_PACKAGES: &str = ".rosespring-page-lock";

/// Debian's Chromium without windows, which needs half the processor time: its program and package.
/// What it lacks, such as notifications, is tested in `chromium`, which is needed too.
const CHROMIUM_SHELL: &str = "chromium-headless-shell";

/// Names of the browser on PATH.
const CHROMIUM_NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

/// Paths of the browser if it is not on PATH.
const CHROMIUM_PATHS: [&str; 3] = [
    "/usr/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/// The command that installs the browser on Debian.
const CHROMIUM_INSTALL: &str =
    "apt-get update && apt-get install -y chromium chromium-headless-shell";

/// The command that installs Postgres on Debian.
const POSTGRES_INSTALL: &str = "apt-get update && apt-get install -y postgresql";

/// The command that installs NATS on Debian.
const NATS_INSTALL: &str = "apt-get update && apt-get install -y nats-server";

/// Debian's program of NATS.
const NATS_PROGRAM: &str = "/usr/sbin/nats-server";

/// The folder of Debian's versions of Postgres.
const POSTGRES_VERSIONS: &str = "/usr/lib/postgresql";

/// Where a thing that is needed comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// An earlier call made it from the same sources.
    Earlier,
    /// This call made it.
    New,
}

/// Installs the npm packages that build the page, unless they or all packages are installed.
/// `run` runs npm.
///
/// The packages that check and test the page are most of what would be written.
pub(crate) fn npm_packages(run: impl FnOnce(&mut Command) -> Result<()>) -> Result<Origin> {
    if npm_stamp(ALL_PACKAGES)?.is_current() {
        return Ok(Origin::Earlier);
    }
    install(PAGE_PACKAGES, &["--omit=dev"], run)
}

/// Installs all npm packages of the lock file, unless they are installed. `run` runs npm.
pub(crate) fn all_npm_packages(run: impl FnOnce(&mut Command) -> Result<()>) -> Result<Origin> {
    install(ALL_PACKAGES, &["--include=dev"], run)
}

/// Installs the frameworks with which the examples of the npm packages are run, in a folder of the
/// target, unless they are installed. Returns the folder.
pub(crate) fn frameworks() -> Result<PathBuf> {
    let source = shell::web().join("packages").join("frameworks");
    let folder = shell::target_folder()?.join("frameworks");
    let files = ["package.json", "package-lock.json"].map(|name| source.join(name));
    let stamp = Stamp::new(folder.join(".rosespring"), &files, &[])?;
    let stamp = stamp.with_tool(&node::supported_version()?);
    if !stamp.is_current() {
        for file in &files {
            folder::copy_file(file, &folder.join(file.file_name().unwrap_or_default()))?;
        }
        let mut npm = shell::npm(["ci", "--prefer-offline", "--no-audit", "--no-fund"]);
        shell::run(npm.current_dir(&folder))?;
        stamp.set()?;
    }
    Ok(folder)
}

/// Installs npm packages, unless the stamp says that they are installed. npm removes the packages
/// and the stamp of an earlier selection.
fn install(
    stamp: &str,
    selection: &[&str],
    run: impl FnOnce(&mut Command) -> Result<()>,
) -> Result<Origin> {
    let stamp = npm_stamp(stamp)?;
    if stamp.is_current() {
        return Ok(Origin::Earlier);
    }
    let mut npm = shell::npm(["ci", "--prefer-offline", "--no-audit", "--no-fund"]);
    run(npm.args(selection))?;
    stamp.set()?;
    Ok(Origin::New)
}

/// Returns a stamp of the lock file in the folder of the npm packages.
///
/// The choice of native packages depends on the version of Node.js, so another version installs
/// them again.
fn npm_stamp(name: &str) -> Result<Stamp> {
    let version = node::supported_version()?;
    let lock = shell::web().join("package-lock.json");
    let file = shell::web().join("node_modules").join(name);
    Ok(Stamp::new(file, &[lock], &[])?.with_tool(&version))
}

/// The variable of the environment that names the module of the rules for a build of the page.
pub(crate) const RULES: &str = "ROSESPRING_RULES";

/// Builds the page, unless it was built from the same sources. `modules` are those with which a
/// page of a hall checks its server and plays by itself, by the variables that name them; without
/// them the page does neither. `run` runs npm.
pub(crate) fn page(
    modules: &[(&str, PathBuf)],
    run: impl FnOnce(&mut Command) -> Result<()>,
) -> Result<Origin> {
    let web = shell::web();
    let stamp_file = web.join("node_modules").join(".rosespring-page");
    let paths = modules.iter().map(|(_, path)| path.clone());
    let sources: Vec<_> = [web.clone()].into_iter().chain(paths).collect();
    let stamp = Stamp::new(stamp_file, &sources, &WEB_MADE)?;
    if stamp.is_current() && web.join("dist").join("index.html").is_file() {
        return Ok(Origin::Earlier);
    }
    run(shell::npm(["run", "build"]).envs(modules.iter().cloned()))?;
    stamp.set()?;
    Ok(Origin::New)
}

/// Returns the browser for the tests of the page. On Debian as root, installs it if it is missing.
pub(crate) fn chromium() -> Result<PathBuf> {
    if let Some(path) = env::var_os("CHROMIUM") {
        let path = PathBuf::from(path);
        if !path.is_file() {
            bail!("CHROMIUM names {}, which is not a file", path.display());
        }
        return Ok(path);
    }
    if let Some(path) = installed_chromium() {
        return Ok(path);
    }
    if !is_debian() || !is_root() {
        bail!(
            "it needs Chromium or Google Chrome: install one (on Debian, as root, \
             `{CHROMIUM_INSTALL}`) and set CHROMIUM to its path if it is not on PATH"
        );
    }
    eprintln!("installing Chromium for the tests of the page");
    install_packages(CHROMIUM_INSTALL)?;
    installed_chromium().context("Chromium was installed but cannot be found")
}

/// Returns whether Debian's programs of Postgres are there; root installs them on Debian.
pub(crate) fn postgres() -> Result<bool> {
    let purpose = "Postgres for the tests of its store";
    ensure(has_postgres, POSTGRES_INSTALL, purpose)
}

/// Returns whether Debian's program of NATS is there; root installs it on Debian.
pub(crate) fn nats() -> Result<bool> {
    ensure(
        has_nats,
        NATS_INSTALL,
        "NATS for the tests of several nodes",
    )
}

/// Returns whether Debian's program of NATS is there.
pub(crate) fn has_nats() -> bool {
    Path::new(NATS_PROGRAM).is_file()
}

/// Installs on Debian, as root, the packages of the system that the tests need and that are
/// missing, in one go. Elsewhere each step says what it lacks.
pub(crate) fn system_packages() -> Result<()> {
    let has_shell =
        env::var_os("CHROMIUM").is_some() || shell::find_on_path(&[CHROMIUM_SHELL]).is_some();
    let has_chromium = installed_chromium().is_some();
    let needs = [
        (has_chromium, "chromium"),
        (has_shell, CHROMIUM_SHELL),
        (has_postgres(), "postgresql"),
        (has_nats(), "nats-server"),
        (wasm::has_tools(), wasm::DEBIAN_PACKAGES),
        (wasm::has_optimizer(), wasm::OPTIMIZER_PACKAGE),
    ];
    let missing: Vec<&str> = needs
        .iter()
        .filter_map(|(is_there, packages)| (!is_there).then_some(*packages))
        .collect();
    if missing.is_empty() || !is_debian() || !is_root() {
        return Ok(());
    }
    let missing = missing.join(" ");
    println!("installing {missing}");
    let installed = install_packages(&format!(
        "apt-get update && apt-get install -y --no-install-recommends {missing}"
    ));
    // Any other Chromium runs the same tests.
    let is_enough = missing == CHROMIUM_SHELL && installed_chromium().is_some();
    if is_enough { Ok(()) } else { installed }
}

/// Returns whether something is there; root installs it on Debian by a command of the shell.
fn ensure(is_there: impl Fn() -> bool, install: &str, purpose: &str) -> Result<bool> {
    if is_there() {
        return Ok(true);
    }
    if !is_debian() || !is_root() {
        return Ok(false);
    }
    eprintln!("installing {purpose}");
    install_packages(install)?;
    Ok(is_there())
}

/// Runs a command of the shell that installs packages of Debian, without questions.
pub(crate) fn install_packages(command: &str) -> Result<()> {
    let mut install = Command::new("sh");
    install
        .args(["-c", command])
        .env("DEBIAN_FRONTEND", "noninteractive");
    shell::run(&mut install)
}

/// Returns whether Debian's programs of Postgres are there.
pub(crate) fn has_postgres() -> bool {
    let versions = fs::read_dir(POSTGRES_VERSIONS).into_iter().flatten();
    versions
        .filter_map(Result::ok)
        .any(|version| version.path().join("bin").join("initdb").is_file())
}

fn installed_chromium() -> Option<PathBuf> {
    let shell = shell::find_on_path(&[CHROMIUM_SHELL]);
    shell.filter(|_| has_whole_chromium()).or_else(|| {
        shell::find_on_path(&CHROMIUM_NAMES).or_else(|| {
            CHROMIUM_PATHS
                .iter()
                .map(PathBuf::from)
                .find(|path| Path::is_file(path))
        })
    })
}

/// Returns whether Debian's whole Chromium is there.
fn has_whole_chromium() -> bool {
    Path::new(CHROMIUM_PATHS[0]).is_file()
}

pub(crate) fn is_debian() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=debian")
}

pub(crate) fn is_root() -> bool {
    shell::text(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
