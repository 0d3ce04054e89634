//! Plain technical English, as far as a program can tell: phrases that slow a reader down, a
//! pronoun that leaves players out, and names that say nothing of what they hold.

use super::Fault;
use super::tree::{File, Tree, numbered};

/// Phrases that are refused in comments and texts, and what to say instead.
const PHRASES: [(&str, &str); 11] = [
    ("whoever", "name the actor"),
    ("comes to", "`results in`, `returns` or `equals`"),
    ("came to", "`resulted in`, `returned` or `was`"),
    ("so many", "give the number or the limit"),
    ("it is told", "name who tells it and to whom"),
    ("is thought of", "name the judge or the estimate"),
    ("sees to it", "`ensures that`"),
    ("in a row", "`in order` or `consecutive`"),
    ("of its own", "`its own …` or `separate`"),
    ("of their own", "`their own …` or `separate`"),
    ("for those who ask", "name the caller"),
];

/// Pronouns that are refused: a player is "they", a man on the board is "it".
const PRONOUNS: [&str; 4] = ["he", "him", "his", "himself"];

/// Types whose whole name is one of these do not say what is held.
const TYPE_NAMES: [&str; 39] = [
    "At",
    "Begun",
    "Bound",
    "Built",
    "Chosen",
    "Done",
    "Drawn",
    "Elsewhere",
    "Found",
    "Given",
    "Gone",
    "Held",
    "Kept",
    "Known",
    "Late",
    "Left",
    "Living",
    "Lost",
    "Made",
    "Met",
    "Outlook",
    "Over",
    "Read",
    "Rung",
    "Seen",
    "Sent",
    "Shown",
    "Speaker",
    "Taken",
    "Telling",
    "Thought",
    "Thrown",
    "Told",
    "What",
    "When",
    "Where",
    "Who",
    "Won",
    "Written",
];

/// Names of texts that are not in the repository; a number or a letter follows.
const FOREIGN_TEXTS: [&str; 2] = ["HL-", "FAMILY "];

/// Words that end in "ed" and are nouns.
const NOUNS_IN_ED: [&str; 3] = ["Feed", "Seed", "Speed"];

/// Functions whose whole name is one of these do not say what they do.
const FUNCTION_NAMES: [(&str, &str); 6] = [
    ("found", "find_…, or the noun it returns"),
    ("kept", "store_…, load_…, or the noun it returns"),
    ("made", "make_…, new, or the noun it returns"),
    ("played", "play_…, or the noun it returns"),
    ("thought", "think, choose, or the noun it returns"),
    ("told", "format_…, describe_…, or the noun it returns"),
];

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files().iter().filter(|file| is_ours(file)) {
        check_sentences(file, faults);
        if file.is("rs") {
            check_names(file, faults);
        }
    }
}

/// Whether the file has prose or names that the rules hold for. This file lists what it refuses.
fn is_ours(file: &File) -> bool {
    let is_source = ["rs", "ts", "svelte", "mjs", "md"]
        .iter()
        .any(|end| file.is(end));
    is_source && file.path != "xtask/src/tidy/prose.rs"
}

fn check_sentences(file: &File, faults: &mut Vec<Fault>) {
    for (line, text) in file.lines() {
        if let Some(name) = foreign_text(text) {
            let instead = "the rule, the decision or the page that a reader can open";
            faults.push(fault(file, line, "reference", name, instead));
        }
        let text = text.to_lowercase();
        for (phrase, instead) in PHRASES {
            if has_words(&text, phrase) {
                faults.push(fault(file, line, "phrase", phrase, instead));
            }
        }
        for pronoun in PRONOUNS {
            if has_words(&text, pronoun) {
                let instead = "\"they\" of a player, \"it\" of a man";
                faults.push(fault(file, line, "pronoun", pronoun, instead));
            }
        }
    }
}

fn check_names(file: &File, faults: &mut Vec<Fault>) {
    for (line, code) in numbered(&file.code) {
        if let Some(name) = declared_name(code, &["struct", "enum", "trait", "type"])
            && is_leftover(name)
        {
            let instead = "a noun that tells what is held";
            faults.push(fault(file, line, "type-name", name, instead));
        }
        if let Some(name) = declared_name(code, &["fn"])
            && let Some((_, instead)) = FUNCTION_NAMES.iter().find(|(it, _)| *it == name)
        {
            faults.push(fault(file, line, "function-name", name, instead));
        }
    }
}

/// Returns the text outside the repository that a line cites.
fn foreign_text(text: &str) -> Option<&'static str> {
    let mut names = FOREIGN_TEXTS.into_iter();
    names.find(|name| {
        let parts = text.match_indices(name);
        parts.into_iter().any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = text[at + name.len()..].chars().next();
            !before.is_some_and(char::is_alphanumeric) && after.is_some_and(char::is_alphanumeric)
        })
    })
}

/// Whether a type has the name of a participle or of a question, or begins with "Kept", which does
/// not say what is stored.
fn is_leftover(name: &str) -> bool {
    let rest = name.strip_prefix("Kept").unwrap_or_default();
    let is_kept = rest.starts_with(char::is_uppercase);
    let is_one_word = name.chars().skip(1).all(|c| c.is_lowercase());
    let is_participle = is_one_word && name.ends_with("ed") && !NOUNS_IN_ED.contains(&name);
    is_kept || is_participle || TYPE_NAMES.contains(&name)
}

/// The name that a line declares by one of these keywords.
fn declared_name<'a>(code: &'a str, keywords: &[&str]) -> Option<&'a str> {
    let mut words = code.split_whitespace();
    words.find(|word| keywords.contains(word))?;
    let name = words.next()?;
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_');
    // `type Item = …` of a trait names what the trait asks for, so it is checked all the same.
    Some(&name[..end.unwrap_or(name.len())])
}

/// Whether `text` holds `words` as whole words.
fn has_words(text: &str, words: &str) -> bool {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + words.len()..].chars().next();
        !before.is_some_and(is_letter) && !after.is_some_and(is_letter)
    })
}

fn fault(file: &File, line: usize, rule: &'static str, found: &str, instead: &str) -> Fault {
    Fault {
        rule,
        path: file.path.clone(),
        line,
        message: format!("`{found}`: say {instead}"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::faults_in_file;
    use super::{check, has_words, is_leftover};

    #[track_caller]
    fn rules_broken(path: &str, text: &str) -> Vec<&'static str> {
        let faults = faults_in_file(check, path, text);
        faults.into_iter().map(|fault| fault.rule).collect()
    }

    #[test]
    fn phrases_are_found_in_comments_and_texts() {
        assert_eq!(
            rules_broken("crates/a.rs", "/// Whoever asks.\n"),
            ["phrase"]
        );
        assert_eq!(
            rules_broken("crates/a.rs", "f(\"a file of its own\");\n"),
            ["phrase"]
        );
        assert_eq!(
            rules_broken("web/src/a.ts", "// three in a row\n"),
            ["phrase"]
        );
        assert_eq!(
            rules_broken("crates/a.rs", "/// Returns the sum.\n"),
            [""; 0]
        );
    }

    #[test]
    fn a_player_is_never_he() {
        assert_eq!(
            rules_broken("crates/a.rs", "/// What he plays.\n"),
            ["pronoun"]
        );
        assert_eq!(
            rules_broken("crates/a.rs", "/// The other side.\n"),
            [""; 0]
        );
        assert_eq!(
            rules_broken("crates/a.rs", "/// A history of this.\n"),
            [""; 0]
        );
    }

    #[test]
    fn markdown_is_held_by_the_same_rules() {
        assert_eq!(rules_broken("docs/a.md", "Whoever asks.\n"), ["phrase"]);
        assert_eq!(rules_broken("docs/a.md", "The server answers.\n"), [""; 0]);
    }

    #[test]
    fn a_text_that_nobody_can_open_is_not_cited() {
        let cites = |text| rules_broken("docs/a.md", text) == ["reference"];

        assert!(cites("The third (HL-31).\n"));
        assert!(cites("As FAMILY section 8 says.\n"));
        assert!(!cites("By GB-4, and XHL-3.\n"));
        assert!(!cites("GAME FAMILY, AND\n"));
    }

    #[test]
    fn types_are_nouns() {
        for name in ["Found", "KeptChat", "Late", "Settled", "What"] {
            assert!(is_leftover(name), "{name}");
        }
        for name in ["Keptness", "Seed", "PlayedStage", "Position", "Speed"] {
            assert!(!is_leftover(name), "{name}");
        }
        assert_eq!(
            rules_broken("crates/a.rs", "pub struct Kept<'a> {\n"),
            ["type-name"]
        );
        assert_eq!(
            rules_broken("crates/a.rs", "enum Phase {\n    Told,\n}\n"),
            [""; 0]
        );
    }

    #[test]
    fn functions_are_verbs_or_nouns() {
        assert_eq!(
            rules_broken("crates/a.rs", "    fn told(&self) {}\n"),
            ["function-name"]
        );
        assert_eq!(
            rules_broken("crates/a.rs", "fn format_told() {}\n"),
            [""; 0]
        );
    }

    #[test]
    fn words_are_whole() {
        assert!(has_words("he plays", "he"));
        assert!(!has_words("the plays", "he"));
        assert!(!has_words("he's", "he"));
    }
}
