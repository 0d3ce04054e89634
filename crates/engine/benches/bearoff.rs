//! Benchmarks of solving bear-offs: one side with all men, and pairs of positions per second.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rosespring_engine::bearoff::{self, Index, Kind, OneSided};
use rosespring_rules::Rules;

fn one_sided(c: &mut Criterion) {
    let mut group = c.benchmark_group("bearoff/one-sided");
    group.sample_size(10);
    for kind in Kind::ALL {
        group.bench_function(format!("15 men, {kind:?}"), |b| {
            b.iter(|| OneSided::new(15, kind));
        });
    }
}

fn two_sided(c: &mut Criterion) {
    const MEN: u8 = 7;
    let pairs = Index::new(MEN).len() as u64;
    let mut group = c.benchmark_group(format!("bearoff/two-sided {MEN} men"));
    group.sample_size(10);
    group.throughput(Throughput::Elements(pairs * pairs));
    for name in ["gul-bara", "backgammon"] {
        let rules = Rules::preset(name).expect("a preset");
        for threads in [1, 2] {
            group.bench_function(format!("{name}, {threads} threads"), |b| {
                b.iter(|| bearoff::build(&rules, MEN, threads, |_| ()));
            });
        }
    }
}

criterion_group!(benches, one_sided, two_sided);
criterion_main!(benches);
