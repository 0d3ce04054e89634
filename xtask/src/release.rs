//! `cargo xtask release`: writes what a release holds for this machine.

mod bill;
pub(crate) mod glibc;

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

/// The greatest size of the program, in bytes: room for the nets of the games that come.
const PROGRAM_BYTES_MAX: u64 = 34 << 20;

/// The greatest size of a published crate, in bytes: the limit of crates.io.
const CRATE_BYTES_MAX: u64 = 10 << 20;

/// Shells with completions, and the names of their files.
const SHELLS: [(&str, &str); 4] = [
    ("bash", "rosespring.bash"),
    ("zsh", "_rosespring"),
    ("fish", "rosespring.fish"),
    ("powershell", "rosespring.ps1"),
];

/// The licences, each with a link in the folder of every package.
pub(crate) const LICENCES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

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
/// of all packages in them, and checksums. The program and the wheel are run once. With `--program`
/// writes the program, its list and checksums; `--tag TAG` refuses a tag that is not the version.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let out = args.value("--out")?.context("where to? --out DIR")?;
    let only_program = args.flag("--program");
    let tag = args.value("--tag")?;
    args.finish()?;
    check_tag(tag.as_deref())?;
    if tag.is_some() {
        let manifest = shell::root().join("Cargo.toml");
        check_addresses(&fs::read_to_string(manifest)?)?;
    }
    let out = std::path::absolute(out)?;
    folder::clear(&out, BILL)?;
    let target = host()?;
    fs::write(out.join(BILL), bill::write(&target)?)?;

    setup::all_npm_packages(shell::run)?;
    setup::page(&wasm::page_modules()?, shell::run)?;
    let folder = format!("rosespring-{}-{target}", env!("CARGO_PKG_VERSION"));
    program(&target, &out.join(folder))?;
    if !only_program {
        let bytes = site::write(&out.join("site"))?;
        println!("site: {bytes} bytes");
        python::release_wheel(&target, &out)?;
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
        let mut list = Command::new("tar");
        let listed = shell::text(list.arg("-tzf").arg(&packed))?;
        check_licences(&file, &listed)?;
    }
    Ok(())
}

/// Checks that the list of a package's files has the texts of both licences.
pub(crate) fn check_licences(package: &str, files: &str) -> Result<()> {
    match LICENCES.iter().find(|name| !files.contains(*name)) {
        None => Ok(()),
        Some(name) => bail!("{package} lacks {name}"),
    }
}

/// Returns the name of this machine's target, such as `x86_64-unknown-linux-gnu`.
fn host() -> Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let about = shell::text(Command::new(rustc).arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("`rustc -vV` names no host")?.to_owned())
}

/// Checks that a tag is the version.
fn check_tag(tag: Option<&str>) -> Result<()> {
    let version = concat!("v", env!("CARGO_PKG_VERSION"));
    match tag {
        Some(tag) if tag != version => bail!("the tag is {tag}, but the version is {version}"),
        _ => Ok(()),
    }
}

/// The end of a name that nobody owns (RFC 2606).
const NOBODYS: &str = ".example";

/// Checks that the packages of a version name a place where the project can be found.
fn check_addresses(manifest: &str) -> Result<()> {
    match manifest.lines().find(|line| line.contains(NOBODYS)) {
        Some(line) => bail!("Cargo.toml names an address that nobody owns: {line}"),
        None => Ok(()),
    }
}

/// Builds the program and runs it once. Returns its path.
fn build_program(target: &str) -> Result<PathBuf> {
    let options = [
        "--profile",
        PROFILE,
        "--locked",
        "--package",
        "rosespring-cli",
    ];
    let built = shell::target_folder()?;
    let folder = if cfg!(target_os = "linux") {
        // The linker of zig knows the symbols of each glibc.
        let (major, minor) = glibc::OLDEST;
        let mut build = python::zig_build()?;
        build.args(options).arg("--target");
        shell::run(build.arg(format!("{target}.{major}.{minor}")))?;
        built.join(target)
    } else {
        shell::run(shell::cargo(["build"]).args(options))?;
        built
    };
    let name = format!("rosespring{}", std::env::consts::EXE_SUFFIX);
    let program = folder.join(PROFILE).join(name);
    if cfg!(target_os = "linux") {
        glibc::check_file(&program)?;
    }
    let version = shell::text(Command::new(&program).arg("--version"))?;
    let wanted = concat!("rosespring ", env!("CARGO_PKG_VERSION"));
    if version.trim() != wanted {
        bail!("{} is {}, not {wanted}", program.display(), version.trim());
    }
    Ok(program)
}

/// Builds the program, and writes it with its manual pages, completions and licences.
fn program(target: &str, folder: &Path) -> Result<()> {
    let built = build_program(target)?;
    let name = format!("rosespring{}", std::env::consts::EXE_SUFFIX);
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

    use super::{FILES, LICENCES, PUBLISHED, check_addresses, check_licences, check_tag};
    use crate::shell;

    #[test]
    fn the_files_of_a_release_exist() {
        for file in FILES {
            assert!(shell::root().join(file).is_file(), "{file}");
        }
    }

    fn read(path: &str) -> String {
        fs::read_to_string(shell::root().join(path)).expect(path)
    }

    #[test]
    fn packages_have_the_texts_of_the_licences() {
        for folder in PUBLISHED.iter().chain(&["crates/py"]) {
            for name in LICENCES {
                assert_eq!(
                    read(&format!("{folder}/{name}")),
                    read(name),
                    "{folder}/{name}"
                );
            }
        }
        check_licences("one", "one/LICENSE-APACHE\none/LICENSE-MIT\n").expect("both are there");
        check_licences("one", "one/LICENSE-MIT\n").expect_err("a text is missing");
    }

    #[test]
    fn packages_have_the_addresses_of_the_workspace() {
        let workspace = read("Cargo.toml");
        let address = |name: &str| {
            let (_, rest) = workspace.split_once(&format!("\n{name} = \"")).expect(name);
            rest.split('"').next().unwrap_or_default()
        };
        for folder in PUBLISHED {
            let manifest = read(&format!("{folder}/Cargo.toml"));
            for name in ["repository", "homepage", "documentation"] {
                let line = format!("\n{name}.workspace = true\n");
                assert!(manifest.contains(&line), "{folder}: {name}");
            }
        }
        let python = read("crates/py/pyproject.toml");
        for name in ["Repository", "Homepage", "Documentation"] {
            let line = format!("\n{name} = \"{}\"\n", address(&name.to_lowercase()));
            assert!(python.contains(&line), "{line}");
        }
        for package in crate::npm::PACKAGES {
            let package = read(&format!("web/packages/{package}/package.json"));
            let (repository, pages) = (address("repository"), address("documentation"));
            for line in [
                format!("\"url\": \"{repository}\""),
                format!("\"homepage\": \"{pages}\""),
            ] {
                assert!(package.contains(&line), "{line}");
            }
        }
    }

    #[test]
    fn a_tag_is_the_version() {
        check_tag(None).expect("no tag is asked for");
        check_tag(Some(concat!("v", env!("CARGO_PKG_VERSION")))).expect("it is the version");
        for tag in [env!("CARGO_PKG_VERSION"), "v0.0.1", ""] {
            check_tag(Some(tag)).expect_err("it is another one");
        }
    }

    #[test]
    fn a_version_has_an_address_that_somebody_can_own() {
        check_addresses("homepage = \"https://example.org\"").expect("somebody can own it");
        check_addresses("homepage = \"https://rosespring.example\"").expect_err("nobody owns it");
    }

    fn workflow() -> String {
        let path = shell::root().join(".github/workflows/release.yml");
        fs::read_to_string(path).expect("a workflow")
    }

    #[test]
    fn actions_are_pinned_by_their_hashes() {
        let workflow = workflow();
        let actions = workflow.split("uses: ").skip(1);
        let hashes: Vec<&str> = actions
            .filter_map(|rest| rest.split_whitespace().next()?.split_once('@'))
            .map(|(_, hash)| hash)
            .collect();

        assert!(hashes.len() >= 5, "{hashes:?}");
        for hash in hashes {
            let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
            assert!(hash.len() == 40 && hash.bytes().all(is_digit), "{hash}");
        }
    }

    #[test]
    fn the_workflow_compares_the_interfaces_of_all_crates() {
        let workflow = workflow();
        let words: Vec<&str> = workflow.split_whitespace().collect();
        // A macro has no interface that the tool reads.
        for folder in PUBLISHED
            .iter()
            .filter(|folder| **folder != "crates/wire-derive")
        {
            let name = folder.rsplit('/').next().unwrap_or(folder);
            let package = format!("rosespring-{name}");
            assert!(
                words.windows(2).any(|two| two == ["-p", &package]),
                "{package}"
            );
        }
    }

    #[test]
    fn the_workflow_runs_commands_that_exist() {
        let workflow = workflow();
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
