//! The methods `analyse` and `rollout`.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use rosespring_engine::analysis::record::{
    Finding, ReviewSettings, analyse as analyse_record, stages,
};
use rosespring_engine::analysis::{Analyst, Depth, Trials};
use rosespring_engine::net::is_shipped;
use rosespring_engine::rollout::{self, Rollout, Until};
use rosespring_engine::stakes::Stakes;
use rosespring_engine::{is_solved, shipped_evaluator, shipped_match_evaluator};
use rosespring_rules::Position;
use rosespring_rules::notation::record::Record;
use rosespring_wire::analysis::{AnalysisJson, ReasonJson, RecordAnalysisJson};
use rosespring_wire::methods;
use rosespring_wire::params::Params;
use rosespring_wire::protocol::{Code, Refusal};
use rosespring_wire::result::RolloutResult;
use serde_json::{Value, json};

use super::budget;
use crate::input;

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
        "stages",
        "trials_of_record",
        "why",
        "steps",
    ])?;
    let depth = Depth {
        plies: params.plies()?,
        budget: params.whole("budget")?.unwrap_or(budget::EVALUATIONS),
        rollout: trials(params)?,
    };
    match params.record()? {
        Some((record, faults)) => {
            let why = "has no meaning with a record";
            params.refuse(&["position", "match", "steps"], why)?;
            whole_record(params, &record, faults, depth)
        }
        None => {
            let why = "has no meaning without a record";
            let of_record = ["game", "for_units", "stages", "trials_of_record"];
            params.refuse(&of_record, why)?;
            let position = params.position()?;
            let played = position_played(params)?;
            let game = position.rules().game;
            let stakes = match params.score()? {
                Some(score) => Stakes::at_score(game, score.to, score.white, score.black),
                None => Stakes::Units,
            };
            let net = shipped_evaluator(game);
            let mut analyst = Analyst::new(net, depth);
            let analysis = AnalysisJson::new(&analyst.position(&position, stakes));
            let mut answer = json!(analysis.by_rollouts(depth.rollout.as_ref()));
            if params.has("budget") {
                answer["evaluations"] = Value::from(analyst.evaluations());
            }
            if let Some(played) = played {
                let why = analyst.why(&position, played.board(), stakes);
                let reasons = why.map(|why| ReasonJson::all(&position, &why));
                answer["reasons"] = json!(reasons.unwrap_or_default());
            }
            Ok(answer)
        }
    }
}

/// Returns the position after the play whose loss is to be explained; `None` if there is none.
fn position_played(params: &Params<'_>) -> Result<Option<Position>, Refusal> {
    if !params.flag("why")? {
        params.refuse(&["steps"], "means nothing without why")?;
        return Ok(None);
    }
    let position = methods::position_to_play(params)?;
    methods::after_steps(params, &position, &mut Vec::new()).map(Some)
}

fn trials(params: &Params<'_>) -> Result<Option<Trials>, Refusal> {
    let Some(trials) = params.within("trials", 2..=budget::CANDIDATE_TRIALS_MAX)? else {
        params.refuse(&["truncate", "seed"], "means nothing without trials")?;
        return Ok(None);
    };
    Ok(Some(Trials {
        trials,
        best: budget::CANDIDATES,
        truncate: truncate(params)?,
        seed: params.whole("seed")?.unwrap_or(0),
        threads: input::threads(None),
    }))
}

fn truncate(params: &Params<'_>) -> Result<Option<u32>, Refusal> {
    let throws = params.within("truncate", 1..=budget::TRUNCATE_MAX)?;
    Ok(throws.map(|throws| throws as u32))
}

/// Analyses a record, or its beginning if it has too many stages. The stages share the evaluations.
fn whole_record(
    params: &Params<'_>,
    record: &Record,
    mut faults: Vec<String>,
    depth: Depth,
) -> Result<Value, Refusal> {
    let game = params.within("game", 1..=record.games.len() as u64)?;
    let game = game.map(|game| game as usize);
    let stages_max = params
        .within("stages", 1..=budget::RECORD_STAGES_MAX)?
        .unwrap_or(budget::RECORD_STAGES);
    let beginning = budget::beginning(record, game, stages_max);
    if let Some((_, place)) = &beginning {
        faults.push(format!(
            "game {}, entry {}: the analysis ends here after {stages_max} stages: ask for another \
             number of `stages`, or for one `game`",
            place.game, place.entry
        ));
    }
    let record = beginning.as_ref().map_or(record, |(record, _)| record);
    let settings = record_settings(params, record, depth, game)?;
    let net = shipped_match_evaluator(&record.rules);
    let mut found = RecordAnalysisJson::new(record, &settings);
    let see = |finding: &Finding| {
        found.add(finding);
        ControlFlow::Continue(())
    };
    let never = AtomicBool::new(false);
    let (report, fault) = analyse_record(record, &net, &settings, &never, see);
    faults.extend(fault.map(|fault| fault.to_string()));
    Ok(json!(found.finish(record, &report, faults)))
}

fn record_settings(
    params: &Params<'_>,
    record: &Record,
    depth: Depth,
    game: Option<usize>,
) -> Result<ReviewSettings, Refusal> {
    let stages = (stages(record) as u64).max(1);
    let budget = match params.whole("budget")? {
        Some(shared) => shared / stages,
        None => budget::EVALUATIONS.min(budget::RECORD_EVALUATIONS / stages),
    };
    let trials_of_record = params.within("trials_of_record", 8..=budget::RECORD_TRIALS_MAX)?;
    if depth.rollout.is_none() {
        params.refuse(&["trials_of_record"], "means nothing without trials")?;
    }
    Ok(ReviewSettings {
        depth: Depth { budget, ..depth },
        rollouts_max: trials_of_record.map_or(usize::MAX, |trials_of_record| {
            let trials = depth.rollout.map_or(0, |rollout| rollout.trials);
            budget::rollouts_max(trials_of_record, trials)
        }),
        game,
        for_units: params.flag("for_units")?,
        threads: input::threads(None),
        why: params.flag("why")?,
    })
}

/// Estimates the equity of a position by a rollout.
pub(super) fn rollout(params: &Params<'_>) -> Result<Value, Refusal> {
    params.only(&["position", "trials", "error", "truncate", "seed"])?;
    let asked = params.within("trials", 2..=budget::ROLLOUT_TRIALS_MAX)?;
    let error = params.positive("error")?;
    let settings = rollout::RolloutSettings {
        truncate: truncate(params)?,
        ..rollout::RolloutSettings::new(params.whole("seed")?.unwrap_or(0))
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
        trials: asked.unwrap_or(budget::ROLLOUT_TRIALS),
        error,
        cancelled: &never,
    };
    rollout.run(&net, input::threads(None), &until, |_| ());
    let evaluator = if is_shipped(game) || is_solved(game) {
        "greedy"
    } else {
        "baseline"
    };
    Ok(json!(RolloutResult::new(&rollout, evaluator.to_owned())))
}
