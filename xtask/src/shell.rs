//! Runs other programs from the root of the workspace.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Returns the root of the workspace: the current checkout, not the one in which xtask was built.
pub(crate) fn root() -> PathBuf {
    let manifest =
        env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&manifest)
        .parent()
        .map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// Returns the folder of the page.
pub(crate) fn web() -> PathBuf {
    root().join("web")
}

/// Returns the `cargo` of the toolchain that runs this program.
pub(crate) fn cargo<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Returns `npm`, to run in the folder of the page.
pub(crate) fn npm<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(web());
    command
}

/// Runs a program and shows its output; fails unless the program succeeds.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = describe(command);
    let status = command
        .status()
        .with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` ended with {status}");
    }
    Ok(())
}

/// Runs a program and returns its standard output; its standard error is shown.
pub(crate) fn output(command: &mut Command) -> Result<Vec<u8>> {
    let line = describe(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start `{line}`"))?;
    if !output.status.success() {
        bail!("`{line}` ended with {}", output.status);
    }
    Ok(output.stdout)
}

/// Does the same as [`output`] and returns text.
pub(crate) fn text(command: &mut Command) -> Result<String> {
    let line = describe(command);
    String::from_utf8(output(command)?).with_context(|| format!("`{line}` did not write UTF-8"))
}

/// Returns whether a program starts and succeeds. Its output is not shown.
pub(crate) fn works(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Returns the first of `names` that is a file in a folder of PATH.
pub(crate) fn find_on_path(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .map(|file| file.with_extension(env::consts::EXE_EXTENSION))
        .find(|file| file.is_file())
}

/// Returns the folder into which cargo builds.
pub(crate) fn target_folder() -> Result<PathBuf> {
    let metadata = text(&mut cargo([
        "metadata",
        "--no-deps",
        "--format-version",
        "1",
    ]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let folder = metadata["target_directory"]
        .as_str()
        .context("cargo names no target folder")?;
    Ok(PathBuf::from(folder))
}

/// Returns the command line of a program, without the folder of the program.
pub(crate) fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_stem()
        .unwrap_or_default();
    std::iter::once(program)
        .chain(command.get_args())
        .map(|part| part.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}
