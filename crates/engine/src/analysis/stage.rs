//! The plays of a stage, with the loss of each against the best.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use rosespring_rules::{Board, End, Phase, Position, Side, Step};

use super::{Analyst, Figure, How, Trials};
use crate::evaluate::Evaluate;
use crate::order;
use crate::rollout::{Rollout, RolloutSettings, Until};
use crate::search::Candidate;
use crate::stakes::Stakes;

/// One play of the stage.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// Steps that lead to the end.
    pub steps: Vec<Step>,
    /// The end of the stage.
    pub end: End,
    /// Its value to the mover.
    pub figure: Figure,
    /// Its loss against the best play, at least 0, in the unit of the [`Stakes`]. Where the best
    /// play was searched deeper, both are compared at the deepest depth that both have.
    pub loss: f32,
}

/// The candidates after each depth of search; index 0 is without look-ahead.
pub(super) struct Looks(Vec<Vec<Candidate>>);

impl Looks {
    /// The worth of the end with this board at a depth of `plies`; `None` if it was not searched so
    /// deep.
    fn worth(&self, board: &Board, plies: u8) -> Option<f32> {
        let look = self.0.get(usize::from(plies))?;
        let found = look.iter().find(|one| one.end.board == *board)?;
        (found.plies == plies).then_some(found.worth)
    }

    /// The candidates at the greatest depth.
    pub(super) fn last(&self) -> &[Candidate] {
        self.0.last().map_or(&[], Vec::as_slice)
    }
}

impl<E: Evaluate + Clone + Send> Analyst<E> {
    /// Every distinct end of the stage, best first, with steps.
    pub(super) fn choices(&mut self, position: &Position, stakes: Stakes) -> Vec<Choice> {
        let looks = self.looks(position, stakes);
        self.choices_of(position, stakes, &looks)
    }

    /// The same from candidates that were searched before.
    pub(super) fn choices_of(
        &self,
        position: &Position,
        stakes: Stakes,
        looks: &Looks,
    ) -> Vec<Choice> {
        let Phase::Play(turn) = position.phase() else {
            return Vec::new();
        };
        let mut figures: Vec<(End, Figure, u8)> = looks
            .last()
            .iter()
            .map(|one| {
                let how = How::Plies(one.plies);
                let figure = Figure::new(one.value, stakes, turn.mover(), how);
                let figure = Figure {
                    worth: one.worth,
                    ..figure
                };
                (one.end, figure, one.plies)
            })
            .collect();
        if let Some(trials) = self.depth.rollout.filter(|_| figures.len() > 1) {
            let best = trials.best.clamp(1, figures.len());
            for (end, figure, _) in &mut figures[..best] {
                let after = position.after(end, &mut ());
                *figure = self.by_rollout(&after, stakes, turn.mover(), trials);
            }
            order::sort_by_key(&mut figures[..best], |one| order::descending(one.1.worth));
        }
        with_steps(position, &figures, looks)
    }

    /// Searches the candidates at each depth in order, until the budget is used up.
    pub(super) fn looks(&mut self, position: &Position, stakes: Stakes) -> Looks {
        let before = self.deep.evaluations();
        let mut looks = Vec::new();
        for plies in 0..=self.depth.plies {
            let used = self.deep.evaluations() - before;
            let left = self.depth.budget.saturating_sub(used);
            if plies > 0 && left == 0 {
                break;
            }
            let look = self.deep.candidates(position, stakes, plies, left);
            looks.push(look.to_vec());
        }
        Looks(looks)
    }

    /// Returns the value of a position to `side` by rollout.
    pub(super) fn by_rollout(
        &self,
        position: &Position,
        stakes: Stakes,
        side: Side,
        trials: Trials,
    ) -> Figure {
        if let Phase::Over(outcome) = position.phase() {
            let over = super::over(outcome, stakes);
            return Figure::new(over.value, stakes, side, How::Over);
        }
        let settings = RolloutSettings {
            truncate: trials.truncate,
            stakes,
            ..RolloutSettings::new(trials.seed)
        };
        let mut rollout = Rollout::new(*position, settings);
        let never = AtomicBool::new(false);
        let until = Until {
            trials: trials.trials,
            error: None,
            cancelled: &never,
        };
        rollout.run(&self.evaluator, trials.threads, &until, |_| ());
        let worth = rollout.worth();
        let how = How::Rollout {
            trials: rollout.trials(),
            error: worth.error,
        };
        let sign = if side == Side::White { 1.0 } else { -1.0 };
        Figure {
            value: rollout.value(),
            worth: sign * worth.mean as f32,
            how,
        }
    }
}

/// Adds steps and losses to the figures, in the same order.
fn with_steps(position: &Position, figures: &[(End, Figure, u8)], looks: &Looks) -> Vec<Choice> {
    let plays = position.plays().into_iter();
    let steps_to: HashMap<Board, Vec<Step>> =
        plays.map(|play| (play.end.board, play.steps)).collect();
    let steps = |board: &Board| steps_to.get(board).cloned().unwrap_or_default();
    let Some(&(best, best_figure, _)) = figures.first() else {
        return Vec::new();
    };
    let alike = |figure: &Figure| match (figure.how, best_figure.how) {
        (How::Plies(a), How::Plies(b)) => a == b,
        (How::Plies(_), _) | (_, How::Plies(_)) => false,
        _ => true,
    };
    figures
        .iter()
        .map(|(end, figure, plies)| {
            let shared = match alike(figure) {
                true => best_figure.worth,
                false => looks
                    .worth(&best.board, *plies)
                    .unwrap_or(best_figure.worth),
            };
            Choice {
                steps: steps(&end.board),
                end: *end,
                figure: *figure,
                loss: (shared - figure.worth).max(0.0),
            }
        })
        .collect()
}
