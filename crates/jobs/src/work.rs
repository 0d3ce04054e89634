//! Computes units of a job.

use std::ops::{ControlFlow, Range};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rosespring_arena::{MatchSettings, Participant, PlayedPair, Watch, pairs};
use rosespring_engine::analysis::record::{ReviewSettings, analyse};
use rosespring_engine::analysis::{Depth, Trials};
use rosespring_engine::fan_out::numbered;
use rosespring_engine::net::{Net, Neural, is_shipped};
use rosespring_engine::opening::{Tally, first_plays, first_throws, play_games};
use rosespring_engine::player::NetPlayer;
use rosespring_engine::rollout::{RolloutSettings, RolloutSums};
use rosespring_engine::shipped_match_evaluator;
use rosespring_rules::{GameKind, MatchRules, Rules};
use rosespring_wire::analysis::RecordAnalysisJson;
use rosespring_wire::job::{JobTask, Origin, Part, Results};
use rosespring_wire::json;
use rosespring_wire::openings::{TallyRow, ThrowRow};
use rosespring_wire::record::parse_sound;

use crate::nets::{Judge, Nets, shipped};
use crate::self_play::Endless;
use crate::units::{JobError, OPENING_GAMES, Plan, Subject};
use crate::{join, self_play};

/// Number of candidates that an analysis rolls out, as `rosespring analyse` does.
const BY_ROLLOUT: usize = 3;

/// A job with the nets that it needs.
#[derive(Debug)]
pub struct Work {
    plan: Plan,
    nets: Nets,
    origin: Origin,
}

impl Work {
    /// Finds the nets of a job.
    ///
    /// # Errors
    ///
    /// [`JobError::MissingNet`] and [`JobError::Net`].
    pub fn new(plan: Plan, nets: Nets) -> Result<Self, JobError> {
        let origin = Origin {
            job: plan.job.checksum(),
            nets: checksums(&plan, &nets)?,
            program: env!("CARGO_PKG_VERSION").to_owned(),
        };
        Ok(Self { plan, nets, origin })
    }

    /// The job.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What the parts of this program depend on, besides their units.
    #[must_use]
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Computes the units of a range on several threads. Returns `None` if `cancelled` was set
    /// during the call: the results are discarded.
    ///
    /// # Errors
    ///
    /// [`JobError::Range`], or [`JobError::Failed`] if a game did not end.
    pub fn run(
        &self,
        units: Range<u64>,
        threads: usize,
        cancelled: &AtomicBool,
    ) -> Result<Option<Part>, JobError> {
        if units.start > units.end || units.end > self.plan.units() {
            return Err(JobError::Range {
                from: units.start,
                to: units.end,
                units: self.plan.units(),
            });
        }
        let threads = threads.max(1);
        let found = match &self.plan.job.task {
            JobTask::Rollout { truncate, .. } => {
                Results::Trials(self.trials(units.clone(), *truncate, threads, cancelled)?)
            }
            JobTask::Openings { .. } => self.openings(units.clone(), threads, cancelled)?,
            JobTask::Analysis { .. } => self.analyses(units.clone(), threads, cancelled)?,
            JobTask::SelfPlay { .. } => {
                self.games(units.clone(), threads, cancelled, self_play::lines)?
            }
            &JobTask::Positions { trials, .. } => {
                let lines = |player: &mut NetPlayer, rules, seed, game| {
                    self_play::line_with_rollout(player, rules, (seed, game), trials)
                };
                self.games(units.clone(), threads, cancelled, lines)?
            }
            JobTask::Arena { .. } => self.pairs(&units, threads, cancelled)?,
        };
        let is_whole = !cancelled.load(Ordering::Relaxed);
        Ok(is_whole.then(|| Part::new(self.origin.clone(), units, found)))
    }

    /// Returns the evaluation of the job for a game.
    fn judge(&self, game: GameKind) -> Result<Judge, JobError> {
        let evaluator = self.plan.job.evaluator.as_deref();
        Ok(self.nets.judge(evaluator, game)?.0)
    }

    /// Returns the evaluation of the job for every game of a match.
    fn match_judge(&self, rules: &MatchRules) -> Result<Judge, JobError> {
        let evaluator = self.plan.job.evaluator.as_deref();
        if evaluator.is_none() && rules.cycle().is_some() {
            return Ok(shipped_match_evaluator(rules));
        }
        // A net that is named must be that of every game.
        let mut judges = rules.games().map(|game| self.judge(game));
        let first = judges.next().expect("a match has a game")?;
        judges.try_for_each(|judge| judge.map(|_| ()))?;
        Ok(first)
    }

    fn trials(
        &self,
        numbers: Range<u64>,
        truncate: Option<u32>,
        threads: usize,
        cancelled: &AtomicBool,
    ) -> Result<rosespring_wire::job::SumsJson, JobError> {
        let position = self.plan.position();
        let settings = RolloutSettings {
            truncate,
            ..RolloutSettings::new(self.plan.job.seed)
        };
        let judge = self.judge(position.rules().game)?;
        let sums = RolloutSums::of_trials(position, settings, numbers, &judge, threads, cancelled);
        Ok((&sums).into())
    }

    fn openings(
        &self,
        units: Range<u64>,
        threads: usize,
        cancelled: &AtomicBool,
    ) -> Result<Results, JobError> {
        let rules = self.plan.rules();
        let judge = self.judge(rules.game)?;
        let (settings, games) = self.plan.opening_settings(threads);
        let firsts = first_throws(rules);
        let count = firsts.len() as u64;
        let throws = units.start.min(count)..units.end.min(count);
        let throws = firsts[throws.start as usize..throws.end as usize].iter();
        let rows = throws
            .map(|throw| ThrowRow::new(throw, &first_plays(throw, &judge, &settings, cancelled)));
        let rows = rows.collect();
        let first_game =
            |unit: u64| (unit.saturating_sub(count).saturating_mul(OPENING_GAMES)).min(games);
        let numbers = first_game(units.start)..first_game(units.end);
        let tally: Tally = play_games(rules, &judge, numbers, &settings, cancelled);
        Ok(Results::Openings {
            throws: rows,
            tally: TallyRow::from(&tally),
        })
    }

    fn analyses(
        &self,
        units: Range<u64>,
        threads: usize,
        cancelled: &AtomicBool,
    ) -> Result<Results, JobError> {
        let JobTask::Analysis {
            records,
            plies,
            trials,
        } = &self.plan.job.task
        else {
            unreachable!("the task is an analysis");
        };
        let rollout = trials.map(|trials| Trials {
            trials,
            best: BY_ROLLOUT,
            truncate: None,
            seed: self.plan.job.seed,
            threads,
        });
        let settings = ReviewSettings {
            depth: Depth {
                rollout,
                ..Depth::plies(*plies)
            },
            rollouts_max: usize::MAX,
            game: None,
            for_units: false,
            threads,
            why: false,
        };
        let mut lines = String::new();
        for record in &records[units.start as usize..units.end as usize] {
            lines += &self.analysis(record, &settings, cancelled)?;
            lines.push('\n');
        }
        Ok(Results::Lines(lines))
    }

    /// Analyses a record and returns the line of its answer.
    fn analysis(
        &self,
        text: &str,
        settings: &ReviewSettings,
        cancelled: &AtomicBool,
    ) -> Result<String, JobError> {
        let (record, mut faults) = match parse_sound(text) {
            Ok((record, faults)) if faults.is_empty() || !record.games.is_empty() => {
                (record, faults)
            }
            Ok((_, faults)) | Err(faults) => return to_text(&join::Unreadable { faults }),
        };
        let judge = match self.match_judge(&record.rules) {
            Ok(judge) => judge,
            // The net of the job is for another game.
            Err(error) => {
                let faults = vec![error.to_string()];
                return to_text(&join::Unreadable { faults });
            }
        };
        let mut analysis = RecordAnalysisJson::new(&record, settings);
        let (report, fault) = analyse(&record, &judge, settings, cancelled, |finding| {
            analysis.add(finding);
            ControlFlow::Continue(())
        });
        faults.extend(fault.map(|fault| fault.to_string()));
        to_text(&analysis.finish(&record, &report, faults))
    }

    fn games(
        &self,
        games: Range<u64>,
        threads: usize,
        cancelled: &AtomicBool,
        lines: impl Fn(&mut NetPlayer, Rules, u64, u64) -> Result<String, Endless> + Sync,
    ) -> Result<Results, JobError> {
        let (rules, seed) = (self.plan.rules(), self.plan.job.seed);
        let net: Arc<Net> = match self.plan.job.evaluator.as_deref() {
            None => shipped(rules.game)?,
            Some(digits) => self.nets.find(digits, rules.game)?.1,
        };
        let player = |_| NetPlayer::new(Neural::new(net.clone()));
        let mut players: Vec<NetPlayer> = (0..threads).map(player).collect();
        let play = |player: &mut NetPlayer, game| lines(player, rules, seed, game);
        let lines = numbered(&mut players, games, play, cancelled, &|_| ());
        let lines = lines.into_iter().collect::<Result<String, _>>();
        Ok(Results::Lines(
            lines.map_err(|error| JobError::Failed(error.to_string()))?,
        ))
    }

    fn pairs(
        &self,
        units: &Range<u64>,
        threads: usize,
        cancelled: &AtomicBool,
    ) -> Result<Results, JobError> {
        let JobTask::Arena { a, b, .. } = &self.plan.job.task else {
            unreachable!("the task is a match");
        };
        let rules = self.plan.rules();
        let settings = MatchSettings {
            a: self.player(a, rules)?,
            b: self.player(b, rules)?,
            threads: u32::try_from(threads).unwrap_or(u32::MAX),
            ..self.plan.match_settings()
        };
        // A plan has at most as many pairs as the type holds.
        let numbers = units.start as u32..units.end as u32;
        let played = pairs(&settings, numbers, &Cancelling(cancelled))
            .map_err(|error| JobError::Failed(error.to_string()))?;
        Ok(Results::Pairs(played.iter().map(join::row).collect()))
    }

    /// Returns the player that a match names: a net by its checksum, or one of the program.
    fn player(&self, name: &str, rules: Rules) -> Result<Participant, JobError> {
        match name.strip_prefix("net:") {
            Some(digits) => {
                let (file, _) = self.nets.find(digits, rules.game)?;
                Ok(Participant::Net(file.to_owned()))
            }
            None => Ok(name.parse().expect("the plan has checked the name")),
        }
    }
}

/// Stops a match when a flag is set.
struct Cancelling<'a>(&'a AtomicBool);

impl Watch for Cancelling<'_> {
    fn on_pair(&self, _: &PlayedPair<'_>) -> ControlFlow<()> {
        match self.0.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }
}

/// The time that an outside program has for an answer. Jobs have no such players.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Returns the checksums of all nets that the results of a job can depend on, each once.
fn checksums(plan: &Plan, nets: &Nets) -> Result<Vec<String>, JobError> {
    let of_program = |game| Ok(format!("{:016x}", shipped(game)?.checksum()));
    let mut found: Vec<String> = match (&plan.job.task, plan.subject) {
        (JobTask::Arena { a, b, .. }, Subject::Rules(rules)) => {
            let mut found = Vec::new();
            for name in [a, b] {
                match name.strip_prefix("net:") {
                    Some(digits) => {
                        nets.find(digits, rules.game)?;
                        found.push(digits.to_owned());
                    }
                    None if is_shipped(rules.game) => found.push(of_program(rules.game)?),
                    None => {}
                }
            }
            found
        }
        (_, Subject::Records) if plan.job.evaluator.is_none() => {
            let games = GameKind::all();
            let games = games.filter(|game| is_shipped(*game));
            games.map(of_program).collect::<Result<_, JobError>>()?
        }
        (_, Subject::Records) => {
            let digits = plan.job.evaluator.iter();
            let digits = digits.filter(|digits| *digits != "baseline");
            digits
                .map(|digits| nets.has(digits).map(|()| digits.clone()))
                .collect::<Result<_, JobError>>()?
        }
        (_, Subject::Position(_) | Subject::Rules(_)) => {
            let game = match plan.subject {
                Subject::Position(position) => position.rules().game,
                _ => plan.rules().game,
            };
            let (_, digits) = nets.judge(plan.job.evaluator.as_deref(), game)?;
            digits.into_iter().collect()
        }
    };
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

fn to_text(value: &impl serde::Serialize) -> Result<String, JobError> {
    json::to_text(value).map_err(|error| JobError::Failed(error.to_string()))
}
