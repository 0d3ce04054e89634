//! Whole games, every stage played uniformly at random over its distinct ends: how long games are,
//! how many plays a stage has, and how quickly they are generated.
//!
//! `cargo run --release -p rosespring-rules --example 2_random_games -- gul-bara 10000`
#![allow(clippy::print_stdout)]

use std::time::Instant;

use rosespring_rules::{Dice, Die, Ends, Phase, Position, Rules};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules: Rules = arguments.next().as_deref().unwrap_or("gul-bara").parse()?;
    let games: u32 = arguments.next().as_deref().unwrap_or("1000").parse()?;

    let mut random = fastrand::Rng::with_seed(1);
    let mut ends = Ends::new();
    let (mut throws, mut stages, mut plays) = (0_u64, 0_u64, 0_u64);
    let began = Instant::now();
    for _ in 0..games {
        let mut position = Position::start(rules);
        loop {
            position = match position.phase() {
                Phase::Over(_) => break,
                Phase::Play(_) => {
                    position.ends(&mut ends);
                    stages += 1;
                    plays += ends.len() as u64;
                    position.after(&ends.get(random.usize(..ends.len())), &mut ())
                }
                Phase::Name(_) => position.name(Die::ALL[random.usize(..6)], &mut ())?,
                Phase::Opening | Phase::Throw(_) => {
                    throws += 1;
                    let mut die = || Die::ALL[random.usize(..6)];
                    position.throw(Dice::new(die(), die()), &mut ())?
                }
            };
        }
    }
    let seconds = began.elapsed().as_secs_f64();

    let mean = |total: u64| total as f64 / f64::from(games);
    println!(
        "{rules}: {games} games, {:.0} games/s",
        f64::from(games) / seconds
    );
    println!("throws a game: {:.1}", mean(throws));
    println!("stages a game: {:.1}", mean(stages));
    println!("plays a stage: {:.1}", plays as f64 / stages as f64);
    Ok(())
}
