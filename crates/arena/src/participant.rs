//! Participants: a name from the command line, and the player that it stands for.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use rosespring_engine::levels::{ErringPlayer, Level, LevelPlayer, Misjudgement, net_of};
use rosespring_engine::net::{Net, Neural, is_shipped};
use rosespring_engine::player::{Ahead, Baseline, NetPlayer, Player, Random, Weak};
use rosespring_engine::search::PLIES_MAX;
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{End, Match, Position, Rules, Step};

use crate::ArenaError;
use crate::outside::{Outside, OutsideError};

/// A participant of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Participant {
    /// The fixed reference player.
    Baseline,
    /// The gentle opponent, which makes errors.
    Weak,
    /// Chooses every play of the stage with the same probability.
    Random,
    /// The net that comes with the program, with bear-off tables, and with the known later stages
    /// played out.
    Greedy,
    /// The same net, with a look-ahead of this many throws.
    Plies(u8),
    /// The program at one of its levels.
    Level(Level),
    /// `greedy`, with a random error of up to this size for every end.
    Errs(Misjudgement),
    /// `greedy` with the net of a file, without bear-off tables.
    Net(PathBuf),
    /// An outside program that answers `best` (docs/protocol.md), with its arguments.
    Exec(String),
}

/// Error: the text does not name a player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a player: expected `baseline`, `weak`, `random`, `greedy`, `plies:N`, \
     `level:1` to `level:8`, `errs:THOUSANDTHS`, `net:FILE` or `exec:COMMAND`"
)]
pub struct ParseParticipantError(String);

impl FromStr for Participant {
    type Err = ParseParticipantError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = match text {
            "baseline" => Some(Self::Baseline),
            "greedy" => Some(Self::Greedy),
            "weak" => Some(Self::Weak),
            "random" => Some(Self::Random),
            _ => text
                .split_once(':')
                .and_then(|(kind, rest)| Self::of_kind(kind, rest)),
        };
        named.ok_or_else(|| ParseParticipantError(text.chars().take(40).collect()))
    }
}

impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Baseline => f.write_str("baseline"),
            Self::Greedy => f.write_str("greedy"),
            Self::Plies(plies) => write!(f, "plies:{plies}"),
            Self::Weak => f.write_str("weak"),
            Self::Random => f.write_str("random"),
            Self::Level(level) => level.fmt(f),
            Self::Errs(misjudges) => write!(f, "errs:{}", misjudges.thousandths()),
            Self::Net(file) => write!(f, "net:{}", file.display()),
            Self::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

impl Participant {
    /// Parses a name of the form `kind:rest`.
    fn of_kind(kind: &str, rest: &str) -> Option<Self> {
        match (kind, rest.trim()) {
            (_, "") => None,
            ("level", _) => rest.parse().ok().map(Self::Level),
            ("errs", _) => {
                let thousandths = rest.parse().ok()?;
                Misjudgement::from_thousandths(thousandths).map(Self::Errs)
            }
            ("plies", _) => {
                let plies = rest.parse().ok().filter(|&plies| plies <= PLIES_MAX);
                plies.map(Self::Plies)
            }
            ("net", _) => Some(Self::Net(PathBuf::from(rest))),
            ("exec", command) => Some(Self::Exec(command.to_owned())),
            _ => None,
        }
    }

    /// Whether the player is an outside program.
    #[must_use]
    pub const fn is_outside(&self) -> bool {
        matches!(self, Self::Exec(_))
    }

    /// Creates the player; an outside program is started.
    pub(crate) fn seat(
        &self,
        rules: &Rules,
        patience: Duration,
    ) -> Result<SeatedPlayer, ArenaError> {
        let rng = || fastrand::Rng::with_seed(0);
        let shipped = || self.net(rules).map(|_| shipped_evaluator(rules.game));
        let player: Box<dyn Inside> = match self {
            Self::Baseline => Box::new(Deterministic(Baseline::default())),
            Self::Weak => Box::new(Weak::new(rng())),
            Self::Random => Box::new(Random::new(rng())),
            Self::Greedy => Box::new(Deterministic(NetPlayer::new(shipped()?))),
            Self::Plies(plies) => Box::new(Deterministic(Ahead::new(shipped()?, *plies, u64::MAX))),
            Self::Level(level) => Box::new(LevelPlayer::new(rules.game, *level, rng())?),
            Self::Errs(misjudges) => Box::new(ErringPlayer::new(shipped()?, *misjudges, rng())),
            Self::Net(file) => {
                let net = read_net(file, rules).map_err(|reason| ArenaError::Net {
                    file: file.clone(),
                    reason,
                })?;
                Box::new(Deterministic(NetPlayer::new(Neural::new(Arc::new(net)))))
            }
            Self::Exec(command) => {
                let outside = Outside::start(command, patience);
                return match outside {
                    Ok(outside) => Ok(SeatedPlayer::Outside(Box::new(outside))),
                    Err(source) => Err(ArenaError::Outside {
                        player: self.to_string(),
                        source,
                    }),
                };
            }
        };
        Ok(SeatedPlayer::Inside(player))
    }

    /// Returns the net that comes with the program for the game.
    fn net(&self, rules: &Rules) -> Result<Arc<Net>, ArenaError> {
        net_of(rules.game).map_err(|source| ArenaError::NoNet {
            player: self.to_string(),
            source,
        })
    }

    /// Returns sixteen hexadecimal digits that identify the player's net and settings, so that the
    /// results of one player are not mistaken for those of another. `None` if only the name of the
    /// player is known.
    ///
    /// # Errors
    ///
    /// [`ArenaError::Net`] if the net cannot be used.
    pub fn fingerprint(&self, rules: &Rules) -> Result<Option<String>, ArenaError> {
        let net = match self {
            Self::Baseline | Self::Weak | Self::Random | Self::Exec(_) => return Ok(None),
            Self::Level(_) if !is_shipped(rules.game) => return Ok(None),
            Self::Greedy | Self::Plies(_) | Self::Level(_) | Self::Errs(_) => self.net(rules)?,
            Self::Net(file) => match read_net(file, rules) {
                Ok(net) => Arc::new(net),
                Err(reason) => {
                    let file = file.clone();
                    return Err(ArenaError::Net { file, reason });
                }
            },
        };
        let misjudges = match self {
            Self::Level(level) => level.misjudges(rules.game),
            _ => None,
        };
        let misjudges = misjudges.map_or(0, Misjudgement::thousandths);
        let digits = net.checksum() ^ u64::from(misjudges);
        Ok(Some(format!("{digits:016x}")))
    }
}

/// Reads the net of a file, which must be for the game.
fn read_net(file: &Path, rules: &Rules) -> Result<Net, String> {
    let bytes = std::fs::read(file).map_err(|error| error.to_string())?;
    Net::for_game(&bytes, rules.game).map_err(|error| error.to_string())
}

/// A player of this program. Players that use random numbers get a new generator for every game, so
/// that their plays do not depend on the thread.
pub(crate) trait Inside: Player + Send {
    /// Begins a game or match whose random numbers come from `rng`.
    fn begin(&mut self, rng: fastrand::Rng);
}

/// A player that uses no random numbers.
struct Deterministic<P>(P);

impl<P: Player> Player for Deterministic<P> {
    fn choose_end(&mut self, position: &Position, stakes: Stakes) -> Option<End> {
        self.0.choose_end(position, stakes)
    }
}

impl<P: Player + Send> Inside for Deterministic<P> {
    fn begin(&mut self, _: fastrand::Rng) {}
}

impl Inside for Weak {
    fn begin(&mut self, rng: fastrand::Rng) {
        *self = Self::new(rng);
    }
}

impl Inside for Random {
    fn begin(&mut self, rng: fastrand::Rng) {
        *self = Self::new(rng);
    }
}

impl Inside for LevelPlayer {
    fn begin(&mut self, rng: fastrand::Rng) {
        self.begin(rng);
    }
}

impl Inside for ErringPlayer {
    fn begin(&mut self, rng: fastrand::Rng) {
        self.begin(rng);
    }
}

/// A participant that is ready to play, owned by one thread.
pub(crate) enum SeatedPlayer {
    Inside(Box<dyn Inside>),
    Outside(Box<Outside>),
}

impl SeatedPlayer {
    /// Begins a game or match whose random numbers follow from `seed`.
    pub(crate) fn begin(&mut self, seed: u64) {
        if let Self::Inside(player) = self {
            player.begin(fastrand::Rng::with_seed(seed));
        }
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

    #[test]
    fn names_are_read_back() {
        for name in [
            "baseline",
            "weak",
            "random",
            "greedy",
            "level:1",
            "level:8",
            "errs:250",
            "plies:1",
            "net:gul bara.rsnet",
            "exec:bot --fast 'a b'",
        ] {
            assert_eq!(name.parse::<Participant>().unwrap().to_string(), name);
        }
        for name in [
            "",
            "exec:",
            "exec: ",
            "net:",
            "level:",
            "level:9",
            "level:0",
            "errs:-1",
            "errs:9999",
            "plies:9",
            "plies:",
            "person:x",
            "Random",
        ] {
            assert!(name.parse::<Participant>().is_err(), "{name}");
        }
    }
}
