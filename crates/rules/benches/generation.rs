//! How quickly ends are generated and whole games are played. The claims are in
//! `docs/benchmarks.md`.
#![allow(missing_docs)]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rosespring_rules::{
    Dice, Die, Ends, PRESETS, Phase, Position, Rules, Side, StageCursor, perft,
};

/// Distinct positions of the perft of backgammon to depth 2.
const PERFT_DEPTH_2: u64 = 447 + 202_782;

/// Stages for which a cursor is made in one pass.
const STAGES: usize = 512;

/// Plays one game, each stage uniformly at random over its distinct ends, and shows `see` every
/// stage before it is played.
fn random_game(
    start: Position,
    ends: &mut Ends,
    random: &mut fastrand::Rng,
    mut see: impl FnMut(&Position),
) {
    let mut position = start;
    loop {
        position = match position.phase() {
            Phase::Over(_) => return,
            Phase::Play(_) => {
                see(&position);
                position.ends(ends);
                position.after(&ends.get(random.usize(..ends.len())), &mut ())
            }
            Phase::Name(_) => position
                .name(Die::ALL[random.usize(..6)], &mut ())
                .expect("a doublet is to be named"),
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
            bencher.iter(|| {
                random_game(
                    Position::start(preset.rules),
                    &mut ends,
                    &mut random,
                    |_| (),
                )
            });
        });
    }
    group.finish();
}

/// A cursor at the beginning of each of the first stages of random games.
fn stage_cursors(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("stage cursor");
    group.throughput(Throughput::Elements(STAGES as u64));
    for preset in PRESETS {
        let mut random = fastrand::Rng::with_seed(1);
        let (mut ends, mut stages) = (Ends::new(), Vec::new());
        while stages.len() < STAGES {
            let start = Position::start(preset.rules);
            random_game(start, &mut ends, &mut random, |stage| stages.push(*stage));
        }
        stages.truncate(STAGES);
        group.bench_function(preset.name, |bencher| {
            bencher.iter(|| {
                stages
                    .iter()
                    .filter_map(|stage| StageCursor::new(black_box(stage)))
                    .count()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, perft_backgammon, random_games, stage_cursors);
criterion_main!(benches);
