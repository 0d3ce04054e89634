//! Virtual environments of Python in the target folder. Nothing is installed outside them.

use std::env;
use std::ffi::{OsStr, OsString};
use std::iter;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell;
use crate::stamp::Stamp;

/// The reason why there is no environment.
pub(super) const TOO_OLD: &str = "Python 3.11 or later is not installed";

/// Names of Python on PATH.
const NAMES: [&str; 5] = [
    "python3",
    "python",
    "python3.13",
    "python3.12",
    "python3.11",
];

/// Prints the version if it is new enough.
const VERSION: &str = "import sys; assert sys.version_info >= (3, 11); print(sys.version)";

/// A virtual environment, and the packages that it has after [`Environment::install`].
pub(super) struct Environment {
    folder: PathBuf,
    /// The Python that makes it.
    base: PathBuf,
    stamp: Stamp,
    packages: Vec<String>,
}

impl Environment {
    /// Describes the environment `name`; `None` without a Python that is new enough. The variable
    /// PYTHON names one that is not on PATH.
    pub(super) fn find(name: &str, packages: &[&str]) -> Result<Option<Self>> {
        let asked = env::var_os("PYTHON").map(PathBuf::from);
        let on_path = NAMES.iter().filter_map(|name| shell::find_on_path(&[name]));
        let version = |base: &Path| {
            let mut ask = Command::new(base);
            ask.args(["-c", VERSION]);
            shell::works(&mut ask).then(|| shell::text(&mut ask).ok())?
        };
        let mut found = asked.into_iter().chain(on_path);
        let found = found.find_map(|base| version(&base).map(|version| (base, version)));
        let Some((base, version)) = found else {
            return Ok(None);
        };
        let folder = shell::target_folder()?.join("python").join(name);
        let files = packages
            .iter()
            .filter_map(|package| package.strip_prefix("--requirement="))
            .map(|file| shell::root().join(file));
        let files: Vec<PathBuf> = files.collect();
        let stamp = Stamp::new(folder.join(".rosespring"), &files, &[])?;
        let packages: Vec<String> = packages.iter().map(|&package| package.to_owned()).collect();
        Ok(Some(Self {
            folder,
            base,
            stamp: stamp.with_tool(&format!("{version} {packages:?}")),
            packages,
        }))
    }

    /// Makes the environment and installs the packages, unless that was done before.
    pub(super) fn install(&self) -> Result<()> {
        match self.stamp.is_current() {
            true => Ok(()),
            false => self.install_anew(),
        }
    }

    /// Makes the environment and installs the packages.
    pub(super) fn install_anew(&self) -> Result<()> {
        let mut make = Command::new(&self.base);
        make.args(["-m", "venv", "--clear"]).arg(&self.folder);
        shell::run(&mut make).context("making a virtual environment of Python")?;
        let mut install = self.python(["-m", "pip", "install", "--quiet"]);
        install.arg("--disable-pip-version-check");
        shell::run(install.args(&self.packages)).context("installing packages from PyPI")?;
        self.stamp.set()
    }

    /// Returns the value of PATH with the environment's programs in front.
    pub(super) fn path(&self) -> Result<OsString> {
        let programs = self.programs();
        let rest = env::var_os("PATH").unwrap_or_default();
        let all = iter::once(programs).chain(env::split_paths(&rest));
        Ok(env::join_paths(all)?)
    }

    fn programs(&self) -> PathBuf {
        self.folder
            .join(if cfg!(windows) { "Scripts" } else { "bin" })
    }

    /// Returns the environment's Python, to run in the root of the workspace.
    pub(super) fn python<S: AsRef<OsStr>>(
        &self,
        arguments: impl IntoIterator<Item = S>,
    ) -> Command {
        let name = format!("python{}", env::consts::EXE_SUFFIX);
        let mut python = Command::new(self.programs().join(name));
        python.args(arguments).current_dir(shell::root());
        python
    }
}
