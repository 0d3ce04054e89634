//! Writes self-play games as data: every position with its evaluation and the result of the game.
//! The format is described in docs/training.md.
//!
//! Games are written to `FILE.part`. After each round `FILE.json` stores how many are complete, so
//! a command that was ended can continue. At the end `FILE.part` is renamed to `FILE`.

use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write as _};
use std::path::PathBuf;
use std::sync::Arc;

use rosespring_engine::levels::net_of;
use rosespring_engine::net::{Net, Neural};
use rosespring_engine::player::NetPlayer;
pub use rosespring_jobs::self_play::head;
use rosespring_jobs::self_play::lines;
use rosespring_rules::Rules;
use serde::{Deserialize, Serialize};

use crate::parallel;
use crate::{TrainError, files};

/// The number of games in a round.
const ROUND: u64 = 64;

/// Write the positions of self-play games of a net.
///
/// Both sides play greedily, with known later stages played out. Each position is written with its
/// evaluation and the result of the game, as CSV. The same seed gives the same bytes on any number
/// of threads.
#[derive(Debug, Clone, clap::Args)]
pub struct DataSettings {
    /// The rules, such as `gul-bara:2007`.
    #[arg(long)]
    pub game: Rules,
    /// Number of games to play.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// Seed of the dice.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads that play.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: u64,
    /// The net to use instead of the shipped one.
    #[arg(long)]
    pub net: Option<PathBuf>,
    /// The file to write; `FILE.json` beside it describes how it was made.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// The settings that determine the data. Only the same settings can continue a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Origin {
    version: String,
    rules: String,
    games: u64,
    seed: u64,
    net_sha256: String,
}

/// The content of `FILE.json`.
#[derive(Debug, Serialize, Deserialize)]
struct Progress {
    #[serde(flatten)]
    origin: Origin,
    commit: String,
    /// Number of complete games in the file.
    done: u64,
    /// Their size in bytes, with the first line.
    bytes: u64,
}

/// Writes the data round by round.
#[derive(Debug)]
pub struct Writer {
    settings: DataSettings,
    net: Arc<Net>,
    part: File,
    progress: Progress,
}

impl Writer {
    /// Opens the file, and continues after the last complete round if there is one.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if the finished file exists, was begun with other settings, or a file cannot
    /// be used.
    pub fn open(settings: DataSettings) -> Result<Self, TrainError> {
        if settings.out.exists() {
            return Err(TrainError::IsThere(settings.out));
        }
        let net = match &settings.net {
            Some(file) => files::read_net_for(file, settings.game.game)?,
            None => net_of(settings.game.game)?,
        };
        let origin = Origin {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            rules: settings.game.to_string(),
            games: settings.games,
            seed: settings.seed,
            net_sha256: files::sha256(&net.to_bytes()),
        };
        let file = files::beside(&settings.out, "part");
        let notes = files::beside(&settings.out, "json");
        let is_begun = file.exists() && notes.exists();
        let progress = if is_begun {
            let progress: Progress = serde_json::from_slice(&files::read(&notes)?)
                .map_err(|error| TrainError::damaged(&notes, error.to_string()))?;
            files::same_settings(&notes, &progress.origin, &origin)?;
            progress
        } else {
            Progress {
                origin,
                commit: crate::COMMIT.to_owned(),
                done: 0,
                bytes: 0,
            }
        };
        let part = OpenOptions::new()
            .create(true)
            .truncate(!is_begun)
            .write(true)
            .open(&file)
            .map_err(TrainError::write(&file))?;
        let there = part.metadata().map_err(TrainError::write(&file))?.len();
        if there < progress.bytes {
            let what = format!(
                "it has {there} of {} bytes that were written",
                progress.bytes
            );
            return Err(TrainError::damaged(&file, what));
        }
        Ok(Self {
            settings,
            net,
            part,
            progress,
        })
    }

    /// The number of games written so far.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.progress.done
    }

    /// Plays and writes a round. Returns whether more rounds follow; after the last one the file
    /// has its final name.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if a file cannot be written, or a game does not end.
    pub fn round(&mut self) -> Result<bool, TrainError> {
        let first = self.progress.done;
        let games = first..(first + ROUND).min(self.settings.games);
        let mut text = match first {
            0 => head() + "\n",
            _ => String::new(),
        };
        self.progress.done = games.end;
        for game in self.play(games) {
            text.push_str(&game?);
        }
        self.add(text.as_bytes())?;
        let out = &self.settings.out;
        let notes = files::beside(out, "json");
        files::write(&notes, &files::json(&notes, &self.progress)?)?;
        if self.progress.done < self.settings.games {
            return Ok(true);
        }
        fs::rename(files::beside(out, "part"), out).map_err(TrainError::write(out))?;
        Ok(false)
    }

    /// Plays games and returns the lines of each.
    fn play(&self, games: std::ops::Range<u64>) -> Vec<Result<String, TrainError>> {
        let table = || NetPlayer::new(Neural::new(self.net.clone()));
        let DataSettings {
            game: rules, seed, ..
        } = self.settings;
        parallel::games(games, self.settings.threads, table, move |player, game| {
            Ok(lines(player, rules, seed, game)?)
        })
    }

    /// Writes bytes after the complete games, and syncs the file.
    fn add(&mut self, bytes: &[u8]) -> Result<(), TrainError> {
        let start = self.progress.bytes;
        self.progress.bytes += bytes.len() as u64;
        let part = &mut self.part;
        let written = part
            .set_len(start)
            .and_then(|()| part.seek(SeekFrom::Start(start)))
            .and_then(|_| part.write_all(bytes))
            .and_then(|()| part.sync_data());
        written.map_err(TrainError::write(&files::beside(
            &self.settings.out,
            "part",
        )))
    }
}
