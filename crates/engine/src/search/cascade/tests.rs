use rosespring_rules::{Ends, PRESETS, Rules};

use super::super::naming::named;
use super::super::tests::Arbitrary;
use super::*;
use crate::walk::random_game_with;

const UNITS: Stakes = Stakes::Units;

/// Returns the best worth to the mover over all plays, without merging any.
fn plainly(position: &Position) -> f32 {
    let Phase::Play(turn) = position.phase() else {
        return f32::NAN;
    };
    let mut ends = Ends::new();
    position.ends(&mut ends);
    let worths = ends.iter().map(|end| {
        let after = position.after(&end, &mut ());
        match after.phase() {
            Phase::Play(next) if next.mover() == turn.mover() => plainly(&after),
            Phase::Play(_) => -plainly(&after),
            Phase::Name(_) => named(&after)
                .map(|(_, named)| match named.phase() {
                    Phase::Play(_) => plainly(&named),
                    _ => UNITS.worth(&Arbitrary.value(&named), turn.mover()),
                })
                .fold(f32::NEG_INFINITY, f32::max),
            _ => UNITS.worth(&Arbitrary.value(&after), turn.mover()),
        }
    });
    worths.fold(f32::NEG_INFINITY, f32::max)
}

/// Counts the ends of all plays, up to `most`.
fn ways(position: &Position, most: usize) -> usize {
    let mut ends = Ends::new();
    position.ends(&mut ends);
    let mut count = 0;
    for end in ends.iter() {
        count += 1 + ways(&position.after(&end, &mut ()), most);
        if count > most {
            break;
        }
    }
    count
}

/// Returns positions of random games in which a stage is due and is not the last one known.
fn stages(rules: Rules, games: u64, most: usize) -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed);
        random_game_with(rules, &mut rng, &mut Ends::new(), |position| {
            let goes_on = |turn: rosespring_rules::Turn| turn.stage().then().next().is_some();
            if position.turn().is_some_and(goes_on) && ways(position, most) <= most {
                found.push(*position);
            }
        });
    }
    found
}

#[test]
fn the_best_of_all_ways_is_found() {
    let (mut handed, mut searched) = (0, 0);
    for preset in PRESETS {
        let mut cascade = Cascade::new(Arbitrary);
        for position in stages(preset.rules, 12, 3_000) {
            let found = cascade.exact(&position, UNITS, POSITIONS_MAX).unwrap();
            let mover = position.turn().unwrap().mover();

            assert_eq!(found.worth, plainly(&position), "{position}");
            assert_eq!(UNITS.worth(&found.value, mover), found.worth);
            assert_eq!(Arbitrary.value(&found.settled), found.value);
            let first = position.after(&found.first, &mut ());
            let stays = match first.phase() {
                Phase::Play(turn) if turn.mover() == mover => plainly(&first),
                Phase::Play(_) => {
                    handed += 1;
                    -plainly(&first)
                }
                _ => found.worth,
            };
            assert_eq!(stays, found.worth);
            searched += 1;
        }
    }
    assert!(searched > 100 && handed > 10, "{searched} {handed}");
}

#[test]
fn what_is_too_large_is_told() {
    let rules = Rules::preset("gioul").unwrap();
    let start = Position::started_by(rules, Side::White);
    let positions = stages(rules, 12, 3_000);
    let sizes = positions.iter().map(|position| ways(position, 3_000));
    let (_, position) = sizes.zip(positions.iter().copied()).max().unwrap();
    let mut cascade = Cascade::new(Arbitrary);

    let error = cascade.exact(&position, UNITS, 10).unwrap_err();
    assert_eq!(error, NotSearched::TooLarge { limit: 10 });
    assert_eq!(error.to_string(), "the turn has more than 10 positions");
    let found = cascade.exact(&position, UNITS, POSITIONS_MAX).unwrap();
    assert!(found.positions > 10);
    let again = cascade.exact(&position, UNITS, found.positions);
    assert_eq!(again, Ok(found));
    let none = cascade.exact(&start, UNITS, 10);
    assert_eq!(none, Err(NotSearched::NoStage));
}
