//! Stores the record of a match in play. The file is written at every turn, so that the record
//! survives the end of the program, and a match that is not over is not replaced by accident.

use std::io::BufRead;
use std::path::{Path, PathBuf};

use anyhow::Result;
use rosespring_rules::Game;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_wire::record;

use super::resume;
use super::terminal::Terminal;
use crate::output::refuse;
use crate::{input, output};

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

    /// The path of the file.
    pub(super) fn path(&self) -> &Path {
        &self.path
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

/// What happens with the file that is to become a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RecordPlace {
    /// A new record may be written there.
    Free,
    /// The match in it goes on.
    GoOn,
    /// The person wants neither.
    Stop,
}

/// Decides what happens with the file. If it contains a match that is not over, a person is asked.
///
/// # Errors
///
/// The file contains such a match, or a damaged record, and the input is not a terminal.
pub(super) fn find_place<R: BufRead>(
    terminal: &mut Terminal<R>,
    path: &Path,
) -> Result<RecordPlace> {
    let (what, may_go_on) = match old_match(path) {
        OldMatch::None => return Ok(RecordPlace::Free),
        OldMatch::Unfinished => ("a match that is not over".to_owned(), true),
        OldMatch::Damaged(why) => (format!("a record that cannot be read ({why})"), false),
    };
    let file = path.display();
    if !terminal.is_typed() {
        let go_on = match may_go_on {
            true => format!("go on with it by `rosespring play --resume {file}`, "),
            false => String::new(),
        };
        let message = format!("{file} contains {what}: {go_on}remove it, or name another file");
        return Err(refuse(message));
    }
    terminal.say(&format!("{file} contains {what}.\n"))?;
    let question = match may_go_on {
        true => "Go on with it (g), replace it (r) or stop (s)? ",
        false => "Replace it (r) or stop (s)? ",
    };
    loop {
        let Some(answer) = terminal.ask(question)? else {
            return Ok(RecordPlace::Stop);
        };
        match answer.to_lowercase().as_str() {
            "g" | "go on" if may_go_on => return Ok(RecordPlace::GoOn),
            "r" | "replace" => return Ok(RecordPlace::Free),
            "s" | "stop" | "q" | "quit" => return Ok(RecordPlace::Stop),
            _ => {}
        }
    }
}

/// The match in a file that is to be replaced.
enum OldMatch {
    /// No match, or one that is over.
    None,
    Unfinished,
    /// A record that cannot be read, with its first fault.
    Damaged(String),
}

fn old_match(path: &Path) -> OldMatch {
    // What is no regular file is refused later, with its reason.
    let text = match path.is_file() {
        true => input::text(path).unwrap_or_default(),
        false => String::new(),
    };
    if !record::is_record(&text) {
        return OldMatch::None;
    }
    match record::parse(&text) {
        Ok(record) if resume::is_over(&record) => OldMatch::None,
        Ok(_) => OldMatch::Unfinished,
        Err(faults) => OldMatch::Damaged(faults.into_iter().next().unwrap_or_default()),
    }
}
