//! Resignation: how much a side may resign, and whether the other side does well to accept less
//! than it could still win.

use rosespring_rules::{Match, Position, Side, WinKind};

use crate::analysis::{Analyst, Depth};
use crate::evaluate::Value;
use crate::shipped_evaluator;
use crate::stakes::Stakes;

/// A kind of win that a side may resign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResignKind {
    /// The side that resigns.
    pub loser: Side,
    /// The kind of win for the other side.
    pub win: WinKind,
    /// Whether the other side has to agree, because it could still win more.
    pub needs_consent: bool,
}

/// The depth of the evaluation that answers an offer: that of the evaluation bar. It takes some
/// milliseconds.
const DEPTH: Depth = Depth {
    plies: 0,
    budget: 100_000,
    rollout: None,
};

/// Returns the stakes that decide about resignations. A match to one unit is played for the units
/// of its game: otherwise a single game would be worth as much as a double one, and nobody would
/// have to agree.
#[must_use]
pub fn resign_stakes(score: &Match) -> Stakes {
    match score.to() {
        1 => Stakes::Units,
        _ => score.into(),
    }
}

/// Returns the kinds of win that `loser` may resign in `position`, the smallest first. The last one
/// never needs consent.
#[must_use]
pub fn resign_kinds(position: &Position, loser: Side, stakes: Stakes) -> Vec<ResignKind> {
    let worth = |win| won(stakes, position, loser.other(), win);
    let kinds = position.kinds_to_lose(loser);
    let most = kinds.last().map_or(0.0, |&win| worth(win));
    let kinds = kinds.into_iter().map(|win| ResignKind {
        loser,
        win,
        needs_consent: worth(win) < most,
    });
    kinds.collect()
}

/// Whether `winner` does well to accept a resignation by `win`: it is worth at least as much as the
/// evaluation expects from playing on.
#[must_use]
pub fn accepts_resignation(
    position: &Position,
    winner: Side,
    win: WinKind,
    stakes: Stakes,
) -> bool {
    let evaluator = shipped_evaluator(position.rules().game);
    let analysis = Analyst::new(evaluator, DEPTH).position(position, stakes);
    won(stakes, position, winner, win) >= stakes.worth(&analysis.figure.value, winner)
}

/// The worth to `winner` of a win by `kind` in this position.
fn won(stakes: Stakes, position: &Position, winner: Side, kind: WinKind) -> f32 {
    stakes.worth(&Value::of(position.won_by(winner, kind)), winner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rosespring_rules::{Rules, Setup, SetupPhase, SideSetup};

    fn start() -> Position {
        Position::started_by(Rules::preset("gul-bara").unwrap(), Side::White)
    }

    /// White is to throw with no man off against thirteen.
    fn lost() -> Position {
        Position::from_setup(&Setup {
            rules: Rules::preset("gul-bara").unwrap(),
            white: SideSetup::with_points(&[(24, 15)]),
            black: SideSetup {
                off: 13,
                ..SideSetup::with_points(&[(1, 2)])
            },
            phase: SetupPhase::Throw {
                thrower: Side::White,
            },
        })
        .unwrap()
    }

    fn kinds(stakes: Stakes) -> Vec<(WinKind, bool)> {
        let kinds = resign_kinds(&start(), Side::White, stakes).into_iter();
        kinds.map(|kind| (kind.win, kind.needs_consent)).collect()
    }

    #[test]
    fn less_than_the_most_needs_consent() {
        let expected = [(WinKind::Single, true), (WinKind::Double, false)];
        assert_eq!(kinds(Stakes::Units), expected);
    }

    #[test]
    fn nobody_has_to_agree_where_one_unit_wins_the_match() {
        let rules = Rules::preset("gul-bara").unwrap();
        let at_match_point = Stakes::at_score(rules.game, 3, 0, 2);
        let expected = [(WinKind::Single, false), (WinKind::Double, false)];
        assert_eq!(kinds(at_match_point), expected);

        assert_eq!(resign_stakes(&Match::new(rules, 1)), Stakes::Units);
        assert_ne!(resign_stakes(&Match::new(rules, 3)), Stakes::Units);
    }

    #[test]
    fn an_offer_is_accepted_if_it_is_worth_what_is_expected() {
        let accepts = |position: Position, win| {
            accepts_resignation(&position, Side::Black, win, Stakes::Units)
        };
        assert!(accepts(start(), WinKind::Single));
        assert!(!accepts(lost(), WinKind::Single));
        assert!(accepts(lost(), WinKind::Double));
    }
}
