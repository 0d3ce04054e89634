//! Solves Doublets, in which nobody moves, and compares values with those by the rules.
//!
//! ```text
//! cargo run --release -p rosespring-engine --example solve_laid
//! ```

#![allow(clippy::print_stdout, reason = "an example prints what it found")]

use std::time::Instant;

use rosespring_engine::laid::Laid;
use rosespring_rules::{Position, Side};

#[path = "../../rules/tests/declared/doublets_rules.rs"]
mod doublets_rules;

/// Positions whose values are computed again by the rules.
const CHECKED: usize = 2_000;

fn main() {
    for name in ["doublets", "doublets:all"] {
        let rules = doublets_rules::named(name).expect("a form of the game");
        let began = Instant::now();
        let table = Laid::of(rules.lay().expect("men are laid down"));
        let seconds = began.elapsed().as_secs_f64();
        let mut rng = fastrand::Rng::with_seed(1);
        let random = std::iter::repeat_with(|| table.random(rules, &mut rng));
        let differs = |position: Position| {
            let by_rules = table.chance_by_rules(&position, Side::White);
            (table.chance(&position, Side::White) - by_rules).abs()
        };
        let residual = random.take(CHECKED).map(differs).fold(0.0, f64::max);
        let start = table.chance(&table.start(rules), Side::White);
        println!(
            "{name}: {} positions in {seconds:.1} s, {:.2} % for the thrower at the start, \
             residual {residual:.0e} in {CHECKED}, checksum {:016x}",
            table.positions(),
            100.0 * start,
            table.checksum()
        );
    }
}
