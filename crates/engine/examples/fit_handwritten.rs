//! Fits the weights of the hand-written evaluation and prints them in the form of `weights.rs`:
//! `fit_handwritten RULES [GAMES] [PROPOSALS] [SEED]`.
//!
//! First it improves the weights for the winner by hill climbing: it changes a few weights at a
//! time, and accepts the change if it wins more units than the weights before over pairs of games
//! with the same dice. (Weights fitted to results directly played worse: a feature that goes along
//! with winning is not always its cause.) Then it collects games in which the evaluation plays
//! itself with some errors, scales the log odds of winning to the results of these games, and fits
//! the weights for the size of a win to the games by logistic regression; where men left are
//! counted, to the share of fourteen men that were left beyond the first.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program that reports"
)]

use rosespring_engine::evaluate::{FEATURES, Features, Handwritten, LARGE_WIN_FEATURES, Weights};
use rosespring_engine::player::{Baseline, Player, Random};
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk::throw;
use rosespring_rules::{Match, Outcome, Phase, Position, Rules, Scoring, Side, WinKind};

/// While games are collected, one stage in this number is played at random.
const SLIP_ONE_IN: u32 = 12;
/// Weight of the ridge penalty, which pulls weights with little data towards zero.
const RIDGE: f64 = 2.0;
/// Number of steps of Newton's method; the fit converges in fewer.
const NEWTON_STEPS: usize = 12;
/// Number of games in the first test of a change; if it passes, four times as many decide.
const CLIMB_GAMES: u32 = 600;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules: Rules = arguments.next().as_deref().unwrap_or("gul-bara").parse()?;
    let games: u32 = arguments.next().as_deref().unwrap_or("5000").parse()?;
    let proposals: u32 = arguments.next().as_deref().unwrap_or("0").parse()?;
    let seed: u64 = arguments.next().as_deref().unwrap_or("1").parse()?;

    let mut rng = fastrand::Rng::with_seed(seed);
    let mut weights = *Weights::of(&rules);
    report("before", rules, weights, seed);
    for number in 1..=proposals {
        let changed = propose(weights, &mut rng);
        if beats(rules, changed, weights, &mut rng) {
            weights = changed;
            eprintln!("proposal {number} stays");
            println!("{weights:?}");
        }
    }
    let mut samples = Samples::default();
    for _ in 0..games {
        samples.play(rules, weights, &mut rng);
    }
    samples.calibrate(&mut weights);
    report("after", rules, weights, seed);
    println!("{weights:?}");
    Ok(())
}

/// Changes two or three weights, each by a factor or a step.
fn propose(mut weights: Weights, rng: &mut fastrand::Rng) -> Weights {
    for _ in 0..rng.u32(2..=3) {
        let weight = &mut weights.win[rng.usize(..FEATURES)];
        if rng.bool() && *weight != 0.0 {
            *weight *= 0.5 + 1.3 * rng.f32();
        } else {
            *weight += 1.2 * (rng.f32() - 0.5);
        }
    }
    weights
}

/// Whether `changed` wins significantly more units than `before`.
fn beats(rules: Rules, changed: Weights, before: Weights, rng: &mut fastrand::Rng) -> bool {
    let player = |weights| Baseline::new(Handwritten::with_weights(weights));
    let (mut one, mut other) = (player(changed), player(before));
    let mut mean = |games| {
        let seed = rng.u64(..);
        series(rules, &mut [&mut one, &mut other], games, 0, seed).1 / f64::from(games)
    };
    mean(CLIMB_GAMES) > 0.02 && mean(4 * CLIMB_GAMES) > 0.015
}

/// Reports the results of matches to 3 against random play, and of games against the current
/// weights.
fn report(when: &str, rules: Rules, weights: Weights, seed: u64) {
    let player = || Baseline::new(Handwritten::with_weights(weights));
    let mut random = Random::new(fastrand::Rng::with_seed(seed));
    let (won, _) = series(rules, &mut [&mut player(), &mut random], 400, 3, seed);
    let present = &mut Baseline::default();
    let (level, units) = series(rules, &mut [&mut player(), present], 2000, 0, seed);
    eprintln!(
        "{when}: {:.1} % of matches to 3 against random; against the present {:.1} % of games, \
         {:+.3} units a game",
        f64::from(won) / 4.0,
        f64::from(level) / 20.0,
        units / 2000.0
    );
}

/// Returns the matches, or the games if `to` is 0, that the first player wins, and the units won.
fn series(
    rules: Rules,
    players: &mut [&mut dyn Player; 2],
    matches: u32,
    to: u8,
    seed: u64,
) -> (u32, f64) {
    let (mut won, mut units) = (0, 0.0);
    for number in 0..matches {
        // Two consecutive matches have the same dice with the seats exchanged.
        let mut rng = fastrand::Rng::with_seed(seed ^ u64::from(number / 2) << 20);
        let first_is = Side::ALL[number as usize % 2];
        let mut score = Match::new(rules, to.max(1));
        while score.winner().is_none() {
            let mut position = score.next_game();
            let stakes = if to == 0 {
                Stakes::Units
            } else {
                Stakes::from(&score)
            };
            while position.outcome().is_none() {
                position = match position.phase() {
                    Phase::Play(turn) => {
                        let player = usize::from(turn.mover() != first_is);
                        let end = players[player].choose_end(&position, stakes);
                        position.after(&end.expect("a stage is to be played"), &mut ())
                    }
                    Phase::Name(side) => {
                        let player = usize::from(side != first_is);
                        let named = players[player].act(&position, stakes);
                        named.expect("a doublet is to be named")
                    }
                    _ => position
                        .throw(throw(&mut rng), &mut ())
                        .expect("a throw is due"),
                };
            }
            let outcome = position.outcome().expect("the game is over");
            units += f64::from(outcome.units_for(first_is));
            score.count(outcome);
        }
        won += u32::from(score.winner() == Some(first_is));
    }
    (won, units)
}

/// Features seen in games, with the results of the games.
#[derive(Default)]
struct Samples {
    win: Vec<([f32; FEATURES], f64)>,
    large: Vec<([f32; LARGE_WIN_FEATURES], f64)>,
    larger: Vec<([f32; LARGE_WIN_FEATURES], f64)>,
    /// Games by the units that they brought.
    units: [u32; 16],
}

impl Samples {
    fn play(&mut self, rules: Rules, weights: Weights, rng: &mut fastrand::Rng) {
        let mut player = Baseline::new(Handwritten::with_weights(weights));
        let mut random = Random::new(fastrand::Rng::with_seed(rng.u64(..)));
        let mut seen = Vec::new();
        let mut position = Position::start(rules);
        while position.outcome().is_none() {
            position = match position.phase() {
                Phase::Play(_) => {
                    let end = if rng.u32(..SLIP_ONE_IN) == 0 {
                        random.choose_end(&position, Stakes::Units)
                    } else {
                        player.choose_end(&position, Stakes::Units)
                    };
                    position.after(&end.expect("a stage is to be played"), &mut ())
                }
                Phase::Name(_) => {
                    let named = player.act(&position, Stakes::Units);
                    named.expect("a doublet is to be named")
                }
                _ => {
                    if matches!(position.phase(), Phase::Throw(_)) {
                        seen.push(position);
                    }
                    position.throw(throw(rng), &mut ()).expect("a throw is due")
                }
            };
        }
        let outcome = position.outcome().expect("the game is over");
        if let Some(winner) = outcome.winner() {
            for position in &seen {
                self.observe(position, winner, outcome);
            }
        }
        self.units[usize::from(outcome.units())] += 1;
    }

    fn observe(&mut self, position: &Position, winner: Side, outcome: Outcome) {
        let features = Features::of(position);
        // Both sides' views of one position hold the same information: one is enough.
        self.win
            .push((features.winning(Side::White), share(winner == Side::White)));
        if let Outcome::Left { men, .. } = outcome {
            let beyond = f64::from(men - 1) / MOST_BEYOND;
            self.large.push((features.large_win(winner), beyond));
            return;
        }
        let possible = match position.rules().scoring {
            Scoring::Jan => position.may_lose(winner.other(), WinKind::Jan),
            Scoring::Capote => features.none_off(winner),
            _ => features.none_off(winner.other()),
        };
        if possible {
            let measured = features.large_win(winner);
            self.large.push((measured, share(outcome.units() > 1)));
            if outcome.units() > 1 {
                let triple = outcome.name() == WinKind::Triple.name();
                self.larger.push((measured, share(triple)));
            }
        }
    }

    /// Scales the log odds of winning, and fits the weights for the size of a win.
    fn calibrate(&self, weights: &mut Weights) {
        let log_odds = |features: &[f32; FEATURES]| -> f32 {
            features.iter().zip(&weights.win).map(|(f, w)| f * w).sum()
        };
        let judged: Vec<_> = self
            .win
            .iter()
            .map(|(features, won)| ([log_odds(features)], *won))
            .collect();
        let [scale] = fit(&judged);
        eprintln!("the log odds are scaled by {scale:.3}");
        eprintln!("games by units: {:?}", self.units);
        weights.win = weights.win.map(|weight| weight * scale);
        weights.large = fit(&self.large);
        weights.larger = fit(&self.larger);
    }
}

/// The most men beyond the first that a loser can have left.
const MOST_BEYOND: f64 = 14.0;

/// What happened, as a share: 0 or 1.
fn share(happened: bool) -> f64 {
    f64::from(u8::from(happened))
}

/// Logistic regression by Newton's method.
fn fit<const N: usize>(samples: &[([f32; N], f64)]) -> [f32; N] {
    let mut weights = [0.0_f64; N];
    for _ in 0..NEWTON_STEPS {
        let mut gradient = weights.map(|weight| -RIDGE * weight);
        let mut curvature = [[0.0; N]; N];
        for (index, row) in curvature.iter_mut().enumerate() {
            row[index] = RIDGE;
        }
        for (features, won) in samples {
            let features = features.map(f64::from);
            let log_odds: f64 = features.iter().zip(&weights).map(|(f, w)| f * w).sum();
            let chance = 1.0 / (1.0 + (-log_odds).exp());
            let error = *won - chance;
            let spread = (chance * (1.0 - chance)).max(1e-6);
            for i in (0..N).filter(|&i| features[i] != 0.0) {
                gradient[i] += error * features[i];
                for j in 0..=i {
                    curvature[i][j] += spread * features[i] * features[j];
                }
            }
        }
        for (weight, change) in weights.iter_mut().zip(solve(curvature, gradient)) {
            *weight += change.clamp(-3.0, 3.0);
        }
    }
    weights.map(|weight| weight as f32)
}

/// Solves a symmetric positive definite system by Cholesky's method. The lower half is given.
fn solve<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for i in 0..N {
        for j in 0..=i {
            let sum: f64 = (0..j).map(|k| matrix[i][k] * matrix[j][k]).sum();
            matrix[i][j] = if i == j {
                (matrix[i][i] - sum).max(1e-12).sqrt()
            } else {
                (matrix[i][j] - sum) / matrix[j][j]
            };
        }
        let sum: f64 = (0..i).map(|k| matrix[i][k] * right[k]).sum();
        right[i] = (right[i] - sum) / matrix[i][i];
    }
    for i in (0..N).rev() {
        let sum: f64 = (i + 1..N).map(|k| matrix[k][i] * right[k]).sum();
        right[i] = (right[i] - sum) / matrix[i][i];
    }
    right
}
