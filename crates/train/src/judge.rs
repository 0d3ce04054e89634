//! What a player loses a decision, by a deeper judge: mean loss by class of position.
//!
//! Decisions come from games of one net against itself, drawn by a seed. Every end that could have
//! been chosen gets a score by the deepest look there is, once ([`sample`]); then any player is
//! judged in seconds: it chooses, and loses what its end scores less than the best one.

pub mod class;
mod report;
pub mod sample;

use std::path::PathBuf;

use rosespring_engine::net::Neural;
use rosespring_engine::search::{Deep, Filters, Greedy, Limits};
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Position, Rules};

use crate::{TrainError, files, parallel};
pub use report::{ClassLoss, Loss, Report};
use sample::{Decision, Sample};

/// Say what a net loses a decision, by a deeper judge.
///
/// The decisions are those of games of the net that is shipped (or `--by`) against itself. The
/// judge looks some throws ahead with that same net; `tools/peers/gnubg_judge.py` puts the scores
/// of gnubg into a sample of backgammon. The same seed gives the same figures on any number of
/// threads.
#[derive(Debug, Clone, clap::Args)]
pub struct Settings {
    /// The net to be judged, a file or the folder of a run; the one that is shipped if none is
    /// given.
    pub net: Option<PathBuf>,
    /// The rules, such as `backgammon`.
    #[arg(long)]
    pub game: Rules,
    /// Decisions of the sample.
    #[arg(long, default_value_t = 2_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub decisions: u64,
    /// Where the dice and the choice of decisions come from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The net that plays the games of the sample and judges by looking ahead; the one that is
    /// shipped if none is given.
    #[arg(long, value_name = "FILE")]
    pub by: Option<PathBuf>,
    /// Throws that the judge looks ahead.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=2))]
    pub depth: u8,
    /// The sample with its scores: used if it is there, else written.
    #[arg(long, value_name = "FILE")]
    pub sample: Option<PathBuf>,
    /// Throws that the player looks ahead.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=2))]
    pub plies: u8,
    /// Lines that the player follows through known later stages.
    #[arg(long)]
    pub lines: Option<usize>,
    /// Evaluations after which the player looks no further.
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true)]
    pub budget: u64,
    /// Threads.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: u64,
    /// Print one object of JSON.
    #[arg(long)]
    pub json: bool,
}

/// Judges a player.
///
/// # Errors
///
/// [`TrainError`] if a file cannot be used, or was made with other settings.
pub fn run(settings: &Settings) -> Result<Report, TrainError> {
    let sample = Sample::open(settings)?;
    let net = match &settings.net {
        Some(net) => files::read_net_for(&files::net_file(net), settings.game.game)?,
        None => rosespring_engine::levels::net_of(settings.game.game)?,
    };
    let table = || Judged::new(Neural::new(net.clone()), settings);
    let numbers = 0..sample.decisions.len() as u64;
    let chosen = parallel::games(numbers, settings.threads, table, |player, number| {
        let decision = &sample.decisions[number as usize];
        let after = player.choose(decision);
        decision.loss(&after).map(|loss| Loss {
            class: decision.class,
            loss: f64::from(loss),
            evaluations: player.evaluations(),
        })
    });
    let losses: Option<Vec<Loss>> = chosen.into_iter().collect();
    let losses = losses.ok_or_else(|| {
        let what = "the sample does not list every play: it was made by other rules";
        TrainError::Setting(what.to_owned())
    })?;
    Ok(Report::of(&losses, sample.judge))
}

/// A player that is judged.
struct Judged {
    search: Deep<Neural>,
    plies: u8,
    budget: u64,
    /// Evaluations before the last decision.
    before: u64,
}

impl Judged {
    fn new(net: Neural, settings: &Settings) -> Self {
        let greedy = match settings.lines {
            Some(lines) => Greedy::new(net).following(lines),
            None => Greedy::new(net),
        };
        Self {
            search: Deep::by(greedy, Filters::default()),
            plies: settings.plies,
            budget: settings.budget,
            before: 0,
        }
    }

    /// The position after the end it chooses.
    fn choose(&mut self, decision: &Decision) -> Position {
        self.before = self.search.evaluations();
        let position = &decision.position;
        let limits = Limits::evaluations(self.budget);
        let candidates =
            self.search
                .candidates_within(position, Stakes::Units, self.plies, &limits);
        let best = candidates.first().expect("a decision has candidates");
        position.after(&best.end, &mut ())
    }

    /// Evaluations of the last decision.
    const fn evaluations(&self) -> u64 {
        self.search.evaluations() - self.before
    }
}
