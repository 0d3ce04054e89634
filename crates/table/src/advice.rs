//! The engine's judgement of a table on request: the evaluation bar and the hint.
//!
//! A [`Question`] is a copy of the table's state, so the table can go on at once. The host computes
//! the answer on a thread that may take a second.

pub(crate) mod view;

use std::collections::BTreeSet;

use rosespring_engine::analysis::{Analysis, Analyst, Depth};
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Board, End, GameKind, Outcome, Position, StageCursor, Step};
use rosespring_wire::advice::{Advice, AdviceKind};

use crate::game::command::{NOT_BEGUN, TO_PLAY_NOTHING};
use crate::game::state::Flow;
use crate::game::{Refusal, State, Viewer};

/// The bar must be fast. Without look-ahead a stage takes about a hundred evaluations, a throw
/// about a thousand.
const BAR: Depth = Depth {
    plies: 0,
    budget: 100_000,
    rollout: None,
};

/// One throw deep, which takes about a second.
const HINT: Depth = Depth {
    plies: 1,
    budget: 300_000,
    rollout: None,
};

/// A table at the time of the request.
#[derive(Debug, Clone)]
pub struct Question {
    pub(crate) version: u32,
    /// Units to which the match is played.
    pub(crate) match_to: u8,
    pub(crate) stakes: Stakes,
    /// The game in play.
    pub(crate) game: GameKind,
    kind: AdviceKind,
    at: AdviceMoment,
}

#[derive(Debug, Clone)]
enum AdviceMoment {
    /// A position between throws, or at the beginning of a stage.
    Position(Position),
    /// A stage of which some steps may have been played.
    Stage(Box<StageCursor>),
    Over(Outcome),
}

impl Question {
    /// Creates the question for a request.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if a hint is requested and `viewer` is not to play a stage.
    pub fn new(state: &State, kind: AdviceKind, viewer: &Viewer) -> Result<Self, Refusal> {
        let game = state.game.as_ref().ok_or(NOT_BEGUN)?;
        let cursor = game.part().and_then(|part| part.current());
        if kind == AdviceKind::Hint {
            let mover = game.to_act().filter(|_| cursor.is_some());
            let mover = mover.ok_or(TO_PLAY_NOTHING)?;
            state.check_seat(mover, viewer)?;
        }
        let at = match (&game.flow, cursor) {
            (Flow::Over { outcome, .. }, _) => AdviceMoment::Over(*outcome),
            (_, Some(cursor)) => AdviceMoment::Stage(Box::new(cursor.clone())),
            (_, None) => AdviceMoment::Position(*game.position()),
        };
        Ok(Self {
            version: state.version,
            match_to: state.settings.match_to,
            stakes: (&state.score).into(),
            game: game.position().rules().game,
            kind,
            at,
        })
    }

    /// Computes the answer; this takes up to a second.
    pub fn answer(&self) -> Advice {
        let depth = match self.kind {
            AdviceKind::Bar => BAR,
            AdviceKind::Hint => HINT,
        };
        let analysed = |position: &Position| {
            let evaluator = shipped_evaluator(position.rules().game);
            Analyst::new(evaluator, depth).position(position, self.stakes)
        };
        match &self.at {
            AdviceMoment::Over(outcome) => view::advice_over(self, *outcome),
            AdviceMoment::Position(position) => view::advice(self, &analysed(position)),
            AdviceMoment::Stage(cursor) => {
                let analysis = analysed(cursor.start());
                let mut advice = view::advice(self, &analysis);
                if self.kind == AdviceKind::Hint {
                    advice.hint = view::hint(&analysis, cursor, rest(cursor, &analysis));
                }
                advice
            }
        }
    }
}

/// Returns the steps from the current state of the stage to its best play, if there are any.
fn rest(cursor: &StageCursor, analysis: &Analysis) -> Option<Vec<Step>> {
    let best = &analysis.choices.first()?;
    let played = cursor.steps().len();
    if played == 0 {
        return Some(best.steps.clone());
    }
    let mut ahead = cursor.clone();
    let leads = leads_to(&mut ahead, &best.end, &mut BTreeSet::new());
    leads.then(|| ahead.steps()[played..].to_vec())
}

/// Plays on until the stage ends with `end`; returns whether that is possible. `seen` has the men
/// after each number of steps that was tried.
fn leads_to(cursor: &mut StageCursor, end: &End, seen: &mut BTreeSet<(usize, Board)>) -> bool {
    if *cursor.board() == end.board && cursor.is_complete() {
        return true;
    }
    if !seen.insert((cursor.steps().len(), *cursor.board())) {
        return false;
    }
    for step in cursor.legal() {
        if cursor.push(step).is_ok() {
            if leads_to(cursor, end, seen) {
                return true;
            }
            cursor.pop();
        }
    }
    false
}
