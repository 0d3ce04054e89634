//! Learning: TD(λ) by self-play, from nothing or from a checkpoint, then with luck taken off.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rosespring_arena::{Participant, Settings as Matches};
use rosespring_engine::net::{BLOCK, Net, WIDTH_MAX, is_width};
use rosespring_engine::seeds::derive;
use rosespring_rules::{GameKind, PRESETS, Rules};

use crate::measures::Measure;
use crate::run::{Checkpoint, Config, Folder};
use crate::selfplay::{self, Plan};
use crate::weights::{Sight, Weights};
use crate::{TrainError, files};

/// Learn a game by self-play.
///
/// Games are played by the net as it is; then it learns what became of the positions, and so on.
/// All presets of the game get their share, the first of them half.
#[derive(Debug, Clone, clap::Args)]
pub struct Settings {
    /// The folder of the run, made if it is missing; a run that is there goes on.
    pub run: PathBuf,
    /// The game, by the name of a preset of it.
    #[arg(long, default_value = "gul-bara")]
    pub game: Rules,
    /// Games of the first part, in which results alone teach.
    #[arg(long, default_value_t = 100_000)]
    pub games: u64,
    /// A net to learn to beat: it plays one side and does not learn. In the first part only.
    #[arg(long, conflicts_with = "refine")]
    pub against: Option<PathBuf>,
    /// Games of the second part, in which the 21 throws are looked at before each one.
    #[arg(long, default_value_t = 0)]
    pub refine: u64,
    /// A checkpoint to begin with instead of chance.
    #[arg(long)]
    pub from: Option<PathBuf>,
    /// Hidden units of the net, a multiple of 128. A checkpoint to begin with must have as many.
    #[arg(long, default_value_t = DEFAULT_WIDTH)]
    pub width: usize,
    /// Games between one step of learning and the next.
    #[arg(long, default_value_t = 128)]
    pub round: u64,
    /// How far results reach back.
    #[arg(long, default_value_t = 0.7)]
    pub lambda: f32,
    /// The size of steps at the start; it falls evenly, in its logarithm, to a fortieth.
    #[arg(long, default_value_t = 0.002)]
    pub rate: f32,
    /// The size of steps at the start of the second part; it falls in the same way.
    #[arg(long, default_value_t = 0.0002)]
    pub refine_rate: f32,
    /// How often the positions of the second part are learnt.
    #[arg(long, default_value_t = 2)]
    pub epochs: u32,
    /// How far results reach back in the second part.
    #[arg(long, default_value_t = 0.9)]
    pub refine_lambda: f32,
    /// Positions a step.
    #[arg(long, default_value_t = 128)]
    pub batch: usize,
    /// What of a position is learnt from.
    #[arg(long, value_enum, default_value_t = Sight::Full)]
    pub sight: Sight,
    /// Where first weights, dice and orders come from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads that play.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: u64,
    /// Games between two measures of strength, each with a checkpoint.
    #[arg(long, default_value_t = 20_000)]
    pub report: u64,
    /// Pairs of matches to 3 against `baseline` for each of them.
    #[arg(long, default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub pairs: u32,
    /// Nets to keep on the way, spread evenly over the run, in `generations`; 0 keeps none.
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u64).range(0..=1000))]
    pub keep: u64,
}

/// Hidden units of a net, unless said otherwise.
pub(crate) const DEFAULT_WIDTH: usize = 128;

/// The last rate, as a part of the first.
const LAST_RATE: f32 = 1.0 / 40.0;

/// Units to which matches are played when strength is measured.
const MATCH_TO: u8 = 3;

impl Settings {
    fn check(&self) -> Result<(), TrainError> {
        let refuse = |what: &str| Err(TrainError::Setting(what.to_owned()));
        let rates = [self.rate, self.refine_rate];
        if !rates.iter().all(|rate| rate.is_finite() && *rate > 0.0) {
            return refuse("sizes of steps (--rate, --refine-rate) are positive numbers");
        }
        let reaches = [self.lambda, self.refine_lambda];
        if !reaches.iter().all(|reach| (0.0..=1.0).contains(reach)) {
            return refuse("how far results reach back (--lambda, --refine-lambda) is 0 to 1");
        }
        if !is_width(self.width) {
            return Err(TrainError::Setting(format!(
                "hidden units (--width) are a multiple of {BLOCK}, at most {WIDTH_MAX}"
            )));
        }
        match self.games.checked_add(self.refine) {
            None => refuse("too many games (--games, --refine)"),
            Some(0) => refuse("there is nothing to learn from: --games and --refine are both 0"),
            Some(_) => Ok(()),
        }
    }
}

/// A run under way.
#[derive(Debug)]
pub struct Learner {
    settings: Settings,
    config: Config,
    folder: Folder,
    rules: Vec<Rules>,
    against: Option<Arc<Net>>,
    state: Checkpoint,
    measures: Vec<Measure>,
    /// Games at the last checkpoint.
    saved: u64,
    /// Sum and number of the losses since then.
    loss: (f32, u32),
    /// When this program went on with the run, and at how many games.
    started: (Instant, u64),
}

impl Learner {
    /// Begins a run, or goes on with the one in the folder from its last checkpoint.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if a setting has no meaning, a file cannot be used, or the folder has a run
    /// with other settings.
    pub fn open(settings: Settings) -> Result<Self, TrainError> {
        settings.check()?;
        let game = settings.game.game;
        let config = Config::of(&settings);
        let against = config.against.as_deref();
        let against = against.map(|file| files::read_net_for(file, game));
        let against = against.transpose()?;
        let begin = || match &config.from {
            Some(from) => Checkpoint::read(from).map(|from| from.weights),
            None => Ok(Weights::new(config.seed, config.width)),
        };
        let folder = Folder::new(&settings.run);
        let state = match folder.checkpoint()? {
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
        let measures = folder.measures()?;
        folder.keep(&config, settings.threads)?;
        Ok(Self {
            rules: shares(game),
            against,
            measures,
            saved: state.games,
            loss: (0.0, 0),
            started: (Instant::now(), state.games),
            state,
            folder,
            config,
            settings,
        })
    }

    /// Games played so far.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.state.games
    }

    /// Whether all games have been played.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.state.games >= self.config.all_games()
    }

    /// Plays a round and learns it. If a report is due, a checkpoint is written and the net is
    /// measured; what came of that is the answer.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if the weights run away or a file cannot be written. What was last written
    /// stays.
    pub fn round(&mut self) -> Result<Option<Measure>, TrainError> {
        if self.is_done() {
            return Ok(None);
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
            against: self.against.as_ref(),
        };
        let samples = selfplay::play(&plan, &net, self.settings.threads.max(1));
        let done = self.state.games - part.games.start;
        let done = done as f32 / (part.games.end - part.games.start) as f32;
        let rate = part.rate * LAST_RATE.powf(done);
        let mut order = fastrand::Rng::with_seed(derive(!self.config.seed, self.state.games));
        for _ in 0..part.epochs {
            let weights = &mut self.state.weights;
            self.loss.0 += weights.learn(&samples, self.config.batch, rate, &mut order);
            self.loss.1 += 1;
        }
        self.state.games = plan.games.end;
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

    /// Plays against `baseline`, and adds what came of it to the measures.
    fn measure(&mut self) -> Result<Measure, TrainError> {
        let (started, first) = self.started;
        let pace = (self.state.games - first) as f32 / started.elapsed().as_secs_f32();
        let matches = Matches {
            rules: self.settings.game,
            match_to: Some(MATCH_TO),
            pairs: self.settings.pairs,
            a: Participant::Net(self.folder.net()),
            b: Participant::Baseline,
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

/// Whether the checkpoint at `games`, after the one at `before`, is kept as a generation: `keep`
/// of them, or fewer, are spread over `all` games.
fn is_generation(before: u64, games: u64, all: u64, keep: u64) -> bool {
    let passed = |games: u64| u128::from(games) * u128::from(keep) / u128::from(all.max(1));
    passed(games) > passed(before)
}

/// The rules of a game by turns: the first preset as often as the others together.
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
