//! Puzzles: stages from games with a clear best play that is easy to miss.
//!
//! [`look`] plays games between the levels and chooses at most one stage of each game. A stage is a
//! candidate if the hand-written evaluation misses the play that the net finds, or the net misses
//! the play that a search one throw deep finds. Its best plays are then rolled out with the same
//! dice. The stage becomes a [`Puzzle`] if one play leads every other by several standard errors
//! and by a given number of units, and one of the two evaluations loses as much. A [`Book`] refuses
//! puzzles that are too similar to one it has. Rare themes are sought: of a game that has stages of
//! one, several are tried.
//!
//! The stage is the unit: the answer is the end of the stage, in any order of the steps.

mod book;
mod difficulty;
mod game;
#[cfg(test)]
mod tests;
mod theme;

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use rosespring_rules::{Board, End, Position, Rules, Side, Step};

pub use book::{Book, ThemeLists};
pub use difficulty::{Difficulty, RATING_OF_FIRST_LEVEL};
pub use theme::Theme;

use crate::GameEvaluator;
use crate::bearoff::TableEvaluator;
use crate::evaluate::Value;
use crate::fan_out::numbered;
use crate::rollout::{self, Contest, Mean, ROUND, Standing, Until};
use crate::search::Deep;
use crate::stakes::Stakes;
use game::{CandidateStage, Games, StageCriteria};

/// PuzzleSettings of the search for puzzles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PuzzleSettings {
    /// The seed of the dice and of the errors of levels.
    pub seed: u64,
    /// The least lead of the best play over every other, in units. It is also the least loss of the
    /// evaluation that errs.
    pub lead: f64,
    /// The least lead, in standard errors.
    pub deviations: f64,
    /// The greatest number of trials of each play.
    pub trials: u64,
    /// Number of throws after which the evaluation replaces further play.
    pub truncate: u32,
}

/// A play of a puzzle, rolled out.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct TriedPlay {
    /// Steps that lead to the end.
    pub steps: Vec<Step>,
    /// The end of the stage.
    pub end: End,
    /// The expected outcome, from White's side.
    pub value: Value,
    /// The equity of the mover, in units.
    pub equity: Mean,
    /// The loss against the best play, in units, with its standard error.
    pub behind: Mean,
    /// Number of trials made.
    pub trials: u64,
}

/// One stage with a clear best play.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Puzzle {
    /// The number of its game, from 0.
    pub game: u64,
    /// The stage to be played.
    pub position: Position,
    /// Its theme.
    pub theme: Theme,
    /// The plays that were rolled out, best first; at least two.
    pub plays: Vec<TriedPlay>,
    /// The share of each level's plays that are best, and the rating that follows.
    pub difficulty: Difficulty,
}

impl Puzzle {
    /// The best play.
    ///
    /// # Panics
    ///
    /// If `plays` is empty, which [`look`] never returns.
    #[must_use]
    pub fn best(&self) -> &TriedPlay {
        &self.plays[0]
    }
}

/// The greatest number of plays of a stage that are rolled out, without those of the two
/// evaluations.
const PLAYS: usize = 5;
/// The budget of evaluations of the search before plays are rolled out.
const LOOK: u64 = 200_000;
/// The greatest loss, in units at a depth of one throw, at which a play is rolled out.
const MARGIN: f32 = 0.4;

/// The part of the required lead that a search one throw deep must show before plays are rolled
/// out. Rollouts take a hundred times as long as the search.
const PROMISE: f32 = 0.8;

/// Plays the games with these numbers and returns the puzzle of each, in order; `None` for a game
/// without one. After `cancelled` is set, the list is shorter. The same settings give the same
/// puzzles on any number of threads.
pub fn look(
    rules: Rules,
    evaluator: &TableEvaluator<GameEvaluator>,
    settings: &PuzzleSettings,
    numbers: Range<u64>,
    wanted: &ThemeLists,
    threads: usize,
    cancelled: &AtomicBool,
) -> Vec<Option<Puzzle>> {
    let mut makers: Vec<Maker> = (0..threads.max(1))
        .map(|_| Maker::new(evaluator.clone(), *settings))
        .collect();
    let make = |maker: &mut Maker, number| maker.puzzle(rules, number, wanted, cancelled);
    numbered(&mut makers, numbers, make, cancelled, &|_| ())
}

/// The evaluators and buffers of one thread.
struct Maker {
    evaluator: TableEvaluator<GameEvaluator>,
    games: Games,
    deep: Deep<TableEvaluator<GameEvaluator>>,
    settings: PuzzleSettings,
}

impl Maker {
    fn new(evaluator: TableEvaluator<GameEvaluator>, settings: PuzzleSettings) -> Self {
        Self {
            games: Games::new(evaluator.clone()),
            deep: Deep::new(evaluator.clone()),
            evaluator,
            settings,
        }
    }

    fn puzzle(
        &mut self,
        rules: Rules,
        number: u64,
        wanted: &ThemeLists,
        cancelled: &AtomicBool,
    ) -> Option<Puzzle> {
        let criteria = StageCriteria {
            rules,
            number,
            wanted,
            seed: self.settings.seed,
            promise: self.settings.lead as f32,
        };
        let stages = self.games.chosen(&criteria, &mut self.deep);
        stages.iter().find_map(|found| {
            let contest = self.contest(found, cancelled)?;
            self.judged(number, found, &contest, &wanted.full)
        })
    }

    /// Rolls the plays out; `None` unless one of them is clearly best.
    fn contest(&mut self, found: &CandidateStage, cancelled: &AtomicBool) -> Option<Contest> {
        let PuzzleSettings {
            deviations, trials, ..
        } = self.settings;
        let method = rollout::RolloutSettings {
            truncate: Some(self.settings.truncate),
            ..rollout::RolloutSettings::new(self.settings.seed)
        };
        let ends = self.entrants(found)?;
        let mut contest = Contest::new(found.position, ends, method).dropping_at(deviations);
        while !contest.is_decided() && contest.trials() < trials {
            let until = Until {
                trials: trials.min(next_look(contest.trials())),
                error: None,
                cancelled,
            };
            contest.run(&self.evaluator, 1, &until, |_| ());
            let standings = contest.standings();
            if cancelled.load(Ordering::Relaxed) || least_reach(&standings) < self.settings.lead {
                return None;
            }
        }
        contest.is_decided().then_some(contest)
    }

    /// Returns the best plays one throw deep and the plays of the evaluations that may err; `None`
    /// if neither seems to err, or no play seems to lead.
    fn entrants(&mut self, found: &CandidateStage) -> Option<Vec<End>> {
        let promise = PROMISE * self.settings.lead as f32;
        let looked = self
            .deep
            .candidates(&found.position, Stakes::Units, 1, LOOK);
        let [best, second, ..] = looked else {
            return None;
        };
        let errs = |end: &End| end.board != best.end.board;
        if best.worth - second.worth < promise || !(errs(&found.simple) || errs(&found.greedy)) {
            return None;
        }
        let least = best.worth - MARGIN;
        let near = looked.iter().enumerate();
        let mut ends: Vec<End> = near
            .take(PLAYS)
            .filter(|(place, one)| *place < 2 || one.worth >= least)
            .map(|(_, one)| one.end)
            .collect();
        for end in [found.simple, found.greedy] {
            if !ends.iter().any(|other| other.board == end.board) {
                ends.push(end);
            }
        }
        Some(ends)
    }

    /// Returns the puzzle, if the lead is large enough and one of the evaluations errs.
    fn judged(
        &mut self,
        number: u64,
        found: &CandidateStage,
        contest: &Contest,
        full: &[Theme],
    ) -> Option<Puzzle> {
        let position = found.position;
        let standings = contest.standings();
        let [best, second, ..] = standings.as_slice() else {
            return None;
        };
        let errs = |end: &End| end.board != best.end.board;
        if least_behind(&standings) < self.settings.lead
            || !(errs(&found.simple) || errs(&found.greedy))
        {
            return None;
        }
        let missed = if errs(&found.simple) {
            found.simple
        } else {
            second.end
        };
        let theme = Theme::of(&position, &best.end, &missed);
        if full.contains(&theme) {
            return None;
        }
        let best_board = best.end.board;
        let difficulty = self.games.difficulty(&position, best_board, &mut self.deep);
        // A play that neither the net nor the search finds may be an error of the rollout.
        let is_confirmed = difficulty.found_by[6..].contains(&1.0);
        is_confirmed.then_some(Puzzle {
            game: number,
            position,
            theme,
            plays: tried(&position, &standings),
            difficulty,
        })
    }
}

/// The number of trials at which a contest is checked next. The first checks come early, because
/// most stages are given up soon.
const fn next_look(trials: u64) -> u64 {
    match trials {
        0..ROUND => trials + ROUND / 4,
        _ => trials + ROUND,
    }
}

/// The loss of the second-best play, in units.
fn least_behind(standings: &[Standing<'_>]) -> f64 {
    let others = standings.iter().skip(1);
    others.fold(f64::INFINITY, |least, one| least.min(one.behind.mean))
}

/// The upper estimate of the loss of the second-best play, in units.
fn least_reach(standings: &[Standing<'_>]) -> f64 {
    let others = standings.iter().skip(1);
    others.fold(f64::INFINITY, |least, one| {
        least.min(one.behind.mean + one.behind.error)
    })
}

fn tried(position: &Position, standings: &[Standing<'_>]) -> Vec<TriedPlay> {
    let white = position
        .turn()
        .is_none_or(|turn| turn.mover() == Side::White);
    let plays = position.plays();
    let steps = |board: &Board| {
        let found = plays.iter().find(|play| play.end.board == *board);
        found.map_or_else(Vec::new, |play| play.steps.clone())
    };
    let tried = standings.iter().map(|standing| {
        let worth = standing.rollout.worth();
        TriedPlay {
            steps: steps(&standing.end.board),
            end: standing.end,
            value: standing.rollout.value(),
            equity: Mean {
                mean: if white { worth.mean } else { -worth.mean },
                ..worth
            },
            behind: standing.behind,
            trials: standing.rollout.trials(),
        }
    });
    tried.collect()
}
