//! One position, thought about while somebody waits.

use rosespring_engine::analysis::{Analysis, Analyst, Depth, Gift};
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Dice, Position, games};
use rosespring_wire::position;
use rosespring_wire::review::{PositionQuestion, PositionReview};

use crate::limits::PLIES_MAX;
use crate::view;

/// A position, and how deep to look.
#[derive(Debug)]
pub struct Question {
    position: Position,
    stakes: Stakes,
    depth: Depth,
}

/// The most evaluations for each depth: less than a moment, about a second, some seconds.
const BUDGETS: [u64; PLIES_MAX as usize + 1] = [100_000, 300_000, 1_000_000];

impl Question {
    /// What is asked.
    ///
    /// # Errors
    ///
    /// Every fault of the body.
    pub fn read(body: &[u8]) -> Result<Self, Vec<String>> {
        let asked: PositionQuestion =
            serde_json::from_slice(body).map_err(|error| vec![error.to_string()])?;
        let mut faults = Vec::new();
        let position = match position::from_text(&asked.position, games::gul_bara::RULES) {
            Ok(position) => Some(position),
            Err(found) => {
                faults.extend(found.iter().map(|fault| format!("`position`: {fault}")));
                None
            }
        };
        let dice = asked.dice.map(|[a, b]| Dice::from_numbers(a, b));
        if dice == Some(None) {
            faults.push("`dice`: expected two numbers from 1 to 6".to_owned());
        }
        let thrown = match (position, dice.flatten()) {
            (Some(position), Some(dice)) => match position.throw(dice, &mut ()) {
                Ok(thrown) => Some(thrown),
                Err(error) => {
                    faults.push(format!("`dice`: {error}"));
                    None
                }
            },
            (position, _) => position,
        };
        if asked.plies > PLIES_MAX {
            faults.push(format!("`plies`: expected 0 to {PLIES_MAX}"));
        }
        let (Some(position), true) = (thrown, faults.is_empty()) else {
            return Err(faults);
        };
        let stakes = asked.score.map_or(Stakes::Units, |score| {
            let units = |units: u32| u16::try_from(units).unwrap_or(u16::MAX);
            let game = position.rules().game;
            Stakes::at_score(game, score.to, units(score.white), units(score.black))
        });
        Ok(Self {
            position,
            stakes,
            depth: Depth {
                budget: BUDGETS[usize::from(asked.plies)],
                ..Depth::plies(asked.plies)
            },
        })
    }

    /// Thinks; takes up to some seconds.
    pub fn answer(&self) -> PositionReview {
        let evaluator = shipped_evaluator(self.position.rules().game);
        let analysis = Analyst::new(evaluator, self.depth).position(&self.position, self.stakes);
        let gifts = self.gifts(&analysis);
        view::position_review(&analysis, &gifts)
    }

    /// What of each throw that may come passes to the opponent.
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
