//! The Python package: `cargo xtask wheel`, and the step `python` of `cargo xtask test`.

mod environment;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use self::environment::Environment;
use crate::args::Args;
use crate::release::{check_licences, glibc};
use crate::{shell, stamp};

/// The folder of the package.
const FOLDER: &str = "crates/py";

/// The packages that build wheels, and with the linker of zig programs for older systems.
#[cfg(target_os = "linux")]
const BUILDERS: &[&str] = &[
    "maturin>=1.9,<2",
    "cargo-zigbuild>=0.24,<0.25",
    "ziglang>=0.15,<0.18",
];

/// The packages that build wheels.
#[cfg(not(target_os = "linux"))]
const BUILDERS: &[&str] = &["maturin>=1.9,<2"];

/// The file with the packages that the tests need.
const TESTERS: &str = "crates/py/tests/requirements.txt";

/// The greatest size of a wheel, in bytes.
const WHEEL_BYTES_MAX: u64 = 8 << 20;

/// Builds a wheel for this machine into the folder named by `--out`.
pub(crate) fn wheel(mut args: Args) -> Result<()> {
    let out = args.value("--out")?.context("where to? --out DIR")?;
    args.finish()?;
    write_wheel(&std::path::absolute(out)?, &[]).map(|_| ())
}

/// Builds the wheel of a release into a folder, installs it in a new environment and runs it there.
pub(crate) fn release_wheel(target: &str, out: &Path) -> Result<()> {
    let wheel = if cfg!(target_os = "linux") {
        let (major, minor) = glibc::OLDEST;
        let tag = format!("manylinux_{major}_{minor}");
        let wheel = write_wheel(out, &["--zig", "--target", target, "--compatibility", &tag])?;
        glibc::check_wheel(&wheel)?;
        let built = shell::target_folder()?.join(target).join("release");
        glibc::check_file(&built.join(library_names().0))?;
        wheel
    } else {
        write_wheel(out, &[])?
    };
    let wheel = wheel.to_string_lossy();
    let environment = Environment::find("installed", &[&wheel])?.context(environment::TOO_OLD)?;
    environment.install_anew()?;
    // Elsewhere than in the repository, so that nothing but the wheel is imported.
    let mut check = environment.python(["-m", "rosespring", "check"]);
    shell::run(check.current_dir(out))
}

/// Returns a command that builds a program with the linker of zig; it takes cargo's options.
pub(crate) fn zig_build() -> Result<Command> {
    let environment = Environment::find("wheel", BUILDERS)?.context(environment::TOO_OLD)?;
    environment.install()?;
    let mut build = shell::cargo(["zigbuild"]);
    build.env("PATH", environment.path()?);
    Ok(build)
}

/// Builds a wheel for this machine into a folder, with options of maturin. Returns its path.
fn write_wheel(out: &Path, options: &[&str]) -> Result<PathBuf> {
    let environment = Environment::find("wheel", BUILDERS)?.context(environment::TOO_OLD)?;
    environment.install()?;
    let before = wheels(out);
    let mut build = environment.python(["-m", "maturin", "build", "--release", "--locked"]);
    build.args(options).env("PATH", environment.path()?);
    build.args(["--manifest-path", "crates/py/Cargo.toml", "--out"]);
    shell::run(build.arg(out))?;
    let built = wheels(out);
    // A wheel of the same name is replaced.
    let new = built.iter().find(|path| !before.contains(path));
    let path = new.or(built.last()).context("no wheel was written")?;
    let bytes = fs::metadata(path)?.len();
    println!("{}: {bytes} bytes", path.display());
    if bytes > WHEEL_BYTES_MAX {
        bail!("a wheel has at most {WHEEL_BYTES_MAX} bytes");
    }
    let mut list = environment.python(["-m", "zipfile", "--list"]);
    let listed = shell::text(list.arg(path))?;
    check_licences(&path.to_string_lossy(), &listed)?;
    Ok(path.clone())
}

fn wheels(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = files.map(|file| file.path());
    let mut paths: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "whl"))
        .collect();
    paths.sort();
    paths
}

/// The outcome of the tests of the package.
pub(crate) enum TestOutcome {
    Passed,
    /// The tests did not run, with the reason.
    Lacking(&'static str),
}

/// Installs what the tests of the package need, as far as possible.
pub(crate) fn set_up() -> Result<()> {
    match test_environment()? {
        // The tests report what is missing.
        Some(environment) => environment.install().or(Ok(())),
        None => Ok(()),
    }
}

fn test_environment() -> Result<Option<Environment>> {
    let requirements = format!("--requirement={TESTERS}");
    Environment::find("test", &[&requirements])
}

/// Runs the tests of the package, with the library that the step `program` of the tests has built.
pub(crate) fn test() -> Result<TestOutcome> {
    let Some(environment) = test_environment()? else {
        return Ok(TestOutcome::Lacking(environment::TOO_OLD));
    };
    if let Err(error) = environment.install() {
        eprintln!("{error:#}");
        return Ok(TestOutcome::Lacking(
            "the packages of crates/py/tests/requirements.txt could not be installed",
        ));
    }
    let package = assemble()?;
    let mut tests = environment.python(["-m", "pytest", "--rootdir", FOLDER, FOLDER]);
    tests
        .env("PYTHONPATH", &package)
        .env("MYPYPATH", &package)
        // For matrices as small as those of the tests, more threads only cost time.
        .env("OPENBLAS_NUM_THREADS", "1")
        .env("PYTHONDONTWRITEBYTECODE", "1");
    shell::run(tests.arg("-p").arg("no:cacheprovider"))?;
    Ok(TestOutcome::Passed)
}

/// Puts the package and the built library side by side, as in a wheel. Returns the folder.
fn assemble() -> Result<PathBuf> {
    let target = shell::target_folder()?;
    let folder = target.join("python").join("package");
    let sources = shell::root().join(FOLDER).join("python");
    if folder.is_dir() {
        fs::remove_dir_all(&folder).with_context(|| format!("removing {}", folder.display()))?;
    }
    for path in stamp::files_below(&sources, &["__pycache__"])? {
        copy(&path, &folder.join(path.strip_prefix(&sources)?))?;
    }
    let (library, extension) = library_names();
    copy(
        &target.join("debug").join(library),
        &folder.join("rosespring").join(extension),
    )?;
    Ok(folder)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    }
    fs::copy(from, to).with_context(|| format!("copying {}", from.display()))?;
    Ok(())
}

/// Returns the name of the library as cargo writes it, and as Python loads it.
const fn library_names() -> (&'static str, &'static str) {
    if cfg!(windows) {
        ("rosespring_py.dll", "_native.pyd")
    } else if cfg!(target_os = "macos") {
        ("librosespring_py.dylib", "_native.abi3.so")
    } else {
        ("librosespring_py.so", "_native.abi3.so")
    }
}
