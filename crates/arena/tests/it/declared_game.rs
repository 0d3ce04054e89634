//! A game declared only in the tests is played and recorded, without a net and without any change
//! to the program.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::Duration;

use rosespring_arena::{ArenaError, MatchSettings, PlayedPair, Watch, run, watch};
use rosespring_rules::Position;
use rosespring_rules::notation::record::Record;

use crate::sprint;

fn settings(a: &str, b: &str, pairs: u32) -> MatchSettings {
    MatchSettings {
        rules: sprint::rules().into(),
        match_to: None,
        pairs,
        a: a.parse().expect("a player"),
        b: b.parse().expect("a player"),
        seed: 7,
        threads: 1,
        patience: Duration::from_secs(1),
    }
}

#[test]
fn rules_and_positions_are_written_and_read_back() {
    let rules = sprint::rules();
    let house: rosespring_rules::Rules = "test-sprint~after=2".parse().expect("an option");
    let start = Position::start(house);

    assert_eq!(house.to_string(), "test-sprint~after=2");
    assert_eq!(start.id().parse(), Ok(start));
    assert_ne!(house.fingerprint(), rules.fingerprint());
}

#[test]
fn the_hand_written_evaluation_beats_chance() {
    let tally = run(&settings("baseline", "random", 200), &|_| ()).expect("both can play");

    assert!(tally.win_rate.low > 0.5, "{:?}", tally.win_rate);
}

/// Stores the records of all pairs.
struct Keep(Mutex<Vec<Record>>);

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
fn whole_games_are_recorded_and_read_back() {
    let keep = Keep(Mutex::default());
    watch(&settings("level:3", "weak", 20), &keep).expect("both can play");

    let records = keep.0.into_inner().expect("one thread");
    assert_eq!(records.len(), 40);
    for record in records {
        assert_eq!(record.rules, sprint::rules());
        assert!(
            record.games[0]
                .replay()
                .is_ok_and(|game| game.position().outcome().is_some())
        );
        // The text does not keep the order of steps of one number.
        let text = record.to_text();
        let read = Record::from_text(&text).expect("a sound record");
        assert_eq!(read.to_text(), text);
    }
}

#[test]
fn what_needs_a_net_is_refused_with_what_there_is() {
    for (player, told) in [
        (
            "greedy",
            "player `greedy`: there is no net for test-sprint: it is played by `baseline`, \
             `weak`, `random` and `level:1` to `level:3`",
        ),
        (
            "level:4",
            "test-sprint has no `level:4`: it has `level:1` to `level:3`",
        ),
    ] {
        let error: ArenaError = run(&settings(player, "random", 1), &|_| ()).expect_err(player);

        assert!(error.is_refusal());
        assert_eq!(error.to_string(), told);
    }
}
