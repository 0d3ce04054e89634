//! `cargo xtask npm`: writes the npm packages: the rules as WebAssembly, and the board and the
//! replayer as custom elements with a page of examples.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::args::Args;
use crate::release::LICENCES;
use crate::{folder, setup, shell, wasm};

/// The packages, which are folders of `web/packages` and of the output.
pub(crate) const PACKAGES: [&str; 2] = ["rules", "board"];

/// The test of the package of the rules, from `web`.
pub(crate) const RULES_TEST: &str = "packages/rules/rules.test.mjs";

/// The folder of a package with what is built from its sources.
const BUILT: &str = "dist";

/// The file by which an output folder is known to be one.
const MARK: &str = "rules/package.json";

/// Writes the folder named by `--out`: each package as a folder, and packed as npm publishes it.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let out = args.value("--out")?.context("where to? --out DIR")?;
    args.finish()?;
    write(&std::path::absolute(out)?)
}

/// Builds the packages, and writes them into a folder, packed too.
pub(crate) fn write(out: &Path) -> Result<()> {
    folder::clear(out, MARK)?;
    build()?;
    copy("rules", &out.join("rules"))?;
    copy_board(&out.join("board"))?;
    for package in PACKAGES {
        let mut pack = shell::npm(["pack", "--silent", "--pack-destination"]);
        shell::run(pack.arg(out).current_dir(out.join(package)))?;
    }
    Ok(())
}

/// Builds the package of the board, and writes it into a folder.
pub(crate) fn write_board(to: &Path) -> Result<()> {
    build()?;
    copy_board(to)
}

/// Copies the package of the board. Its page of examples is complete without npm.
fn copy_board(to: &Path) -> Result<()> {
    copy("board", to)?;
    folder::copy(
        &source("rules").join(BUILT),
        &to.join("examples").join("rules"),
    )
}

/// Builds both packages in their folders of `web/packages`.
fn build() -> Result<()> {
    setup::all_npm_packages(shell::run)?;
    let tool = |arguments: &[&str]| {
        let npm = ["exec", "--no", "--"].iter();
        shell::run(&mut shell::npm(npm.chain(arguments)))
    };
    tool(&["tsc", "--project", "packages/rules"])?;
    let module = wasm::rules_module()?;
    let built = source("rules").join(BUILT).join("rules.wasm");
    fs::copy(&module, &built).with_context(|| format!("writing {}", built.display()))?;
    let mut inline = Command::new("node");
    inline.arg("tools/inline.mjs").arg(&module);
    inline.arg(built.with_file_name("module.js"));
    shell::run(inline.current_dir(shell::web()))?;
    tool(&[
        "vite",
        "build",
        "--logLevel=warn",
        "--config=packages/board/vite.config.ts",
    ])?;
    tool(&["tsc", "--project", "packages/board"])?;
    let board = source("board");
    let types = Path::new("react.d.ts");
    folder::copy_file(
        &board.join("src").join(types),
        &board.join(BUILT).join(types),
    )
}

fn source(package: &str) -> PathBuf {
    shell::web().join("packages").join(package)
}

/// Copies what a package publishes.
fn copy(package: &str, to: &Path) -> Result<()> {
    let from = source(package);
    for name in [BUILT, "examples"] {
        if from.join(name).is_dir() {
            folder::copy(&from.join(name), &to.join(name))?;
        }
    }
    for name in ["package.json", "README.md"] {
        folder::copy_file(&from.join(name), &to.join(name))?;
    }
    for name in LICENCES {
        folder::copy_file(&shell::root().join(name), &to.join(name))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{PACKAGES, source};

    #[test]
    fn the_packages_have_the_version_of_the_workspace() {
        for package in PACKAGES {
            let text = fs::read_to_string(source(package).join("package.json")).expect("a package");
            let line = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
            assert!(text.contains(&line), "{package}");
        }
    }
}
