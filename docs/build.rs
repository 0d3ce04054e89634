//! Lists the pages of `rules` and the tables of `openings`, so that a new file is found without
//! another list.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    list("rules", "md", "rules_pages.rs", |name, path| {
        format!("({name:?}, include_str!({path:?}))")
    })?;
    list("openings", "json", "openings.rs", |_, path| {
        format!("include_str!({path:?})")
    })?;
    list("openings", "json", "opening_names.rs", |name, _| {
        format!("{name:?}")
    })
}

/// Formats the row of a file from its name without the ending, and its path.
type FormatRow = fn(&str, &str) -> String;

/// Writes a list of the files of a folder with this ending, in alphabetical order.
fn list(folder: &str, ending: &str, to: &str, row: FormatRow) -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path()));
    let mut files: Vec<PathBuf> = files.collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|found| found == ending));
    files.sort();
    let mut list = "[\n".to_owned();
    for file in files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let _ = writeln!(list, "{},", row(&name, &file.to_string_lossy()));
    }
    list.push(']');
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join(to), list)
}
