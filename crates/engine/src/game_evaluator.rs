//! The evaluation that comes with the program for a game: its net, or the hand-written one.

use std::fmt;

use rosespring_rules::{GameKind, Position, Side};

use crate::bearoff::TableEvaluator;
use crate::evaluate::{Evaluate, Handwritten, Slopes, Value};
use crate::net::{Neural, shipped};

/// The evaluation that comes with the program for a game.
#[allow(
    clippy::large_enum_variant,
    reason = "a process has a few of these, and a box would cost each evaluation a load"
)]
#[derive(Debug, Clone)]
pub enum GameEvaluator {
    /// By a net.
    Net(Neural),
    /// By hand-written features, for a game without a net.
    Handwritten(Handwritten),
}

impl GameEvaluator {
    /// Returns the evaluation of a game: its net, or the hand-written evaluation if it has none.
    #[must_use]
    pub fn of(game: GameKind) -> Self {
        shipped(game).map_or_else(
            || Self::Handwritten(Handwritten::default()),
            |net| Self::Net(Neural::new(net)),
        )
    }
}

impl fmt::Display for GameEvaluator {
    /// Writes `net` and the checksum of the net, or `handwritten`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Net(neural) => write!(f, "net {:016x}", neural.net().checksum()),
            Self::Handwritten(_) => f.write_str("handwritten"),
        }
    }
}

impl From<Neural> for GameEvaluator {
    fn from(net: Neural) -> Self {
        Self::Net(net)
    }
}

impl From<Neural> for TableEvaluator<GameEvaluator> {
    fn from(net: Neural) -> Self {
        GameEvaluator::from(net).into()
    }
}

impl Evaluate for GameEvaluator {
    fn evaluate(&self, positions: &[Position], values: &mut [Value]) {
        match self {
            Self::Net(net) => net.evaluate(positions, values),
            Self::Handwritten(handwritten) => handwritten.evaluate(positions, values),
        }
    }

    fn slopes(
        &self,
        position: &Position,
        next: Side,
        worth: &dyn Fn(&Value) -> f32,
    ) -> Option<Slopes> {
        match self {
            Self::Net(net) => net.slopes(position, next, worth),
            Self::Handwritten(handwritten) => handwritten.slopes(position, next, worth),
        }
    }
}

/// Returns the evaluation of the players that come with the program: bear-off tables where they
/// hold the position, and the [`GameEvaluator`] elsewhere.
///
/// ```
/// use rosespring_engine::evaluate::Evaluate;
/// use rosespring_engine::shipped_evaluator;
/// use rosespring_rules::{Position, Rules, Setup, SetupPhase, Side, SideSetup};
///
/// let rules = Rules::preset("backgammon").unwrap();
/// let last = Position::from_setup(&Setup {
///     rules,
///     white: SideSetup::with_points(&[(6, 1)]),
///     black: SideSetup::with_points(&[(1, 1)]),
///     phase: SetupPhase::Throw { thrower: Side::White },
/// });
/// // 27 of 36 throws bear the man off; after the others Black does.
/// let win = shipped_evaluator(rules.game).value(&last.unwrap()).win;
/// assert!((win - 0.75).abs() < 1e-4);
/// ```
#[must_use]
pub fn shipped_evaluator(game: GameKind) -> TableEvaluator<GameEvaluator> {
    TableEvaluator::new(GameEvaluator::of(game))
}
