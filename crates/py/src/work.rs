//! Arrays of positions and their inputs, and the long tasks: rollouts, reviews and self-play.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyList};
use rosespring_engine::analysis::record::{ReviewSettings, analyse};
use rosespring_engine::analysis::{Depth, Trials};
use rosespring_engine::evaluate::Value;
use rosespring_engine::fan_out::numbered_all;
use rosespring_engine::net::inputs::{Active, InputVersion};
use rosespring_engine::rollout::{ROUND, Rollout, RolloutSettings, TRIALS_MAX, Until};
use rosespring_engine::search::{Greedy, PLIES_MAX};
use rosespring_engine::seeds::derive;
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk;
use rosespring_rules::{Outcome, Position, Rules};
use rosespring_wire::analysis::RecordAnalysisJson;
use rosespring_wire::json;
use rosespring_wire::record::parse_sound;
use rosespring_wire::result::RolloutResult;

use crate::arrays::{self, Row, unpack};
use crate::errors::value_error;
use crate::evaluator::{Evaluator, Judge};
use crate::game::parse_rules;

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
    let positions = read_positions(parse_rules(rules)?, positions)?;
    Ok(positions.iter().map(Position::id).collect())
}

fn read_positions(rules: Rules, positions: &Bound<'_, PyAny>) -> PyResult<Vec<Position>> {
    let rows = arrays::read_rows(positions)?.into_iter().enumerate();
    let positions = rows.map(|(index, row)| unpack(rules, &row, index));
    positions
        .collect::<Result<_, String>>()
        .map_err(value_error)
}

/// Returns the numbers of the net's inputs that hold in each position, as a sparse matrix in
/// compressed rows: where each row begins (i64), and the numbers (i32, lowest first).
#[pyfunction]
pub(crate) fn features<'py>(
    py: Python<'py>,
    rules: &str,
    positions: &Bound<'_, PyAny>,
) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
    let positions = read_positions(parse_rules(rules)?, positions)?;
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
type RolloutLimits = (u64, Option<f64>, Option<u32>);

/// Plays a position to its end many times. Returns the JSON of `rosespring rollout --json`.
#[pyfunction]
pub(crate) fn rollout(
    py: Python<'_>,
    evaluator: &Evaluator,
    position: &str,
    limits: RolloutLimits,
    seed: u64,
    threads: usize,
) -> PyResult<String> {
    let (trials, error, truncate) = limits;
    let position = read_id(position).map_err(value_error)?;
    let threads = arrays::threads(threads)?;
    check_rules(evaluator, position.rules())?;
    if !(2..=TRIALS_MAX).contains(&trials) {
        return Err(value_error(format_args!(
            "trials must be 2 to {TRIALS_MAX}, not {trials}"
        )));
    }
    let settings = RolloutSettings {
        truncate,
        ..RolloutSettings::new(seed)
    };
    let mut rollout = Rollout::new(position, settings);
    let never = AtomicBool::new(false);
    loop {
        let before = rollout.trials();
        let until = Until {
            trials: trials.min((before / ROUND + 1) * ROUND),
            error,
            cancelled: &never,
        };
        py.detach(|| {
            evaluator.with_judges(1, |judges| rollout.run(&judges[0], threads, &until, |_| ()));
        });
        // A person may stop the call between two groups of trials.
        py.check_signals()?;
        if rollout.trials() == before || rollout.trials() == trials {
            break;
        }
    }
    json::to_text(&RolloutResult::new(&rollout, evaluator.describe())).map_err(value_error)
}

fn check_rules(evaluator: &Evaluator, rules: &Rules) -> PyResult<()> {
    if evaluator.rules().game == rules.game {
        return Ok(());
    }
    Err(value_error(format_args!(
        "the evaluation is of {}, not of {}",
        evaluator.rules().game,
        rules.game
    )))
}

/// Analyses every decision of a record. Returns the JSON of `rosespring analyse --json`.
#[pyfunction]
pub(crate) fn review(
    py: Python<'_>,
    evaluator: &Evaluator,
    record: &str,
    plies: u8,
    trials: Option<u64>,
    seed: u64,
    threads: usize,
) -> PyResult<String> {
    let threads = arrays::threads(threads)?;
    if plies > PLIES_MAX {
        return Err(value_error(format_args!(
            "depth must be 0 to {PLIES_MAX}, not {plies}"
        )));
    }
    let (record, mut faults) =
        parse_sound(record).map_err(|faults| value_error(faults.join("; ")))?;
    if record.games.is_empty() && !faults.is_empty() {
        return Err(value_error(faults.join("; ")));
    }
    check_rules(evaluator, &record.rules)?;
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
    };
    let analysis = py.detach(|| {
        let mut analysis = RecordAnalysisJson::new(&record, &settings);
        let (report, fault) = evaluator.with_judges(1, |judges| {
            analyse(&record, &judges[0], &settings, |finding| {
                analysis.add(finding);
                ControlFlow::Continue(())
            })
        });
        faults.extend(fault.map(|fault| fault.to_string()));
        analysis.finish(&record, &report, faults)
    });
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
    seed: u64,
    games: u32,
    first: u64,
    threads: usize,
) -> PyResult<SelfPlayArrays<'py>> {
    let threads = arrays::threads(threads)?;
    let rules = evaluator.rules();
    let numbers = first..first.saturating_add(u64::from(games));
    let games = py.detach(|| {
        evaluator.with_judges(threads, |judges| {
            let searches = judges.iter().map(|judge| Greedy::new(judge.clone()));
            let mut searches: Vec<Greedy<Judge>> = searches.collect();
            numbered_all(&mut searches, numbers, |search, game| {
                play(rules, seed, search, game)
            })
        })
    });
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
        let best = search.best(position, Stakes::Units);
        best.map_or(*position, |best| position.after(&best.end, &mut ()))
    });
    PlayedGame {
        positions,
        value: Value::of(last.outcome().unwrap_or(Outcome::Drawn)),
    }
}
