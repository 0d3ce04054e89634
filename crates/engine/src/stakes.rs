//! The stakes of a game: units, or the chance to win the match.

use std::sync::LazyLock;

use rosespring_rules::{GameKind, Match, Outcome, Scoring, Side, WinKind};

use crate::evaluate::Value;

/// The stakes of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stakes {
    /// Units: a single game.
    #[default]
    Units,
    /// A match: the units that each side still needs, both at least 1.
    Match {
        /// The game. Double wins are more frequent in some games than in others.
        game: GameKind,
        /// Units that White needs.
        white: u8,
        /// Units that Black needs.
        black: u8,
    },
}

/// The longest match in which the score decides plays; longer ones are played for units.
pub const MATCH_MAX: u8 = 25;

/// How often the wins of a game are of each kind, in shares of all wins; the rest are single.
///
/// Of 4,000 games of each game, 40,000 of backgammon and Portes, by the net that was shipped when
/// they were counted, against itself, without look-ahead, known later stages played out:
/// `rosespring bench win-kinds-GAME --repeats 10 --seed 1`, `--repeats 100` for these two. A share
/// is off by 0.008 at most, theirs by 0.002 (one standard error).
type Shares = &'static [(WinKind, f32)];

/// Returns the shares for games that have not been counted: near those of the counted games with
/// the same kinds of win.
const fn assumed_shares(scoring: Scoring) -> Shares {
    match scoring {
        Scoring::Single => &[],
        Scoring::Double => &[(WinKind::Double, 0.4)],
        Scoring::Triple => &[(WinKind::Double, 0.23), (WinKind::Triple, 0.01)],
        Scoring::Capote => &[(WinKind::Capote, 0.13)],
    }
}

impl Stakes {
    /// Returns the stakes of the next game of a match to `to` units at this score. The stakes are
    /// units if the match is over or longer than [`MATCH_MAX`].
    #[must_use]
    pub fn at_score(game: GameKind, to: u8, white: u16, black: u16) -> Self {
        let needs = |units: u16| {
            let needs = u16::from(to).checked_sub(units)?;
            u8::try_from(needs)
                .ok()
                .filter(|needs| (1..=MATCH_MAX).contains(needs))
        };
        match (needs(white), needs(black)) {
            (Some(white), Some(black)) => Self::Match { game, white, black },
            _ => Self::Units,
        }
    }

    /// The worth of `value` to `side`: units, or twice the chance to win the match less one.
    #[must_use]
    pub fn worth(self, value: &Value, side: Side) -> f32 {
        let white = match self {
            Self::Units => value.equity(),
            Self::Match { game, white, black } => match_worth(value, game, white, black),
        };
        match side {
            Side::White => white,
            Side::Black => -white,
        }
    }

    /// The worth of one unit: half the difference between winning and losing a single game. Worths
    /// divided by it can be compared between scores, and with games played for units.
    #[must_use]
    pub fn unit(self) -> f32 {
        let [won, lost] = Side::ALL.map(|winner| {
            let kind = WinKind::Single;
            self.worth(&Value::of(Outcome::Won { winner, kind }), Side::White)
        });
        0.5 * (won - lost)
    }
}

impl From<&Match> for Stakes {
    fn from(score: &Match) -> Self {
        Self::at_score(
            score.next_game().rules().game,
            score.to(),
            score.units(Side::White),
            score.units(Side::Black),
        )
    }
}

fn match_worth(value: &Value, game: GameKind, white: u8, black: u8) -> f32 {
    WinKind::ALL
        .into_iter()
        .map(|kind| {
            let won = match_chance(game, white.saturating_sub(kind.units()), black);
            let lost = match_chance(game, white, black.saturating_sub(kind.units()));
            value.chance(Side::White, kind) * (2.0 * won - 1.0)
                + value.chance(Side::Black, kind) * (2.0 * lost - 1.0)
        })
        .sum()
}

/// White's chance to win a match between equal players in which the sides need this many units.
fn match_chance(game: GameKind, white: u8, black: u8) -> f32 {
    let counted = COUNTED.iter().position(|(counted, _)| *counted == game);
    let table = counted.map_or_else(|| assumed(game), |index| &TABLES[index]);
    table[usize::from(white.min(MATCH_MAX))][usize::from(black.min(MATCH_MAX))]
}

const SIZE: usize = MATCH_MAX as usize + 1;

type Table = [[f32; SIZE]; SIZE];

/// The games whose wins were counted.
const COUNTED: [(GameKind, Shares); 6] = [
    (GameKind::GUL_BARA, &[(WinKind::Double, 0.404)]),
    (GameKind::GIOUL, &[(WinKind::Double, 0.605)]),
    (GameKind::TAWULA, &[(WinKind::Capote, 0.129)]),
    (
        GameKind::BACKGAMMON,
        &[(WinKind::Double, 0.254), (WinKind::Triple, 0.011)],
    ),
    (GameKind::PORTES, &[(WinKind::Double, 0.261)]),
    (
        GameKind::NACKGAMMON,
        &[(WinKind::Double, 0.244), (WinKind::Triple, 0.009)],
    ),
];

/// The tables of the counted games, in the same order. They are computed at their first use: as
/// data they were a fifteenth of the compressed WebAssembly module.
static TABLES: LazyLock<[Table; COUNTED.len()]> =
    LazyLock::new(|| COUNTED.map(|(_, shares)| table(shares)));

/// The table of a game whose wins were not counted.
fn assumed(game: GameKind) -> &'static Table {
    const SCORINGS: [Scoring; 4] = [
        Scoring::Single,
        Scoring::Double,
        Scoring::Triple,
        Scoring::Capote,
    ];
    static TABLES: LazyLock<[Table; SCORINGS.len()]> =
        LazyLock::new(|| SCORINGS.map(|scoring| table(assumed_shares(scoring))));
    let [single, double, triple, capote] = &*TABLES;
    match game.declaration().default_preset().rules.scoring {
        Scoring::Single => single,
        Scoring::Double => double,
        Scoring::Triple => triple,
        Scoring::Capote => capote,
    }
}

/// The chances at every score, if either side wins each game with probability one half.
fn table(larger: Shares) -> Table {
    let single = (WinKind::Single, single_share(larger));
    let shares = || std::iter::once(&single).chain(larger);
    let mut table = [[0.0; SIZE]; SIZE];
    for white in 0..SIZE {
        for black in 0..SIZE {
            table[white][black] = match (white, black) {
                (0, _) => 1.0,
                (_, 0) => 0.0,
                _ => {
                    let mut chance = 0.0;
                    for (kind, share) in shares() {
                        let units = usize::from(kind.units());
                        let won = table[white.saturating_sub(units)][black];
                        let lost = table[white][black.saturating_sub(units)];
                        chance += 0.5 * share * (won + lost);
                    }
                    chance
                }
            };
        }
    }
    table
}

/// Returns the share of single wins beside these.
fn single_share(larger: Shares) -> f32 {
    larger.iter().fold(1.0, |rest, (_, share)| rest - share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_one_unit_each_only_the_win_counts() {
        let stakes = Stakes::at_score(GameKind::GIOUL, 3, 2, 2);
        let double = Value::new(0.5).with(Side::White, WinKind::Double, 0.4);

        assert_eq!(
            stakes,
            Stakes::Match {
                game: GameKind::GIOUL,
                white: 1,
                black: 1
            }
        );
        assert!(stakes.worth(&double, Side::White).abs() < 1e-6);
        assert!(Stakes::Units.worth(&double, Side::White) > 0.3);
    }

    #[test]
    fn one_unit_is_half_of_what_a_single_game_decides() {
        let at = |to, score| Stakes::at_score(GameKind::GUL_BARA, to, score, score).unit();

        assert_eq!(Stakes::Units.unit(), 1.0);
        assert_eq!(at(3, 2), 1.0);
        assert!(at(5, 0) < 0.4);
        let early = at(7, 0);
        assert!(early > 0.05 && early < 0.5, "{early}");
    }

    #[test]
    fn equals_at_an_even_score_are_even() {
        for game in GameKind::all() {
            for needs in 1..=MATCH_MAX {
                assert!((match_chance(game, needs, needs) - 0.5).abs() < 1e-5);
            }
            assert_eq!(Stakes::at_score(game, 3, 3, 0), Stakes::Units);
        }
    }

    #[test]
    fn one_unit_against_two_is_a_single_win_or_two() {
        for (game, shares) in COUNTED {
            let expected = 0.5 + 0.25 * single_share(shares);

            assert!((match_chance(game, 1, 2) - expected).abs() < 1e-6);
            assert!((match_chance(game, 2, 1) + expected - 1.0).abs() < 1e-6);
        }
    }
}
