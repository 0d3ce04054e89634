/*!
Matches between players, inside or outside programs, that tell who is stronger.

Luck is large in these games, so games are played in pairs: both games of a pair have the same dice,
with the seats exchanged, and what is counted is the pair. [`run`] plays pairs on as many threads
as wanted and gives the same [`Tally`] on any number of them, because every pair has dice and
chance of its own, drawn from the seed.

# What it does not do

It learns nothing and keeps no record of the games.

# Modules, in reading order

[`participant`] (who plays), [`outside`] (programs that answer `best`), [`series`] (one pair),
[`tally`] (what it all means).
*/

pub mod outside;
pub mod participant;
pub mod series;
pub mod tally;

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use rosespring_rules::Rules;

pub use outside::OutsideError;
pub use participant::{ParseParticipantError, Participant};
pub use series::Pair;
pub use tally::{Estimate, Tally};

/// What is to be played.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The rules.
    pub rules: Rules,
    /// Units each match is played to; single games if `None`.
    pub match_to: Option<u8>,
    /// Pairs of games, or of matches.
    pub pairs: u32,
    /// The first player.
    pub a: Participant,
    /// The second player.
    pub b: Participant,
    /// Where dice and errors come from.
    pub seed: u64,
    /// Threads, at least 1.
    pub threads: u32,
    /// How long an outside program may take for one answer.
    pub patience: Duration,
}

/// Why a run ended before its time.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ArenaError {
    /// An outside program could not be started, did not answer, or answered with nonsense.
    #[error("outside player `{player}`")]
    Outside {
        /// The program as it was named.
        player: String,
        /// What went wrong.
        source: OutsideError,
    },
    /// A net could not be used.
    #[error("net {}: {reason}", file.display())]
    Net {
        /// Its file.
        file: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A game had no end within [`series::TURNS_MAX`] throws.
    #[error("pair {pair}: a game had no end within {} throws", series::TURNS_MAX)]
    Endless {
        /// Which pair, from 0.
        pair: u32,
    },
}

/// Plays all pairs. `progress` is called after each with the number of pairs played so far, from
/// any thread.
///
/// # Errors
///
/// [`ArenaError`]: the first thing that went wrong ends the run.
pub fn run(settings: &Settings, progress: &(dyn Fn(u32) + Sync)) -> Result<Tally, ArenaError> {
    let next = AtomicU32::new(0);
    let done = AtomicU32::new(0);
    let stop = AtomicBool::new(false);
    let pairs: Mutex<Vec<Option<Pair>>> = Mutex::new(vec![None; settings.pairs as usize]);
    let failure: Mutex<Option<ArenaError>> = Mutex::new(None);

    let work = || -> Result<(), ArenaError> {
        let mut a = settings.a.seat(&settings.rules, settings.patience)?;
        let mut b = settings.b.seat(&settings.rules, settings.patience)?;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= settings.pairs || stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let pair = series::play_pair(settings, number, &mut a, &mut b)?;
            lock(&pairs)[number as usize] = Some(pair);
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..settings.threads.clamp(1, settings.pairs.max(1)) {
            scope.spawn(|| {
                if let Err(error) = work() {
                    stop.store(true, Ordering::Relaxed);
                    lock(&failure).get_or_insert(error);
                }
            });
        }
    });
    if let Some(error) = lock(&failure).take() {
        return Err(error);
    }
    let pairs: Vec<Pair> = lock(&pairs).iter().flatten().copied().collect();
    Ok(Tally::of(&pairs))
}

/// A panic of one thread ends the run anyway: what the lock guards is never read then.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}
