//! Players by name, as the arena and the terminal read them.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use rosespring_rules::trictrac::Choice;

use super::net::Net;
use super::players::{CountedPoints, NetPlayer, Player, PointsPlayer, RandomPlayer};

/// A player that comes with the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamedPlayer {
    /// `random`: chooses and plays by chance.
    Random,
    /// `points:stay`, `points:go`, `balance:stay` or `balance:go`: follows a rule.
    Points(CountedPoints, Choice),
    /// `greedy`: the net; `greedy:stay` and `greedy:go` never choose otherwise.
    Greedy(Option<Choice>),
}

/// Error: no net of Trictrac comes with the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoNet;

impl fmt::Display for NoNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no net of Trictrac comes with the program: expected `points:go` or `net:FILE`")
    }
}

impl std::error::Error for NoNet {}

impl NamedPlayer {
    /// Every player, by its name.
    pub const ALL: [(&'static str, Self); 8] = [
        ("random", Self::Random),
        (
            "points:stay",
            Self::Points(CountedPoints::Own, Choice::Stay),
        ),
        ("points:go", Self::Points(CountedPoints::Own, Choice::Go)),
        (
            "balance:stay",
            Self::Points(CountedPoints::Balance, Choice::Stay),
        ),
        (
            "balance:go",
            Self::Points(CountedPoints::Balance, Choice::Go),
        ),
        ("greedy", Self::Greedy(None)),
        ("greedy:stay", Self::Greedy(Some(Choice::Stay))),
        ("greedy:go", Self::Greedy(Some(Choice::Go))),
    ];

    /// Creates the player. Only `random` uses the random numbers of `seed`.
    ///
    /// # Errors
    ///
    /// [`NoNet`] if the player needs the net.
    pub fn create(self, seed: u64) -> Result<Box<dyn Player + Send>, NoNet> {
        Ok(match self {
            Self::Random => Box::new(RandomPlayer::new(fastrand::Rng::with_seed(seed))),
            Self::Points(counted, choice) => Box::new(PointsPlayer::new(counted, choice)),
            Self::Greedy(forced) => {
                let player = NetPlayer::new(shipped_net().ok_or(NoNet)?);
                Box::new(match forced {
                    Some(choice) => player.with_choice(choice),
                    None => player,
                })
            }
        })
    }
}

impl fmt::Display for NamedPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = Self::ALL.iter().find(|(_, player)| player == self);
        f.write_str(named.map_or("", |(name, _)| name))
    }
}

/// Error: the text names no player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownPlayer(String);

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = NamedPlayer::ALL.iter().map(|(name, _)| *name).collect();
        let names = names.join("`, `");
        write!(
            f,
            "`{}` is no player of Trictrac: expected `{names}`",
            self.0
        )
    }
}

impl std::error::Error for UnknownPlayer {}

impl FromStr for NamedPlayer {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.iter().find(|(name, _)| *name == text);
        let player = found.map(|&(_, player)| player);
        player.ok_or_else(|| UnknownPlayer(text.chars().take(40).collect()))
    }
}

static SHIPPED: LazyLock<Option<Arc<Net>>> = LazyLock::new(|| {
    #[cfg(feature = "nets")]
    let bytes: Option<&[u8]> = Some(rosespring_nets::TRICTRAC);
    #[cfg(not(feature = "nets"))]
    let bytes: Option<&[u8]> = None;
    let read = |bytes| Net::from_bytes(bytes).expect("a test reads the shipped net");
    bytes.map(|bytes| Arc::new(read(bytes)))
});

/// Returns the net that comes with the program; it is read at the first call.
#[must_use]
pub fn shipped_net() -> Option<Arc<Net>> {
    SHIPPED.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_found_by_its_name() {
        for (name, player) in NamedPlayer::ALL {
            assert_eq!(name.parse(), Ok(player));
            assert_eq!(player.to_string(), name);
            assert_eq!(
                player.create(1).is_ok(),
                cfg!(feature = "nets") || !name.contains("greedy")
            );
        }
        assert!("greedy:no".parse::<NamedPlayer>().is_err());
    }
}
