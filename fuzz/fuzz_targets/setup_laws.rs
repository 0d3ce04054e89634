//! Any setup is refused or is a position; from a position a few turns of play keep every law.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rosespring_rules::{Dice, Die, Ends, Phase, Position, Setup, Side, StageCursor};

/// Men of each side, wherever they stand.
fn men_are_conserved(position: &Position) {
    for side in Side::ALL {
        let rules = position.rules();
        assert_eq!(
            position.men(side).total(rules),
            u32::from(rules.men()),
            "{position}"
        );
    }
    assert_eq!(
        Position::from_setup(&position.to_setup()),
        Ok(*position),
        "{position}"
    );
    assert_eq!(position.id().parse::<Position>(), Ok(*position));
}

fn play_some(position: Position, choices: &[u8]) {
    let mut position = position;
    let mut ends = Ends::new();
    for &choice in choices {
        men_are_conserved(&position);
        position = match position.phase() {
            Phase::Over(_) => return,
            Phase::Play(_) => {
                position.ends(&mut ends);
                let plays = position.plays();
                let mut quick: Vec<_> = ends.boards().to_vec();
                let mut general: Vec<_> = plays.iter().map(|play| play.end.board).collect();
                quick.sort_unstable();
                general.sort_unstable();
                assert_eq!(quick, general, "{position}");
                let play = &plays[usize::from(choice) % plays.len()];
                let mut cursor = StageCursor::new(&position).expect("a stage is to be played");
                for &step in &play.steps {
                    assert!(
                        cursor.legal().contains(&step),
                        "{position} {:?}",
                        play.steps
                    );
                    cursor.push(step).expect("legal steps are accepted");
                }
                position
                    .play(&play.steps, &mut ())
                    .expect("listed plays are legal")
            }
            Phase::Name(_) => {
                let number = Die::ALL[usize::from(choice) % 6];
                position.name(number, &mut ()).expect("a number is due")
            }
            _ => {
                let dice = Dice::ALL_21[usize::from(choice) % 21].0;
                position.throw(dice, &mut ()).expect("a throw is due")
            }
        };
    }
    men_are_conserved(&position);
}

fuzz_target!(|input: (Setup, Vec<u8>)| {
    let (setup, choices) = input;
    match Position::from_setup(&setup) {
        Err(error) => assert!(!error.faults.is_empty()),
        Ok(position) => play_some(position, &choices[..choices.len().min(24)]),
    }
    // Random men rarely make a position: play from the start of the same rules too.
    play_some(
        Position::start(setup.rules),
        &choices[..choices.len().min(60)],
    );
});
