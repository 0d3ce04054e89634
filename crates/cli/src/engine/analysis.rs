//! The methods `analyse` and `rollout`, and the limits of all methods.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use rosespring_engine::analysis::record::{Finding, Settings, analyse as analyse_record, stages};
use rosespring_engine::analysis::{Analyst, Depth, Trials};
use rosespring_engine::net::is_shipped;
use rosespring_engine::rollout::{self, Rollout, Until};
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::notation::record::Record;
use rosespring_wire::analysis::{AnalysisJson, RecordAnalysisJson};
use rosespring_wire::params::Params;
use rosespring_wire::protocol::{Code, Refusal};
use rosespring_wire::result::RolloutResult;
use serde_json::{Value, json};

use crate::input;

/// Default limit of evaluations for one request: about ten seconds.
pub(super) const BUDGET: u64 = 20_000_000;
/// Maximum number of trials of the method `rollout`.
const TRIALS_MAX: u64 = 12_960;
/// Default number of trials of `rollout`: a few seconds.
const TRIALS: u64 = 144;
/// Maximum number of trials of each candidate in `analyse`.
const CANDIDATE_TRIALS_MAX: u64 = 1_296;
/// Number of candidates that `analyse` rolls out.
const BY_ROLLOUT: usize = 3;
/// Maximum number of throws after which trials may be cut off.
const TRUNCATE_MAX: u64 = 1_000;

/// Analyses a position or a record.
pub(super) fn analyse(params: &Params<'_>) -> Result<Value, Refusal> {
    params.only(&[
        "position",
        "record",
        "plies",
        "budget",
        "match",
        "game",
        "for_units",
        "trials",
        "truncate",
        "seed",
    ])?;
    let depth = Depth {
        plies: params.plies()?,
        budget: params.whole("budget")?.unwrap_or(BUDGET),
        rollout: trials(params)?,
    };
    match params.record()? {
        Some((record, faults)) => {
            let why = "has no meaning with a record";
            params.refuse(&["position", "match"], why)?;
            whole_record(params, &record, faults, depth)
        }
        None => {
            let why = "has no meaning without a record";
            params.refuse(&["game", "for_units"], why)?;
            let position = params.position()?;
            let game = position.rules().game;
            let stakes = match params.score()? {
                Some(score) => Stakes::at_score(game, score.to, score.white, score.black),
                None => Stakes::Units,
            };
            let net = shipped_evaluator(game);
            let analysis = Analyst::new(net, depth).position(&position, stakes);
            let analysis = AnalysisJson::new(&analysis);
            Ok(json!(analysis.by_rollouts(depth.rollout.as_ref())))
        }
    }
}

fn trials(params: &Params<'_>) -> Result<Option<Trials>, Refusal> {
    let Some(trials) = params.within("trials", 2..=CANDIDATE_TRIALS_MAX)? else {
        params.refuse(&["truncate", "seed"], "means nothing without trials")?;
        return Ok(None);
    };
    Ok(Some(Trials {
        trials,
        best: BY_ROLLOUT,
        truncate: truncate(params)?,
        seed: params.whole("seed")?.unwrap_or(0),
        threads: input::threads(None),
    }))
}

fn truncate(params: &Params<'_>) -> Result<Option<u32>, Refusal> {
    let throws = params.within("truncate", 1..=TRUNCATE_MAX)?;
    Ok(throws.map(|throws| throws as u32))
}

/// Analyses a record. The budget is divided among its stages.
fn whole_record(
    params: &Params<'_>,
    record: &Record,
    mut faults: Vec<String>,
    depth: Depth,
) -> Result<Value, Refusal> {
    let game = params.within("game", 1..=record.games.len() as u64)?;
    let settings = Settings {
        depth: Depth {
            budget: depth.budget / (stages(record) as u64).max(1),
            ..depth
        },
        game: game.map(|game| game as usize),
        for_units: params.flag("for_units")?,
        threads: input::threads(None),
    };
    let net = shipped_evaluator(record.rules.game);
    let mut found = RecordAnalysisJson::new(record, &settings);
    let see = |finding: &Finding| {
        found.add(finding);
        ControlFlow::Continue(())
    };
    let (report, fault) = analyse_record(record, &net, &settings, see);
    faults.extend(fault.map(|fault| fault.to_string()));
    Ok(json!(found.finish(record, &report, faults)))
}

/// Estimates the equity of a position by a rollout.
pub(super) fn rollout(params: &Params<'_>) -> Result<Value, Refusal> {
    params.only(&["position", "trials", "error", "truncate", "seed"])?;
    let asked = params.within("trials", 2..=TRIALS_MAX)?;
    let error = params.positive("error")?;
    let settings = rollout::Settings {
        truncate: truncate(params)?,
        ..rollout::Settings::new(params.whole("seed")?.unwrap_or(0))
    };
    let position = params.position()?;
    if position.outcome().is_some() {
        let what = "wrong phase: the game is over";
        return Err(Refusal::new(Code::WrongPhase, what));
    }
    let game = position.rules().game;
    let net = shipped_evaluator(game);
    let mut rollout = Rollout::new(position, settings);
    let never = AtomicBool::new(false);
    let until = Until {
        // If no number of trials is given, the target error decides; it is reached within
        // TRIALS_MAX.
        trials: asked.unwrap_or(if error.is_some() { TRIALS_MAX } else { TRIALS }),
        error,
        cancelled: &never,
    };
    rollout.run(&net, input::threads(None), &until, |_| ());
    let evaluator = if is_shipped(game) {
        "greedy"
    } else {
        "baseline"
    };
    Ok(json!(RolloutResult::new(&rollout, evaluator.to_owned())))
}
