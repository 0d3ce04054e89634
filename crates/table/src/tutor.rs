//! What a turn loses before it is committed: each stage as it was played, against its best play.

use rosespring_engine::analysis::Depth;
use rosespring_engine::analysis::record::{Finding, Place, Reviewer, Task, What};
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{PlayedStage, Position, Side, StageChoice, Step};
use rosespring_wire::advice::TutorAdvice;

use crate::game::command::{NOT_BEGUN, TO_PLAY_NOTHING};
use crate::game::{Refusal, State, Viewer};
use crate::view;

/// A throw deep, where a person waits for it.
const DEPTH: Depth = Depth {
    plies: 1,
    budget: 200_000,
    rollout: None,
};

/// The stages that a person played, as they stood when somebody asked.
#[derive(Debug, Clone)]
pub struct Question {
    version: u32,
    mover: Side,
    stakes: Stakes,
    stages: Vec<(Position, Vec<Step>)>,
}

impl Question {
    /// What is to be judged.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if `viewer` has played no stage that waits to be committed.
    pub fn new(state: &State, viewer: &Viewer) -> Result<Self, Refusal> {
        let game = state.game.as_ref().ok_or(NOT_BEGUN)?;
        let part = game.part().filter(|part| !part.committed);
        let part = part.ok_or(TO_PLAY_NOTHING)?;
        state.check_seat(part.mover(), viewer)?;
        let played = part.turn.played().iter();
        let chosen = played.filter(|stage| stage.choice() == StageChoice::Chosen);
        Ok(Self {
            version: state.version,
            mover: part.mover(),
            stakes: (&state.score).into(),
            stages: chosen
                .map(PlayedStage::cursor)
                .map(|cursor| (*cursor.start(), cursor.steps().to_vec()))
                .collect(),
        })
    }

    /// Thinks; takes up to a second a stage.
    pub fn answer(&self) -> TutorAdvice {
        let mut advice = TutorAdvice {
            version: self.version,
            mover: view::seat(self.mover),
            stages: Vec::new(),
        };
        let Some((first, _)) = self.stages.first() else {
            return advice;
        };
        let evaluator = shipped_evaluator(first.rules().game);
        let mut reviewer = Reviewer::new(&evaluator, DEPTH);
        let played = self.stages.len();
        for (index, (position, steps)) in self.stages.iter().enumerate() {
            let task = Task {
                place: Place { game: 1, entry: 1 },
                stakes: self.stakes,
                position: *position,
                what: What::Play {
                    mover: self.mover,
                    steps: steps.clone(),
                },
            };
            if let Finding::Decision(decision) = reviewer.review(&task, 1).finding
                && !decision.is_forced
            {
                let undo = u8::try_from(played - index).unwrap_or(u8::MAX);
                advice.stages.push(view::tutor_stage(&decision, undo));
            }
        }
        advice
    }
}
