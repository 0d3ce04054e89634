//! Checks that only `movement.rs` maps a point to the other side's numbering.
//!
//! With `25 - p` and `p + 12` in many places, a program can treat a game of parallel movement as
//! one of contrary movement by mistake. The page receives both numbers of each point and needs
//! neither formula.

use super::Fault;
use super::mask;
use super::tree::{File, Tree, numbered};

/// The only file that may contain this arithmetic.
const HOME: &str = "crates/rules/src/movement.rs";

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files().iter().filter(|file| file.path != HOME) {
        let code = if file.is("rs") && file.path.starts_with("crates/") {
            file.code.clone()
        } else if file.path.starts_with("web/src/") && (file.is("ts") || file.is("svelte")) {
            mask::script(&mask::without_style(&file.text))
        } else {
            continue;
        };
        faults.extend(faults_of(file, &code));
    }
}

fn faults_of(file: &File, code: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (line, text) in numbered(code) {
        if let Some(found) = reflection(text) {
            let message = format!("`{found}`: only {HOME} changes sides");
            faults.push(Fault {
                rule: "geometry",
                path: file.path.clone(),
                line,
                message,
            });
        }
    }
    faults
}

/// Returns the first arithmetic of a line that looks like a change of sides.
fn reflection(text: &str) -> Option<&'static str> {
    for (start, end, value) in numbers(text) {
        let before = text[..start].trim_end();
        let after = text[end..].trim_start();
        match value {
            25 if after.starts_with('-') && !after.starts_with("->") => return Some("25 -"),
            12 if before.ends_with('+') || before.ends_with("+=") => return Some("+ 12"),
            24 if before.ends_with('%') => return Some("% 24"),
            _ => {}
        }
    }
    None
}

/// Returns the integers of a line: the start, the end and the value of each. A type may follow the
/// digits, as in `25_u8`; a number with a unit or a fraction is not an integer.
fn numbers(text: &str) -> Vec<(usize, usize, u32)> {
    let bytes = text.as_bytes();
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if !is_word(bytes[at]) {
            at += 1;
            continue;
        }
        let start = at;
        let has_fraction =
            |at: usize| bytes[at] == b'.' && bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        while at < bytes.len() && (is_word(bytes[at]) || has_fraction(at)) {
            at += 1;
        }
        if let Some(value) = value(&text[start..at]) {
            found.push((start, at, value));
        }
    }
    found
}

fn value(word: &str) -> Option<u32> {
    let digits = word.trim_end_matches(|c: char| !c.is_ascii_digit());
    let digits = match word.find(['u', 'i']) {
        Some(suffix) => word[..suffix].trim_end_matches('_'),
        None if digits.len() == word.len() => word,
        None => return None,
    };
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{HOME, Tree, check, reflection};

    #[test]
    fn a_change_of_sides_is_recognised() {
        for text in [
            "25 - p",
            "25_u8-p",
            "(25u8 - p.get())",
            "p + 12",
            "p+12",
            "p += 12",
        ] {
            assert!(reflection(text).is_some(), "{text}");
        }
        assert_eq!(reflection("(p + 11) % 24 + 1"), Some("% 24"));
    }

    #[test]
    fn other_arithmetic_is_left_alone() {
        for text in [
            "p - 25", "125 - p", "25.5 - p", "12px + 1", "v12 + 1", "12 + p", "p + 120", "25 => -1",
        ] {
            assert_eq!(reflection(text), None, "{text}");
        }
        assert_eq!(reflection("|| 25 -> u8"), None);
    }

    #[test]
    fn movement_may_and_comments_may() {
        let text = "// 25 - p\nlet q = 25 - p;\n";
        let mut faults = Vec::new();

        check(
            &Tree::from_files(&[(HOME, text), ("crates/rules/src/a.rs", text)]),
            &mut faults,
        );

        let places: Vec<_> = faults
            .iter()
            .map(|fault| (fault.path.as_str(), fault.line))
            .collect();
        assert_eq!(places, [("crates/rules/src/a.rs", 2)]);
    }
}
