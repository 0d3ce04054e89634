//! Checks that the commands in Markdown files exist.

use super::Fault;
use super::tree::{File, Tree, numbered};
use crate::COMMANDS;

/// Pages about the past, which may name removed commands.
const HISTORY: [&str; 2] = ["CHANGELOG.md", "docs/decisions/"];

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files().iter().filter(|file| file.is("md")) {
        if HISTORY.iter().any(|path| file.path.starts_with(path)) {
            continue;
        }
        for (line, command) in commands(&file.text) {
            if let Some(missing) = missing(tree, &command) {
                let message = format!("`{command}`: there is no {missing}");
                let path = file.path.clone();
                faults.push(Fault {
                    rule: "commands",
                    path,
                    line,
                    message,
                });
            }
        }
    }
}

/// Returns the commands of a page: lines of shell blocks, and code spans.
fn commands(markdown: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut block: Option<bool> = None;
    for (line, text) in numbered(markdown) {
        if let Some(language) = text.trim_start().strip_prefix("```") {
            let is_shell = ["sh", "bash", "console"].contains(&language.trim());
            block = if block.is_none() {
                Some(is_shell)
            } else {
                None
            };
            continue;
        }
        match block {
            Some(true) => {
                let command = text.trim().trim_start_matches("$ ");
                found.push((line, command.to_owned()));
            }
            Some(false) => {}
            None => {
                let spans = text.split('`').skip(1).step_by(2);
                found.extend(spans.map(|span| (line, span.to_owned())));
            }
        }
    }
    found
}

/// Returns what a command needs and the checkout lacks.
fn missing(tree: &Tree, command: &str) -> Option<String> {
    let words: Vec<&str> = command.split_whitespace().collect();
    match words[..] {
        ["cargo", "xtask", name, ..] if is_name(name) => {
            let is_there = COMMANDS.iter().any(|command| command.name == name);
            (!is_there).then(|| format!("xtask command `{name}`"))
        }
        ["rosespring", name, ..] if is_name(name) => {
            let file = format!("/{}.rs", name.replace('-', "_"));
            let source = |file_of: &File| {
                file_of.path.starts_with("crates/cli/src/") && file_of.path.ends_with(&file)
            };
            let is_there = tree.files().iter().any(source);
            (!is_there).then(|| format!("source of `rosespring {name}` in crates/cli"))
        }
        ["npm", "run", name, ..] => {
            let package = tree
                .file("web/package.json")
                .map_or("", |file| file.text.as_str());
            (!has_script(package, name)).then(|| format!("script `{name}` in web/package.json"))
        }
        ["bash" | "sh", path, ..] if path.contains('/') => {
            (!tree.has(path)).then(|| format!("file {path}"))
        }
        _ => None,
    }
}

/// Returns whether a word is neither an option nor a placeholder such as `<command>`.
fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}

fn has_script(package: &str, name: &str) -> bool {
    let package: serde_json::Value = serde_json::from_str(package).unwrap_or_default();
    package["scripts"][name].is_string()
}

#[cfg(test)]
mod tests {
    use super::{Tree, check};

    fn missing(page: &str) -> Vec<String> {
        let files = [
            ("README.md", page),
            ("crates/cli/src/commands/bear_off.rs", ""),
            ("web/package.json", "{\"scripts\": {\"lint\": \"biome\"}}"),
            ("docs/run.sh", ""),
        ];
        let mut faults = Vec::new();
        check(&Tree::from_files(&files), &mut faults);
        faults.into_iter().map(|fault| fault.message).collect()
    }

    #[test]
    fn commands_that_are_there_are_fine() {
        let page = "`cargo xtask play` `rosespring bear-off --json` `rosespring <command>`\n\
                    ```sh\n$ npm run lint\nbash docs/run.sh\n```\n\
                    ```text\nrosespring nothing\n```\n";

        assert_eq!(missing(page), [""; 0]);
    }

    #[test]
    fn commands_that_are_not_there_are_faults() {
        assert_eq!(missing("`cargo xtask paly`\n").len(), 1);
        assert_eq!(missing("`rosespring shwo`\n").len(), 1);
        assert_eq!(
            missing("```sh\nnpm run lnit\nbash docs/rnu.sh\n```\n").len(),
            2
        );
    }
}
