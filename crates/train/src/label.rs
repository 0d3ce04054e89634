//! Positions labelled with their values one throw deeper, for the third part of a run.
//!
//! A folder has `config.json` and one file for each round of games, `NNNNNNN.bin`, named by the
//! number of its first game. A file is sealed with a checksum and has one record for each position:
//! the place of its rules among those of the game (one byte), the packed position
//! ([`PACKED_BYTES`]), and the seven chances of its value from White's side, as little-endian
//! floats of four bytes, in the order of [`Value::to_array`].

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rosespring_engine::evaluate::Value;
use rosespring_engine::levels::net_of;
use rosespring_engine::net::inputs::Active;
use rosespring_engine::net::{MEN_BEYOND, Net};
use rosespring_rules::{GameKind, PACKED_BYTES, Position, Rules, Scoring};
use serde::{Deserialize, Serialize};

use crate::learn::shares;
use crate::samples::Samples;
use crate::selfplay::{Label, Table, sample_of};
use crate::weights::Sight;
use crate::{TrainError, files, parallel, seal};

/// Number of chances of a value.
const CHANCES: usize = Value::FIELDS;

/// Number of bytes of a labelled position.
const RECORD: usize = 1 + PACKED_BYTES + 4 * CHANCES;

/// Write positions of self-play games with their values one throw deeper.
///
/// The net plays against itself. Each position of a game is labelled with the mean value over all
/// 21 throws, each played best by the net; so are the ends of a decision that are nearly as good as
/// the one chosen. `learn --labels` learns them. An interrupted command continues.
#[derive(Debug, Clone, clap::Args)]
pub struct LabelSettings {
    /// The folder of the labels; it is created if missing
    pub folder: PathBuf,
    /// The game, named by one of its presets
    #[arg(long)]
    pub game: Rules,
    /// Number of games; a folder with fewer games gets more
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// Number of ends of a decision that are labelled: the one chosen, and the next best ones
    /// within 0.12 units of it
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=16))]
    pub ends: u8,
    /// Number of games whose labels are one file
    #[arg(long, default_value_t = 256)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub round: u64,
    /// The net, a file or the folder of a run [default: the shipped net]
    #[arg(long)]
    pub net: Option<PathBuf>,
    /// Seed of the dice
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads that play
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: u64,
}

/// The settings that determine the labels. A folder continues only with the same ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Config {
    version: String,
    game: String,
    ends: u8,
    round: u64,
    seed: u64,
    net_sha256: String,
}

/// Labels games round by round.
#[derive(Debug)]
pub struct Labeller {
    settings: LabelSettings,
    net: Arc<Net>,
    rules: Vec<Rules>,
    done: u64,
}

impl Labeller {
    /// Opens the folder, and continues after its last file.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if a file cannot be used, or the folder was begun with other settings.
    pub fn open(settings: LabelSettings) -> Result<Self, TrainError> {
        let game = settings.game.game;
        let net = match &settings.net {
            Some(net) => files::read_net_for(&files::net_file(net), game)?,
            None => net_of(game)?,
        };
        let config = Config {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: game.name().to_owned(),
            ends: settings.ends,
            round: settings.round,
            seed: settings.seed,
            net_sha256: files::sha256(&net.to_bytes()),
        };
        files::make_folder(&settings.folder)?;
        let file = settings.folder.join("config.json");
        if file.exists() {
            files::same_settings(&file, &read_config(&file)?, &config)?;
        } else {
            files::write(&file, &files::json(&file, &config)?)?;
        }
        let mut done = 0;
        while file_of(&settings.folder, done).exists() {
            done += settings.round;
        }
        Ok(Self {
            rules: shares(game),
            settings,
            net,
            done,
        })
    }

    /// Returns the number of games labelled so far.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.done
    }

    /// Labels a round of games, unless there are enough. Returns whether more are to come.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if the file cannot be written.
    pub fn round(&mut self) -> Result<bool, TrainError> {
        if self.done >= self.settings.games {
            return Ok(false);
        }
        let table = || Table::new(&self.net, None);
        let (seed, ends) = (self.settings.seed, usize::from(self.settings.ends));
        let games = self.done..self.done + self.settings.round;
        let labels = parallel::games(games, self.settings.threads, table, |table, game| {
            let place = (game % self.rules.len() as u64) as usize;
            let labels = table.label(self.rules[place], (seed, game), ends);
            let records = labels.iter().flat_map(|label| record(place as u8, label));
            records.collect::<Vec<u8>>()
        });
        let file = file_of(&self.settings.folder, self.done);
        files::write(&file, &seal::seal(&labels.concat()))?;
        self.done += self.settings.round;
        Ok(self.done < self.settings.games)
    }
}

fn file_of(folder: &Path, first: u64) -> PathBuf {
    folder.join(format!("{first:07}.bin"))
}

fn read_config(file: &Path) -> Result<Config, TrainError> {
    serde_json::from_slice(&files::read(file)?)
        .map_err(|error| TrainError::damaged(file, error.to_string()))
}

fn record(rules: u8, (position, value): &Label) -> Vec<u8> {
    let mut bytes = vec![rules];
    bytes.extend(position.pack());
    bytes.extend(
        value
            .to_array()
            .iter()
            .flat_map(|chance| chance.to_le_bytes()),
    );
    bytes
}

/// Reads the labels of a folder as samples.
///
/// # Errors
///
/// [`TrainError`] if there are none, a file is damaged, or they are of another game.
pub(crate) fn read(folder: &Path, game: GameKind, samples: &mut Samples) -> Result<(), TrainError> {
    let notes = folder.join("config.json");
    let config = read_config(&notes)?;
    if config.game != game.name() {
        let what = format!("the labels are of {}, not of {}", config.game, game.name());
        return Err(TrainError::damaged(&notes, what));
    }
    let (rules, mut active) = (shares(game), Active::default());
    for first in (0..).step_by(config.round.max(1) as usize) {
        let file = file_of(folder, first);
        if !file.exists() {
            break;
        }
        let sealed = files::read(&file)?;
        let bytes =
            seal::open(&sealed).map_err(|fault| TrainError::damaged(&file, fault.to_string()))?;
        let (records, rest) = bytes.as_chunks::<RECORD>();
        if !rest.is_empty() {
            let what = format!("its last record has {} of {RECORD} bytes", rest.len());
            return Err(TrainError::damaged(&file, what));
        }
        if records.is_empty() {
            return Err(TrainError::damaged(&file, "it has no records"));
        }
        for (index, record) in records.iter().enumerate() {
            let (position, value) = parse(record, &rules)
                .map_err(|what| TrainError::damaged(&file, format!("record {index}: {what}")))?;
            let (rows, target) = sample_of(&mut active, &position, &value, Sight::Full);
            samples.push(&rows, target);
        }
    }
    if samples.is_empty() {
        return Err(TrainError::damaged(&notes, "there are no labels beside it"));
    }
    Ok(())
}

/// Parses a record; the error says what is wrong.
fn parse(record: &[u8; RECORD], rules: &[Rules]) -> Result<Label, String> {
    let place = usize::from(record[0]);
    let rules = rules
        .get(place)
        .ok_or_else(|| format!("the game has no rules number {place}"))?;
    let (packed, chances) = record[1..]
        .split_first_chunk::<PACKED_BYTES>()
        .ok_or("it is too short")?;
    let position = Position::unpack(*rules, packed).map_err(|error| error.to_string())?;
    let most = match rules.scoring {
        Scoring::MenLeft => MEN_BEYOND,
        _ => 1.0,
    };
    let mut value = [0.0; CHANCES];
    for (chance, &bytes) in value.iter_mut().zip(chances.as_chunks().0) {
        *chance = f32::from_le_bytes(bytes);
        if !(0.0..=1.001 * most).contains(chance) {
            return Err(format!("{chance} is not a chance"));
        }
    }
    Ok((position, Value::from_array(value)))
}
