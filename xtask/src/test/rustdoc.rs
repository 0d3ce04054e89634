//! The documentation, checked by the build with which cargo tests the examples in it.
//!
//! `cargo doc` would check all dependencies anew: it shares nothing with a build. Instead this
//! program stands in for `rustdoc` while cargo tests the examples: cargo tells it how each library
//! was compiled, and with the same options it writes the documentation first (decision 46).

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::Outcome;
use super::clippy::compile;
use crate::example::FEATURES;
use crate::shell;

/// The variable that makes this program stand in for `rustdoc`; its value is the folder for what
/// that program writes.
const STANDS_IN: &str = "ROSESPRING_RUSTDOC";

/// Fails on an example that does not run, and on a warning of the documentation.
pub(super) fn check() -> Result<Outcome> {
    let options = ["test", "--workspace", "--features", FEATURES, "--doc"];
    let mut tests = compile(&options);
    tests.env("RUSTDOC", env::current_exe()?);
    tests.env(STANDS_IN, shell::target_folder()?.join("documentation"));
    shell::run(&mut tests)?;
    Ok(Outcome::Passed)
}

/// Does what cargo asks of `rustdoc`, if this program was started in its place.
pub(crate) fn stand_in() -> Option<Result<()>> {
    let folder = PathBuf::from(env::var_os(STANDS_IN)?);
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    Some(document(&folder, &arguments).and_then(|()| {
        let status = rustdoc().args(&arguments).status()?;
        ensure!(status.success(), "rustdoc ended with {status}");
        Ok(())
    }))
}

/// Returns the program that this one stands in for: the one beside cargo, if it is there.
fn rustdoc() -> Command {
    let mut path = PathBuf::from(env::var_os("CARGO").unwrap_or_default());
    path.set_file_name(format!("rustdoc{}", env::consts::EXE_SUFFIX));
    match path.is_file() {
        true => Command::new(path),
        false => Command::new("rustdoc"),
    }
}

/// Writes the documentation of the library whose examples are to be tested, unless that was done
/// since the library was compiled.
fn document(folder: &Path, arguments: &[OsString]) -> Result<()> {
    // Cargo also asks for the version.
    let Some(library) = Library::read(arguments) else {
        return Ok(());
    };
    let compiled = fs::metadata(&library.file)
        .and_then(|file| file.modified())
        .with_context(|| format!("{} is not there", library.file.display()))?;
    let stamp = folder.join(library.file.file_name().unwrap_or_default());
    if fs::metadata(&stamp).is_ok_and(|done| done.modified().is_ok_and(|at| at >= compiled)) {
        return Ok(());
    }
    fs::create_dir_all(folder)?;
    let status = rustdoc()
        .args(library.options)
        .args(["-D", "warnings", "--out-dir"])
        .arg(folder)
        .status()?;
    ensure!(status.success(), "the documentation has faults");
    fs::write(stamp, "")?;
    Ok(())
}

/// A library whose examples are to be tested.
#[derive(Debug, PartialEq, Eq)]
struct Library {
    /// What was compiled.
    file: PathBuf,
    /// The options for its documentation.
    options: Vec<OsString>,
}

impl Library {
    /// Reads the arguments of a test of examples; returns `None` if they ask for something else.
    fn read(arguments: &[OsString]) -> Option<Self> {
        let place = arguments.iter().position(|it| it == "--crate-name")?;
        let name = format!("{}=", arguments.get(place + 1)?.to_str()?);
        let (mut is_test, mut file, mut options) = (false, None, Vec::new());
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            match argument.to_str() {
                Some("--test") => is_test = true,
                Some("--test-run-directory" | "--test-args") => drop(rest.next()),
                Some("--extern") => {
                    let value = rest.next()?;
                    match value.to_str().and_then(|value| value.strip_prefix(&name)) {
                        // Its examples use the library; a link in its documents must not.
                        Some(path) => file = Some(PathBuf::from(path)),
                        None => options.extend([argument.clone(), value.clone()]),
                    }
                }
                _ => options.push(argument.clone()),
            }
        }
        let file = file.filter(|_| is_test)?;
        Some(Self { file, options })
    }
}

#[cfg(test)]
mod tests {
    use super::Library;

    fn read(arguments: &str) -> Option<(String, String)> {
        let arguments: Vec<_> = arguments.split(' ').map(Into::into).collect();
        let library = Library::read(&arguments)?;
        let options: Vec<_> = library
            .options
            .iter()
            .filter_map(|it| it.to_str())
            .collect();
        Some((library.file.display().to_string(), options.join(" ")))
    }

    #[test]
    fn a_library_is_documented_as_it_was_compiled_and_without_itself() {
        let test = "--crate-name a --test a.rs --test-run-directory /a --extern b=/b.rlib \
                    --extern a=/a.rlib --cfg feature=\"c\"";
        let options = "--crate-name a a.rs --extern b=/b.rlib --cfg feature=\"c\"";
        assert_eq!(read(test), Some(("/a.rlib".to_owned(), options.to_owned())));
    }

    #[test]
    fn a_question_for_the_version_is_no_library() {
        assert_eq!(read("-vV"), None);
        assert_eq!(read("--crate-name a a.rs --extern a=/a.rlib"), None);
    }
}
