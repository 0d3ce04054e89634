//! `rosespring replay`: reads a record, checks it and prints it in either form.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::ValueEnum;
use rosespring_rules::notation::record::GameRecord;
use rosespring_rules::{Board, Dice, Entry, Game};
use rosespring_wire::record;

use crate::{input, output};

/// Replay a record step by step and print it again, as text or as JSON
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The record, as JSON or as text; `-` for the standard input
    record: PathBuf,
    /// The form to print
    #[arg(long, default_value = "text")]
    to: Form,
    /// The same as `--to json`
    #[arg(long, conflicts_with = "to")]
    json: bool,
    /// Write to this file instead, whole or not at all
    #[arg(long)]
    output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Text,
    Json,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let (record, code) = input::record(input::source(&arguments.record)?)?;
    let written = if arguments.json || arguments.to == Form::Json {
        record::to_json(&record) + "\n"
    } else {
        record.to_text()
    };
    match &arguments.output {
        Some(path) => output::write_file(path, &written)?,
        None => output::write(&written)?,
    }
    Ok(code)
}

/// Does what a player did in an entry of a record.
pub(crate) fn repeat(game: &mut Game, entry: &Entry) -> Result<()> {
    match entry {
        Entry::Opening { white, black } => game.throw(Dice::new(*white, *black))?,
        Entry::Throw {
            dice: [first, second],
            ..
        } => game.throw(Dice::new(*first, *second))?,
        Entry::Name { number, .. } => game.name(*number)?,
        Entry::Play { steps, .. } => game.play(steps)?,
        Entry::Resign { side, win } => game.resign(*side, *win)?,
        _ => {}
    }
    Ok(())
}

/// Returns the men after each play of a game, as far as it can be replayed.
pub(crate) fn boards(game: &GameRecord) -> Vec<Board> {
    let mut replayed = Game::new(game.start);
    let mut boards = Vec::new();
    for (index, entry) in game.entries.iter().enumerate() {
        // An entry that follows from the one before it is in the game already.
        if replayed.entries().len() <= index && repeat(&mut replayed, entry).is_err() {
            break;
        }
        if matches!(entry, Entry::Play { .. }) {
            boards.push(*replayed.position().board());
        }
    }
    boards
}
