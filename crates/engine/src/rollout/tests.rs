use rosespring_rules::{Phase, Rules, Setup, SetupPhase, Side, SideSetup};

use super::*;
use crate::evaluate::Handwritten;
use crate::shipped_evaluator;

static NEVER: AtomicBool = AtomicBool::new(false);

const fn until(trials: u64) -> Until<'static> {
    Until {
        trials,
        error: None,
        cancelled: &NEVER,
    }
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

fn rollout_of(
    position: Position,
    settings: RolloutSettings,
    trials: u64,
    threads: usize,
) -> Rollout {
    let mut rollout = Rollout::new(position, settings);
    rollout.run(&Handwritten::default(), threads, &until(trials), |_| ());
    rollout
}

/// White's winning chance and worth when both sides play as in a rollout, by the whole tree.
fn exactly(position: &Position, greedy: &mut crate::search::Greedy<Handwritten>) -> (f64, f64) {
    match position.phase() {
        Phase::Over(outcome) => {
            let value = Value::of(outcome);
            (f64::from(value.win), f64::from(value.equity()))
        }
        Phase::Play(_) => {
            let best = greedy.candidates(position, Stakes::Units)[0];
            exactly(&position.after(&best.end, &mut ()), greedy)
        }
        _ => {
            let mut mean = (0.0, 0.0);
            for (dice, ways) in rosespring_rules::Dice::ALL_21 {
                let (win, worth) = exactly(&position.throw(dice, &mut ()).unwrap(), greedy);
                let chance = f64::from(ways) / 36.0;
                mean = (mean.0 + chance * win, mean.1 + chance * worth);
            }
            mean
        }
    }
}

fn small_races() -> [Position; 3] {
    [
        race("backgammon", &[(6, 2), (5, 1)], &[(4, 2), (3, 1)]),
        race("gul-bara", &[(6, 2), (4, 1)], &[(5, 2)]),
        race("tawula", &[(6, 2)], &[(5, 1), (2, 1)]),
    ]
}

#[test]
fn the_mean_is_the_exact_value_with_luck_and_without() {
    for position in small_races() {
        let mut greedy = crate::search::Greedy::new(Handwritten::default());
        let (win, worth) = exactly(&position, &mut greedy);
        let with = RolloutSettings::new(3);
        let without = RolloutSettings {
            luck: false,
            ..with
        };
        let [with, without] =
            [with, without].map(|settings| rollout_of(position, settings, 1_296, 1));

        for rollout in [&with, &without] {
            let (value, errors) = (rollout.value(), rollout.errors());
            let off = f64::from(value.win) - win;
            assert!(off.abs() <= 4.0 * f64::from(errors.win), "{off} {errors:?}");
            let Mean { mean, error } = rollout.worth();
            assert!(
                (mean - worth).abs() <= 4.0 * error,
                "{mean} {error} {worth}"
            );
        }
        assert!(
            with.worth().error < 0.7 * without.worth().error,
            "{} {}",
            with.worth().error,
            without.worth().error
        );
    }
}

fn paused(position: Position, settings: RolloutSettings, pauses: [u64; 3]) -> Rollout {
    let mut rollout = Rollout::new(position, settings);
    for (trials, threads) in pauses.into_iter().zip([2, 1, 3]) {
        rollout.run(&Handwritten::default(), threads, &until(trials), |_| ());
    }
    rollout
}

#[test]
fn threads_and_pauses_change_nothing() {
    for position in small_races() {
        let settings = RolloutSettings::new(11);
        let one = rollout_of(position, settings, 400, 1);

        assert_eq!(one.trials(), 400);
        assert_eq!(one, rollout_of(position, settings, 400, 3));
        assert_eq!(one, paused(position, settings, [77, 200, 400]));
    }
}

#[test]
fn every_game_has_a_rollout_from_its_opening() {
    for preset in rosespring_rules::PRESETS {
        let start = Position::start(preset.rules);
        let settings = RolloutSettings {
            truncate: Some(2),
            ..RolloutSettings::new(11)
        };
        let one = rollout_of(start, settings, 8, 1);

        assert_eq!(one, paused(start, settings, [3, 4, 8]), "{}", preset.name);
        assert!((0.3..0.7).contains(&one.value().win), "{}", preset.name);
    }
}

#[test]
fn an_opening_comes_out_alike_by_a_net_on_any_number_of_threads() {
    for preset in rosespring_rules::PRESETS {
        let net = shipped_evaluator(preset.rules.game);
        let settings = RolloutSettings {
            truncate: Some(8),
            ..RolloutSettings::new(11)
        };
        let made = |threads| {
            let mut rollout = Rollout::new(Position::start(preset.rules), settings);
            rollout.run(&net, threads, &until(12), |_| ());
            rollout
        };

        assert_eq!(made(1), made(12), "{}", preset.name);
    }
}

#[test]
fn it_stops_at_the_error_asked_for() {
    let [position, ..] = small_races();
    let mut rollout = Rollout::new(position, RolloutSettings::new(5));
    let wanted = Until {
        error: Some(0.02),
        ..until(100_000)
    };
    rollout.run(&Handwritten::default(), 1, &wanted, |_| ());

    assert!(rollout.worth().error <= 0.02);
    assert!(rollout.trials() < 100_000 && rollout.trials().is_multiple_of(ROUND));
    let trials = rollout.trials();
    rollout.run(&Handwritten::default(), 1, &wanted, |_| ());
    assert_eq!(rollout.trials(), trials);
}

#[test]
fn what_was_done_before_a_stop_is_kept() {
    let [position, ..] = small_races();
    let stop = AtomicBool::new(false);
    let mut rollout = Rollout::new(position, RolloutSettings::new(5));
    let wanted = Until {
        cancelled: &stop,
        ..until(1_000)
    };
    rollout.run(&Handwritten::default(), 2, &wanted, |done| {
        if done == 100 {
            stop.store(true, Ordering::Relaxed);
        }
    });

    assert!(
        (99..144).contains(&rollout.trials()),
        "{}",
        rollout.trials()
    );
    assert_eq!(
        rollout,
        rollout_of(position, RolloutSettings::new(5), rollout.trials(), 1)
    );
}

#[test]
fn a_game_that_is_over_is_worth_its_outcome() {
    let [position, ..] = small_races();
    let mut over = position;
    let mut rng = fastrand::Rng::with_seed(1);
    let mut greedy = crate::search::Greedy::new(Handwritten::default());
    while over.outcome().is_none() {
        over = match over.phase() {
            Phase::Play(_) => {
                let best = greedy.candidates(&over, Stakes::Units)[0];
                over.after(&best.end, &mut ())
            }
            _ => over.throw(crate::walk::throw(&mut rng), &mut ()).unwrap(),
        };
    }
    let rollout = rollout_of(over, RolloutSettings::new(1), 10, 1);

    assert_eq!(rollout.value(), Value::of(over.outcome().unwrap()));
    assert_eq!(rollout.worth().error, 0.0);
    assert_eq!(
        Rollout::new(over, RolloutSettings::new(1)).worth().error,
        f64::INFINITY
    );
}

#[test]
fn trials_made_anywhere_have_the_same_sums() {
    let settings = RolloutSettings::new(11);
    for position in small_races() {
        let whole = rollout_of(position, settings, 100, 1);
        let part = |numbers, threads| {
            let judge = Handwritten::default();
            RolloutSums::of_trials(position, settings, numbers, &judge, threads, &NEVER)
        };
        let mut parts = [part(60..100, 2), part(0..7, 1), part(7..60, 3)].into_iter();
        let mut sums = parts.next().unwrap();
        for other in parts {
            sums.add(&other);
        }

        assert_eq!(sums, whole.sums());
        assert_eq!(Rollout::resume(position, settings, sums), whole);
    }
}
