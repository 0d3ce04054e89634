//! Checks that pure crates get the time, the seed and storage from their caller. They do not use
//! the machine, so that they run on every target for which they compile.

use super::Fault;
use super::tree::{File, Tree, numbered};

/// Folders of pure crates.
const PURE: [&str; 3] = ["crates/hall/", "crates/table/", "crates/wasm/src/"];

/// Names of networks, databases, clocks, random sources, threads and files, with the reason why
/// each is refused.
const REFUSED: [(&str, &str); 13] = [
    ("tokio", NETWORK),
    ("axum", NETWORK),
    ("std::net", NETWORK),
    ("sqlx", DATABASE),
    ("std::fs", DATABASE),
    ("SystemTime", CLOCK),
    ("Instant", CLOCK),
    ("getrandom", CHANCE),
    ("Seed::random", CHANCE),
    ("fastrand::Rng::new", CHANCE),
    ("RandomState", CHANCE),
    ("std::thread", THREADS),
    ("thread::spawn", THREADS),
];

const NETWORK: &str = "the host does the communication";
const DATABASE: &str = "the host does the storing";
const CLOCK: &str = "the time is an argument";
const CHANCE: &str = "the seed is an argument";
const THREADS: &str = "the host starts the threads";

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files() {
        let is_pure = PURE.iter().any(|folder| file.path.starts_with(folder));
        if is_pure && (file.is("rs") || file.is("toml")) {
            faults.extend(faults_of(file));
        }
    }
}

fn faults_of(file: &File) -> Vec<Fault> {
    let found = numbered(&file.code).flat_map(|(line, text)| {
        let named = REFUSED.iter().filter(move |(name, _)| names(text, name));
        named.map(move |&(name, why)| Fault {
            rule: "pure",
            path: file.path.clone(),
            line,
            message: format!("`{name}` in a pure crate: {why}"),
        })
    });
    found.collect()
}

/// Returns whether a line contains this name, not as a part of a longer one.
fn names(text: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
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
    fn a_pure_crate_asks_nothing_of_the_machine() {
        let table = "crates/table/src/game.rs";
        for text in [
            "use tokio::sync::mpsc;\n",
            "let now = std::time::SystemTime::now();\n",
            "let begun = Instant::now();\n",
            "std::thread::spawn(|| ());\n",
            "let seed = Seed::random();\n",
        ] {
            assert!(count(table, text) >= 1, "{text}");
            assert_eq!(count("crates/server/src/app.rs", text), 0, "{text}");
        }
        assert_eq!(count("crates/table/Cargo.toml", "sqlx = \"0.9\"\n"), 1);
    }

    #[test]
    fn comments_and_longer_names_are_no_breach() {
        let table = "crates/table/src/game.rs";
        assert_eq!(
            count(table, "// unlike tokio\nlet instant_of_axum2 = 1;\n"),
            0
        );
        assert_eq!(count(table, "let text = \"sqlx\";\n"), 0);
    }
}
