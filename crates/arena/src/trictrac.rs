//! Games of Trictrac to twelve holes, whose positions and players are others.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rosespring_engine::fan_out::numbered;
use rosespring_engine::seeds::derive;
use rosespring_engine::trictrac::{
    FinishedGame, NamedPlayer, Net, NetPlayer, Player, UnknownPlayer, play_game,
};
use rosespring_rules::Side;
use rosespring_rules::trictrac::Rules;

use crate::{ArenaError, Pair};

/// A participant of games of Trictrac.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Contestant {
    /// A player that comes with the program.
    Named(NamedPlayer),
    /// `net:FILE`: as `greedy`, with the net of a file.
    Net(PathBuf),
}

impl FromStr for Contestant {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("net:") {
            Some(file) if !file.trim().is_empty() => Ok(Self::Net(PathBuf::from(file))),
            _ => text.parse().map(Self::Named),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(player) => player.fmt(f),
            Self::Net(file) => write!(f, "net:{}", file.display()),
        }
    }
}

/// The settings of a run.
#[derive(Debug, Clone)]
pub struct TrictracSettings {
    /// The rules.
    pub rules: Rules,
    /// Number of pairs of games.
    pub pairs: u32,
    /// The first player.
    pub a: Contestant,
    /// The second player.
    pub b: Contestant,
    /// The seed of dice and players.
    pub seed: u64,
    /// Number of threads, at least 1.
    pub threads: u32,
}

/// A contestant whose net is read.
#[derive(Debug, Clone)]
enum ReadyContestant {
    Named(NamedPlayer),
    Net(Arc<Net>),
}

impl Contestant {
    fn ready(&self) -> Result<ReadyContestant, ArenaError> {
        match self {
            Self::Named(player) => match player.create(0) {
                Ok(_) => Ok(ReadyContestant::Named(*player)),
                Err(reason) => Err(ArenaError::Net {
                    file: PathBuf::from(player.to_string()),
                    reason: reason.to_string(),
                }),
            },
            Self::Net(file) => {
                let failed = |reason: String| ArenaError::Net {
                    file: file.clone(),
                    reason,
                };
                let bytes = std::fs::read(file).map_err(|error| failed(error.to_string()))?;
                let net = Net::from_bytes(&bytes).map_err(|error| failed(error.to_string()))?;
                Ok(ReadyContestant::Net(Arc::new(net)))
            }
        }
    }
}

impl ReadyContestant {
    fn player(&self, seed: u64) -> Box<dyn Player + Send> {
        match self {
            Self::Named(player) => player.create(seed).expect("the player was created before"),
            Self::Net(net) => Box::new(NetPlayer::new(net.clone())),
        }
    }
}

/// Plays all pairs and returns them in order. Calls `progress` after each with the number of pairs
/// played so far, from any thread.
///
/// # Errors
///
/// [`ArenaError`]: a net cannot be used, or a game had no end.
pub fn run(
    settings: &TrictracSettings,
    progress: &(dyn Fn(u32) + Sync),
) -> Result<Vec<Pair>, ArenaError> {
    let players = [settings.a.ready()?, settings.b.ready()?];
    let mut workers = vec![(); settings.threads.max(1) as usize];
    let pairs = numbered(
        &mut workers,
        0..u64::from(settings.pairs),
        |(), number| play_pair(settings, &players, number),
        &AtomicBool::new(false),
        &|done| progress(done as u32),
    );
    pairs.into_iter().collect()
}

/// Plays two games with the same dice and the seats exchanged.
fn play_pair(
    settings: &TrictracSettings,
    players: &[ReadyContestant; 2],
    number: u64,
) -> Result<Pair, ArenaError> {
    let seed = derive(settings.seed, number);
    let mut pair = Pair::default();
    for a_is in Side::ALL {
        let [a, b] = players;
        let mut a = a.player(derive(seed, 1));
        let mut b = b.player(derive(seed, 2));
        let seats: [&mut dyn Player; 2] = match a_is {
            Side::White => [&mut *a, &mut *b],
            Side::Black => [&mut *b, &mut *a],
        };
        let mut dice = fastrand::Rng::with_seed(seed);
        let FinishedGame { winner, units, .. } = play_game(seats, settings.rules.grande, &mut dice)
            .map_err(|_| ArenaError::Endless {
                pair: number as u32,
            })?;
        let has_won = winner == a_is;
        pair.games += 1;
        pair.wins += u32::from(has_won);
        pair.units += if has_won { 1 } else { -1 } * i32::from(units);
    }
    Ok(pair)
}
