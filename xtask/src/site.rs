//! `cargo xtask site`: writes the page as plain files, with the tables in the browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::args::Args;
use crate::stamp::{Hash, files_below};
use crate::{folder, npm, puzzles, setup, shell, wasm};

/// The folder of `web/` into which Vite builds the page in the mode `site`.
const BUILT: &str = "dist-site";

/// The list of files for the service worker. It also marks a folder that this command wrote.
const FILES: &str = "files.js";

/// The page, which answers every address within it.
const START: &str = "index.html";

/// The folder with files that the page fetches when it first needs them.
const DATA: &str = "data";

/// The file with the rules, as a server answers `GET /api/rules`.
const RULES: &str = "rules.json";

/// The folder with the documents, which need a network.
const DOCUMENTS: &str = "docs";

/// A folder whose name follows from its content, so that a browser never mixes two builds.
struct Folder {
    /// The variable of the environment through which Vite learns the name.
    variable: &'static str,
    name: String,
    files: Vec<(String, Vec<u8>)>,
}

impl Folder {
    fn new(variable: &'static str, kind: &str, files: Vec<(String, Vec<u8>)>) -> Self {
        let name = format!("{kind}-{}", &hash(&files)[..8]);
        Self {
            variable,
            name,
            files,
        }
    }
}

/// Writes the folder named by `--out`.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let out = args.value("--out")?.context("where to? --out DIR")?;
    args.finish()?;
    let bytes = write(Path::new(&out))?;
    println!("{out}: {bytes} bytes");
    Ok(())
}

/// Writes the folder and returns the number of bytes in it.
pub(crate) fn write(out: &Path) -> Result<usize> {
    folder::clear(out, FILES)?;
    setup::all_npm_packages(shell::run)?;
    let (data, late) = data_files()?;
    let folders = [
        Folder::new("VITE_CORE", "core", core_files(&wasm::modules()?)?),
        Folder::new("VITE_DATA", DATA, data),
    ];
    let mut build = shell::npm(["run", "build", "--", "--mode", "site"]);
    for folder in &folders {
        build.env(folder.variable, &folder.name);
    }
    shell::run(&mut build)?;
    folder::copy(&shell::web().join(BUILT), out)?;
    write_documents(&out.join(DOCUMENTS))?;
    npm::write_board(&out.join(DOCUMENTS).join("board"))?;
    for folder in &folders {
        for (file, bytes) in &folder.files {
            write_file(&out.join(&folder.name).join(file), bytes)?;
        }
    }
    list_files(out, &late)
}

/// Writes the documents of the repository as pages.
fn write_documents(folder: &Path) -> Result<()> {
    let folder = std::path::absolute(folder)?;
    let mut node = Command::new(shell::find_on_path(&["node"]).context("there is no `node`")?);
    shell::run(
        node.arg("tools/docs.mjs")
            .arg(folder)
            .current_dir(shell::web()),
    )
}

/// Returns what a server answers to `GET /api/rules`, by the module of the tables.
fn rules(module: &Path) -> Result<Vec<u8>> {
    let mut node = Command::new(shell::find_on_path(&["node"]).context("there is no `node`")?);
    node.arg("tools/presets.mjs").arg(module);
    let output = node.current_dir(shell::web()).output()?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(output.stdout)
}

/// Returns the modules and the rules, with their names.
fn core_files(modules: &[(&str, PathBuf)]) -> Result<Vec<(String, Vec<u8>)>> {
    let mut files = Vec::new();
    for (name, path) in modules {
        files.push(((*name).to_owned(), read(path)?));
    }
    files.push((RULES.to_owned(), rules(&modules[0].1)?));
    Ok(files)
}

/// Files with their names.
type Files = Vec<(String, Vec<u8>)>;

/// Returns the files of the folder [`DATA`], with their names, and the names of those that are
/// stored only when they are needed: a browser stores the nets of the games that are played in it.
fn data_files() -> Result<(Files, Vec<String>)> {
    let nets = rosespring_nets::PACKED.iter();
    let mut files: Files = nets
        .map(|(game, net)| (format!("{game}.rsnet.packed"), net.to_vec()))
        .collect();
    let mut late: Vec<String> = files.iter().map(|(name, _)| name.clone()).collect();
    for file in puzzles::files()? {
        let name = format!("puzzles/{}", file.name);
        if !file.is_early {
            late.push(name.clone());
        }
        files.push((name, file.bytes));
    }
    add_files(&mut files, "docs/openings", "json", "openings/")?;
    Ok((files, late))
}

/// Adds the files of a folder of the repository with this ending, in order.
fn add_files(
    files: &mut Vec<(String, Vec<u8>)>,
    folder: &str,
    ending: &str,
    prefix: &str,
) -> Result<()> {
    let entries = fs::read_dir(shell::root().join(folder));
    let entries = entries.with_context(|| format!("reading {folder}"))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        files.push((format!("{prefix}{name}"), read(&path)?));
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("reading {}", path.display()))
}

fn hash(files: &[(String, Vec<u8>)]) -> String {
    let mut hash = Hash::new();
    for (name, bytes) in files {
        hash.add(name.as_bytes());
        hash.add(bytes);
    }
    hash.text().trim().to_owned()
}

fn write_file(path: &Path, bytes: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    }
    fs::write(path, bytes).with_context(|| format!("writing {}", path.display()))
}

/// Whether a module is loaded when it is first needed.
fn is_later(name: &str) -> bool {
    [wasm::STUDY, wasm::ARCHIVE]
        .iter()
        .any(|module| name.ends_with(module))
}

/// Whether a file has the rules of a game in brief, in one language.
fn is_article(name: &str) -> bool {
    name.starts_with("assets/rules-") && name.ends_with(".js")
}

/// Writes the lists of files with the id of the build: those that the service worker stores at
/// once, and those that it stores when they are first needed; all but the `late` ones before, once
/// the browser is idle. Returns the number of bytes of all.
fn list_files(out: &Path, late: &[String]) -> Result<usize> {
    let mut files = Vec::new();
    for path in files_below(out, &[])? {
        let bytes = read(&path)?;
        let name = path.strip_prefix(out)?.to_string_lossy().replace('\\', "/");
        files.push((name, bytes));
    }
    let names = files.iter().map(|(name, _)| name);
    // Pictures of previews are for other programs.
    let is_apart = |name: &str| name == "sw.js" || name == START || name.starts_with("og/");
    let (later, now): (Vec<&String>, Vec<&String>) = names
        .filter(|name| !is_apart(name) && !name.starts_with(&format!("{DOCUMENTS}/")))
        .partition(|name| {
            name.starts_with(&format!("{DATA}-")) || is_later(name) || is_article(name)
        });
    let is_late =
        |name: &str| is_article(name) || late.iter().any(|late| name.ends_with(late.as_str()));
    let rest: Vec<&&String> = later.iter().filter(|name| !is_late(name)).collect();
    let build = serde_json::json!({
        "id": hash(&files),
        "start": START,
        "files": now,
        "later": later,
        "rest": rest,
    });
    write_file(
        &out.join(FILES),
        format!("self.BUILD = {build};\n").as_bytes(),
    )?;
    Ok(files.iter().map(|(_, bytes)| bytes.len()).sum())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{FILES, list_files, write_file};

    #[test]
    fn the_list_of_files_names_each_file_once_and_changes_with_them() {
        let out = std::env::temp_dir().join(format!("xtask-site-{}", std::process::id()));
        write_file(&out.join("assets").join("index.js"), b"1").expect("written");

        write_file(&out.join("data-1").join("net"), b"2").expect("written");
        write_file(&out.join("data-1").join("part"), b"3").expect("written");
        write_file(&out.join("assets").join("rules-a.js"), b"4").expect("written");
        write_file(&out.join("og").join("a.jpg"), b"5").expect("written");
        let late = ["part".to_owned()];
        assert_eq!(list_files(&out, &late).expect("listed"), 5);
        let first = fs::read_to_string(out.join(FILES)).expect("the list");
        assert!(first.contains(r#""files":["assets/index.js"]"#), "{first}");
        let later = r#""later":["assets/rules-a.js","data-1/net","data-1/part"]"#;
        assert!(first.contains(later), "{first}");
        assert!(first.contains(r#""rest":["data-1/net"]"#), "{first}");
        fs::remove_file(out.join(FILES)).expect("removed");
        write_file(&out.join("assets").join("index.js"), b"2").expect("written");
        list_files(&out, &late).expect("listed");
        assert_ne!(
            fs::read_to_string(out.join(FILES)).expect("the list"),
            first
        );

        fs::remove_dir_all(out).expect("removed");
    }
}
