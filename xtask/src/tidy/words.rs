//! Checks that identifiers and texts for people use the words of GLOSSARY.md.
//!
//! Comments are exempt: they may quote the words of a source or another program.

use super::Fault;
use super::mask::{self, Strings};
use super::tree::{File, Tree, numbered};

/// The scope in which a word is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Scope {
    /// In identifiers and in texts.
    Everywhere,
    /// In identifiers of Rust; in a text the word is good English.
    Identifiers,
    /// In the rules and the engine; elsewhere the word has another meaning.
    Game,
}

use Scope::{Everywhere, Game, Identifiers};

/// Each refused word, the word to use instead, and the scope.
const WORDS: [(&str, &str, Scope); 18] = [
    ("checker", "man", Everywhere),
    ("checkers", "men", Everywhere),
    ("piece", "man", Everywhere),
    ("pieces", "men", Everywhere),
    ("stone", "man", Everywhere),
    ("stones", "men", Everywhere),
    ("gammon", "double game", Everywhere),
    ("gammons", "double games", Everywhere),
    ("doubles", "doublet", Everywhere),
    ("roll", "throw", Identifiers),
    ("rolls", "throws", Identifiers),
    ("rolled", "thrown", Identifiers),
    ("square", "point", Game),
    ("triangle", "point", Game),
    ("wall", "prime", Game),
    ("capture", "hit", Game),
    ("captured", "hit", Game),
    ("action", "step, play or turn", Game),
];

/// Identifiers that are refused as a whole.
const NAMES: [(&str, &str); 4] = [
    ("current_player", "mover"),
    ("active_player", "mover"),
    ("currentPlayer", "mover"),
    ("activePlayer", "mover"),
];

/// A field on the wire may have an alias with backgammon's own words.
const ALIAS: &str = "alias =";

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files() {
        let is_rust = file.is("rs") && file.path.starts_with("crates/");
        let is_page = (file.is("ts") || file.is("svelte")) && file.path.starts_with("web/src/");
        if is_rust {
            let texts = mask::rust(&file.text, Strings::Keep);
            scan(file, &texts, faults);
        } else if is_page {
            scan(file, &mask::script(&file.text), faults);
        }
    }
}

/// Looks for words in `texts` (strings and identifiers), and for identifiers in `file.code`.
fn scan(file: &File, texts: &str, faults: &mut Vec<Fault>) {
    let is_game = ["crates/rules/src/", "crates/engine/src/"]
        .iter()
        .any(|folder| file.path.starts_with(folder));
    for ((line, text), code) in numbered(texts).zip(file.code.split('\n')) {
        if text.contains(ALIAS) {
            continue;
        }
        // Each line is split once, for all words.
        let in_text = words(text);
        let in_code = if file.is("rs") {
            words(code)
        } else {
            Vec::new()
        };
        for (word, instead, scope) in WORDS {
            let refused = match scope {
                Everywhere => has_word(&in_text, word),
                Identifiers => has_word(&in_code, word),
                Game => is_game && has_word(&in_code, word),
            };
            if refused {
                faults.push(fault(file, line, word, instead));
            }
        }
        for (name, instead) in NAMES {
            if text.contains(name) {
                faults.push(fault(file, line, name, instead));
            }
        }
    }
}

fn fault(file: &File, line: usize, word: &str, instead: &str) -> Fault {
    let path = file.path.clone();
    Fault {
        rule: "words",
        path,
        line,
        message: format!("`{word}`: say {instead}"),
    }
}

/// Returns the words of a text: its runs of letters, and the parts of a run that changes its case
/// as `aB` does.
fn words(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let runs = text.split(|c: char| !c.is_alphabetic());
    for run in runs.filter(|run| !run.is_empty()) {
        found.push(run);
        let parts = humps(run);
        if parts.len() > 1 {
            found.extend(parts);
        }
    }
    found
}

fn has_word(words: &[&str], word: &str) -> bool {
    words.iter().any(|part| part.eq_ignore_ascii_case(word))
}

/// Splits `legalPlays` into `legal` and `Plays`.
fn humps(run: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut before_was_small = false;
    for (at, c) in run.char_indices() {
        if c.is_uppercase() && before_was_small {
            parts.push(&run[start..at]);
            start = at;
        }
        before_was_small = c.is_lowercase();
    }
    parts.push(&run[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::super::tree::faults_in_file;
    use super::{check, has_word, words};

    fn messages(path: &str, text: &str) -> Vec<String> {
        let faults = faults_in_file(check, path, text);
        faults.into_iter().map(|fault| fault.message).collect()
    }

    #[test]
    fn a_word_is_found_inside_an_identifier_and_not_inside_a_word() {
        for text in [
            "checker",
            "CHECKER",
            "checker_count",
            "legalChecker",
            "CheckerView",
            "a checker.",
        ] {
            assert!(has_word(&words(text), "checker"), "{text}");
        }
        for text in ["checkered", "typechecker", "check_er"] {
            assert!(!has_word(&words(text), "checker"), "{text}");
        }
        assert!(!has_word(&words("backgammon"), "gammon"));
        assert!(!has_word(&words("Backgammon rollout scroll"), "roll"));
    }

    #[test]
    fn texts_are_looked_at_and_comments_are_not() {
        let path = "crates/cli/src/a.rs";

        assert_eq!(messages(path, "// a checker\n"), [""; 0]);
        assert_eq!(
            messages(path, "f(\"your pieces\");\n"),
            ["`pieces`: say men"]
        );
        assert_eq!(messages(path, "#[serde(alias = \"checkers\")]\n"), [""; 0]);
        assert_eq!(
            messages("web/src/A.svelte", "<p>piece</p>\n"),
            ["`piece`: say man"]
        );
        assert_eq!(
            messages("web/src/a.ts", "let activePlayer;\n"),
            ["`activePlayer`: say mover"]
        );
    }

    #[test]
    fn some_words_are_refused_in_some_places_only() {
        assert_eq!(
            messages("crates/cli/src/a.rs", "f(\"roll the dice\");\n"),
            [""; 0]
        );
        assert_eq!(
            messages("crates/cli/src/a.rs", "let roll = 1;\n"),
            ["`roll`: say throw"]
        );
        assert_eq!(
            messages("crates/rules/src/a.rs", "let square = 1;\n").len(),
            1
        );
        assert_eq!(
            messages("crates/cli/src/a.rs", "let square = 1;\n"),
            [""; 0]
        );
    }
}
