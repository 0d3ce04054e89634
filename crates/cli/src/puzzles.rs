//! `rosespring puzzles`: makes a book of puzzles from self-play.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use rosespring_engine::levels::net_of;
use rosespring_engine::puzzle::{Book, PuzzleSettings, Theme, look};
use rosespring_engine::shipped_evaluator;
use rosespring_rules::{Position, Rules};
use rosespring_wire::puzzles::{PuzzleBook, PuzzleMethod};

use crate::output::refuse;
use crate::{input, output};

/// Make puzzles: stages from self-play with one clearly best play that is not the obvious one.
///
/// Levels 4 to 7 play each other. A stage is chosen if the hand-written evaluation or the net
/// misjudges it; its best plays are rolled out with the same dice. No two puzzles come from the
/// same game, and no two are nearly alike. Progress is stored in the file: after an interruption,
/// the same command continues from there, and finished work is not repeated. The same seed gives
/// the same file on any number of threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The rules, such as `gul-bara:2007`
    #[arg(long)]
    rules: Rules,
    /// Number of puzzles
    #[arg(long, default_value_t = 120, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// Seed for the dice and the errors
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The JSON file to write
    #[arg(long)]
    out: PathBuf,
    /// Minimum lead of the best play over every other one, in units
    #[arg(long, value_name = "UNITS", default_value_t = 0.06, value_parser = lead)]
    lead: f64,
    /// Minimum lead of the best play, in standard errors
    #[arg(long, default_value_t = 4.0, value_parser = deviations)]
    deviations: f64,
    /// Maximum number of trials of each play
    #[arg(long, default_value_t = 1_296)]
    #[arg(value_parser = clap::value_parser!(u64).range(144..=1_000_000))]
    trials: u64,
    /// Cut trials off after this many throws and evaluate the position reached
    #[arg(long, value_name = "THROWS", default_value_t = 8)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000))]
    truncate: u32,
    /// Themes to seek, such as `gift,block`: tried first in each game that has them, until each has
    /// a twentieth of all puzzles
    #[arg(long, value_name = "THEMES", value_delimiter = ',', value_parser = theme)]
    seek: Vec<Theme>,
    /// A book of the same rules; no puzzle is nearly alike one of it, and its themes count
    #[arg(long, value_name = "BOOK")]
    beside: Vec<PathBuf>,
    /// Number of threads [default: all processor cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
}

fn lead(text: &str) -> Result<f64, &'static str> {
    match text.parse() {
        Ok(lead) if (0.01..=3.0).contains(&lead) => Ok(lead),
        _ => Err("expected a number from 0.01 to 3"),
    }
}

fn deviations(text: &str) -> Result<f64, &'static str> {
    match text.parse() {
        Ok(deviations) if (1.0..=10.0).contains(&deviations) => Ok(deviations),
        _ => Err("expected a number from 1 to 10"),
    }
}

fn theme(text: &str) -> Result<Theme, String> {
    let names = || Theme::ALL.map(Theme::name).join(", ");
    Theme::named(text).ok_or_else(|| format!("the themes are {}", names()))
}

/// Number of games searched between two writes of the file. The choice of puzzles depends on it:
/// after each write the book checks which kinds it has enough of.
const GAMES_PER_WRITE: u64 = 16;

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let rules = arguments.rules;
    let settings = PuzzleSettings {
        seed: arguments.seed,
        lead: arguments.lead,
        deviations: arguments.deviations,
        trials: arguments.trials,
        truncate: arguments.truncate,
    };
    let count = arguments.count as usize;
    let net = net_of(rules.game).map_err(refuse)?;
    let beside = books_beside(arguments)?;
    let method = PuzzleMethod {
        sought: arguments
            .seek
            .iter()
            .map(|theme| theme.name().to_owned())
            .collect(),
        beside: beside.len(),
        ..PuzzleMethod::new(rules, net.checksum(), &settings, count)
    };
    let mut book = Book::of(count).seeking(&arguments.seek);
    for (position, theme) in beside {
        book.keep_beside(position, theme);
    }
    let mut kept = stored_book(arguments, method, &mut book)?;
    let (evaluator, never) = (shipped_evaluator(rules.game), AtomicBool::new(false));
    let threads = input::threads(arguments.threads);
    let bar = output::progress(count as u64, "puzzles");
    bar.set_position(kept.puzzles.len() as u64);
    while !book.is_complete() {
        let games = kept.games..kept.games + GAMES_PER_WRITE;
        let found = look(
            rules,
            &evaluator,
            &settings,
            games,
            &book.wanted(),
            threads,
            &never,
        );
        for puzzle in found.into_iter().flatten() {
            if book.add(&puzzle) {
                kept.add(&puzzle);
                bar.inc(1);
            }
        }
        kept.games += GAMES_PER_WRITE;
        output::write_file(&arguments.out, &kept.to_json())?;
    }
    bar.finish_and_clear();
    output::write(&format!("{}\n", arguments.out.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// Reads the puzzles of the books beside the one to be made.
fn books_beside(arguments: &Arguments) -> Result<Vec<(Position, Theme)>> {
    let mut rows = Vec::new();
    for path in &arguments.beside {
        let is_none = |fault: String| {
            refuse(format_args!(
                "{} is not a book of puzzles ({fault})",
                path.display()
            ))
        };
        let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
        let book = PuzzleBook::from_json(&text).map_err(is_none)?;
        if book.method.rules != arguments.rules.to_string() {
            let (given, asked) = (book.method.rules, arguments.rules);
            return Err(refuse(format_args!(
                "{} is of {given}, not {asked}",
                path.display()
            )));
        }
        for row in &book.puzzles {
            rows.push(row.read().map_err(is_none)?);
        }
    }
    Ok(rows)
}

/// Reads the progress stored by the same method into `book`; returns an empty book without one.
fn stored_book(arguments: &Arguments, method: PuzzleMethod, book: &mut Book) -> Result<PuzzleBook> {
    let path = &arguments.out;
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            output::check_file(path)?;
            return Ok(PuzzleBook::new(method));
        }
        Err(error) => return Err(error).with_context(|| path.display().to_string()),
    };
    let is_none = |fault: String| {
        refuse(format_args!(
            "{} is not a book of puzzles ({fault}): remove it first",
            path.display()
        ))
    };
    let kept = PuzzleBook::from_json(&text).map_err(is_none)?;
    if kept.method != method {
        return Err(refuse(format_args!(
            "{} was made with other settings (rules, net, seed, count, lead, trials, themes or \
             books beside): remove it, or name another file",
            path.display()
        )));
    }
    for row in &kept.puzzles {
        let (position, theme) = row.read().map_err(is_none)?;
        book.keep(position, theme);
    }
    Ok(kept)
}
