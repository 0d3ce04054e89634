//! `rosespring play`: a game in the terminal.

mod board;
mod colour;
mod keep;
mod naming;
mod resign;
mod resume;
mod seat;
mod table;
mod terminal;
mod trictrac;
mod turn;
mod typed;

use std::io::StdinLock;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use rosespring_engine::stakes::MATCH_MAX;
use rosespring_rules::notation::record::Record;
use rosespring_rules::{Match, MatchRules, Position};

use crate::any_rules::{AnyPosition, AnyRules};
use crate::output::refuse;
use crate::{input, output};
use keep::{Keeper, RecordPlace};
use seat::{PlayerChoice, Seat};
use table::Table;
use terminal::Terminal;

/// Play in the terminal: against the program, or two people.
///
/// A turn fits 80 columns and 24 lines. `?` lists the commands.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The rules, such as `gul-bara:2007` or `gul-bara~remainder=lost`, or `tavli` or `sreshta`,
    /// which play several games in turn
    #[arg(long, default_value = "gul-bara")]
    rules: AnyRules<MatchRules>,
    /// Who plays White: `person`, or the program as `level:1` (a beginner) to `level:8` (full
    /// strength), `greedy`, `baseline` or `weak`; in Trictrac as a player that `arena --help` names
    #[arg(long, default_value = "person")]
    white: String,
    /// Who plays Black, named in the same way [default: `level:5`, or the strongest level of a game
    /// that has fewer; in Trictrac `greedy`]
    #[arg(long)]
    black: Option<String>,
    /// Number of units the match is played to [default: 1, or 5 for several games in turn]
    #[arg(long = "match", value_name = "UNITS")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=i64::from(MATCH_MAX)))]
    match_to: Option<u8>,
    /// Seed for the dice [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// Position to start from instead of the start of the game: an id, or a file
    #[arg(long, conflicts_with = "rules")]
    position: Option<String>,
    /// Write the record to this file at every turn, as JSON if its name ends in `.json`. A match in
    /// it that is not over is not replaced without a question
    #[arg(long)]
    record: Option<PathBuf>,
    /// Go on with the match of this record, which is not over: its rules, players, score and dice.
    /// The file stays its record
    #[arg(long, value_name = "FILE", conflicts_with_all =
        ["rules", "white", "black", "match_to", "seed", "position", "record"])]
    resume: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut terminal = Terminal::open()?;
    let first = match &arguments.position {
        Some(argument) => Some(start(argument)?),
        None => None,
    };
    let (rules, first) = match (first, arguments.rules) {
        (Some(AnyPosition::Trictrac(first)), _) => {
            return trictrac::play(terminal, arguments, first);
        }
        (None, AnyRules::Trictrac(rules)) => {
            let first = rosespring_rules::trictrac::Position::start(rules.grande);
            return trictrac::play(terminal, arguments, first);
        }
        (Some(AnyPosition::Usual(first)), _) => ((*first.rules()).into(), Some(first)),
        (None, AnyRules::Usual(rules)) => (rules, None),
    };
    let old = match (&arguments.resume, &arguments.record) {
        (Some(path), _) => Some(path),
        (None, Some(path)) => match keep::find_place(&mut terminal, path)? {
            RecordPlace::Free => None,
            RecordPlace::GoOn => Some(path),
            RecordPlace::Stop => return Ok(ExitCode::SUCCESS),
        },
        (None, None) => None,
    };
    let mut table = match old {
        Some(path) => resume::table(terminal, path)?,
        None => new_table(terminal, arguments, rules, first)?,
    };
    table.play_match()?;
    Ok(ExitCode::SUCCESS)
}

/// Begins a match.
fn new_table(
    terminal: Terminal<StdinLock<'static>>,
    arguments: &Arguments,
    rules: MatchRules,
    first: Option<Position>,
) -> Result<Table<StdinLock<'static>>> {
    let seed = arguments.seed.unwrap_or_else(input::chance_seed);
    let match_to = arguments.match_to.unwrap_or(rules.lengths()[0]);
    let choice = |name: &String| name.parse::<PlayerChoice>().map_err(refuse);
    let black = match &arguments.black {
        Some(name) => choice(name)?,
        None => PlayerChoice::default_opponent(&rules),
    };
    let players = [choice(&arguments.white)?, black];
    let keeper = match &arguments.record {
        Some(path) => {
            let [white, black] = players.map(PlayerChoice::name);
            let mut record = Record::new(rules, &white, &black, match_to);
            record.dice_seed = Some(resume::format_seed(seed));
            Some(Keeper::new(path.clone(), record)?)
        }
        None => None,
    };
    let [white, black] = players.map(|who| Seat::new(who, &rules, seed));
    let table = Table {
        terminal,
        seats: [white?, black?],
        dice: fastrand::Rng::with_seed(seed),
        score: Match::new(rules, match_to),
        first,
        games: 0,
        unfinished: None,
        keeper,
        unshown: Vec::new(),
    };
    output::talk(format_args!("seed {seed}"));
    Ok(table)
}

/// Reads the position in which the first game begins.
fn start(argument: &str) -> Result<AnyPosition> {
    let position = input::any_position(argument)?;
    if position.is_over() {
        return Err(refuse("no play is possible from here: the game is over"));
    }
    Ok(position)
}
