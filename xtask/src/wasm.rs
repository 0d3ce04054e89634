//! `cargo xtask wasm`: builds the table as WebAssembly, and plays a game with it under Node.js.

mod optimizer;
mod tools;

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

pub(crate) use self::optimizer::{PACKAGE as OPTIMIZER_PACKAGE, is_installed as has_optimizer};
pub(crate) use self::tools::PACKAGES as DEBIAN_PACKAGES;
use self::tools::Tools;
use crate::args::Args;
use crate::{example, node, puzzles, setup, shell};

/// The target, without an operating system.
const TARGET: &str = "wasm32-unknown-unknown";

/// Every browser since 2023 has these instructions; without them a net is six times slower.
const FLAGS: &str = "-C target-feature=+simd128";

/// The module for studying, which a page loads when it first needs it.
pub(crate) const STUDY: &str = "study.wasm";

/// The module for files of other programs, which a page loads when such a file comes.
pub(crate) const ARCHIVE: &str = "archive.wasm";

/// The options of cargo for the native program. It answers the calls of both modules.
const NATIVE: [&str; 2] = ["--features", "rosespring-wasm/study"];

/// A module, which is loaded as one file.
#[derive(Debug, Clone, Copy)]
enum Module {
    Tables,
    Study,
    Rules,
    Archive,
}

impl Module {
    const fn features(self) -> &'static [&'static str] {
        match self {
            Self::Tables => &[],
            Self::Study => &["--features", "study"],
            Self::Rules => &["--features", "rules"],
            Self::Archive => &["--features", "archive"],
        }
    }

    const fn file(self) -> &'static str {
        match self {
            Self::Tables => "tables.wasm",
            Self::Study => STUDY,
            Self::Rules => "rules.wasm",
            Self::Archive => ARCHIVE,
        }
    }
}

/// Builds the modules and runs their tests, or with `--speed` measures it against the native build.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let speed = args.flag("--speed");
    args.finish()?;
    if speed {
        let native = example::build_release("native", "rosespring-wasm", &NATIVE)?;
        return run_node(&["crates/wasm/tests/speed.mjs"], native);
    }
    check(example::build("native")?)
}

/// Builds the modules and runs their tests against `native`, the program with which they are
/// compared.
pub(crate) fn check(native: PathBuf) -> Result<()> {
    let tests = [
        "--test",
        "--test-reporter=spec",
        "crates/wasm/tests/table.test.mjs",
        "crates/wasm/tests/study.test.mjs",
        "crates/wasm/tests/golden.test.mjs",
        "crates/wasm/tests/archive.test.mjs",
    ];
    run_node(&tests, native)
}

/// Runs Node.js with the built modules and `native`, the program with which they are compared.
fn run_node(options: &[&str], native: PathBuf) -> Result<()> {
    node::supported_version()?;
    let tools = Tools::find_or_install()?;
    let books = shell::target_folder()?.join("wasm").join("puzzles");
    puzzles::write(&books)?;
    let mut tests = Command::new("node");
    tests
        .current_dir(shell::root())
        .args(options)
        .env("ROSESPRING_WASM", build(&tools, Module::Tables)?)
        .env("ROSESPRING_STUDY", build(&tools, Module::Study)?)
        .env("ROSESPRING_ARCHIVE", build(&tools, Module::Archive)?)
        .env("ROSESPRING_NATIVE", native)
        .env("ROSESPRING_NETS", shell::root().join("nets"))
        .env("ROSESPRING_PUZZLES", books);
    shell::run(&mut tests)?;
    Ok(())
}

/// Returns whether a tool chain for WebAssembly is installed.
pub(crate) fn has_tools() -> bool {
    Tools::find().is_some()
}

/// Builds the modules of the page of plain files and returns their paths, with their names.
pub(crate) fn modules() -> Result<[(&'static str, PathBuf); 3]> {
    let tools = Tools::find_or_install()?;
    Ok([
        ("rosespring.wasm", build(&tools, Module::Tables)?),
        (STUDY, build(&tools, Module::Study)?),
        (ARCHIVE, build(&tools, Module::Archive)?),
    ])
}

/// Builds the module of the npm package of the rules, and returns its path. Pages of a hall check
/// their server with the same module.
pub(crate) fn rules_module() -> Result<PathBuf> {
    build(&Tools::find_or_install()?, Module::Rules)
}

/// The modules of a hall's page, with the variables of the environment that name them for a build
/// of the page.
const OF_PAGE: [(&str, Module); 4] = [
    (setup::RULES, Module::Rules),
    ("ROSESPRING_TABLES", Module::Tables),
    ("ROSESPRING_STUDY", Module::Study),
    ("ROSESPRING_ARCHIVE", Module::Archive),
];

/// Builds the modules of a hall's page, and returns their paths with their variables.
pub(crate) fn page_modules() -> Result<Vec<(&'static str, PathBuf)>> {
    let tools = Tools::find_or_install()?;
    let modules = OF_PAGE.into_iter();
    modules
        .map(|(variable, module)| Ok((variable, build(&tools, module)?)))
        .collect()
}

/// Returns those of the modules of a hall's page that were built before.
pub(crate) fn built_page_modules() -> Result<Vec<(&'static str, PathBuf)>> {
    let folder = folder()?;
    let paths = OF_PAGE.map(|(variable, module)| (variable, folder.join(module.file())));
    Ok(paths
        .into_iter()
        .filter(|(_, path)| path.is_file())
        .collect())
}

/// Returns the folder with the modules.
fn folder() -> Result<PathBuf> {
    let folder = shell::target_folder()?.join("wasm");
    Ok(folder.join(TARGET).join("wasm"))
}

/// Builds a module and returns its path. It has a separate folder, because its flags and compiler
/// differ.
fn build(tools: &Tools, module: Module) -> Result<PathBuf> {
    let mut cargo = tools.cargo();
    cargo
        .args(["build", "--locked", "--profile", "wasm"])
        .args(["--package", "rosespring-wasm", "--lib", "--target", TARGET])
        .args(module.features())
        .args(tools.options())
        .env("CARGO_TARGET_DIR", shell::target_folder()?.join("wasm"))
        .env("RUSTFLAGS", FLAGS)
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    shell::run(&mut cargo)?;
    let built = folder()?;
    let path = built.join(module.file());
    // Cargo gives all modules the same name.
    let compiled = built.join("rosespring_wasm.wasm");
    optimizer::optimize(&optimizer::find_or_install()?, &compiled, &path)?;
    Ok(path)
}
