//! Searches for the stage with the most plays, the worst case of play generation.

use rosespring_rules::{
    Die, Ends, Phase, Position, Rules, Setup, SetupPhase, Side, SideSetup, Stage,
};

use crate::walk::{self, throw};

/// A position in which a stage is to be played, and how many distinct ends that stage has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Worst {
    /// The position.
    pub position: Position,
    /// The number of distinct ends of its stage.
    pub ends: usize,
}

/// The effort at which a second search finds no worse stage.
pub const EFFORT: u32 = 24;

/// Number of random games played before each climb.
const GAMES_PER_CLIMB: u32 = 40;
/// Number of changes tried in each climb.
const CHANGES_PER_CLIMB: u32 = 4_000;

/// Searches for the stage with the most distinct ends.
///
/// Plays random games `effort` times. From the stage with the most ends it climbs: it moves men and
/// changes the numbers, and accepts each change that does not reduce the number of ends. The result
/// can be a position that no game reaches.
pub fn find(rules: Rules, rng: &mut fastrand::Rng, effort: u32) -> Worst {
    let mut ends = Ends::new();
    let mut worst: Option<Worst> = None;
    for _ in 0..effort.max(1) {
        let found = climb(richest_of_games(rules, rng, &mut ends), rng, &mut ends);
        if worst.is_none_or(|worst| found.ends > worst.ends) {
            worst = Some(found);
        }
    }
    worst.expect("at least one climb was made")
}

fn richest_of_games(rules: Rules, rng: &mut fastrand::Rng, ends: &mut Ends) -> Worst {
    let mut richest: Option<Worst> = None;
    let mut games = 0;
    while games < GAMES_PER_CLIMB || richest.is_none() {
        games += 1;
        let mut position = Position::start(rules);
        while position.outcome().is_none() {
            if let Phase::Name(_) = position.phase() {
                position = walk::name_any(&position, rng);
                continue;
            }
            let Phase::Play(_) = position.phase() else {
                position = position.throw(throw(rng), &mut ()).expect("a throw is due");
                continue;
            };
            position.ends(ends);
            if richest.is_none_or(|richest| ends.len() > richest.ends) {
                richest = Some(Worst {
                    position,
                    ends: ends.len(),
                });
            }
            position = position.after(&ends.get(rng.usize(..ends.len())), &mut ());
        }
    }
    richest.expect("every game has stages to play")
}

fn climb(mut best: Worst, rng: &mut fastrand::Rng, ends: &mut Ends) -> Worst {
    for _ in 0..CHANGES_PER_CLIMB {
        let mut setup = best.position.to_setup();
        for _ in 0..rng.u8(1..=3) {
            change(&mut setup, rng);
        }
        let Ok(position) = Position::from_setup(&setup) else {
            continue;
        };
        position.ends(ends);
        // Equal counts are accepted too: they lead along ridges.
        if ends.len() >= best.ends {
            best = Worst {
                position,
                ends: ends.len(),
            };
        }
    }
    best
}

/// Moves one man to another place, or changes the numbers to be played.
fn change(setup: &mut Setup, rng: &mut fastrand::Rng) {
    if rng.u8(..8) == 0 {
        change_numbers(setup, rng);
        return;
    }
    let side = match Side::ALL[rng.usize(..2)] {
        Side::White => &mut setup.white,
        Side::Black => &mut setup.black,
    };
    let held: Vec<usize> = (0..PLACES)
        .filter(|&place| *men_at(side, place) > 0)
        .collect();
    let from = held[rng.usize(..held.len())];
    *men_at(side, from) -= 1;
    *men_at(side, rng.usize(..PLACES)) += 1;
}

/// The 24 points, the bar, the hand, and off.
const PLACES: usize = 27;

fn men_at(side: &mut SideSetup, place: usize) -> &mut u8 {
    match place {
        0 => &mut side.off,
        25 => &mut side.bar,
        26 => &mut side.hand,
        point => &mut side.points[point],
    }
}

/// Sets another throw, at its first stage, with doublets plain or cascading.
fn change_numbers(setup: &mut Setup, rng: &mut fastrand::Rng) {
    let SetupPhase::Play {
        thrower,
        mover,
        stage,
        then,
        named,
    } = &mut setup.phase
    else {
        return;
    };
    (*mover, *named) = (*thrower, false);
    let dice = throw(rng);
    let numbers = Stage::of_throw(&setup.rules, dice, false).numbers();
    *stage = numbers.into_iter().map(Die::get).collect();
    then.clear();
    let throws = match thrower {
        Side::White => setup.white.throws,
        Side::Black => setup.black.throws,
    };
    if dice.is_doublet() && setup.rules.cascades(throws, throws) {
        then.extend(dice.first.get() + 1..=6);
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Lock, MEN, PRESETS};

    use super::*;

    #[test]
    fn climbing_finds_more_than_walking() {
        for preset in PRESETS {
            let mut rng = fastrand::Rng::with_seed(9);
            let mut ends = Ends::new();
            let walked = richest_of_games(preset.rules, &mut rng, &mut ends);
            let climbed = climb(walked, &mut rng, &mut ends);

            // Random games of few men meet the richest stage themselves, and so do those in which
            // nobody moves.
            let has_few = preset.rules.men() < MEN || matches!(preset.rules.lock, Lock::Laid(_));
            let is_rich = has_few && climbed.ends == walked.ends;
            assert!(climbed.ends > walked.ends || is_rich, "{}", preset.name);
            assert_eq!(
                climbed.position.plays().len(),
                climbed.ends,
                "{}",
                preset.name
            );
        }
    }
}
