//! The Python package: `cargo xtask wheel`, and the step `python` of `cargo xtask test`.

mod environment;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use self::environment::Environment;
use crate::args::Args;
use crate::{shell, stamp};

/// The folder of the package.
const FOLDER: &str = "crates/py";

/// The packages that build a wheel.
const BUILDERS: &[&str] = &["maturin>=1.9,<2"];

/// The file with the packages that the tests need.
const TESTERS: &str = "crates/py/tests/requirements.txt";

/// The greatest size of a wheel, in bytes.
const WHEEL_BYTES_MAX: u64 = 5 << 20;

/// Builds a wheel for this machine into the folder named by `--out`.
pub(crate) fn wheel(mut args: Args) -> Result<()> {
    let out = args.value("--out")?.context("where to? --out DIR")?;
    args.finish()?;
    write_wheel(&std::path::absolute(out)?)
}

/// Builds a wheel for this machine into a folder.
pub(crate) fn write_wheel(out: &Path) -> Result<()> {
    let environment = Environment::find("wheel", BUILDERS)?.context(environment::TOO_OLD)?;
    environment.install()?;
    let before = wheels(out);
    let mut build = environment.python(["-m", "maturin", "build", "--release", "--locked"]);
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
    Ok(())
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
