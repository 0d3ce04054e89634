//! The analysis of one position while a person waits.

use rosespring_engine::analysis::{Analysis, Analyst, Depth, Gift};
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Board, Position};
use rosespring_wire::review::{PositionRequest, PositionReview};

use super::view;
use crate::limits::PLIES_MAX;

/// A position with the depth of its analysis.
#[derive(Debug)]
pub struct Question {
    position: Position,
    stakes: Stakes,
    depth: Depth,
    /// The end of the stage whose loss is to be explained.
    played: Option<Board>,
}

/// Maximum number of evaluations for each depth: a moment, about a second, a few seconds.
const BUDGETS: [u64; PLIES_MAX as usize + 1] = [100_000, 300_000, 1_000_000];

impl Question {
    /// Takes a position, and how deep to look.
    #[must_use]
    pub fn new(request: &PositionRequest) -> Self {
        let position = request.position();
        let stakes = request.score.map_or(Stakes::Units, |score| {
            let units = |units: u32| u16::try_from(units).unwrap_or(u16::MAX);
            let game = position.rules().game;
            Stakes::at_score(game, score.to, units(score.white), units(score.black))
        });
        let plies = request.plies.min(PLIES_MAX);
        Self {
            position,
            stakes,
            played: request.played,
            depth: Depth {
                budget: BUDGETS[usize::from(plies)],
                ..Depth::plies(plies)
            },
        }
    }

    /// Computes the answer; this takes up to a few seconds.
    pub fn answer(&self) -> PositionReview {
        let evaluator = shipped_evaluator(self.position.rules().game);
        let mut analyst = Analyst::new(evaluator, self.depth);
        let analysis = analyst.position(&self.position, self.stakes);
        let gifts = self.gifts(&analysis);
        let why = self
            .played
            .and_then(|played| analyst.why(&self.position, &played, self.stakes));
        view::position_review(&analysis, &gifts, why.as_ref())
    }

    /// Returns the remainder of each possible throw that passes to the opponent.
    fn gifts(&self, analysis: &Analysis) -> Vec<Option<Gift>> {
        let evaluator = shipped_evaluator(self.position.rules().game);
        let mut analyst = Analyst::new(evaluator, Depth::plies(0));
        let throws = analysis.throws.iter().map(|throw| {
            let passes = throw.dice.is_doublet() && throw.after.has_cascades();
            let thrown = passes.then(|| analyst.position(&throw.after, self.stakes));
            thrown?.line?.gift
        });
        throws.collect()
    }
}
