//! Which folder of the page may use which. The list is an order, so no circle can come back.

use super::Fault;
use super::mask;
use super::tree::{File, Tree, numbered};

/// The folder of the page's sources.
const SOURCES: &str = "web/src/";

/// Folders and files of the page: each imports only from itself and from those before it. A folder
/// stands for the files below it, except where a longer path names them.
const ORDER: [&str; 53] = [
    "wire",
    "http",
    "cycles",
    "i18n",
    "board",
    "clip",
    "app/host",
    "app/rated",
    "app/roles",
    "app/late",
    "app/server",
    "offline/scope",
    "site",
    "app/transport",
    "app/shared",
    "app/controls",
    "app/advice",
    "app/live",
    "first",
    "app/shell",
    "formats",
    "app/table",
    "analysis",
    "picker",
    "editor",
    "learn",
    "puzzles",
    "statistics",
    "openings",
    "dice",
    "hall/shared",
    "hall/devices",
    "push",
    "offline",
    "notices",
    "people",
    "hall/watch",
    "hall/clock",
    "hall/chat",
    "hall/links",
    "hall/leave",
    "hall/lobby",
    "tournaments",
    "hall",
    "moderation",
    "lobby",
    "companion",
    "home",
    "about",
    "pages",
    "App",
    "main",
    "sim",
];

pub(super) fn check(tree: &Tree, faults: &mut Vec<Fault>) {
    let scripts = tree.files().iter().filter(|file| {
        (file.is("ts") || file.is("svelte")) && !file.path.ends_with("/packages.test.ts")
    });
    for file in scripts {
        if let Some(path) = file.path.strip_prefix(SOURCES) {
            faults.extend(faults_of(file, path));
        }
    }
}

fn faults_of(file: &File, path: &str) -> Vec<Fault> {
    let Some(own) = place(path) else {
        let message = format!("`{path}` is not in the order of the folders");
        return vec![fault(file, 0, message)];
    };
    let imports = imports(path, &file.text).into_iter();
    let later = imports.filter(|(_, target)| place(target).is_none_or(|place| place > own));
    later
        .map(|(line, target)| {
            let message = format!("`{}` may not import `{target}`", ORDER[own]);
            fault(file, line, message)
        })
        .collect()
}

/// Returns the modules that a module imports, with the lines. Paths begin at the same folder.
pub(crate) fn imports(importer: &str, text: &str) -> Vec<(usize, String)> {
    let code = mask::script(text);
    let imports = numbered(&code).flat_map(|(line, text)| {
        let paths = text.split('"').skip(1).step_by(2);
        paths.filter_map(move |literal| Some((line, target(importer, literal)?)))
    });
    imports.collect()
}

/// Returns the number of the longest entry of the order that holds a path below the sources.
fn place(path: &str) -> Option<usize> {
    let holds = |entry: &str| {
        let rest = path.strip_prefix(entry);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '.']))
    };
    let entries = ORDER.iter().enumerate().filter(|(_, entry)| holds(entry));
    entries
        .max_by_key(|(_, entry)| entry.len())
        .map(|(number, _)| number)
}

/// Returns the path of a module that a file imports; `None` for other literals:
/// packages, patterns of files, texts, styles and what is outside the sources.
fn target(importer: &str, literal: &str) -> Option<String> {
    let (literal, query) = literal.split_once('?').unwrap_or((literal, ""));
    let is_other = [".css", ".ftl", ".json", ".md"]
        .iter()
        .any(|ending| literal.ends_with(ending));
    if !literal.starts_with('.') || literal.contains('*') || is_other || query == "raw" {
        return None;
    }
    let mut parts: Vec<&str> = importer.split('/').collect();
    parts.pop();
    for part in literal.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

fn fault(file: &File, line: usize, message: String) -> Fault {
    Fault {
        rule: "folders",
        path: file.path.clone(),
        line,
        message,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::faults_in_file;
    use super::check;

    #[track_caller]
    fn assert_faults(path: &str, text: &str, lines: &[usize]) {
        let faults = faults_in_file(check, path, text);
        let found: Vec<usize> = faults.iter().map(|fault| fault.line).collect();
        assert_eq!(found, lines, "{path}: {text}");
    }

    #[test]
    fn a_folder_imports_only_those_before_it() {
        let table = "web/src/app/table/TablePage.svelte";
        for (text, lines) in [
            (
                "import { t } from \"../../i18n/messages.svelte\";\n",
                &[][..],
            ),
            ("import Panel from \"./Panel.svelte\";\n", &[]),
            (
                "\nimport Play from \"../../hall/lobby/Play.svelte\";\n",
                &[2],
            ),
            (
                "import {\n  type Chat,\n} from \"../../hall/chat/chat\";\n",
                &[3],
            ),
            ("const load = () => import(\"../../pages\");\n", &[1]),
            ("new Worker(new URL(\"../../lobby/a.ts\", here));\n", &[1]),
            (
                "// import \"../../pages\"\nimport \"../../theme.css\";\n",
                &[],
            ),
            ("import \"../../nowhere/a\";\nimport \"svelte\";\n", &[1]),
            ("import \"../../../package.json\";\n", &[]),
        ] {
            assert_faults(table, text, lines);
        }
    }

    #[test]
    fn a_longer_path_stands_apart_from_its_folder() {
        let shared = "import { me } from \"../hall/shared/me.svelte\";\n";
        let page = "import Hall from \"../hall/HallPage.svelte\";\n";

        assert_faults("web/src/people/a.ts", shared, &[]);
        assert_faults("web/src/people/a.ts", page, &[1]);
    }

    #[test]
    fn a_new_folder_must_be_put_into_the_order() {
        assert_faults("web/src/new/a.ts", "", &[0]);
        assert_faults("web/tests/a.ts", "import \"../src/main\";\n", &[]);
    }
}
