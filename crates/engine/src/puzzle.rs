//! Puzzles: stages from games whose best play is clear, and not the one that comes to mind first.
//!
//! [`look`] plays games of the levels against each other and chooses at most one stage of each.
//! A stage is worth a look if the hand-written evaluation misses what the net finds, or the net
//! misses what one throw of look-ahead finds. Its best plays are then rolled out side by side with
//! the same dice: it becomes a [`Puzzle`] if one of them leads every other by several standard
//! errors and by a set size, and one of the two judges errs by as much. A [`Book`] keeps out what
//! is too much like a puzzle it has.
//!
//! The stage is the unit: the answer is the end of the stage, whatever the order of the steps.

mod book;
mod difficulty;
mod game;
#[cfg(test)]
mod tests;
mod theme;

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use rosespring_rules::{Board, End, Position, Rules, Side, Step};

pub use book::Book;
pub use difficulty::{Difficulty, RATING_OF_FIRST_LEVEL};
pub use theme::Theme;

use crate::bearoff::Known;
use crate::evaluate::Value;
use crate::fan_out::numbered;
use crate::net::Neural;
use crate::rollout::{self, Contest, Mean, ROUND, Standing, Until};
use crate::search::Deep;
use crate::stakes::Stakes;
use game::{Found, Games, Wanted};

/// How puzzles are made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// Where dice and errors come from.
    pub seed: u64,
    /// Units by which the best play leads every other, at least; a judge that errs loses as much.
    pub lead: f64,
    /// Standard errors by which it leads, at least.
    pub deviations: f64,
    /// Trials of each play, at most.
    pub trials: u64,
    /// Throws after which the evaluation has the last word.
    pub truncate: u32,
}

/// A play of a puzzle.
#[derive(Debug, Clone, PartialEq)]
pub struct TriedPlay {
    /// Steps that lead to the end.
    pub steps: Vec<Step>,
    /// The end of the stage.
    pub end: End,
    /// What is expected, as White sees it.
    pub value: Value,
    /// Units for the mover.
    pub equity: Mean,
    /// Units less than the best, and the error of that.
    pub behind: Mean,
    /// Trials made.
    pub trials: u64,
}

/// One stage whose best play is clear.
#[derive(Debug, Clone, PartialEq)]
pub struct Puzzle {
    /// The game it is from, counted from 0.
    pub game: u64,
    /// The stage to be played.
    pub position: Position,
    /// What it is about.
    pub theme: Theme,
    /// The plays that were rolled out, best first; at least two.
    pub plays: Vec<TriedPlay>,
    /// Who finds the best play, and the rating that follows.
    pub difficulty: Difficulty,
}

impl Puzzle {
    /// The best play.
    ///
    /// # Panics
    ///
    /// Never for a puzzle that [`look`] made: it has plays.
    #[must_use]
    pub fn best(&self) -> &TriedPlay {
        &self.plays[0]
    }
}

/// The most plays of a stage that are rolled out, but for those of the judges.
const PLAYS: usize = 5;
/// Evaluations after which it is looked no further before plays are rolled out.
const LOOK: u64 = 200_000;
/// Units that a play seems to lose, one throw deep, at most, to be rolled out.
const MARGIN: f32 = 0.4;

/// The part of the lead that a stage must show one throw deep before it is rolled out: rollouts
/// take a hundred times as long.
const PROMISE: f32 = 0.8;

/// What the games with these numbers bring, in their order; if `cancelled` is set on the way, less.
/// The same settings give the same puzzles on any number of threads. A game in which there is a
/// choice takes no stage of the themes `full`.
pub fn look(
    rules: Rules,
    evaluator: &Known<Neural>,
    settings: &Settings,
    numbers: Range<u64>,
    full: &[Theme],
    threads: usize,
    cancelled: &AtomicBool,
) -> Vec<Option<Puzzle>> {
    let mut makers: Vec<Maker> = (0..threads.max(1))
        .map(|_| Maker::new(evaluator.clone(), *settings))
        .collect();
    let make = |maker: &mut Maker, number| maker.puzzle(rules, number, full, cancelled);
    numbered(&mut makers, numbers, make, cancelled, &|_| ())
}

/// What one thread needs.
struct Maker {
    evaluator: Known<Neural>,
    games: Games,
    deep: Deep<Known<Neural>>,
    settings: Settings,
}

impl Maker {
    fn new(evaluator: Known<Neural>, settings: Settings) -> Self {
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
        full: &[Theme],
        cancelled: &AtomicBool,
    ) -> Option<Puzzle> {
        let wanted = Wanted {
            rules,
            number,
            full,
            seed: self.settings.seed,
            promise: self.settings.lead as f32,
        };
        let found = self.games.stage(&wanted, &mut self.deep)?;
        let contest = self.contest(&found, cancelled)?;
        self.judged(number, &found, &contest, full)
    }

    /// The plays rolled out, if one of them is clearly the best.
    fn contest(&mut self, found: &Found, cancelled: &AtomicBool) -> Option<Contest> {
        let Settings {
            deviations, trials, ..
        } = self.settings;
        let method = rollout::Settings {
            truncate: Some(self.settings.truncate),
            ..rollout::Settings::new(self.settings.seed)
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

    /// The best plays one throw deep, and those of the judges who may err; none if nobody seems to
    /// err, or no play seems to lead.
    fn entrants(&mut self, found: &Found) -> Option<Vec<End>> {
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

    /// The puzzle, if the lead is large enough and somebody errs.
    fn judged(
        &mut self,
        number: u64,
        found: &Found,
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
        // What neither the net nor one throw of look-ahead finds may be an error of the rollout.
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

/// The number of trials after which a contest is looked at again. The first looks come early: most
/// stages are given up soon.
const fn next_look(trials: u64) -> u64 {
    match trials {
        0..ROUND => trials + ROUND / 4,
        _ => trials + ROUND,
    }
}

/// Units by which the nearest play is behind.
fn least_behind(standings: &[Standing<'_>]) -> f64 {
    let others = standings.iter().skip(1);
    others.fold(f64::INFINITY, |least, one| least.min(one.behind.mean))
}

/// Units by which the nearest play may well turn out to be behind.
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
