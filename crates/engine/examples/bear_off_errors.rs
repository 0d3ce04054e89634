//! Measures the errors of nets and one-sided tables in bear-offs against an exact two-sided table.
//!
//! The shipped players play games. In every pure bear-off of up to a given number of men a side,
//! the winning chance of each evaluation is compared with the exact one before each throw, and the
//! play that it prefers with the best one in the last stage of each turn.
//!
//!     cargo run --release -p rosespring-engine --example bear_off_errors -- gul-bara 10 2000
#![allow(clippy::print_stdout, reason = "an example prints what it found")]

use std::sync::Arc;

use rosespring_engine::bearoff::{TableBytes, TableEvaluator, Tables, TwoSided, build};
use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::net::{Neural, shipped};
use rosespring_engine::player::{NetPlayer, Player};
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Dice, Ends, Phase, Position, Rules};

/// Errors of one evaluation.
#[derive(Default)]
struct Errors {
    total: f64,
    largest: f64,
    lost: f64,
    most_lost: f64,
}

impl Errors {
    fn print(&self, name: &str, positions: f64, plays: f64, games: f64) {
        println!(
            "{name}: chance to win off by {:.5} in the mean, {:.5} at most; \
             units lost {:.6} a play, {:.5} at most, {:.5} a game",
            self.total / positions,
            self.largest,
            self.lost / plays,
            self.most_lost,
            self.lost / games,
        );
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut next = |default: &str| arguments.next().unwrap_or_else(|| default.to_owned());
    let rules: Rules = next("gul-bara").parse().expect("rules");
    let men: u8 = next("8").parse().expect("men of a side");
    let games: u64 = next("1000").parse().expect("a number of games");
    let built = build(&rules, men, 2, |_| ()).expect("rules with tables");
    let table = TwoSided::new(TableBytes::new(built.to_bytes())).expect("what was built");
    let exact = Tables::with(vec![table.clone()]);
    let net = Neural::new(shipped(rules.game).expect("the game has a net"));
    let others: [(&str, Box<dyn Evaluate>); 2] = [
        ("net alone", Box::new(net.clone())),
        (
            "as shipped",
            Box::new(TableEvaluator::with(net, Arc::default())),
        ),
    ];
    let mut errors = [Errors::default(), Errors::default()];
    let (mut positions, mut plays) = (0.0, 0.0);
    let mut player = NetPlayer::new(shipped_evaluator(rules.game));
    for game in 0..games {
        let mut dice = fastrand::Rng::with_seed(game);
        let mut position = Position::start(rules);
        loop {
            position = match position.phase() {
                Phase::Over(_) => break,
                Phase::Opening | Phase::Throw(_) => {
                    if let Some(value) = table.value(&position) {
                        positions += 1.0;
                        for (errors, (_, other)) in errors.iter_mut().zip(&others) {
                            let error = f64::from(other.value(&position).win - value.win).abs();
                            errors.total += error;
                            errors.largest = errors.largest.max(error);
                        }
                    }
                    let dice = Dice::from_numbers(dice.u8(1..=6), dice.u8(1..=6));
                    position
                        .throw(dice.expect("a die"), &mut ())
                        .expect("a throw is due")
                }
                Phase::Name(_) => {
                    let named = player.act(&position, Stakes::Units);
                    named.expect("a doublet is to be named")
                }
                Phase::Play(_) => {
                    if let Some(losses) = losses(&position, &table, &exact, &others) {
                        plays += 1.0;
                        for (errors, lost) in errors.iter_mut().zip(losses) {
                            errors.lost += lost;
                            errors.most_lost = errors.most_lost.max(lost);
                        }
                    }
                    let end = player.choose_end(&position, Stakes::Units);
                    position.after(&end.expect("a stage is to be played"), &mut ())
                }
            };
        }
    }
    println!("{rules}, {men} men, {games} games: {positions} positions, {plays} plays");
    for (errors, (name, _)) in errors.iter().zip(&others) {
        errors.print(name, positions, plays, games as f64);
    }
}

/// The units that each evaluation's play of a stage loses against the best; `None` unless the table
/// knows every end, and there is more than one.
fn losses(
    position: &Position,
    table: &TwoSided<TableBytes>,
    exact: &Tables,
    others: &[(&str, Box<dyn Evaluate>); 2],
) -> Option<[f64; 2]> {
    exact.value(position)?;
    let mover = position.turn()?.mover();
    let mut ends = Ends::new();
    position.ends(&mut ends);
    let after: Vec<Position> = ends
        .iter()
        .map(|end| position.after(&end, &mut ()))
        .collect();
    let known = |end: &Position| end.outcome().map(Value::of).or_else(|| table.value(end));
    let units = |value: Value| f64::from(value.seen_by(mover).equity());
    let worth: Option<Vec<f64>> = after.iter().map(|end| known(end).map(units)).collect();
    let worth = worth.filter(|worth| worth.len() > 1)?;
    let best = worth.iter().copied().fold(f64::MIN, f64::max);
    Some([0, 1].map(|which| {
        let judged = after.iter().map(|end| units(others[which].1.value(end)));
        let chosen = judged.enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
        best - chosen.map_or(best, |(at, _)| worth[at])
    }))
}
