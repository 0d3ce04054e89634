//! Makes the net of a game from nothing: the steps of `docs/training.md` one after another.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rosespring_arena::{MatchSettings, Participant, Tally};
use rosespring_engine::levels::net_of;
use rosespring_engine::shipped_player::ShippedPlayer;
use rosespring_rules::Rules;
use serde::{Deserialize, Serialize};

use crate::calibrate::{self, CalibrateSettings};
use crate::export::{self, ExportedNet};
use crate::label::{LabelSettings, Labeller};
use crate::learn::{LearnSettings, Learner};
use crate::{TrainError, files, gate};

/// Epochs and learning rate of the first study, which moves a net far, and of those after it.
const STUDIES: [(u64, f32); 2] = [(12, 0.0012), (5, 0.0006)];
/// The learning rate of games, which the shipped nets of 128 units had.
const RATE: f32 = 0.0008;
/// Number of games whose labels are one file, unless there are fewer.
const LABELLED: u64 = 256;
/// Number of pairs of each measure on the way; the strength is measured at the end.
const PAIRS: u32 = 2;
/// The seed of the matches, as in docs/strength.md.
const MATCH_SEED: u64 = 2;

/// Make the net of a declared game: learn, label, study, export, calibrate and compare.
///
/// An interrupted command continues where it was, and what is there already is not made again. The
/// net is compared with the hand-written evaluation, and with the shipped net if there is one. Exit
/// code 1: it was not shown to be stronger than that net.
#[derive(Debug, Clone, clap::Args)]
pub struct MakeSettings {
    /// The game, named by one of its presets
    pub game: Rules,
    /// The folder of all steps [default: runs/make-GAME]
    #[arg(long)]
    pub folder: Option<PathBuf>,
    /// A checkpoint of a relative to begin with instead of random weights
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Number of games to learn from first; 0 if the shipped net makes the first labels
    #[arg(long, default_value_t = 200_000)]
    pub games: u64,
    /// Number of times that the net labels games and studies all labels
    #[arg(long, default_value_t = 2)]
    #[arg(value_parser = clap::value_parser!(u64).range(0..=8))]
    pub rounds: u64,
    /// Number of games that are labelled in the first round; each later round labels twice as many
    #[arg(long, default_value_t = 8192)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub labels: u64,
    /// Number of hidden units, a multiple of 128
    #[arg(long, default_value_t = crate::learn::DEFAULT_WIDTH)]
    pub width: usize,
    /// Number of games by which the chances are calibrated
    #[arg(long, default_value_t = 20_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(100..=10_000_000))]
    pub calibrate: u64,
    /// Number of matches of each comparison, an even number
    #[arg(long, default_value_t = 2000)]
    #[arg(value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    pub matches: u32,
    /// Seed of the weights, the dice and the order of samples
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads; they do not change the result
    #[arg(long, default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: u64,
}

/// How far a step is.
#[derive(Debug, Clone, Copy)]
pub struct StepProgress<'a> {
    /// The step: the name of its folder or file.
    pub step: &'a str,
    /// What is counted, in the plural.
    pub what: &'static str,
    /// How many of them are done.
    pub done: u64,
    /// How many there are.
    pub all: u64,
}

/// What was made.
#[derive(Debug, Clone)]
pub struct MadeNet {
    file: PathBuf,
    row: String,
    compared: ComparisonNotes,
}

/// A share of matches won, with its 95 % interval, in percent.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
struct Share {
    mean: f64,
    low: f64,
    high: f64,
}

/// What a calibrated net was made from.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct CalibrationNotes {
    raw_sha256: String,
    games: u64,
    seed: u64,
    net_sha256: String,
}

/// The comparisons of a net.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct ComparisonNotes {
    net_sha256: String,
    /// That of the shipped net; absent if no net plays the game.
    shipped_sha256: Option<String>,
    matches: u32,
    match_to: u8,
    baseline: Share,
    shipped: Option<Share>,
}

/// Makes the net. Calls `report` as each step goes on.
///
/// # Errors
///
/// [`TrainError`] if a setting is not valid, a file cannot be used, or the folder was begun with
/// other settings.
pub fn run(
    settings: &MakeSettings,
    report: &mut dyn FnMut(StepProgress<'_>),
) -> Result<MadeNet, TrainError> {
    if settings.games == 0 && settings.rounds == 0 {
        let what = "there is nothing to learn from: --games and --rounds are 0";
        return Err(TrainError::Setting(what.to_owned()));
    }
    if !settings.matches.is_multiple_of(2) {
        let what = "--matches must be even: they are played in pairs with the same dice";
        return Err(TrainError::Setting(what.to_owned()));
    }
    let steps = Steps::new(settings);
    let mut learnt = None;
    if settings.games > 0 {
        learnt = Some(steps.learn(report)?);
    }
    let mut labels = Vec::new();
    for round in 1..=settings.rounds {
        labels.push(steps.label(round, learnt.as_deref(), report)?);
        learnt = Some(steps.study(round, learnt.as_deref(), &labels, report)?);
    }
    let learnt = learnt.expect("one of the two parts is there");
    let raw = steps.folder.join("raw.rsnet");
    let exported = export::run(&learnt, &raw)?;
    let file = steps.calibrate(&raw, report)?;
    let compared = steps.compare(&file, report)?;
    Ok(MadeNet {
        row: row(&exported, &file, &compared)?,
        file,
        compared,
    })
}

/// The settings of the steps.
struct Steps<'a> {
    settings: &'a MakeSettings,
    folder: PathBuf,
}

impl<'a> Steps<'a> {
    fn new(settings: &'a MakeSettings) -> Self {
        let default = || Path::new("runs").join(format!("make-{}", settings.game.game.name()));
        Self {
            settings,
            folder: settings.folder.clone().unwrap_or_else(default),
        }
    }

    /// Settings of a run in the folder of a step.
    fn run(&self, step: &str) -> LearnSettings {
        LearnSettings {
            run: self.folder.join(step),
            game: self.settings.game,
            width: self.settings.width,
            seed: self.settings.seed,
            threads: self.settings.threads,
            pairs: PAIRS,
            keep: 0,
            ..LearnSettings::default()
        }
    }

    fn learn(&self, report: &mut dyn FnMut(StepProgress<'_>)) -> Result<PathBuf, TrainError> {
        let learn = LearnSettings {
            games: self.settings.games,
            from: self.settings.from.clone(),
            rate: RATE,
            ..self.run("learn")
        };
        play_out(learn, "learn", "games", report)
    }

    /// Labels games of the net of a run, or of the shipped net.
    fn label(
        &self,
        round: u64,
        learnt: Option<&Path>,
        report: &mut dyn FnMut(StepProgress<'_>),
    ) -> Result<PathBuf, TrainError> {
        let step = format!("labels-{round}");
        let folder = self.folder.join(&step);
        let all = self.settings.labels << (round - 1);
        let mut labeller = Labeller::open(LabelSettings {
            folder: folder.clone(),
            game: self.settings.game,
            games: all,
            ends: 3,
            round: LABELLED.min(self.settings.labels),
            net: learnt.map(Path::to_owned),
            seed: self.settings.seed + 400 + round,
            threads: self.settings.threads,
        })?;
        loop {
            let done = labeller.games();
            let what = "games";
            report(StepProgress {
                step: &step,
                what,
                done,
                all,
            });
            if !labeller.round()? {
                return Ok(folder);
            }
        }
    }

    /// Studies all labels so far.
    fn study(
        &self,
        round: u64,
        learnt: Option<&Path>,
        labels: &[PathBuf],
        report: &mut dyn FnMut(StepProgress<'_>),
    ) -> Result<PathBuf, TrainError> {
        let step = format!("study-{round}");
        let (study, study_rate) = STUDIES[usize::from(round > 1)];
        let run = learnt.map(crate::run::Folder::new);
        let study = LearnSettings {
            games: 0,
            labels: labels.to_vec(),
            study,
            study_rate,
            report: study,
            from: match run {
                Some(run) => Some(run.checkpoint_file()),
                None => self.settings.from.clone(),
            },
            ..self.run(&step)
        };
        play_out(study, &step, "epochs", report)
    }

    /// Calibrates the net of the last run, unless that has been done.
    fn calibrate(
        &self,
        raw: &Path,
        report: &mut dyn FnMut(StepProgress<'_>),
    ) -> Result<PathBuf, TrainError> {
        let (games, seed) = (self.settings.calibrate, self.settings.seed);
        let file = self
            .folder
            .join(format!("{}.rsnet", self.settings.game.game.name()));
        let notes = self.folder.join("calibrated.json");
        let raw_sha256 = files::sha256(&files::read(raw)?);
        let of = |net: &[u8]| CalibrationNotes {
            raw_sha256: raw_sha256.clone(),
            games,
            seed,
            net_sha256: files::sha256(net),
        };
        let is_there = file.exists() && read_notes(&notes)? == Some(of(&files::read(&file)?));
        let progress = |done| StepProgress {
            step: "calibrated",
            what: "games",
            done,
            all: games,
        };
        if !is_there {
            report(progress(0));
            calibrate::run(&CalibrateSettings {
                net: raw.to_owned(),
                games,
                seed,
                threads: self.settings.threads,
                out: file.clone(),
            })?;
            let made = of(&files::read(&file)?);
            files::write(&notes, &files::json(&notes, &made)?)?;
        }
        report(progress(games));
        Ok(file)
    }

    /// Compares the net with the hand-written evaluation and with the shipped net, unless that has
    /// been done.
    fn compare(
        &self,
        file: &Path,
        report: &mut dyn FnMut(StepProgress<'_>),
    ) -> Result<ComparisonNotes, TrainError> {
        let (game, matches) = (self.settings.game.game, self.settings.matches);
        let shipped = net_of(game).ok();
        let notes = self.folder.join("compared.json");
        let net_sha256 = files::sha256(&files::read(file)?);
        let shipped_sha256 = shipped.map(|net| files::sha256(&net.to_bytes()));
        let rules = game.declaration().default_preset().rules;
        let match_to = gate::match_to(&rules);
        if let Some(found) = read_notes::<ComparisonNotes>(&notes)?
            && (&found.net_sha256, &found.shipped_sha256) == (&net_sha256, &shipped_sha256)
            && (found.matches, found.match_to) == (matches, match_to)
        {
            return Ok(found);
        }
        let mut against = |step, player| -> Result<Share, TrainError> {
            report(StepProgress {
                step,
                what: "matches",
                done: 0,
                all: u64::from(matches),
            });
            let settings = MatchSettings {
                rules: rules.into(),
                match_to: Some(match_to),
                pairs: matches / 2,
                a: Participant::Net(file.to_owned()),
                b: Participant::Shipped(player),
                seed: MATCH_SEED,
                threads: self.settings.threads as u32,
                patience: Duration::from_secs(60),
            };
            Ok(Share::of(&rosespring_arena::run(&settings, &|_| ())?))
        };
        let baseline = against("against baseline", ShippedPlayer::Baseline)?;
        let shipped = match shipped_sha256 {
            Some(_) => Some(against("against the shipped net", ShippedPlayer::Greedy)?),
            None => None,
        };
        let compared = ComparisonNotes {
            net_sha256,
            shipped_sha256,
            matches,
            match_to,
            baseline,
            shipped,
        };
        files::write(&notes, &files::json(&notes, &compared)?)?;
        Ok(compared)
    }
}

/// Goes on with a run until it is finished. Returns its folder.
fn play_out(
    settings: LearnSettings,
    step: &str,
    what: &'static str,
    report: &mut dyn FnMut(StepProgress<'_>),
) -> Result<PathBuf, TrainError> {
    let folder = settings.run.clone();
    let mut learner = Learner::open(settings)?;
    loop {
        let (done, all) = (learner.games(), learner.all_games());
        report(StepProgress {
            step,
            what,
            done,
            all,
        });
        if learner.is_done() {
            return Ok(folder);
        }
        learner.round()?;
    }
}

/// Reads the notes of a step; `None` if there are none.
fn read_notes<T: for<'de> Deserialize<'de>>(file: &Path) -> Result<Option<T>, TrainError> {
    if !file.exists() {
        return Ok(None);
    }
    serde_json::from_slice(&files::read(file)?)
        .map(Some)
        .map_err(|error| TrainError::damaged(file, error.to_string()))
}

/// The row of the net for `nets/NETS.md`.
fn row(
    exported: &ExportedNet,
    file: &Path,
    compared: &ComparisonNotes,
) -> Result<String, TrainError> {
    let to = match compared.match_to {
        gate::MATCH_TO => String::new(),
        units => format!(", matches to {units}"),
    };
    let strength = format!("{}{to}", compared.baseline);
    Ok(exported.row_of(file, &files::read(file)?, &strength))
}

impl Share {
    fn of(tally: &Tally) -> Self {
        let rate = tally.win_rate;
        let [mean, low, high] = [rate.mean, rate.low, rate.high].map(|share| 100.0 * share);
        Self { mean, low, high }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.1} % ({:.1} to {:.1})",
            self.mean, self.low, self.high
        )
    }
}

impl MadeNet {
    /// Whether the net may be shipped: it is the first of its game, or stronger than the one that
    /// is.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.compared.shipped.is_none_or(|share| share.low > 50.0)
    }
}

impl fmt::Display for MadeNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ComparisonNotes {
            matches,
            match_to,
            baseline,
            shipped,
            ..
        } = &self.compared;
        let of = format!("of {matches} matches to {match_to}, seed {MATCH_SEED}");
        writeln!(f, "against the hand-written evaluation: {baseline} {of}")?;
        if let Some(shipped) = shipped {
            writeln!(f, "against the net that is shipped: {shipped} {of}")?;
        }
        writeln!(f, "{}", self.row)?;
        let file = self.file.display();
        match self.passes() {
            true => writeln!(
                f,
                "to ship {file}, follow \"How to ship a net\" in docs/training.md"
            ),
            false => writeln!(
                f,
                "{file} was not shown to be stronger: leave things as they are"
            ),
        }
    }
}
