//! The evaluation that comes with the program for a game: its net, or the hand-written one.

use std::fmt;

use rosespring_rules::{GameKind, MatchRules, Position, Side};

use crate::bearoff::TableEvaluator;
use crate::evaluate::{Evaluate, Handwritten, Slopes, Value};
use crate::laid::LaidEvaluator;
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
    /// By the exact values of all positions, for a game in which nobody moves.
    Laid(LaidEvaluator),
    /// By the evaluation of the game of each position, for a match of several games.
    ByGame(Box<[(GameKind, Self)]>),
}

impl GameEvaluator {
    /// Returns the evaluation of a game: its exact values if it is solved, its net, or the
    /// hand-written evaluation if it has neither.
    #[must_use]
    pub fn of(game: GameKind) -> Self {
        if is_solved(game) {
            return Self::Laid(LaidEvaluator);
        }
        shipped(game).map_or_else(
            || Self::Handwritten(Handwritten::default()),
            |net| Self::Net(Neural::new(net)),
        )
    }

    /// Returns the evaluation of every game of a match.
    #[must_use]
    pub fn of_match(rules: &MatchRules) -> Self {
        match rules {
            MatchRules::One(rules) => Self::of(rules.game),
            MatchRules::Cycle(_) => {
                Self::ByGame(rules.games().map(|game| (game, Self::of(game))).collect())
            }
        }
    }
}

/// Whether the exact value of every position of a game is known.
#[must_use]
pub fn is_solved(game: GameKind) -> bool {
    game.declaration().default_preset().rules.lays_down()
}

/// Returns the evaluation of the game of a position.
///
/// # Panics
///
/// If the match does not have the game.
fn of_position<'a>(
    games: &'a [(GameKind, GameEvaluator)],
    position: &Position,
) -> &'a GameEvaluator {
    let game = position.rules().game;
    let found = games.iter().find(|(of, _)| *of == game);
    &found.expect("a position is of a game of the match").1
}

impl fmt::Display for GameEvaluator {
    /// Writes `net` and the checksum of the net, or `handwritten`; of several games, each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Net(neural) => write!(f, "net {:016x}", neural.net().checksum()),
            Self::Handwritten(_) => f.write_str("handwritten"),
            Self::Laid(_) => f.write_str("exact"),
            Self::ByGame(games) => {
                let one = |(game, evaluator): &(GameKind, Self)| format!("{game} {evaluator}");
                f.write_str(&games.iter().map(one).collect::<Vec<_>>().join(", "))
            }
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
            Self::Laid(exact) => exact.evaluate(positions, values),
            Self::ByGame(games) => {
                let mut values = values;
                let same = |one: &Position, next: &Position| one.rules().game == next.rules().game;
                for batch in positions.chunk_by(same) {
                    let (head, rest) = values.split_at_mut(batch.len());
                    of_position(games, &batch[0]).evaluate(batch, head);
                    values = rest;
                }
            }
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
            Self::Laid(_) => None,
            Self::ByGame(games) => of_position(games, position).slopes(position, next, worth),
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

/// Returns [`shipped_evaluator`] for every game of a match.
#[must_use]
pub fn shipped_match_evaluator(rules: &MatchRules) -> TableEvaluator<GameEvaluator> {
    TableEvaluator::new(GameEvaluator::of_match(rules))
}

#[cfg(test)]
mod tests {
    use rosespring_rules::Rules;

    use super::*;

    #[test]
    fn each_game_of_a_cycle_has_its_evaluation() {
        let tavli: MatchRules = "tavli".parse().unwrap();
        let starts = |rules: &Rules| Position::started_by(*rules, Side::White);
        let starts: Vec<_> = tavli.parts().iter().map(starts).collect();
        let mut values = [Value::default(); 3];
        GameEvaluator::of_match(&tavli).evaluate(&starts, &mut values);
        let alone = |start: &Position| GameEvaluator::of(start.rules().game).value(start);
        let expected: Vec<_> = starts.iter().map(alone).collect();

        assert_eq!(values.to_vec(), expected);
        assert_ne!(expected[0], expected[1]);
    }
}
