//! `rosespring bench`: measures the speed of the rules and the engine, and some figures of play.

mod cascade;
mod engine;
mod rules;

use std::process::ExitCode;
use std::str::FromStr;

use anyhow::Result;
use rosespring_engine::net::shipped;
use rosespring_rules::Rules;
use rosespring_rules::games::{GAMES, GameDeclaration};
use rosespring_wire::result::{BenchResult, Measure};

use crate::output;

/// Measure speed as the median of several repeats, on one core unless stated otherwise.
///
/// A measure is named with its rules: `decision-gul-bara`. Measures of the rules: `perft` (distinct
/// positions per second, depth 3), `random-games` (whole games per second, each stage drawn
/// uniformly from its distinct ends), `worst-stage` (milliseconds to generate all ends of the stage
/// with the most plays that a search finds). Measures of the net that comes with the program:
/// `evaluations` (ends of stages per second, inputs included), `decision` (milliseconds for a play
/// without look-ahead, over all stages of games against itself, median and 99th percentile),
/// `self-play` (games against itself per second as in training, later stages not played out, on
/// --threads), `rollout` (seconds until the equity of the start position is known to a standard
/// error of 0.005 units, once), `cascade-exact` (milliseconds for an exact search of a turn that
/// begins with 1-1 in the middle of a game, median and 90th percentile of 51, and positions
/// visited), `cascade-loss` (units that faster searches lose against it in turns of 1-1, 2-2 and
/// 3-3, the share of their plays that differ, and milliseconds, over 100 positions per repeat; only
/// if named), `win-kinds` (the shares of double, triple and capote wins in games against itself,
/// 400 per repeat; only if named). Measure of the end of the game: `bear-off` (pairs of positions
/// per second, ten men on each side, on --threads).
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The measures to take [default: the usual ones of the games with a net]
    names: Vec<Name>,
    /// Number of repeats of each measure
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=100))]
    repeats: u32,
    /// Seed for games, dice and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads for the measures that can use several
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: u32,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The games of a measure that the command line does not name, each with its default rules.
#[derive(Clone, Copy)]
enum UsualGames {
    WithNet,
    One(&'static str),
    None,
}

/// A kind of measure.
struct MeasureKind {
    /// The beginning of the measure's name.
    name: &'static str,
    /// The games that it is taken for if the command line names no measure.
    games: UsualGames,
    take: fn(&MeasureSettings) -> Vec<Measure>,
}

/// The parameters of a measure.
struct MeasureSettings {
    rules: Rules,
    seed: u64,
    repeats: u32,
    threads: u32,
}

/// The measure whose name may be given without rules.
const BEAR_OFF: &str = "bear-off";
const BEAR_OFF_GAME: &str = "backgammon";
/// The measures that need no net.
const WITHOUT_NET: [&str; 4] = ["perft", "random-games", "worst-stage", BEAR_OFF];

static MEASURES: &[MeasureKind] = &[
    MeasureKind::new("perft", UsualGames::One("backgammon"), rules::perft),
    MeasureKind::new("random-games", UsualGames::WithNet, rules::random_games),
    MeasureKind::new("worst-stage", UsualGames::WithNet, rules::worst_stage),
    MeasureKind::new("evaluations", UsualGames::WithNet, engine::evaluations),
    MeasureKind::new("decision", UsualGames::WithNet, engine::decision),
    MeasureKind::new("self-play", UsualGames::WithNet, engine::self_play),
    MeasureKind::new("rollout", UsualGames::One("backgammon"), engine::rollout),
    MeasureKind::new("cascade-exact", UsualGames::One("gul-bara"), cascade::exact),
    MeasureKind::new("win-kinds", UsualGames::None, engine::win_kinds),
    MeasureKind::new("cascade-loss", UsualGames::None, cascade::loss),
    MeasureKind::new(BEAR_OFF, UsualGames::One(BEAR_OFF_GAME), engine::bear_off),
];

impl MeasureKind {
    const fn new(
        name: &'static str,
        games: UsualGames,
        take: fn(&MeasureSettings) -> Vec<Measure>,
    ) -> Self {
        Self { name, games, take }
    }
}

/// A measure to take for given rules.
#[derive(Clone, Copy)]
struct Name {
    kind: &'static MeasureKind,
    rules: Rules,
}

impl Name {
    /// Returns a measure of given rules, or the reason why it cannot be taken.
    fn new(kind: &'static MeasureKind, rules: Rules) -> Result<Self, String> {
        if WITHOUT_NET.contains(&kind.name) || shipped(rules.game).is_some() {
            return Ok(Self { kind, rules });
        }
        Err(format!(
            "`{}` needs a net, and {rules} has none: {} can be measured",
            kind.name,
            WITHOUT_NET.join(", ")
        ))
    }

    fn usual() -> Vec<Self> {
        let names = MEASURES.iter().flat_map(|kind| {
            let is_usual = move |game: &&GameDeclaration| match kind.games {
                UsualGames::WithNet => shipped(game.kind()).is_some(),
                UsualGames::One(name) => game.name == name,
                UsualGames::None => false,
            };
            let games = GAMES.iter().copied().filter(is_usual);
            games.map(move |game| Self {
                kind,
                rules: game.default_preset().rules,
            })
        });
        names.collect()
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { kind, rules } = self;
        if kind.name == BEAR_OFF && Some(*rules) == Rules::preset(BEAR_OFF_GAME) {
            return f.write_str(BEAR_OFF);
        }
        write!(f, "{}-{rules}", kind.name)
    }
}

impl std::fmt::Debug for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Name({self})")
    }
}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = MEASURES.iter().find_map(|kind| {
            let rules = text.strip_prefix(kind.name)?.strip_prefix('-')?;
            Some((kind, rules))
        });
        match found {
            Some((kind, rules)) => match rules.parse() {
                Ok(rules) => Self::new(kind, rules),
                Err(error) => Err(format!("{error}")),
            },
            None if text == BEAR_OFF => format!("{BEAR_OFF}-{}", BEAR_OFF_GAME).parse(),
            None => {
                let names: Vec<_> = MEASURES.iter().map(|kind| kind.name).collect();
                Err(format!(
                    "there is no such measure: expected {}, each with the rules: `{}-gul-bara`",
                    names.join(", "),
                    names[1]
                ))
            }
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let names = match arguments.names.as_slice() {
        [] => Name::usual(),
        names => names.to_vec(),
    };
    let bar = output::progress(names.len() as u64, "measuring");
    let mut result = BenchResult::default();
    for name in names {
        bar.set_message(name.to_string());
        let measures = (name.kind.take)(&MeasureSettings {
            rules: name.rules,
            seed: arguments.seed,
            repeats: arguments.repeats,
            threads: arguments.threads,
        });
        bar.inc(1);
        for measure in measures {
            let measure = Measure {
                name: name.to_string(),
                ..measure
            };
            if !arguments.json {
                bar.suspend(|| output::write(&format_measure(&measure)))?;
            }
            result.results.push(measure);
        }
    }
    bar.finish_and_clear();
    if arguments.json {
        output::write_json(&result)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn format_measure(measure: &Measure) -> String {
    let Measure {
        name, value, unit, ..
    } = measure;
    let of = measure
        .of
        .as_deref()
        .map_or(String::new(), |of| format!(", {of}:"));
    let plays = measure
        .plays
        .map_or(String::new(), |plays| format!(", {plays} plays"));
    let threads = match measure.threads {
        1 => String::new(),
        threads => format!(", {threads} threads"),
    };
    format!("{name}{of} {value:.4} {unit}{plays}{threads}\n")
}

/// Returns one result, measured on one thread.
fn measure(value: f64, unit: &'static str) -> Measure {
    Measure {
        name: String::new(),
        of: None,
        value,
        unit,
        threads: 1,
        position: None,
        plays: None,
    }
}

/// Returns the median of several repeats; `once` gets the number of the repeat.
fn median(repeats: u32, mut once: impl FnMut(u64) -> f64) -> f64 {
    middle(
        (0..repeats).map(|repeat| once(repeat.into())).collect(),
        0.5,
    )
}

/// Returns the value below which `share` of all values lie; NaN if there is no value.
fn middle(mut values: Vec<f64>, share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() as f64 * share) as usize;
    values
        .get(at.min(values.len().saturating_sub(1)))
        .copied()
        .unwrap_or(f64::NAN)
}
