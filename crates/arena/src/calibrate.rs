//! Calibration: compares predicted chances with actual rates, in bins.
//!
//! The net plays whole games against itself, greedily. One position is drawn uniformly from each
//! game, between throws or in the middle of a turn, so the samples are independent. Its evaluation
//! is compared with the result of the game, from the side that is to act.

use std::sync::atomic::{AtomicBool, Ordering};

use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::fan_out::numbered;
use rosespring_engine::net::Neural;
use rosespring_engine::player::{NetPlayer, Player};
use rosespring_engine::seeds::derive;
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk::throw;
use rosespring_rules::{Outcome, Phase, Position, Rules, Scoring, Side};

use crate::ArenaError;
use crate::series::TURNS_MAX;
use crate::tally::DEVIATIONS_95;

/// The number of bins from 0 to 1.
pub const BINS: usize = 10;

/// One bin of a [`Chart`].
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Bin {
    /// Number of positions with a predicted chance in the bin.
    pub count: u32,
    /// Their mean predicted chance.
    pub predicted: f64,
    /// The share of them in which the event happened; a draw counts as half a win.
    pub actual: f64,
}

impl Bin {
    /// The error of the prediction: the absolute difference of the two.
    #[must_use]
    pub fn error(&self) -> f64 {
        (self.predicted - self.actual).abs()
    }

    /// The error that chance alone explains, at the 95 % level.
    #[must_use]
    pub fn chance(&self) -> f64 {
        let count = f64::from(self.count.max(1));
        DEVIATIONS_95 * (self.predicted * (1.0 - self.predicted) / count).sqrt()
    }
}

/// Predicted against actual chances of one event.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Chart {
    /// Bin `i` holds predictions from `i`/10 to below (`i` + 1)/10; the last one 1 as well.
    pub bins: [Bin; BINS],
}

impl Chart {
    /// Returns the bin with the greatest error among those with at least `least` positions, and its
    /// index.
    #[must_use]
    pub fn worst(&self, least: u32) -> Option<(usize, Bin)> {
        let bins = self.bins.iter().copied().enumerate();
        bins.filter(|(_, bin)| bin.count >= least)
            .max_by(|(_, a), (_, b)| a.error().total_cmp(&b.error()))
    }
}

/// The result of a calibration.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Calibration {
    /// The chance that the side to act wins.
    pub win: Chart,
    /// The chance that it wins more than a single game. Positions in which the rules exclude this
    /// are left out; so are all where men left are counted (ML-1), of which a net tells the
    /// expected number and no chance.
    pub win_more: Chart,
    /// The chance that it loses more than a single game, with the same positions left out.
    pub lose_more: Chart,
    /// Number of positions between throws.
    pub between_throws: u32,
    /// Number of positions in the middle of a turn.
    pub in_turns: u32,
}

/// Plays one game for each of `positions` positions and compares chances with results. The same
/// seed gives the same result on any number of threads. `progress` is called after each game, from
/// any thread.
///
/// # Errors
///
/// [`ArenaError::Endless`].
pub fn calibrate(
    rules: &Rules,
    net: &Neural,
    positions: u32,
    seed: u64,
    threads: u32,
    progress: &(dyn Fn() + Sync),
) -> Result<Calibration, ArenaError> {
    let failed = AtomicBool::new(false);
    let sample = |player: &mut NetPlayer, number: u64| {
        let sample = sample(rules, player, number as u32, seed);
        match &sample {
            Ok(_) => progress(),
            Err(_) => failed.store(true, Ordering::Relaxed),
        }
        sample
    };
    let mut players: Vec<NetPlayer> = (0..threads.clamp(1, positions.max(1)))
        .map(|_| NetPlayer::new(net.clone()))
        .collect();
    let samples = numbered(&mut players, 0..positions.into(), sample, &failed, &|_| ());
    // In the order of their numbers, because floating-point sums depend on it.
    let samples = samples.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(compare(&samples, rules.scoring))
}

/// A position of a game with its evaluation and the result, from the side to act.
#[derive(Debug, Clone, Copy)]
struct Sample {
    in_turn: bool,
    value: Value,
    units: i8,
}

/// Plays a game and draws one of its positions.
fn sample(
    rules: &Rules,
    player: &mut NetPlayer,
    number: u32,
    seed: u64,
) -> Result<Sample, ArenaError> {
    let mut rng = fastrand::Rng::with_seed(derive(derive(seed, u64::from(number)), 0));
    let mut position = Position::start(*rules);
    let mut drawn: Option<(Position, Side)> = None;
    let (mut seen, mut throws) = (0_u64, 0);
    loop {
        let actor = match position.phase() {
            Phase::Over(outcome) => return Ok(seen_by_actor(drawn, player, outcome)),
            Phase::Opening => None,
            Phase::Throw(side) => Some(side),
            Phase::Name(side) => Some(side),
            Phase::Play(turn) => Some(turn.mover()),
        };
        if let Some(actor) = actor {
            seen += 1;
            // The n-th position replaces the one drawn before with probability 1/n.
            if rng.u64(..seen) == 0 {
                drawn = Some((position, actor));
            }
        }
        position = if let Some(after) = player.act(&position, Stakes::Units) {
            after
        } else {
            throws += 1;
            if throws > TURNS_MAX {
                return Err(ArenaError::Endless { pair: number });
            }
            position
                .throw(throw(&mut rng), &mut ())
                .expect("a throw is due")
        };
    }
}

fn seen_by_actor(drawn: Option<(Position, Side)>, player: &NetPlayer, outcome: Outcome) -> Sample {
    let (position, actor) = drawn.expect("somebody acts before a game is over");
    Sample {
        in_turn: matches!(position.phase(), Phase::Play(_)),
        value: player.evaluator().value(&position).seen_by(actor),
        units: outcome.units_for(actor),
    }
}

fn compare(samples: &[Sample], scoring: Scoring) -> Calibration {
    let mut found = Calibration::default();
    for sample in samples {
        let Sample {
            in_turn,
            value,
            units,
        } = sample;
        *(if *in_turn {
            &mut found.in_turns
        } else {
            &mut found.between_throws
        }) += 1;
        let won = match units {
            0 => 0.5,
            units => f64::from(u8::from(*units > 0)),
        };
        add(&mut found.win, value.win, won);
        for (chart, chance, came) in [
            (
                &mut found.win_more,
                value.larger_win(Side::White),
                *units > 1,
            ),
            (
                &mut found.lose_more,
                value.larger_win(Side::Black),
                *units < -1,
            ),
        ] {
            // A chance of exactly 0 follows from the rules and is not an estimate.
            if scoring != Scoring::MenLeft && (chance > 0.0 || came) {
                add(chart, chance, f64::from(u8::from(came)));
            }
        }
    }
    for chart in [&mut found.win, &mut found.win_more, &mut found.lose_more] {
        for bin in &mut chart.bins {
            let count = f64::from(bin.count.max(1));
            bin.predicted /= count;
            bin.actual /= count;
        }
    }
    found
}

/// Adds to the sums of a bin.
fn add(chart: &mut Chart, predicted: f32, came: f64) {
    let index = (predicted * BINS as f32) as usize;
    let bin = &mut chart.bins[index.min(BINS - 1)];
    bin.count += 1;
    bin.predicted += f64::from(predicted);
    bin.actual += came;
}

#[cfg(test)]
mod tests {
    use rosespring_engine::net::shipped;
    use rosespring_rules::WinKind;

    use super::*;

    fn run(threads: u32) -> Calibration {
        let rules = Rules::preset("backgammon").unwrap();
        let net = Neural::new(shipped(rules.game).unwrap());
        calibrate(&rules, &net, 300, 5, threads, &|| ()).unwrap()
    }

    #[test]
    fn threads_do_not_change_what_is_found() {
        let found = run(1);

        assert_eq!(found, run(3));
        assert_eq!(found.between_throws + found.in_turns, 300);
        assert!(found.between_throws > 50 && found.in_turns > 50);
        let counted: u32 = found.win.bins.iter().map(|bin| bin.count).sum();
        assert_eq!(counted, 300);
        let low: f64 = found.win.bins[..3].iter().map(|bin| bin.actual).sum();
        let high: f64 = found.win.bins[7..].iter().map(|bin| bin.actual).sum();
        assert!(low + 1.0 < high, "{found:?}");
    }

    #[test]
    fn predictions_fall_into_their_bins() {
        let sample = |win: f32, win_double, units| {
            let value = Value::new(win).with(Side::White, WinKind::Double, win_double);
            let in_turn = units > 0;
            Sample {
                in_turn,
                value,
                units,
            }
        };
        let samples = [
            sample(0.25, 0.0, 1),
            sample(0.21, 0.05, -1),
            sample(1.0, 0.95, 2),
            sample(0.95, 0.0, 0),
        ];

        let found = compare(&samples, Scoring::Double);

        let bin = found.win.bins[2];
        assert_eq!((bin.count, bin.actual), (2, 0.5));
        assert!((bin.predicted - 0.23).abs() < 1e-6);
        assert!((bin.error() - 0.27).abs() < 1e-6);
        assert_eq!(
            (found.win.bins[9].count, found.win.bins[9].actual),
            (2, 0.75)
        );
        assert_eq!(found.win_more.bins[0].count, 1);
        assert_eq!(found.win_more.bins[9].actual, 1.0);
        assert_eq!(found.lose_more, Chart::default());
        assert_eq!((found.in_turns, found.between_throws), (2, 2));
        assert_eq!(found.win.worst(3), None);
        assert_eq!(found.win.worst(2).unwrap().0, 2);

        let men_left = compare(&samples, Scoring::MenLeft);
        assert_eq!(men_left.win, found.win);
        assert_eq!(men_left.win_more, Chart::default());
    }
}
