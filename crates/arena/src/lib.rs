/*!
Matches between players of this program or outside programs, which measure the stronger one.

Luck is large in these games, so games are played in pairs: both games of a pair have the same dice,
with the seats exchanged, and the pair is the unit of the statistics. [`run`] plays pairs on any
number of threads and returns the same [`Tally`] on each, because every pair has separate random
numbers, drawn from the seed.

# What it does not do

It learns nothing and writes no file. Records of the games are passed to a [`Watch`].

# Modules, in reading order

[`participant`] (the players), [`outside`] (programs that answer `best`), [`series`] (one pair),
[`tally`] (the statistics), [`ladder`] (ratings of many players), [`calibrate`] (predicted chances
against results), [`trictrac`] (its games, whose positions are others).
*/

pub mod calibrate;
pub mod ladder;
pub mod outside;
pub mod participant;
pub mod series;
pub mod tally;
pub mod trictrac;

use std::ops::{ControlFlow, Range};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use rosespring_engine::fan_out::on_each;
use rosespring_engine::levels::{NoLevel, NoNet};
use rosespring_rules::notation::record::Record;
use rosespring_rules::{MatchRules, Side};

use crate::participant::SeatedPlayer;
use crate::tally::Sums;
pub use outside::OutsideError;
pub use participant::{HiredPlayer, ParseParticipantError, Participant};
pub use series::Pair;
pub use tally::{Estimate, RunNames, Tally};

/// MatchSettings of a run.
#[derive(Debug, Clone)]
pub struct MatchSettings {
    /// The rules of the games.
    pub rules: MatchRules,
    /// The units to which each match is played; `None` plays single games.
    pub match_to: Option<u8>,
    /// Number of pairs of games, or of matches.
    pub pairs: u32,
    /// The first player.
    pub a: Participant,
    /// The second player.
    pub b: Participant,
    /// The seed of dice and errors.
    pub seed: u64,
    /// Number of threads, at least 1.
    pub threads: u32,
    /// The time limit of an outside program for one answer.
    pub patience: Duration,
}

/// Why a run stopped early.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ArenaError {
    /// An outside program could not be started.
    #[error("outside player `{player}`")]
    Outside {
        /// The name of the program.
        player: String,
        /// The error.
        source: OutsideError,
    },
    /// A net could not be used.
    #[error("net {}: {reason}", file.display())]
    Net {
        /// The file of the net.
        file: PathBuf,
        /// The fault of the net.
        reason: String,
    },
    /// The player needs a net, and no net comes with the program for the game.
    #[error("player `{player}`: {source}")]
    NoNet {
        /// The name of the player.
        player: String,
        /// The reason, with the players that the game has.
        source: NoNet,
    },
    /// The game does not have the level.
    #[error(transparent)]
    NoLevel(#[from] NoLevel),
    /// A game between players of this program had no end within [`series::TURNS_MAX`] throws.
    #[error("pair {pair}: a game had no end within {} throws", series::TURNS_MAX)]
    Endless {
        /// The number of the pair, from 0.
        pair: u32,
    },
}

impl ArenaError {
    /// Whether a setting cannot be used, as opposed to a failure during the run.
    #[must_use]
    pub const fn is_refusal(&self) -> bool {
        match self {
            Self::Net { .. } | Self::NoNet { .. } | Self::NoLevel(_) => true,
            Self::Outside { source, .. } => matches!(source, OutsideError::Command),
            Self::Endless { .. } => false,
        }
    }
}

/// A game that an outside program lost because it returned no legal play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forfeit {
    /// The number of the pair, from 0.
    pub pair: u32,
    /// The number of the game in its half of the pair, from 0.
    pub game: u32,
    /// The side of the program.
    pub side: Side,
    /// The name of the program.
    pub player: String,
    /// The fault of the program.
    pub reason: String,
}

/// The result of one pair.
#[derive(Debug)]
pub struct PlayedPair<'a> {
    /// The number of the pair, from 0.
    pub number: u32,
    /// The tally of all pairs played so far, this one included.
    pub so_far: Tally,
    /// The forfeited games of the pair.
    pub forfeits: &'a [Forfeit],
    /// The records of its two halves, first the one in which A has White; empty unless records are
    /// wanted.
    pub records: &'a [Record],
}

/// Receives every pair after it is played, from any thread and in any order.
pub trait Watch: Sync {
    /// Whether records are wanted. They cost time.
    fn wants_records(&self) -> bool {
        false
    }

    /// Receives a pair. If it breaks, the run stops with the pairs played so far.
    fn on_pair(&self, played: &PlayedPair<'_>) -> ControlFlow<()>;
}

/// Counts pairs.
struct Counting<'a>(&'a (dyn Fn(u32) + Sync));

impl Watch for Counting<'_> {
    fn on_pair(&self, played: &PlayedPair<'_>) -> ControlFlow<()> {
        self.0(played.so_far.played / 2);
        ControlFlow::Continue(())
    }
}

/// Plays all pairs. Calls `progress` after each with the number of pairs played so far, from any
/// thread.
///
/// # Errors
///
/// [`ArenaError`]: the first thing that went wrong ends the run.
pub fn run(settings: &MatchSettings, progress: &(dyn Fn(u32) + Sync)) -> Result<Tally, ArenaError> {
    watch(settings, &Counting(progress))
}

/// Plays all pairs and passes each to `watch`.
///
/// An outside program that returns no legal play loses the game, and the run continues.
///
/// # Errors
///
/// [`ArenaError`]: the first thing that went wrong ends the run.
pub fn watch(settings: &MatchSettings, watch: &dyn Watch) -> Result<Tally, ArenaError> {
    Ok(Tally::of(&pairs(settings, 0..settings.pairs, watch)?))
}

/// Plays the pairs with these numbers, passes each to `watch` and returns them in the order of
/// their numbers. The number of pairs in the settings is not used, so a run can be divided.
///
/// # Errors
///
/// [`ArenaError`]: the first thing that went wrong ends the run.
pub fn pairs(
    settings: &MatchSettings,
    numbers: Range<u32>,
    watch: &dyn Watch,
) -> Result<Vec<Pair>, ArenaError> {
    let next = AtomicU32::new(numbers.start);
    let stop = AtomicBool::new(false);
    let all: Mutex<(Sums, Vec<(u32, Pair)>)> = Mutex::default();
    let failure: Mutex<Option<ArenaError>> = Mutex::new(None);

    let work = |[mut a, mut b]: [SeatedPlayer; 2]| -> Result<(), ArenaError> {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                break;
            }
            let story = series::play_pair(settings, number, [&mut a, &mut b], watch)?;
            let so_far = {
                let (sums, pairs) = &mut *lock(&all);
                sums.add(&story.pair);
                pairs.push((number, story.pair));
                sums.tally()
            };
            let played = PlayedPair {
                number,
                so_far,
                forfeits: &story.forfeits,
                records: &story.records,
            };
            if watch.on_pair(&played).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    };
    // All players are created before the first throw, so that errors are reported at once.
    let seats = (0..settings.threads.clamp(1, numbers.len().max(1) as u32))
        .map(|_| {
            let seat = |who: &Participant| who.seat(&settings.rules, settings.patience);
            Ok([seat(&settings.a)?, seat(&settings.b)?])
        })
        .collect::<Result<Vec<_>, ArenaError>>()?;
    on_each(seats, |seats| {
        if let Err(error) = work(seats) {
            stop.store(true, Ordering::Relaxed);
            lock(&failure).get_or_insert(error);
        }
    });
    if let Some(error) = lock(&failure).take() {
        return Err(error);
    }
    let mut pairs = std::mem::take(&mut lock(&all).1);
    pairs.sort_unstable_by_key(|(number, _)| *number);
    Ok(pairs.into_iter().map(|(_, pair)| pair).collect())
}

/// Locks a mutex. A panic of one thread ends the run, so a poisoned lock is never read.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}
