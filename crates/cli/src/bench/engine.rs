//! Measures of the engine with the nets that come with the program.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rosespring_engine::bearoff;
use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::fan_out::on_each;
use rosespring_engine::net::{Neural, shipped};
use rosespring_engine::rollout::{Rollout, RolloutSettings, TRIALS_MAX, Until};
use rosespring_engine::search::Greedy;
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk::game;
use rosespring_rules::{Ends, Outcome, Position, Rules, WinKind};
use rosespring_wire::result::Measure;

use super::{MeasureSettings, measure, median, middle};

/// Duration of one repeat.
const TIME: Duration = Duration::from_secs(1);
/// Number of positions evaluated between two readings of the clock: those of about 40 games.
const POSITIONS: usize = 50_000;
/// Number of men on each side in the bear-off tables.
const MEN: u8 = 10;
/// Target standard error of a rollout.
const ERROR: f64 = 0.005;

pub(super) fn neural(rules: &Rules) -> Neural {
    Neural::new(shipped(rules.game).expect("a measure by a net is refused without one"))
}

/// Returns the position after the best play of a stage, chosen without look-ahead.
pub(super) fn after_best_play(search: &mut Greedy<Neural>, position: &Position) -> Position {
    let best = search.best(position, Stakes::Units);
    best.map_or(*position, |best| position.after(&best.end, &mut ()))
}

/// Returns the dice of the game with this number; `seed` is the seed of all games.
pub(super) fn dice(seed: u64, number: u64) -> fastrand::Rng {
    let mut seeds = fastrand::Rng::with_seed(seed);
    fastrand::Rng::with_seed(
        seeds
            .u64(..)
            .wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15)),
    )
}

pub(super) fn evaluations(settings: &MeasureSettings) -> Vec<Measure> {
    let mut search = Greedy::new(neural(&settings.rules));
    let (mut positions, mut ends) = (Vec::new(), Ends::new());
    for number in 0.. {
        game(
            settings.rules,
            &mut dice(settings.seed, number),
            |position| {
                position.ends(&mut ends);
                positions.extend(ends.iter().map(|end| position.after(&end, &mut ())));
                after_best_play(&mut search, position)
            },
        );
        if positions.len() >= POSITIONS {
            break;
        }
    }
    let neural = neural(&settings.rules);
    let mut values = vec![Value::default(); positions.len()];
    let value = median(settings.repeats, |_| {
        let (began, mut evaluated) = (Instant::now(), 0);
        while began.elapsed() < TIME {
            neural.evaluate(&positions, &mut values);
            std::hint::black_box(&values);
            evaluated += positions.len();
        }
        evaluated as f64 / began.elapsed().as_secs_f64()
    });
    vec![measure(value, "positions/s")]
}

pub(super) fn decision(settings: &MeasureSettings) -> Vec<Measure> {
    let mut search = Greedy::new(neural(&settings.rules));
    let (mut halves, mut slowest) = (Vec::new(), Vec::new());
    let mut number = 0;
    for _ in 0..settings.repeats {
        let (began, mut times) = (Instant::now(), Vec::new());
        while began.elapsed() < TIME {
            game(
                settings.rules,
                &mut dice(settings.seed, number),
                |position| {
                    let began = Instant::now();
                    let after = after_best_play(&mut search, position);
                    times.push(1e3 * began.elapsed().as_secs_f64());
                    after
                },
            );
            number += 1;
        }
        halves.push(middle(times.clone(), 0.5));
        slowest.push(middle(times, 0.99));
    }
    let result = |values: Vec<f64>, of: &str| Measure {
        of: Some(of.to_owned()),
        ..measure(middle(values, 0.5), "ms")
    };
    vec![result(halves, "p50"), result(slowest, "p99")]
}

pub(super) fn self_play(settings: &MeasureSettings) -> Vec<Measure> {
    let next = AtomicU64::new(0);
    let value = median(settings.repeats, |_| {
        let games = AtomicU64::new(0);
        let began = Instant::now();
        on_each(0..settings.threads, |_| {
            // As in training: without looking at the stages that follow.
            let mut search = Greedy::new(neural(&settings.rules)).playing_out(0);
            while began.elapsed() < TIME {
                let mut dice = dice(settings.seed, next.fetch_add(1, Ordering::Relaxed));
                game(settings.rules, &mut dice, |position| {
                    after_best_play(&mut search, position)
                });
                games.fetch_add(1, Ordering::Relaxed);
            }
        });
        games.into_inner() as f64 / began.elapsed().as_secs_f64()
    });
    vec![Measure {
        threads: settings.threads,
        ..measure(value, "games/s")
    }]
}

pub(super) fn rollout(settings: &MeasureSettings) -> Vec<Measure> {
    let start = Position::start(settings.rules);
    let mut rollout = Rollout::new(start, RolloutSettings::new(settings.seed));
    let until = Until {
        trials: TRIALS_MAX,
        error: Some(ERROR),
        cancelled: &AtomicBool::new(false),
    };
    let began = Instant::now();
    rollout.run(&neural(&settings.rules), 1, &until, |_| ());
    vec![Measure {
        position: Some(start.id()),
        ..measure(began.elapsed().as_secs_f64(), "s")
    }]
}

pub(super) fn bear_off(settings: &MeasureSettings) -> Vec<Measure> {
    let value = median(settings.repeats, |_| {
        let began = Instant::now();
        let built = bearoff::build(&settings.rules, MEN, settings.threads as usize, |_| ());
        let pairs = built.map_or(f64::NAN, |built| built.pairs() as f64);
        pairs / began.elapsed().as_secs_f64()
    });
    vec![Measure {
        threads: settings.threads,
        ..measure(value, "states/s")
    }]
}

/// Number of games in each repeat whose results are counted.
const COUNTED: u64 = 400;

pub(super) fn win_kinds(settings: &MeasureSettings) -> Vec<Measure> {
    let mut search = Greedy::new(neural(&settings.rules));
    let (mut wins, mut of_kind) = (0, [0_u32; WinKind::COUNT]);
    for number in 0..COUNTED * u64::from(settings.repeats) {
        let mut dice = dice(settings.seed, number);
        let over = game(settings.rules, &mut dice, |position| {
            after_best_play(&mut search, position)
        });
        if let Some(Outcome::Won { kind, .. }) = over.outcome() {
            wins += 1;
            of_kind[kind.index()] += 1;
        }
    }
    let result = |kind: WinKind| Measure {
        of: Some(kind.name().to_owned()),
        ..measure(
            f64::from(of_kind[kind.index()]) / f64::from(wins),
            "of wins",
        )
    };
    WinKind::LARGER.map(result).into()
}
