//! `cargo xtask release`: writes what a release holds for this machine.

mod bill;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::args::Args;
use crate::tidy::packages::PUBLISHED;
use crate::{folder, npm, python, setup, shell, site, wasm};

/// The file that lists what is in a release; it also marks a folder that this command wrote.
const BILL: &str = "sbom.cdx.json";

/// The profile of the program (`Cargo.toml`).
const PROFILE: &str = "program";

/// The greatest size of the program, in bytes.
const PROGRAM_BYTES_MAX: u64 = 22 << 20;

/// The greatest size of a published crate, in bytes: the limit of crates.io.
const CRATE_BYTES_MAX: u64 = 10 << 20;

/// Shells with completions, and the names of their files.
const SHELLS: [(&str, &str); 4] = [
    ("bash", "rosespring.bash"),
    ("zsh", "_rosespring"),
    ("fish", "rosespring.fish"),
    ("powershell", "rosespring.ps1"),
];

/// Files of the repository that belong to the program.
const FILES: [&str; 6] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "packaging/Dockerfile",
    "packaging/rosespring-hall.service",
];

/// Writes the folder named by `--out`: the program with its manual pages and completions, the page
/// as plain files, a wheel for Python, the npm packages, the crates as they are published, the list
/// of all packages in them, and checksums. `--program` writes the program, its list and checksums.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let out = args.value("--out")?.context("where to? --out DIR")?;
    let only_program = args.flag("--program");
    args.finish()?;
    let out = std::path::absolute(out)?;
    folder::clear(&out, BILL)?;
    let target = host()?;
    fs::write(out.join(BILL), bill::write(&target)?)?;

    setup::all_npm_packages(shell::run)?;
    setup::page(Some(wasm::rules_module()?), shell::run)?;
    program(&out.join(format!("rosespring-{}-{target}", env!("CARGO_PKG_VERSION"))))?;
    if !only_program {
        let bytes = site::write(&out.join("site"))?;
        println!("site: {bytes} bytes");
        python::write_wheel(&out)?;
        npm::write(&out.join("npm"))?;
        write_crates(&out.join("crates"))?;
    }
    write_checksums(&out)?;
    println!("{}", out.display());
    Ok(())
}

/// Writes the SHA-256 of every file into `SHA256SUMS`.
fn write_checksums(out: &Path) -> Result<()> {
    let mut node = Command::new("node");
    node.arg("tools/checksums.mjs").arg(out);
    shell::run(node.current_dir(shell::web()))
}

/// Packages the crates that are published into a folder, and compiles each from its package.
pub(crate) fn crates(mut args: Args) -> Result<()> {
    let out = args.value("--out")?.context("where to? --out DIR")?;
    args.finish()?;
    write_crates(&std::path::absolute(out)?)
}

fn write_crates(out: &Path) -> Result<()> {
    let names = PUBLISHED.map(|folder| {
        let name = folder.rsplit('/').next().unwrap_or(folder);
        format!("--package=rosespring-{name}")
    });
    // With changes that are not committed the packages are good for a look, not for publishing.
    let mut package = shell::cargo(["package", "--locked", "--allow-dirty"]);
    shell::run(package.args(&names))?;
    fs::create_dir_all(out).with_context(|| format!("creating {}", out.display()))?;
    for folder in PUBLISHED {
        let name = folder.rsplit('/').next().unwrap_or(folder);
        let file = format!("rosespring-{name}-{}.crate", env!("CARGO_PKG_VERSION"));
        let packed = shell::target_folder()?.join("package").join(&file);
        let bytes = fs::copy(&packed, out.join(&file))
            .with_context(|| format!("copying {}", packed.display()))?;
        println!("{file}: {bytes} bytes");
        if bytes > CRATE_BYTES_MAX {
            bail!("a crate has at most {CRATE_BYTES_MAX} bytes");
        }
    }
    Ok(())
}

/// Returns the name of this machine's target, such as `x86_64-unknown-linux-gnu`.
fn host() -> Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let about = shell::text(Command::new(rustc).arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("`rustc -vV` names no host")?.to_owned())
}

/// Builds the program, and writes it with its manual pages, completions and licences.
fn program(folder: &Path) -> Result<()> {
    shell::run(&mut shell::cargo([
        "build",
        "--profile",
        PROFILE,
        "--locked",
        "--package",
        "rosespring-cli",
    ]))?;
    let name = format!("rosespring{}", std::env::consts::EXE_SUFFIX);
    let built = shell::target_folder()?.join(PROFILE).join(&name);
    let make = |folder: &Path| {
        fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))
    };
    let completions = folder.join("completions");
    make(&completions)?;
    let bytes = fs::copy(&built, folder.join(&name))
        .with_context(|| format!("copying {}", built.display()))?;
    println!("{name}: {bytes} bytes");
    if bytes > PROGRAM_BYTES_MAX {
        bail!("the program has at most {PROGRAM_BYTES_MAX} bytes");
    }
    let manual = folder.join("man").join("man1");
    shell::text(Command::new(&built).args(["man", "--out"]).arg(manual))?;
    for (shell, file) in SHELLS {
        let script = shell::text(Command::new(&built).args(["completions", shell]))?;
        fs::write(completions.join(file), script)?;
    }
    for file in FILES {
        let from = shell::root().join(file);
        let to = from.file_name().map(PathBuf::from).unwrap_or_default();
        fs::copy(&from, folder.join(to)).with_context(|| format!("copying {file}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::FILES;
    use crate::shell;

    #[test]
    fn the_files_of_a_release_exist() {
        for file in FILES {
            assert!(shell::root().join(file).is_file(), "{file}");
        }
    }

    #[test]
    fn the_workflow_runs_commands_that_exist() {
        let path = shell::root().join(".github/workflows/release.yml");
        let workflow = fs::read_to_string(path).expect("a workflow");
        let commands: Vec<&str> = workflow
            .split("run: cargo xtask ")
            .skip(1)
            .filter_map(|rest| rest.split_whitespace().next())
            .collect();

        assert!(commands.contains(&"release"), "{commands:?}");
        for name in commands {
            assert!(
                crate::COMMANDS.iter().any(|command| command.name == name),
                "{name}"
            );
        }
    }
}
