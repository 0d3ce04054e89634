//! Reads the text files of the checkout.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

#[cfg(test)]
use super::Fault;
use super::mask::{self, Strings};
use crate::stamp;

/// Names of generated folders.
const SKIPPED: [&str; 10] = [
    ".git",
    ".svelte-kit",
    "artifacts",
    "corpus",
    "coverage",
    "dist",
    "dist-site",
    "node_modules",
    "target",
    "test-results",
];

/// Endings of the files that are read.
const TEXT: [&str; 15] = [
    "css", "html", "js", "json", "md", "mjs", "py", "rs", "sh", "sql", "svelte", "svg", "toml",
    "ts", "yml",
];

/// Files that other programs write.
const WRITTEN_BY_PROGRAMS: [&str; 2] = ["package-lock.json", "Cargo.lock"];

/// A text file, its path relative to the root with `/` between folders.
pub(super) struct File {
    pub(super) path: String,
    pub(super) text: String,
    /// Rust without comments and without the contents of strings; other files unchanged.
    pub(super) code: String,
}

impl File {
    pub(super) fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        let (path, text) = (path.into(), text.into());
        let code = match path.rsplit('.').next() {
            Some("rs") => mask::rust(&text, Strings::Blank),
            _ => text.clone(),
        };
        File { path, text, code }
    }

    pub(super) fn is(&self, ending: &str) -> bool {
        self.path.rsplit('.').next() == Some(ending)
    }

    /// The text's lines with their numbers, counted from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        numbered(&self.text)
    }
}

/// Returns lines with their numbers, counted from 1.
pub(super) fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split('\n')
        .enumerate()
        .map(|(index, line)| (index + 1, line))
}

/// Returns the faults that a check finds in a tree with this one file.
#[cfg(test)]
pub(super) fn faults_in_file(
    check: fn(&Tree, &mut Vec<Fault>),
    path: &str,
    text: &str,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    check(&Tree::from_files(&[(path, text)]), &mut faults);
    faults
}

/// All text files, and the paths of the others.
pub(super) struct Tree {
    files: Vec<File>,
    paths: Vec<String>,
}

impl Tree {
    pub(super) fn read(root: &Path) -> Result<Self> {
        let mut tree = Tree {
            files: Vec::new(),
            paths: Vec::new(),
        };
        for path in stamp::files_below(root, &SKIPPED)? {
            let relative: Vec<_> = path
                .strip_prefix(root)?
                .iter()
                .map(|part| part.to_string_lossy())
                .collect();
            let relative = relative.join("/");
            let name = relative.rsplit('/').next().unwrap_or_default();
            let ending = name.rsplit('.').next().unwrap_or_default();
            if TEXT.contains(&ending) && !WRITTEN_BY_PROGRAMS.contains(&name) {
                let text = fs::read_to_string(&path)
                    .with_context(|| format!("reading {relative} as text"))?;
                tree.files.push(File::new(relative.as_str(), text));
            }
            tree.paths.push(relative);
        }
        Ok(tree)
    }

    /// Creates a tree of these files alone.
    #[cfg(test)]
    pub(super) fn from_files(files: &[(&str, &str)]) -> Self {
        let files: Vec<File> = files
            .iter()
            .map(|(path, text)| File::new(*path, *text))
            .collect();
        let paths = files.iter().map(|file| file.path.clone()).collect();
        Tree { files, paths }
    }

    pub(super) fn files(&self) -> &[File] {
        &self.files
    }

    /// Returns whether a file or a folder has this path.
    pub(super) fn has(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        path.is_empty()
            || self
                .paths
                .iter()
                .any(|it| it == path || it.starts_with(&folder))
    }

    pub(super) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Returns the text of a line; empty if there is none.
    pub(super) fn line(&self, path: &str, line: usize) -> &str {
        let text = self.file(path).map_or("", |file| file.text.as_str());
        text.split('\n')
            .nth(line.wrapping_sub(1))
            .unwrap_or_default()
    }
}
