//! Arrays of positions and their inputs, and the long tasks: rollouts, reviews and self-play.

use std::ops::ControlFlow;

use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyList};
use rosespring_engine::analysis::record::{ReviewSettings, analyse};
use rosespring_engine::analysis::{Analyst, Depth, Trials};
use rosespring_engine::evaluate::Value;
use rosespring_engine::fan_out::numbered;
use rosespring_engine::net::inputs::{Active, InputVersion};
use rosespring_engine::rollout::{Rollout, RolloutSettings, TRIALS_MAX, Until};
use rosespring_engine::search::{Greedy, PLIES_MAX};
use rosespring_engine::seeds::derive;
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk;
use rosespring_rules::notation::text;
use rosespring_rules::{MatchRules, Outcome, Phase, Position, Rules};
use rosespring_wire::analysis::{ReasonJson, RecordAnalysisJson};
use rosespring_wire::json;
use rosespring_wire::record::parse_sound;
use rosespring_wire::result::RolloutResult;

use crate::arrays::{self, Row, Whole};
use crate::errors::value_error;
use crate::evaluator::{Evaluator, Judge, Judges};
use crate::game::parse_rules;
use crate::interrupt::interruptible;

/// The most games of a call of `selfplay`: each has a number in an array of `i32`.
const GAMES_MAX: u64 = i32::MAX as u64;

/// Number of candidates that a review judges by rollouts.
const BY_ROLLOUT: usize = 3;

/// Returns the packed positions of position ids, which all have these rules.
#[pyfunction]
pub(crate) fn pack<'py>(
    py: Python<'py>,
    rules: &str,
    ids: &Bound<'py, PyList>,
) -> PyResult<Bound<'py, PyByteArray>> {
    let rules = parse_rules(rules)?;
    let ids: Vec<String> = ids.extract()?;
    let rows = ids.iter().enumerate().map(|(index, id)| {
        let position = read_id(id).map_err(|error| format!("position {index}: {error}"))?;
        match *position.rules() == rules {
            true => Ok(position.pack()),
            false => Err(format!(
                "position {index} has the rules {}, not {rules}",
                position.rules()
            )),
        }
    });
    let rows: Result<Vec<Row>, String> = rows.collect();
    arrays::to_bytes(py, &rows.map_err(value_error)?)
}

fn read_id(id: &str) -> Result<Position, String> {
    id.parse().map_err(|error| format!("{error}"))
}

/// Returns the ids of packed positions.
#[pyfunction]
pub(crate) fn position_ids(rules: &str, positions: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    let positions = arrays::read_positions(parse_rules(rules)?, positions)?;
    Ok(positions.iter().map(Position::id).collect())
}

/// Returns the numbers of the net's inputs that hold in each position, as a sparse matrix in
/// compressed rows: where each row begins (i64), and the numbers (i32, lowest first).
#[pyfunction]
pub(crate) fn features<'py>(
    py: Python<'py>,
    rules: &str,
    positions: &Bound<'_, PyAny>,
) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
    let positions = arrays::read_positions(parse_rules(rules)?, positions)?;
    let (starts, numbers) = py.detach(|| {
        let (mut starts, mut numbers) = (vec![0_i64], Vec::new());
        let mut active = Active::default();
        for position in &positions {
            active.look(InputVersion::One, position);
            let first = numbers.len();
            numbers.extend(active.rows().map(i32::from));
            numbers[first..].sort_unstable();
            starts.push(numbers.len() as i64);
        }
        (starts, numbers)
    });
    Ok((
        arrays::to_bytes(py, &starts)?,
        arrays::to_bytes(py, &numbers)?,
    ))
}

/// When a rollout and its trials end: the number of trials, the standard error of the equity that
/// is small enough, and the number of throws after which a trial is cut off.
type RolloutLimits = (Whole, Option<f64>, Option<Whole>);

/// Plays a position to its end many times. Returns the JSON of `rosespring rollout --json`.
#[pyfunction]
pub(crate) fn rollout(
    py: Python<'_>,
    evaluator: &Evaluator,
    position: &str,
    limits: RolloutLimits,
    seed: Whole,
    threads: Whole,
) -> PyResult<String> {
    let (trials, error, truncate) = limits;
    let position = read_id(position).map_err(value_error)?;
    let (seed, threads) = (seed.seed()?, threads.threads()?);
    let judges = evaluator.judges();
    check_rules(&judges, position.rules())?;
    let trials = trials.within("trials", 2..=TRIALS_MAX)?;
    if let Some(error) = error.filter(|error| error.is_nan() || *error < 0.0) {
        let text = format!("error must be a number from 0 on, not {error}");
        return Err(value_error(text));
    }
    let throws = |count: Whole| count.within("truncate", 1..=u64::from(u32::MAX));
    let truncate = truncate.map(throws).transpose()?;
    let settings = RolloutSettings {
        truncate: truncate.map(|count| count as u32),
        ..RolloutSettings::new(seed)
    };
    let result = interruptible(py, move |cancelled| {
        let mut rollout = Rollout::new(position, settings);
        let until = Until {
            trials,
            error,
            cancelled,
        };
        judges.with_judges(1, |judges| rollout.run(&judges[0], threads, &until, |_| ()));
        RolloutResult::new(&rollout, judges.describe())
    })?;
    json::to_text(&result).map_err(value_error)
}

fn check_rules(judges: &Judges, rules: &Rules) -> PyResult<()> {
    if judges.rules().game == rules.game {
        return Ok(());
    }
    Err(value_error(format_args!(
        "the evaluation is of {}, not of {}",
        judges.rules().game,
        rules.game
    )))
}

/// Tells why a play, in notation, loses. Returns the JSON of the method `analyse`: one reason, or
/// none.
#[pyfunction]
pub(crate) fn reasons(
    py: Python<'_>,
    evaluator: &Evaluator,
    position: &str,
    play: &str,
) -> PyResult<String> {
    let position = read_id(position).map_err(value_error)?;
    let judges = evaluator.judges();
    check_rules(&judges, position.rules())?;
    let steps = text::parse_play(&position, play).map_err(value_error)?;
    let played = position.play(&steps, &mut ()).map_err(value_error)?;
    let why = interruptible(py, move |_| {
        judges.with_judges(1, |judges| {
            let mut analyst = Analyst::new(judges[0].clone(), Depth::plies(0));
            let why = analyst.why(&position, played.board(), Stakes::Units);
            why.map_or_else(Vec::new, |why| ReasonJson::all(&position, &why))
        })
    })?;
    json::to_text(&why).map_err(value_error)
}

/// Refuses a record with games that the evaluation is not of.
fn check_match(judges: &Judges, rules: &MatchRules) -> PyResult<()> {
    let mut parts = rules.parts().iter();
    parts.try_for_each(|rules| check_rules(judges, rules))
}

/// How deep a review looks: throws ahead, trials of a rollout, and whether plays have reasons.
type ReviewDepth = (Whole, Option<Whole>, bool);

/// Analyses every decision of a record. Returns the JSON of `rosespring analyse --json`.
#[pyfunction]
pub(crate) fn review(
    py: Python<'_>,
    evaluator: &Evaluator,
    record: &str,
    depth: ReviewDepth,
    seed: Whole,
    threads: Whole,
) -> PyResult<String> {
    let (plies, trials, why) = depth;
    let (seed, threads) = (seed.seed()?, threads.threads()?);
    let plies = plies.within("depth", 0..=u64::from(PLIES_MAX))? as u8;
    let trials = trials.map(|count| count.within("trials", 2..=TRIALS_MAX));
    let trials = trials.transpose()?;
    let (record, mut faults) =
        parse_sound(record).map_err(|faults| value_error(faults.join("; ")))?;
    if record.games.is_empty() && !faults.is_empty() {
        return Err(value_error(faults.join("; ")));
    }
    let judges = evaluator.judges();
    check_match(&judges, &record.rules)?;
    let rollout = trials.map(|trials| Trials {
        trials,
        best: BY_ROLLOUT,
        truncate: None,
        seed,
        threads,
    });
    let settings = ReviewSettings {
        depth: Depth {
            rollout,
            ..Depth::plies(plies)
        },
        rollouts_max: usize::MAX,
        game: None,
        for_units: false,
        threads,
        why,
    };
    let analysis = interruptible(py, move |cancelled| {
        let mut analysis = RecordAnalysisJson::new(&record, &settings);
        let (report, fault) = judges.with_judges(1, |judges| {
            analyse(&record, &judges[0], &settings, cancelled, |finding| {
                analysis.add(finding);
                ControlFlow::Continue(())
            })
        });
        faults.extend(fault.map(|fault| fault.to_string()));
        analysis.finish(&record, &report, faults)
    })?;
    json::to_text(&analysis).map_err(value_error)
}

/// One game of self-play: the positions in which a stage was played, and the result.
struct PlayedGame {
    positions: Vec<Row>,
    value: Value,
}

/// Arrays of self-play: positions, the number of the game of each (i32), and the result of each
/// game (f32, seven numbers).
type SelfPlayArrays<'py> = (
    Bound<'py, PyByteArray>,
    Bound<'py, PyByteArray>,
    Bound<'py, PyByteArray>,
);

/// Plays games of an evaluation against itself, greedily. Game n depends on the seed and n alone.
#[pyfunction]
pub(crate) fn selfplay<'py>(
    py: Python<'py>,
    evaluator: &Evaluator,
    seed: Whole,
    games: Whole,
    first: Whole,
    threads: Whole,
) -> PyResult<SelfPlayArrays<'py>> {
    let (seed, threads) = (seed.seed()?, threads.threads()?);
    let games = games.within("games", 0..=GAMES_MAX)?;
    let first = first.within("first", 0..=u64::MAX - GAMES_MAX)?;
    let judges = evaluator.judges();
    let games = interruptible(py, move |cancelled| {
        let rules = judges.rules();
        judges.with_judges(threads, |judges| {
            let searches = judges.iter().map(|judge| Greedy::new(judge.clone()));
            let mut searches: Vec<Greedy<Judge>> = searches.collect();
            let play = |search: &mut Greedy<Judge>, game| play(rules, seed, search, game);
            numbered(
                &mut searches,
                first..first + games,
                play,
                cancelled,
                &|_| (),
            )
        })
    })?;
    let rows: Vec<Row> = games
        .iter()
        .flat_map(|game| &game.positions)
        .copied()
        .collect();
    let of = |(number, game): (i32, &PlayedGame)| vec![number; game.positions.len()];
    let numbers: Vec<i32> = (0..).zip(&games).flat_map(of).collect();
    let values: Vec<[f32; 7]> = games.iter().map(|game| game.value.to_array()).collect();
    Ok((
        arrays::to_bytes(py, &rows)?,
        arrays::to_bytes(py, &numbers)?,
        arrays::to_bytes(py, &values)?,
    ))
}

fn play(rules: Rules, seed: u64, search: &mut Greedy<Judge>, game: u64) -> PlayedGame {
    let mut rng = fastrand::Rng::with_seed(derive(seed, game));
    let mut positions = Vec::new();
    let last = walk::game(rules, &mut rng, |position| {
        positions.push(position.pack());
        if let Phase::Name(_) = position.phase() {
            return search.settled(*position, Stakes::Units);
        }
        let best = search.best(position, Stakes::Units);
        best.map_or(*position, |best| position.after(&best.end, &mut ()))
    });
    PlayedGame {
        positions,
        value: Value::of(last.outcome().unwrap_or(Outcome::Drawn)),
    }
}
