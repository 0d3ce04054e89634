//! Judges one play, one throw or one remainder.

use rosespring_rules::{Dice, End, Phase, Position, Side, Step};

use super::walk::{Task, TaskKind};
use super::{Class, Decision, Finding, Luck, ReceivedGift};
use crate::analysis::line::steps_to;
use crate::analysis::{Analyst, BestLine, Choice, Depth, Figure, How, Trials};
use crate::evaluate::{Evaluate, Value};
use crate::order;
use crate::search::{Candidate, Greedy};
use crate::stakes::Stakes;
use crate::walk::chances;

/// Computes the findings of tasks.
pub(super) struct Judge<E> {
    analyst: Analyst<E>,
    /// Evaluates every throw that was possible.
    greedy: Greedy<E>,
}

impl<E: Evaluate + Clone + Send> Judge<E> {
    pub(super) fn new(evaluator: &E, depth: Depth) -> Self {
        // Records are judged on several threads, so each rollout uses one.
        let rollout = depth.rollout.map(|trials| Trials {
            threads: 1,
            ..trials
        });
        Self {
            analyst: Analyst::new(evaluator.clone(), Depth { rollout, ..depth }),
            greedy: Greedy::new(evaluator.clone()),
        }
    }

    /// Returns whether plays that seem doubtful are compared by rollouts.
    pub(super) fn makes_rollouts(&self) -> bool {
        self.analyst.depth().rollout.is_some()
    }

    /// Computes the finding of a task.
    pub(super) fn judge(&mut self, task: &Task) -> Finding {
        self.find(task, self.analyst.depth().rollout)
    }

    /// Computes the finding of a task without rollouts.
    pub(super) fn search(&mut self, task: &Task) -> Finding {
        self.find(task, None)
    }

    /// Adds to the finding of a task why its play loses, if that is doubtful or worse.
    pub(super) fn explain(&mut self, task: &Task, finding: &mut Finding) {
        let Finding::Decision(decision) = finding else {
            return;
        };
        let played = task.position.play(&decision.played, &mut ());
        if let Ok(played) = played
            && decision.class() >= Class::Doubtful
        {
            decision.why = self
                .analyst
                .why(&task.position, played.board(), task.stakes);
        }
    }

    fn find(&mut self, task: &Task, rollout: Option<Trials>) -> Finding {
        let Task {
            place,
            stakes,
            position,
            kind: task_kind,
        } = task;
        let unit = stakes.unit();
        match task_kind {
            TaskKind::Play { mover, steps } => {
                Finding::Decision(Box::new(self.decision(task, *mover, steps, rollout)))
            }
            TaskKind::Throw { side, dice, kind } => Finding::Luck(Luck {
                place: *place,
                side: *side,
                dice: *dice,
                kind: *kind,
                luck: self.luck(position, *dice, *side, *stakes) / unit,
            }),
            TaskKind::Received { to } => Finding::Received(ReceivedGift {
                place: *place,
                to: *to,
                worth: self.analyst.worth_of_gift(position, *stakes) / unit,
            }),
        }
    }

    /// The luck of a throw for `side`: its worth less the mean over all throws.
    fn luck(&mut self, position: &Position, dice: Dice, side: Side, stakes: Stakes) -> f32 {
        let opening = position.phase() == Phase::Opening;
        let mut mean = 0.0;
        let mut thrown = 0.0;
        // In the opening White's die comes first; in other throws the order has no meaning.
        let same = match opening {
            true => dice,
            false => Dice::new(dice.high(), dice.low()),
        };
        for (each, chance) in chances(opening) {
            let Ok(after) = position.throw(each, &mut ()) else {
                continue;
            };
            let worth = stakes.worth(&self.greedy.best_value(&after, stakes), side);
            mean += chance as f32 * worth;
            if each == same {
                thrown = worth;
            }
        }
        thrown - mean
    }

    fn decision(
        &mut self,
        task: &Task,
        mover: Side,
        steps: &[Step],
        rollout: Option<Trials>,
    ) -> Decision {
        let Depth { plies, budget, .. } = self.analyst.depth();
        let candidates = self
            .analyst
            .deep
            .candidates(&task.position, task.stakes, plies, budget)
            .to_vec();
        self.decided(task, mover, steps, &candidates, rollout)
    }

    /// Returns the decision and at most `most` plays of its stage, best first, each with the turn
    /// that begins with it. The play made is always one of them.
    pub(super) fn review(
        &mut self,
        task: &Task,
        mover: Side,
        steps: &[Step],
        most: usize,
    ) -> (Decision, Vec<(Choice, BestLine)>) {
        let (position, stakes) = (&task.position, task.stakes);
        let looks = self.analyst.looks(position, stakes);
        let rollout = self.analyst.depth().rollout;
        let decision = self.decided(task, mover, steps, looks.last(), rollout);
        let made = position.play(steps, &mut ()).map(|after| *after.board());
        let choices = self.analyst.choices_of(position, stakes, &looks);
        let shown = choices
            .into_iter()
            .enumerate()
            .filter_map(|(place, mut choice)| {
                if Ok(choice.end.board) == made {
                    choice.figure = decision.figure;
                    choice.loss = decision.loss * stakes.unit();
                } else if place >= most {
                    return None;
                }
                let line = self.analyst.line(position, &choice, stakes);
                Some((choice, line))
            });
        let mut shown: Vec<(Choice, BestLine)> = shown.collect();
        // The comparison may have searched the play made deeper than the list did.
        order::sort_by_key(&mut shown, |one| order::descending(-one.0.loss));
        (decision, shown)
    }

    fn decided(
        &mut self,
        task: &Task,
        mover: Side,
        steps: &[Step],
        candidates: &[Candidate],
        rollout: Option<Trials>,
    ) -> Decision {
        let (position, stakes) = (&task.position, task.stakes);
        let board = position.play(steps, &mut ()).map(|after| *after.board());
        let played = candidates
            .iter()
            .find(|one| Ok(one.end.board) == board)
            .or(candidates.first());
        let (Some(best), Some(played)) = (candidates.first(), played) else {
            unreachable!("a stage that was played has a play");
        };
        let mut judged = self.compared(task, mover, best, played);
        if let Some(trials) = rollout.filter(|_| judged.loss >= Class::DOUBTFUL) {
            judged = self.by_rollout(task, mover, candidates, played, trials);
        }
        Decision {
            place: task.place,
            position: *position,
            mover,
            stakes,
            played: steps.to_vec(),
            best: match judged.best.board == played.end.board {
                true => steps.to_vec(),
                false => steps_to(position, &judged.best),
            },
            figure: judged.played_figure,
            best_figure: judged.best_figure,
            loss: judged.loss,
            is_forced: candidates.len() == 1,
            why: None,
        }
    }

    /// Compares the play made with the best one, both at the depth of the best one.
    fn compared(
        &mut self,
        task: &Task,
        mover: Side,
        best: &Candidate,
        played: &Candidate,
    ) -> JudgedPlay {
        let stakes = task.stakes;
        let figure = |candidate: &Candidate| {
            let how = How::Plies(candidate.plies);
            Figure::new(candidate.value, stakes, mover, how)
        };
        let best_figure = figure(best);
        if best.end.board == played.end.board {
            return JudgedPlay::new(best.end, best_figure, best.end, best_figure, stakes);
        }
        let played_figure = self.looked_after(task, mover, &played.end, best.plies);
        let best_figure = match played_figure.how {
            // The budget was used up: compare both at the depth that the play made reached.
            How::Plies(plies) if plies < best.plies => {
                self.looked_after(task, mover, &best.end, plies)
            }
            _ => best_figure,
        };
        JudgedPlay::new(best.end, best_figure, played.end, played_figure, stakes)
    }

    /// Returns the value of an end of the stage after the known later stages, at a depth of
    /// `plies`.
    fn looked_after(&mut self, task: &Task, mover: Side, end: &End, plies: u8) -> Figure {
        let stakes = task.stakes;
        let after = task.position.after(end, &mut ());
        let deep = &mut self.analyst.deep;
        let settled = deep.greedy().settled(after, stakes);
        if let Phase::Over(outcome) = settled.phase() {
            // A finished game has the same value at any depth.
            return Figure::new(Value::of(outcome), stakes, mover, How::Plies(plies));
        }
        let budget = self.analyst.depth().budget;
        let (value, plies) = self.analyst.deep.value(&settled, stakes, plies, budget);
        Figure::new(value, stakes, mover, How::Plies(plies))
    }

    /// Compares the play made with the best candidates by rollout.
    fn by_rollout(
        &mut self,
        task: &Task,
        mover: Side,
        candidates: &[Candidate],
        played: &Candidate,
        trials: Trials,
    ) -> JudgedPlay {
        let figure_of = |end: &End| {
            let after = task.position.after(end, &mut ());
            self.analyst.by_rollout(&after, task.stakes, mover, trials)
        };
        let played_figure = figure_of(&played.end);
        let mut best = (played.end, played_figure);
        let others = candidates.iter().take(trials.best);
        for other in others.filter(|other| other.end.board != played.end.board) {
            let figure = figure_of(&other.end);
            if figure.worth > best.1.worth {
                best = (other.end, figure);
            }
        }
        JudgedPlay::new(best.0, best.1, played.end, played_figure, task.stakes)
    }
}

/// A play compared with the best.
struct JudgedPlay {
    best: End,
    best_figure: Figure,
    played_figure: Figure,
    /// In units, at least 0.
    loss: f32,
}

impl JudgedPlay {
    fn new(
        best: End,
        best_figure: Figure,
        played: End,
        played_figure: Figure,
        stakes: Stakes,
    ) -> Self {
        let loss = (best_figure.worth - played_figure.worth) / stakes.unit();
        if loss <= 0.0 {
            // No other play is better.
            return Self {
                best: played,
                best_figure: played_figure,
                played_figure,
                loss: 0.0,
            };
        }
        Self {
            best,
            best_figure,
            played_figure,
            loss,
        }
    }
}
