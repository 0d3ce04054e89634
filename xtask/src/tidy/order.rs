//! Checks that what happens in the server, and in which order, follows from what it is given: a
//! simulation gives it the time and random bytes (decision 55).

use super::Fault;
use super::tree::{File, Tree, numbered};

/// The folder of the server.
const SERVER: &str = "crates/server/src/";

/// What only one module of the server reads.
const SOURCES: [(&str, &str); 3] = [
    ("getrandom::", "chance.rs"),
    ("Seed::random", "chance.rs"),
    ("SystemTime::now", "clock.rs"),
];

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files().iter().filter(|file| file.is("rs")) {
        if let Some(path) = file.path.strip_prefix(SERVER) {
            faults.extend(sources_in(file, path));
            faults.extend(selects_in(file));
        }
    }
}

fn sources_in<'a>(file: &'a File, path: &'a str) -> impl Iterator<Item = Fault> + 'a {
    numbered(&file.code).flat_map(move |(line, text)| {
        let named = SOURCES.iter();
        let named = named.filter(move |(name, place)| text.contains(name) && path != *place);
        named.map(move |(name, place)| Fault {
            rule: "order",
            path: file.path.clone(),
            line,
            message: format!("`{name}`: only {place} reads it, so that a simulation can give it"),
        })
    })
}

/// Without `biased;`, chance chooses between branches that are ready at the same time.
fn selects_in(file: &File) -> impl Iterator<Item = Fault> + '_ {
    let lines = numbered(&file.code);
    let next = file.code.split('\n').skip(1).chain([""]);
    let open = lines.zip(next).filter(|((_, text), next)| {
        text.trim_end().ends_with("select! {") && next.trim() != "biased;"
    });
    open.map(|((line, _), _)| Fault {
        rule: "order",
        path: file.path.clone(),
        line,
        message: "`select!` without `biased;`: write down which branch comes first".to_owned(),
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
    fn chance_and_time_have_one_module_each() {
        let text = "let seed = Seed::random();\n";
        assert_eq!(count("crates/server/src/house.rs", text), 1);
        assert_eq!(count("crates/server/src/chance.rs", text), 0);
        assert_eq!(count("crates/cli/src/bot.rs", text), 0);
        let now = "SystemTime::now();\n";
        assert_eq!(count("crates/server/src/chance.rs", now), 1);
        assert_eq!(count("crates/server/src/clock.rs", now), 0);
    }

    #[test]
    fn a_select_says_what_comes_first() {
        let select = |first| format!("tokio::select! {{\n    {first}\n}}\n");
        assert_eq!(count("crates/server/src/a.rs", &select("a = b => {}")), 1);
        assert_eq!(count("crates/server/src/a.rs", &select("biased;")), 0);
    }
}
