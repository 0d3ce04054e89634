//! Measures of the rules.

use std::time::{Duration, Instant};

use rosespring_engine::walk::random_game;
use rosespring_engine::worst;
use rosespring_rules::{Ends, Position, Side};
use rosespring_wire::result::Measure;

use super::{MeasureSettings, measure, median};

const PERFT_DEPTH: usize = 3;
/// Duration of one repeat.
const GAMES_TIME: Duration = Duration::from_secs(1);
/// Number of games between two readings of the clock.
const GAMES_AT_ONCE: u32 = 100;
/// Number of times the worst stage is generated in one repeat.
const STAGES_AT_ONCE: u32 = 50;

pub(super) fn perft(settings: &MeasureSettings) -> Vec<Measure> {
    let start = Position::started_by(settings.rules, Side::White);
    let value = median(settings.repeats, |_| {
        let began = Instant::now();
        let counted = rosespring_rules::perft::perft(&start, PERFT_DEPTH);
        let deepest = counted.last().copied().unwrap_or(0);
        deepest as f64 / began.elapsed().as_secs_f64()
    });
    vec![measure(value, "positions/s")]
}

pub(super) fn random_games(settings: &MeasureSettings) -> Vec<Measure> {
    let mut rng = fastrand::Rng::with_seed(settings.seed);
    let mut ends = Ends::new();
    let value = median(settings.repeats, |_| {
        let began = Instant::now();
        let mut games = 0;
        while began.elapsed() < GAMES_TIME {
            for _ in 0..GAMES_AT_ONCE {
                random_game(settings.rules, &mut rng, &mut ends);
            }
            games += GAMES_AT_ONCE;
        }
        f64::from(games) / began.elapsed().as_secs_f64()
    });
    vec![measure(value, "games/s")]
}

pub(super) fn worst_stage(settings: &MeasureSettings) -> Vec<Measure> {
    let mut rng = fastrand::Rng::with_seed(settings.seed);
    let worst = worst::find(settings.rules, &mut rng, worst::EFFORT);
    let mut ends = Ends::new();
    let value = median(settings.repeats, |_| {
        worst.position.ends(&mut ends);
        let began = Instant::now();
        for _ in 0..STAGES_AT_ONCE {
            std::hint::black_box(&worst.position).ends(&mut ends);
            std::hint::black_box(&ends);
        }
        1e3 * began.elapsed().as_secs_f64() / f64::from(STAGES_AT_ONCE)
    });
    vec![Measure {
        position: Some(worst.position.id()),
        plays: Some(worst.ends as u64),
        ..measure(value, "ms")
    }]
}
