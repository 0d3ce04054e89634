//! Participants: a name from the command line, and the player that it stands for.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use rosespring_engine::levels::{Misjudgement, net_of};
use rosespring_engine::net::{Net, Neural, is_shipped};
use rosespring_engine::player::NetPlayer;
use rosespring_engine::shipped_player::{Deterministic, SeededPlayer, ShippedPlayer, Unavailable};
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Die, Match, MatchRules, Position, Step};

use crate::ArenaError;
use crate::outside::{Outside, OutsideError};

/// A participant of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Participant {
    /// A player that comes with the program.
    Shipped(ShippedPlayer),
    /// `greedy` with the net of a file, without bear-off tables.
    Net(PathBuf),
    /// An outside program that answers `best` (docs/protocol.md), with its arguments.
    Exec(String),
}

/// Error: the text does not name a player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a player: expected `baseline`, `weak`, `random`, `greedy`, `strongest`, \
     `plies:N`, `level:1` to `level:8`, `errs:THOUSANDTHS`, `net:FILE` or `exec:COMMAND`"
)]
pub struct ParseParticipantError(String);

impl FromStr for Participant {
    type Err = ParseParticipantError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = match text.split_once(':') {
            Some(("net" | "exec", rest)) if rest.trim().is_empty() => None,
            Some(("net", file)) => Some(Self::Net(PathBuf::from(file))),
            Some(("exec", command)) => Some(Self::Exec(command.trim().to_owned())),
            _ => text.parse().ok().map(Self::Shipped),
        };
        named.ok_or_else(|| ParseParticipantError(text.chars().take(40).collect()))
    }
}

impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shipped(player) => player.fmt(f),
            Self::Net(file) => write!(f, "net:{}", file.display()),
            Self::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

impl Participant {
    /// Whether the player is an outside program.
    #[must_use]
    pub const fn is_outside(&self) -> bool {
        matches!(self, Self::Exec(_))
    }

    /// Creates the player; an outside program is started.
    pub(crate) fn seat(
        &self,
        rules: &MatchRules,
        patience: Duration,
    ) -> Result<SeatedPlayer, ArenaError> {
        match self {
            Self::Shipped(player) => {
                let rng = fastrand::Rng::with_seed(0);
                let created = player.create_for(rules, rng);
                created
                    .map(SeatedPlayer::Inside)
                    .map_err(|error| self.unavailable(error))
            }
            Self::Net(file) => {
                let net = Neural::new(Arc::new(read_net(file, rules)?));
                let player = Deterministic(NetPlayer::new(net));
                Ok(SeatedPlayer::Inside(Box::new(player)))
            }
            Self::Exec(command) => match Outside::start(command, patience) {
                Ok(outside) => Ok(SeatedPlayer::Outside(Box::new(outside))),
                Err(source) => Err(ArenaError::Outside {
                    player: self.to_string(),
                    source,
                }),
            },
        }
    }

    /// Creates the player for games that somebody else referees; an outside program is started, and
    /// may take `patience` for an answer.
    ///
    /// # Errors
    ///
    /// [`ArenaError`] if the player does not play these rules, or cannot be started.
    pub fn hire(&self, rules: &MatchRules, patience: Duration) -> Result<HiredPlayer, ArenaError> {
        self.seat(rules, patience).map(HiredPlayer)
    }

    fn unavailable(&self, error: Unavailable) -> ArenaError {
        match error {
            Unavailable::NoNet(source) => ArenaError::NoNet {
                player: self.to_string(),
                source,
            },
            Unavailable::NoLevel(error) => ArenaError::NoLevel(error),
        }
    }

    /// Returns sixteen hexadecimal digits that identify the player's net and settings, so that the
    /// results of one player are not mistaken for those of another. `None` if only the name of the
    /// player is known.
    ///
    /// # Errors
    ///
    /// [`ArenaError::Net`] if the net cannot be used.
    pub fn fingerprint(&self, rules: &MatchRules) -> Result<Option<String>, ArenaError> {
        use ShippedPlayer as S;
        let net = match self {
            Self::Shipped(S::Baseline | S::Weak | S::Random) | Self::Exec(_) => return Ok(None),
            Self::Shipped(S::Level(_)) if !rules.games().all(is_shipped) => return Ok(None),
            Self::Shipped(_) => None,
            Self::Net(file) => Some(Arc::new(read_net(file, rules)?)),
        };
        let mut digits = 0_u64;
        for game in rules.games() {
            let net = match &net {
                Some(net) => net.clone(),
                None => {
                    let no_net = |error| self.unavailable(Unavailable::NoNet(error));
                    net_of(game).map_err(no_net)?
                }
            };
            let misjudges = match self {
                Self::Shipped(S::Level(level)) => level.misjudges(game),
                _ => None,
            };
            let misjudges = misjudges.map_or(0, Misjudgement::thousandths);
            digits = digits.rotate_left(1) ^ net.checksum() ^ u64::from(misjudges);
        }
        Ok(Some(format!("{digits:016x}")))
    }
}

/// Reads the net of a file, which must be for every game of the match.
fn read_net(file: &Path, rules: &MatchRules) -> Result<Net, ArenaError> {
    let read = || {
        let bytes = std::fs::read(file).map_err(|error| error.to_string())?;
        let nets = rules.games().map(|game| Net::for_game(&bytes, game));
        let nets = nets.collect::<Result<Vec<_>, _>>();
        let first = nets.map_err(|error| error.to_string())?.into_iter().next();
        first.ok_or_else(|| "the match has no game".to_owned())
    };
    read().map_err(|reason| ArenaError::Net {
        file: file.to_owned(),
        reason,
    })
}

/// A participant that plays games of somebody else.
pub struct HiredPlayer(SeatedPlayer);

impl HiredPlayer {
    /// Begins a game or match; random choices of the player follow from `seed`.
    pub fn begin(&mut self, seed: u64) {
        self.0.begin(seed);
    }

    /// Chooses the play of the stage that is to be played in `position`, at this match score.
    /// Returns its steps, which are legal.
    ///
    /// # Errors
    ///
    /// The fault of an outside program, which is started again for the next play.
    ///
    /// # Panics
    ///
    /// If no stage is to be played.
    pub fn choose(
        &mut self,
        position: &Position,
        score: Option<&Match>,
    ) -> Result<Vec<Step>, OutsideError> {
        self.0.play(position, score, true).map(|(_, steps)| steps)
    }

    /// Chooses the number of the doublet that is to be named in `position`, at this match score.
    ///
    /// # Errors
    ///
    /// The fault of an outside program, which is started again for the next play.
    ///
    /// # Panics
    ///
    /// If no doublet is to be named.
    pub fn choose_number(
        &mut self,
        position: &Position,
        score: Option<&Match>,
    ) -> Result<Die, OutsideError> {
        self.0.name(position, score)
    }
}

/// A participant that is ready to play, owned by one thread.
pub(crate) enum SeatedPlayer {
    Inside(Box<dyn SeededPlayer>),
    Outside(Box<Outside>),
}

impl SeatedPlayer {
    /// Begins a game or match whose random numbers follow from `seed`.
    pub(crate) fn begin(&mut self, seed: u64) {
        if let Self::Inside(player) = self {
            player.begin(fastrand::Rng::with_seed(seed));
        }
    }

    /// Names a doublet (AD-2). Returns its number.
    ///
    /// # Errors
    ///
    /// The fault of an outside program that names none.
    pub(crate) fn name(
        &mut self,
        position: &Position,
        score: Option<&Match>,
    ) -> Result<Die, OutsideError> {
        let player = match self {
            Self::Inside(player) => player,
            Self::Outside(outside) => return outside.name(position, score),
        };
        let stakes = score.map_or(Stakes::Units, Stakes::from);
        let number = player.choose_number(position, stakes);
        Ok(number.expect("a doublet is to be named"))
    }

    /// Chooses the play of the stage. Returns the position after it, and its steps if they are
    /// requested or already known.
    ///
    /// # Errors
    ///
    /// The fault of an outside program that returns no legal play.
    pub(crate) fn play(
        &mut self,
        position: &Position,
        score: Option<&Match>,
        with_steps: bool,
    ) -> Result<(Position, Vec<Step>), OutsideError> {
        let player = match self {
            Self::Inside(player) => player,
            Self::Outside(outside) => return outside.play(position, score),
        };
        let stakes = score.map_or(Stakes::Units, Stakes::from);
        let chosen = if with_steps {
            player
                .choose(position, stakes)
                .map(|play| (play.end, play.steps))
        } else {
            let end = player.choose_end(position, stakes);
            end.map(|end| (end, Vec::new()))
        };
        let (end, steps) = chosen.expect("a stage is to be played");
        Ok((position.after(&end, &mut ()), steps))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of shipped players are tested in the engine.
    #[test]
    fn a_name_is_a_shipped_player_a_net_or_a_program() {
        for name in ["level:8", "net:gul bara.rsnet", "exec:bot --fast 'a b'"] {
            assert_eq!(name.parse::<Participant>().unwrap().to_string(), name);
        }
        for name in ["", "exec:", "exec: ", "net:", "level:9", "person:x"] {
            assert!(name.parse::<Participant>().is_err(), "{name}");
        }
    }
}
