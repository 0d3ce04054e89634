//! Divides the books of puzzles into files (decision 61) and lists them. With the feature `data`
//! the program holds them.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::Path;

#[path = "parts.rs"]
mod parts;

const FOLDER: &str = "puzzles";

fn main() -> io::Result<()> {
    for read in ["build.rs", "parts.rs", "src/practice/layout.rs", FOLDER] {
        println!("cargo::rerun-if-changed={read}");
    }
    let has_data = env::var_os("CARGO_FEATURE_DATA").is_some();
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let mut list = "[\n".to_owned();
    for book in parts::books(Path::new(FOLDER))? {
        let parts::Book {
            game,
            themes,
            days,
            files,
        } = book;
        let _ = write!(list, "BookData {{ game: {game:?}, themes: &{themes:?}, ");
        let _ = write!(list, "days: &{days:?}, ");
        if has_data {
            list.push_str("files: &[");
            for file in files {
                let path = Path::new(&out).join(format!("{game}-{}", file.name));
                fs::write(&path, &file.bytes)?;
                let is_early = file.is_early;
                let _ = write!(list, "BookFile {{ is_early: {is_early}, ");
                let _ = write!(list, "bytes: include_bytes!({path:?}) }}, ");
            }
            list.push_str("] ");
        }
        list.push_str("},\n");
    }
    list.push(']');
    fs::write(Path::new(&out).join("books.rs"), list)
}
