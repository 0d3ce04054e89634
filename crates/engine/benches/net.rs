//! Positions a second that a net evaluates, inputs included.

use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::net::inputs::{Active, ROWS};
use rosespring_engine::net::{HIDDEN, Kernel, Net, Neural, OUTPUTS, Quantised};
use rosespring_engine::walk::throw;
use rosespring_rules::{Ends, Phase, Position, Rules};

fn positions(rules: Rules) -> Vec<Position> {
    let mut rng = fastrand::Rng::with_seed(1);
    let (mut ends, mut all) = (Ends::new(), Vec::new());
    while all.len() < 4096 {
        let mut position = Position::start(rules);
        while position.outcome().is_none() {
            let dice = throw(&mut rng);
            position = match position.phase() {
                Phase::Play(_) => {
                    position.ends(&mut ends);
                    all.extend(ends.iter().map(|end| position.after(&end, &mut ())));
                    position.after(&ends.get(rng.usize(..ends.len())), &mut ())
                }
                _ => position.throw(dice, &mut ()).expect("a throw is awaited"),
            };
        }
    }
    all.truncate(4096);
    all
}

fn evaluate(c: &mut Criterion) {
    let mut rng = fastrand::Rng::with_seed(2);
    let mut row = |most: i16| -> [i16; HIDDEN] { std::array::from_fn(|_| rng.i16(-most..=most)) };
    let weights = Quantised {
        rows: (0..ROWS).map(|_| row(200)).collect(),
        bias: row(500),
        out: [row(2000); OUTPUTS],
        out_bias: [0; OUTPUTS],
    };
    for name in ["gul-bara", "backgammon", "tawula"] {
        let rules = Rules::preset(name).expect("a preset");
        let net = Arc::new(Net::new(rules.game, weights.clone()).expect("the shape fits"));
        let positions = positions(rules);
        let mut values = vec![Value::default(); positions.len()];
        let mut group = c.benchmark_group(format!("net/{name}"));
        group.throughput(Throughput::Elements(positions.len() as u64));
        let mut active = Active::default();
        group.bench_function("inputs", |b| {
            b.iter(|| {
                positions
                    .iter()
                    .map(|p| {
                        active.look(p);
                        active.rows().next().map_or(0, usize::from)
                    })
                    .sum::<usize>()
            });
        });
        for kernel in Kernel::available() {
            let neural = Neural::with_kernel(net.clone(), kernel);
            group.bench_function(format!("{kernel:?}"), |b| {
                b.iter(|| neural.evaluate(&positions, &mut values));
            });
        }
    }
}

criterion_group!(benches, evaluate);
criterion_main!(benches);
