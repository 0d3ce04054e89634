//! `rosespring clip`: turns of a game as a moving picture.

mod board;
mod canvas;
mod film;
mod scene;

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::{Context, Result};
use rosespring_rules::Entry;
use rosespring_rules::notation::record::{GameRecord, Record};
use serde::Serialize;

use crate::output::refuse;
use crate::{input, output};

/// Draw turns of a record as a moving picture, a GIF.
///
/// The board is that of the page, with the dice that are left and each step. What the picture shows
/// goes to the standard output, as the text for those who cannot see it.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The record; `-` for the standard input
    record: PathBuf,
    /// The turns, counted from 1 at the first throw of the game: `7` or `7-9` [default: all]
    #[arg(long)]
    turns: Option<Turns>,
    /// The game of the match, counted from 1
    #[arg(long, default_value_t = 1)]
    game: usize,
    /// The picture, `.gif`; written whole or not at all
    #[arg(long)]
    out: PathBuf,
    /// Width in pixels, 160 to 1280
    #[arg(long, default_value_t = 560, value_parser = clap::value_parser!(u16).range(160..=1280))]
    width: u16,
    /// Print one JSON object: `turns`, `frames`, `seconds`, `bytes`, `text`
    #[arg(long)]
    json: bool,
}

/// The first and the last turn, from 1.
#[derive(Debug, Clone, Copy)]
struct Turns(usize, usize);

impl FromStr for Turns {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WANTED: &str = "expected a turn or a range of turns, as `7` or `7-9`";
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let number = |text: &str| text.parse::<usize>().ok().filter(|&number| number > 0);
        match (number(first), number(last)) {
            (Some(first), Some(last)) if first <= last => Ok(Self(first, last)),
            _ => Err(WANTED),
        }
    }
}

/// What `--json` prints.
#[derive(Debug, Serialize)]
struct Summary {
    turns: [usize; 2],
    frames: usize,
    seconds: f64,
    bytes: usize,
    text: String,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    check_name(&arguments.out)?;
    output::check_file(&arguments.out)?;
    let (record, code) = input::record(input::source(&arguments.record)?)?;
    let (game, throws) = game_of(&record, arguments)?;
    let Turns(first, last) = arguments.turns.unwrap_or(Turns(1, throws.len()));
    if throws.is_empty() || last > throws.len() {
        let (number, count) = (arguments.game, throws.len());
        return Err(refuse(format_args!(
            "--turns {first}-{last}: game {number} has {count} turns"
        )));
    }
    let end = throws.get(last).copied().unwrap_or(game.entries.len());
    let entries = throws[first - 1]..end;
    let scenes = scene::scenes(game, entries.clone())?;
    let film = film::Film::of(&scenes, arguments.width)?;
    let bytes = film.to_gif()?;
    rosespring_files::write(&arguments.out, &bytes)
        .with_context(|| format!("{} cannot be written", arguments.out.display()))?;
    let summary = Summary {
        turns: [first, last],
        frames: film.frames(),
        seconds: film.seconds(),
        bytes: bytes.len(),
        text: text_of(&record, game, entries),
    };
    if arguments.json {
        output::write_json(&summary)?;
    } else {
        output::write(&summary.text)?;
        let Summary {
            frames,
            seconds,
            bytes,
            ..
        } = summary;
        output::talk(format_args!(
            "{}: {bytes} bytes, {frames} frames, {seconds:.1} s",
            arguments.out.display()
        ));
    }
    Ok(code)
}

/// Refuses a name that says that the file has another form.
fn check_name(out: &Path) -> Result<()> {
    match out.extension() {
        Some(form) if !form.eq_ignore_ascii_case("gif") => Err(refuse(format_args!(
            "--out {}: a clip is a GIF, so its name ends with .gif",
            out.display()
        ))),
        _ => Ok(()),
    }
}

/// The game that was asked for, and the places of its throws.
fn game_of<'a>(record: &'a Record, arguments: &Arguments) -> Result<(&'a GameRecord, Vec<usize>)> {
    let found = arguments
        .game
        .checked_sub(1)
        .and_then(|at| record.games.get(at));
    let Some(game) = found else {
        let (number, count) = (arguments.game, record.games.len());
        return Err(refuse(format_args!(
            "--game {number}: the record has {count} games"
        )));
    };
    let throws = (0..game.entries.len())
        .filter(|&at| matches!(game.entries[at], Entry::Throw { .. }))
        .collect();
    Ok((game, throws))
}

/// What the entries of a game tell, as the lines of a record.
fn text_of(record: &Record, game: &GameRecord, entries: Range<usize>) -> String {
    let mut told = Record::new(record.rules, &record.white, &record.black, record.match_to);
    told.games.push(game.clone());
    let text = told.to_text();
    let lines = text.lines().skip_while(|line| !line.starts_with("game "));
    // An entry is a line.
    let lines = lines.skip(1 + entries.start).take(entries.len());
    let names = format!("White {}, Black {}", record.white, record.black);
    std::iter::once(names.as_str())
        .chain(lines)
        .map(|line| line.to_owned() + "\n")
        .collect()
}
