//! Rules for every text file: no blanks at the end of a line, a line feed at the end of the file,
//! and no note of future work without the number of its issue.

use super::Fault;
use super::tree::{File, Tree};

/// Composed of two parts, so that this file does not match itself.
const MARK: &str = concat!("TO", "DO");

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files() {
        for (line, text) in file.lines() {
            for (rule, message) in line_faults(text) {
                let path = file.path.clone();
                faults.push(Fault {
                    rule,
                    path,
                    line,
                    message: message.to_owned(),
                });
            }
        }
        faults.extend(end_fault(file));
    }
}

fn line_faults(text: &str) -> Vec<(&'static str, &'static str)> {
    let mut found = Vec::new();
    if text.ends_with(char::is_whitespace) {
        found.push(("blanks", "blanks at the end of the line"));
    }
    if text.split(MARK).skip(1).any(|rest| !names_issue(rest)) {
        found.push((
            "todo",
            "work to be done needs the number of its issue: `(#12)`",
        ));
    }
    found
}

/// Returns whether a text begins with `(#` and a number.
fn names_issue(rest: &str) -> bool {
    let number = rest
        .strip_prefix("(#")
        .and_then(|rest| rest.split_once(')'));
    number.is_some_and(|(number, _)| number.parse::<u32>().is_ok())
}

fn end_fault(file: &File) -> Option<Fault> {
    let is_good = file.text.is_empty() || file.text.ends_with('\n') && !file.text.ends_with("\n\n");
    (!is_good).then(|| Fault {
        rule: "end",
        path: file.path.clone(),
        line: file.text.lines().count(),
        message: "a file ends with one line feed".to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::{MARK, end_fault, line_faults};
    use crate::tidy::tree::File;

    #[test]
    fn blanks_at_the_end_are_seen() {
        for line in ["a ", "a\t", "a\r", "  "] {
            assert_eq!(line_faults(line).len(), 1, "{line:?}");
        }
        assert!(line_faults(" a").is_empty());
        assert!(line_faults("").is_empty());
    }

    #[test]
    fn work_to_be_done_names_its_issue() {
        assert!(line_faults(&format!("// {MARK}(#12): later")).is_empty());
        assert_eq!(line_faults(&format!("// {MARK}: later")).len(), 1);
        assert_eq!(line_faults(&format!("// {MARK}(#): later")).len(), 1);
    }

    #[test]
    fn a_file_ends_with_one_line_feed() {
        assert!(end_fault(&File::new("a.md", "a\n")).is_none());
        assert!(end_fault(&File::new("a.md", "")).is_none());
        assert!(end_fault(&File::new("a.md", "a")).is_some());
        assert!(end_fault(&File::new("a.md", "a\n\n")).is_some());
    }
}
