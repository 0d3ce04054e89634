//! Reads the progress of a build from the output of cargo.

use std::collections::HashSet;
use std::process::Stdio;

use crate::progress::Line;
use crate::shell;

/// The package of the program.
pub(super) const PACKAGE: &str = "rosespring-cli";

/// The features of the program for one machine.
pub(crate) const FEATURES: &str = "serve";

/// The first words of cargo's lines on standard error while it waits or downloads.
const WAITING: [&str; 4] = ["Blocking", "Updating", "Downloading", "Downloaded"];

/// The packages built, read from cargo's messages in JSON.
pub(super) struct Artifacts {
    built: HashSet<String>,
    /// Counts all packages of the build. Called after they were downloaded.
    count_all: fn() -> Option<usize>,
    all: Option<usize>,
}

impl Artifacts {
    /// Makes the reader for a build of the program.
    pub(super) fn of_program() -> Self {
        Artifacts {
            built: HashSet::new(),
            count_all: count_packages,
            all: None,
        }
    }

    /// Reads a line of cargo's output, and counts the package it names.
    pub(super) fn read(&mut self, line: &str) -> Line {
        if !line.starts_with('{') {
            let word = line.split_whitespace().next().unwrap_or_default();
            return match WAITING.contains(&word) {
                true => Line::Progress(line.trim().to_owned()),
                false => Line::Kept,
            };
        }
        let Some(package) = artifact(line) else {
            return Line::Ignored;
        };
        if self.built.is_empty() {
            self.all = (self.count_all)();
        }
        match self.built.insert(package) {
            true => Line::Progress(self.count()),
            false => Line::Ignored,
        }
    }

    fn count(&self) -> String {
        let built = self.built.len();
        match self.all {
            Some(all) => format!("{built} of {all} packages"),
            None => format!("{built} packages"),
        }
    }
}

/// Returns the package that a message in JSON reports as built.
fn artifact(message: &str) -> Option<String> {
    let message: serde_json::Value = serde_json::from_str(message).ok()?;
    if message["reason"] != "compiler-artifact" {
        return None;
    }
    message["package_id"].as_str().map(str::to_owned)
}

/// Returns the number of packages of the program, or `None` if cargo cannot list them.
fn count_packages() -> Option<usize> {
    let mut tree = shell::cargo(["tree", "--offline", "--package", PACKAGE]);
    tree.args(["--no-default-features", "--features", FEATURES]);
    tree.args(["--edges", "normal,build", "--prefix", "none"]);
    tree.args(["--no-dedupe", "--format", "{p}"]);
    let output = tree.stderr(Stdio::null()).output().ok()?;
    let names = String::from_utf8(output.stdout).ok()?;
    let packages: HashSet<&str> = names.lines().filter(|line| !line.is_empty()).collect();
    (output.status.success() && !packages.is_empty()).then_some(packages.len())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::Artifacts;
    use crate::progress::Line;

    fn artifacts() -> Artifacts {
        Artifacts {
            built: HashSet::new(),
            count_all: || Some(3),
            all: None,
        }
    }

    fn shown(line: Line) -> Option<String> {
        match line {
            Line::Progress(text) => Some(text),
            Line::Ignored | Line::Kept => None,
        }
    }

    #[test]
    fn a_package_counts_once() {
        let mut artifacts = artifacts();
        let message = |package| {
            format!(r#"{{"reason":"compiler-artifact","package_id":"{package}","fresh":true}}"#)
        };

        let script = shown(artifacts.read(&message("serde 1")));
        let library = shown(artifacts.read(&message("serde 1")));
        let other = shown(artifacts.read(&message("anyhow 1")));

        assert_eq!(script.as_deref(), Some("1 of 3 packages"));
        assert_eq!(library, None);
        assert_eq!(other.as_deref(), Some("2 of 3 packages"));
    }

    #[test]
    fn diagnostics_are_kept_and_waiting_is_shown() {
        let mut artifacts = artifacts();

        let kept = artifacts.read("error[E0308]: mismatched types");
        let waiting = artifacts.read("    Blocking waiting for file lock on build directory");
        let other = artifacts.read(r#"{"reason":"build-finished","success":true}"#);

        assert!(matches!(kept, Line::Kept));
        assert_eq!(
            shown(waiting).as_deref(),
            Some("Blocking waiting for file lock on build directory")
        );
        assert!(matches!(other, Line::Ignored));
    }
}
