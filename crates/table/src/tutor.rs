//! The loss of a turn before it is committed: each stage as played, against its best play.

use rosespring_engine::analysis::Depth;
use rosespring_engine::analysis::record::{EntryPlace, Finding, Reviewer, Task, TaskKind};
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Position, Side, StageChoice, Step};
use rosespring_wire::advice::TutorAdvice;

use crate::advice::view::tutor_stage;
use crate::game::command::{NOT_BEGUN, TO_PLAY_NOTHING};
use crate::game::{Refusal, State, Viewer};

/// One throw deep, because a person waits for it.
const DEPTH: Depth = Depth {
    plies: 1,
    budget: 200_000,
    rollout: None,
};

/// The stages that a person played, at the time of the request.
#[derive(Debug, Clone)]
pub struct Question {
    version: u32,
    mover: Side,
    stakes: Stakes,
    stages: Vec<TutoredStage>,
}

/// A stage whose play a person chose.
#[derive(Debug, Clone)]
struct TutoredStage {
    /// Number of steps of the part before it.
    before: usize,
    position: Position,
    steps: Vec<Step>,
}

impl Question {
    /// Creates the question for a request.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if `viewer` has played no stage that is not committed.
    pub fn new(state: &State, viewer: &Viewer) -> Result<Self, Refusal> {
        let game = state.game.as_ref().ok_or(NOT_BEGUN)?;
        let part = game.part().filter(|part| !part.committed);
        let part = part.ok_or(TO_PLAY_NOTHING)?;
        state.check_seat(part.mover(), viewer)?;
        let mut steps_before = 0;
        let played = part.turn.completed_stages().iter().map(|stage| {
            let before = steps_before;
            steps_before += stage.cursor().steps().len();
            (before, stage)
        });
        let chosen = played.filter(|(_, stage)| stage.choice() == StageChoice::Chosen);
        Ok(Self {
            version: state.version,
            mover: part.mover(),
            stakes: (&state.score).into(),
            stages: chosen
                .map(|(before, stage)| TutoredStage {
                    before,
                    position: *stage.cursor().start(),
                    steps: stage.cursor().steps().to_vec(),
                })
                .collect(),
        })
    }

    /// Computes the answer; this takes up to a second for each stage.
    pub fn answer(&self) -> TutorAdvice {
        let mut advice = TutorAdvice {
            version: self.version,
            mover: self.mover.into(),
            stages: Vec::new(),
        };
        let Some(first) = self.stages.first() else {
            return advice;
        };
        let evaluator = shipped_evaluator(first.position.rules().game);
        let mut reviewer = Reviewer::new(&evaluator, DEPTH);
        for stage in &self.stages {
            let task = Task {
                place: EntryPlace { game: 1, entry: 1 },
                stakes: self.stakes,
                position: stage.position,
                kind: TaskKind::Play {
                    mover: self.mover,
                    steps: stage.steps.clone(),
                },
            };
            if let Finding::Decision(decision) = reviewer.review(&task, 1).finding
                && !decision.is_forced
            {
                let keep = u8::try_from(stage.before).unwrap_or(u8::MAX);
                advice.stages.push(tutor_stage(&decision, keep));
            }
        }
        advice
    }
}
