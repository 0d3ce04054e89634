//! How quickly ends are generated and whole games are played. The claims are in
//! `docs/benchmarks.md`.
#![allow(missing_docs)]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rosespring_rules::{Dice, Die, Ends, PRESETS, Phase, Position, Rules, Side, perft};

/// Distinct positions of the perft of backgammon to depth 2.
const PERFT_DEPTH_2: u64 = 447 + 202_782;

/// Plays one game, each stage uniformly at random over its distinct ends.
fn random_game(start: Position, ends: &mut Ends, random: &mut fastrand::Rng) -> u32 {
    let mut position = start;
    let mut stages = 0;
    loop {
        position = match position.phase() {
            Phase::Over(_) => return stages,
            Phase::Play(_) => {
                position.ends(ends);
                stages += 1;
                position.after(&ends.get(random.usize(..ends.len())), &mut ())
            }
            Phase::Opening | Phase::Throw(_) => {
                let die = |random: &mut fastrand::Rng| Die::ALL[random.usize(..6)];
                let dice = Dice::new(die(random), die(random));
                position
                    .throw(dice, &mut ())
                    .expect("the game waits for a throw")
            }
        };
    }
}

fn perft_backgammon(criterion: &mut Criterion) {
    let rules = Rules::preset("backgammon").expect("a preset");
    let start = Position::started_by(rules, Side::White);
    let mut group = criterion.benchmark_group("perft");
    group.throughput(Throughput::Elements(PERFT_DEPTH_2));
    group.bench_function("backgammon, depth 2", |bencher| {
        bencher.iter(|| perft::perft(black_box(&start), 2));
    });
    group.finish();
}

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random game");
    group.throughput(Throughput::Elements(1));
    for preset in PRESETS {
        let mut random = fastrand::Rng::with_seed(1);
        let mut ends = Ends::new();
        group.bench_function(preset.name, |bencher| {
            bencher.iter(|| random_game(Position::start(preset.rules), &mut ends, &mut random));
        });
    }
    group.finish();
}

criterion_group!(benches, perft_backgammon, random_games);
criterion_main!(benches);
