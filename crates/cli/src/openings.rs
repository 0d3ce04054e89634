//! `rosespring openings`: makes tables of the first throws of games.

mod page;
mod plot;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use indicatif::ProgressBar;
use rosespring_engine::bearoff::TableEvaluator;
use rosespring_engine::levels::net_of;
use rosespring_engine::net::is_shipped;
use rosespring_engine::opening::{OpeningSettings, Tally, first_plays, first_throws, play_games};
use rosespring_engine::{GameEvaluator, shipped_evaluator};
use rosespring_rules::{PRESETS, Rules};
use rosespring_wire::openings::{OpeningMethod, OpeningTable, TallyRow};

use crate::output::refuse;
use crate::{input, output};

/// Make tables of every first throw: its best plays, and the value of having the first throw.
///
/// For each rules, the command writes a page, the data as CSV and as JSON, and a plot into a
/// folder. The plays of each throw are rolled out; win kinds and game lengths are counted in whole
/// games. Progress is stored in the JSON file: after an interruption, the same command continues
/// from there, and finished work is not repeated. The same seed gives the same files on any number
/// of threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Rules, such as `gul-bara:2007`; may be repeated [default: all presets]
    #[arg(long)]
    rules: Vec<Rules>,
    /// The folder; it is created if it is missing
    #[arg(long)]
    out: PathBuf,
    /// Maximum standard error of every equity, in units
    #[arg(long, value_name = "UNITS", default_value_t = 0.008, value_parser = error)]
    error: f64,
    /// Cut trials off after this many throws and evaluate the position reached
    #[arg(long, value_name = "THROWS", default_value_t = 12)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000))]
    truncate: u32,
    /// Maximum number of plays of a throw
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=20))]
    plays: u8,
    /// Number of whole games for each rules
    #[arg(long, default_value_t = 25_920)]
    #[arg(value_parser = clap::value_parser!(u64).range(36..=100_000_000))]
    games: u64,
    /// Seed for the dice
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: all processor cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
}

fn error(text: &str) -> Result<f64, &'static str> {
    match text.parse() {
        Ok(error) if error > 0.000_1 && error <= 1.0 => Ok(error),
        _ => Err("expected a number above 0.0001 and at most 1"),
    }
}

/// Number of whole games between two writes of the file.
const GAMES_PER_WRITE: u64 = 1_296;

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let out = &arguments.out;
    std::fs::create_dir_all(out).with_context(|| format!("{} cannot be made", out.display()))?;
    let presets = PRESETS.iter().map(|preset| preset.rules);
    let all = || presets.filter(|rules| is_shipped(rules.game)).collect();
    let rules: Vec<Rules> = match arguments.rules.is_empty() {
        true => all(),
        false => arguments.rules.clone(),
    };
    for rules in rules {
        let table = study(rules, arguments)?;
        let name = file_name(rules);
        let write = |ending: &str, text: &str| {
            output::write_file(&out.join(format!("{name}.{ending}")), text)
        };
        write("csv", &page::csv(&table))?;
        write("svg", &plot::svg(&table))?;
        write("md", &page::page(&table, &name))?;
        output::write(&format!("{}\n", out.join(format!("{name}.md")).display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns rules as a file name.
fn file_name(rules: Rules) -> String {
    let allowed = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    rules.to_string().chars().map(allowed).collect()
}

/// Returns the finished table of the rules.
fn study(rules: Rules, arguments: &Arguments) -> Result<OpeningTable> {
    let net = net_of(rules.game).map_err(refuse)?;
    let settings = OpeningSettings {
        seed: arguments.seed,
        error: arguments.error,
        truncate: arguments.truncate,
        plays: usize::from(arguments.plays),
        threads: input::threads(arguments.threads),
    };
    let path = arguments.out.join(format!("{}.json", file_name(rules)));
    let method = OpeningMethod::new(rules, net.checksum(), &settings, arguments.games);
    let mut table = stored_table(&path, method)?;
    let throws = first_throws(rules);
    let rounds = arguments.games.div_ceil(GAMES_PER_WRITE);
    let bar = output::progress(throws.len() as u64 + rounds, "throws, and rounds of games");
    bar.println(rules.to_string());
    let (evaluator, never) = (shipped_evaluator(rules.game), AtomicBool::new(false));
    for throw in &throws {
        if !table.has(throw) {
            let plays = first_plays(throw, &evaluator, &settings, &never);
            table.add(throw, &plays);
            output::write_file(&path, &table.to_json())?;
        }
        bar.inc(1);
    }
    count_games(rules, &evaluator, &settings, &mut table, (&path, &bar))?;
    bar.finish_and_clear();
    Ok(table)
}

/// Plays the whole games that are missing.
fn count_games(
    rules: Rules,
    evaluator: &TableEvaluator<GameEvaluator>,
    settings: &OpeningSettings,
    table: &mut OpeningTable,
    (path, bar): (&Path, &ProgressBar),
) -> Result<()> {
    let mut tally = Tally::from(&table.tally);
    let never = AtomicBool::new(false);
    while tally.games < table.method.games {
        let end = (tally.games + GAMES_PER_WRITE).min(table.method.games);
        let more = play_games(rules, evaluator, tally.games..end, settings, &never);
        tally.add(&more);
        table.tally = TallyRow::from(&tally);
        output::write_file(path, &table.to_json())?;
        bar.inc(1);
    }
    Ok(())
}

/// Reads the progress stored by the same method; returns an empty table without one.
fn stored_table(path: &Path, method: OpeningMethod) -> Result<OpeningTable> {
    let empty = |method| Ok(OpeningTable::new(method));
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return empty(method),
        Err(error) => return Err(error).with_context(|| path.display().to_string()),
    };
    match OpeningTable::from_json(&text) {
        Ok(table) if table.method == method => Ok(table),
        Ok(_) => Err(refuse(format_args!(
            "{} was made with other settings (net, seed, error or games): remove it, or name \
             another folder",
            path.display()
        ))),
        Err(fault) => Err(refuse(format_args!(
            "{} is not a table of openings ({fault}): remove it first",
            path.display()
        ))),
    }
}
