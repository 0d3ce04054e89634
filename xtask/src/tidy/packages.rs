//! Checks that the crates which are published include no file from outside: such a package does not
//! compile anywhere else.

use super::Fault;
use super::tree::{File, Tree};

/// The folders of the crates that are published, in the order in which they need each other.
pub(crate) const PUBLISHED: [&str; 8] = [
    "crates/rules",
    "nets",
    "docs",
    "crates/engine",
    "crates/wire-derive",
    "crates/wire",
    "crates/dice",
    "crates/table",
];

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files() {
        let sources = PUBLISHED.iter().map(|folder| format!("{folder}/src/"));
        if file.is("rs")
            && sources
                .into_iter()
                .any(|below| file.path.starts_with(&below))
        {
            faults.extend(faults_of(file));
        }
    }
}

fn faults_of(file: &File) -> Vec<Fault> {
    let lines = file.lines();
    let outside = lines.filter(|(_, line)| included(line).is_some_and(|to| leaves(file, to)));
    outside
        .map(|(line, _)| Fault {
            rule: "packages",
            path: file.path.clone(),
            line,
            message: "a published crate includes no file from outside its folder".to_owned(),
        })
        .collect()
}

/// Returns the path that a line includes.
fn included(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("include_")?;
    let (_, rest) = rest.split_once("!(\"")?;
    rest.split_once('"').map(|(path, _)| path)
}

/// Whether a path, relative to the folder of a source file, is above the folder of its crate.
fn leaves(file: &File, path: &str) -> bool {
    let (_, below) = file.path.split_once("src/").unwrap_or_default();
    // `src` itself is one folder below that of the crate.
    let depth = below.matches('/').count() + 1;
    path.split('/').take_while(|part| *part == "..").count() > depth
}

#[cfg(test)]
mod tests {
    use super::super::tree::faults_in_file;
    use super::*;

    #[test]
    fn only_files_of_the_crate_are_included() {
        let fault = |path: &str, text: &str| faults_in_file(check, path, text).len();

        let outside = "const A: &str = include_str!(\"../../../nets/levels.csv\");\n";
        let inside = "const A: &[u8] = include_bytes!(\"../../puzzles/gioul.json\");\n";
        assert_eq!(fault("crates/engine/src/levels/table.rs", outside), 1);
        assert_eq!(fault("crates/table/src/practice/books.rs", inside), 0);
        assert_eq!(fault("crates/table/src/books.rs", inside), 1);
        assert_eq!(fault("crates/server/src/books.rs", outside), 0);
    }
}
