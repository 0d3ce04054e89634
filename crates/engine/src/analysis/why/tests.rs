use rosespring_rules::notation::text;
use rosespring_rules::{GameKind, Position};

use super::{Fact, Reason};
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
    // By chance a share would be told in a quarter of its mistakes.
    assert!(!weighs("hypergammon"));
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

#[test]
fn the_throws_that_hit_after_one_play_only_make_most_of_its_loss() {
    // After 15/10 5/1 five throws hit, after 11/6/2 fifteen.
    let position: Position = "rs1.backgammon.zg243B1O5T29.o1i1k1h57T29.Pbb54"
        .parse()
        .unwrap();
    let made = text::parse_play(&position, "11/6/2").unwrap();
    let made = position.play(&made, &mut ()).unwrap();
    let mut analyst = Analyst::new(GameEvaluator::of(position.rules().game), Depth::plies(0));

    let why = analyst.why(&position, made.board(), Stakes::Units).unwrap();

    let Some(Reason::Throws {
        fact,
        share,
        throws,
    }) = why.reason
    else {
        panic!("{why:?}");
    };
    assert_eq!(
        (fact.fact, fact.best, fact.played),
        (Fact::Shots, 5.0, 15.0)
    );
    assert_eq!(throws, 14);
    assert!((0.6..1.0).contains(&share), "{share}");
}
