//! `cargo xtask site`: writes the page as plain files, with the tables in the browser.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::args::Args;
use crate::stamp::{Hash, files_below};
use crate::{setup, shell, wasm};

/// The folder of `web/` into which Vite builds the page in the mode `site`.
const BUILT: &str = "dist-site";

/// The folder of `web/` with the files that only this page has.
const STATIC: &str = "site";

/// The list of files for the service worker. It also marks a folder that this command wrote.
const FILES: &str = "files.js";

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
    clear(out)?;
    setup::npm_packages(shell::run)?;
    let core = core_files(&wasm::module()?)?;
    let name = format!("core-{}", &hash(&core)[..8]);
    shell::run(shell::npm(["run", "build", "--", "--mode", "site"]).env("VITE_CORE", &name))?;
    copy(&shell::web().join(BUILT), out)?;
    copy(&shell::web().join(STATIC), out)?;
    for (file, bytes) in &core {
        write_file(&out.join(&name).join(file), bytes)?;
    }
    list_files(out)
}

/// Makes an empty folder. A folder with files is replaced only if this command wrote it.
fn clear(out: &Path) -> Result<()> {
    let is_empty = fs::read_dir(out).map_or(true, |mut entries| entries.next().is_none());
    if !is_empty && !out.join(FILES).is_file() {
        bail!("{} has files of something else", out.display());
    }
    if !is_empty {
        fs::remove_dir_all(out).with_context(|| format!("removing {}", out.display()))?;
    }
    fs::create_dir_all(out).with_context(|| format!("creating {}", out.display()))
}

/// Returns the module, the nets and the rules pages, with their names.
fn core_files(module: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut files = vec![("rosespring.wasm".to_owned(), read(module)?)];
    let folders = [("nets", "rsnet", ""), ("docs/rules", "md", "rules/")];
    for (folder, ending, prefix) in folders {
        let entries = fs::read_dir(shell::root().join(folder));
        let entries = entries.with_context(|| format!("reading {folder}"))?;
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.retain(|path| path.extension().is_some_and(|found| found == ending));
        paths.sort();
        for path in paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            files.push((format!("{prefix}{name}"), read(&path)?));
        }
    }
    Ok(files)
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

fn copy(from: &Path, to: &Path) -> Result<()> {
    for path in files_below(from, &[])? {
        let bytes = read(&path)?;
        write_file(&to.join(path.strip_prefix(from)?), &bytes)?;
    }
    Ok(())
}

fn write_file(path: &Path, bytes: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    }
    fs::write(path, bytes).with_context(|| format!("writing {}", path.display()))
}

/// Writes the list of files with the id of the build. Returns the number of bytes of the files.
fn list_files(out: &Path) -> Result<usize> {
    let mut files = Vec::new();
    for path in files_below(out, &[])? {
        let bytes = read(&path)?;
        let name = path.strip_prefix(out)?.to_string_lossy().replace('\\', "/");
        files.push((name, bytes));
    }
    let names: Vec<&String> = files
        .iter()
        .map(|(name, _)| name)
        .filter(|name| *name != "sw.js")
        .collect();
    let build = serde_json::json!({ "id": hash(&files), "files": names });
    write_file(
        &out.join(FILES),
        format!("self.BUILD = {build};\n").as_bytes(),
    )?;
    Ok(files.iter().map(|(_, bytes)| bytes.len()).sum())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{FILES, clear, list_files, write_file};

    #[test]
    fn only_a_folder_that_this_command_wrote_is_replaced() {
        let out = std::env::temp_dir().join(format!("xtask-site-{}", std::process::id()));
        write_file(&out.join("assets").join("index.js"), b"1").expect("written");

        assert!(clear(&out).is_err());
        assert_eq!(list_files(&out).expect("listed"), 1);
        let first = fs::read_to_string(out.join(FILES)).expect("the list");
        assert!(first.contains(r#""files":["assets/index.js"]"#), "{first}");
        fs::remove_file(out.join(FILES)).expect("removed");
        write_file(&out.join("assets").join("index.js"), b"2").expect("written");
        list_files(&out).expect("listed");
        assert_ne!(
            fs::read_to_string(out.join(FILES)).expect("the list"),
            first
        );

        clear(&out).expect("cleared");
        assert_eq!(fs::read_dir(&out).expect("a folder").count(), 0);
        fs::remove_dir_all(out).expect("removed");
    }
}
