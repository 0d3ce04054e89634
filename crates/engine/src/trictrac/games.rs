//! Whole games to twelve holes.

use rosespring_rules::Side;
use rosespring_rules::trictrac::{Grande, Phase, Position};

use super::players::{Decision, Player};
use crate::walk::throw;

/// Maximum number of throws of a game. Random games have 245 at most (docs/rules/trictrac.md).
pub const THROWS_MAX: u32 = 10_000;

/// A game that was played to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FinishedGame {
    /// Who won.
    pub winner: Side,
    /// What the win counts.
    pub units: u8,
    /// The holes of White and of Black.
    pub holes: [u8; 2],
    /// Number of throws, those of the opening as one.
    pub throws: u32,
}

/// Error: a game had no end within [`THROWS_MAX`] throws, or a player decided nothing legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndlessGame;

impl std::fmt::Display for EndlessGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the game had no end within {THROWS_MAX} throws")
    }
}

impl std::error::Error for EndlessGame {}

/// Plays a game between White and Black with the dice of `rng`.
///
/// # Errors
///
/// [`EndlessGame`] if the game has no end.
pub fn play_game(
    [white, black]: [&mut dyn Player; 2],
    grande: Grande,
    rng: &mut fastrand::Rng,
) -> Result<FinishedGame, EndlessGame> {
    let mut position = Position::start(grande);
    let mut throws = 0;
    loop {
        let next = match position.phase() {
            Phase::Over { winner, units } => {
                return Ok(FinishedGame {
                    winner,
                    units,
                    holes: Side::ALL.map(|side| position.marks().holes(side)),
                    throws,
                });
            }
            Phase::Opening | Phase::Throw(_) => {
                throws += 1;
                if throws > THROWS_MAX {
                    return Err(EndlessGame);
                }
                position.throw(throw(rng), &mut ()).ok()
            }
            Phase::Choose(turn) | Phase::Play(turn) => {
                let player = match turn.side {
                    Side::White => &mut *white,
                    Side::Black => &mut *black,
                };
                match player.decide(&position) {
                    Some(Decision::Choose(choice)) => position.choose(choice, &mut ()).ok(),
                    Some(Decision::Play(men)) => position.play(men, &mut ()).ok(),
                    None => None,
                }
            }
        };
        position = next.ok_or(EndlessGame)?;
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::trictrac::Choice;

    use super::super::{CountedPoints, PointsPlayer, RandomPlayer};
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_game() {
        let play = |seed: u64| {
            let mut white = PointsPlayer::new(CountedPoints::Balance, Choice::Go);
            let mut black = RandomPlayer::new(fastrand::Rng::with_seed(!seed));
            let mut dice = fastrand::Rng::with_seed(seed);
            play_game([&mut white, &mut black], Grande::On, &mut dice).unwrap()
        };

        assert_eq!(play(3), play(3));
        assert_ne!(play(3), play(4));
    }

    #[test]
    fn the_balance_of_points_beats_chance() {
        let mut wins = 0;
        for seed in 0..20 {
            let mut white = PointsPlayer::new(CountedPoints::Balance, Choice::Go);
            let mut black = RandomPlayer::new(fastrand::Rng::with_seed(!seed));
            let mut dice = fastrand::Rng::with_seed(seed);
            let game = play_game([&mut white, &mut black], Grande::Off, &mut dice).unwrap();
            wins += u32::from(game.winner == Side::White);
        }

        assert!(wins >= 18, "{wins} of 20");
    }
}
