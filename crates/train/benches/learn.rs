//! Benchmarks learning a net of 256 units on one thread and on two, in samples per second, and the
//! self-play games that produce the samples.

use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rosespring_rules::{PRESETS, Rules};
use rosespring_train::learn::shares;
use rosespring_train::selfplay::{self, Plan};
use rosespring_train::weights::{Sight, Weights};

/// A round.
const GAMES: u64 = 128;

fn plan(rules: &[Rules]) -> Plan<'_> {
    Plan {
        rules,
        seed: 1,
        games: 0..GAMES,
        lambda: 0.7,
        sight: Sight::Full,
        ahead: false,
        ends: 1,
        against: None,
    }
}

fn learn(c: &mut Criterion) {
    for name in ["gul-bara", "backgammon"] {
        let preset = PRESETS.iter().find(|preset| preset.name == name);
        let game = preset.expect("a preset").rules.game;
        let rules = shares(game);
        let mut weights = Weights::new(1, 256);
        let net = Arc::new(weights.quantised(game).expect("first weights are small"));
        let samples = selfplay::play(&plan(&rules), &net, 1);
        let mut order: Vec<usize> = (0..samples.len()).collect();
        fastrand::Rng::with_seed(2).shuffle(&mut order);
        let mut group = c.benchmark_group(format!("learn/{name}"));
        group.throughput(Throughput::Elements(samples.len() as u64));
        for threads in [1, 2] {
            group.bench_function(format!("samples-{threads}"), |b| {
                b.iter(|| weights.learn(&samples, &order, 128, 1e-4, threads));
            });
        }
        group.throughput(Throughput::Elements(GAMES));
        group.sample_size(10);
        group.bench_function("games", |b| {
            b.iter(|| selfplay::play(&plan(&rules), &net, 1))
        });
    }
}

criterion_group!(benches, learn);
criterion_main!(benches);
