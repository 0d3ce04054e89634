//! Lists the pages of `rules`, so that a game with a page is found without another list.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rules");
    println!("cargo::rerun-if-changed={}", folder.display());
    let pages = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path()));
    let mut pages: Vec<PathBuf> = pages.collect::<io::Result<_>>()?;
    pages.retain(|page| page.extension().is_some_and(|ending| ending == "md"));
    pages.sort();
    let mut list = "[\n".to_owned();
    for page in pages {
        let name = page.file_stem().unwrap_or_default().to_string_lossy();
        let _ = writeln!(
            list,
            "({name:?}, include_str!({:?})),",
            page.display().to_string()
        );
    }
    list.push(']');
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("rules_pages.rs"), list)
}
