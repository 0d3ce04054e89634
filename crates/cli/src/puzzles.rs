//! `rosespring puzzles`: a book of puzzles from self-play.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use rosespring_engine::levels::net_of;
use rosespring_engine::puzzle::{Book, Settings, look};
use rosespring_engine::shipped_evaluator;
use rosespring_rules::Rules;
use rosespring_wire::puzzles::{PuzzleBook, PuzzleMethod};

use crate::output::refuse;
use crate::{input, output};

/// Make puzzles: stages from self-play whose best play is clear, and not the obvious one.
///
/// Levels 4 to 7 play each other. A stage is chosen where the hand-written evaluation errs, or the
/// net does; its best plays are rolled out with the same dice. No two puzzles are of one game, and
/// none is nearly like another. What is done is kept in the file: the same command goes on where
/// it was stopped, and what is finished is not done again. The same seed gives the same file on
/// any number of threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The rules, such as `gul-bara:2007`.
    #[arg(long)]
    rules: Rules,
    /// Puzzles.
    #[arg(long, default_value_t = 120, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// Where dice and errors come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file, JSON.
    #[arg(long)]
    out: PathBuf,
    /// Units by which the best play leads every other, at least.
    #[arg(long, value_name = "UNITS", default_value_t = 0.06, value_parser = lead)]
    lead: f64,
    /// Standard errors by which it leads, at least.
    #[arg(long, default_value_t = 4.0, value_parser = deviations)]
    deviations: f64,
    /// Trials of each play, at most.
    #[arg(long, default_value_t = 1_296)]
    #[arg(value_parser = clap::value_parser!(u64).range(144..=1_000_000))]
    trials: u64,
    /// Let the net have the last word after so many throws.
    #[arg(long, value_name = "THROWS", default_value_t = 8)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000))]
    truncate: u32,
    /// Threads; as many as the machine runs at once if not said.
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

/// Games that are looked through before what is done is kept. It decides which puzzles come of a
/// seed: what a book has enough of is looked at in between.
const GAMES_KEPT: u64 = 16;

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let rules = arguments.rules;
    let settings = Settings {
        seed: arguments.seed,
        lead: arguments.lead,
        deviations: arguments.deviations,
        trials: arguments.trials,
        truncate: arguments.truncate,
    };
    let count = arguments.count as usize;
    let net = net_of(rules.game).map_err(refuse)?;
    let method = PuzzleMethod::new(rules, net.checksum(), &settings, count);
    let (mut kept, mut book) = begun(arguments, method)?;
    let (evaluator, never) = (shipped_evaluator(rules.game), AtomicBool::new(false));
    let threads = input::threads(arguments.threads);
    let bar = output::progress(count as u64, "puzzles");
    bar.set_position(kept.puzzles.len() as u64);
    while !book.is_complete() {
        let games = kept.games..kept.games + GAMES_KEPT;
        let found = look(
            rules,
            &evaluator,
            &settings,
            games,
            &book.full(),
            threads,
            &never,
        );
        for puzzle in found.into_iter().flatten() {
            if book.add(&puzzle) {
                kept.add(&puzzle);
                bar.inc(1);
            }
        }
        kept.games += GAMES_KEPT;
        output::write_file(&arguments.out, &kept.to_json())?;
    }
    bar.finish_and_clear();
    output::write(&format!("{}\n", arguments.out.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// What was done before by the same method; otherwise nothing.
fn begun(arguments: &Arguments, method: PuzzleMethod) -> Result<(PuzzleBook, Book)> {
    let path = &arguments.out;
    let mut book = Book::of(method.count);
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            output::check_file(path)?;
            return Ok((PuzzleBook::new(method), book));
        }
        Err(error) => return Err(error).with_context(|| path.display().to_string()),
    };
    let is_none = |fault: String| {
        refuse(format_args!(
            "{} is no book of puzzles ({fault}): remove it first",
            path.display()
        ))
    };
    let kept = PuzzleBook::from_json(&text).map_err(is_none)?;
    if kept.method != method {
        return Err(refuse(format_args!(
            "{} was made in another way (rules, net, seed, count, lead or trials): remove it, or \
             name another file",
            path.display()
        )));
    }
    for row in &kept.puzzles {
        let (position, theme) = row.read().map_err(is_none)?;
        book.keep(position, theme);
    }
    Ok((kept, book))
}
