//! Values of positions by bear-off tables.

use rosespring_rules::{Phase, Position, Rules, Side, Stage, WinKind};

use super::{CERTAIN, Home, Kind, OneSided, TwoSided, counts_twice};
use crate::evaluate::Value;

/// A pure bear-off in which a throw is due.
#[derive(Debug, Clone, Copy)]
pub(super) struct PureBearOff {
    thrower: Side,
    mover: Home,
    other: Home,
    /// The men of a side that loses a double game if it bears off none; `None` without such games.
    at_risk_with: Option<u8>,
}

impl PureBearOff {
    /// Converts `position`, if a throw is due.
    fn thrown(position: &Position) -> Option<Self> {
        let Phase::Throw(thrower) = position.phase() else {
            return None;
        };
        Some(Self {
            thrower,
            mover: Home::of(position.men(thrower))?,
            other: Home::of(position.men(thrower.other()))?,
            at_risk_with: at_risk_with(position.rules()),
        })
    }

    /// Converts `position`, if it is a pure bear-off of this kind.
    fn of(position: &Position, kind: Kind) -> Option<Self> {
        Self::thrown(position).filter(|_| pure_kind(position) == Some(kind))
    }

    /// Whether the thrower, and whether the other side, can still lose a double game.
    fn at_risk(&self) -> [bool; 2] {
        [self.mover, self.other].map(|home| self.at_risk_with == Some(home.men()))
    }

    /// The value if the other side, which was to play, has won.
    pub(super) fn over(&self) -> Option<Value> {
        (self.other.men() == 0).then(|| {
            let lose_double = f32::from(u8::from(self.at_risk()[0]));
            double_games(0.0, 0.0, lose_double).seen_by(self.thrower)
        })
    }
}

/// The men of a side that loses a double game if it bears off none (C-6); `None` if the rules have
/// no double games.
fn at_risk_with(rules: &Rules) -> Option<u8> {
    counts_twice(rules).then(|| rules.men())
}

/// The value with these chances to win, to win a double game and to lose one.
const fn double_games(win: f32, won: f32, lost: f32) -> Value {
    Value::new(win)
        .with(Side::White, WinKind::Double, won)
        .with(Side::Black, WinKind::Double, lost)
}

/// Returns the kind of a pure bear-off: all men are at home or off, a throw is due or a stage is to
/// be played, and doublets have the same effect for both sides. `None` for other positions.
pub(super) fn pure_kind(position: &Position) -> Option<Kind> {
    let at_home = |side: Side| Home::of(position.men(side)).is_some();
    if !Side::ALL.into_iter().all(at_home) {
        return None;
    }
    let kind = Kind::of(position.rules())?;
    let cascades = Side::ALL.map(|side| position.next_doublet_cascades(side));
    let goes_on = matches!(position.phase(), Phase::Throw(_) | Phase::Play(_));
    (goes_on && cascades == [kind == Kind::Cascade; 2]).then_some(kind)
}

impl<B: AsRef<[u8]>> TwoSided<B> {
    /// Returns the exact value of a position. `None` unless it is a pure bear-off of the kind of
    /// the table with no more men than it has, a throw is due, and double games either count in the
    /// table as in the rules or can no longer be lost.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Value> {
        self.race_value(&PureBearOff::of(position, self.header().kind)?)
    }

    pub(super) fn race_value(&self, race: &PureBearOff) -> Option<Value> {
        let header = self.header();
        let at_risk_with = header.double_games.then_some(header.men);
        let at_risk = [race.mover, race.other].map(|home| at_risk_with == Some(home.men()));
        if at_risk != race.at_risk() {
            return None;
        }
        let stored = self.stored(race.mover, race.other)?.chances();
        let [win, won, lost] = [stored.win, stored.win_double, stored.lose_double];
        let value = double_games(win as f32, won as f32, lost as f32);
        Some(value.seen_by(race.thrower))
    }
}

impl OneSided {
    /// Returns the value of a position if each side plays for its own speed. `None` unless it is a
    /// pure bear-off of this kind and a throw is due. For a side with all its men, the chance of a
    /// double game assumes plays that save it as soon as possible, and the chance to win
    /// assumes plays that bear off all men as soon as possible.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Value> {
        self.race_value(&PureBearOff::of(position, self.kind())?)
    }

    pub(super) fn race_value(&self, race: &PureBearOff) -> Option<Value> {
        let at_risk = race.at_risk() != [false, false];
        if at_risk && race.at_risk_with != Some(self.index().men()) {
            return None;
        }
        let mover = self.within(race.mover)?;
        let other = self.within(race.other)?;
        let [mover_at_risk, other_at_risk] = race.at_risk();
        let none = [CERTAIN];
        let first = |home, at_risk| match at_risk {
            true => self.first_within(home),
            false => Some(none.as_slice()),
        };
        let value = double_games(
            before(mover, other, 0) as f32,
            before(mover, first(race.other, other_at_risk)?, 0) as f32,
            before(other, first(race.mover, mover_at_risk)?, 1) as f32,
        );
        Some(value.seen_by(race.thrower))
    }

    /// Plays the rest of the turn for speed and returns the bear-off in which the next throw is
    /// due. `None` if some but not all higher numbers follow the stage, which no doublet of this
    /// kind leaves.
    pub(super) fn play_for_speed(&self, position: &Position) -> Option<PureBearOff> {
        let Phase::Play(turn) = position.phase() else {
            return PureBearOff::thrown(position);
        };
        let stage = turn.stage();
        if let (Kind::Cascade, Stage::Run { last, .. }) = (self.kind(), stage)
            && last.next().is_some()
        {
            return None;
        }
        let mover = turn.mover();
        let played = self.after(Home::of(position.men(mover))?, stage)?;
        let waiting = Home::of(position.men(mover.other()))?;
        let at_risk_with = at_risk_with(position.rules());
        // After a remainder its mover throws next; otherwise the opponent does.
        let thrower = turn.thrower().other();
        let [mover, other] = match thrower == mover {
            true => [played, waiting],
            false => [waiting, played],
        };
        Some(PureBearOff {
            thrower,
            mover,
            other,
            at_risk_with,
        })
    }

    /// The chance that the side to throw wins if each side plays for its own speed; `None` if there
    /// are too many men.
    #[must_use]
    pub fn win(&self, mover: Home, other: Home) -> Option<f64> {
        Some(before(self.within(mover)?, self.within(other)?, 0))
    }
}

/// The probability that the event with the distribution `winner` happens before the event with the
/// distribution `loser`, which comes second in each round and is `ahead` rounds ahead.
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
        assert_eq!(
            (now.win, now.chance(Side::White, WinKind::Double)),
            (1.0, 1.0)
        );
        // One throw against it: 17 of 36 take a man off.
        let late = value("backgammon", home(6, 15), home(1, 1)).unwrap();
        assert_eq!(
            (late.win, late.chance(Side::White, WinKind::Double)),
            (0.0, 0.0)
        );
        assert!((late.chance(Side::Black, WinKind::Double) - 19.0 / 36.0).abs() < 1e-6);
        // Tawula has no double games, and cascades were not solved.
        let tawula = value("tawula", home(6, 15), home(1, 1)).unwrap();
        assert_eq!(tawula.chance(Side::Black, WinKind::Double), 0.0);
        assert_eq!(value("gul-bara", home(6, 15), home(1, 1)), None);
        // With a man off nothing but the game is lost.
        let saved = value("backgammon", home(6, 14), home(1, 1)).unwrap();
        assert_eq!(saved.chance(Side::Black, WinKind::Double), 0.0);
    }
}
