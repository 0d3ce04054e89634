//! The eight levels at which the program plays, from a beginner to full strength.
//!
//! A level below the seventh evaluates with the net of the game and adds a random error to every
//! play; lower levels have larger errors. A play that is much worse than the best is never chosen,
//! so a low level makes mistakes that people make. No level knows dice before they are thrown.
//! Level 7 is the net without errors; level 8 searches one throw deep, and a
//! second throw where plays are close.
//! A game without a net has three levels by the hand-written evaluation ([`Level::of_game`]).

mod table;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rosespring_rules::{Die, End, GameKind, MatchRules, Position, Scoring};

use crate::GameEvaluator;
use crate::bearoff::TableEvaluator;
use crate::net::{Net, is_shipped, shipped};
use crate::player::{Ahead, GREEDY_LINES, NetPlayer, Player};
use crate::search::{Candidate, Filter, Filters, Greedy};
use crate::shipped_evaluator;
use crate::stakes::Stakes;

/// A level, 1 to 8; a higher level is stronger.
///
/// ```
/// use rosespring_engine::levels::Level;
///
/// let level: Level = "level:3".parse().unwrap();
/// assert_eq!((level.number(), level.to_string()), (3, "level:3".to_owned()));
/// assert_eq!("3".parse(), Ok(level));
/// assert!("level:9".parse::<Level>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 8] = [
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
    ];
    /// The weakest level.
    pub const FIRST: Self = Self(1);
    /// The strongest level.
    pub const LAST: Self = Self(8);
    /// The net without look-ahead.
    const GREEDY: Self = Self(7);

    /// Returns the level with a number; `None` unless it is 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=8 => Some(Self(number)),
            _ => None,
        }
    }

    /// Its number, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the levels of a game, the weakest first: all eight if they were measured, the two
    /// without errors if the game has only a net, and otherwise three by hand-written evaluation.
    #[must_use]
    pub fn of_game(game: GameKind) -> &'static [Self] {
        const ALL: &[Level] = &Level::ALL;
        const SURE: &[Level] = &[Level::GREEDY, Level::LAST];
        const WITHOUT_NET: &[Level] = &[Level(1), Level(2), Level(3)];
        if table::row(game, Self::FIRST).is_some() {
            ALL
        } else if is_shipped(game) {
            SURE
        } else {
            WITHOUT_NET
        }
    }

    /// Returns the levels of a match, the weakest first: those that all its games have.
    #[must_use]
    pub fn of_match(rules: &MatchRules) -> Vec<Self> {
        let has = |level: &Self| {
            rules
                .games()
                .all(|game| Self::of_game(game).contains(level))
        };
        Self::ALL.into_iter().filter(has).collect()
    }

    /// Checks that all games of a match have this level.
    ///
    /// # Errors
    ///
    /// [`NoLevel`] names the first game that does not have it.
    pub fn check_match(self, rules: &MatchRules) -> Result<(), NoLevel> {
        rules.games().try_for_each(|game| self.check(game))
    }

    /// Checks that a game has this level.
    ///
    /// # Errors
    ///
    /// [`NoLevel`] if the game does not have it.
    pub fn check(self, game: GameKind) -> Result<(), NoLevel> {
        let has = Self::of_game(game).contains(&self);
        has.then_some(()).ok_or(NoLevel { game, level: self })
    }

    /// The size of the errors; `None` for levels without errors.
    #[must_use]
    pub fn misjudges(self, game: GameKind) -> Option<Misjudgement> {
        match table::row(game, self) {
            Some(row) => (self < Self::GREEDY).then_some(row.misjudges),
            None => without_net(game).get(usize::from(self.0) - 1).copied(),
        }
    }

    /// Whether the level looks ahead.
    #[must_use]
    pub const fn looks_ahead(self) -> bool {
        self.0 == Self::LAST.0
    }

    /// How far the level looks ahead in a game, and what it looks at.
    #[must_use]
    pub fn look_ahead(self, game: GameKind) -> LookAhead {
        if !self.looks_ahead() {
            return LookAhead::NONE;
        }
        let rules = game.declaration().presets.first();
        if rules.is_some_and(|preset| preset.rules.remainder().is_some()) {
            LookAhead::CASCADES
        } else {
            LookAhead::PAIRS
        }
    }

    /// The rating above level 1 in matches to 7 of the game, with its 95 % interval; `None` if it
    /// has not been measured.
    #[must_use]
    pub fn rating(self, game: GameKind) -> Option<Rating> {
        table::row(game, self)?.rating
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level:{}", self.0)
    }
}

/// Error: the game does not have the level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct NoLevel {
    /// The game.
    pub game: GameKind,
    /// The level.
    pub level: Level,
}

impl fmt::Display for NoLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = LevelRange(Level::of_game(self.game));
        write!(f, "{} has no `{}`: it has {levels}", self.game, self.level)
    }
}

impl std::error::Error for NoLevel {}

/// Error: no net comes with the program for the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct NoNet {
    /// The game.
    pub game: GameKind,
}

impl fmt::Display for NoNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = LevelRange(Level::of_game(self.game));
        write!(
            f,
            "there is no net for {}: it is played by `baseline`, `weak`, `random` and {levels}",
            self.game
        )
    }
}

impl std::error::Error for NoNet {}

/// Returns the net that comes with the program for a game.
///
/// # Errors
///
/// [`NoNet`] names the players that the game has.
pub fn net_of(game: GameKind) -> Result<Arc<Net>, NoNet> {
    shipped(game).ok_or(NoNet { game })
}

/// Consecutive levels in words: "`level:1` to `level:8`".
struct LevelRange(&'static [Level]);

impl fmt::Display for LevelRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [first, .., last] => write!(f, "`{first}` to `{last}`"),
            [only] => write!(f, "`{only}`"),
            [] => f.write_str("no level"),
        }
    }
}

/// Error: the text does not name a level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseLevelError(String);

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a level: expected `level:1` to `level:8`",
            self.0
        )
    }
}

impl std::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || ParseLevelError(text.chars().take(40).collect());
        let number = text.strip_prefix("level:").unwrap_or(text);
        // `parse` would also accept a sign and leading zeros.
        match number.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Self(digit - b'0')),
            _ => Err(error()),
        }
    }
}

/// A rating difference in Elo, with its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
pub struct Rating {
    /// The difference.
    pub elo: f32,
    /// The lower end of the interval.
    pub low: f32,
    /// The upper end of the interval.
    pub high: f32,
}

/// The size of a player's errors, in thousandths of a unit: the greatest error of the worth of an
/// end, up or down, and the greatest loss of a play that is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Misjudgement(u16);

impl Misjudgement {
    /// The largest one: three units.
    pub const MAX: Self = Self(3_000);

    /// Creates it from thousandths of a unit; `None` if that is more than [`Self::MAX`].
    #[must_use]
    pub const fn from_thousandths(thousandths: u16) -> Option<Self> {
        if thousandths > Self::MAX.0 {
            return None;
        }
        Some(Self(thousandths))
    }

    /// In thousandths of a unit.
    #[must_use]
    pub const fn thousandths(self) -> u16 {
        self.0
    }

    /// In units.
    fn units(self) -> f32 {
        f32::from(self.0) / 1000.0
    }
}

/// The errors of levels 1 and 2 of a game without a net; level 3 makes none. Where men left are
/// counted, a game is worth several units, and errors are as much larger as they may be.
fn without_net(game: GameKind) -> &'static [Misjudgement] {
    match game.declaration().default_preset().rules.scoring {
        Scoring::MenLeft => &[Misjudgement::MAX, Misjudgement(1_500)],
        _ => &[Misjudgement(1_200), Misjudgement(500)],
    }
}

/// Plays by an evaluation with a random error added to the worth of every end.
#[derive(Debug)]
pub struct ErringPlayer {
    search: Greedy<TableEvaluator<GameEvaluator>>,
    misjudges: Misjudgement,
    rng: fastrand::Rng,
}

impl ErringPlayer {
    /// Creates a player by `evaluator` whose errors are drawn from `rng`.
    #[must_use]
    pub fn new(
        evaluator: impl Into<TableEvaluator<GameEvaluator>>,
        misjudges: Misjudgement,
        rng: fastrand::Rng,
    ) -> Self {
        Self {
            search: Greedy::new(evaluator.into()),
            misjudges,
            rng,
        }
    }

    /// Sets the generator of the errors.
    pub fn begin(&mut self, rng: fastrand::Rng) {
        self.rng = rng;
    }

    /// Chooses the end of `candidates`, best first, that is best with errors. Candidates that are
    /// worse than the best by more than the size of the errors are excluded.
    pub(crate) fn choose_of(&mut self, candidates: &[Candidate], stakes: Stakes) -> Option<End> {
        self.with_errors(candidates.iter().map(|one| (one.worth, one.end)), stakes)
    }

    /// Chooses among things with their worths, best first, as [`Self::choose_of`] does.
    fn with_errors<T>(
        &mut self,
        choices: impl Iterator<Item = (f32, T)>,
        stakes: Stakes,
    ) -> Option<T> {
        let reach = self.misjudges.units() * stakes.unit();
        let mut choices = choices.peekable();
        let least = choices.peek()?.0 - reach;
        let mut best: Option<(f32, T)> = None;
        for (worth, choice) in choices.filter(|(worth, _)| *worth >= least) {
            // The sum of a few uniform numbers is close to a normal distribution, and is bounded.
            let error: f32 = (0..4).map(|_| self.rng.f32() - 0.5).sum::<f32>() / 2.0;
            let seems = worth + error * reach;
            if best.as_ref().is_none_or(|(most, _)| seems > *most) {
                best = Some((seems, choice));
            }
        }
        best.map(|(_, choice)| choice)
    }
}

impl Player for ErringPlayer {
    fn choose_end(&mut self, position: &Position, stakes: Stakes) -> Option<End> {
        let candidates = self.search.candidates(position, stakes).to_vec();
        self.choose_of(&candidates, stakes)
    }

    fn choose_number(&mut self, position: &Position, stakes: Stakes) -> Option<Die> {
        let doublets = self.search.doublets(position, stakes);
        self.with_errors(doublets.iter().map(|one| (one.worth, one.number)), stakes)
    }
}

/// How far a level looks ahead, and what it looks at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LookAhead {
    /// The depth, in throws.
    pub plies: u8,
    /// What the search looks at.
    pub filters: Filters,
    /// The number of evaluations for one stage, so that players do not wait long for a cascade
    /// with thousands of ends.
    pub budget: u64,
}

impl LookAhead {
    /// The net alone.
    const NONE: Self = Self {
        plies: 0,
        filters: Filters::ALONE,
        budget: u64::MAX,
    };
    /// Level 8 in games without cascades: one throw deep, and a second throw where plays are
    /// close. docs/strength.md has the loss and the evaluations of these and of other filters.
    const PAIRS: Self = Self {
        plies: 2,
        filters: Filters {
            first: Filter {
                most: 8,
                margin: 0.16,
            },
            cascade: Filter {
                most: 24,
                margin: 0.4,
            },
            again: Filter {
                most: 3,
                margin: 0.04,
            },
            later: Filter::BEST,
            root_lines: Some(8),
            lines: Some(1),
        },
        budget: 150_000,
    };
    /// Level 8 in games with cascades, where a stage takes many more evaluations.
    const CASCADES: Self = Self {
        filters: Filters {
            again: Filter {
                most: 2,
                margin: 0.03,
            },
            ..Self::PAIRS.filters
        },
        budget: 100_000,
        ..Self::PAIRS
    };
}

/// The player of one level, for one game.
#[derive(Debug)]
pub struct LevelPlayer(Kind);

#[derive(Debug)]
enum Kind {
    ErringPlayer(Box<ErringPlayer>),
    Greedy(Box<NetPlayer>),
    Ahead(Box<Ahead>),
}

impl LevelPlayer {
    /// Creates the player of a level with the evaluation that comes with the program for the game;
    /// errors are drawn from `rng`.
    ///
    /// # Errors
    ///
    /// [`NoLevel`] if the game does not have the level.
    ///
    /// ```
    /// use rosespring_engine::levels::{Level, LevelPlayer};
    /// use rosespring_engine::player::Player;
    /// use rosespring_engine::stakes::Stakes;
    /// use rosespring_rules::{Position, Rules, Side};
    ///
    /// let start = Position::started_by(Rules::preset("gioul").unwrap(), Side::White);
    /// let position = start.throw("6-5".parse()?, &mut ())?;
    /// let rng = fastrand::Rng::with_seed(1);
    /// let mut player = LevelPlayer::new(position.rules().game, Level::FIRST, rng)?;
    /// assert!(player.choose(&position, Stakes::Units).is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(game: GameKind, level: Level, rng: fastrand::Rng) -> Result<Self, NoLevel> {
        level.check(game)?;
        let evaluator = shipped_evaluator(game);
        Ok(Self(match level.misjudges(game) {
            Some(misjudges) => {
                Kind::ErringPlayer(Box::new(ErringPlayer::new(evaluator, misjudges, rng)))
            }
            None if level == Level::LAST => {
                let ahead = level.look_ahead(game);
                let player = Ahead::new(evaluator, ahead.plies, ahead.budget);
                Kind::Ahead(Box::new(player.filtering(ahead.filters)))
            }
            None => {
                let player = NetPlayer::new(evaluator).following(GREEDY_LINES);
                Kind::Greedy(Box::new(player))
            }
        }))
    }

    /// Lowers the budget of evaluations for one stage to `most`, if it is higher. Only levels with
    /// look-ahead have a budget.
    #[must_use]
    pub fn with_at_most(self, most: u64) -> Self {
        match self.0 {
            Kind::Ahead(player) => Self(Kind::Ahead(Box::new(player.with_at_most(most)))),
            kind => Self(kind),
        }
    }

    /// Sets the generator of the errors.
    pub fn begin(&mut self, rng: fastrand::Rng) {
        if let Kind::ErringPlayer(player) = &mut self.0 {
            player.begin(rng);
        }
    }
}

impl Player for LevelPlayer {
    fn choose_end(&mut self, position: &Position, stakes: Stakes) -> Option<End> {
        match &mut self.0 {
            Kind::ErringPlayer(player) => player.choose_end(position, stakes),
            Kind::Greedy(player) => player.choose_end(position, stakes),
            Kind::Ahead(player) => player.choose_end(position, stakes),
        }
    }

    fn choose_number(&mut self, position: &Position, stakes: Stakes) -> Option<Die> {
        match &mut self.0 {
            Kind::ErringPlayer(player) => player.choose_number(position, stakes),
            Kind::Greedy(player) => player.choose_number(position, stakes),
            Kind::Ahead(player) => player.choose_number(position, stakes),
        }
    }
}

#[cfg(test)]
mod tests;
