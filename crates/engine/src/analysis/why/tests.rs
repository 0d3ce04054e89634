use rosespring_rules::{GameKind, Position};

use super::Fact;
use crate::GameEvaluator;
use crate::analysis::{Analyst, Depth};
use crate::stakes::Stakes;

#[test]
fn every_weight_can_be_read_and_is_of_a_fact() {
    let rows = rosespring_nets::FACTS_CSV.lines().skip(1);
    for row in rows {
        assert!(
            super::facts::weight(row).is_some_and(|row| row.2 > 0.0),
            "{row}"
        );
    }
    let weighs = |game: &str| {
        let game = GameKind::from_name(game).unwrap();
        Fact::all().any(|fact| fact.weight(game) > 0.0)
    };
    assert!(
        weighs("gul-bara") && weighs("portes"),
        "Portes plays by the net of backgammon"
    );
    assert!(!weighs("fevga"));
}

#[test]
fn a_play_that_loses_nothing_has_no_reason() {
    let position: Position = "rs1.backgammon.2p5j3g5kT1.2p5j3g5kT1.Pww31"
        .parse()
        .unwrap();
    let best = Analyst::new(GameEvaluator::of(position.rules().game), Depth::plies(1))
        .position(&position, Stakes::Units);
    let mut analyst = Analyst::new(GameEvaluator::of(position.rules().game), Depth::plies(1));

    let board = best.choices[0].end.board;
    assert_eq!(analyst.why(&position, &board, Stakes::Units), None);
    assert_eq!(
        analyst.why(&position, position.board(), Stakes::Units),
        None
    );
}
