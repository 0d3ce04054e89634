//! Learning: TD(λ) by self-play from random weights or from a checkpoint, then with luck
//! subtracted.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Args as _, Command, FromArgMatches as _};
use rosespring_arena::{MatchSettings, Participant};
use rosespring_engine::net::inputs::InputVersion;
use rosespring_engine::net::{BLOCK, Net, WIDTH_MAX, is_width};
use rosespring_engine::seeds::derive;
use rosespring_engine::shipped_player::ShippedPlayer;
use rosespring_rules::{GameKind, PRESETS, Rules};

use crate::measures::Measure;
use crate::run::{Checkpoint, Config, Folder};
use crate::samples::Samples;
use crate::selfplay::Plan;
use crate::source::{Source, Threads};
use crate::weights::{Sight, Weights};
use crate::{TrainError, files, label};

/// Learn a game by self-play.
///
/// The net plays a round of games against itself and learns from their results, again and again.
/// The first preset of the game is played in half of the games, the other presets in the rest.
#[derive(Debug, Clone, clap::Args)]
pub struct LearnSettings {
    /// The folder of the run; it is created if missing, and an existing run continues
    pub run: PathBuf,
    /// The game, named by one of its presets
    #[arg(long, default_value = "gul-bara")]
    pub game: Rules,
    /// Number of games in the first part, which learns from results alone
    #[arg(long, default_value_t = 100_000)]
    pub games: u64,
    /// A net to play against: it plays one side and does not learn; in the first part only
    #[arg(long, conflicts_with = "refine")]
    pub against: Option<PathBuf>,
    /// Number of games in the second part, which evaluates all 21 throws before each throw
    #[arg(long, default_value_t = 0)]
    pub refine: u64,
    /// Folders of labelled positions to learn from in the third part
    #[arg(long, num_args = 1.., requires = "study")]
    pub labels: Vec<PathBuf>,
    /// Number of epochs over the labelled positions; each counts as a game in the numbers of
    /// checkpoints
    #[arg(long, default_value_t = 0, requires = "labels")]
    pub study: u64,
    /// The learning rate at the start of the third part; it decays in the same way
    #[arg(long, default_value_t = 0.0005)]
    pub study_rate: f32,
    /// A checkpoint to begin with instead of random weights
    #[arg(long)]
    pub from: Option<PathBuf>,
    /// Number of hidden units of the net, a multiple of 128; a checkpoint to begin with may have
    /// fewer
    #[arg(long, default_value_t = DEFAULT_WIDTH)]
    pub width: usize,
    /// Number of games in a round, after which the net learns
    #[arg(long, default_value_t = 128)]
    pub round: u64,
    /// The λ of TD(λ): how far results reach back, from 0 to 1
    #[arg(long, default_value_t = 0.7)]
    pub lambda: f32,
    /// The learning rate at the start; it decays exponentially to a fortieth
    #[arg(long, default_value_t = 0.002)]
    pub rate: f32,
    /// The learning rate at the start of the second part; it decays in the same way
    #[arg(long, default_value_t = 0.0002)]
    pub refine_rate: f32,
    /// Number of epochs over the positions of the second part
    #[arg(long, default_value_t = 2)]
    pub epochs: u32,
    /// The λ of the second part
    #[arg(long, default_value_t = 0.9)]
    pub refine_lambda: f32,
    /// Number of ends of a decision that are learnt in the second part: the one chosen, and the
    /// next best ones within 0.12 units of it
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=16))]
    pub refine_ends: u8,
    /// Number of positions in a batch
    #[arg(long, default_value_t = 128)]
    pub batch: usize,
    /// The inputs that are learnt
    #[arg(long, value_enum, default_value_t = Sight::Full)]
    pub sight: Sight,
    /// Seed for the first weights, the dice and the order of samples
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads that play and learn; they do not change the result
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: u64,
    /// A command that plays games too, such as `ssh HOST rosespring-train samples`; may be given
    /// several times. Workers do not change the result
    #[arg(long, value_name = "COMMAND")]
    pub worker: Vec<String>,
    /// Number of games between two measures of strength, each with a checkpoint
    #[arg(long, default_value_t = 20_000)]
    pub report: u64,
    /// Number of pairs of matches to 3 against `baseline` in each measure
    #[arg(long, default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub pairs: u32,
    /// Number of nets to store on the way, spread evenly over the run, in `generations`; 0 stores
    /// none
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u64).range(0..=1000))]
    pub keep: u64,
}

/// Default number of hidden units of a net.
pub(crate) const DEFAULT_WIDTH: usize = 128;

/// The last learning rate, as a part of the first.
const LAST_RATE: f32 = 1.0 / 40.0;

/// Number of labelled positions between two reductions of the learning rate.
const STUDIED: usize = 1 << 16;

/// Number of units to which matches are played when strength is measured.
const MATCH_TO: u8 = 3;

impl Default for LearnSettings {
    /// The settings of the command line where nothing but a run is given.
    fn default() -> Self {
        Self::augment_args(Command::new("learn"))
            .try_get_matches_from(["learn", "run"])
            .and_then(|matches| Self::from_arg_matches(&matches))
            .expect("a run is all that is needed")
    }
}

impl LearnSettings {
    fn check(&self) -> Result<(), TrainError> {
        let refuse = |what: &str| Err(TrainError::Setting(what.to_owned()));
        let rates = [self.rate, self.refine_rate, self.study_rate];
        if !rates.iter().all(|rate| rate.is_finite() && *rate > 0.0) {
            return refuse(
                "sizes of steps (--rate, --refine-rate, --study-rate) are positive numbers",
            );
        }
        let reaches = [self.lambda, self.refine_lambda];
        if !reaches.iter().all(|reach| (0.0..=1.0).contains(reach)) {
            return refuse(
                "the reach of results (--lambda, --refine-lambda) is a number from 0 to 1",
            );
        }
        if !is_width(self.width) {
            return Err(TrainError::Setting(format!(
                "hidden units (--width) are a multiple of {BLOCK}, at most {WIDTH_MAX}"
            )));
        }
        let games = self.games.checked_add(self.refine);
        match games.and_then(|games| games.checked_add(self.study)) {
            None => refuse("too many games (--games, --refine, --study)"),
            Some(0) => {
                refuse("there is nothing to learn from: --games, --refine and --study are 0")
            }
            Some(_) => Ok(()),
        }
    }
}

/// A run in progress.
#[derive(Debug)]
pub struct Learner {
    settings: LearnSettings,
    config: Config,
    folder: Folder,
    rules: Vec<Rules>,
    against: Option<Arc<Net>>,
    state: Checkpoint,
    measures: Vec<Measure>,
    /// The labelled positions, once they are needed.
    labelled: Samples,
    /// Number of games at the last checkpoint.
    saved: u64,
    /// Sum and number of the losses since then.
    loss: (f32, u32),
    /// When this program began or continued the run, and the number of games at that time.
    started: (Instant, u64),
}

impl Learner {
    /// Begins a run, or continues the one in the folder from its last checkpoint.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if a setting is not valid, a file cannot be used, or the folder has a run
    /// with other settings.
    pub fn open(settings: LearnSettings) -> Result<Self, TrainError> {
        settings.check()?;
        let game = settings.game.game;
        let config = Config::of(&settings);
        let against = config.against.as_deref();
        let against = against.map(|file| files::read_net_for(file, game));
        let against = against.transpose()?;
        let begin = || match &config.from {
            Some(from) => {
                let weights = Checkpoint::read(from)?.weights;
                let is_narrow = weights.width() < config.width;
                Ok::<_, TrainError>(match is_narrow {
                    true => weights.widened(config.seed, config.width),
                    false => weights,
                })
            }
            None => Ok(Weights::new(config.seed, config.width)),
        };
        let folder = Folder::new(&settings.run);
        let mut state = match folder.checkpoint()? {
            Some(state) => state,
            None => Checkpoint {
                games: 0,
                weights: begin()?,
            },
        };
        if state.weights.width() != config.width {
            let (found, wanted) = (state.weights.width(), config.width);
            let what = format!("the checkpoint has {found} hidden units, not {wanted} (--width)");
            return Err(TrainError::Setting(what));
        }
        state.weights = state.weights.with_inputs(InputVersion::of(&settings.game));
        state.weights.contain();
        let measures = folder.measures()?;
        folder.keep(&config, settings.threads)?;
        Ok(Self {
            rules: shares(game),
            against,
            measures,
            labelled: Samples::default(),
            saved: state.games,
            loss: (0.0, 0),
            started: (Instant::now(), state.games),
            state,
            folder,
            config,
            settings,
        })
    }

    /// Returns the number of games played so far.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.state.games
    }

    /// Returns the number of games of the whole run.
    #[must_use]
    pub fn all_games(&self) -> u64 {
        self.config.all_games()
    }

    /// Returns whether all games have been played.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.state.games >= self.config.all_games()
    }

    /// Plays a round on threads of this process and learns from it, as [`Self::round_from`].
    ///
    /// # Errors
    ///
    /// As those of [`Self::round_from`].
    pub fn round(&mut self) -> Result<Option<Measure>, TrainError> {
        self.round_from(&mut Threads(self.settings.threads))
    }

    /// Learns from the samples of the next round, which `source` makes. If a report is due, writes
    /// a checkpoint, measures the net and returns the measure.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if the source fails, the weights diverge or a file cannot be written. The
    /// files of the last checkpoint stay.
    pub fn round_from(&mut self, source: &mut dyn Source) -> Result<Option<Measure>, TrainError> {
        if self.is_done() {
            return Ok(None);
        }
        if self.state.games >= self.config.games + self.config.refine {
            self.study()?;
            return self.report();
        }
        let net = Arc::new(self.state.net(self.settings.game.game)?);
        let part = self.config.part(self.state.games);
        let plan = Plan {
            rules: &self.rules,
            seed: self.config.seed,
            games: self.state.games..(self.state.games + self.config.round).min(part.games.end),
            lambda: part.lambda,
            sight: self.settings.sight,
            ahead: part.ahead,
            ends: usize::from(self.config.refine_ends),
            against: self.against.as_ref(),
        };
        let samples = source.samples(&plan, &net)?;
        let done = self.state.games - part.games.start;
        let done = done as f32 / (part.games.end - part.games.start) as f32;
        let rate = part.rate * LAST_RATE.powf(done);
        let mut order = fastrand::Rng::with_seed(derive(!self.config.seed, self.state.games));
        let mut numbers: Vec<usize> = (0..samples.len()).collect();
        for _ in 0..part.epochs {
            numbers.sort_unstable();
            order.shuffle(&mut numbers);
            let (batch, threads) = (self.config.batch, self.settings.threads as usize);
            let weights = &mut self.state.weights;
            self.loss.0 += weights.learn(&samples, &numbers, batch, rate, threads);
            self.loss.1 += 1;
        }
        self.state.weights.contain();
        self.state.games = plan.games.end;
        self.report()
    }

    /// Learns the labelled positions once.
    fn study(&mut self) -> Result<(), TrainError> {
        if self.labelled.is_empty() {
            for folder in &self.config.labels {
                label::read(folder, self.settings.game.game, &mut self.labelled)?;
            }
        }
        let epoch = self.state.games - self.config.games - self.config.refine;
        let mut order: Vec<usize> = (0..self.labelled.len()).collect();
        fastrand::Rng::with_seed(derive(!self.config.seed, self.state.games)).shuffle(&mut order);
        let threads = self.settings.threads as usize;
        for (number, part) in order.chunks(STUDIED).enumerate() {
            let before = (number * STUDIED) as f32 / order.len() as f32;
            let done = (epoch as f32 + before) / self.config.study as f32;
            let rate = self.config.study_rate * LAST_RATE.powf(done);
            let weights = &mut self.state.weights;
            self.loss.0 += weights.learn(&self.labelled, part, self.config.batch, rate, threads);
            self.loss.1 += 1;
            weights.contain();
        }
        self.state.games += 1;
        Ok(())
    }

    /// Writes a checkpoint and measures the net if that is due.
    fn report(&mut self) -> Result<Option<Measure>, TrainError> {
        let is_due = self.state.games - self.saved >= self.settings.report;
        if !is_due && !self.is_done() {
            return Ok(None);
        }
        self.save()?;
        self.measure().map(Some)
    }

    fn save(&mut self) -> Result<(), TrainError> {
        let game = self.settings.game.game;
        self.folder.save(&self.state, game)?;
        let all = self.config.all_games();
        if is_generation(self.saved, self.state.games, all, self.settings.keep) {
            self.folder.save_generation(&self.state, game)?;
        }
        self.saved = self.state.games;
        Ok(())
    }

    /// Plays against `baseline`, and adds the result to the measures.
    fn measure(&mut self) -> Result<Measure, TrainError> {
        let (started, first) = self.started;
        let pace = (self.state.games - first) as f32 / started.elapsed().as_secs_f32();
        let matches = MatchSettings {
            rules: self.settings.game.into(),
            match_to: Some(MATCH_TO),
            pairs: self.settings.pairs,
            a: Participant::Net(self.folder.net()),
            b: Participant::Shipped(ShippedPlayer::Baseline),
            seed: 1,
            threads: self.settings.threads as u32,
            patience: Duration::from_secs(60),
        };
        let tally = rosespring_arena::run(&matches, &|_| ())?;
        let (loss, rounds) = std::mem::take(&mut self.loss);
        let measure = Measure {
            games: self.state.games,
            steps: self.state.weights.steps(),
            loss: loss / rounds.max(1) as f32,
            matches_won: tally.win_rate.mean,
            games_per_second: pace,
        };
        self.measures.push(measure);
        self.folder.save_measures(&self.measures)?;
        Ok(measure)
    }
}

/// Whether the checkpoint at `games`, after the one at `before`, is stored as a generation: at most
/// `keep` of them are spread over `all` games.
fn is_generation(before: u64, games: u64, all: u64, keep: u64) -> bool {
    let passed = |games: u64| u128::from(games) * u128::from(keep) / u128::from(all.max(1));
    passed(games) > passed(before)
}

/// Returns the rules of a game in turn: the first preset as often as the others together.
#[must_use]
pub fn shares(game: GameKind) -> Vec<Rules> {
    let presets: Vec<Rules> = PRESETS
        .iter()
        .map(|preset| preset.rules)
        .filter(|rules| rules.game == game)
        .collect();
    let mut shares = Vec::new();
    for (index, &rules) in presets.iter().enumerate() {
        if index > 0 {
            shares.push(presets[0]);
        }
        shares.push(rules);
    }
    shares.dedup();
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generations_are_spread_over_the_run() {
        for (report, keep, kept) in [(20, 12, 12), (70, 12, 6), (20, 0, 0), (400, 5, 1)] {
            let checkpoints: Vec<u64> = (1..400).map(|n| (n * report).min(400)).collect();
            let found = checkpoints
                .iter()
                .zip([0].iter().chain(&checkpoints))
                .filter(|&(&games, &before)| is_generation(before, games, 400, keep))
                .count();

            assert_eq!(
                found, kept,
                "a report every {report} games, {keep} to be kept"
            );
        }
    }
}
