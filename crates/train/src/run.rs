//! The folder of a run: its settings, its last checkpoint, its measures and its generations.
//!
//! | file | content |
//! |---|---|
//! | `config.json` | the settings, with the commit and the number of threads at the beginning |
//! | `checkpoint.bin` | the number of games, then the weights with the state of Adam, sealed |
//! | `net.rsnet` | the net of the checkpoint |
//! | `measures.csv`, `curve.svg` | the strength at each checkpoint |
//! | `generations/NNNNNNN.rsnet` | nets on the way, by number of games |

use std::path::{Path, PathBuf};

use rosespring_engine::net::inputs::InputVersion;
use rosespring_engine::net::{BLOCK, Net};
use rosespring_rules::{GameKind, ParseRulesError, Rules};
use serde::{Deserialize, Serialize};

use crate::learn::{DEFAULT_WIDTH, LearnSettings};
use crate::weights::Weights;
use crate::{TrainError, curve, files, measures, seal};

/// The settings that determine a run. A run continues only with the same ones.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Config {
    /// The version of the program.
    pub version: String,
    /// The game, named by the rules with which strength is measured.
    pub game: String,
    /// Number of games in the first part.
    pub games: u64,
    /// Number of games in the second part.
    pub refine: u64,
    /// The folders of the labelled positions of the third part.
    #[serde(default)]
    pub labels: Vec<PathBuf>,
    /// Number of epochs of the third part.
    #[serde(default)]
    pub study: u64,
    /// The learning rate at the start of the third part.
    #[serde(default)]
    pub study_rate: f32,
    /// The checkpoint with which the run began.
    pub from: Option<PathBuf>,
    /// The net against which it plays.
    pub against: Option<PathBuf>,
    /// The learning rate at the start of the second part.
    pub refine_rate: f32,
    /// The λ of the second part.
    pub refine_lambda: f32,
    /// Number of ends of a decision that are learnt in the second part. Runs without this field
    /// have one.
    #[serde(default = "one_end")]
    pub refine_ends: u8,
    /// Number of epochs over the positions of the second part.
    pub epochs: u32,
    /// Number of hidden units. Runs without this field have 128.
    #[serde(default = "default_width")]
    pub width: usize,
    /// Number of games in a round, after which the net learns.
    pub round: u64,
    /// The λ of the first part.
    pub lambda: f32,
    /// The learning rate at the start.
    pub rate: f32,
    /// Number of positions in a batch.
    pub batch: usize,
    /// The inputs that are learnt.
    pub sight: String,
    /// The seed of the first weights, the dice and the order of samples.
    pub seed: u64,
}

const fn default_width() -> usize {
    DEFAULT_WIDTH
}

const fn one_end() -> u8 {
    1
}

/// The stored config, with the fields that may differ when the run continues.
#[derive(Debug, Serialize, Deserialize)]
struct StoredConfig {
    #[serde(flatten)]
    config: Config,
    /// The commit of the program that began the run.
    #[serde(default)]
    commit: Option<String>,
    /// The number of threads at the beginning.
    #[serde(default)]
    threads: Option<u64>,
}

/// One of the parts of a run with games.
pub(crate) struct Part {
    pub(crate) games: std::ops::Range<u64>,
    pub(crate) lambda: f32,
    pub(crate) rate: f32,
    pub(crate) epochs: u32,
    pub(crate) ahead: bool,
}

impl Config {
    /// Returns the config of the settings.
    #[must_use]
    pub fn of(settings: &LearnSettings) -> Self {
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: settings.game.to_string(),
            games: settings.games,
            refine: settings.refine,
            labels: settings.labels.clone(),
            study: settings.study,
            study_rate: settings.study_rate,
            from: settings.from.clone(),
            against: settings.against.clone(),
            refine_rate: settings.refine_rate,
            refine_lambda: settings.refine_lambda,
            refine_ends: settings.refine_ends,
            epochs: settings.epochs,
            width: settings.width,
            round: settings.round.max(1),
            lambda: settings.lambda,
            rate: settings.rate,
            batch: settings.batch.max(1),
            sight: format!("{:?}", settings.sight).to_lowercase(),
            seed: settings.seed,
        }
    }

    /// Returns the number of games of all parts.
    #[must_use]
    pub const fn all_games(&self) -> u64 {
        self.games
            .saturating_add(self.refine)
            .saturating_add(self.study)
    }

    /// Returns the part to which a game belongs.
    pub(crate) fn part(&self, game: u64) -> Part {
        if game < self.games {
            return Part {
                games: 0..self.games,
                lambda: self.lambda,
                rate: self.rate,
                epochs: 1,
                ahead: false,
            };
        }
        Part {
            games: self.games..self.games + self.refine,
            lambda: self.refine_lambda,
            rate: self.refine_rate,
            epochs: self.epochs,
            ahead: true,
        }
    }
}

/// The folder of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folder(PathBuf);

impl Folder {
    /// Names a folder; it need not exist.
    #[must_use]
    pub fn new(path: &Path) -> Self {
        Self(path.to_owned())
    }

    /// Returns the file of the net of the last checkpoint.
    #[must_use]
    pub fn net(&self) -> PathBuf {
        self.0.join("net.rsnet")
    }

    fn config_file(&self) -> PathBuf {
        self.0.join("config.json")
    }

    pub(crate) fn checkpoint_file(&self) -> PathBuf {
        self.0.join("checkpoint.bin")
    }

    fn measures_file(&self) -> PathBuf {
        self.0.join("measures.csv")
    }

    /// Reads the settings of the existing run.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if there is no run, or it is damaged.
    pub fn config(&self) -> Result<Config, TrainError> {
        let file = self.config_file();
        let kept: StoredConfig = serde_json::from_slice(&files::read(&file)?)
            .map_err(|error| TrainError::damaged(&file, error.to_string()))?;
        Ok(kept.config)
    }

    /// Returns the rules with which the existing run is measured.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if there is no run, or it is damaged.
    pub fn rules(&self) -> Result<Rules, TrainError> {
        let damaged =
            |error: ParseRulesError| TrainError::damaged(&self.config_file(), error.to_string());
        self.config()?.game.parse().map_err(damaged)
    }

    /// Stores a config; fails if the existing run has another one.
    pub(crate) fn keep(&self, config: &Config, threads: u64) -> Result<(), TrainError> {
        files::make_folder(&self.0)?;
        let file = self.config_file();
        if file.exists() {
            return files::same_settings(&file, &self.config()?, config);
        }
        let kept = StoredConfig {
            config: config.clone(),
            commit: Some(crate::COMMIT.to_owned()),
            threads: Some(threads),
        };
        files::write(&file, &files::json(&file, &kept)?)
    }

    /// Reads the last checkpoint; `None` if there is none yet.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if it is damaged.
    pub fn checkpoint(&self) -> Result<Option<Checkpoint>, TrainError> {
        let file = self.checkpoint_file();
        if !file.exists() {
            return Ok(None);
        }
        Checkpoint::read(&file).map(Some)
    }

    pub(crate) fn save(&self, checkpoint: &Checkpoint, game: GameKind) -> Result<(), TrainError> {
        let net = checkpoint.net(game)?.to_bytes();
        files::write(&self.checkpoint_file(), &checkpoint.to_bytes())?;
        files::write(&self.net(), &net)
    }

    /// Stores the net of a checkpoint among the generations.
    pub(crate) fn save_generation(
        &self,
        checkpoint: &Checkpoint,
        game: GameKind,
    ) -> Result<(), TrainError> {
        let folder = self.0.join("generations");
        files::make_folder(&folder)?;
        let file = folder.join(format!("{:07}.rsnet", checkpoint.games));
        files::write(&file, &checkpoint.net(game)?.to_bytes())
    }

    /// Reads the measures of all checkpoints, in order; empty before the first one.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if the file is damaged.
    pub fn measures(&self) -> Result<Vec<measures::Measure>, TrainError> {
        let file = self.measures_file();
        if !file.exists() {
            return Ok(Vec::new());
        }
        let text = String::from_utf8_lossy(&files::read(&file)?).into_owned();
        measures::parse(&text).map_err(|what| TrainError::damaged(&file, what))
    }

    /// Writes the measures, and their curve.
    pub(crate) fn save_measures(&self, all: &[measures::Measure]) -> Result<(), TrainError> {
        files::write(&self.measures_file(), measures::written(all).as_bytes())?;
        let line = curve::RunCurve {
            name: self.name(),
            measures: all.to_vec(),
        };
        files::write(&self.0.join("curve.svg"), curve::draw(&[line]).as_bytes())
    }

    /// Returns the last part of the folder's name.
    pub(crate) fn name(&self) -> String {
        let name = self.0.canonicalize().unwrap_or_else(|_| self.0.clone());
        name.file_name()
            .map_or_else(String::new, |name| name.to_string_lossy().into_owned())
    }
}

/// The state of a run.
#[derive(Debug, Clone, PartialEq)]
pub struct Checkpoint {
    /// Number of games played.
    pub games: u64,
    /// The weights learnt.
    pub weights: Weights,
}

impl Checkpoint {
    /// Reads the checkpoint of a file.
    ///
    /// # Errors
    ///
    /// [`TrainError::Damaged`] if its checksum or its length is wrong.
    pub fn read(file: &Path) -> Result<Self, TrainError> {
        let sealed = files::read(file)?;
        let bytes =
            seal::open(&sealed).map_err(|fault| TrainError::damaged(file, fault.to_string()))?;
        let read = bytes.split_first_chunk::<8>().and_then(|(games, rest)| {
            Some(Self {
                games: u64::from_le_bytes(*games),
                weights: Weights::from_bytes(rest)?,
            })
        });
        read.ok_or_else(|| {
            let lengths = InputVersion::ALL.map(|inputs| 8 + Weights::bytes(inputs, BLOCK));
            let ([first, second, third], found) = (lengths, bytes.len());
            let what = format!(
                "a checkpoint with {BLOCK} hidden units has {first}, {second} or {third} bytes by \
                 the version of its inputs, one with more units as many times more; this file has \
                 {found}"
            );
            TrainError::damaged(file, what)
        })
    }

    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.games.to_le_bytes().to_vec();
        bytes.extend(self.weights.to_bytes());
        seal::seal(&bytes)
    }

    /// Returns the net with integer weights.
    ///
    /// # Errors
    ///
    /// [`TrainError::RanAway`] if the weights are too large.
    pub fn net(&self, game: GameKind) -> Result<Net, TrainError> {
        let ran_away = |source| TrainError::RanAway {
            games: self.games,
            source,
        };
        self.weights.quantised(game).map_err(ran_away)
    }
}
