//! `rosespring-train learn`: TD(λ) by self-play, from nothing or from a checkpoint.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use rosespring_arena::{Participant, Settings, run as play_arena};
use rosespring_engine::net::Net;
use rosespring_rules::{GameKind, PRESETS, Rules};
use serde::{Deserialize, Serialize};

use crate::selfplay::{self, Plan};
use crate::weights::{Sight, Weights};

/// Learn a game by self-play.
///
/// Games are played by the net as it is; then it learns what became of the positions, and so on.
/// All presets of the game get their share, the first of them half.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The folder of the run, made if it is missing; a run that is there goes on.
    run: PathBuf,
    /// The game, by the name of a preset of it.
    #[arg(long, default_value = "gul-bara")]
    game: Rules,
    /// Games of the first part, in which results alone teach.
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// A net to learn to beat: it plays one side and does not learn. In the first part only.
    #[arg(long, conflicts_with = "refine")]
    against: Option<PathBuf>,
    /// Games of the second part, in which the 21 throws are looked at before each one.
    #[arg(long, default_value_t = 0)]
    refine: u64,
    /// A checkpoint to begin with instead of chance.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Games between one step of learning and the next.
    #[arg(long, default_value_t = 128)]
    round: u64,
    /// How far results reach back.
    #[arg(long, default_value_t = 0.7)]
    lambda: f32,
    /// The size of steps at the start; it falls evenly, in its logarithm, to a fortieth.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// The size of steps at the start of the second part; it falls in the same way.
    #[arg(long, default_value_t = 0.0002)]
    refine_rate: f32,
    /// How often the positions of the second part are learnt.
    #[arg(long, default_value_t = 2)]
    epochs: u32,
    /// How far results reach back in the second part.
    #[arg(long, default_value_t = 0.9)]
    refine_lambda: f32,
    /// Positions a step.
    #[arg(long, default_value_t = 128)]
    batch: usize,
    /// What of a position is learnt from.
    #[arg(long, value_enum, default_value_t = Sight::Full)]
    sight: Sight,
    /// Where first weights, dice and orders come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads that play.
    #[arg(long, default_value_t = 1)]
    threads: u64,
    /// Games between two measures of strength, each with a checkpoint.
    #[arg(long, default_value_t = 20_000)]
    report: u64,
    /// Pairs of matches to 3 against `baseline` for each of them.
    #[arg(long, default_value_t = 200)]
    pairs: u32,
}

/// What makes a run what it is; a run only goes on with the same.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Config {
    version: String,
    game: String,
    games: u64,
    refine: u64,
    from: Option<PathBuf>,
    against: Option<PathBuf>,
    refine_rate: f32,
    refine_lambda: f32,
    epochs: u32,
    round: u64,
    lambda: f32,
    rate: f32,
    batch: usize,
    sight: String,
    seed: u64,
}

/// One of the two parts of a run.
struct Part {
    games: std::ops::Range<u64>,
    lambda: f32,
    rate: f32,
    epochs: u32,
    ahead: bool,
}

impl Config {
    /// The part to which a game belongs.
    fn part(&self, game: u64) -> Part {
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

/// The last rate, as a part of the first.
const LAST_RATE: f32 = 1.0 / 40.0;

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let folder = &arguments.run;
    fs::create_dir_all(folder).with_context(|| format!("{}", folder.display()))?;
    let game = arguments.game.game;
    let config = Config {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        game: arguments.game.to_string(),
        games: arguments.games,
        refine: arguments.refine,
        from: arguments.from.clone(),
        against: arguments.against.clone(),
        refine_rate: arguments.refine_rate,
        refine_lambda: arguments.refine_lambda,
        epochs: arguments.epochs,
        round: arguments.round.max(1),
        lambda: arguments.lambda,
        rate: arguments.rate,
        batch: arguments.batch.max(1),
        sight: format!("{:?}", arguments.sight).to_lowercase(),
        seed: arguments.seed,
    };
    keep_config(folder, &config)?;
    let rules = shares(game);
    let against = match &config.against {
        Some(file) => {
            let bytes = fs::read(file).with_context(|| format!("{}", file.display()))?;
            let net = Net::from_bytes(&bytes).with_context(|| format!("{}", file.display()))?;
            Some(Arc::new(net))
        }
        None => None,
    };
    let mut run = Run::open(folder, &config)?;
    let started = Instant::now();
    let (first, mut measured) = (run.games, run.games);
    let mut loss = (0.0, 0_u32);
    let all = config.games + config.refine;
    while run.games < all {
        let net = Arc::new(run.weights.quantised(game)?);
        let part = config.part(run.games);
        let plan = Plan {
            rules: &rules,
            seed: config.seed,
            games: run.games..(run.games + config.round).min(part.games.end),
            lambda: part.lambda,
            sight: arguments.sight,
            ahead: part.ahead,
            against: against.as_ref(),
        };
        let samples = selfplay::play(&plan, &net, arguments.threads.max(1));
        let done = run.games - part.games.start;
        let done = done as f32 / (part.games.end - part.games.start) as f32;
        let rate = part.rate * LAST_RATE.powf(done);
        let mut order = fastrand::Rng::with_seed(selfplay::mixed(!config.seed, run.games));
        for _ in 0..part.epochs {
            loss.0 += run.weights.learn(&samples, config.batch, rate, &mut order);
            loss.1 += 1;
        }
        run.games = plan.games.end;
        if run.games - measured >= arguments.report || run.games == all {
            measured = run.games;
            run.save(folder, game)?;
            let pace = (run.games - first) as f32 / started.elapsed().as_secs_f32();
            let loss = std::mem::take(&mut loss);
            report(arguments, &run, loss.0 / loss.1 as f32, pace)?;
        }
    }
    Ok(())
}

/// The rules of a game by turns: the first preset as often as the others together.
fn shares(game: GameKind) -> Vec<Rules> {
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

fn keep_config(folder: &Path, config: &Config) -> Result<()> {
    let file = folder.join("config.json");
    if !file.exists() {
        return write(&file, &serde_json::to_vec_pretty(config)?);
    }
    let text = fs::read(&file).with_context(|| format!("{}", file.display()))?;
    let kept: Config =
        serde_json::from_slice(&text).with_context(|| format!("{}", file.display()))?;
    if kept != *config {
        bail!(
            "{} is another run: it has {kept:?}, this one would have {config:?}",
            folder.display()
        );
    }
    Ok(())
}

/// What a run has come to.
struct Run {
    games: u64,
    weights: Weights,
}

impl Run {
    /// The last checkpoint in `folder`, or a beginning.
    fn open(folder: &Path, config: &Config) -> Result<Self> {
        let file = folder.join("checkpoint.bin");
        if file.exists() {
            return Self::read(&file);
        }
        let weights = match &config.from {
            Some(from) => Self::read(from)?.weights,
            None => Weights::new(config.seed),
        };
        Ok(Self { games: 0, weights })
    }

    fn read(file: &Path) -> Result<Self> {
        let bytes = fs::read(file).with_context(|| format!("{}", file.display()))?;
        let read = bytes.split_first_chunk::<8>().and_then(|(games, rest)| {
            Some(Self {
                games: u64::from_le_bytes(*games),
                weights: Weights::from_bytes(rest)?,
            })
        });
        read.with_context(|| format!("{} is no checkpoint of this program", file.display()))
    }

    fn save(&self, folder: &Path, game: GameKind) -> Result<()> {
        let mut bytes = self.games.to_le_bytes().to_vec();
        bytes.extend(self.weights.to_bytes());
        write(&folder.join("checkpoint.bin"), &bytes)?;
        let net = self.weights.quantised(game)?.to_bytes();
        write(&folder.join("net.rsnet"), &net)
    }
}

/// Writes a file whole or not at all.
fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    let new = file.with_extension("new");
    fs::write(&new, bytes).with_context(|| format!("{}", new.display()))?;
    fs::rename(&new, file).with_context(|| format!("{}", file.display()))
}

/// Plays against `baseline`, prints a line and adds it to `measures.csv`.
fn report(arguments: &Arguments, run: &Run, loss: f32, pace: f32) -> Result<()> {
    let settings = Settings {
        rules: arguments.game,
        match_to: Some(3),
        pairs: arguments.pairs,
        a: Participant::Net(arguments.run.join("net.rsnet")),
        b: Participant::Baseline,
        seed: 1,
        threads: arguments.threads as u32,
        patience: Duration::from_secs(60),
    };
    let tally = play_arena(&settings, &|_| ())?;
    let rate = tally.win_rate.mean;
    let line = format!(
        "{},{},{loss:.4},{:.4},{pace:.0}",
        run.games, run.weights.steps, rate
    );
    let file = arguments.run.join("measures.csv");
    let new = !file.exists();
    let mut csv = fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(&file)?;
    if new {
        writeln!(csv, "games,steps,loss,matches_won,games_per_second")?;
    }
    writeln!(csv, "{line}")?;
    println!("{line}");
    Ok(())
}
