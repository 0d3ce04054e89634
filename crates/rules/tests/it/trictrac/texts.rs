//! Positions as text: every position of a game is read back, and no other text is read as one.

use fastrand::Rng;
use rosespring_rules::trictrac::{Choice, Grande, Phase, Position};
use rosespring_rules::{Dice, Side};

/// Random games whose positions are written.
const GAMES: u64 = 4;
/// Damaged texts of each position.
const DAMAGED: usize = 8;

fn next(position: Position, rng: &mut Rng) -> Option<Position> {
    let next = match position.phase() {
        Phase::Over { .. } => return None,
        Phase::Opening | Phase::Throw(_) => {
            let dice = Dice::from_numbers(rng.u8(1..=6), rng.u8(1..=6)).expect("a throw");
            position.throw(dice, &mut ()).expect("a throw is due")
        }
        Phase::Choose(_) => {
            let choice = if rng.bool() { Choice::Stay } else { Choice::Go };
            position.choose(choice, &mut ()).expect("a choice is due")
        }
        Phase::Play(_) => {
            let plays = position.judged().expect("a throw to play").plays;
            let play = plays[rng.usize(..plays.len())];
            position.play(play.men, &mut ()).expect("legal")
        }
    };
    Some(next)
}

/// Changes, removes or repeats a part of a text.
fn damage(text: &str, rng: &mut Rng) -> String {
    const SIGNS: &[u8] = b"0123456789.,-xCEOPTWBo";
    let mut bytes = text.as_bytes().to_vec();
    let at = rng.usize(..bytes.len());
    match rng.u8(..3) {
        0 => bytes[at] = SIGNS[rng.usize(..SIGNS.len())],
        1 => drop(bytes.remove(at)),
        _ => bytes.insert(at, SIGNS[rng.usize(..SIGNS.len())]),
    }
    String::from_utf8(bytes).expect("the texts are ASCII")
}

#[test]
fn every_position_of_a_game_is_read_back() {
    for seed in 0..GAMES {
        let mut rng = Rng::with_seed(seed);
        let grande = if seed % 2 == 0 {
            Grande::Off
        } else {
            Grande::On
        };
        let mut position = Position::start(grande);
        while let Some(after) = next(position, &mut rng) {
            let text = position.to_string();
            assert_eq!(text.parse(), Ok(position), "seed {seed}: {text}");
            position = after;
        }
        let text = position.to_string();
        assert_eq!(text.parse(), Ok(position), "seed {seed}: {text}");
    }
}

#[test]
fn a_damaged_text_is_refused_or_is_that_of_another_position() {
    let mut read = 0;
    for seed in 0..GAMES {
        let mut rng = Rng::with_seed(seed);
        let mut position = Position::start(Grande::On);
        while let Some(after) = next(position, &mut rng) {
            for _ in 0..DAMAGED {
                let text = damage(&position.to_string(), &mut rng);
                let Ok(other) = text.parse::<Position>() else {
                    continue;
                };
                read += 1;
                assert_eq!(other.to_string(), text, "seed {seed}");
                // It can be played on: nothing that contradicts itself was read.
                let phase = other.phase();
                let may_go_on = next(other, &mut rng).is_some();
                assert_eq!(may_go_on, !matches!(phase, Phase::Over { .. }), "{text}");
                assert!(
                    Side::ALL
                        .iter()
                        .all(|&side| other.marks().points(side) < 12)
                );
            }
            position = after;
        }
    }
    assert!(read > 100, "{read} damaged texts are positions");
}
