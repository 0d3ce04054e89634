//! Positions of a game, valued by what is known of bear-offs.

use rosespring_rules::{MEN, Phase, Position, Scoring, Side};

use super::{CERTAIN, Home, Kind, OneSided, TwoSided};
use crate::evaluate::Value;

/// A pure bear-off in which somebody is to throw.
struct PureBearOff {
    thrower: Side,
    mover: Home,
    other: Home,
    /// Whether the thrower, and whether the other side, could still lose a double game.
    at_risk: [bool; 2],
}

impl PureBearOff {
    /// `position` as one, if that is what it is and doublets bring what `kind` says.
    fn of(position: &Position, kind: Kind) -> Option<Self> {
        let Phase::Throw(thrower) = position.phase() else {
            return None;
        };
        let rules = position.rules();
        let cascades = Side::ALL.map(|side| position.next_doublet_cascades(side));
        if Kind::of(rules) != Some(kind) || cascades != [kind == Kind::Cascade; 2] {
            return None;
        }
        let mover = Home::of(position.men(thrower))?;
        let other = Home::of(position.men(thrower.other()))?;
        let counts_twice = matches!(rules.scoring, Scoring::Double | Scoring::Triple);
        Some(Self {
            thrower,
            mover,
            other,
            at_risk: [mover, other].map(|home| counts_twice && home.men() == MEN),
        })
    }
}

impl<B: AsRef<[u8]>> TwoSided<B> {
    /// The exact value of a position; `None` unless it is a pure bear-off of no more men than the
    /// table has, a throw is due, doublets bring what the table says, and no side can lose a double
    /// game any more.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Value> {
        let race = PureBearOff::of(position, self.header().kind)?;
        if race.at_risk != [false, false] {
            return None;
        }
        let value = Value {
            win: self.win(race.mover, race.other)? as f32,
            ..Value::default()
        };
        Some(value.seen_by(race.thrower))
    }
}

impl OneSided {
    /// The value of a position if each side plays for itself, to be off soon: `None` unless it is a
    /// pure bear-off, a throw is due, and doublets bring what was solved. A side that has all
    /// fifteen men still to bear off is taken to save the double game as soon as it can, in the
    /// chance of double games, and to bear off all men soon, in the chance to win.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Value> {
        let race = PureBearOff::of(position, self.kind())?;
        if race.at_risk != [false, false] && self.index().men() < MEN {
            return None;
        }
        let mover = self.within(race.mover)?;
        let other = self.within(race.other)?;
        let [mover_at_risk, other_at_risk] = race.at_risk;
        let none = [CERTAIN];
        let first = |home, at_risk| match at_risk {
            true => self.first_within(home),
            false => Some(none.as_slice()),
        };
        let value = Value {
            win: before(mover, other, 0) as f32,
            win_double: before(mover, first(race.other, other_at_risk)?, 0) as f32,
            lose_double: before(other, first(race.mover, mover_at_risk)?, 1) as f32,
            ..Value::default()
        };
        Some(value.seen_by(race.thrower))
    }

    /// The chance that the side that throws wins if each side plays to be off soon; `None` if there
    /// are too many men.
    #[must_use]
    pub fn win(&self, mover: Home, other: Home) -> Option<f64> {
        Some(before(self.within(mover)?, self.within(other)?, 0))
    }
}

/// The chance that what happens with chances `winner` happens before what happens with chances
/// `loser`, which comes second in each round and is `ahead` rounds ahead.
fn before(winner: &[u64], loser: &[u64], ahead: usize) -> f64 {
    let mut sum = 0;
    for (round, pair) in winner.windows(2).enumerate() {
        let now = pair[1] - pair[0];
        let not_yet = CERTAIN - loser.get(round + ahead).unwrap_or(&CERTAIN);
        sum += u128::from(now) * u128::from(not_yet);
    }
    sum as f64 / (CERTAIN as f64 * CERTAIN as f64)
}

#[cfg(test)]
mod tests {
    use rosespring_rules::Rules;

    use super::super::{build, slow};
    use super::*;

    fn home(point: usize, men: u8) -> Home {
        let mut home = Home::default();
        home.0[point - 1] = men;
        home
    }

    fn position(rules: &str, mover: Home, other: Home) -> Position {
        slow::position(Rules::preset(rules).unwrap(), mover, other).unwrap()
    }

    #[test]
    fn playing_for_oneself_costs_little() {
        for name in ["gul-bara", "backgammon"] {
            let rules = Rules::preset(name).unwrap();
            let built = build(&rules, 5, 2, |_| ()).unwrap();
            let mut bytes = Vec::new();
            let _: Result<(), ()> = built.write(|part| {
                bytes.extend(part);
                Ok(())
            });
            let exact = TwoSided::new(bytes).unwrap();
            let single = OneSided::new(5, Kind::of(&rules).unwrap());
            for &mover in &exact.index().homes()[1..] {
                for &other in &exact.index().homes()[1..] {
                    let loss = exact.win(mover, other).unwrap() - single.win(mover, other).unwrap();
                    assert!(loss.abs() < 0.02, "{name} {mover:?} {other:?} {loss}");
                }
            }
        }
    }

    #[test]
    fn double_games_are_lost_by_those_who_are_late() {
        let solved = OneSided::new(15, Kind::FourTimes);
        let value = |rules, mover, other| solved.value(&position(rules, mover, other));

        // The last man goes off at once: before all other men.
        let now = value("backgammon", home(1, 1), home(6, 15)).unwrap();
        assert_eq!((now.win, now.win_double), (1.0, 1.0));
        // One throw against it: 17 of 36 take a man off.
        let late = value("backgammon", home(6, 15), home(1, 1)).unwrap();
        assert_eq!((late.win, late.win_double), (0.0, 0.0));
        assert!((late.lose_double - 19.0 / 36.0).abs() < 1e-6);
        // Tawula has no double games, and cascades were not solved.
        let tawula = value("tawula", home(6, 15), home(1, 1)).unwrap();
        assert_eq!(tawula.lose_double, 0.0);
        assert_eq!(value("gul-bara", home(6, 15), home(1, 1)), None);
        // With a man off nothing but the game is lost.
        let saved = value("backgammon", home(6, 14), home(1, 1)).unwrap();
        assert_eq!(saved.lose_double, 0.0);
    }
}
