//! The units of a job, with every check that needs no net.

use rosespring_arena::Participant;
use rosespring_engine::opening::first_throws;
use rosespring_engine::rollout::TRIALS_MAX;
use rosespring_engine::search::PLIES_MAX;
use rosespring_engine::stakes::MATCH_MAX;
use rosespring_rules::{Position, Rules};
use rosespring_wire::job::{Job, JobTask};

/// Number of whole games in a unit of a table of openings.
pub const OPENING_GAMES: u64 = 1_296;
/// The greatest number of games of self-play, and of a table of openings.
const GAMES_MAX: u64 = 100_000_000;
/// The greatest number of games of a match.
const MATCH_GAMES_MAX: u32 = 10_000_000;
/// The greatest number of throws before a trial is cut off.
const TRUNCATE_MAX: u32 = 1_000;
/// The greatest number of plays of a first throw.
const PLAYS_MAX: usize = 20;
/// Characters of a wrong value that are repeated in an error.
const QUOTED_CHARS_MAX: usize = 60;

/// Why a job or its parts cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum JobError {
    /// A member of the job has a wrong value.
    #[error("`{member}`: {problem}")]
    Member {
        /// The member: `task.trials`.
        member: &'static str,
        /// What is wrong with it.
        problem: String,
    },
    /// The job names a net that was not given.
    #[error("the job needs a net with the checksum {0}, and no file with it was given")]
    MissingNet(String),
    /// A file is not a net, or it is for another game.
    #[error("net {file}: {problem}")]
    Net {
        /// The name of the file.
        file: String,
        /// What is wrong with it.
        problem: String,
    },
    /// The units asked for are not units of the job.
    #[error("units {from} to {to}: the job has {units}")]
    Range {
        /// The first unit asked for.
        from: u64,
        /// The unit after the last one.
        to: u64,
        /// The number of units of the job.
        units: u64,
    },
    /// Parts do not belong together.
    #[error("the part with units {from} to {to} {problem}")]
    Part {
        /// The first unit of the part.
        from: u64,
        /// The unit after its last one.
        to: u64,
        /// Why it cannot be used.
        problem: String,
    },
    /// Units are missing.
    #[error("units {from} to {to} are missing")]
    Missing {
        /// The first unit that is missing.
        from: u64,
        /// The unit after the last one.
        to: u64,
    },
    /// A game did not end, or a player failed.
    #[error("{0}")]
    Failed(String),
}

/// A job that was checked.
#[derive(Debug, Clone)]
pub struct Plan {
    pub(crate) job: Job,
    pub(crate) subject: Subject,
    units: u64,
}

/// What a job is about.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Subject {
    Position(Position),
    Rules(Rules),
    /// Each record names its rules.
    Records,
}

impl Plan {
    /// Checks a job.
    ///
    /// # Errors
    ///
    /// [`JobError::Member`] with the first wrong member.
    pub fn new(job: Job) -> Result<Self, JobError> {
        let (subject, units) = check(&job.task)?;
        match job.evaluator.as_deref() {
            None | Some("baseline") => {}
            Some(_) if matches!(job.task, JobTask::Arena { .. }) => {
                return Err(wrong("evaluator", "a match names its players instead"));
            }
            Some(digits) => check_digits("evaluator", digits)?,
        }
        let is_baseline = job.evaluator.as_deref() == Some("baseline");
        let needs_net = matches!(
            job.task,
            JobTask::SelfPlay { .. } | JobTask::Positions { .. } | JobTask::Openings { .. }
        );
        match is_baseline && (needs_net || matches!(job.task, JobTask::Arena { .. })) {
            true => Err(wrong(
                "evaluator",
                "`baseline` is for rollouts and analyses",
            )),
            false => Ok(Self {
                job,
                subject,
                units,
            }),
        }
    }

    /// The number of units of the job.
    #[must_use]
    pub const fn units(&self) -> u64 {
        self.units
    }

    /// The number of units that are worth a task on another machine: seconds of work, mostly.
    #[must_use]
    pub const fn block(&self) -> u64 {
        match self.job.task {
            JobTask::Rollout { .. } => 144,
            JobTask::Openings { .. } | JobTask::Analysis { .. } => 1,
            JobTask::SelfPlay { .. } => 64,
            JobTask::Positions { .. } => 2,
            JobTask::Arena { .. } => 16,
        }
    }

    /// Returns the units of shard `number`, counted from 1, of `count` shards of nearly equal size.
    ///
    /// # Panics
    ///
    /// If `number` is not from 1 to `count`.
    #[must_use]
    pub fn shard(&self, number: u64, count: u64) -> std::ops::Range<u64> {
        assert!((1..=count).contains(&number), "shard {number} of {count}");
        let start = |number: u64| {
            let product = u128::from(self.units) * u128::from(number) / u128::from(count);
            product as u64
        };
        start(number - 1)..start(number)
    }
}

/// Returns the subject of a task and the number of its units.
fn check(task: &JobTask) -> Result<(Subject, u64), JobError> {
    match task {
        JobTask::Rollout {
            position,
            trials,
            truncate,
        } => {
            let position = position
                .parse()
                .map_err(|error| wrong("task.position", format!("{error}")))?;
            within("task.trials", *trials, 2, TRIALS_MAX)?;
            if let Some(throws) = truncate {
                within("task.truncate", *throws, 1, TRUNCATE_MAX)?;
            }
            Ok((Subject::Position(position), *trials))
        }
        JobTask::Openings {
            rules,
            error,
            truncate,
            plays,
            games,
        } => {
            let rules = parse_rules(rules)?;
            check_opening(*error, *truncate, *plays, *games)?;
            let throws = first_throws(rules).len() as u64;
            Ok((
                Subject::Rules(rules),
                throws + games.div_ceil(OPENING_GAMES),
            ))
        }
        JobTask::Analysis {
            records,
            plies,
            trials,
        } => {
            within("task.plies", *plies, 0, PLIES_MAX)?;
            if let Some(trials) = trials {
                within("task.trials", *trials, 2, TRIALS_MAX)?;
            }
            Ok((Subject::Records, records.len() as u64))
        }
        JobTask::SelfPlay { rules, games } => {
            within("task.games", *games, 1, GAMES_MAX)?;
            Ok((Subject::Rules(parse_rules(rules)?), *games))
        }
        JobTask::Positions {
            rules,
            games,
            trials,
        } => {
            within("task.games", *games, 1, GAMES_MAX)?;
            within("task.trials", *trials, 2, TRIALS_MAX)?;
            Ok((Subject::Rules(parse_rules(rules)?), *games))
        }
        JobTask::Arena {
            rules,
            match_to,
            games,
            a,
            b,
        } => {
            let rules = parse_rules(rules)?;
            check_match(*match_to, *games)?;
            check_player("task.a", a)?;
            check_player("task.b", b)?;
            Ok((Subject::Rules(rules), u64::from(games / 2)))
        }
    }
}

/// Checks the length and the number of games of a match.
fn check_match(match_to: Option<u8>, games: u32) -> Result<(), JobError> {
    if let Some(to) = match_to {
        within("task.match", to, 1, MATCH_MAX)?;
    }
    within("task.games", games, 2, MATCH_GAMES_MAX)?;
    match games.is_multiple_of(2) {
        true => Ok(()),
        false => Err(wrong(
            "task.games",
            "must be even: games are played in pairs with the same dice",
        )),
    }
}

/// Checks the settings of a table of openings.
fn check_opening(error: f64, truncate: u32, plays: usize, games: u64) -> Result<(), JobError> {
    if !(error > 0.000_1 && error <= 1.0) {
        return Err(wrong(
            "task.error",
            format!("expected a number above 0.0001 and at most 1, not {error}"),
        ));
    }
    within("task.truncate", truncate, 1, TRUNCATE_MAX)?;
    within("task.plays", plays, 1, PLAYS_MAX)?;
    within("task.games", games, 36, GAMES_MAX)
}

pub(crate) fn wrong(member: &'static str, problem: impl Into<String>) -> JobError {
    JobError::Member {
        member,
        problem: problem.into(),
    }
}

fn parse_rules(text: &str) -> Result<Rules, JobError> {
    text.parse()
        .map_err(|error| wrong("task.rules", format!("{error}")))
}

fn within<T: Copy + PartialOrd + std::fmt::Display>(
    member: &'static str,
    value: T,
    least: T,
    most: T,
) -> Result<(), JobError> {
    match value < least || value > most {
        true => Err(wrong(
            member,
            format!("expected {least} to {most}, not {value}"),
        )),
        false => Ok(()),
    }
}

/// Checks the checksum of a net.
fn check_digits(member: &'static str, text: &str) -> Result<(), JobError> {
    let is_digit = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
    match text.len() == 16 && text.chars().all(is_digit) {
        true => Ok(()),
        false => Err(wrong(
            member,
            format!(
                "expected the checksum of a net, sixteen hexadecimal digits, or `baseline`, not \
                 `{}`",
                shortened(text)
            ),
        )),
    }
}

/// Checks the name of a player: one that comes with the program, or a net by its checksum.
fn check_player(member: &'static str, name: &str) -> Result<(), JobError> {
    match name.parse::<Participant>() {
        Ok(Participant::Shipped(_)) => Ok(()),
        Ok(Participant::Net(_)) => {
            check_digits(member, name.strip_prefix("net:").unwrap_or_default())
        }
        Ok(Participant::Exec(_)) => Err(wrong(
            member,
            "an outside program cannot play: its plays do not depend on the job alone",
        )),
        Err(error) => Err(wrong(member, error.to_string())),
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(QUOTED_CHARS_MAX).collect()
}
