//! Weights of the facts by which reasons are ranked, fitted to the plays of self-play.
//!
//! A stage of a game gives one equation for each play: the loss of the play is about the sum of the
//! weights of the facts in which the best play is better. Weights are not negative: which direction
//! of a fact is better is declared, not fitted. They only rank facts, and no figure that is told
//! comes from them.

use std::path::{Path, PathBuf};

use rosespring_engine::analysis::{Analyst, Depth, Fact, FactSample};
use rosespring_engine::bearoff::TableEvaluator;
use rosespring_engine::levels::{Level, LevelPlayer};
use rosespring_engine::player::Player;
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk::throw;
use rosespring_engine::{GameEvaluator, shipped_evaluator};
use rosespring_rules::{Die, Phase, Position, Rules};

use crate::{TrainError, files, parallel};

/// Fit the weights by which the reasons of mistakes are ranked.
///
/// Levels 2 to 6 play against themselves. Of every game some stages are drawn, and every play of
/// them is searched one throw ahead. The rows of the game in the table are replaced, those of other
/// games stay. The same seed gives the same weights on any number of threads.
#[derive(Debug, Clone, clap::Args)]
pub struct FactSettings {
    /// The rules, such as `gul-bara`
    #[arg(long)]
    pub game: Rules,
    /// Number of stages, of which each game gives about twelve
    #[arg(long, default_value_t = 6_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(12..=1_000_000))]
    pub stages: u64,
    /// Seed for the dice, the players and the choice of stages
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: u64,
    /// The table whose rows of this game are replaced, `nets/facts.csv`
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// Stages drawn from each game.
const STAGES_OF_GAME: u64 = 12;
/// The chance that a stage of a game is drawn, until the game has given enough.
const DRAWN: f64 = 0.25;
/// Plays that lose less say nothing, and how much a hopeless one loses does not matter: in units.
const LOSSES: std::ops::RangeInclusive<f32> = 0.01..=0.6;
/// The heading of the table.
const HEADING: &str = "game,fact,weight";

/// The sums of all equations: one row and one column for each fact.
#[derive(Debug, Clone, PartialEq)]
struct Equations {
    products: Vec<Vec<f64>>,
    losses: Vec<f64>,
    stages: u64,
}

impl Equations {
    fn new() -> Self {
        let facts = Fact::all().count();
        Self {
            products: vec![vec![0.0; facts]; facts],
            losses: vec![0.0; facts],
            stages: 0,
        }
    }

    /// Adds the plays of a stage, which together weigh 1.
    fn add_stage(&mut self, plays: &[FactSample]) {
        let told: Vec<_> = plays
            .iter()
            .filter(|play| LOSSES.contains(&play.loss))
            .collect();
        if told.is_empty() {
            return;
        }
        self.stages += 1;
        let weight = 1.0 / told.len() as f64;
        for play in told {
            for (row, &gain) in play.gains.iter().enumerate() {
                if gain == 0.0 {
                    continue;
                }
                let gain = f64::from(gain) * weight;
                self.losses[row] += gain * f64::from(play.loss);
                for (sum, &other) in self.products[row].iter_mut().zip(&play.gains) {
                    *sum += gain * f64::from(other);
                }
            }
        }
    }

    fn add(&mut self, other: &Self) {
        self.stages += other.stages;
        let rows = self.products.iter_mut().zip(&other.products);
        for (sum, more) in rows.flat_map(|(row, more)| row.iter_mut().zip(more)) {
            *sum += more;
        }
        for (sum, more) in self.losses.iter_mut().zip(&other.losses) {
            *sum += more;
        }
    }

    /// Returns the weights, none negative, with the least squares of what they leave of the losses.
    ///
    /// One weight after the other is set to its best value while the others stay, until none
    /// changes: the sum of squares is convex, so that there is one least value.
    fn solve(&self) -> Vec<f64> {
        /// The change of a weight that ends the search, in units.
        const STILL: f64 = 1e-9;
        let mut weights = vec![0.0; self.losses.len()];
        loop {
            let mut changed: f64 = 0.0;
            for fact in 0..weights.len() {
                let square = self.products[fact][fact];
                if square == 0.0 {
                    continue;
                }
                let explained: f64 = self.products[fact]
                    .iter()
                    .zip(&weights)
                    .map(|(product, weight)| product * weight)
                    .sum();
                let rest = self.losses[fact] - explained + square * weights[fact];
                let best = (rest / square).max(0.0);
                changed = changed.max((best - weights[fact]).abs());
                weights[fact] = best;
            }
            if changed < STILL {
                return weights;
            }
        }
    }
}

/// Fits the weights, writes them into the table, and returns the rows of the game.
///
/// # Errors
///
/// [`TrainError`] if the game has no net, or the table cannot be read or written.
pub fn run(settings: &FactSettings) -> Result<String, TrainError> {
    rosespring_engine::levels::net_of(settings.game.game)?;
    let games = settings.stages.div_ceil(STAGES_OF_GAME);
    let table = || Analyst::new(shipped_evaluator(settings.game.game), Depth::plies(0));
    let played = parallel::games(0..games, settings.threads, table, |analyst, game| {
        equations_of(analyst, settings, game)
    });
    let mut all = Equations::new();
    for one in &played {
        all.add(one);
    }
    let rows = rows(settings, &all);
    let kept = files::read(&settings.out)?;
    let kept = String::from_utf8_lossy(&kept).into_owned();
    let table = replaced(&settings.out, &kept, settings.game.game.name(), &rows)?;
    files::write(&settings.out, table.as_bytes())?;
    Ok(rows)
}

/// Plays a game and returns the equations of the stages drawn from it.
fn equations_of(
    analyst: &mut Analyst<TableEvaluator<GameEvaluator>>,
    settings: &FactSettings,
    game: u64,
) -> Equations {
    let mut rng = fastrand::Rng::with_seed(settings.seed.wrapping_mul(1 << 32).wrapping_add(game));
    let level: Level = (2 + game % 5).to_string().parse().expect("a level");
    let rules = settings.game;
    let player = LevelPlayer::new(rules.game, level, rng.fork());
    let mut player = player.expect("the game has a net");
    let mut equations = Equations::new();
    let (mut position, mut drawn) = (Position::start(rules), 0);
    while position.outcome().is_none() && drawn < STAGES_OF_GAME {
        position = match position.phase() {
            Phase::Play(_) => {
                if rng.f64() < DRAWN {
                    equations.add_stage(&analyst.fact_samples(&position, Stakes::Units));
                    drawn += 1;
                }
                let play = player.choose(&position, Stakes::Units).expect("a play");
                position.after(&play.end, &mut ())
            }
            Phase::Name(_) => {
                let die = Die::ALL[rng.usize(..6)];
                position.name(die, &mut ()).expect("a name is due")
            }
            _ => position
                .throw(throw(&mut rng), &mut ())
                .expect("a throw is due"),
        };
    }
    equations
}

/// The rows of the game: the facts with a weight of half a thousandth of a unit or more.
fn rows(settings: &FactSettings, equations: &Equations) -> String {
    let weighed = Fact::all().zip(equations.solve());
    let rows = weighed.filter_map(|(fact, weight)| {
        let thousandths = (1000.0 * weight).round();
        let game = settings.game.game.name();
        (thousandths >= 1.0).then(|| format!("{game},{},{thousandths}\n", fact.name()))
    });
    rows.collect()
}

/// The table with the rows of a game in place of those that it had, or at its end.
fn replaced(file: &Path, table: &str, game: &str, rows: &str) -> Result<String, TrainError> {
    let Some((HEADING, body)) = table.split_once('\n') else {
        let what = format!("its first line is not `{HEADING}`");
        return Err(TrainError::damaged(file, what));
    };
    let is_own = |line: &&str| line.split(',').next() == Some(game);
    let lines: Vec<&str> = body.lines().collect();
    let place = lines.iter().position(is_own);
    let (before, after) = lines.split_at(place.unwrap_or(lines.len()));
    let after = after.iter().filter(|line| !is_own(line));
    let mut text = format!("{HEADING}\n");
    for line in before {
        text += &format!("{line}\n");
    }
    text += rows;
    for line in after {
        text += &format!("{line}\n");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(loss: f32, gains: &[(usize, f32)]) -> FactSample {
        let mut all = vec![0.0; Fact::all().count()];
        for &(fact, gain) in gains {
            all[fact] = gain;
        }
        FactSample { loss, gains: all }
    }

    #[test]
    fn weights_are_those_that_made_the_losses() {
        let mut rng = fastrand::Rng::with_seed(5);
        let mut equations = Equations::new();
        for _ in 0..200 {
            let [a, b] = std::array::from_fn(|_| f32::from(rng.u8(0..4)));
            let plays = [sample(0.03 * a + 0.05 * b, &[(0, a), (3, b)])];
            equations.add_stage(&plays);
        }
        let weights = equations.solve();
        assert!((weights[0] - 0.03).abs() < 1e-4, "{weights:?}");
        assert!((weights[3] - 0.05).abs() < 1e-4, "{weights:?}");
        assert!(weights.iter().filter(|&&weight| weight > 1e-4).count() == 2);
    }

    #[test]
    fn a_weight_is_never_negative() {
        let mut equations = Equations::new();
        equations.add_stage(&[
            sample(0.1, &[(0, -1.0)]),
            sample(0.2, &[(0, -2.0), (1, 1.0)]),
        ]);
        let weights = equations.solve();
        assert!(weights[0] == 0.0 && weights[1] > 0.0, "{weights:?}");
    }

    #[test]
    fn the_rows_of_a_game_take_the_place_of_those_before() {
        let table = "game,fact,weight\na,prime,1\nb,prime,2\nb,off,3\nc,off,4\n";
        let file = Path::new("facts.csv");
        let of = |game| replaced(file, table, game, "N\n").unwrap();
        assert_eq!(of("b"), "game,fact,weight\na,prime,1\nN\nc,off,4\n");
        assert_eq!(
            of("d"),
            "game,fact,weight\na,prime,1\nb,prime,2\nb,off,3\nc,off,4\nN\n"
        );
        assert!(replaced(file, "prime,1\n", "a", "N\n").is_err());
    }
}
