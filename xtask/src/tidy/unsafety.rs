//! Checks that `unsafe` is used only in files named in `tidy.allow`, each with a reason.

use super::Fault;
use super::tree::{Tree, numbered};

/// The lint that refuses `unsafe` in all other files.
const LINT: &str = "unsafe_code";

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files().iter().filter(|file| file.is("rs")) {
        let allowed = numbered(&file.code)
            .filter(|(_, text)| text.contains(LINT) && !text.contains("forbid"))
            .map(|(line, _)| Fault {
                rule: "unsafe",
                path: file.path.clone(),
                line,
                message: "`unsafe` needs a reason in xtask/tidy.allow".to_owned(),
            });
        faults.extend(allowed);
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::faults_in_file;
    use super::check;

    fn count(text: &str) -> usize {
        faults_in_file(check, "crates/a/src/a.rs", text).len()
    }

    #[test]
    fn a_file_that_allows_unsafe_is_found() {
        assert_eq!(count("#![allow(unsafe_code)]\n"), 1);
        assert_eq!(count("#[expect(unsafe_code, reason = \"fast\")]\n"), 1);
        assert_eq!(count("#![forbid(unsafe_code)]\n// unsafe_code\n"), 0);
    }
}
