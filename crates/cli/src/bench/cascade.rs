//! Measures of the search of known later stages.

use std::time::Instant;

use rosespring_engine::evaluate::Evaluate;
use rosespring_engine::net::Neural;
use rosespring_engine::search::Greedy;
use rosespring_engine::search::cascade::{Cascade, POSITIONS_MAX};
use rosespring_engine::stakes::Stakes;
use rosespring_engine::walk::game;
use rosespring_rules::{Phase, Position, Rules, Side, Stage};
use rosespring_wire::result::Measure;

use super::engine::{dice, neural, played};
use super::{Ask, measure, middle};

/// Throws that each side has made before the middle of the game.
const THROWS: u16 = 6;
/// Positions searched for the time of a search.
const TIMED: usize = 51;

/// Positions from games of the net against itself in which a doublet of one of these numbers was
/// just thrown that brings later groups, in the middle of the game: every side has made six throws,
/// and no man is off.
fn thrown(rules: Rules, seed: u64, numbers: &[u8], count: usize) -> Vec<Position> {
    let mut search = Greedy::new(neural(&rules));
    let mut found = Vec::new();
    let is_wanted = |position: &Position| {
        let Phase::Play(turn) = position.phase() else {
            return false;
        };
        let begins = match turn.stage() {
            Stage::Run { number, left, .. } => left.get() == 4 && numbers.contains(&number.get()),
            Stage::Pair { .. } => false,
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
            // A later group of a cascade is not what was thrown.
            let goes_on = matches!((before, position.phase()),
                (Phase::Play(a), Phase::Play(b)) if a.thrower() == b.thrower());
            before = position.phase();
            if !goes_on && is_wanted(position) && found.len() < count {
                found.push(*position);
            }
            played(&mut search, position)
        });
        if found.len() == count {
            break;
        }
    }
    found
}

pub(super) fn exact(ask: &Ask) -> Vec<Measure> {
    let mut cascade = Cascade::new(neural(&ask.rules));
    let (mut times, mut sizes, mut large) = (Vec::new(), Vec::new(), 0);
    for position in thrown(ask.rules, ask.seed, &[1], TIMED) {
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

/// Positions searched for a repeat.
const JUDGED: u32 = 100;

/// A search whose loss is measured.
struct Judged {
    name: &'static str,
    search: Greedy<Neural>,
    losses: Vec<f64>,
    differs: u32,
    seconds: f64,
}

impl Judged {
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

pub(super) fn loss(ask: &Ask) -> Vec<Measure> {
    let greedy = || Greedy::new(neural(&ask.rules));
    let mut judged = [
        Judged::new("at once", greedy().playing_out(0)),
        Judged::new("five played out", greedy().following(0).playing_out(5)),
        Judged::new("one line", greedy().following(1)),
        Judged::new("two lines", greedy().following(2)),
        Judged::new("four lines", greedy()),
        Judged::new("eight lines", greedy().following(8)),
        Judged::new("sixteen lines", greedy().following(16)),
    ];
    let mut cascade = Cascade::new(neural(&ask.rules));
    let count = (JUDGED * ask.repeats) as usize;
    let mut large = 0;
    for position in thrown(ask.rules, ask.seed, &[1, 2, 3], count) {
        if !judge(&position, &mut cascade, &mut judged) {
            large += 1;
        }
    }
    let results = judged.iter().flat_map(Judged::results);
    results
        .chain([of("too large", measure(f64::from(large), "positions"))])
        .collect()
}

/// Adds what each search loses against the exact one; whether that was possible.
fn judge(position: &Position, cascade: &mut Cascade<Neural>, judged: &mut [Judged]) -> bool {
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

/// What a position later in the turn is worth to the mover of the stage before.
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
