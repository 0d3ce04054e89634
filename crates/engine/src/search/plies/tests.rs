use rosespring_rules::{Ends, Rules, Setup, SetupPhase, SideSetup};

use super::super::tests::Arbitrary;
use super::*;
use crate::evaluate::Handwritten;
use crate::walk::{random_game_with, throw};

const UNITS: Stakes = Stakes::Units;

fn unfiltered() -> Deep<Arbitrary> {
    Deep::by(
        Greedy::new(Arbitrary).following(0).playing_out(usize::MAX),
        Filters::NONE,
    )
}

/// Returns the play of the stage that is best by `see`, which evaluates the position after it.
fn best_of<T>(position: &Position, mut see: impl FnMut(Position) -> (T, Value)) -> (T, Value) {
    let mover = position.turn().unwrap().mover();
    let seen = position
        .plays()
        .into_iter()
        .map(|play| see(position.after(&play.end, &mut ())));
    seen.reduce(|best, next| {
        let worth = |seen: &(T, Value)| UNITS.worth(&seen.1, mover);
        if worth(&next) > worth(&best) {
            next
        } else {
            best
        }
    })
    .unwrap()
}

fn plainly_settled(mut position: Position) -> Position {
    while let Phase::Play(_) = position.phase() {
        position = best_of(&position, |after| (after, Arbitrary.value(&after))).0;
    }
    position
}

fn plainly_expected(position: &Position, plies: u8) -> Value {
    if plies == 0 || position.outcome().is_some() {
        return Arbitrary.value(position);
    }
    let mut mean = Value::default();
    for first in 1..=6 {
        for second in 1..=6 {
            let dice = Dice::from_numbers(first, second).unwrap();
            let thrown = position.throw(dice, &mut ()).unwrap();
            mean.add(&plainly(&thrown, plies - 1), 1.0 / 36.0);
        }
    }
    mean
}

/// The same recursion as the search, without any optimisation.
fn plainly(position: &Position, plies: u8) -> Value {
    match position.phase() {
        Phase::Play(_) => {
            best_of(position, |after| {
                ((), plainly_expected(&plainly_settled(after), plies))
            })
            .1
        }
        _ => plainly_expected(position, plies),
    }
}

fn near(a: &Value, b: &Value) -> bool {
    let mut pairs = a.to_array().into_iter().zip(b.to_array());
    pairs.all(|(a, b)| (a - b).abs() < 1e-4)
}

fn race(rules: &str, white: &[(u8, u8)], black: &[(u8, u8)]) -> Position {
    Position::from_setup(&Setup {
        rules: Rules::preset(rules).unwrap(),
        white: SideSetup::with_points(white),
        black: SideSetup::with_points(black),
        phase: SetupPhase::Throw {
            thrower: Side::White,
        },
    })
    .unwrap()
}

#[test]
fn a_race_is_worth_what_the_whole_tree_says() {
    for rules in ["gul-bara", "gioul", "tawula", "backgammon"] {
        let position = race(rules, &[(6, 2)], &[(3, 2)]);
        for plies in 0..=2 {
            let (value, looked) = unfiltered().value(&position, UNITS, plies, u64::MAX);
            let plain = plainly(&position, plies);

            assert_eq!(looked, plies);
            assert!(near(&value, &plain), "{rules} {plies}: {value:?} {plain:?}");
        }
    }
}

#[test]
fn what_is_decided_within_the_depth_is_exact() {
    // White needs both numbers above 1 to bear off at once, or a doublet; otherwise Black wins.
    let position = race("backgammon", &[(2, 2)], &[(1, 2)]);
    let (value, _) = Deep::new(Arbitrary).value(&position, UNITS, 2, u64::MAX);

    assert!((value.win - 26.0 / 36.0).abs() < 1e-6, "{value:?}");
    assert_eq!(Side::ALL.map(|side| value.larger_win(side)), [0.0, 0.0]);
}

/// Returns some positions of random games in which a stage is due.
fn stages(rules: Rules, seed: u64, ends_max: usize) -> Vec<Position> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let (mut buffer, mut found) = (Ends::new(), Vec::new());
    while found.len() < 200 {
        let mut seen = Vec::new();
        random_game_with(rules, &mut rng, &mut buffer, |position| {
            seen.push(*position);
        });
        seen.retain(|position| {
            let plays = position.plays().len();
            (2..=ends_max).contains(&plays)
        });
        found.extend(seen);
    }
    found
}

#[test]
fn a_search_is_the_plain_recursion() {
    for (seed, rules) in ["gul-bara", "gioul", "tawula", "backgammon"]
        .into_iter()
        .enumerate()
    {
        let stages = stages(Rules::preset(rules).unwrap(), seed as u64, 6);
        for position in stages.iter().step_by(stages.len() / 5) {
            let mut search = unfiltered();
            let (value, plies) = search.value(position, UNITS, 1, u64::MAX);
            let plain = plainly(position, 1);

            assert_eq!(plies, 1);
            assert!(
                near(&value, &plain),
                "{}: {value:?} {plain:?}",
                position.id()
            );
        }
    }
}

#[test]
fn an_opening_is_the_mean_of_its_throws() {
    for rules in ["gul-bara", "backgammon"] {
        let start = Position::start(Rules::preset(rules).unwrap());
        let (value, _) = unfiltered().value(&start, UNITS, 1, u64::MAX);
        let mut mean = Value::default();
        for (white, black) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
            if white != black {
                let dice = Dice::from_numbers(white, black).unwrap();
                let thrown = start.throw(dice, &mut ()).unwrap();
                let plies = u8::from(thrown.turn().is_none());
                mean.add(&plainly(&thrown, plies), 1.0 / 30.0);
            }
        }

        assert!(near(&value, &mean), "{rules}: {value:?} {mean:?}");
    }
}

#[test]
fn a_budget_keeps_what_was_finished_and_repeats_itself() {
    let start = Position::started_by(Rules::preset("backgammon").unwrap(), Side::White);
    let position = start.throw("6-2".parse().unwrap(), &mut ()).unwrap();
    let looked = |plies, budget| {
        let mut search = Deep::new(Handwritten::default());
        let candidates = search.candidates(&position, UNITS, plies, budget).to_vec();
        (candidates, search.evaluations())
    };
    let count = position.plays().len();
    let mut depths = Vec::new();
    for budget in [0, 1_000, 3_000, 100_000] {
        let (candidates, evaluations) = looked(2, budget);

        assert_eq!((candidates.clone(), evaluations), looked(2, budget));
        assert_eq!(candidates.len(), count);
        assert!(
            candidates.is_sorted_by(
                |a, b| a.plies > b.plies || (a.plies == b.plies && a.worth >= b.worth)
            )
        );
        assert!(evaluations <= budget + 500, "{evaluations}");
        let sum: u32 = candidates.iter().map(|one| u32::from(one.plies)).sum();
        depths.push(sum);
    }
    assert_eq!(depths[0], 0);
    assert!(depths.is_sorted(), "{depths:?}");
    assert!(depths[1] > 0 && depths[3] > depths[2], "{depths:?}");
    assert_eq!(looked(1, 100_000).0[0].plies, 1);
}

#[test]
fn plays_that_end_the_game_are_looked_at_to_any_depth() {
    let mut rng = fastrand::Rng::with_seed(1);
    let position = race("tawula", &[(1, 2)], &[(1, 1)]);
    let position = position.throw(throw(&mut rng), &mut ()).unwrap();
    let mut search = Deep::new(Arbitrary);
    let best = search.candidates(&position, UNITS, 3, u64::MAX)[0];

    assert_eq!((best.worth, best.plies), (1.0, 3));
    let over = position.after(&best.end, &mut ());
    assert_eq!(search.value(&over, UNITS, 3, u64::MAX).0.win, 1.0);
    assert!(search.candidates(&over, UNITS, 3, u64::MAX).is_empty());
}

#[test]
fn a_search_that_is_stopped_at_once_looks_at_nothing_deeper() {
    let start = Position::started_by(Rules::preset("gul-bara").unwrap(), Side::White);
    let position = start.throw("5-2".parse().unwrap(), &mut ()).unwrap();
    let mut search = Deep::new(Handwritten::default());

    let limits = Limits {
        stop: Some(&|| true),
        ..Limits::NONE
    };
    let stopped = search.candidates_within(&position, UNITS, 2, &limits);
    assert!(stopped.iter().all(|candidate| candidate.plies == 0));
}

#[test]
fn the_best_end_is_the_first_candidate() {
    let mut searched = [0, 0];
    for name in ["gul-bara", "backgammon"] {
        let stages = stages(Rules::preset(name).unwrap(), 7, 12);
        for position in stages.iter().step_by(stages.len() / 12) {
            let mut search = Deep::by(Greedy::new(Handwritten::default()), Filters::WIDE);
            let first = search.candidates(position, UNITS, 2, 30_000)[0].end;
            let whole = search.evaluations();
            let best = search.best(position, UNITS, 2, 30_000).unwrap();

            assert_eq!(best.end, first, "{}", position.id());
            searched[0] += whole;
            searched[1] += search.evaluations() - whole;
        }
    }
    assert!(searched[1] < searched[0], "{searched:?}");
}

#[test]
fn without_look_ahead_it_plays_like_greedy_with_as_many_lines() {
    let rules = Rules::preset("gul-bara").unwrap();
    let stages = stages(rules, 3, usize::MAX);
    let cascades = stages.iter().filter(|position| {
        let stage = position.turn().map(|turn| turn.stage().then().next());
        stage.flatten().is_some()
    });
    let mut greedy = Greedy::new(Handwritten::default()).following(8);
    let mut deep = Deep::new(Handwritten::default()).filtering(Filters::WIDE);
    let mut compared = 0;
    for position in cascades {
        let first = deep.candidates(position, UNITS, 0, u64::MAX)[0];

        assert_eq!(greedy.best(position, UNITS), Some(first));
        compared += 1;
    }
    assert!(compared > 5);
    // Stages within the search keep their own number of lines.
    assert_eq!(
        deep.greedy().width.lines,
        Greedy::new(Arbitrary).width.lines
    );
}

#[test]
fn more_ends_pass_where_later_stages_are_known() {
    let of = |most| Filter {
        most,
        margin: f32::INFINITY,
    };
    let filters = Filters {
        first: of(2),
        cascade: of(5),
        ..Filters::default()
    };
    let mut counted = [0, 0];
    let stages = stages(Rules::preset("gul-bara").unwrap(), 4, 60);
    for position in stages.iter().step_by(7) {
        let is_known = position.turn().unwrap().stage().then().next().is_some();
        let mut search = Deep::by(Greedy::new(Arbitrary), filters);
        let candidates = search.candidates(position, UNITS, 1, u64::MAX);
        let searched = candidates.iter().filter(|one| one.plies == 1).count();
        let most = if is_known { 5 } else { 2 };

        assert_eq!(searched, most.min(candidates.len()), "{}", position.id());
        counted[usize::from(is_known)] += 1;
    }
    assert!(counted.into_iter().all(|count| count > 3), "{counted:?}");
}

#[test]
fn fewer_lines_within_the_search_need_fewer_evaluations() {
    // Doublets do not cascade in the first throws of a game, so stages of whole games are searched.
    let stages = stages(Rules::preset("gul-bara").unwrap(), 6, 12);
    let evaluations = |lines| {
        let filters = Filters {
            lines,
            ..Filters::default()
        };
        let mut search = Deep::by(Greedy::new(Arbitrary).following(3), filters);
        for position in stages.iter().step_by(20) {
            search.candidates(position, UNITS, 1, u64::MAX);
            assert_eq!(search.greedy().width.lines, 3);
        }
        search.evaluations()
    };

    assert!(evaluations(Some(1)) < evaluations(Some(2)));
    assert_eq!(evaluations(Some(3)), evaluations(None));
}
