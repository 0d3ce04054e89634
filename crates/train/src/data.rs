//! Games of a net against itself as data: every position with what the net said, and what came of
//! it. The format is told in docs/training.md.
//!
//! Games are written to `FILE.part`, and after each round `FILE.json` says how far it got, so a
//! command that was ended goes on there. At the end `FILE.part` becomes `FILE`.

use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write as _};
use std::path::PathBuf;
use std::sync::Arc;

use rosespring_arena::series::TURNS_MAX;
use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::net::{Net, Neural, shipped};
use rosespring_engine::player::{NetPlayer, Player};
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk::throw;
use rosespring_rules::{Outcome, Phase, Position, Rules, Side};
use serde::{Deserialize, Serialize};

use crate::parallel::{self, mixed};
use crate::{TrainError, files};

/// The first line of the data.
pub const HEAD: &str = "game,position,actor,win,win_double,win_triple,win_capote,\
                        lose_double,lose_triple,lose_capote,units";

/// Games between two notes of how far it got.
const ROUND: u64 = 64;

/// Write the positions of games of a net against itself.
///
/// Both sides play greedily, known later stages played out. Each position comes with what the net
/// says of it and with what came of the game, as CSV. The same seed gives the same bytes on any
/// number of threads.
#[derive(Debug, Clone, clap::Args)]
pub struct Settings {
    /// The rules, such as `gul-bara:2007`.
    #[arg(long)]
    pub game: Rules,
    /// Games to play.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// Where the dice come from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads that play.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: u64,
    /// Another net than the one that is shipped.
    #[arg(long)]
    pub net: Option<PathBuf>,
    /// The file to write; beside it, `FILE.json` says what it was made from.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// What makes data what it is; only the same goes on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Origin {
    version: String,
    rules: String,
    games: u64,
    seed: u64,
    net_sha256: String,
}

/// What is kept beside the data.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    #[serde(flatten)]
    origin: Origin,
    commit: String,
    /// Whole games that were written.
    done: u64,
    /// Bytes they take, the first line included.
    bytes: u64,
}

/// Data under way.
#[derive(Debug)]
pub struct Writer {
    settings: Settings,
    net: Arc<Net>,
    part: File,
    kept: Kept,
}

impl Writer {
    /// Begins, or goes on where the last whole round was written.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if the data is there already, was begun with other settings, or a file
    /// cannot be used.
    pub fn open(settings: Settings) -> Result<Self, TrainError> {
        if settings.out.exists() {
            return Err(TrainError::IsThere(settings.out));
        }
        let net = match &settings.net {
            Some(file) => files::read_net_for(file, settings.game.game)?,
            None => shipped(settings.game.game),
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
        let kept = if is_begun {
            let kept: Kept = serde_json::from_slice(&files::read(&notes)?)
                .map_err(|error| TrainError::damaged(&notes, error.to_string()))?;
            files::same_settings(&notes, &kept.origin, &origin)?;
            kept
        } else {
            Kept {
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
        if there < kept.bytes {
            let what = format!("it has {there} of {} bytes that were written", kept.bytes);
            return Err(TrainError::damaged(&file, what));
        }
        Ok(Self {
            settings,
            net,
            part,
            kept,
        })
    }

    /// Games written so far.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.kept.done
    }

    /// Plays and writes a round; answers whether there is more to do. After the last one the data
    /// has its name.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if a file cannot be written, or a game has no end.
    pub fn round(&mut self) -> Result<bool, TrainError> {
        let first = self.kept.done;
        let games = first..(first + ROUND).min(self.settings.games);
        let mut text = match first {
            0 => format!("{HEAD}\n"),
            _ => String::new(),
        };
        self.kept.done = games.end;
        for game in self.play(games) {
            text.push_str(&game?);
        }
        self.add(text.as_bytes())?;
        let out = &self.settings.out;
        let notes = files::beside(out, "json");
        files::write(&notes, &files::json(&notes, &self.kept)?)?;
        if self.kept.done < self.settings.games {
            return Ok(true);
        }
        fs::rename(files::beside(out, "part"), out).map_err(TrainError::write(out))?;
        Ok(false)
    }

    /// The lines of each game.
    fn play(&self, games: std::ops::Range<u64>) -> Vec<Result<String, TrainError>> {
        let table = || NetPlayer::new(Neural::new(self.net.clone()));
        let Settings {
            game: rules, seed, ..
        } = self.settings;
        parallel::games(games, self.settings.threads, table, move |player, game| {
            lines(player, rules, seed, game)
        })
    }

    /// Writes bytes after those that are known to be whole, and sees them kept.
    fn add(&mut self, bytes: &[u8]) -> Result<(), TrainError> {
        let start = self.kept.bytes;
        self.kept.bytes += bytes.len() as u64;
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

/// A game: a line for each position in which a side is to throw or to play.
fn lines(player: &mut NetPlayer, rules: Rules, seed: u64, game: u64) -> Result<String, TrainError> {
    let mut seen: Vec<(Side, String)> = Vec::new();
    let outcome = play(player, rules, (seed, game), |position, actor, value| {
        seen.push((actor, line(position, actor, value, game)));
    })?;
    let mut text = String::new();
    for (actor, line) in seen {
        let _ = writeln!(text, "{line},{}", outcome.units_for(actor));
    }
    Ok(text)
}

/// Plays a whole game, one of those of a seed, greedily, known later stages played out. `see` is
/// shown each position in which a side is to throw or to play, and what the net says of it, both
/// seen by that side.
pub(crate) fn play(
    player: &mut NetPlayer,
    rules: Rules,
    (seed, game): (u64, u64),
    mut see: impl FnMut(&Position, Side, &Value),
) -> Result<Outcome, TrainError> {
    let mut dice = fastrand::Rng::with_seed(mixed(seed, game));
    let mut position = Position::start(rules);
    let mut throws = 0;
    loop {
        let actor = match position.phase() {
            Phase::Over(outcome) => return Ok(outcome),
            Phase::Opening => None,
            Phase::Throw(side) => Some(side),
            Phase::Play(turn) => Some(turn.mover()),
        };
        if let Some(actor) = actor {
            let value = player.evaluator().value(&position).seen_by(actor);
            see(&position, actor, &value);
        }
        position = if let Phase::Play(_) = position.phase() {
            let end = player.choose_end(&position, Stakes::Units);
            position.after(&end.expect("a stage to be played has a play"), &mut ())
        } else {
            throws += 1;
            if throws > TURNS_MAX {
                return Err(TrainError::Endless(game));
            }
            position
                .throw(throw(&mut dice), &mut ())
                .expect("a throw is due")
        };
    }
}

/// All of a line but what came of the game.
fn line(position: &Position, actor: Side, value: &Value, game: u64) -> String {
    format!(
        "{game},{},{},{:.5},{:.5},{:.5},{:.5},{:.5},{:.5},{:.5}",
        position.id(),
        actor,
        value.win,
        value.win_double,
        value.win_triple,
        value.win_capote,
        value.lose_double,
        value.lose_triple,
        value.lose_capote,
    )
}
