//! Which module of a crate may use which. Each list is an order, so no circle can come back.
//!
//! A name that `lib.rs` exports counts as one of the module from which it comes.

use super::Fault;
use super::tree::{File, Tree, numbered};

/// The crates whose modules are held to an order, and the modules: each uses only those before it.
const ORDERS: [(&str, &[&str]); 4] = [
    (
        "crates/wire/src/",
        &[
            "limits",
            "json",
            "rules",
            "import_fault",
            "position",
            "record",
            "result",
            "refusal_code",
            "kept",
            "table",
            "games",
            "board",
            "setup",
            "presets",
            "archive",
            "convert",
            "dice_proof",
            "advice",
            "review",
            "openings",
            "analysis",
            "job",
            "patch",
            "protocol",
            "params",
            "methods",
            "practice",
            "puzzles",
            "statistics",
            "person",
            "bot",
            "hall",
            "chat",
            "fair_play",
            "moderation",
            "challenge",
            "lobby",
            "tournament",
            "trictrac",
            "people",
            "passkeys",
            "notices",
            "account",
            "push",
            "messages",
        ],
    ),
    (
        "crates/table/src/",
        &[
            "limits",
            "glicko",
            "schedule",
            "opponent",
            "game",
            "stored",
            "view",
            "change",
            "advice",
            "tutor",
            "practice",
            "statistics",
            "presets",
            "record",
            "stage_times",
            "review",
        ],
    ),
    (
        "crates/store/src/",
        &[
            "limits", "error", "tables", "studies", "hall", "nodes", "whole", "fixture", "journal",
            "sim", "memory", "sql", "sqlite", "postgres",
        ],
    ),
    (
        "crates/server/src/",
        &[
            "sim",
            "chance",
            "clock",
            "fixture",
            "limits",
            "error",
            "ids",
            "playing",
            "pulse",
            "public_url",
            "postgres",
            "load_once",
            "push",
            "metrics",
            "bus",
            "nodes",
            "advisor",
            "turns",
            "sessions",
            "host",
            "table",
            "tables",
            "hall",
            "review",
            "settle",
            "ledger",
            "coach",
            "state",
            "fan_out",
            "socket",
            "routes",
            "app",
            "house",
            "connections",
            "data_folder",
            "upkeep",
            "serve",
        ],
    ),
];

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for (folder, order) in ORDERS {
        let exports = exports(tree, folder, order);
        for file in tree.files() {
            match file.path.strip_prefix(folder) {
                None | Some("lib.rs") => {}
                Some(path) if is_test(path) => {}
                Some(path) => faults.extend(faults_of(file, module(path), order, &exports)),
            }
        }
    }
}

/// The names that a crate exports from its modules, each with its module. A module that is exported
/// whole lends the names that it exports itself.
fn exports<'a>(tree: &'a Tree, folder: &str, order: &[&'a str]) -> Vec<(&'a str, &'a str)> {
    let file = |name: &str| tree.file(&format!("{folder}{name}.rs"));
    let Some(root) = file("lib") else {
        return Vec::new();
    };
    let mut exports = Vec::new();
    for (module, names) in exported(&root.code) {
        let Some(module) = order.iter().find(|one| **one == module) else {
            continue;
        };
        let whole = (names == "*").then(|| file(module)).flatten();
        let inner = whole.into_iter().flat_map(|file| exported(&file.code));
        let texts = inner.map(|(_, names)| names).chain([names]);
        exports.extend(texts.flat_map(names_of).map(|name| (name, *module)));
    }
    exports
}

/// The `pub use` of a file: of each the first module, and what follows it.
fn exported(code: &str) -> impl Iterator<Item = (&str, &str)> {
    code.split("pub use ").skip(1).filter_map(|rest| {
        let (path, _) = rest.split_once(';')?;
        path.split_once("::")
    })
}

/// The names in the last part of a `use`: one, or a group in braces.
fn names_of(text: &str) -> impl Iterator<Item = &str> {
    let names = text.trim_matches(['{', '}']).split(',').map(str::trim);
    names.filter(|name| !name.is_empty())
}

/// Whether a file holds only tests, which may use every module.
fn is_test(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/tests/")
}

/// The first module of a path below `src`: `table` of `table/keep.rs`.
fn module(path: &str) -> &str {
    let first = path.split('/').next().unwrap_or(path);
    let name = first.strip_suffix(".rs").unwrap_or(first);
    // `no_nodes.rs` has the place of `nodes.rs` in a program without its feature.
    name.strip_prefix("no_").unwrap_or(name)
}

fn faults_of(file: &File, module: &str, order: &[&str], exports: &[(&str, &str)]) -> Vec<Fault> {
    let place = |name: &str| order.iter().position(|one| *one == name);
    let Some(own) = place(module) else {
        return vec![fault(
            file,
            0,
            format!("`{module}` is not in the order of the modules"),
        )];
    };
    let mut faults = Vec::new();
    for (line, name) in used(program(&file.code)) {
        let export = exports.iter().find(|(export, _)| *export == name);
        let used = export.map_or(name, |&(_, module)| module);
        if used != module && place(used).is_some_and(|place| place > own) {
            faults.push(fault(
                file,
                line,
                format!("`{module}` may not use `{used}`"),
            ));
        }
    }
    faults
}

/// The code without the tests at its end, which may use every module.
fn program(code: &str) -> &str {
    let tests = code.find("#[cfg(test)]\nmod tests {");
    &code[..tests.unwrap_or(code.len())]
}

/// The modules named after `crate::`, alone or in braces, each with its line.
fn used(code: &str) -> Vec<(usize, &str)> {
    let mut used = Vec::new();
    for (at, start) in code.match_indices("crate::") {
        let line = numbered(&code[..at]).count();
        let rest = &code[at + start.len()..];
        match rest.strip_prefix('{') {
            Some(group) => used.extend(names_of_group(group).map(|name| (line, name))),
            None => used.push((line, name(rest))),
        }
    }
    used
}

/// The first names of what a group in braces holds, which braces within it may hold more of.
fn names_of_group(group: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    let mut starts = vec![0];
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => starts.push(at + 1),
            _ => {}
        }
    }
    starts.into_iter().map(|at| name(group[at..].trim_start()))
}

fn name(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}

fn fault(file: &File, line: usize, message: String) -> Fault {
    Fault {
        rule: "modules",
        path: file.path.clone(),
        line,
        message,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::{Tree, faults_in_file};
    use super::check;

    fn faults(path: &str, text: &str) -> Vec<usize> {
        let faults = faults_in_file(check, path, text);
        faults.iter().map(|fault| fault.line).collect()
    }

    #[test]
    fn a_module_uses_only_those_before_it() {
        let table = "crates/server/src/table/keep.rs";
        for (text, lines) in [
            ("use crate::host::Host;\n", &[][..]),
            ("use super::News;\nuse crate::table::text;\n", &[]),
            ("\nuse crate::state::AppState;\n", &[2]),
            ("use crate::{clock, tables::Tables};\n", &[1]),
            ("use crate::{\n    error::{A, B},\n    routes,\n};\n", &[1]),
            ("fn f() {\n    crate::socket::talk();\n}\n", &[2]),
            (
                "#[cfg(test)]\nmod tests {\n    use crate::state::AppState;\n}\n",
                &[],
            ),
            (
                "// as crate::routes does\nlet text = \"crate::routes\";\n",
                &[],
            ),
        ] {
            assert_eq!(faults(table, text), lines, "{text}");
        }
    }

    #[test]
    fn a_new_module_must_be_put_into_the_order() {
        assert_eq!(faults("crates/server/src/new.rs", "").len(), 1);
        assert_eq!(faults("crates/server/src/lib.rs", "mod new;\n").len(), 0);
        assert_eq!(faults("crates/engine/src/new.rs", "").len(), 0);
        let test = "crates/table/src/game/tests.rs";
        assert_eq!(faults(test, "use crate::view;\n").len(), 0);
    }

    #[test]
    fn what_a_crate_exports_belongs_to_its_module() {
        let lib =
            "pub use hall::*;\npub use memory::MemoryStore;\npub use tables::{A, TableStore};\n";
        for (path, text, count) in [
            ("tables.rs", "use crate::{A, MemoryStore};\n", 1),
            ("tables.rs", "use crate::TableStore;\n", 0),
            ("studies.rs", "use crate::TableStore;\n", 0),
            ("studies.rs", "use crate::HallStore;\n", 1),
            ("memory.rs", "use crate::{HallStore, TableStore};\n", 0),
        ] {
            let file = format!("crates/store/src/{path}");
            let tree = Tree::from_files(&[
                ("crates/store/src/lib.rs", lib),
                ("crates/store/src/hall.rs", "pub use people::{HallStore};\n"),
                (&file, text),
            ]);
            let mut faults = Vec::new();
            check(&tree, &mut faults);
            assert_eq!(faults.len(), count, "{path}: {text}");
        }
    }
}
