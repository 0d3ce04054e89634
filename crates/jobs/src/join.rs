//! Puts parts together, and turns the results of all units into the answer of a job.

use rosespring_arena::series::Pair;
use rosespring_arena::{MatchSettings, Tally as MatchTally};
use rosespring_engine::is_solved;
use rosespring_engine::net::is_shipped;
use rosespring_engine::opening::{OpeningSettings, Tally};
use rosespring_engine::rollout::{Rollout, RolloutSettings, RolloutSums};
use rosespring_engine::shipped_player::ShippedPlayer;
use rosespring_rules::{Position, Rules};
use rosespring_wire::job::{JobTask, Part, Results};
use rosespring_wire::json;
use rosespring_wire::openings::{OpeningMethod, OpeningTable, TallyRow};
use rosespring_wire::result::RolloutResult;
use serde::Serialize;

use crate::self_play::{head, rollout_head};
use crate::units::{JobError, Plan, Subject};
use crate::work::PATIENCE;

/// The line of an archive's answer for a record that could not be read.
#[derive(Debug, Serialize)]
pub(crate) struct Unreadable {
    pub(crate) faults: Vec<String>,
}

/// Joins parts of a job, given in any order, into one. Their units must be consecutive.
///
/// # Errors
///
/// [`JobError::Part`] names the part that does not fit, [`JobError::Missing`] the units between two
/// parts.
pub fn join(plan: &Plan, mut parts: Vec<Part>) -> Result<Part, JobError> {
    parts.sort_by_key(|part| (part.from, part.to));
    for part in &parts {
        check(plan, part, &parts[0])?;
    }
    let mut parts = parts.into_iter();
    let mut whole = parts.next().ok_or(JobError::Missing {
        from: 0,
        to: plan.units(),
    })?;
    for part in parts {
        if part.from < whole.to {
            return Err(refused(
                &part,
                format!("has units of the one before it, which ends at {}", whole.to),
            ));
        }
        if part.from > whole.to {
            return Err(JobError::Missing {
                from: whole.to,
                to: part.from,
            });
        }
        whole.to = part.to;
        add(&mut whole.results, part.results);
    }
    Ok(whole)
}

fn refused(part: &Part, problem: impl Into<String>) -> JobError {
    JobError::Part {
        from: part.from,
        to: part.to,
        problem: problem.into(),
    }
}

/// Checks that a part is one of the job, and was made as the first one was.
fn check(plan: &Plan, part: &Part, first: &Part) -> Result<(), JobError> {
    let (origin, units) = (&part.origin, part.to.saturating_sub(part.from));
    if origin.job != plan.job.checksum() {
        return Err(refused(part, "belongs to another job"));
    }
    if part.to > plan.units() {
        let units = plan.units();
        return Err(refused(part, format!("is too long: the job has {units}")));
    }
    if origin.program != first.origin.program {
        let (one, other) = (&origin.program, &first.origin.program);
        return Err(refused(
            part,
            format!("was made by version {one} of the program, another one by version {other}"),
        ));
    }
    if origin.nets != first.origin.nets {
        return Err(refused(part, "was made with other nets than another one"));
    }
    let fits = match (&plan.job.task, &part.results) {
        (JobTask::Rollout { .. }, Results::Trials(sums)) => {
            let sums = RolloutSums::from(sums);
            let mut all = sums.sums.iter().chain(&sums.squares);
            sums.trials == units && all.all(|sum| sum.is_finite())
        }
        (JobTask::Arena { .. }, Results::Pairs(rows)) => rows.len() as u64 == units,
        (JobTask::Openings { .. }, Results::Openings { .. })
        | (
            JobTask::Analysis { .. } | JobTask::SelfPlay { .. } | JobTask::Positions { .. },
            Results::Lines(_),
        ) => true,
        _ => false,
    };
    match fits {
        true => Ok(()),
        false => Err(refused(part, "does not hold the results of these units")),
    }
}

/// Adds the results of the units that follow.
fn add(found: &mut Results, more: Results) {
    match (found, more) {
        (Results::Trials(sums), Results::Trials(more)) => {
            let mut all = RolloutSums::from(&*sums);
            all.add(&RolloutSums::from(&more));
            *sums = (&all).into();
        }
        (
            Results::Openings { throws, tally },
            Results::Openings {
                throws: more,
                tally: others,
            },
        ) => {
            throws.extend(more);
            let mut all = Tally::from(&*tally);
            all.add(&Tally::from(&others));
            *tally = TallyRow::from(&all);
        }
        (Results::Lines(text), Results::Lines(more)) => text.push_str(&more),
        (Results::Pairs(rows), Results::Pairs(more)) => rows.extend(more),
        _ => unreachable!("the parts were checked"),
    }
}

/// Returns the answer of a job from the results of all its units: the text that the program's own
/// command writes.
///
/// # Errors
///
/// [`JobError::Missing`] if the part lacks units, [`JobError::Part`] if it is not one of the job.
pub fn answer(plan: &Plan, whole: &Part) -> Result<String, JobError> {
    check(plan, whole, whole)?;
    let missing = |from, to| Err(JobError::Missing { from, to });
    if whole.from > 0 {
        return missing(0, whole.from);
    }
    if whole.to < plan.units() {
        return missing(whole.to, plan.units());
    }
    match (&plan.job.task, &whole.results) {
        (JobTask::Rollout { truncate, .. }, Results::Trials(sums)) => {
            let settings = RolloutSettings {
                truncate: *truncate,
                ..RolloutSettings::new(plan.job.seed)
            };
            let position = plan.position();
            let rollout = Rollout::resume(position, settings, RolloutSums::from(sums));
            to_line(&RolloutResult::new(&rollout, plan.evaluator_name()))
        }
        (JobTask::Openings { .. }, Results::Openings { throws, tally }) => {
            let (settings, games) = plan.opening_settings(1);
            let net = whole.origin.nets.first().map_or("", String::as_str);
            let method = OpeningMethod::by(plan.rules(), net, &settings, games);
            let mut table = OpeningTable::new(method);
            table.throws.clone_from(throws);
            table.tally = *tally;
            Ok(table.to_json())
        }
        (JobTask::Analysis { .. }, Results::Lines(lines)) => Ok(lines.clone()),
        (JobTask::SelfPlay { .. }, Results::Lines(lines)) => Ok(format!("{}\n{lines}", head())),
        (JobTask::Positions { .. }, Results::Lines(lines)) => {
            Ok(format!("{},{}\n{lines}", head(), rollout_head()))
        }
        (JobTask::Arena { a, b, .. }, Results::Pairs(rows)) => {
            let pairs: Vec<Pair> = rows.iter().map(pair).collect();
            let mut result =
                MatchTally::of(&pairs).to_result((&plan.match_settings()).into(), Vec::new());
            (result.a, result.b) = (a.clone(), b.clone());
            to_line(&result)
        }
        _ => unreachable!("the part was checked"),
    }
}

fn to_line(value: &impl Serialize) -> Result<String, JobError> {
    let text = json::to_text(value).map_err(|error| JobError::Failed(error.to_string()))?;
    Ok(text + "\n")
}

/// Returns a pair as the row of a part.
pub(crate) fn row(pair: &Pair) -> [i32; 6] {
    let Pair {
        wins,
        draws,
        units,
        games,
        a_forfeits,
        b_forfeits,
    } = *pair;
    let count = |count: u32| i32::try_from(count).unwrap_or(i32::MAX);
    let [wins, draws, games, by_a, by_b] = [wins, draws, games, a_forfeits, b_forfeits].map(count);
    [wins, draws, units, games, by_a, by_b]
}

fn pair(&[wins, draws, units, games, a_forfeits, b_forfeits]: &[i32; 6]) -> Pair {
    Pair {
        wins: wins.unsigned_abs(),
        draws: draws.unsigned_abs(),
        units,
        games: games.unsigned_abs(),
        a_forfeits: a_forfeits.unsigned_abs(),
        b_forfeits: b_forfeits.unsigned_abs(),
    }
}

impl Plan {
    /// The position of a rollout.
    pub(crate) fn position(&self) -> Position {
        match self.subject {
            Subject::Position(position) => position,
            _ => unreachable!("the task has a position"),
        }
    }

    /// The rules of all tasks but rollouts and analyses.
    pub(crate) fn rules(&self) -> Rules {
        match self.subject {
            Subject::Rules(rules) => rules,
            _ => unreachable!("the task has rules"),
        }
    }

    /// The name of the evaluation in answers.
    fn evaluator_name(&self) -> String {
        match self.job.evaluator.as_deref() {
            Some("baseline") => "baseline".to_owned(),
            None => {
                let game = self.position().rules().game;
                let is_greedy = is_shipped(game) || is_solved(game);
                if is_greedy { "greedy" } else { "baseline" }.to_owned()
            }
            Some(digits) => format!("net:{digits}"),
        }
    }

    /// The settings of a table of openings, and its number of games.
    pub(crate) fn opening_settings(&self, threads: usize) -> (OpeningSettings, u64) {
        let JobTask::Openings {
            error,
            truncate,
            plays,
            games,
            ..
        } = self.job.task
        else {
            unreachable!("the task is a table of openings");
        };
        let settings = OpeningSettings {
            seed: self.job.seed,
            error,
            truncate,
            plays,
            threads,
        };
        (settings, games)
    }

    /// The settings of a match, with `random` in both seats.
    pub(crate) fn match_settings(&self) -> MatchSettings {
        let JobTask::Arena {
            match_to, games, ..
        } = self.job.task
        else {
            unreachable!("the task is a match");
        };
        let nobody = rosespring_arena::Participant::Shipped(ShippedPlayer::Random);
        MatchSettings {
            rules: self.rules().into(),
            match_to,
            pairs: games / 2,
            a: nobody.clone(),
            b: nobody,
            seed: self.job.seed,
            threads: 1,
            patience: PATIENCE,
        }
    }
}
