//! `rosespring bench`: how quick the rules and the engine are, and a few figures about play.

mod cascade;
mod engine;
mod rules;

use std::process::ExitCode;
use std::str::FromStr;

use anyhow::Result;
use rosespring_engine::net::shipped;
use rosespring_rules::Rules;
use rosespring_wire::result::{BenchResult, Measure};

use crate::output;

/// Measure speed, by the median of several repeats, on one core unless something else is said.
///
/// Each measure is named with the rules: `decision-gul-bara`. Of the rules: `perft` (distinct
/// positions a second, depth 3), `random-games` (whole games a second, each stage drawn uniformly
/// from its distinct ends), `worst-stage` (milliseconds for all ends of the stage with the most
/// plays that a search finds). Of the net that comes with the program: `evaluations` (ends of
/// stages a second, inputs included), `decision` (milliseconds for a play without look-ahead,
/// over all stages of games against itself, half and 99 in 100 of them), `self-play` (games
/// against itself a second as in training, later stages not played out, on --threads), `rollout`
/// (seconds until the start of a game is known to a standard error of 0.005 units, once),
/// `cascade-exact` (milliseconds for an exact search of a turn that begins with 1-1 in the middle
/// of a game, half and nine in ten of 51, and positions visited), `cascade-loss` (units that
/// quicker searches lose against it in turns of 1-1, 2-2 and 3-3, the share of their plays that
/// differ, and milliseconds, over a hundred positions a repeat; taken only if named), `win-kinds`
/// (the shares of double, triple and capote wins in games against itself, 400 a repeat; taken
/// only if named). Of the end of the game: `bear-off` (pairs of positions a second, ten men a
/// side, on --threads).
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The measures to take; the usual ones of the four games if none is named.
    names: Vec<Name>,
    /// How often each is repeated.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=100))]
    repeats: u32,
    /// Where games, dice and searches come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads of the measures that can use several.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: u32,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// Something that can be measured by some rules.
struct What {
    /// What its name begins with.
    name: &'static str,
    /// Presets it is taken for if nothing is named.
    games: &'static [&'static str],
    take: fn(&Ask) -> Vec<Measure>,
}

/// What a measure is told.
struct Ask {
    rules: Rules,
    seed: u64,
    repeats: u32,
    threads: u32,
}

/// The measure whose name may stand without rules.
const BEAR_OFF: &str = "bear-off";
const BEAR_OFF_GAMES: &[&str] = &["backgammon"];
/// The measures that need no net.
const WITHOUT_NET: [&str; 4] = ["perft", "random-games", "worst-stage", BEAR_OFF];
const ALL: &[&str] = &["gul-bara", "gioul", "tawula", "backgammon"];

static WHATS: &[What] = &[
    What::new("perft", &["backgammon"], rules::perft),
    What::new("random-games", ALL, rules::random_games),
    What::new("worst-stage", ALL, rules::worst_stage),
    What::new("evaluations", ALL, engine::evaluations),
    What::new("decision", ALL, engine::decision),
    What::new("self-play", ALL, engine::self_play),
    What::new("rollout", &["backgammon"], engine::rollout),
    What::new("cascade-exact", &["gul-bara"], cascade::exact),
    What::new("win-kinds", &[], engine::win_kinds),
    What::new("cascade-loss", &[], cascade::loss),
    What::new(BEAR_OFF, BEAR_OFF_GAMES, engine::bear_off),
];

impl What {
    const fn new(
        name: &'static str,
        games: &'static [&'static str],
        take: fn(&Ask) -> Vec<Measure>,
    ) -> Self {
        Self { name, games, take }
    }
}

/// A measure of some rules.
#[derive(Clone, Copy)]
struct Name {
    what: &'static What,
    rules: Rules,
}

impl Name {
    /// Returns a measure of some rules, or why there is none.
    fn new(what: &'static What, rules: Rules) -> Result<Self, String> {
        if WITHOUT_NET.contains(&what.name) || shipped(rules.game).is_some() {
            return Ok(Self { what, rules });
        }
        Err(format!(
            "`{}` needs a net, and there is none for {rules}: {} can be measured",
            what.name,
            WITHOUT_NET.join(", ")
        ))
    }

    fn usual() -> Vec<Self> {
        let names = WHATS.iter().flat_map(|what| {
            let rules = what.games.iter().filter_map(|game| Rules::preset(game));
            rules.map(move |rules| Self { what, rules })
        });
        names.collect()
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { what, rules } = self;
        if what.name == BEAR_OFF && Some(*rules) == Rules::preset(BEAR_OFF_GAMES[0]) {
            return f.write_str(BEAR_OFF);
        }
        write!(f, "{}-{rules}", what.name)
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
        let found = WHATS.iter().find_map(|what| {
            let rules = text.strip_prefix(what.name)?.strip_prefix('-')?;
            Some((what, rules))
        });
        match found {
            Some((what, rules)) => match rules.parse() {
                Ok(rules) => Self::new(what, rules),
                Err(error) => Err(format!("{error}")),
            },
            None if text == BEAR_OFF => format!("{BEAR_OFF}-{}", BEAR_OFF_GAMES[0]).parse(),
            None => {
                let names: Vec<_> = WHATS.iter().map(|what| what.name).collect();
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
        let measures = (name.what.take)(&Ask {
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
                bar.suspend(|| output::write(&told(&measure)))?;
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

fn told(measure: &Measure) -> String {
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

/// One result, on one thread.
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

/// The median of some repeats, each with its number.
fn median(repeats: u32, mut once: impl FnMut(u64) -> f64) -> f64 {
    middle(
        (0..repeats).map(|repeat| once(repeat.into())).collect(),
        0.5,
    )
}

/// The value below which this share of all lies; not a number if there is none.
fn middle(mut values: Vec<f64>, share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() as f64 * share) as usize;
    values
        .get(at.min(values.len().saturating_sub(1)))
        .copied()
        .unwrap_or(f64::NAN)
}
