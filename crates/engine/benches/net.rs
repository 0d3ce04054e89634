//! Benchmarks the evaluation by a net, inputs included, in positions per second.

use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::net::inputs::{Active, InputVersion};
use rosespring_engine::net::{Kernel, Net, Neural, OUTPUTS, QuantisedWeights};
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
    let mut weights = |(inputs, width): (InputVersion, usize)| {
        let rows = inputs.rows();
        let most = |row: usize| match row {
            row if row == rows => 500,
            row if row < rows => 100,
            _ => (2000 * 128 / width) as i16,
        };
        let all = (0..(rows + 1 + OUTPUTS) * width).map(|weight| {
            let most = most(weight / width);
            rng.i16(-most..=most)
        });
        QuantisedWeights::new(inputs, width, all, [0; OUTPUTS]).expect("the shape fits")
    };
    let (one, two) = (InputVersion::One, InputVersion::Two);
    let all = [(one, 128), (one, 256), (one, 512), (two, 256), (two, 384)].map(&mut weights);
    for name in ["gul-bara", "backgammon", "tawula"] {
        let rules = Rules::preset(name).expect("a preset");
        let positions = positions(rules);
        let mut values = vec![Value::default(); positions.len()];
        let mut group = c.benchmark_group(format!("net/{name}"));
        group.throughput(Throughput::Elements(positions.len() as u64));
        let mut active = Active::default();
        for inputs in InputVersion::ALL {
            group.bench_function(format!("inputs/{}", inputs.number()), |b| {
                b.iter(|| {
                    positions
                        .iter()
                        .map(|p| {
                            active.look(inputs, p);
                            active.rows().next().map_or(0, usize::from)
                        })
                        .sum::<usize>()
                });
            });
        }
        for weights in &all {
            let net = Net::new(rules.game, weights.clone()).expect("no sum overflows");
            let net = Arc::new(net);
            for kernel in Kernel::available() {
                let neural = Neural::with_kernel(net.clone(), kernel);
                let (inputs, width) = (weights.inputs().number(), weights.width());
                group.bench_function(format!("{kernel:?}/{inputs}/{width}"), |b| {
                    b.iter(|| neural.evaluate(&positions, &mut values));
                });
            }
        }
    }
}

criterion_group!(benches, evaluate);
criterion_main!(benches);
