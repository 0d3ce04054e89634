//! What a game is played for: units, or the chance to win the match.

use rosespring_rules::{Match, Side, WinKind};

use crate::evaluate::Value;

/// What a game is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stakes {
    /// Units: a game by itself.
    #[default]
    Units,
    /// A match: units each side still needs, White's first, both at least 1.
    Match {
        /// What White needs.
        white: u8,
        /// What Black needs.
        black: u8,
    },
}

/// The longest match whose score is weighed; longer ones are played for units.
pub const MATCH_MAX: u8 = 25;

/// The share of wins in which one more unit than a single game is won, of all games together: a
/// rough figure that only serves to weigh the next games of a match.
const LARGER: f32 = 0.25;

impl Stakes {
    /// The stakes of the next game of a match to `to` units at this score, for units if the match
    /// is over or too long.
    #[must_use]
    pub fn at_score(to: u8, white: u16, black: u16) -> Self {
        let needs = |units: u16| {
            let needs = u16::from(to).checked_sub(units)?;
            u8::try_from(needs)
                .ok()
                .filter(|needs| (1..=MATCH_MAX).contains(needs))
        };
        match (needs(white), needs(black)) {
            (Some(white), Some(black)) => Self::Match { white, black },
            _ => Self::Units,
        }
    }

    /// What `value` is worth to `side`: units, or twice the chance to win the match less one.
    #[must_use]
    pub fn worth(self, value: &Value, side: Side) -> f32 {
        let white = match self {
            Self::Units => value.equity(),
            Self::Match { white, black } => match_worth(value, white, black),
        };
        match side {
            Side::White => white,
            Side::Black => -white,
        }
    }
}

impl From<&Match> for Stakes {
    fn from(score: &Match) -> Self {
        Self::at_score(
            score.to(),
            score.units(Side::White),
            score.units(Side::Black),
        )
    }
}

fn match_worth(value: &Value, white: u8, black: u8) -> f32 {
    let kinds = [
        WinKind::Single,
        WinKind::Double,
        WinKind::Triple,
        WinKind::Capote,
    ];
    kinds
        .into_iter()
        .map(|kind| {
            let won = match_chance(white.saturating_sub(kind.units()), black);
            let lost = match_chance(white, black.saturating_sub(kind.units()));
            value.chance(Side::White, kind) * (2.0 * won - 1.0)
                + value.chance(Side::Black, kind) * (2.0 * lost - 1.0)
        })
        .sum()
}

/// White's chance to win a match between equals in which the sides need this many units.
fn match_chance(white: u8, black: u8) -> f32 {
    TABLE[usize::from(white.min(MATCH_MAX))][usize::from(black.min(MATCH_MAX))]
}

const SIZE: usize = MATCH_MAX as usize + 1;

static TABLE: [[f32; SIZE]; SIZE] = table();

const fn table() -> [[f32; SIZE]; SIZE] {
    let mut table = [[0.0; SIZE]; SIZE];
    let mut white = 0;
    while white < SIZE {
        let mut black = 0;
        while black < SIZE {
            table[white][black] = if white == 0 {
                1.0
            } else if black == 0 {
                0.0
            } else {
                0.5 * ((1.0 - LARGER) * (table[white - 1][black] + table[white][black - 1])
                    + LARGER
                        * (table[white.saturating_sub(2)][black]
                            + table[white][black.saturating_sub(2)]))
            };
            black += 1;
        }
        white += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_one_unit_each_only_the_win_counts() {
        let stakes = Stakes::at_score(3, 2, 2);
        let double = Value {
            win: 0.5,
            win_double: 0.4,
            ..Value::default()
        };

        assert_eq!(stakes, Stakes::Match { white: 1, black: 1 });
        assert!(stakes.worth(&double, Side::White).abs() < 1e-6);
        assert!(Stakes::Units.worth(&double, Side::White) > 0.3);
    }

    #[test]
    fn equals_at_an_even_score_are_even() {
        for needs in 1..=MATCH_MAX {
            assert!((match_chance(needs, needs) - 0.5).abs() < 1e-5);
        }
        assert_eq!(Stakes::at_score(3, 3, 0), Stakes::Units);
    }
}
