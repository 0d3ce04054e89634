//! Doublets, of which every position is solved: in the arena, and in the analysis of a record.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use rosespring_arena::watch;
use rosespring_engine::GameEvaluator;
use rosespring_engine::analysis::Depth;
use rosespring_engine::analysis::record::{Decision, Finding, ReviewSettings, analyse};
use rosespring_rules::games::doublets;
use rosespring_rules::{GameKind, Rules};

use crate::handed_over::{Keep, settings_of};

/// The decisions of some games of a player against itself, judged by the exact values.
fn decisions(rules: Rules, player: &str) -> Vec<Decision> {
    let keep = Keep(Mutex::default());
    watch(&settings_of(rules, player, player, 5), &keep).expect("both can play");
    let review = ReviewSettings {
        depth: Depth::plies(0),
        rollouts_max: 0,
        game: None,
        for_units: false,
        threads: 1,
        why: false,
    };
    let exact = GameEvaluator::of(GameKind::DOUBLETS);
    let mut decisions = Vec::new();
    for record in keep.0.into_inner().expect("one thread") {
        let see = |finding: &Finding| {
            if let Finding::Decision(decision) = finding {
                decisions.push(Decision::clone(decision));
            }
            ControlFlow::Continue(())
        };
        let (_, fault) = analyse(&record, &exact, &review, &AtomicBool::new(false), see);
        assert_eq!(fault, None);
    }
    decisions
}

#[test]
fn the_player_of_a_solved_game_makes_no_error() {
    for rules in [doublets::RULES, doublets::ALL.rules] {
        let exact = decisions(rules, "greedy");
        let by_chance = decisions(rules, "random");

        let chosen = exact.iter().filter(|decision| !decision.is_forced);
        assert!(chosen.clone().count() > 10);
        assert!(chosen.clone().all(|decision| decision.loss <= 1e-6));
        assert!(by_chance.iter().any(|decision| decision.loss > 0.06));
    }
}
