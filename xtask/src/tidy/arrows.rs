//! Checks which crate depends on which. A new arrow is a separate decision.

use super::Fault;
use super::tree::{File, Tree, numbered};

/// Each crate with the crates on which it may depend.
const ARROWS: [(&str, &[&str]); 20] = [
    ("files", &[]),
    ("rules", &[]),
    ("engine", &["nets", "rules"]),
    // The tests of the crate read records as JSON.
    ("dice", &["rules", "wire"]),
    ("wire-derive", &[]),
    ("wire", &["rules", "engine", "wire-derive"]),
    ("arena", &["rules", "engine", "wire"]),
    ("jobs", &["rules", "engine", "wire", "arena"]),
    (
        "train",
        &["files", "rules", "engine", "wire", "arena", "jobs"],
    ),
    ("table", &["docs", "rules", "dice", "engine", "wire"]),
    // Tests need its servers, and so do measurements.
    ("test-servers", &[]),
    ("hall", &["rules", "dice", "wire", "table"]),
    ("store", &["rules", "table", "hall", "test-servers"]),
    ("py", &["rules", "engine", "wire", "jobs"]),
    ("wasm", &["rules", "engine", "wire", "table"]),
    (
        "server",
        &[
            "nets",
            "rules",
            "dice",
            "engine",
            "wire",
            "table",
            "hall",
            "store",
            "test-servers",
        ],
    ),
    // It measures a program that `cli` builds, and needs its types.
    (
        "load",
        &["rules", "dice", "wire", "table", "store", "test-servers"],
    ),
    // It runs the server in memory.
    (
        "sim",
        &["rules", "dice", "wire", "table", "store", "server"],
    ),
    (
        "cli",
        &[
            "files",
            "rules",
            "dice",
            "engine",
            "wire",
            "arena",
            "jobs",
            "server",
            "test-servers",
        ],
    ),
    ("xtask", &["nets"]),
];

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files() {
        let Some(folder) = file.path.strip_suffix("/Cargo.toml") else {
            continue;
        };
        let name = folder.strip_prefix("crates/").unwrap_or(folder);
        if folder == name && name != "xtask" {
            continue;
        }
        match ARROWS.iter().find(|(from, _)| *from == name) {
            Some((_, allowed)) => faults.extend(faults_of(file, name, allowed)),
            None => faults.push(fault(
                file,
                0,
                format!("`{name}` is not in the list of arrows"),
            )),
        }
    }
}

fn faults_of(file: &File, name: &str, allowed: &[&str]) -> Vec<Fault> {
    numbered(&file.text)
        .filter_map(|(line, text)| {
            let needed = text.strip_prefix("rosespring-")?;
            let end = needed.find([' ', '.', '='])?;
            let needed = &needed[..end];
            // A crate may name itself: its tests enable its own features.
            let is_fine = needed == name || allowed.contains(&needed);
            (!is_fine).then(|| fault(file, line, format!("`{name}` may not need `{needed}`")))
        })
        .collect()
}

fn fault(file: &File, line: usize, message: String) -> Fault {
    Fault {
        rule: "arrows",
        path: file.path.clone(),
        line,
        message,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::faults_in_file;
    use super::check;

    fn count(path: &str, text: &str) -> usize {
        faults_in_file(check, path, text).len()
    }

    #[test]
    fn arrows_go_one_way() {
        let on = |needed: &str| format!("[package]\n\n[dependencies]\n{needed}\n");

        assert_eq!(
            count(
                "crates/engine/Cargo.toml",
                &on("rosespring-rules.workspace = true")
            ),
            0
        );
        assert_eq!(
            count(
                "crates/rules/Cargo.toml",
                &on("rosespring-engine = { path = \"x\" }")
            ),
            1
        );
        assert_eq!(
            count(
                "crates/server/Cargo.toml",
                &on("rosespring-arena.workspace = true")
            ),
            1
        );
        assert_eq!(
            count("xtask/Cargo.toml", &on("rosespring-rules.workspace = true")),
            1
        );
    }

    #[test]
    fn a_new_crate_must_be_put_on_the_list() {
        assert_eq!(count("crates/new/Cargo.toml", "[package]\n"), 1);
        assert_eq!(
            count("Cargo.toml", "rosespring-rules = { path = \"x\" }\n"),
            0
        );
    }
}
