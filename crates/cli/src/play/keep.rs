//! Stores the record of a match in play. The file is written at every turn, so that the record
//! survives the end of the program.

use std::path::PathBuf;

use anyhow::Result;
use rosespring_rules::Game;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_wire::record;

use crate::output;

/// The path of the record, and the finished games in it.
pub(super) struct Keeper {
    path: PathBuf,
    record: Record,
}

impl Keeper {
    /// Checks that the file can be written, before the first throw.
    pub(super) fn new(path: PathBuf, record: Record) -> Result<Self> {
        output::check_file(&path)?;
        Ok(Self { path, record })
    }

    /// Writes the record with a game that is not finished.
    pub(super) fn write_with(&mut self, game: &Game) -> Result<()> {
        self.record.games.push(GameRecord::of(game));
        let written = self.write();
        self.record.games.pop();
        written
    }

    /// Adds a game that is finished or abandoned, and writes the record.
    pub(super) fn add(&mut self, game: &Game) -> Result<()> {
        self.record.games.push(GameRecord::of(game));
        self.write()
    }

    fn write(&self) -> Result<()> {
        let is_json = self.path.extension().is_some_and(|name| name == "json");
        let written = if is_json {
            record::to_json(&self.record) + "\n"
        } else {
            self.record.to_text()
        };
        output::write_file(&self.path, &written)
    }
}
