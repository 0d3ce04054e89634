//! No code outside the rules asks which game it is: it asks the game's declaration.
//!
//! What is made for a game with time (nets, weights, shares of wins) stands in one table beside the
//! data; `tidy.allow` names the files of these tables.

use super::Fault;
use super::tree::{Tree, numbered};

/// What a name of a game begins with in code.
const NAME: &str = "GameKind::";
/// The line from which a file is a test.
const TESTS: &str = "#[cfg(test)]";
/// Where games are declared.
const RULES: &str = "crates/rules/";

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    let is_program = |path: &str| {
        path.starts_with("crates/") && path.contains("/src/") && !path.starts_with(RULES)
    };
    let files = tree.files().iter().filter(|file| file.is("rs"));
    for file in files.filter(|file| is_program(&file.path)) {
        let program = numbered(&file.code).take_while(|(_, text)| text.trim() != TESTS);
        let named = program.filter(|(_, text)| names_game(text));
        faults.extend(named.map(|(line, _)| Fault {
            rule: "games",
            path: file.path.clone(),
            line,
            message: "ask the declaration of the game, not which game it is".to_owned(),
        }));
    }
}

/// Whether a line names a game by its constant, such as `GameKind::GIOUL`.
fn names_game(text: &str) -> bool {
    let mut after = text.split(NAME).skip(1);
    after.any(|rest| {
        let constant = rest.bytes().take_while(|&byte| byte.is_ascii_uppercase());
        constant.count() > 1
    })
}

#[cfg(test)]
mod tests {
    use super::super::tree::faults_in_file;
    use super::check;

    fn count(path: &str, text: &str) -> usize {
        faults_in_file(check, path, text).len()
    }

    #[test]
    fn a_game_named_outside_the_rules_is_found() {
        let test = "if game == GameKind::TAWULA { }\n";

        assert_eq!(count("crates/engine/src/a.rs", test), 1);
        assert_eq!(count("crates/rules/src/a.rs", test), 0);
        assert_eq!(count("crates/engine/tests/it/a.rs", test), 0);
        assert_eq!(count("crates/engine/src/a.rs", "GameKind::all()\n"), 0);
        let in_tests = format!("#[cfg(test)]\nmod tests {{ {test} }}\n");
        assert_eq!(count("crates/engine/src/a.rs", &in_tests), 0);
    }
}
