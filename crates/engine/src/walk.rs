//! Walks by chance: whole games at random, and a search for the stage with the most plays.

use rosespring_rules::{Dice, Ends, Phase, Position, Rules};

/// A throw of two dice.
#[must_use]
pub fn throw(rng: &mut fastrand::Rng) -> Dice {
    // Each face pair has the same chance: a number below 36 is drawn without bias.
    let pair = rng.u8(..36);
    Dice::from_numbers(pair / 6 + 1, pair % 6 + 1).expect("both quotient and rest are below six")
}

/// What a random game was like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct WalkCount {
    /// Throws made, the opening not counted.
    pub throws: u32,
    /// Stages played.
    pub stages: u32,
    /// Distinct ends those stages had in all.
    pub ends: u64,
}

/// Plays a whole game in which each stage is drawn uniformly from its distinct ends, and returns
/// the last position with what was counted on the way. `ends` is a buffer.
pub fn random_game(
    rules: Rules,
    rng: &mut fastrand::Rng,
    ends: &mut Ends,
) -> (Position, WalkCount) {
    random_game_with(rules, rng, ends, |_| ())
}

/// [`random_game`] that shows every position on the way.
pub(crate) fn random_game_with(
    rules: Rules,
    rng: &mut fastrand::Rng,
    ends: &mut Ends,
    mut see: impl FnMut(&Position),
) -> (Position, WalkCount) {
    let mut position = Position::start(rules);
    let mut count = WalkCount::default();
    loop {
        see(&position);
        position = match position.phase() {
            Phase::Over(_) => return (position, count),
            Phase::Opening => position.throw(throw(rng), &mut ()),
            Phase::Throw(_) => {
                count.throws += 1;
                position.throw(throw(rng), &mut ())
            }
            Phase::Play(_) => {
                position.ends(ends);
                count.stages += 1;
                count.ends += ends.len() as u64;
                Ok(position.after(&ends.get(rng.usize(..ends.len())), &mut ()))
            }
        }
        .unwrap_or(position);
    }
}
