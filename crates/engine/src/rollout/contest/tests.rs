use std::sync::atomic::AtomicBool;

use rosespring_rules::{Ends, Phase, Rules, Setup, SetupPhase, SideSetup};

use super::*;
use crate::evaluate::Handwritten;
use crate::stakes::Stakes;

static NEVER: AtomicBool = AtomicBool::new(false);

const fn until(trials: u64) -> Until<'static> {
    Until {
        trials,
        error: None,
        cancelled: &NEVER,
    }
}

/// A bear-off in which `thrower` is to play 2-1.
fn stage(thrower: Side) -> (Position, Vec<End>) {
    let [white, black] = match thrower {
        Side::White => [[(5, 1), (3, 1), (2, 1)], [(4, 1), (3, 1), (1, 1)]],
        Side::Black => [[(4, 1), (3, 1), (1, 1)], [(5, 1), (3, 1), (2, 1)]],
    };
    let position = Position::from_setup(&Setup {
        rules: Rules::preset("backgammon").unwrap(),
        white: SideSetup::with_points(&white),
        black: SideSetup::with_points(&black),
        phase: SetupPhase::Throw { thrower },
    })
    .unwrap();
    let position = position.throw("2-1".parse().unwrap(), &mut ()).unwrap();
    let mut ends = Ends::new();
    position.ends(&mut ends);
    (position, ends.iter().collect())
}

fn contest_of(side: Side, settings: RolloutSettings, trials: u64) -> Contest {
    let (position, ends) = stage(side);
    let mut contest = Contest::new(position, ends, settings);
    contest.run(&Handwritten::default(), 1, &until(trials), |_| ());
    contest
}

/// Returns the worth of a position to White if both sides play as in a rollout, by the whole tree.
fn exactly(position: &Position, greedy: &mut crate::search::Greedy<Handwritten>) -> f64 {
    match position.phase() {
        Phase::Over(outcome) => f64::from(outcome.units_for(Side::White)),
        Phase::Play(_) => {
            let best = greedy.candidates(position, Stakes::Units)[0];
            exactly(&position.after(&best.end, &mut ()), greedy)
        }
        _ => {
            let throws = rosespring_rules::Dice::ALL_21.into_iter();
            let worths = throws.map(|(dice, ways)| {
                let thrown = position.throw(dice, &mut ()).unwrap();
                f64::from(ways) / 36.0 * exactly(&thrown, greedy)
            });
            worths.sum()
        }
    }
}

#[test]
fn the_best_play_is_found_and_clearly_worse_ones_are_dropped() {
    let mut greedy = crate::search::Greedy::new(Handwritten::default());
    for side in Side::ALL {
        let contest = contest_of(side, RolloutSettings::new(3), 20_000);
        let standings = contest.standings();
        let worth = |one: &Standing<'_>, greedy: &mut _| {
            let white = exactly(&contest.position().after(&one.end, &mut ()), greedy);
            if side == Side::White { white } else { -white }
        };
        let best = worth(&standings[0], &mut greedy);

        assert!(standings.len() > 3);
        assert!(standings.iter().any(|one| one.dropped));
        for one in &standings {
            let behind = best - worth(one, &mut greedy);
            let Mean { mean, error } = one.behind;
            assert!(behind >= -1e-9, "{side:?} {behind}");
            assert!(
                (mean - behind).abs() <= 4.0 * error + 1e-9,
                "{side:?} {behind} {mean} {error}"
            );
            assert!(one.dropped || one.rollout.trials() == contest.trials());
        }
    }
}

#[test]
fn the_same_dice_make_the_error_of_a_difference_smaller() {
    let settings = RolloutSettings {
        luck: false,
        ..RolloutSettings::new(5)
    };
    let contest = contest_of(Side::White, settings, 144);
    let standings = contest.standings();
    let [first, second] = [&standings[0], &standings[1]];
    let apart = |one: &Standing<'_>| one.rollout.worth().error;

    assert!(second.behind.error < 0.8 * apart(first).hypot(apart(second)));
}

#[test]
fn threads_and_pauses_change_nothing() {
    let (position, ends) = stage(Side::Black);
    let settings = RolloutSettings::new(11);
    let whole = contest_of(Side::Black, settings, 500);
    let mut paused = Contest::new(position, ends, settings);
    for (trials, threads) in [(77, 2), (200, 1), (500, 3)] {
        paused.run(&Handwritten::default(), threads, &until(trials), |_| ());
    }

    assert_eq!(whole, paused);
}

#[test]
fn it_stops_at_the_error_asked_for_or_when_one_is_left() {
    let (position, ends) = stage(Side::White);
    let mut contest = Contest::new(position, ends.clone(), RolloutSettings::new(5));
    let wanted = Until {
        error: Some(0.05),
        ..until(100_000)
    };
    contest.run(&Handwritten::default(), 1, &wanted, |_| ());
    let known = |one: &Standing<'_>| one.dropped || one.rollout.worth().error <= 0.05;
    assert!(contest.trials() < 100_000);
    assert!(contest.is_decided() || contest.standings().iter().all(known));

    let mut alone = Contest::new(position, ends[..1].iter().copied(), RolloutSettings::new(5));
    alone.run(&Handwritten::default(), 1, &until(100_000), |_| ());
    assert!(alone.is_decided());
    assert_eq!(alone.trials(), ROUND);
}

#[test]
fn what_was_done_before_a_stop_is_kept() {
    let (position, ends) = stage(Side::White);
    let stop = AtomicBool::new(false);
    let mut contest = Contest::new(position, ends.clone(), RolloutSettings::new(5));
    let wanted = Until {
        cancelled: &stop,
        ..until(1_000)
    };
    contest.run(&Handwritten::default(), 2, &wanted, |done| {
        if done == 100 {
            stop.store(true, Ordering::Relaxed);
        }
    });

    assert!((99..144).contains(&contest.trials()));
    let mut other = Contest::new(position, ends, RolloutSettings::new(5));
    other.run(&Handwritten::default(), 1, &until(contest.trials()), |_| ());
    assert_eq!(contest, other);
}

#[test]
fn nothing_is_entered_when_dice_are_to_be_thrown() {
    let (_, ends) = stage(Side::White);
    let start = Position::start(Rules::preset("gioul").unwrap());
    let mut contest = Contest::new(start, ends, RolloutSettings::new(1));
    contest.run(&Handwritten::default(), 1, &until(10), |_| ());

    assert_eq!((contest.trials(), contest.standings().len()), (0, 0));
}
