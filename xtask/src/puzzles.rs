//! The files of puzzles, as the program holds them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::shell;

/// Divides the books, as the build script of the table does.
#[path = "../../crates/table/parts.rs"]
#[expect(dead_code, reason = "a page needs the files alone")]
mod parts;

/// The folder with the books.
const BOOKS: &str = "crates/table/puzzles";

/// A file of puzzles.
pub(crate) struct PuzzleFile {
    /// Its name for the page: `backgammon/hit-1.packed`.
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    /// Whether it is stored before it is needed.
    pub(crate) is_early: bool,
}

/// Returns the files of all books.
pub(crate) fn files() -> Result<Vec<PuzzleFile>> {
    let books = parts::books(&shell::root().join(BOOKS));
    let books = books.with_context(|| format!("reading {BOOKS}"))?;
    let files = books.into_iter().flat_map(|book| {
        book.files.into_iter().map(move |file| PuzzleFile {
            name: format!("{}/{}.packed", book.game, file.name),
            bytes: file.bytes,
            is_early: file.is_early,
        })
    });
    Ok(files.collect())
}

/// Writes the files of all books into a folder.
pub(crate) fn write(folder: &Path) -> Result<()> {
    for PuzzleFile { name, bytes, .. } in files()? {
        let path = folder.join(name);
        let parent = path.parent().context("a game has a folder")?;
        fs::create_dir_all(parent).with_context(|| format!("creating {}", parent.display()))?;
        fs::write(&path, bytes).with_context(|| format!("writing {}", path.display()))?;
    }
    Ok(())
}
