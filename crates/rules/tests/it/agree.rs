//! The crate against the brute force on random positions.
//!
//! Each position is compared under all 21 throws: the same distinct ends by both generators of the
//! crate, steps that lead where they say, and the same next position, result and all, after a play.
//! `ROSESPRING_AGREE=100000` sets the positions per preset; the usual run takes a few seconds.

use std::collections::BTreeMap;

use fastrand::Rng;
use rosespring_rules::{Die, End, Ends, Position, presets};

use crate::bridge::{all_told, ends_of, from_position, men_on, to_position};
use crate::brute::{self, Ending};
use crate::machine;
use crate::model::{Both, Compulsion, Phase, Pos, Rest};
use crate::sample::{self, Walk};

/// Positions per preset unless the environment says otherwise, each some 15 stages; other options
/// get a tenth of them.
const POSITIONS: usize = 300;
/// Stages with more ends are compared by their ends alone.
const REPLAYED_ENDS_MAX: usize = 12;

fn positions() -> usize {
    let told = std::env::var("ROSESPRING_AGREE").ok();
    told.map_or(POSITIONS, |text| {
        text.parse().expect("ROSESPRING_AGREE counts positions")
    })
}

/// What was compared.
#[derive(Default)]
struct Tally {
    /// One buffer for all stages, as the hot path is used.
    buffer: Ends,
    positions: usize,
    stages: usize,
    ends: usize,
    games_over: usize,
}

fn compare(rules: &str, count: usize) -> Tally {
    let seed = rules
        .bytes()
        .fold(7_u64, |seed, byte| seed.wrapping_mul(31) + u64::from(byte));
    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    let mut walk = Walk::new(rules);
    let options = crate::model::Options::read(rules).expect("the rules read");
    while tally.positions < count {
        let pos = if tally.positions % 2 == 0 {
            for _ in 0..rng.usize(1..8) {
                walk.step(&mut rng);
            }
            walk.step(&mut rng)
        } else {
            sample::built(&options, &mut rng)
        };
        compare_position(&pos, &mut rng, &mut tally);
        if options.cascades {
            compare_group(&sample::with_group(&pos, &mut rng), &mut rng, &mut tally);
        }
        if options.rest != Rest::Lost {
            compare_group(&sample::with_rest(&pos, &mut rng), &mut rng, &mut tally);
        }
        if options.names && matches!(pos.phase, Phase::Throw(_)) && to_position(&pos).is_ok() {
            compare_position(&sample::with_name(&pos, &mut rng), &mut rng, &mut tally);
        }
        tally.positions += 1;
    }
    tally
}

fn compare_position(pos: &Pos, rng: &mut Rng, tally: &mut Tally) {
    let position = match to_position(pos) {
        Ok(position) => position,
        Err(error) => {
            let dead = matches!(pos.phase, Phase::Throw(_))
                && machine::is_dead(&pos.rules, &pos.men, pos.throws);
            let decided = (0..2).any(|side| brute::mothers(&pos.rules, &pos.men, side).is_some());
            let frozen = (0..2).any(|side| brute::has_lost_frozen(&pos.rules, &pos.men, side));
            assert!(dead || decided || frozen, "{pos} was refused: {error}");
            return;
        }
    };
    assert_eq!(
        from_position(&pos.rules, &position),
        *pos,
        "written down and read back"
    );
    match &pos.phase {
        Phase::Play { .. } => compare_stage(pos, &position, rng, tally),
        Phase::Throw(_) => {
            for first in 1..=6 {
                for second in 1..=first {
                    compare_throw(pos, &position, first, second, rng, tally);
                }
            }
        }
        Phase::Name(_) => {
            for number in 1..=6 {
                compare_name(pos, &position, number, rng, tally);
            }
        }
        Phase::Opening | Phase::Over(_) => {}
    }
}

fn compare_name(pos: &Pos, position: &Position, number: u8, rng: &mut Rng, tally: &mut Tally) {
    let (mut events, mut told) = (Vec::new(), Vec::new());
    let die = Die::new(number).expect("a number of a die");
    let next = position.name(die, &mut events);
    let next = next.expect("a doublet is to be named");
    let expected = machine::name(pos, number, &mut told);
    assert_eq!(all_told(&events), told, "{pos}, {number} named");
    let got = from_position(&pos.rules, &next);
    assert_eq!(got, expected, "{pos}, {number} named");
    if matches!(expected.phase, Phase::Play { .. }) {
        compare_stage(&expected, &next, rng, tally);
    }
}

fn compare_throw(
    pos: &Pos,
    position: &Position,
    first: u8,
    second: u8,
    rng: &mut Rng,
    tally: &mut Tally,
) {
    let (mut events, mut told) = (Vec::new(), Vec::new());
    let next = position
        .throw(crate::bridge::dice(first, second), &mut events)
        .expect("a throw is due");
    let expected = machine::throw(pos, first, second, &mut told);
    assert_eq!(all_told(&events), told, "{pos}, throw {first}-{second}");
    let got = from_position(&pos.rules, &next);
    assert_eq!(got.phase, expected.phase, "{pos}, throw {first}-{second}");
    assert_eq!(got, expected, "{pos}, throw {first}-{second}");
    if matches!(expected.phase, Phase::Play { .. }) {
        compare_stage(&expected, &next, rng, tally);
    }
}

/// A stage set up in the middle of a turn: accepted exactly if it has a play.
fn compare_group(pos: &Pos, rng: &mut Rng, tally: &mut Tally) {
    let (mover, stage) = pos.thrown().expect("a group is to be played");
    let playable = crate::brute::any_play(&pos.rules, &pos.men, mover, stage);
    match to_position(pos) {
        Ok(position) => {
            assert!(playable, "{pos} was accepted but has no play");
            compare_stage(pos, &position, rng, tally);
        }
        Err(error) => {
            let over = pos.men.iter().any(|men| men[0] == pos.rules.all_men())
                || (0..2).any(|side| brute::mothers(&pos.rules, &pos.men, side).is_some());
            assert!(!playable || over, "{pos} was refused: {error}");
        }
    }
}

fn compare_stage(pos: &Pos, position: &Position, rng: &mut Rng, tally: &mut Tally) {
    let expected = machine::ends(pos);
    position.ends(&mut tally.buffer);
    let ends: Vec<End> = tally.buffer.iter().collect();
    assert_eq!(
        ends,
        ends_of(position),
        "{pos}: a used buffer gives other ends"
    );
    let plays = position.plays();
    let got: BTreeMap<Both, u8> = ends
        .iter()
        .map(|end| (men_on(&pos.rules, &end.board), end.used))
        .collect();
    let played: BTreeMap<Both, u8> = plays
        .iter()
        .map(|play| (men_on(&pos.rules, &play.end.board), play.end.used))
        .collect();
    assert_eq!(got.len(), ends.len(), "{pos}: an end is listed twice");
    assert_eq!(played.len(), plays.len(), "{pos}: a play is listed twice");
    assert!(got == played, "{pos}: the two generators differ");
    assert!(
        got.keys().eq(expected.keys()),
        "{pos}: {} ends, the brute force has {}",
        got.len(),
        expected.len()
    );
    tally.stages += 1;
    tally.ends += ends.len();
    let few = plays.len() <= REPLAYED_ENDS_MAX;
    let chosen = if few {
        0..plays.len()
    } else {
        one(rng.usize(..plays.len()))
    };
    for index in chosen {
        let play = &plays[index];
        let men = men_on(&pos.rules, &play.end.board);
        let reached = &expected[&men];
        let (mut events, mut told) = (Vec::new(), Vec::new());
        let next = machine::choose(pos, &men, reached, &mut told);
        let after = from_position(&pos.rules, &position.after(&play.end, &mut events));
        // Where one may stop, an end can be reached with one number and with two.
        let one_way = match pos.stage_rules().compulsion {
            Compulsion::Free => false,
            Compulsion::Optional => play.steps.is_empty(),
            Compulsion::MostThenLarger | Compulsion::Most => true,
        };
        if one_way {
            assert_eq!(all_told(&events), told, "{pos}, after {:?}", play.steps);
        }
        assert_eq!(after, next, "{pos}, after {:?}", play.steps);
        let by_steps = position.play(&play.steps, &mut ());
        let by_steps = by_steps.unwrap_or_else(|error| panic!("{pos}, {:?}: {error}", play.steps));
        assert_eq!(
            from_position(&pos.rules, &by_steps),
            next,
            "{pos}, by {:?}",
            play.steps
        );
        tally.games_over += usize::from(reached.ending != Ending::None);
    }
}

fn one(index: usize) -> std::ops::Range<usize> {
    index..index + 1
}

fn run(rules: &str, count: usize) -> usize {
    let tally = compare(rules, count);
    println!(
        "{rules}: {} positions, {} stages, {} ends, {} games over: no difference",
        tally.positions, tally.stages, tally.ends, tally.games_over
    );
    assert!(
        tally.stages > tally.positions,
        "too few stages were compared"
    );
    tally.games_over
}

pub(crate) fn run_preset(rules: &str) {
    assert!(run(rules, positions()) > 0, "no game was ever over");
}

#[test]
fn gul_bara_agrees() {
    run_preset("gul-bara");
}

#[test]
fn gul_bara_2007_agrees() {
    run_preset("gul-bara:2007");
}

#[test]
fn gul_bara_bulgarian_agrees() {
    run_preset("gul-bara:bulgarian");
}

#[test]
fn gioul_agrees() {
    run_preset("gioul");
}

#[test]
fn tawula_agrees() {
    run_preset("tawula");
}

#[test]
fn tawula_falkener_agrees() {
    run_preset("tawula:falkener");
}

#[test]
fn backgammon_agrees() {
    run_preset("backgammon");
}

#[test]
fn plakoto_agrees() {
    run_preset("plakoto");
}

#[test]
fn tapa_agrees() {
    run_preset("tapa");
}

#[test]
fn plakoto_express_agrees() {
    run_preset("plakoto-express");
}

#[test]
fn doublets_agrees() {
    run_preset("doublets");
}

#[test]
fn doublets_all_agrees() {
    run_preset("doublets:all");
}

/// The presets of games that have no separate test.
#[test]
fn every_other_preset_agrees() {
    let known = [
        "gul-bara",
        "gioul",
        "tawula",
        "backgammon",
        "plakoto",
        "tapa",
        "plakoto-express",
        "ludus-anglicorum",
        "doublets",
    ];
    for preset in presets().filter(|preset| !known.contains(&preset.rules.game.name())) {
        run_preset(preset.name);
    }
}

#[test]
fn every_other_option_agrees() {
    let count = positions().div_ceil(10).max(20);
    let games_over: usize = sample::variants().map(|rules| run(rules, count)).sum();
    assert!(games_over > 0, "no game was ever over");
}
