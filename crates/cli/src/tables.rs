//! Tables of bear-offs, read where they lie.
//!
//! Mapping a file into memory is `unsafe`, because whoever changes the file meanwhile changes
//! memory that Rust takes to be constant; a file that is made shorter ends the program. It is done
//! all the same: a table has up to nine gigabytes, of which a game reads some kilobytes. Our own
//! programs never change a table that is there: `bear-off build` writes beside it and renames.
#![allow(unsafe_code)]

use std::fs::File;
use std::path::Path;

use anyhow::{Context, Result};
use memmap2::Mmap;
use rosespring_engine::bearoff::{TableBytes, Tables, TwoSided};

use crate::output::refuse;

/// The variable of the environment that names tables, separated as in `PATH`.
const VARIABLE: &str = "ROSESPRING_BEAR_OFF";

/// Larger files are not compared with their checksum whenever the program starts.
const CHECKED_BYTES: u64 = 64 << 20;

/// Lets all players use the tables that the environment names.
///
/// There is no folder that is looked in by itself: what a player does must not depend on what
/// happens to lie about.
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
                .map_err(|error| told(&path, &error))
                .with_context(|| VARIABLE)?;
        }
        tables.push(table);
    }
    Ok(Tables::with(tables).share()?)
}

/// The table in a file, of which only the header and the length are looked at.
pub(crate) fn open(path: &Path) -> Result<TwoSided<TableBytes>> {
    let told = |error: &dyn std::fmt::Display| {
        refuse(format_args!("{} cannot be read: {error}", path.display()))
    };
    let file = File::open(path).map_err(|error| told(&error))?;
    // SAFETY: the file is not changed while it is mapped, see above.
    let bytes = unsafe { Mmap::map(&file) }.map_err(|error| told(&error))?;
    TwoSided::new(TableBytes::new(bytes)).map_err(|error| self::told(path, &error))
}

fn told(path: &Path, fault: &dyn std::fmt::Display) -> anyhow::Error {
    refuse(format_args!("{}: {fault}", path.display()))
}
