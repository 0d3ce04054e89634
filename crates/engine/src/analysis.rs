//! Analysis of positions and records. Every front end uses it: for a hint, for the evaluation
//! bar, and for the analysis of a whole match.
//!
//! [`Analyst::position`] analyses one position. Where a stage is to be played, it returns the
//! candidates, the best line of the whole turn, and the remainder that passes to the opponent.
//! Where a throw is due, it returns all possible throws. Each figure says [`How`] it was computed.

mod line;
mod names;
mod phase;
pub mod record;
mod stage;
#[cfg(test)]
mod tests;
mod throws;
pub mod why;

use rosespring_rules::{Outcome, Phase, Position, Side};

pub use line::{BestLine, Gift, LineStage};
pub use names::NameChoice;
pub use phase::GamePhase;
pub use stage::Choice;
pub use throws::NextThrow;
pub use why::{Difference, Fact, FactSample, Reason, Why};

use crate::evaluate::{Evaluate, Value};
use crate::search::Deep;
use crate::stakes::Stakes;

/// Search depth of an analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Depth {
    /// Look-ahead, in throws.
    pub plies: u8,
    /// The limit of evaluations for one position. Candidates that the budget does not reach keep
    /// their shallower figure, and [`Figure::how`] says so.
    pub budget: u64,
    /// Settings of the rollouts of the best candidates; `None` makes no rollouts.
    pub rollout: Option<Trials>,
}

impl Depth {
    /// A depth of `plies`, without a budget and without rollouts.
    #[must_use]
    pub const fn plies(plies: u8) -> Self {
        Self {
            plies,
            budget: u64::MAX,
            rollout: None,
        }
    }
}

/// Settings for rollouts of the best candidates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trials {
    /// Number of trials for each candidate.
    pub trials: u64,
    /// Number of candidates that are rolled out, best first.
    pub best: usize,
    /// Number of throws after which the evaluation replaces further play; `None` plays each trial
    /// to the end of the game.
    pub truncate: Option<u32>,
    /// The seed of the dice. Every candidate is rolled out with the same dice.
    pub seed: u64,
    /// Number of threads; it does not change the result.
    pub threads: usize,
}

/// How a figure was computed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum How {
    /// The game is over: the figure is exact.
    Over,
    /// By the evaluation, with a look-ahead of this many throws.
    Plies(u8),
    /// By rollout.
    Rollout {
        /// Number of trials made.
        trials: u64,
        /// The standard error of [`Figure::worth`].
        error: f64,
    },
}

/// The value of a position or play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Figure {
    /// The expected outcome, from White's side.
    pub value: Value,
    /// The same for [`Analysis::side`], in the unit of the [`Stakes`].
    pub worth: f32,
    /// How it was computed.
    pub how: How,
}

impl Figure {
    fn new(value: Value, stakes: Stakes, side: Side, how: How) -> Self {
        Self {
            value,
            worth: stakes.worth(&value, side),
            how,
        }
    }
}

/// The analysis of one position.
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis {
    /// The position.
    pub position: Position,
    /// The stakes: units, or the match score.
    pub stakes: Stakes,
    /// The side from which worths are given: the mover of a stage, the side to throw, otherwise
    /// White.
    pub side: Side,
    /// The value of the position: that of the best play of a stage, or the mean over all throws
    /// where a throw is due.
    pub figure: Figure,
    /// Every distinct end of the stage to be played, best first.
    pub choices: Vec<Choice>,
    /// The rest of the turn, each stage by its best play; `None` where no stage is to be played.
    pub line: Option<BestLine>,
    /// Every possible throw, if one is due; otherwise empty.
    pub throws: Vec<NextThrow>,
    /// Every doublet that may be named, best first, if one is to be named; otherwise empty.
    pub names: Vec<NameChoice>,
}

/// Analyses positions with an evaluator and a depth.
#[derive(Debug)]
pub struct Analyst<E> {
    deep: Deep<E>,
    evaluator: E,
    depth: Depth,
}

impl<E: Evaluate + Clone + Send> Analyst<E> {
    /// Creates an analyst that uses `evaluator`.
    #[must_use]
    pub fn new(evaluator: E, depth: Depth) -> Self {
        Self {
            deep: Deep::new(evaluator.clone()),
            evaluator,
            depth,
        }
    }

    /// The search depth.
    #[must_use]
    pub const fn depth(&self) -> Depth {
        self.depth
    }

    /// The number of positions evaluated so far, without those of rollouts.
    #[must_use]
    pub const fn evaluations(&self) -> u64 {
        self.deep.evaluations()
    }

    /// Analyses a position in any phase.
    ///
    /// ```
    /// use rosespring_engine::analysis::{Analyst, Depth};
    /// use rosespring_engine::net::{Neural, shipped};
    /// use rosespring_engine::stakes::Stakes;
    /// use rosespring_rules::Position;
    ///
    /// let position: Position = "rs1.gul-bara.fziT1.fziT0.Pww65".parse()?;
    /// let net = Neural::new(shipped(position.rules().game).unwrap());
    /// let analysis = Analyst::new(net, Depth::plies(0)).position(&position, Stakes::Units);
    /// assert_eq!(analysis.choices.len(), 2);
    /// assert_eq!(analysis.choices[0].loss, 0.0);
    /// assert_eq!(analysis.figure, analysis.choices[0].figure);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn position(&mut self, position: &Position, stakes: Stakes) -> Analysis {
        let mut analysis = Analysis {
            position: *position,
            stakes,
            side: Side::White,
            figure: Figure::new(Value::default(), stakes, Side::White, How::Plies(0)),
            choices: Vec::new(),
            line: None,
            throws: Vec::new(),
            names: Vec::new(),
        };
        match position.phase() {
            Phase::Over(outcome) => analysis.figure = over(outcome, stakes),
            Phase::Play(turn) => {
                analysis.side = turn.mover();
                analysis.choices = self.choices(position, stakes);
                if let Some(best) = analysis.choices.first() {
                    analysis.figure = best.figure;
                    analysis.line = Some(self.line(position, best, stakes));
                }
            }
            Phase::Name(side) => {
                analysis.side = side;
                analysis.names = self.names(position, side, stakes);
                if let Some(best) = analysis.names.first() {
                    analysis.figure = best.figure;
                }
            }
            Phase::Throw(side) => {
                analysis.side = side;
                (analysis.figure, analysis.throws) = self.throws(position, side, stakes);
            }
            Phase::Opening => {
                (analysis.figure, analysis.throws) = self.throws(position, Side::White, stakes);
            }
        }
        analysis
    }
}

fn over(outcome: Outcome, stakes: Stakes) -> Figure {
    Figure::new(Value::of(outcome), stakes, Side::White, How::Over)
}
