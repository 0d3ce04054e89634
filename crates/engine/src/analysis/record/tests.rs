use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Dice, Entry, Game, Match, Phase, Position, Rules, Side, Step};

use super::{Class, Finding, Report, ReviewSettings, Reviewer, analyse, stages, tasks};
use crate::analysis::{Depth, How, Trials};
use crate::net::{Neural, shipped};
use crate::player::{Player, Weak};
use crate::stakes::Stakes;

const SETTINGS: ReviewSettings = ReviewSettings {
    depth: Depth::plies(0),
    rollouts_max: usize::MAX,
    game: None,
    for_units: false,
    threads: 1,
    why: false,
};

static NEVER: AtomicBool = AtomicBool::new(false);

fn net(record: &Record) -> Neural {
    Neural::new(shipped(record.rules.of_game(0).game).unwrap())
}

fn whole(record: &Record, settings: &ReviewSettings) -> (Report, Vec<Finding>) {
    let mut found = Vec::new();
    let see = |finding: &Finding| {
        found.push(finding.clone());
        ControlFlow::Continue(())
    };
    let (report, fault) = analyse(record, &net(record), settings, &NEVER, see);
    assert_eq!(fault, None);
    (report, found)
}

fn record_of(game: &Game, match_to: u8) -> Record {
    let mut record = Record::new(*game.start().rules(), "one", "other", match_to);
    record.games.push(GameRecord::of(game));
    record
}

fn dice(first: u8, second: u8) -> Dice {
    Dice::from_numbers(first, second).unwrap()
}

/// Returns a match in which both sides make errors.
fn weak_match(rules: Rules, match_to: u8, seed: u64) -> Record {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut weak = Weak::new(fastrand::Rng::with_seed(seed + 1));
    let mut record = Record::new(rules, "one", "other", match_to);
    let mut score = Match::new(rules, match_to);
    while score.winner().is_none() {
        let mut game = Game::new(score.next_game());
        while game.outcome().is_none() {
            match game.position().phase() {
                Phase::Play(_) => {
                    let play = weak.choose(game.position(), Stakes::Units).unwrap();
                    game.play(&play.steps).unwrap();
                }
                Phase::Name(_) => {
                    let number = weak.choose_number(game.position(), Stakes::Units);
                    game.name(number.unwrap()).unwrap();
                }
                _ => game
                    .throw(dice(random.u8(1..=6), random.u8(1..=6)))
                    .unwrap(),
            }
        }
        score.count(game.outcome().unwrap());
        record.games.push(GameRecord::of(&game));
    }
    record
}

/// White's men stand on 4 and 1 and White plays 4/3, 3/off; Black then bears off with any throw.
fn thrown_away() -> Game {
    let position: Position = "rs1.backgammon.z1h1OdT20.zi1OeT20.Pww41".parse().unwrap();
    let mut game = Game::new(position);
    let play = |game: &mut Game, steps: &[Step]| game.play(steps).unwrap();
    let bad = position.plays().into_iter().find(|play| {
        let men = play.end.board.men(Side::White);
        men.off() < 15
    });
    play(&mut game, &bad.unwrap().steps);
    game.throw(dice(2, 1)).unwrap();
    let steps = game.position().plays()[0].steps.clone();
    play(&mut game, &steps);
    game
}

#[test]
fn a_game_thrown_away_is_a_blunder_of_all_there_was() {
    let record = record_of(&thrown_away(), 1);
    let rollout = Some(Trials {
        trials: 10,
        best: 2,
        truncate: None,
        seed: 1,
        threads: 4,
    });
    for depth in [
        Depth::plies(0),
        Depth::plies(2),
        Depth {
            rollout,
            ..Depth::plies(1)
        },
    ] {
        for for_units in [false, true] {
            let settings = ReviewSettings {
                depth,
                for_units,
                ..SETTINGS
            };
            let (report, _) = whole(&record, &settings);
            let white = report.side(Side::White);

            assert_eq!((white.decisions, white.forced, white.blunders), (1, 0, 1));
            assert!((white.loss - 2.0).abs() < 0.02, "{}", white.loss);
            assert!((white.rating().unwrap() - 1000.0).abs() < 10.0);
            assert_eq!(report.mistakes.len(), 1);
            assert_eq!(report.mistakes[0].best_figure.worth, 1.0);
            let black = report.side(Side::Black);
            assert_eq!(
                (black.decisions, black.forced, black.rating()),
                (0, 1, None)
            );
        }
    }
}

#[test]
fn a_throw_is_as_lucky_as_what_it_wins() {
    // Two men on 2 are borne off by 25 throws without a 1, and by 1-1. Otherwise Black is off
    // first.
    let position: Position = "rs1.backgammon.zh2gOdT20.zi2OdT20.Tw".parse().unwrap();
    let mut game = Game::new(position);
    game.throw(dice(6, 5)).unwrap();
    let steps = game.position().plays()[0].steps.clone();
    game.play(&steps).unwrap();
    let (report, found) = whole(&record_of(&game, 1), &SETTINGS);

    let luck = report.side(Side::White).luck;
    let wins = 26.0 / 36.0;
    assert!(
        (luck.throws - (1.0 - (2.0 * wins - 1.0))).abs() < 0.02,
        "{luck:?}"
    );
    assert_eq!(luck.total(), luck.throws);
    assert_eq!(found.len(), 2);
}

#[test]
fn what_passes_on_is_luck_of_the_receiver() {
    let rules = Rules::preset("gul-bara").unwrap();
    let mut setup = Position::started_by(rules, Side::White).to_setup();
    setup.white.points[24] = 1;
    setup.white.points[3] = 14;
    setup.black.points[24] = 0;
    setup.black.points[20] = 14;
    setup.black.points[2] = 1;
    (setup.white.throws, setup.black.throws) = (3, 3);
    let mut game = Game::new(Position::from_setup(&setup).unwrap());
    game.throw(dice(5, 5)).unwrap();
    while let Phase::Play(_) = game.position().phase() {
        let steps = game.position().plays()[0].steps.clone();
        game.play(&steps).unwrap();
    }
    let (report, found) = whole(&record_of(&game, 1), &SETTINGS);
    let (white, black) = (report.side(Side::White), report.side(Side::Black));

    assert_eq!((white.cascades, white.gifts, black.gifts), (1, 0, 1));
    let thrown = found.iter().find_map(|finding| match finding {
        Finding::Luck(luck) => Some(f64::from(luck.luck)),
        _ => None,
    });
    let net = white.luck.total() - black.luck.total();
    assert!((net - thrown.unwrap()).abs() < 1e-6);
    assert_eq!(black.luck.total(), black.luck.gifts);
    assert!(black.luck.gifts != 0.0);
}

#[test]
fn threads_change_nothing_and_everything_is_counted() {
    for name in ["gul-bara", "gul-bara:bulgarian", "tawula", "backgammon"] {
        let record = weak_match(Rules::preset(name).unwrap(), 3, 11);
        let one = whole(&record, &SETTINGS);
        let three = whole(
            &record,
            &ReviewSettings {
                threads: 3,
                ..SETTINGS
            },
        );

        assert_eq!(one, three);
        let played: u64 = one.0.sides.iter().map(|s| s.decisions + s.forced).sum();
        assert_eq!(played, stages(&record) as u64);
        assert!(one.0.sides.iter().all(|side| side.loss > 0.0));
        let worst: Vec<f32> = one.0.mistakes.iter().map(|one| one.loss).collect();
        assert!(
            worst.len() == 3 && worst.is_sorted_by(|a, b| a >= b),
            "{worst:?}"
        );
    }
}

#[test]
fn one_game_of_a_match_can_be_asked_for_at_its_score() {
    let record = weak_match(Rules::preset("gul-bara").unwrap(), 3, 4);
    let (all, _) = whole(&record, &SETTINGS);
    let mut sum = 0.0;
    for game in 1..=record.games.len() {
        let settings = ReviewSettings {
            game: Some(game),
            ..SETTINGS
        };
        let (report, found) = whole(&record, &settings);
        let of_game = |finding: &Finding| match finding {
            Finding::Decision(decision) => decision.place.game == game,
            Finding::Luck(luck) => luck.place.game == game,
            Finding::Received(received) => received.place.game == game,
        };
        assert!(found.iter().all(of_game));
        sum += report.side(Side::White).loss;
    }
    assert!((sum - all.side(Side::White).loss).abs() < 1e-9);
}

#[test]
fn an_illegal_play_ends_the_analysis_with_what_came_before() {
    let mut record = weak_match(Rules::preset("gul-bara").unwrap(), 1, 5);
    let entries = &mut record.games[0].entries;
    let (at, entry) = entries
        .iter_mut()
        .enumerate()
        .filter(|(_, entry)| matches!(entry, Entry::Play { .. }))
        .nth(20)
        .unwrap();
    if let Entry::Play { steps, .. } = entry {
        steps.truncate(1);
        steps.push(steps[0]);
        steps.push(steps[0]);
        steps.push(steps[0]);
        steps.push(steps[0]);
    }
    let (report, fault) = analyse(&record, &net(&record), &SETTINGS, &NEVER, |_| {
        ControlFlow::Continue(())
    });

    let played: u64 = report.sides.iter().map(|s| s.decisions + s.forced).sum();
    assert_eq!(played, 20);
    assert_eq!(fault.unwrap().place, format!("game 1, entry {}", at + 1));
}

#[test]
fn it_can_be_broken_off() {
    let record = weak_match(Rules::preset("gioul").unwrap(), 1, 5);
    let mut seen = 0;
    let see = |_: &Finding| {
        seen += 1;
        match seen {
            5 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    };

    let (report, _) = analyse(&record, &net(&record), &SETTINGS, &NEVER, see);
    assert!(report.sides.iter().any(|side| side.throws > 0));
    assert_eq!(seen, 5);
}

#[test]
fn a_cancelled_analysis_ends_in_the_middle_of_a_batch() {
    let record = weak_match(Rules::preset("gioul").unwrap(), 1, 5);
    let cancelled = AtomicBool::new(true);

    let (report, fault) = analyse(&record, &net(&record), &SETTINGS, &cancelled, |_| {
        panic!("a task was judged after the cancellation")
    });

    assert_eq!(report, Report::default());
    assert_eq!(fault, None);
}

#[test]
fn rollouts_are_made_only_where_they_seem_bad() {
    let record = weak_match(Rules::preset("backgammon").unwrap(), 1, 2);
    let rollout = Some(Trials {
        trials: 4,
        best: 2,
        truncate: Some(2),
        seed: 1,
        threads: 1,
    });
    let depth = Depth {
        rollout,
        ..Depth::plies(0)
    };
    let (_, found) = whole(&record, &ReviewSettings { depth, ..SETTINGS });
    let (_, quick) = whole(&record, &SETTINGS);

    for (one, before) in found.iter().zip(&quick) {
        if let (Finding::Decision(one), Finding::Decision(before)) = (one, before) {
            let has_trials = matches!(one.figure.how, How::Rollout { .. } | How::Over);
            assert_eq!(has_trials, before.class() >= Class::Doubtful);
        }
    }

    // With a limit the first ones are the same, on any number of threads.
    for threads in [1, 3] {
        let settings = ReviewSettings {
            depth,
            rollouts_max: 2,
            threads,
            ..SETTINGS
        };
        let (_, limited) = whole(&record, &settings);
        let mut left = 2;
        for ((one, full), before) in limited.iter().zip(&found).zip(&quick) {
            let is_doubtful = match before {
                Finding::Decision(play) => play.class() >= Class::Doubtful,
                Finding::Luck(_) | Finding::Received(_) => false,
            };
            let is_compared = is_doubtful && left > 0;
            left -= usize::from(is_compared);
            assert_eq!(one, if is_compared { full } else { before });
        }
        assert_eq!(left, 0, "the record has two doubtful plays");
    }
}

#[test]
fn task_by_task_the_same_is_found() {
    let record = weak_match(Rules::preset("gul-bara").unwrap(), 1, 5);
    let settings = ReviewSettings {
        depth: Depth::plies(1),
        ..SETTINGS
    };
    let (report, found) = whole(&record, &settings);
    let (tasks, fault) = tasks(&record, &settings);
    assert_eq!((fault, tasks.len()), (None, found.len()));

    let mut reviewer = Reviewer::new(&net(&record), settings.depth);
    let mut added = Report::default();
    let mut later = 0;
    for (task, finding) in tasks.iter().zip(&found).rev() {
        let reviewed = reviewer.review(task, 3);
        assert_eq!(reviewed.finding, *finding);
        let Finding::Decision(decision) = finding else {
            continue;
        };
        assert!(reviewed.choices.len() <= 4);
        let made = reviewed.choices.iter().find(|(choice, _)| {
            let end = task.position.play(&decision.played, &mut ()).unwrap();
            choice.end.board == *end.board()
        });
        let (made, line) = made.unwrap();
        assert_eq!(made.figure, decision.figure);
        assert!((made.loss - decision.loss * task.stakes.unit()).abs() < 1e-6);
        later += usize::from(line.stages.len() > 1);
    }
    assert!(later > 0, "some turns had later stages");
    for finding in &found {
        added.add(finding);
    }
    assert_eq!(added, report);
}
