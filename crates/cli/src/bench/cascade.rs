//! Measures of the search through the known later stages of a turn.

use std::time::Instant;

use rosespring_engine::evaluate::Evaluate;
use rosespring_engine::net::Neural;
use rosespring_engine::search::Greedy;
use rosespring_engine::search::cascade::{Cascade, POSITIONS_MAX};
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk::game;
use rosespring_rules::{Phase, Position, Rules, Side, Stage};
use rosespring_wire::result::Measure;

use super::engine::{after_best_play, dice, neural};
use super::{MeasureSettings, measure, middle};

/// Number of throws that each side has made when the middle of the game begins.
const THROWS: u16 = 6;
/// Number of positions for the time of a search.
const TIMED: usize = 51;

/// Returns positions from games of the net against itself in which a doublet of one of `numbers`
/// was just thrown and later groups follow. They are from the middle of the game: each side has
/// made six throws, and no man is off.
fn thrown_doublets(rules: Rules, seed: u64, numbers: &[u8], count: usize) -> Vec<Position> {
    let mut search = Greedy::new(neural(&rules));
    let mut found = Vec::new();
    let is_wanted = |position: &Position| {
        let Phase::Play(turn) = position.phase() else {
            return false;
        };
        let begins = match turn.stage() {
            Stage::Run { number, left, .. } => left.get() == 4 && numbers.contains(&number.get()),
            Stage::Pair { .. } | Stage::Three(_) => false,
        };
        let middle = |side| position.throws(side) >= THROWS && position.men(side).off() == 0;
        begins
            && turn.mover() == turn.thrower()
            && turn.stage().then().next().is_some()
            && Side::ALL.into_iter().all(middle)
    };
    // Rules without cascades have no such positions.
    for number in 0..100 * count as u64 {
        let mut before = Phase::Opening;
        game(rules, &mut dice(seed, number), |position| {
            // A later group of a cascade is not the doublet that was thrown.
            let goes_on = matches!((before, position.phase()),
                (Phase::Play(a), Phase::Play(b)) if a.thrower() == b.thrower());
            before = position.phase();
            if !goes_on && is_wanted(position) && found.len() < count {
                found.push(*position);
            }
            after_best_play(&mut search, position)
        });
        if found.len() == count {
            break;
        }
    }
    found
}

pub(super) fn exact(settings: &MeasureSettings) -> Vec<Measure> {
    let mut cascade = Cascade::new(neural(&settings.rules));
    let (mut times, mut sizes, mut large) = (Vec::new(), Vec::new(), 0);
    for position in thrown_doublets(settings.rules, settings.seed, &[1], TIMED) {
        let began = Instant::now();
        let found = cascade.exact(&position, Stakes::Units, POSITIONS_MAX);
        times.push(1e3 * began.elapsed().as_secs_f64());
        match found {
            Ok(found) => sizes.push(found.positions as f64),
            Err(_) => large += 1,
        }
    }
    vec![
        of("p50", measure(middle(times.clone(), 0.5), "ms")),
        of("p90", measure(middle(times, 0.9), "ms")),
        of("size", measure(middle(sizes, 0.5), "positions")),
        of("too large", measure(f64::from(large), "positions")),
    ]
}

fn of(of: &str, measure: Measure) -> Measure {
    Measure {
        of: Some(of.to_owned()),
        ..measure
    }
}

/// Number of positions searched in each repeat.
const JUDGED: u32 = 100;

/// A search whose loss is measured.
struct MeasuredSearch {
    name: &'static str,
    search: Greedy<Neural>,
    losses: Vec<f64>,
    differs: u32,
    seconds: f64,
}

impl MeasuredSearch {
    fn new(name: &'static str, search: Greedy<Neural>) -> Self {
        Self {
            name,
            search,
            losses: Vec::new(),
            differs: 0,
            seconds: 0.0,
        }
    }

    fn results(&self) -> [Measure; 3] {
        let count = self.losses.len() as f64;
        let loss = self.losses.iter().sum::<f64>() / count;
        let of = |what: &str, value: f64, unit| {
            of(&format!("{} {what}", self.name), measure(value, unit))
        };
        [
            of("loss", loss, "units"),
            of("other plays", f64::from(self.differs) / count, "share"),
            of("time", 1e3 * self.seconds / count, "ms"),
        ]
    }
}

pub(super) fn loss(settings: &MeasureSettings) -> Vec<Measure> {
    let greedy = || Greedy::new(neural(&settings.rules));
    let mut judged = [
        MeasuredSearch::new("at once", greedy().playing_out(0)),
        MeasuredSearch::new("five played out", greedy().following(0).playing_out(5)),
        MeasuredSearch::new("one line", greedy().following(1)),
        MeasuredSearch::new("two lines", greedy().following(2)),
        MeasuredSearch::new("four lines", greedy()),
        MeasuredSearch::new("eight lines", greedy().following(8)),
        MeasuredSearch::new("sixteen lines", greedy().following(16)),
    ];
    let mut cascade = Cascade::new(neural(&settings.rules));
    let count = (JUDGED * settings.repeats) as usize;
    let mut large = 0;
    for position in thrown_doublets(settings.rules, settings.seed, &[1, 2, 3], count) {
        if !judge(&position, &mut cascade, &mut judged) {
            large += 1;
        }
    }
    let results = judged.iter().flat_map(MeasuredSearch::results);
    results
        .chain([of("too large", measure(f64::from(large), "positions"))])
        .collect()
}

/// Adds the loss of each search against the exact one. Returns whether the exact search succeeded.
fn judge(
    position: &Position,
    cascade: &mut Cascade<Neural>,
    judged: &mut [MeasuredSearch],
) -> bool {
    let Ok(exact) = cascade.exact(position, Stakes::Units, POSITIONS_MAX) else {
        return false;
    };
    let mut known = vec![(exact.first, exact.worth)];
    for judged in judged {
        let began = Instant::now();
        let chosen = judged.search.best(position, Stakes::Units);
        judged.seconds += began.elapsed().as_secs_f64();
        let first = chosen.map_or(exact.first, |chosen| chosen.end);
        let before = known.iter().find(|(end, _)| *end == first);
        let worth = before.map_or_else(
            || worth_of(position, &position.after(&first, &mut ()), cascade),
            |(_, worth)| *worth,
        );
        known.push((first, worth));
        judged.losses.push(f64::from(exact.worth - worth));
        judged.differs += u32::from(first != exact.first);
    }
    true
}

/// Returns the equity of a position later in the turn, for the mover of the stage before.
fn worth_of(before: &Position, after: &Position, cascade: &mut Cascade<Neural>) -> f32 {
    let Some(turn) = before.turn() else {
        return f32::NAN;
    };
    let exact = cascade.exact(after, Stakes::Units, 2 * POSITIONS_MAX);
    match (exact, after.turn()) {
        (Ok(found), Some(_)) => Stakes::Units.worth(&found.value, turn.mover()),
        _ => {
            let value = neural(before.rules()).value(after);
            Stakes::Units.worth(&value, turn.mover())
        }
    }
}
