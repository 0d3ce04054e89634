//! Who plays: a name on the command line, and a player made from it.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use rosespring_engine::net::{Net, Neural, shipped};
use rosespring_engine::player::{Baseline, NetPlayer, Player, Random, Weak};
use rosespring_engine::search::{Deep, PLIES_MAX};
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Match, Position, Rules};

use crate::ArenaError;
use crate::outside::Outside;

/// Somebody who can take part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Participant {
    /// The permanent baseline.
    Baseline,
    /// The gentle opponent.
    Weak,
    /// Any play of the stage, each as likely as the others.
    Random,
    /// The net that comes with the program, known later stages played out.
    Greedy,
    /// The same net, so many throws looked ahead.
    Plies(u8),
    /// [`Self::Greedy`] with another net, by its file.
    Net(PathBuf),
    /// An outside program that answers `best` (docs/protocol.md), with its arguments.
    Exec(String),
}

/// A name that is no player's.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no player: expected `baseline`, `weak`, `random`, `greedy`, `plies:N`, \
     `net:FILE` or `exec:COMMAND`"
)]
pub struct ParseParticipantError(String);

impl FromStr for Participant {
    type Err = ParseParticipantError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match (text, text.strip_prefix("exec:").map(str::trim)) {
            ("baseline", _) => Ok(Self::Baseline),
            ("greedy", _) => Ok(Self::Greedy),
            (name, None) if name.starts_with("plies:") => match name["plies:".len()..].parse() {
                Ok(plies @ 0..=PLIES_MAX) => Ok(Self::Plies(plies)),
                _ => Err(ParseParticipantError(text.chars().take(40).collect())),
            },
            ("weak", _) => Ok(Self::Weak),
            ("random", _) => Ok(Self::Random),
            (name, None) if name.len() > "net:".len() && name.starts_with("net:") => {
                Ok(Self::Net(PathBuf::from(&name["net:".len()..])))
            }
            (_, Some(command)) if !command.is_empty() => Ok(Self::Exec(command.to_owned())),
            _ => Err(ParseParticipantError(text.chars().take(40).collect())),
        }
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
            Self::Net(file) => write!(f, "net:{}", file.display()),
            Self::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

impl Participant {
    /// The player, ready to play; an outside program is started.
    pub(crate) fn seat(&self, rules: &Rules, patience: Duration) -> Result<Seated, ArenaError> {
        Ok(match self {
            Self::Baseline => Seated::Baseline(Box::default()),
            Self::Weak => Seated::Weak(None),
            Self::Random => Seated::Random(None),
            Self::Greedy => Seated::Net(Box::new(NetPlayer::new(Neural::new(shipped(rules.game))))),
            Self::Plies(plies) => {
                let search = Deep::new(Neural::new(shipped(rules.game)));
                Seated::Deep(Box::new(search), *plies)
            }
            Self::Net(file) => {
                let failed = |reason: String| ArenaError::Net {
                    file: file.clone(),
                    reason,
                };
                let bytes = std::fs::read(file).map_err(|error| failed(error.to_string()))?;
                let net = Net::from_bytes(&bytes).map_err(|error| failed(error.to_string()))?;
                if net.game() != rules.game {
                    return Err(failed("the net is for another game".to_owned()));
                }
                Seated::Net(Box::new(NetPlayer::new(Neural::new(Arc::new(net)))))
            }
            Self::Exec(command) => match Outside::start(command, patience) {
                Ok(outside) => Seated::Outside(Box::new(outside), self.to_string()),
                Err(source) => {
                    let player = self.to_string();
                    return Err(ArenaError::Outside { player, source });
                }
            },
        })
    }
}

/// A participant at the table of one thread. Those who err or choose by chance get a new generator
/// for every game, so that what they do does not depend on which thread plays what.
pub(crate) enum Seated {
    Baseline(Box<Baseline>),
    Weak(Option<Box<Weak>>),
    Random(Option<Box<Random>>),
    Net(Box<NetPlayer>),
    Deep(Box<Deep<Neural>>, u8),
    Outside(Box<Outside>, String),
}

impl Seated {
    /// Begins a game or match in which chance is drawn from `seed`.
    pub(crate) fn begin(&mut self, seed: u64) {
        let rng = fastrand::Rng::with_seed(seed);
        match self {
            Self::Weak(player) => *player = Some(Box::new(Weak::new(rng))),
            Self::Random(player) => *player = Some(Box::new(Random::new(rng))),
            Self::Baseline(_) | Self::Net(_) | Self::Deep(..) | Self::Outside(..) => {}
        }
    }

    /// The position after the play this player chooses for the stage.
    pub(crate) fn play(
        &mut self,
        position: &Position,
        score: Option<&Match>,
    ) -> Result<Position, ArenaError> {
        let stakes = score.map_or(Stakes::Units, Stakes::from);
        let end = match self {
            Self::Baseline(player) => player.choose_end(position, stakes),
            Self::Net(player) => player.choose_end(position, stakes),
            Self::Deep(search, plies) => {
                let candidates = search.candidates(position, stakes, *plies, u64::MAX);
                candidates.first().map(|best| best.end)
            }
            Self::Weak(Some(player)) => player.choose_end(position, stakes),
            Self::Random(Some(player)) => player.choose_end(position, stakes),
            Self::Outside(outside, player) => {
                return outside
                    .play(position, score)
                    .map_err(|source| ArenaError::Outside {
                        player: player.clone(),
                        source,
                    });
            }
            Self::Weak(None) | Self::Random(None) => None,
        };
        let end = end.expect("a game was begun and a stage is to be played");
        Ok(position.after(&end, &mut ()))
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
            "plies:1",
            "net:gul bara.rsnet",
            "exec:bot --fast 'a b'",
        ] {
            assert_eq!(name.parse::<Participant>().unwrap().to_string(), name);
        }
        for name in [
            "", "exec:", "exec: ", "net:", "level:9", "plies:9", "plies:",
        ] {
            assert!(name.parse::<Participant>().is_err(), "{name}");
        }
    }
}
