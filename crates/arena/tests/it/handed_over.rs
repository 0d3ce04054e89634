//! Laquet, in which what was handed over may be declined: in the search, rollouts, the arena, and
//! the analysis of a record.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rosespring_arena::{MatchSettings, PlayedPair, Watch, run, watch};
use rosespring_engine::analysis::Depth;
use rosespring_engine::analysis::record::{ReviewSettings, analyse};
use rosespring_engine::evaluate::Handwritten;
use rosespring_engine::player::{Baseline, Player};
use rosespring_engine::rollout::{Rollout, RolloutSettings, Until};
use rosespring_engine::stakes::Stakes;
use rosespring_rules::games::laquet;
use rosespring_rules::notation::record::Record;
use rosespring_rules::{Entry, Outcome, Position, Rules, Setup, SetupPhase, Side, SideSetup};

fn settings(a: &str, b: &str, pairs: u32) -> MatchSettings {
    settings_of(laquet::RULES, a, b, pairs)
}

pub(crate) fn settings_of(rules: Rules, a: &str, b: &str, pairs: u32) -> MatchSettings {
    MatchSettings {
        rules: rules.into(),
        match_to: None,
        pairs,
        a: a.parse().expect("a player"),
        b: b.parse().expect("a player"),
        seed: 34,
        threads: 1,
        patience: Duration::from_secs(1),
    }
}

/// Black has a 6 that White could not play.
fn handed(rules: Rules, white: &[(u8, u8)], black: &[(u8, u8)]) -> Position {
    let phase = SetupPhase::Play {
        thrower: Side::White,
        mover: Side::Black,
        stage: vec![6],
        then: vec![],
        named: false,
    };
    let setup = Setup {
        rules,
        white: SideSetup::with_points(white),
        black: SideSetup::with_points(black),
        phase,
    };
    Position::from_setup(&setup).expect("a position")
}

#[test]
fn the_hand_written_evaluation_beats_chance() {
    let tally = run(&settings("baseline", "random", 100), &|_| ()).expect("both can play");

    assert!(tally.win_rate.low > 0.5, "{:?}", tally.win_rate);
}

#[test]
fn a_player_takes_what_is_good_and_declines_what_is_not() {
    let rules = laquet::RULES;
    let mut player = Baseline::new(Handwritten::default());

    // The last man goes off.
    let won = handed(rules, &[(12, 15)], &[(6, 1)]);
    let play = player.choose(&won, Stakes::Units).expect("a play");
    assert_eq!(play.steps.len(), 1);
    // In a race, six pips are better than none.
    let race = handed(rules, &[(18, 15)], &[(13, 15)]);
    let play = player.choose(&race, Stakes::Units).expect("a play");
    assert_eq!(play.steps.len(), 1);
    // Both choices are searched.
    assert_eq!(race.plays().len(), 2);
}

#[test]
fn rollouts_of_a_stage_that_may_be_declined_end() {
    let rules = laquet::RULES;
    let position = handed(rules, &[(12, 15)], &[(6, 2)]);
    let settings = RolloutSettings::new(3);
    let cancelled = AtomicBool::new(false);

    let mut rollout = Rollout::new(position, settings);
    let until = Until {
        trials: 40,
        error: None,
        cancelled: &cancelled,
    };
    rollout.run(&Handwritten::default(), 1, &until, |_| ());

    assert_eq!(rollout.trials(), 40);
    assert!(rollout.value().win < 0.05, "Black is nearly off");
}

/// Stores the records of all pairs.
pub(crate) struct Keep(pub(crate) Mutex<Vec<Record>>);

impl Watch for Keep {
    fn wants_records(&self) -> bool {
        true
    }

    fn on_pair(&self, played: &PlayedPair<'_>) -> ControlFlow<()> {
        let mut records = self.0.lock().expect("one thread");
        records.extend(played.records.iter().cloned());
        ControlFlow::Continue(())
    }
}

#[test]
fn records_with_declined_stages_are_analysed() {
    let keep = Keep(Mutex::default());
    watch(&settings("random", "level:3", 10), &keep).expect("both can play");
    let review = ReviewSettings {
        depth: Depth::plies(0),
        rollouts_max: 0,
        game: None,
        for_units: false,
        threads: 1,
        why: true,
    };

    let mut declined = 0;
    for record in keep.0.into_inner().expect("one thread") {
        let text = record.to_text();
        assert_eq!(Record::from_text(&text).expect("sound").to_text(), text);
        let empty = |entry: &&Entry| matches!(entry, Entry::Play { steps, .. } if steps.is_empty());
        let here = record.games[0].entries.iter().filter(empty).count();
        let never = AtomicBool::new(false);
        let mut decisions = 0;
        let see = |_: &_| {
            decisions += 1;
            ControlFlow::Continue(())
        };
        let (_, fault) = analyse(&record, &Handwritten::default(), &review, &never, see);
        assert_eq!(fault, None);
        assert!(decisions > 0);
        declined += here;
    }
    assert!(declined > 5, "{declined} declined");
}

#[test]
fn white_has_the_better_side() {
    let keep = Keep(Mutex::default());
    watch(&settings("baseline", "baseline", 150), &keep).expect("both can play");

    let records = keep.0.into_inner().expect("one thread");
    let is_of_white = |record: &&Record| {
        let game = record.games[0].replay().expect("a sound record");
        game.outcome().and_then(Outcome::winner) == Some(Side::White)
    };
    let won = records.iter().filter(is_of_white).count();
    assert_eq!(records.len(), 300);
    assert!((210..=280).contains(&won), "{won} of 300");
}
