//! Checks that the links of Markdown files lead to an existing file and heading.

use super::Fault;
use super::tree::{File, Tree, numbered};

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    for file in tree.files().iter().filter(|file| file.is("md")) {
        for (line, target) in links(&file.text) {
            if let Some(message) = fault_of(tree, file, &target) {
                faults.push(Fault {
                    rule: "links",
                    path: file.path.clone(),
                    line,
                    message,
                });
            }
        }
    }
}

fn fault_of(tree: &Tree, file: &File, target: &str) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (path, heading) = target.split_once('#').unwrap_or((target, ""));
    let path = if path.is_empty() {
        file.path.clone()
    } else {
        resolve(&file.path, path)
    };
    if !tree.has(&path) {
        return Some(format!("`{target}`: there is no {path}"));
    }
    let to = tree.file(&path)?;
    let is_there = heading.is_empty() || headings(&to.text).iter().any(|it| it == heading);
    (!is_there).then(|| format!("`{target}`: {path} has no such heading"))
}

/// Resolves a path from the folder of a file; a path that starts with `/` from the root.
fn resolve(from: &str, path: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    if path.starts_with('/') {
        parts.clear();
    }
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Returns the targets of `[text](target)`, `![text](target)` and `src="target"`, outside code.
fn links(markdown: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (line, text) in prose(markdown) {
        let inline = text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split_once(')'));
        let images = text
            .split("src=\"")
            .skip(1)
            .filter_map(|rest| rest.split_once('"'));
        for (target, _) in inline.chain(images) {
            // A title may follow: `(file.md "Title")`.
            let target = target.split_whitespace().next().unwrap_or_default();
            found.push((line, target.to_owned()));
        }
    }
    found
}

/// Returns the anchors of the headings, as the usual renderers make them.
fn headings(markdown: &str) -> Vec<String> {
    prose(markdown)
        .filter(|(_, text)| text.starts_with('#'))
        .map(|(_, text)| {
            text.trim_start_matches('#')
                .trim()
                .to_lowercase()
                .chars()
                .filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c))
                .map(|c| if c == ' ' { '-' } else { c })
                .collect()
        })
        .collect()
}

/// Returns the lines outside code blocks. In lines that are not headings, code spans are blanked.
fn prose(markdown: &str) -> impl Iterator<Item = (usize, String)> {
    let mut is_code = false;
    numbered(markdown).filter_map(move |(line, text)| {
        if text.trim_start().starts_with("```") {
            is_code = !is_code;
            return None;
        }
        if is_code {
            return None;
        }
        let parts = text.split('`').enumerate();
        let outside = parts.filter(|(index, _)| index % 2 == 0 || text.starts_with('#'));
        Some((line, outside.map(|(_, part)| part).collect()))
    })
}

#[cfg(test)]
mod tests {
    use super::{Tree, check, headings, links, resolve};

    #[test]
    fn links_are_found_outside_code() {
        let text = "[a](b.md) ![c](d.png \"e\") `[f](g)`\n```\n[h](i)\n```\n<img src=\"j.png\">\n";
        let found: Vec<_> = links(text).into_iter().map(|(_, target)| target).collect();

        assert_eq!(found, ["b.md", "d.png", "j.png"]);
    }

    #[test]
    fn paths_are_seen_from_the_file() {
        assert_eq!(resolve("docs/rules/a.md", "../b.md"), "docs/b.md");
        assert_eq!(resolve("README.md", "./docs/"), "docs");
        assert_eq!(resolve("docs/a.md", "/b.md"), "b.md");
    }

    #[test]
    fn a_heading_becomes_an_anchor() {
        assert_eq!(
            headings("# Add a `game`, now\n```\n# no\n```\n"),
            ["add-a-game-now"]
        );
    }

    #[test]
    fn a_link_to_nothing_is_a_fault() {
        let files = [
            (
                "docs/a.md",
                "# One\n[b](../b.md#two) [c](c.md) [d](#one) [e](https://e) [f](#two)\n",
            ),
            ("b.md", "## Two\n"),
        ];
        let mut faults = Vec::new();

        check(&Tree::from_files(&files), &mut faults);

        let messages: Vec<_> = faults.into_iter().map(|fault| fault.message).collect();
        assert_eq!(
            messages,
            [
                "`c.md`: there is no docs/c.md",
                "`#two`: docs/a.md has no such heading"
            ]
        );
    }
}
