//! Plays whole games, at random or by a player.

use rosespring_rules::{Dice, Die, Ends, Phase, Position, Rules};

/// A throw of two dice.
#[must_use]
pub fn throw(rng: &mut fastrand::Rng) -> Dice {
    // A number below 36 is drawn without bias, so each pair of faces has the same probability.
    let pair = rng.u8(..36);
    Dice::from_numbers(pair / 6 + 1, pair % 6 + 1).expect("both quotient and rest are below six")
}

/// Returns all possible throws with their probabilities. In the opening the first die is White's,
/// and ties are left out because they are thrown again; otherwise the higher die comes first.
pub(crate) fn chances(opening: bool) -> impl Iterator<Item = (Dice, f64)> {
    let orders = if opening { 2 } else { 1 };
    Dice::ALL_21
        .into_iter()
        .filter(move |(dice, _)| !(opening && dice.is_doublet()))
        .flat_map(move |(dice, ways)| {
            [dice, Dice::new(dice.second, dice.first)]
                .into_iter()
                .take(orders)
                .map(move |dice| match opening {
                    true => (dice, 1.0 / 30.0),
                    false => (dice, f64::from(ways) / 36.0),
                })
        })
}

/// Names a doublet drawn uniformly (AD-2); a position in another phase is returned unchanged.
#[must_use]
pub fn name_any(position: &Position, rng: &mut fastrand::Rng) -> Position {
    let number = Die::ALL[rng.usize(..Die::ALL.len())];
    position.name(number, &mut ()).unwrap_or(*position)
}

/// Plays a whole game and returns its last position. `play` is given each position with a stage to
/// be played, or a doublet to be named, and returns the position after it.
///
/// The game stops after [`THROWS_MAX`] throws.
pub fn game(
    rules: Rules,
    rng: &mut fastrand::Rng,
    mut play: impl FnMut(&Position) -> Position,
) -> Position {
    let mut position = Position::start(rules);
    for _ in 0..THROWS_MAX {
        while let Phase::Play(_) | Phase::Name(_) = position.phase() {
            position = play(&position);
        }
        match position.throw(throw(rng), &mut ()) {
            Ok(thrown) => position = thrown,
            Err(_) => break,
        }
    }
    position
}

/// The limit of throws in a game. No game is as long.
pub const THROWS_MAX: u32 = 100_000;

/// Counts of a random game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct WalkCount {
    /// Number of throws, without the opening.
    pub throws: u32,
    /// Number of stages played.
    pub stages: u32,
    /// Sum of the numbers of distinct ends of those stages.
    pub ends: u64,
}

/// Plays a whole game in which each stage is drawn uniformly from its distinct ends, and each
/// doublet that is named from all six. Returns the
/// last position and the counts of the game. `ends` is a buffer.
pub fn random_game(
    rules: Rules,
    rng: &mut fastrand::Rng,
    ends: &mut Ends,
) -> (Position, WalkCount) {
    random_game_with(rules, rng, ends, |_| ())
}

/// Like [`random_game`], and calls `see` with every position.
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
            Phase::Name(_) => Ok(name_any(&position, rng)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_to_one() {
        for opening in [true, false] {
            let sum: f64 = chances(opening).map(|(_, chance)| chance).sum();

            assert!((sum - 1.0).abs() < 1e-12);
        }
    }
}
