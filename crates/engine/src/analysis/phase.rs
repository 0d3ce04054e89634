//! The phase of a game in which a side decides.

use rosespring_rules::{Men, Position, Side};

/// Throws of a side that belong to the opening.
const OPENING_THROWS: u16 = 4;

/// The phase of a game, for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GamePhase {
    /// The first four throws of the side.
    Opening,
    /// The sides can still meet.
    Contact,
    /// The sides cannot meet any more.
    Race,
    /// All men of the side are at home.
    BearOff,
}

impl GamePhase {
    /// Returns the phase in which a side decides.
    #[must_use]
    pub fn of(position: &Position, side: Side) -> Self {
        let is_home = |men: Men| men.points().all(|(point, _)| point.get() <= 6);
        let men = position.men(side);
        if position.throws(side) <= OPENING_THROWS {
            Self::Opening
        } else if men.bar() == 0 && men.hand(position.rules()) == 0 && is_home(men) {
            Self::BearOff
        } else if position.has_contact() {
            Self::Contact
        } else {
            Self::Race
        }
    }

    /// Returns its name in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Contact => "contact",
            Self::Race => "race",
            Self::BearOff => "bear-off",
        }
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Rules, Setup, SetupPhase, SideSetup};

    use super::*;

    fn phase(white: &[(u8, u8)], bar: u8, throws: u16) -> &'static str {
        let of = |points| SideSetup {
            throws,
            off: 0,
            ..SideSetup::with_points(points)
        };
        let position = Position::from_setup(&Setup {
            rules: Rules::preset("backgammon").unwrap(),
            white: SideSetup { bar, ..of(white) },
            black: of(&[(6, 15)]),
            phase: SetupPhase::Throw {
                thrower: Side::White,
            },
        });
        GamePhase::of(&position.unwrap(), Side::White).name()
    }

    #[test]
    fn a_game_goes_through_its_phases() {
        assert_eq!(phase(&[(13, 15)], 0, 4), "opening");
        assert_eq!(phase(&[(20, 1), (6, 14)], 0, 5), "contact");
        assert_eq!(phase(&[(6, 14)], 1, 5), "contact");
        assert_eq!(phase(&[(13, 15)], 0, 5), "race");
        assert_eq!(phase(&[(6, 15)], 0, 5), "bear-off");
    }
}
