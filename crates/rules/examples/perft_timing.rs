//! Counts the ends reached from a game's start and how quickly: `perft_timing [RULES] [DEPTH]`.

#![allow(clippy::print_stdout)]

use std::time::Instant;

use rosespring_rules::{Position, Rules, Side, perft};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules: Rules = arguments
        .next()
        .as_deref()
        .unwrap_or("backgammon")
        .parse()?;
    let depth = arguments.next().as_deref().unwrap_or("3").parse()?;
    let start = Position::started_by(rules, Side::White);

    let began = Instant::now();
    let counts = perft::perft(&start, depth);
    let seconds = began.elapsed().as_secs_f64();

    let million: f64 = counts.iter().sum::<u64>() as f64 / 1e6;
    println!(
        "{counts:?} in {seconds:.3} s: {:.1} M positions/s",
        million / seconds
    );
    Ok(())
}
