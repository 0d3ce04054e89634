//! The stored result for one throw, play or remainder.

use rosespring_engine::GameEvaluator;
use rosespring_engine::analysis::record::{
    Decision, Finding, Luck, ReceivedGift, ReviewedTask, Task, TaskKind,
};
use rosespring_engine::analysis::{BestLine, Choice, Figure, How};
use rosespring_engine::evaluate::Value;
use rosespring_engine::order;
use rosespring_engine::rollout::{Rollout, RolloutSettings};
use rosespring_rules::{GameKind, Position, Side, Step};
use rosespring_wire::kept::RolloutFile;
use serde::{Deserialize, Serialize};

use crate::stored::{StoredGift, StoredLineStage};

/// The version of the format.
pub const FORMAT: u32 = 1;
/// The seed of rollouts: the same for all plays of a stage.
const SEED: u64 = 1;
/// Number of plays that are rolled out, besides the play made.
const PLAYED_OUT: usize = 3;

/// A stage with a choice, judged for the figures of fair play.
#[cfg(feature = "hall")]
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct JudgedStage {
    /// The loss of the play made, in units.
    pub loss: f64,
    /// The place of the play made among the plays, 0 for the best.
    pub rank: u32,
    /// By how much the best play beats the second one, in units.
    pub margin: f64,
    /// Whether the play made is the choice of the search, if the net alone chooses another one.
    pub agrees_with_search: Option<bool>,
    /// The time that the player took, in milliseconds; `None` if not known.
    pub ms: Option<i64>,
}

/// The result for a task.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TaskResult {
    /// The luck of a throw, in units.
    Luck {
        /// The worth of the throw less the mean over all throws.
        luck: f32,
    },
    /// The worth of a remainder to its receiver, in units.
    Received {
        /// The worth.
        worth: f32,
    },
    /// The judgement of a play.
    Play(StageResult),
}

/// The result for a stage.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StageResult {
    /// The look-ahead, in throws.
    pub(crate) plies: u8,
    /// Whether the stage has only one play.
    pub(crate) forced: bool,
    /// The best plays and the play made, best first.
    pub(crate) choices: Vec<Way>,
}

/// One play of a stage.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Way {
    pub(crate) steps: Vec<Step>,
    /// Whether it is the play made.
    pub(crate) made: bool,
    figure: StoredFigure,
    /// The loss against the best play without rollouts, in units.
    loss: f32,
    pub(crate) line: Vec<StoredLineStage>,
    pub(crate) gift: Option<StoredGift>,
    rollout: Option<RolloutFile>,
}

/// A figure without a rollout; `plies` is absent if the game is over.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
struct StoredFigure {
    value: [f32; 7],
    worth: f32,
    plies: Option<u8>,
}

/// A play with its final figure, and its loss in units.
pub(crate) struct Standing<'a> {
    pub(crate) way: &'a Way,
    pub(crate) figure: Figure,
    pub(crate) loss: f32,
}

impl TaskResult {
    /// What a reviewer found.
    pub(crate) fn new(task: &Task, reviewed: &ReviewedTask, plies: u8) -> Self {
        match &reviewed.finding {
            Finding::Luck(luck) => Self::Luck { luck: luck.luck },
            Finding::Received(received) => Self::Received {
                worth: received.worth,
            },
            Finding::Decision(decision) => {
                let ways = reviewed.choices.iter();
                let choices = ways.map(|(choice, line)| Way::new(task, decision, choice, line));
                Self::Play(StageResult {
                    plies,
                    forced: decision.is_forced,
                    choices: choices.collect(),
                })
            }
        }
    }

    /// Converts to a finding of the engine; `None` if the result does not fit the task.
    pub(crate) fn finding(&self, task: &Task) -> Option<Finding> {
        match (self, &task.kind) {
            (Self::Luck { luck }, TaskKind::Throw { side, dice, kind }) => {
                Some(Finding::Luck(Luck {
                    place: task.place,
                    side: *side,
                    dice: *dice,
                    kind: *kind,
                    luck: *luck,
                }))
            }
            (Self::Received { worth }, TaskKind::Received { to }) => {
                Some(Finding::Received(ReceivedGift {
                    place: task.place,
                    to: *to,
                    worth: *worth,
                }))
            }
            (Self::Play(played), TaskKind::Play { mover, steps }) => {
                let decision = played.decision(task, *mover, steps)?;
                Some(Finding::Decision(Box::new(decision)))
            }
            _ => None,
        }
    }
}

impl StageResult {
    /// Returns the plays in order: by rollout as soon as each rolled out play has trials.
    pub(crate) fn standings(&self, task: &Task, mover: Side) -> Vec<Standing<'_>> {
        let by_rollout: Vec<Option<Rollout>> = self
            .choices
            .iter()
            .map(|way| way.rollout_made(task).filter(|_| self.is_by_rollout_out()))
            .collect();
        let figures = self.choices.iter().zip(&by_rollout).map(|(way, rollout)| {
            let figure = rollout
                .as_ref()
                .map(|rollout| rollout_figure(rollout, mover));
            (way, figure.unwrap_or_else(|| way.figure.figure()))
        });
        let figures: Vec<(&Way, Figure)> = figures.collect();
        let counts = |figure: &Figure| !matches!(figure.how, How::Plies(_));
        let worths = figures.iter().filter(|(_, figure)| counts(figure));
        let best = worths
            .map(|(_, figure)| figure.worth)
            .fold(f32::MIN, f32::max);
        let is_by_rollout_out = self.is_by_rollout_out();
        let mut standings: Vec<Standing<'_>> = figures
            .into_iter()
            .map(|(way, figure)| Standing {
                way,
                figure,
                loss: match is_by_rollout_out && counts(&figure) {
                    true => (best - figure.worth) / task.stakes.unit(),
                    false => way.loss,
                },
            })
            .collect();
        let last = |standing: &Standing<'_>| is_by_rollout_out && !counts(&standing.figure);
        order::sort_by_key(&mut standings, |one| {
            u64::from(last(one)) << 32 | order::descending(-one.loss)
        });
        standings
    }

    /// Returns whether there are rollouts and each has trials.
    fn is_by_rollout_out(&self) -> bool {
        let mut rollouts = self.choices.iter().filter_map(|way| way.rollout.as_ref());
        let has_any = self.choices.iter().any(|way| way.rollout.is_some());
        has_any && rollouts.all(|rollout| rollout.trials() > 0)
    }

    fn decision(&self, task: &Task, mover: Side, steps: &[Step]) -> Option<Decision> {
        let standings = self.standings(task, mover);
        let made = standings.iter().find(|standing| standing.way.made)?;
        let best = standings.first()?;
        Some(Decision {
            place: task.place,
            position: task.position,
            mover,
            stakes: task.stakes,
            played: steps.to_vec(),
            best: best.way.steps.clone(),
            figure: made.figure,
            best_figure: best.figure,
            loss: made.loss,
            is_forced: self.forced,
            why: None,
        })
    }

    /// Judges the play made for the figures of fair play; `None` without a choice.
    #[cfg(feature = "hall")]
    pub(crate) fn judge(
        &self,
        task: &Task,
        mover: Side,
        net_choice: Option<&[Step]>,
    ) -> Option<JudgedStage> {
        let standings = self.standings(task, mover);
        let [best, second, ..] = standings.as_slice() else {
            return None;
        };
        if self.forced {
            return None;
        }
        let rank = standings.iter().position(|standing| standing.way.made)?;
        let end = |steps: &[Step]| task.position.play(steps, &mut ()).ok();
        let searched = end(&best.way.steps);
        let is_other = net_choice.is_some_and(|choice| end(choice) != searched);
        Some(JudgedStage {
            loss: f64::from(standings[rank].loss),
            rank: u32::try_from(rank).unwrap_or(u32::MAX),
            margin: f64::from(second.loss - best.loss),
            agrees_with_search: (is_other && self.plies > 0).then_some(rank == 0),
            ms: None,
        })
    }

    /// Begins the rollouts of the best few plays and of the play made, if there are none.
    pub(crate) fn begin_rollouts(&mut self, task: &Task) {
        for (place, way) in self.choices.iter_mut().enumerate() {
            let wanted = place < PLAYED_OUT || way.made;
            if wanted && way.figure.plies.is_some() && way.rollout.is_none() {
                let begun = begun(task, &way.steps);
                let judge = judge(task.position.rules().game);
                way.rollout = begun.map(|begun| RolloutFile::new(&begun, judge));
            }
        }
    }

    /// Returns the rollout with the fewest trials, and its index among the choices.
    pub(crate) fn least(&self, task: &Task) -> Option<(usize, Rollout)> {
        let rollouts = self.choices.iter().enumerate();
        let rollouts = rollouts.filter_map(|(place, way)| Some((place, way.rollout(task)?)));
        rollouts.min_by_key(|(_, rollout)| rollout.trials())
    }

    /// Stores a rollout after more trials.
    pub(crate) fn put_rollout(&mut self, place: usize, rollout: &Rollout) {
        let judge = judge(rollout.position().rules().game);
        if let Some(way) = self.choices.get_mut(place) {
            way.rollout = Some(RolloutFile::new(rollout, judge));
        }
    }

    /// Takes over the rollouts of an earlier result.
    pub(crate) fn inherit(&mut self, task: &Task, before: &Self) {
        let end = |way: &Way| task.position.play(&way.steps, &mut ()).ok();
        for old in before.choices.iter().filter(|way| way.rollout.is_some()) {
            match self.choices.iter_mut().find(|way| end(way) == end(old)) {
                Some(way) => way.rollout.clone_from(&old.rollout),
                None => self.choices.push(old.clone()),
            }
        }
    }
}

impl Way {
    fn new(task: &Task, decision: &Decision, choice: &Choice, line: &BestLine) -> Self {
        let after = |steps: &[Step]| task.position.play(steps, &mut ()).ok();
        let made = after(&choice.steps) == after(&decision.played);
        Self {
            steps: match made {
                true => decision.played.clone(),
                false => choice.steps.clone(),
            },
            made,
            figure: StoredFigure::new(&choice.figure),
            loss: choice.loss / task.stakes.unit(),
            line: StoredLineStage::after_first(line),
            gift: line.gift.as_ref().map(StoredGift::from),
            rollout: None,
        }
    }

    /// Returns the rollout as it was made, perhaps with another net than the present one.
    fn rollout_made(&self, task: &Task) -> Option<Rollout> {
        let kept = self.rollout.as_ref()?;
        kept.go_on(&begun(task, &self.steps)?, kept.evaluator())
    }

    /// Returns the rollout to continue.
    fn rollout(&self, task: &Task) -> Option<Rollout> {
        let kept = self.rollout.as_ref()?;
        let begun = begun(task, &self.steps)?;
        // Rollouts with another net are discarded.
        let gone_on = kept.go_on(&begun, &judge(task.position.rules().game));
        Some(gone_on.unwrap_or(begun))
    }
}

impl StoredFigure {
    fn new(figure: &Figure) -> Self {
        Self {
            value: figure.value.to_array(),
            worth: figure.worth,
            plies: match figure.how {
                How::Plies(plies) => Some(plies),
                How::Over | How::Rollout { .. } => None,
            },
        }
    }

    fn figure(&self) -> Figure {
        Figure {
            value: Value::from_array(self.value),
            worth: self.worth,
            how: self.plies.map_or(How::Over, How::Plies),
        }
    }
}

/// Identifies the evaluation, so that rollouts with another net are detected.
fn judge(game: GameKind) -> String {
    GameEvaluator::of(game).to_string()
}

/// Returns the rollout of the position after some steps, without trials.
fn begun(task: &Task, steps: &[Step]) -> Option<Rollout> {
    let after: Position = task.position.play(steps, &mut ()).ok()?;
    let settings = RolloutSettings {
        stakes: task.stakes,
        ..RolloutSettings::new(SEED)
    };
    Some(Rollout::new(after, settings))
}

/// Returns the figure of a rollout from the view of `side`.
fn rollout_figure(rollout: &Rollout, side: Side) -> Figure {
    let worth = rollout.worth();
    let sign = match side {
        Side::White => 1.0,
        Side::Black => -1.0,
    };
    Figure {
        value: rollout.value(),
        worth: (sign * worth.mean) as f32,
        how: How::Rollout {
            trials: rollout.trials(),
            error: worth.error,
        },
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::Die;

    use super::*;

    /// A play as databases hold it: its text stays readable, and the same text is written again.
    const STORED: &str = concat!(
        r#"{"kind":"play","plies":1,"forced":false,"choices":[{"steps":[[24,6],["bar",5]],"#,
        r#""made":true,"figure":{"value":[0.5053471,0.25381845,0.0,0.0,0.251794,0.0,0.0],"#,
        r#""worth":0.010694146,"plies":1},"loss":0.0,"#,
        r#""line":[{"mover":"black","numbers":[5,5,5,5],"play":"18/13(2)"}],"#,
        r#""gift":{"to":"white","groups":[[5,5],[6,6,6,6]],"pips":16},"#,
        r#""rollout":{"format":"rosespring-rollout","version":1,"position":"rs1.gul-bara","#,
        r#""evaluator":"net ecf09d50b5e6d716","seed":1,"truncate":null,"trials":36,"#,
        r#""sums":[4625952791758236328,0,0,0,0,0,0,0],"#,
        r#""squares":[4621905763597332471,0,0,0,0,0,0,0]}},"#,
        r#"{"steps":[["hand",1]],"made":false,"figure":{"value":[0.0,0.0,0.0,0.0,0.0,0.0,0.0],"#,
        r#""worth":-1.0,"plies":null},"loss":0.5,"line":[],"gift":null,"rollout":null}]}"#,
    );

    #[test]
    fn a_stored_play_is_read_and_written_as_it_was() {
        let found: TaskResult = serde_json::from_str(STORED).unwrap();

        assert_eq!(serde_json::to_string(&found).unwrap(), STORED);
        let TaskResult::Play(StageResult { choices, .. }) = found else {
            panic!("{found:?}");
        };
        let number = |number| Die::new(number).unwrap();
        let stage = StoredLineStage {
            mover: Side::Black,
            numbers: vec![number(5); 4],
            play: "18/13(2)".to_owned(),
        };
        let gift = StoredGift {
            to: Side::White,
            groups: vec![vec![number(5); 2], vec![number(6); 4]],
            pips: 16,
        };
        assert_eq!(choices[0].line, [stage]);
        assert_eq!(choices[0].gift, Some(gift));
        assert_eq!((&choices[1].line, &choices[1].gift), (&Vec::new(), &None));
    }
}
