//! `rosespring bench`: how quick the rules are.

use std::process::ExitCode;
use std::str::FromStr;
use std::time::{Duration, Instant};

use anyhow::Result;
use rosespring_engine::walk::random_game;
use rosespring_engine::worst::{self, Worst};
use rosespring_rules::{Ends, Position, Rules, Side, perft};
use rosespring_wire::result::{BenchResult, Measure};

use crate::output;

/// Measure speed on one core, by the median of several repeats.
///
/// Measures: `perft-backgammon` (distinct positions a second, depth 3), `random-games-RULES` (whole
/// games a second, each stage drawn uniformly from its distinct ends), `worst-stage-RULES`
/// (milliseconds for all ends of the stage with the most plays that a search finds).
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The measures to take; all of them, for the four games, if none is named.
    names: Vec<Name>,
    /// How often each is repeated.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=100))]
    repeats: u32,
    /// Where the random games and the search come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// A measure.
#[derive(Debug, Clone, Copy)]
enum Name {
    Perft,
    RandomGames(Rules),
    WorstStage(Rules),
}

const GAMES: [&str; 4] = ["gul-bara", "gioul", "tawula", "backgammon"];
const PERFT_DEPTH: usize = 3;
/// How long the random games of one repeat are played.
const GAMES_TIME: Duration = Duration::from_secs(1);
/// Games between two looks at the clock.
const GAMES_AT_ONCE: u32 = 100;
/// How often the worst stage is generated for one repeat.
const STAGES_AT_ONCE: u32 = 50;

impl Name {
    fn all() -> Vec<Self> {
        let rules = || GAMES.into_iter().filter_map(Rules::preset);
        std::iter::once(Self::Perft)
            .chain(rules().map(Self::RandomGames))
            .chain(rules().map(Self::WorstStage))
            .collect()
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Perft => f.write_str("perft-backgammon"),
            Self::RandomGames(rules) => write!(f, "random-games-{rules}"),
            Self::WorstStage(rules) => write!(f, "worst-stage-{rules}"),
        }
    }
}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rules = |rules: &str| rules.parse().map_err(|error| format!("{error}"));
        if text == "perft-backgammon" {
            Ok(Self::Perft)
        } else if let Some(name) = text.strip_prefix("random-games-") {
            rules(name).map(Self::RandomGames)
        } else if let Some(name) = text.strip_prefix("worst-stage-") {
            rules(name).map(Self::WorstStage)
        } else {
            let measures = "`perft-backgammon`, `random-games-RULES` or `worst-stage-RULES`";
            Err(format!("there is no such measure: expected {measures}"))
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let names = match arguments.names.as_slice() {
        [] => Name::all(),
        names => names.to_vec(),
    };
    let bar = output::progress(names.len() as u64, "measuring");
    let mut result = BenchResult::default();
    for name in names {
        bar.set_message(name.to_string());
        let measure = take(name, arguments);
        bar.inc(1);
        if !arguments.json {
            let Measure {
                name, value, unit, ..
            } = &measure;
            let plays = measure
                .plays
                .map_or_else(String::new, |plays| format!(", {plays} plays"));
            bar.suspend(|| output::write(&format!("{name} {value:.4} {unit}{plays}\n")))?;
        }
        result.results.push(measure);
    }
    bar.finish_and_clear();
    if arguments.json {
        output::write_json(&result)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn take(name: Name, arguments: &Arguments) -> Measure {
    let (unit, found, mut once): (_, Option<Worst>, Box<dyn FnMut() -> f64>) = match name {
        Name::Perft => ("positions/s", None, Box::new(perft_once)),
        Name::RandomGames(rules) => {
            let mut rng = fastrand::Rng::with_seed(arguments.seed);
            (
                "games/s",
                None,
                Box::new(move || games_once(rules, &mut rng)),
            )
        }
        Name::WorstStage(rules) => {
            let mut rng = fastrand::Rng::with_seed(arguments.seed);
            let worst = worst::find(rules, &mut rng, worst::EFFORT);
            (
                "ms",
                Some(worst),
                Box::new(move || stage_once(&worst.position)),
            )
        }
    };
    let mut values: Vec<f64> = (0..arguments.repeats).map(|_| once()).collect();
    values.sort_by(f64::total_cmp);
    Measure {
        name: name.to_string(),
        value: values[values.len() / 2],
        unit,
        threads: 1,
        position: found.map(|worst| worst.position.id()),
        plays: found.map(|worst| worst.ends as u64),
    }
}

fn perft_once() -> f64 {
    let rules = Rules::preset("backgammon").unwrap_or(rosespring_rules::PRESETS[0].rules);
    let start = Position::started_by(rules, Side::White);
    let began = Instant::now();
    let counted = perft::perft(&start, PERFT_DEPTH);
    let deepest = counted.last().copied().unwrap_or(0);
    deepest as f64 / began.elapsed().as_secs_f64()
}

fn games_once(rules: Rules, rng: &mut fastrand::Rng) -> f64 {
    let mut ends = Ends::new();
    let began = Instant::now();
    let mut games = 0;
    while began.elapsed() < GAMES_TIME {
        for _ in 0..GAMES_AT_ONCE {
            random_game(rules, rng, &mut ends);
        }
        games += GAMES_AT_ONCE;
    }
    f64::from(games) / began.elapsed().as_secs_f64()
}

fn stage_once(position: &Position) -> f64 {
    let mut ends = Ends::new();
    position.ends(&mut ends);
    let began = Instant::now();
    for _ in 0..STAGES_AT_ONCE {
        std::hint::black_box(position).ends(&mut ends);
        std::hint::black_box(&ends);
    }
    1e3 * began.elapsed().as_secs_f64() / f64::from(STAGES_AT_ONCE)
}
