//! `rosespring-train trictrac`: a net of Trictrac that teaches itself.
//!
//! Each round plays games of the net against itself, and learns from them once, in random order.
//! Both outputs learn from the rest of the game by TD(λ): the chance to win, and the holes to come.
//! The same seed gives the same bytes on any number of threads, interrupted or not.

mod learner;
mod rounds;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use rosespring_engine::seeds::derive;
use rosespring_engine::trictrac::Net;

use self::learner::Learner;
use self::rounds::{Exploration, play_round};

/// Number of games of a round.
const ROUND: u64 = 64;
/// Number of samples of one step.
const BATCH: usize = 128;

/// Teach a net of Trictrac by self-play
///
/// A run that was stopped goes on from its last checkpoint.
#[derive(Debug, Clone, clap::Args)]
pub struct TrictracSettings {
    /// The folder of the run; it is created if missing
    pub run: PathBuf,
    /// Number of games of the whole run
    #[arg(long, default_value_t = 100_000)]
    pub games: u64,
    /// Number of hidden units
    #[arg(long, default_value_t = 128, value_parser = clap::value_parser!(u16).range(1..=128))]
    pub width: u16,
    /// The learning rate of the first game; it falls evenly to a thirtieth
    #[arg(long, default_value_t = 0.002)]
    pub rate: f32,
    /// The weight of the later of two estimates, 0 to 1
    #[arg(long, default_value_t = 0.7)]
    pub lambda: f32,
    /// Seed
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub threads: u32,
    /// Number of rounds of 64 games between two checkpoints
    #[arg(long, value_name = "ROUNDS", default_value_t = 20)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub checkpoint: u64,
}

/// Runs the command. `report` receives one line for each checkpoint, and ends the run there if it
/// breaks.
///
/// # Errors
///
/// The folder cannot be read or written, or its checkpoint is damaged or has another width.
pub fn run(
    settings: &TrictracSettings,
    report: &mut dyn FnMut(&str) -> ControlFlow<()>,
) -> Result<()> {
    let folder = &settings.run;
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let mut learner = open(settings)?;
    let rounds = settings.games.div_ceil(ROUND);
    let mut losses = Vec::new();
    while learner.rounds() < rounds {
        losses.push(play_and_learn(settings, &mut learner, rounds)?);
        let done = learner.rounds();
        if !done.is_multiple_of(settings.checkpoint) && done != rounds {
            continue;
        }
        write(&folder.join("checkpoint"), &learner.to_bytes())?;
        write(&folder.join("net"), &learner.net()?.to_bytes())?;
        let loss = losses.drain(..).sum::<f32>() / settings.checkpoint as f32;
        let line = format!("{} games, loss {loss:.4}", done * ROUND);
        if report(&line).is_break() {
            break;
        }
    }
    Ok(())
}

/// Reads the checkpoint of a run, or begins it.
fn open(settings: &TrictracSettings) -> Result<Learner> {
    let width = usize::from(settings.width);
    let path = settings.run.join("checkpoint");
    let Some(bytes) = read(&path)? else {
        return Ok(Learner::new(settings.seed, width));
    };
    let learner = Learner::from_bytes(&bytes);
    let learner = learner.with_context(|| format!("{} is not complete", path.display()))?;
    let found = learner.weights().width;
    anyhow::ensure!(
        found == width,
        "the run has {found} hidden units, not {width}"
    );
    Ok(learner)
}

/// Plays the next round and learns from it. Returns the mean loss.
fn play_and_learn(settings: &TrictracSettings, learner: &mut Learner, rounds: u64) -> Result<f32> {
    let round = learner.rounds();
    let done = round as f32 / rounds as f32;
    let exploration = Exploration {
        lambda: settings.lambda,
        chance: 0.05 * (1.0 - done),
    };
    let games = round * ROUND..(round + 1) * ROUND;
    let seeds: Vec<u64> = games.map(|game| derive(settings.seed, game)).collect();
    let threads = settings.threads as usize;
    let samples = play_round(&learner.net()?, &seeds, exploration, threads);
    let rate = settings.rate * (1.0 - done * 29.0 / 30.0);
    let mut order = fastrand::Rng::with_seed(derive(!settings.seed, round));
    Ok(learner.learn(samples, BATCH, rate, &mut order))
}

fn read(path: &Path) -> Result<Option<Vec<u8>>> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| path.display().to_string()),
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    rosespring_files::write(path, bytes).with_context(|| path.display().to_string())
}

impl Learner {
    /// Returns the net of the current weights.
    fn net(&self) -> Result<Net> {
        Ok(Net::new(self.weights())?)
    }
}
