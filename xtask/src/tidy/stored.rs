//! Checks that no stored row or event has the type of a message. A row is then read by what was
//! valid when it was written, and the limits of requests may change.

use std::collections::BTreeSet;

use super::Fault;
use super::tree::{File, Tree, numbered};

/// The files that define or read stored rows and events, by the begin of their paths.
const STORED: [&str; 5] = [
    "crates/store/src/",
    "crates/table/src/stored",
    "crates/table/src/game/entry.rs",
    "crates/table/src/game/log.rs",
    "crates/hall/src/tournament/log.rs",
];

/// The values of the wire that are stored under the same names: they have no limits that change.
const VALUES: [&str; 5] = [
    "ActKind",
    "ChatPreset",
    "MatchEnd",
    "ReportId",
    "SideChoice",
];

/// The folders in which bodies of requests are values already, because the routes have read them.
const BEHIND_ROUTES: [&str; 3] = [
    "crates/hall/src/",
    "crates/server/src/hall",
    "crates/server/src/settle.rs",
];

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    let messages = messages_of_hall(tree);
    for file in tree.files().iter().filter(|file| file.is("rs")) {
        if is_stored(&file.path) {
            faults.extend(messages_in(file, &messages));
        }
        if BEHIND_ROUTES.iter().any(|path| file.path.starts_with(path)) {
            faults.extend(readers_in(file));
        }
    }
}

/// Returns whether a file defines or reads what is stored. In the hall these are `row.rs` and the
/// files of its folder.
fn is_stored(path: &str) -> bool {
    let is_row = |path: &str| path.ends_with("/row.rs") || path.contains("/row/");
    STORED.iter().any(|stored| path.starts_with(stored))
        || path.strip_prefix("crates/hall/src").is_some_and(is_row)
}

/// Returns the types that the hall makes from requests, or for answers: those that are declared
/// beside its rows.
fn messages_of_hall(tree: &Tree) -> BTreeSet<String> {
    let is_message = |path: &str| {
        let name = path.rsplit('/').next().unwrap_or_default();
        path.starts_with("crates/hall/src/")
            && ["decide.rs", "messages.rs", "view.rs"].contains(&name)
    };
    let files = tree.files().iter().filter(|file| is_message(&file.path));
    let lines = files.flat_map(|file| file.code.lines());
    lines
        .filter_map(|line| {
            let line = line.strip_prefix("pub ")?;
            let declared = line
                .strip_prefix("struct ")
                .or_else(|| line.strip_prefix("enum "))?;
            Some(words(declared).next()?.to_owned())
        })
        .collect()
}

fn messages_in(file: &File, messages: &BTreeSet<String>) -> Vec<Fault> {
    let code = without_tests(&file.code);
    let of_wire = names_of_wire(code)
        .into_iter()
        .filter(|(_, name)| !VALUES.contains(name));
    let of_hall = numbered(code)
        .flat_map(|(line, text)| words(text).map(move |word| (line, word)))
        .filter(|(_, word)| messages.contains(*word));
    let found = of_wire.chain(of_hall);
    found
        .map(|(line, name)| {
            let why = "a stored type has the fields of its row, and is made from a message";
            fault(
                file,
                line,
                format!("the message `{name}` where rows are: {why}"),
            )
        })
        .collect()
}

/// Returns the faults where the reader of requests reads a text.
fn readers_in(file: &File) -> Vec<Fault> {
    let lines = numbered(without_tests(&file.code));
    lines
        .filter(|(_, text)| text.contains("json::read"))
        .map(|(line, _)| {
            let why = "requests are read in the routes, and rows by `StoredBody`";
            fault(file, line, format!("`json::read` behind the routes: {why}"))
        })
        .collect()
}

/// Returns the types that a file takes from the crate `wire`, with their lines.
fn names_of_wire(code: &str) -> Vec<(usize, &str)> {
    let mut names = Vec::new();
    for (at, start) in code.match_indices("rosespring_wire::") {
        let line = numbered(&code[..at]).count();
        let path = path_or_group(&code[at + start.len()..]);
        let types = words(path).filter(|word| word.starts_with(char::is_uppercase));
        names.extend(types.map(|name| (line, name)));
    }
    names
}

/// Returns the path at the begin of a code, with the names in braces at its end.
fn path_or_group(code: &str) -> &str {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let end = code.find(|c| !is_part(c)).unwrap_or(code.len());
    match code[end..].starts_with('{') {
        true => code.split(';').next().unwrap_or(code),
        false => &code[..end],
    }
}

fn without_tests(code: &str) -> &str {
    code.split("#[cfg(test)]").next().unwrap_or(code)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.split(move |c: char| !is_part(c))
        .filter(|word| !word.is_empty())
}

fn fault(file: &File, line: usize, message: String) -> Fault {
    Fault {
        rule: "stored",
        path: file.path.clone(),
        line,
        message,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::{Tree, faults_in_file};
    use super::check;

    fn count(path: &str, text: &str) -> usize {
        faults_in_file(check, path, text).len()
    }

    #[test]
    fn rows_have_no_types_of_messages() {
        let row = "crates/hall/src/offers/row/game.rs";
        for text in [
            "use rosespring_wire::hall::NewInvitation;\n",
            "use rosespring_wire::{\n    chat::ChatWords,\n    hall::SideChoice,\n};\n",
            "struct Row {\n    seek: rosespring_wire::lobby::NewSeek,\n}\n",
        ] {
            assert_eq!(count(row, text), 1, "{text}");
            assert_eq!(count("crates/hall/src/offers/view.rs", text), 0, "{text}");
        }
        for text in [
            "use rosespring_wire::hall::SideChoice;\n",
            "// NewInvitation\n",
            "#[cfg(test)]\nmod tests {\n    use rosespring_wire::hall::NewInvitation;\n}\n",
        ] {
            assert_eq!(count(row, text), 0, "{text}");
        }
    }

    #[test]
    fn rows_have_no_types_that_are_decided_or_shown() {
        let text = "use super::ActFacts;\npub struct Row {\n    facts: ActFacts,\n}\n";
        let tree = Tree::from_files(&[
            (
                "crates/hall/src/moderation/decide.rs",
                "pub struct ActFacts<'a> {}\n",
            ),
            ("crates/hall/src/moderation/row.rs", text),
        ]);
        let mut faults = Vec::new();

        check(&tree, &mut faults);

        let lines: Vec<_> = faults.iter().map(|fault| fault.line).collect();
        assert_eq!(lines, [1, 3]);
    }

    #[test]
    fn the_reader_of_a_request_reads_no_row() {
        let text = "let words: ChatWords = json::read(row.body.as_bytes())?;\n";
        assert_eq!(count("crates/hall/src/chat/view.rs", text), 1);
        assert_eq!(count("crates/server/src/hall/chat.rs", text), 1);
        assert_eq!(count("crates/server/src/routes/hall/chat.rs", text), 0);
    }
}
