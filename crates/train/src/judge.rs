//! Measures the mean loss of a player per decision, by class of position, with a deeper search as
//! judge.
//!
//! Decisions come from games of one net against itself, drawn with a seed. Every end of a decision
//! gets a score from the deepest search once ([`sample`]). Then any player is judged in seconds:
//! its loss is the score of the best end less the score of the end it chooses.

pub mod class;
mod report;
pub mod sample;

use std::path::PathBuf;

use rosespring_engine::net::Neural;
use rosespring_engine::search::{Deep, Filter, Filters, Greedy};
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Position, Rules};

use crate::{TrainError, files, parallel};
pub use report::{ClassLoss, Loss, Report};
use sample::{Decision, Sample};

/// Measure the loss of a net per decision, by a deeper search.
///
/// The decisions come from games of the shipped net (or of `--by`) against itself. The judge
/// searches some throws deep with the same net; `tools/peers/judge.py` writes the scores of
/// gnubg into a sample of backgammon. The same seed gives the same figures on any number of
/// threads.
#[derive(Debug, Clone, clap::Args)]
pub struct JudgeSettings {
    /// The net to judge, a file or the folder of a run [default: the shipped net]
    pub net: Option<PathBuf>,
    /// The rules, such as `backgammon`
    #[arg(long)]
    pub game: Rules,
    /// Number of decisions in the sample
    #[arg(long, default_value_t = 2_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub decisions: u64,
    /// Seed for the dice and for the choice of decisions
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The net that plays the games of the sample and judges with look-ahead [default: the shipped
    /// net]
    #[arg(long, value_name = "FILE")]
    pub by: Option<PathBuf>,
    /// Number of throws that the judge looks ahead
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=2))]
    pub depth: u8,
    /// The file of the sample with its scores: read if it exists, otherwise written
    #[arg(long, value_name = "FILE")]
    pub sample: Option<PathBuf>,
    /// Number of throws that the player looks ahead
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=2))]
    pub plies: u8,
    /// Number of lines that the player follows through the known later stages of the decision
    #[arg(long)]
    pub lines: Option<usize>,
    /// The same within its search
    #[arg(long)]
    pub leaf_lines: Option<usize>,
    /// The ends that the player searches one throw deep: their greatest number, and their greatest
    /// loss against the best in units, such as `8:0.16`
    #[arg(long, value_name = "MOST:MARGIN", value_parser = parse_filter)]
    pub first: Option<Filter>,
    /// The same for decisions with known later stages [default: that of `--first`]
    #[arg(long, value_name = "MOST:MARGIN", value_parser = parse_filter)]
    pub cascade: Option<Filter>,
    /// The ends that it searches two throws deep
    #[arg(long, value_name = "MOST:MARGIN", value_parser = parse_filter)]
    pub again: Option<Filter>,
    /// The ends that it searches in each stage on the way to two throws
    #[arg(long, value_name = "MOST:MARGIN", value_parser = parse_filter)]
    pub later: Option<Filter>,
    /// Maximum number of evaluations of the player for a decision
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true)]
    pub budget: u64,
    /// Number of threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: u64,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Parses a filter such as `8:0.16`.
fn parse_filter(text: &str) -> Result<Filter, String> {
    let parsed = text.split_once(':').and_then(|(most, margin)| {
        Some(Filter {
            most: most.parse().ok().filter(|&most: &usize| most > 0)?,
            margin: margin.parse().ok().filter(|margin: &f32| *margin >= 0.0)?,
        })
    });
    parsed.ok_or_else(|| "expected a number of ends and units, such as `8:0.16`".to_owned())
}

/// Judges a player.
///
/// # Errors
///
/// [`TrainError`] if a file cannot be used, or was made with other settings.
pub fn run(settings: &JudgeSettings) -> Result<Report, TrainError> {
    let sample = Sample::open(settings)?;
    let net = match &settings.net {
        Some(net) => files::read_net_for(&files::net_file(net), settings.game.game)?,
        None => rosespring_engine::levels::net_of(settings.game.game)?,
    };
    let table = || JudgedPlayer::new(Neural::new(net.clone()), settings);
    let numbers = 0..sample.decisions.len() as u64;
    let chosen = parallel::games(numbers, settings.threads, table, |player, number| {
        let decision = &sample.decisions[number as usize];
        let after = player.choose(decision);
        decision.loss(&after).map(|loss| Loss {
            class: decision.class,
            loss: f64::from(loss),
            evaluations: player.evaluations(),
            variance: player.variance(decision),
        })
    });
    let losses: Option<Vec<Loss>> = chosen.into_iter().collect();
    let losses = losses.ok_or_else(|| {
        let what = "the sample does not list every play: it was made with other rules";
        TrainError::Setting(what.to_owned())
    })?;
    Ok(Report::of(&losses, sample.judge))
}

/// The player to judge.
struct JudgedPlayer {
    search: Deep<Neural>,
    plies: u8,
    budget: u64,
    /// Number of evaluations before the last decision.
    before: u64,
}

impl JudgedPlayer {
    fn new(net: Neural, settings: &JudgeSettings) -> Self {
        let usual = Filters::default();
        let first = settings.first.unwrap_or(usual.first);
        let filters = Filters {
            first,
            cascade: settings.cascade.unwrap_or(first),
            again: settings.again.unwrap_or(usual.again),
            later: settings.later.unwrap_or(usual.later),
            root_lines: settings.lines,
            lines: settings.leaf_lines,
        };
        Self {
            search: Deep::by(Greedy::new(net), filters),
            plies: settings.plies,
            budget: settings.budget,
            before: 0,
        }
    }

    /// Returns the position after the end that the player chooses.
    fn choose(&mut self, decision: &Decision) -> Position {
        self.before = self.search.evaluations();
        let position = &decision.position;
        let best = self
            .search
            .best(position, Stakes::Units, self.plies, self.budget);
        let best = best.expect("a decision has candidates");
        position.after(&best.end, &mut ())
    }

    /// Returns the variance among the ends of a decision of this player's worth less the score;
    /// only the ends that the judge has searched most deeply count. `None` with fewer than two of
    /// them, or if this player looks ahead.
    fn variance(&mut self, decision: &Decision) -> Option<f64> {
        if self.plies > 0 {
            return None;
        }
        let position = &decision.position;
        let deepest = decision.choices.iter().map(|choice| choice.plies).max()?;
        let deep = decision
            .choices
            .iter()
            .filter(|choice| choice.plies == deepest);
        let scores: Vec<(Position, f32)> =
            deep.map(|choice| (choice.after, choice.score)).collect();
        let candidates = self
            .search
            .candidates(position, Stakes::Units, 0, self.budget);
        let errors: Vec<f64> = candidates
            .iter()
            .filter_map(|candidate| {
                let after = position.after(&candidate.end, &mut ());
                let (_, score) = scores.iter().find(|(end, _)| *end == after)?;
                Some(f64::from(candidate.worth - score))
            })
            .collect();
        let count = errors.len() as f64;
        let mean = errors.iter().sum::<f64>() / count;
        let squares: f64 = errors.iter().map(|error| (error - mean).powi(2)).sum();
        (errors.len() > 1).then(|| squares / (count - 1.0))
    }

    /// Returns the number of evaluations of the last decision.
    const fn evaluations(&self) -> u64 {
        self.search.evaluations() - self.before
    }
}
