//! `xtask/tidy.allow`: the exceptions, each with its reason.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::Fault;

/// One line of the file: `rule | path | text | reason`.
///
/// It covers the faults of the rule in files whose path starts with `path`, on lines that contain
/// `text` (`*`: on every line).
#[derive(Debug)]
struct Allowance {
    rule: String,
    path: String,
    text: String,
    line: usize,
    used: bool,
}

/// All exceptions.
#[derive(Debug)]
pub(super) struct Allowances {
    list: Vec<Allowance>,
    file: String,
}

impl Allowances {
    pub(super) fn read(path: &Path) -> Result<Self> {
        let text =
            fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
        Self::parse(&text, "xtask/tidy.allow")
    }

    fn parse(text: &str, file: &str) -> Result<Self> {
        let mut list = Vec::new();
        for (line, entry) in super::tree::numbered(text) {
            if entry.trim().is_empty() || entry.starts_with('#') {
                continue;
            }
            let parts: Vec<&str> = entry.split(" | ").map(str::trim).collect();
            let [rule, path, text, reason] = parts[..] else {
                bail!("{file}:{line}: expected `rule | path | text | reason`");
            };
            if [rule, path, text, reason].contains(&"") {
                bail!("{file}:{line}: no part may be empty, the reason least of all");
            }
            let [rule, path, text] = [rule, path, text].map(str::to_owned);
            list.push(Allowance {
                rule,
                path,
                text,
                line,
                used: false,
            });
        }
        Ok(Allowances {
            list,
            file: file.to_owned(),
        })
    }

    /// Returns whether the fault is an exception; `line` is the text of its line.
    pub(super) fn allow(&mut self, fault: &Fault, line: &str) -> bool {
        let mut allowed = false;
        for allowance in &mut self.list {
            let fits = allowance.rule == fault.rule
                && fault.path.starts_with(&allowance.path)
                && (allowance.text == "*" || line.contains(&allowance.text));
            allowance.used |= fits;
            allowed |= fits;
        }
        allowed
    }

    /// Returns a fault for every exception that nothing needs any more.
    pub(super) fn unused(&self) -> Vec<Fault> {
        self.list
            .iter()
            .filter(|allowance| !allowance.used)
            .map(|allowance| Fault {
                rule: "allow",
                path: self.file.clone(),
                line: allowance.line,
                message: "nothing needs this exception: take it out".to_owned(),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Allowances;
    use crate::tidy::Fault;

    fn fault(path: &str) -> Fault {
        Fault {
            rule: "words",
            path: path.to_owned(),
            line: 1,
            message: String::new(),
        }
    }

    #[test]
    fn an_exception_covers_its_rule_path_and_text() {
        let text = "# why\nwords | crates/a/ | alias | quoted\n";
        let mut allowances = Allowances::parse(text, "f").expect("well formed");

        assert!(!allowances.allow(&fault("crates/b/x.rs"), "alias"));
        assert!(!allowances.allow(&fault("crates/a/x.rs"), "other"));
        assert_eq!(allowances.unused().len(), 1);
        assert!(allowances.allow(&fault("crates/a/x.rs"), "an alias"));
        assert!(allowances.unused().is_empty());
    }

    #[test]
    fn an_exception_without_a_reason_is_refused() {
        assert!(Allowances::parse("words | a | *", "f").is_err());
        assert!(Allowances::parse("words | a | * | ", "f").is_err());
    }
}
