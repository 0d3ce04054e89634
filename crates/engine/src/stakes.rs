//! The stakes of a game: units, or the chance to win the match.

use std::sync::LazyLock;

use rosespring_rules::{CycleKind, GameKind, Match, MatchRules, Outcome, Scoring, Side, WinKind};

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
    /// A match of several games in turn.
    Cycle {
        /// The games.
        cycle: CycleKind,
        /// The place of the game in play, from 0.
        place: u8,
        /// Units that White needs.
        white: u8,
        /// Units that Black needs.
        black: u8,
    },
}

/// The longest match in which the score decides plays; longer ones are played for units.
pub const MATCH_MAX: u8 = 31;

/// How often a win of a game brings these units, in shares of all wins; the rest bring one.
///
/// Of 4,000 games of each game, 40,000 of backgammon and Portes, by the net that was shipped when
/// they were counted, against itself, without look-ahead, known later stages played out:
/// `rosespring bench win-kinds-GAME --repeats 10 --seed 1`, `--repeats 100` for these two. A share
/// is off by 0.008 at most, theirs by 0.002 (one standard error).
type Shares = &'static [(u8, f32)];

/// Returns the shares for games that have not been counted: near those of the counted games with
/// the same kinds of win.
const fn assumed_shares(scoring: Scoring) -> Shares {
    match scoring {
        Scoring::Single | Scoring::Limpold(_) => &[],
        Scoring::Double => &[(2, 0.4)],
        Scoring::Triple => &[(2, 0.23), (3, 0.01)],
        Scoring::Behind => &[(2, 0.003)],
        Scoring::Jan => &[(2, 0.13)],
        Scoring::Capote => &[(7, 0.13)],
        Scoring::MenLeft => MEN_LEFT,
    }
}

/// How often a win by men left brings these units. Of 2,957 games of Mahbusa 31 and Tawla 31 in
/// which the hand-written evaluation played itself with some errors, half counted all fifteen, and
/// the other numbers were about equally frequent: `fit_handwritten mahbusa-31 1500`.
const MEN_LEFT: Shares = &{
    let mut shares = [(15, 0.52); 14];
    let mut units = 2;
    while units < 15 {
        shares[units as usize - 2] = (units, 0.034);
        units += 1;
    }
    shares
};

impl Stakes {
    /// Returns the stakes of the next game of a match to `to` units at this score. The stakes are
    /// units if the match is over or longer than [`MATCH_MAX`], and where men left are counted, as
    /// long as no game can end the match.
    #[must_use]
    pub fn at_score(game: GameKind, to: u8, white: u16, black: u16) -> Self {
        match needs(to, [white, black]) {
            Some([white, black])
                if !counts_men(game) || white.min(black) <= rosespring_rules::MEN =>
            {
                Self::Match { game, white, black }
            }
            _ => Self::Units,
        }
    }

    /// Returns the stakes of the next game of a match of several games, as [`Self::at_score`]; that
    /// game has this place in the cycle.
    #[must_use]
    pub fn in_cycle(cycle: CycleKind, place: u8, to: u8, units: [u16; 2]) -> Self {
        match needs(to, units) {
            Some([white, black]) => Self::Cycle {
                cycle,
                place,
                white,
                black,
            },
            None => Self::Units,
        }
    }

    /// The worth of `value` to `side`: units, or twice the chance to win the match less one.
    #[must_use]
    pub fn worth(self, value: &Value, side: Side) -> f32 {
        let white = match self {
            Self::Units => value.equity(),
            Self::Match { game, white, black } if counts_men(game) => {
                men_left_worth(value, white, black, |white, black| {
                    match_chance(game, white, black)
                })
            }
            Self::Match { game, white, black } => {
                match_worth(value, white, black, |white, black| {
                    match_chance(game, white, black)
                })
            }
            Self::Cycle {
                cycle,
                place,
                white,
                black,
            } => {
                let next = (usize::from(place) + 1) % cycle.parts().len();
                let table = &cycle_tables(cycle)[next];
                match_worth(value, white, black, |white, black| {
                    table[usize::from(white)][usize::from(black)]
                })
            }
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
        let units = Side::ALL.map(|side| score.units(side));
        match score.rules() {
            MatchRules::One(rules) => Self::at_score(rules.game, score.to(), units[0], units[1]),
            MatchRules::Cycle(cycle) => {
                let place = usize::from(score.games()) % cycle.parts().len();
                Self::in_cycle(*cycle, place as u8, score.to(), units)
            }
        }
    }
}

/// The units that White and Black still need; `None` if the match is over or too long to be
/// weighed.
fn needs(to: u8, units: [u16; 2]) -> Option<[u8; 2]> {
    let needs = units.map(|units| u16::from(to).saturating_sub(units));
    let is_weighed = |needs: &u16| (1..=u16::from(MATCH_MAX)).contains(needs);
    needs
        .iter()
        .all(is_weighed)
        .then(|| needs.map(|needs| needs as u8))
}

/// The worth to White of a game before which the sides need these units; `chance` is White's chance
/// to win the match after it.
fn match_worth(value: &Value, white: u8, black: u8, chance: impl Fn(u8, u8) -> f32) -> f32 {
    let kinds = WinKind::ALL.into_iter();
    kinds
        .filter(|&kind| kind != WinKind::Left && kind == kind.counted_as())
        .map(|kind| {
            let won = chance(white.saturating_sub(kind.units()), black);
            let lost = chance(white, black.saturating_sub(kind.units()));
            value.chance(Side::White, kind) * (2.0 * won - 1.0)
                + value.chance(Side::Black, kind) * (2.0 * lost - 1.0)
        })
        .sum()
}

/// Whether a win counts the men left (ML-1).
pub(crate) fn counts_men(game: GameKind) -> bool {
    game.declaration().default_preset().rules.scoring == Scoring::MenLeft
}

/// As [`match_worth`], where men left are counted: each side wins as many units as it is expected
/// to, and a fraction of a unit is that share of the way to the next score.
fn men_left_worth(value: &Value, white: u8, black: u8, chance: impl Fn(u8, u8) -> f32) -> f32 {
    let worth = |side: Side| {
        let win = value.seen_by(side).win;
        if win <= 0.0 {
            return 0.0;
        }
        let most = f32::from(rosespring_rules::MEN - 1);
        let beyond = (value.chance(side, WinKind::Left) / win).clamp(0.0, most);
        let after = |units: u8| match side {
            Side::White => chance(white.saturating_sub(units), black),
            Side::Black => chance(white, black.saturating_sub(units)),
        };
        let units = 1 + beyond as u8;
        let won = after(units) + beyond.fract() * (after(units + 1) - after(units));
        win * (2.0 * won - 1.0)
    };
    worth(Side::White) + worth(Side::Black)
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
const COUNTED: [(GameKind, Shares); 8] = [
    (GameKind::GUL_BARA, &[(2, 0.404)]),
    (GameKind::GIOUL, &[(2, 0.605)]),
    (GameKind::TAWULA, &[(7, 0.129)]),
    (GameKind::BACKGAMMON, &[(2, 0.254), (3, 0.011)]),
    (GameKind::PORTES, &[(2, 0.261)]),
    (GameKind::NACKGAMMON, &[(2, 0.244), (3, 0.009)]),
    (GameKind::FEVGA, &[(2, 0.188)]),
    (GameKind::NARDE, &[(2, 0.232)]),
];

/// The tables of the counted games, in the same order. They are computed at their first use: as
/// data they were a fifteenth of the compressed WebAssembly module.
static TABLES: LazyLock<[Table; COUNTED.len()]> =
    LazyLock::new(|| COUNTED.map(|(_, shares)| table(shares)));

/// The table of a game whose wins were not counted.
fn assumed(game: GameKind) -> &'static Table {
    const SCORINGS: [Scoring; 7] = [
        Scoring::Single,
        Scoring::Double,
        Scoring::Triple,
        Scoring::Capote,
        Scoring::MenLeft,
        Scoring::Behind,
        Scoring::Jan,
    ];
    static TABLES: LazyLock<[Table; SCORINGS.len()]> =
        LazyLock::new(|| SCORINGS.map(|scoring| table(assumed_shares(scoring))));
    let [single, double, triple, capote, men_left, behind, jan] = &*TABLES;
    match game.declaration().default_preset().rules.scoring {
        Scoring::Single | Scoring::Limpold(_) => single,
        Scoring::Double => double,
        Scoring::Triple => triple,
        Scoring::Capote => capote,
        Scoring::MenLeft => men_left,
        Scoring::Behind => behind,
        Scoring::Jan => jan,
    }
}

/// The kinds of win of a game with their shares, but single ones.
fn shares(game: GameKind) -> Shares {
    let counted = COUNTED.iter().find(|(counted, _)| *counted == game);
    let scoring = game.declaration().default_preset().rules.scoring;
    counted.map_or_else(|| assumed_shares(scoring), |&(_, shares)| shares)
}

/// The tables of a cycle, one for each place of the next game in it.
fn cycle_tables(cycle: CycleKind) -> &'static [Table] {
    static TABLES: LazyLock<Vec<Vec<Table>>> = LazyLock::new(|| {
        let cycles = CycleKind::all().map(|cycle| {
            let parts = cycle.parts().iter();
            tables(&parts.map(|rules| shares(rules.game)).collect::<Vec<_>>())
        });
        cycles.collect()
    });
    &TABLES[cycle.index()]
}

/// The chances at every score in a match of one game.
fn table(larger: Shares) -> Table {
    tables(&[larger])[0]
}

/// The chances at every score before each game of a cycle, if either side wins each game with
/// probability one half. The games are told by the shares of their kinds of win.
fn tables(games: &[Shares]) -> Vec<Table> {
    let mut tables = vec![[[0.0; SIZE]; SIZE]; games.len()];
    for white in 0..SIZE {
        for black in 0..SIZE {
            for (place, larger) in games.iter().enumerate() {
                let next = &tables[(place + 1) % games.len()];
                tables[place][white][black] = match (white, black) {
                    (0, _) => 1.0,
                    (_, 0) => 0.0,
                    _ => chance_before(next, larger, white, black),
                };
            }
        }
    }
    tables
}

/// White's chance before a game with these shares, by the table of the game after it.
fn chance_before(next: &Table, larger: Shares, white: usize, black: usize) -> f32 {
    let single = (1, single_share(larger));
    let mut chance = 0.0;
    for (units, share) in std::iter::once(&single).chain(larger) {
        let units = usize::from(*units);
        let won = next[white.saturating_sub(units)][black];
        let lost = next[white][black.saturating_sub(units)];
        chance += 0.5 * share * (won + lost);
    }
    chance
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
    fn a_cycle_is_weighed_by_the_games_that_follow() {
        let (portes, plakoto, fevga) = (0.261, 0.4, 0.188);
        let tavli = CycleKind::from_name("tavli").unwrap();
        let single = Value::of(Outcome::Won {
            winner: Side::White,
            kind: WinKind::Single,
        });
        let even = Stakes::in_cycle(tavli, 1, 3, [0, 1]).worth(&single, Side::White);
        assert!(even.abs() < 1e-5, "equal scores are even: {even}");
        // Now White needs 1 and Black 2, and the next game follows: Black needs two, or a double.
        for (place, double) in [(2, portes), (0, plakoto), (1, fevga)] {
            let worth = Stakes::in_cycle(tavli, place, 3, [1, 1]).worth(&single, Side::White);
            let chance = 0.5 + 0.25 * (1.0 - double);
            assert!((worth - (2.0 * chance - 1.0)).abs() < 1e-5, "{place}");
        }
        assert_eq!(Stakes::in_cycle(tavli, 0, 3, [3, 0]), Stakes::Units);
    }

    #[test]
    fn a_cycle_of_one_game_is_that_game() {
        let shares = shares(GameKind::PORTES);
        let twice = tables(&[shares, shares]);

        assert_eq!(twice[0], table(shares));
        assert_eq!(twice[1], table(shares));
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
