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

/// The folder of the concepts of a hall.
const HALL: &str = "crates/hall/src/";

/// The folders in which bodies of requests are values already, because the routes have read them.
const BEHIND_ROUTES: [&str; 3] = [
    HALL,
    "crates/server/src/hall",
    "crates/server/src/settle.rs",
];

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    let messages = messages_of_hall(tree);
    for file in tree.files().iter().filter(|file| file.is("rs")) {
        if is_stored(&file.path) {
            faults.extend(messages_in(file, &messages));
        } else if file.path.starts_with(HALL) {
            faults.extend(messages_in_rows(file, &messages));
        }
        if BEHIND_ROUTES.iter().any(|path| file.path.starts_with(path)) {
            faults.extend(readers_in(file));
        }
    }
}

/// Returns whether a file defines or reads nothing but what is stored. In the hall these are
/// `row.rs` and the files of its folder.
fn is_stored(path: &str) -> bool {
    let is_row = |path: &str| path.ends_with("/row.rs") || path.contains("/row/");
    STORED.iter().any(|stored| path.starts_with(stored)) || path.starts_with(HALL) && is_row(path)
}

/// Returns the types that the hall makes from requests, or for answers: those that are declared
/// beside its rows, in other files or in the same one.
fn messages_of_hall(tree: &Tree) -> BTreeSet<String> {
    let files = tree.files().iter();
    let concepts = files.filter(|file| file.path.starts_with(HALL) && !is_stored(&file.path));
    let messages = concepts.flat_map(|file| {
        let code = without_tests(&file.code);
        let stored = stored_lines(code);
        let has_messages = !stored.is_empty()
            || ["/decide", "/messages", "/view"]
                .iter()
                .any(|part| file.path.contains(part));
        let lines = numbered(code).filter(move |line| has_messages && !stored.contains(line));
        lines.filter_map(|(_, text)| declared(text))
    });
    messages.map(str::to_owned).collect()
}

/// Returns the lines that say what is stored in a file that has other types too: those of declared
/// rows, and of the types of stored texts.
fn stored_lines(code: &str) -> Vec<(usize, &str)> {
    let is_text = |name: &str| code.contains(&format!("impl StoredBody for {name} "));
    let mut lines = Vec::new();
    let mut is_within = false;
    for (line, text) in numbered(code) {
        is_within |= text.starts_with("stored_row! {") || declared(text).is_some_and(is_text);
        if is_within {
            lines.push((line, text));
        }
        let is_end = text.starts_with('}') || text.ends_with(';');
        is_within &= !is_end || text.starts_with(char::is_whitespace);
    }
    lines
}

/// Returns the public type that a line declares.
fn declared(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub ")?;
    let name = line
        .strip_prefix("struct ")
        .or_else(|| line.strip_prefix("enum "))?;
    words(name).next()
}

fn messages_in(file: &File, messages: &BTreeSet<String>) -> Vec<Fault> {
    let code = without_tests(&file.code);
    let lines: Vec<_> = numbered(code).collect();
    let of_wire = names_of_wire(code).into_iter();
    let found = of_wire.chain(names_in(&lines, |word| messages.contains(word)));
    found.map(|found| stored_message(file, found)).collect()
}

/// Returns the faults of a concept that has its rows and its messages in one file.
fn messages_in_rows(file: &File, messages: &BTreeSet<String>) -> Vec<Fault> {
    let code = without_tests(&file.code);
    let of_wire: BTreeSet<_> = names_of_wire(code)
        .into_iter()
        .map(|(_, name)| name)
        .collect();
    let lines = stored_lines(code);
    let found = names_in(&lines, |word| {
        of_wire.contains(word) || messages.contains(word)
    });
    found.map(|found| stored_message(file, found)).collect()
}

/// Returns the words of some lines that are searched, with their lines.
fn names_in<'a>(
    lines: &[(usize, &'a str)],
    is_searched: impl Fn(&str) -> bool,
) -> impl Iterator<Item = (usize, &'a str)> {
    let all = lines
        .iter()
        .flat_map(|&(line, text)| words(text).map(move |word| (line, word)));
    all.filter(move |(_, word)| is_searched(word))
}

fn stored_message(file: &File, (line, name): (usize, &str)) -> Fault {
    let why = "a stored type has the fields of its row, and is made from a message";
    fault(
        file,
        line,
        format!("the message `{name}` where rows are: {why}"),
    )
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

/// Returns the types that a file takes from the crate `wire`, but for values, with their lines.
fn names_of_wire(code: &str) -> Vec<(usize, &str)> {
    let mut names = Vec::new();
    for (at, start) in code.match_indices("rosespring_wire::") {
        let line = numbered(&code[..at]).count();
        let path = path_or_group(&code[at + start.len()..]);
        let types = words(path)
            .filter(|word| word.starts_with(char::is_uppercase) && !VALUES.contains(word));
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
    fn rows_beside_messages_in_one_file_have_none_of_them() {
        let concept = |column: &str, field: &str| {
            format!(
                "use rosespring_wire::hall::NewInvitation;\n\
                 stored_row! {{\n    pub struct StoredNote in \"notes\" by [\"id\"] {{\n\
                 \x20       id: String;\n        text: {column};\n    }}\n}}\n\
                 pub struct NoteText(String);\n\
                 pub struct NoteOffer {{\n    game: {field},\n}}\n\
                 impl StoredBody for NoteOffer {{}}\n\
                 pub struct NewNote {{\n    text: NoteText,\n    game: NewInvitation,\n}}\n"
            )
        };
        let notes = "crates/hall/src/private_notes.rs";
        assert_eq!(count(notes, &concept("String", "u8")), 0);
        assert_eq!(count(notes, &concept("NoteText", "u8")), 1);
        assert_eq!(count(notes, &concept("String", "NewInvitation")), 1);
        assert_eq!(count(notes, &concept("NoteText", "NewNote")), 2);

        let row = "struct Row {\n    text: NoteText,\n    game: NoteOffer,\n}\n";
        let tree = Tree::from_files(&[
            (notes, &concept("String", "u8")),
            ("crates/hall/src/chat/row.rs", row),
        ]);
        let mut faults = Vec::new();
        check(&tree, &mut faults);
        let lines: Vec<_> = faults.iter().map(|fault| fault.line).collect();
        assert_eq!(lines, [2]);
    }

    #[test]
    fn the_reader_of_a_request_reads_no_row() {
        let text = "let words: ChatWords = json::read(row.body.as_bytes())?;\n";
        assert_eq!(count("crates/hall/src/chat/view.rs", text), 1);
        assert_eq!(count("crates/server/src/hall/chat.rs", text), 1);
        assert_eq!(count("crates/server/src/routes/hall/chat.rs", text), 0);
    }
}
