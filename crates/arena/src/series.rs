//! One pair: two games, or two matches, with the same dice and the seats exchanged.

use rosespring_engine::walk::throw;
use rosespring_rules::{Match, Outcome, Phase, Position, Side};

use crate::participant::Seated;
use crate::{ArenaError, Settings};

/// Throws after which a game is given up as endless: many times the longest one seen.
pub const TURNS_MAX: u32 = 100_000;

/// What came of a pair, seen by player A.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pair {
    /// Games, or matches, that A won.
    pub wins: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Units that A won less units that A lost.
    pub units: i32,
    /// Games played: 2, or more in matches.
    pub games: u32,
}

/// Who a stream of chance is for.
#[derive(Clone, Copy)]
enum Stream {
    Dice { game: u32 },
    A,
    B,
}

/// A seed of its own for every stream of every pair: splitmix64 over what names it.
fn seed(settings: &Settings, pair: u32, stream: Stream) -> u64 {
    let stream = match stream {
        Stream::Dice { game } => u64::from(game),
        Stream::A => 1 << 32,
        Stream::B => 2 << 32,
    };
    let mut seed = settings.seed;
    for part in [u64::from(pair), stream] {
        seed = seed.wrapping_add(part.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        seed = (seed ^ (seed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        seed = (seed ^ (seed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        seed ^= seed >> 31;
    }
    seed
}

/// Plays pair `number`.
pub(crate) fn play_pair(
    settings: &Settings,
    number: u32,
    a: &mut Seated,
    b: &mut Seated,
) -> Result<Pair, ArenaError> {
    let mut pair = Pair::default();
    for a_is in Side::ALL {
        a.begin(seed(settings, number, Stream::A));
        b.begin(seed(settings, number, Stream::B));
        let mut table = Table {
            settings,
            number,
            a_is,
            a,
            b,
        };
        table.play_series(&mut pair)?;
    }
    Ok(pair)
}

/// Two players, their seats, and a game or match between them.
struct Table<'a> {
    settings: &'a Settings,
    number: u32,
    a_is: Side,
    a: &'a mut Seated,
    b: &'a mut Seated,
}

impl Table<'_> {
    /// A game, or games until the match is won.
    fn play_series(&mut self, pair: &mut Pair) -> Result<(), ArenaError> {
        let mut score = Match::new(self.settings.rules, self.settings.match_to.unwrap_or(1));
        let in_match = self.settings.match_to.is_some();
        for game in 0.. {
            let told = in_match.then_some(&score);
            let outcome = self.play_game(score.next_game(), told, game)?;
            pair.games += 1;
            pair.units += i32::from(outcome.units_for(self.a_is));
            score.count(outcome);
            match score.winner() {
                Some(winner) => {
                    pair.wins += u32::from(winner == self.a_is);
                    break;
                }
                None if !in_match => {
                    pair.draws += 1;
                    break;
                }
                None => {}
            }
        }
        Ok(())
    }

    fn play_game(
        &mut self,
        start: Position,
        score: Option<&Match>,
        game: u32,
    ) -> Result<Outcome, ArenaError> {
        let seed = seed(self.settings, self.number, Stream::Dice { game });
        let mut dice = fastrand::Rng::with_seed(seed);
        let mut position = start;
        let mut throws = 0;
        loop {
            position = match position.phase() {
                Phase::Over(outcome) => return Ok(outcome),
                Phase::Play(turn) if turn.mover() == self.a_is => self.a.play(&position, score)?,
                Phase::Play(_) => self.b.play(&position, score)?,
                Phase::Opening | Phase::Throw(_) => {
                    throws += 1;
                    if throws > TURNS_MAX {
                        return Err(ArenaError::Endless { pair: self.number });
                    }
                    position
                        .throw(throw(&mut dice), &mut ())
                        .expect("a throw is due")
                }
            };
        }
    }
}
