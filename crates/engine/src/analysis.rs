//! What a position offers and why: the one place that every front end asks, for a hint, an
//! evaluation bar, or the analysis of a whole match.
//!
//! [`Analyst::position`] tells of one position the candidates of the stage, the line of the whole
//! turn and what passes to the opponent in it, or all throws that may come. Every figure carries
//! [`How`] it was got.

mod line;
pub mod record;
mod stage;
#[cfg(test)]
mod tests;
mod throws;

use rosespring_rules::{Outcome, Phase, Position, Side};

pub use line::{Gift, Line, LineStage};
pub use stage::Choice;
pub use throws::NextThrow;

use crate::evaluate::{Evaluate, Value};
use crate::search::Deep;
use crate::stakes::Stakes;

/// How deep an analysis looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Depth {
    /// Throws to look ahead.
    pub plies: u8,
    /// The most evaluations for one position, where that can be; what is left then keeps the
    /// shallower figure it has, and says so.
    pub budget: u64,
    /// Whether the best few are rolled out as well.
    pub rollout: Option<Trials>,
}

impl Depth {
    /// So many plies, without a limit and without rollouts.
    #[must_use]
    pub const fn plies(plies: u8) -> Self {
        Self {
            plies,
            budget: u64::MAX,
            rollout: None,
        }
    }
}

/// How the best few are rolled out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trials {
    /// Trials of each.
    pub trials: u64,
    /// How many candidates.
    pub best: usize,
    /// Throws after which the evaluation has the last word; `None` plays to the end.
    pub truncate: Option<u32>,
    /// Where the dice come from: the same for every candidate.
    pub seed: u64,
    /// Threads; they do not change the result.
    pub threads: usize,
}

/// How a figure was got.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum How {
    /// The game is over: the figure is exact.
    Over,
    /// By the evaluation, so many throws ahead.
    Plies(u8),
    /// By rollout.
    Rollout {
        /// Trials made.
        trials: u64,
        /// The standard error of the worth.
        error: f64,
    },
}

/// What something is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Figure {
    /// What is expected, as White sees it.
    pub value: Value,
    /// The same to the side it is told to, in the unit of the [`Stakes`].
    pub worth: f32,
    /// How it was got.
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

/// What there is to say about a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis {
    /// The position.
    pub position: Position,
    /// What is played for.
    pub stakes: Stakes,
    /// Whose worths are told: the mover of a stage, the side to throw, otherwise White.
    pub side: Side,
    /// What the position is worth: a stage what its best play is, a throw that is due the mean of
    /// all throws.
    pub figure: Figure,
    /// Every distinct end of the stage to be played, best first.
    pub choices: Vec<Choice>,
    /// The whole turn from here, each stage by its best play, if a stage is to be played.
    pub line: Option<Line>,
    /// Every throw that may come, if one is due.
    pub throws: Vec<NextThrow>,
}

/// What analyses.
#[derive(Debug)]
pub struct Analyst<E> {
    deep: Deep<E>,
    evaluator: E,
    depth: Depth,
}

impl<E: Evaluate + Clone + Send> Analyst<E> {
    /// An analyst by `evaluator`.
    #[must_use]
    pub fn new(evaluator: E, depth: Depth) -> Self {
        Self {
            deep: Deep::new(evaluator.clone()),
            evaluator,
            depth,
        }
    }

    /// How deep it looks.
    #[must_use]
    pub const fn depth(&self) -> Depth {
        self.depth
    }

    /// Positions evaluated so far, without those of rollouts.
    #[must_use]
    pub const fn evaluations(&self) -> u64 {
        self.deep.evaluations()
    }

    /// All there is to say about a position in any phase.
    ///
    /// ```
    /// use rosespring_engine::analysis::{Analyst, Depth};
    /// use rosespring_engine::net::{Neural, shipped};
    /// use rosespring_engine::stakes::Stakes;
    /// use rosespring_rules::Position;
    ///
    /// let position: Position = "rs1.gul-bara.fziT1.fziT0.Pww65".parse()?;
    /// let net = Neural::new(shipped(position.rules().game));
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
