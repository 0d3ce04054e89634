//! A record judged task by task, in any order: for those who show it while it is judged.

use super::judge::Judge;
use super::{Finding, Task, What};
use crate::analysis::{Choice, Depth, Line};
use crate::evaluate::Evaluate;

/// What was found of one [`Task`].
#[derive(Debug, Clone, PartialEq)]
pub struct Reviewed {
    /// The same that [`analyse`](super::analyse) finds.
    pub finding: Finding,
    /// Of a stage played, the best plays and the one made, best first, each with the turn that
    /// begins with it. Losses are in the unit of the stakes.
    pub choices: Vec<(Choice, Line)>,
}

/// Judges tasks one by one.
pub struct Reviewer<E> {
    judge: Judge<E>,
}

impl<E: Evaluate + Clone + Send> Reviewer<E> {
    /// A reviewer by `evaluator`.
    #[must_use]
    pub fn new(evaluator: &E, depth: Depth) -> Self {
        Self {
            judge: Judge::new(evaluator, depth),
        }
    }

    /// Judges a task; of a stage played, tells at most `most` plays besides the one made.
    pub fn review(&mut self, task: &Task, most: usize) -> Reviewed {
        let What::Play { mover, steps } = &task.what else {
            return Reviewed {
                finding: self.judge.judge(task),
                choices: Vec::new(),
            };
        };
        let (decision, choices) = self.judge.review(task, *mover, steps, most);
        Reviewed {
            finding: Finding::Decision(Box::new(decision)),
            choices,
        }
    }
}
