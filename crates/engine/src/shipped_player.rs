//! The players that come with the program: their names, and how each is created.

use std::fmt;
use std::str::FromStr;

use rosespring_rules::{Die, End, GameKind, MatchRules, Position};

use crate::levels::{ErringPlayer, Level, LevelPlayer, Misjudgement, NoLevel, NoNet, net_of};
use crate::player::{Ahead, Baseline, GREEDY_LINES, NetPlayer, Player, Random, Weak};
use crate::search::PLIES_MAX;
use crate::stakes::Stakes;
use crate::{is_solved, shipped_evaluator};

/// A player that comes with the program.
///
/// ```
/// use rosespring_engine::shipped_player::ShippedPlayer;
///
/// let player: ShippedPlayer = "level:3".parse()?;
/// assert_eq!(player.to_string(), "level:3");
/// # Ok::<(), rosespring_engine::shipped_player::ParsePlayerError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShippedPlayer {
    /// The fixed reference player, by the hand-written evaluation.
    Baseline,
    /// The gentle opponent, which makes errors.
    Weak,
    /// Chooses every play of the stage with the same probability.
    Random,
    /// The net that comes with the program, with bear-off tables, and with the known later stages
    /// played out; the exact values of a game that is solved.
    Greedy,
    /// The same net, with a look-ahead of this many throws.
    Plies(u8),
    /// The same net, with the widest look-ahead of two throws that a budget of 20 million
    /// evaluations allows.
    Strongest,
    /// The program at one of its levels.
    Level(Level),
    /// `greedy`, with a random error of up to this size for every end.
    Errs(Misjudgement),
}

/// Error: a game lacks what a player needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unavailable {
    /// No net comes with the program for the game.
    NoNet(NoNet),
    /// The game does not have the level.
    NoLevel(NoLevel),
}

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNet(error) => error.fmt(f),
            Self::NoLevel(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unavailable {}

/// Error: the text does not name a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParsePlayerError(String);

impl fmt::Display for ParsePlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a player: expected `baseline`, `weak`, `random`, `greedy`, `strongest`, \
             `plies:N`, `level:1` to `level:8` or `errs:THOUSANDTHS`",
            self.0
        )
    }
}

impl std::error::Error for ParsePlayerError {}

impl FromStr for ShippedPlayer {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = match text {
            "baseline" => Some(Self::Baseline),
            "greedy" => Some(Self::Greedy),
            "strongest" => Some(Self::Strongest),
            "weak" => Some(Self::Weak),
            "random" => Some(Self::Random),
            _ => text
                .split_once(':')
                .and_then(|(kind, size)| Self::of_size(kind, size)),
        };
        named.ok_or_else(|| ParsePlayerError(text.chars().take(40).collect()))
    }
}

impl fmt::Display for ShippedPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Baseline => f.write_str("baseline"),
            Self::Greedy => f.write_str("greedy"),
            Self::Strongest => f.write_str("strongest"),
            Self::Plies(plies) => write!(f, "plies:{plies}"),
            Self::Weak => f.write_str("weak"),
            Self::Random => f.write_str("random"),
            Self::Level(level) => level.fmt(f),
            Self::Errs(misjudges) => write!(f, "errs:{}", misjudges.thousandths()),
        }
    }
}

impl ShippedPlayer {
    /// Parses a name of the form `kind:size`.
    fn of_size(kind: &str, size: &str) -> Option<Self> {
        match kind {
            "level" => size.parse().ok().map(Self::Level),
            "errs" => Misjudgement::from_thousandths(size.parse().ok()?).map(Self::Errs),
            "plies" => {
                let plies = size.parse().ok().filter(|&plies| plies <= PLIES_MAX);
                plies.map(Self::Plies)
            }
            _ => None,
        }
    }

    /// The level that plays most like this player; `None` for players unlike any level.
    #[must_use]
    pub const fn nearest_level(self) -> Option<Level> {
        match self {
            Self::Level(level) => Some(level),
            Self::Greedy => Level::new(7),
            Self::Strongest => Some(Level::LAST),
            Self::Baseline => Level::new(5),
            Self::Weak => Level::new(3),
            Self::Random | Self::Plies(_) | Self::Errs(_) => None,
        }
    }

    /// Checks that a game has what the player needs.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] names what the game lacks.
    pub fn check(self, game: GameKind) -> Result<(), Unavailable> {
        match self {
            Self::Baseline | Self::Weak | Self::Random => Ok(()),
            Self::Greedy | Self::Strongest | Self::Plies(_) | Self::Errs(_) if is_solved(game) => {
                Ok(())
            }
            Self::Greedy | Self::Strongest | Self::Plies(_) | Self::Errs(_) => {
                net_of(game).map(|_| ()).map_err(Unavailable::NoNet)
            }
            Self::Level(level) => level.check(game).map_err(Unavailable::NoLevel),
        }
    }

    /// Returns whether the plays depend on random numbers.
    #[must_use]
    pub fn uses_chance(self, game: GameKind) -> bool {
        match self {
            Self::Level(level) => level.misjudges(game).is_some(),
            Self::Weak | Self::Random | Self::Errs(_) => true,
            Self::Greedy | Self::Strongest | Self::Baseline | Self::Plies(_) => false,
        }
    }

    /// Creates the player; its random numbers come from `rng`.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] names what the game lacks.
    pub fn create(
        self,
        game: GameKind,
        rng: fastrand::Rng,
    ) -> Result<Box<dyn SeededPlayer>, Unavailable> {
        self.check(game)?;
        let shipped = || shipped_evaluator(game);
        Ok(match self {
            Self::Baseline => Box::new(Deterministic(Baseline::default())),
            Self::Weak => Box::new(Weak::new(rng)),
            Self::Random => Box::new(Random::new(rng)),
            Self::Greedy => {
                let player = NetPlayer::new(shipped()).following(GREEDY_LINES);
                Box::new(Deterministic(player))
            }
            Self::Strongest => Box::new(Deterministic(Ahead::strongest(shipped()))),
            Self::Plies(plies) => Box::new(Deterministic(Ahead::new(shipped(), plies, u64::MAX))),
            Self::Level(level) => {
                Box::new(LevelPlayer::new(game, level, rng).map_err(Unavailable::NoLevel)?)
            }
            Self::Errs(misjudges) => Box::new(ErringPlayer::new(shipped(), misjudges, rng)),
        })
    }
}

impl ShippedPlayer {
    /// Checks that every game of a match has what the player needs.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] names what the first game lacks that lacks it.
    pub fn check_match(self, rules: &MatchRules) -> Result<(), Unavailable> {
        rules.games().try_for_each(|game| self.check(game))
    }

    /// Returns whether the plays of a match depend on random numbers.
    #[must_use]
    pub fn uses_chance_in(self, rules: &MatchRules) -> bool {
        rules.games().any(|game| self.uses_chance(game))
    }

    /// Creates the player for a match: of several games, one player for each.
    ///
    /// # Errors
    ///
    /// As [`Self::check_match`].
    pub fn create_for(
        self,
        rules: &MatchRules,
        rng: fastrand::Rng,
    ) -> Result<Box<dyn SeededPlayer>, Unavailable> {
        if let MatchRules::One(rules) = rules {
            return self.create(rules.game, rng);
        }
        let of_game = |game| Ok((game, self.create(game, rng.clone())?));
        let players = rules.games().map(of_game).collect::<Result<_, _>>()?;
        Ok(Box::new(ByGame(players)))
    }
}

/// Plays each game of a match by the player of that game.
struct ByGame(Vec<(GameKind, Box<dyn SeededPlayer>)>);

impl Player for ByGame {
    fn choose_end(&mut self, position: &Position, stakes: Stakes) -> Option<End> {
        let game = position.rules().game;
        let (_, player) = self.0.iter_mut().find(|(of, _)| *of == game)?;
        player.choose_end(position, stakes)
    }

    fn choose_number(&mut self, position: &Position, stakes: Stakes) -> Option<Die> {
        let game = position.rules().game;
        let (_, player) = self.0.iter_mut().find(|(of, _)| *of == game)?;
        player.choose_number(position, stakes)
    }
}

impl SeededPlayer for ByGame {
    fn begin(&mut self, rng: fastrand::Rng) {
        for (_, player) in &mut self.0 {
            player.begin(rng.clone());
        }
    }
}

/// A player whose random numbers can be set. Each game gets a new generator, so that its plays do
/// not depend on the thread that plays it.
pub trait SeededPlayer: Player + Send {
    /// Begins a game or match whose random numbers come from `rng`.
    fn begin(&mut self, rng: fastrand::Rng);
}

/// A player that uses no random numbers.
#[derive(Debug)]
pub struct Deterministic<P>(pub P);

impl<P: Player> Player for Deterministic<P> {
    fn choose_end(&mut self, position: &Position, stakes: Stakes) -> Option<End> {
        self.0.choose_end(position, stakes)
    }

    fn choose_number(&mut self, position: &Position, stakes: Stakes) -> Option<Die> {
        self.0.choose_number(position, stakes)
    }
}

impl<P: Player + Send> SeededPlayer for Deterministic<P> {
    fn begin(&mut self, _: fastrand::Rng) {}
}

impl SeededPlayer for Weak {
    fn begin(&mut self, rng: fastrand::Rng) {
        *self = Self::new(rng);
    }
}

impl SeededPlayer for Random {
    fn begin(&mut self, rng: fastrand::Rng) {
        *self = Self::new(rng);
    }
}

impl SeededPlayer for LevelPlayer {
    fn begin(&mut self, rng: fastrand::Rng) {
        self.begin(rng);
    }
}

impl SeededPlayer for ErringPlayer {
    fn begin(&mut self, rng: fastrand::Rng) {
        self.begin(rng);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for name in [
            "baseline",
            "weak",
            "random",
            "greedy",
            "strongest",
            "level:1",
            "level:8",
            "errs:250",
            "plies:1",
        ] {
            assert_eq!(name.parse::<ShippedPlayer>().unwrap().to_string(), name);
        }
        for name in [
            "",
            "level:",
            "level:9",
            "level:0",
            "errs:-1",
            "errs:9999",
            "plies:9",
            "plies:",
            "net:file",
            "Random",
        ] {
            assert!(name.parse::<ShippedPlayer>().is_err(), "{name}");
        }
    }

    #[test]
    fn a_player_that_lacks_its_net_or_level_is_refused() {
        let gul_bara = GameKind::from_name("gul-bara").unwrap();
        for name in ["greedy", "strongest", "plies:1", "errs:250", "level:8"] {
            let player: ShippedPlayer = name.parse().unwrap();
            let rng = || fastrand::Rng::with_seed(1);

            assert!(player.create(gul_bara, rng()).is_ok(), "{name}");
            for without in GameKind::all().filter(|&game| net_of(game).is_err()) {
                let refused = player.create(without, rng()).err();
                assert_eq!(refused, player.check(without).err());
                // The exact values of a solved game stand in for a net, but it has few levels.
                let is_refused = !is_solved(without) || name == "level:8";
                assert_eq!(refused.is_some(), is_refused, "{name}");
            }
        }
    }
}
