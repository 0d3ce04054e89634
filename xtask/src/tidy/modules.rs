//! Which module of the server may use which. The list is an order, so no circle can come back.

use super::Fault;
use super::tree::{File, Tree, numbered};

/// The crates whose modules are held to an order, and the modules: each uses only those before it.
const ORDERS: [(&str, &[&str]); 1] = [(
    "crates/server/src/",
    &[
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
        "connections",
        "data_folder",
        "upkeep",
        "serve",
    ],
)];

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files() {
        for (folder, order) in ORDERS {
            match file.path.strip_prefix(folder) {
                None | Some("lib.rs") => {}
                Some(path) => faults.extend(faults_of(file, module(path), order)),
            }
        }
    }
}

/// The first module of a path below `src`: `table` of `table/keep.rs`.
fn module(path: &str) -> &str {
    let first = path.split('/').next().unwrap_or(path);
    let name = first.strip_suffix(".rs").unwrap_or(first);
    // `no_nodes.rs` has the place of `nodes.rs` in a program without its feature.
    name.strip_prefix("no_").unwrap_or(name)
}

fn faults_of(file: &File, module: &str, order: &[&str]) -> Vec<Fault> {
    let place = |name: &str| order.iter().position(|one| *one == name);
    let Some(own) = place(module) else {
        return vec![fault(
            file,
            0,
            format!("`{module}` is not in the order of the modules"),
        )];
    };
    let used = used(&file.code);
    let later = used
        .iter()
        .filter(|(_, used)| *used != module && place(used).is_some_and(|place| place > own));
    later
        .map(|(line, used)| fault(file, *line, format!("`{module}` may not use `{used}`")))
        .collect()
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
    use super::super::tree::faults_in_file;
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
        assert_eq!(faults("crates/store/src/new.rs", "").len(), 0);
    }
}
