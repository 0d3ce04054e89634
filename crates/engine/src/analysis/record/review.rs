//! Judges a record task by task, in any order, so that a front end can show results early.

use super::judge::Judge;
use super::{Finding, Task, TaskKind};
use crate::analysis::{BestLine, Choice, Depth};
use crate::evaluate::Evaluate;

/// The result of one [`Task`].
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ReviewedTask {
    /// The finding, equal to that of [`analyse`](super::analyse).
    pub finding: Finding,
    /// For a stage played: the best plays and the play made, best first, each with the turn that
    /// begins with it. Losses are in the unit of the stakes. Empty for throws and remainders.
    pub choices: Vec<(Choice, BestLine)>,
}

/// Judges tasks one by one.
pub struct Reviewer<E> {
    judge: Judge<E>,
}

impl<E: Evaluate + Clone + Send> Reviewer<E> {
    /// Creates a reviewer that uses `evaluator`.
    #[must_use]
    pub fn new(evaluator: &E, depth: Depth) -> Self {
        Self {
            judge: Judge::new(evaluator, depth),
        }
    }

    /// Judges a task. For a stage played, returns at most `most` plays besides the one made.
    pub fn review(&mut self, task: &Task, most: usize) -> ReviewedTask {
        let TaskKind::Play { mover, steps } = &task.kind else {
            return ReviewedTask {
                finding: self.judge.judge(task),
                choices: Vec::new(),
            };
        };
        let (decision, choices) = self.judge.review(task, *mover, steps, most);
        ReviewedTask {
            finding: Finding::Decision(Box::new(decision)),
            choices,
        }
    }
}
