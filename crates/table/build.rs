//! Lists the books of puzzles, and with the feature `data` compresses them: a program then holds
//! them.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

const FOLDER: &str = "puzzles";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={FOLDER}");
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let mut books = fs::read_dir(FOLDER)?.collect::<io::Result<Vec<_>>>()?;
    books.sort_by_key(fs::DirEntry::file_name);
    let mut list = "[\n".to_owned();
    for book in books.iter().map(fs::DirEntry::path) {
        let game = book.file_stem().unwrap_or_default();
        let bytes = compress(&book, &Path::new(&out).join(game).with_extension("deflate"))?;
        let _ = writeln!(list, "({game:?}, {bytes}),");
    }
    list.push(']');
    fs::write(Path::new(&out).join("books.rs"), list)
}

/// Writes a compressed book. Returns the expression of its bytes.
#[cfg(feature = "data")]
fn compress(book: &Path, to: &PathBuf) -> io::Result<String> {
    const LEVEL: u8 = 9;
    fs::write(
        to,
        miniz_oxide::deflate::compress_to_vec(&fs::read(book)?, LEVEL),
    )?;
    Ok(format!("include_bytes!({to:?})"))
}

/// Returns the expression of no bytes: the host installs the books.
#[cfg(not(feature = "data"))]
#[expect(clippy::unnecessary_wraps, reason = "the signature of the other one")]
fn compress(_: &Path, _: &PathBuf) -> io::Result<String> {
    Ok("&[]".to_owned())
}
