//! Reads bear-off tables by mapping their files into memory.
//!
//! Mapping a file is `unsafe`: a program that changes the file meanwhile changes memory that Rust
//! assumes to be constant, and a program that truncates the file makes this one crash. It is done
//! because a table has up to nine gigabytes, of which a game reads some kilobytes. This program
//! never changes an existing table: `bear-off build` writes another file and renames it.
#![allow(unsafe_code)]

use std::fs::File;
use std::path::Path;

use anyhow::{Context, Result};
use memmap2::Mmap;
use rosespring_engine::bearoff::{TableBytes, Tables, TwoSided};

use crate::output::refuse;

/// The environment variable that names tables, separated as in `PATH`.
pub(crate) const VARIABLE: &str = "ROSESPRING_BEAR_OFF";

/// Size in bytes above which a table's checksum is not verified at every start.
const CHECKED_BYTES: u64 = 64 << 20;

/// Makes the tables that the environment names available to all players.
///
/// No default folder is searched: the choice of a player must not depend on files that happen to
/// exist.
pub(crate) fn share() -> Result<()> {
    let Some(paths) = std::env::var_os(VARIABLE).filter(|paths| !paths.is_empty()) else {
        return Ok(());
    };
    let mut tables = Vec::new();
    for path in std::env::split_paths(&paths) {
        let table = open(&path).with_context(|| VARIABLE)?;
        if table.header().file_bytes() <= CHECKED_BYTES {
            table
                .check()
                .map_err(|error| unusable(&path, &error))
                .with_context(|| VARIABLE)?;
        }
        tables.push(table);
    }
    Ok(Tables::with(tables).share()?)
}

/// Opens the table in a file and checks its header and its length.
pub(crate) fn open(path: &Path) -> Result<TwoSided<TableBytes>> {
    let unreadable = |error: &dyn std::fmt::Display| {
        refuse(format_args!("{} cannot be read: {error}", path.display()))
    };
    let file = File::open(path).map_err(|error| unreadable(&error))?;
    // SAFETY: the file is not changed while it is mapped, see above.
    let bytes = unsafe { Mmap::map(&file) }.map_err(|error| unreadable(&error))?;
    TwoSided::new(TableBytes::new(bytes)).map_err(|error| unusable(path, &error))
}

fn unusable(path: &Path, fault: &dyn std::fmt::Display) -> anyhow::Error {
    refuse(format_args!("{}: {fault}", path.display()))
}
