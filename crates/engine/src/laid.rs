//! The exact value of every position of a game in which nobody moves: men are laid down, then borne
//! off (DU-1 to DU-4).
//!
//! Each man keeps its point, so a side has some thousand states. A throw brings one side or the
//! other nearer to its end, unless neither has one of its numbers; then the other side throws in
//! the same position. With *c* the chance of that and *a* the rest of the mean, V = a + c (1 − V')
//! and V' = a' + c (1 − V), so V = (a + c − c a' − c²) / (1 − c²). One pass over the pairs of
//! states, in the order of the numbers that they still need, solves all positions.
//!
//! A doublet is not enumerated for each pair: its best end is that of one man, and of the other men
//! after it.

mod states;

use std::sync::OnceLock;

use rosespring_rules::{Dice, Ends, Lay, Phase, Position, Rules, Side};

use self::states::{DIFFERENT, NUMBERS_MAX, States};
use crate::evaluate::{Evaluate, Value};

/// A sure win in the table.
const CERTAIN: u32 = u32::MAX;

/// The chances of the side that throws, for every pair of states.
#[derive(Debug)]
pub struct Laid {
    states: States,
    /// By the state of the other side, then by that of the thrower.
    chances: Vec<u32>,
}

/// What a thrower can expect in one order of a pair.
#[derive(Debug, Clone, Copy)]
struct Expectation {
    /// The part of the mean that is known, in 36ths.
    known: u64,
    /// The throws of 36 after which both sides have the same men.
    stands: u64,
}

impl Laid {
    /// Solves a game.
    #[must_use]
    pub fn of(lay: Lay) -> Self {
        let states = States::new(lay);
        let len = states.len();
        let mut solved = Self {
            chances: vec![0; len * len],
            states,
        };
        for other in 1..len {
            // A side without men has won.
            solved.chances[other * len] = CERTAIN;
            solved.solve_with(other);
        }
        solved
    }

    /// The table of the rules that all players of this process share, solved at first use; `None`
    /// for games in which men move.
    #[must_use]
    pub fn shared(rules: &Rules) -> Option<&'static Self> {
        static SHARED: [OnceLock<Laid>; 2] = [OnceLock::new(), OnceLock::new()];
        let lay = rules.lay()?;
        Some(SHARED[lay as usize].get_or_init(|| Self::of(lay)))
    }

    /// The number of positions before a throw.
    #[must_use]
    pub fn positions(&self) -> u64 {
        let states = self.states.len() as u64 - 1;
        states * states
    }

    /// A checksum of all values, FNV-1a over their bytes.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        let bytes = self.chances.iter().flat_map(|chance| chance.to_le_bytes());
        bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }

    /// The chance of `side` to win a position.
    #[must_use]
    pub fn chance(&self, position: &Position, side: Side) -> f64 {
        let chance = match position.phase() {
            Phase::Opening => return 0.5,
            Phase::Over(outcome) => return f64::from(u8::from(outcome.winner() == Some(side))),
            Phase::Throw(thrower) => {
                let [own, other] =
                    [thrower, thrower.other()].map(|side| self.states.of(position.men(side)));
                f64::from(self.chances[other * self.states.len() + own]) / f64::from(CERTAIN)
            }
            Phase::Play(turn) => {
                let mut ends = Ends::new();
                position.ends(&mut ends);
                let after = ends.iter().map(|end| position.after(&end, &mut ()));
                after.fold(0.0, |best, after| {
                    self.chance(&after, turn.mover()).max(best)
                })
            }
            Phase::Name(_) => unreachable!("nobody names a doublet in these games"),
        };
        match position.phase() {
            Phase::Throw(acting) if acting != side => 1.0 - chance,
            Phase::Play(turn) if turn.mover() != side => 1.0 - chance,
            _ => chance,
        }
    }

    /// The chance of the side that throws, from the values after the throw alone: every end of
    /// every throw by the rules.
    #[must_use]
    pub fn chance_by_rules(&self, position: &Position, thrower: Side) -> f64 {
        let after = |dice: Dice| position.throw(dice, &mut ()).expect("a throw is due");
        let of_throw = |&(dice, ways): &(Dice, u8)| {
            self.chance(&after(dice), thrower) * f64::from(ways) / 36.0
        };
        Dice::ALL_21.iter().map(of_throw).sum()
    }

    /// A position in which White throws; each state of either side has the same chance.
    pub fn random(&self, rules: Rules, rng: &mut fastrand::Rng) -> Position {
        let mut state = || self.states.men(rng.usize(1..self.states.len()));
        let (white, black) = (state(), state());
        states::position(rules, white, black)
    }

    /// Solves the pairs of a state and those before it, in both orders.
    fn solve_with(&mut self, other: usize) {
        let len = self.states.len();
        let of_doublets = self.doublets_of(other);
        // The chance of a side against `other`, after which 0 to 12 men of its choice are played.
        let mut choices = vec![[CERTAIN; NUMBERS_MAX + 1]; other + 1];
        for own in 1..=other {
            let mut best = [0; NUMBERS_MAX];
            for next in self.states.choices(own) {
                for (best, &after) in best.iter_mut().zip(&choices[next]) {
                    *best = after.max(*best);
                }
            }
            let doublets = best.iter().skip(1).step_by(2);
            let doublets = doublets.map(|&chance| u64::from(chance)).sum();
            let first = self.expected(own, other, doublets);
            let second = match own == other {
                true => first,
                false => self.expected(other, own, of_doublets[own]),
            };
            let [chance, reverse] = solve([first, second]);
            self.chances[other * len + own] = chance;
            self.chances[own * len + other] = reverse;
            choices[own][0] = CERTAIN - reverse;
            choices[own][1..].copy_from_slice(&best);
        }
    }

    /// For each state before `own` of the other side: the sum of the chances of `own` after its six
    /// doublets.
    fn doublets_of(&self, own: usize) -> Vec<u64> {
        let mut sums = vec![0; own];
        let mut least = vec![0; own];
        for ends in self.states.doublets(own) {
            least.fill(CERTAIN);
            for end in ends {
                // The other side throws then: the less its chance, the better.
                let row = &self.chances[end * self.states.len()..][..own];
                for (least, &chance) in least.iter_mut().zip(row) {
                    *least = (*least).min(chance);
                }
            }
            for (sum, &least) in sums.iter_mut().zip(&least) {
                *sum += u64::from(CERTAIN - least);
            }
        }
        sums
    }

    /// What the thrower with `own` can expect against `other`, with the sum of its doublets.
    fn expected(&self, own: usize, other: usize, doublets: u64) -> Expectation {
        let len = self.states.len();
        let (mine, theirs) = (self.states.pairs(own), self.states.rests(other));
        let chances = mine.iter().zip(theirs).map(|(&(mine, unused), theirs)| {
            let theirs = usize::from(theirs[unused as usize]);
            // The other side throws then. A pair that stands is not solved yet: its chance is 0.
            u64::from(self.chances[usize::from(mine) * len + theirs])
        });
        let stands = 2 * u64::from(self.states.pairs_unused_by_both(own, other));
        let sure = (2 * DIFFERENT as u64 - stands) * u64::from(CERTAIN);
        Expectation {
            known: doublets + sure - 2 * chances.sum::<u64>(),
            stands,
        }
    }
}

/// Returns the chances of both throwers of a pair.
fn solve(expected: [Expectation; 2]) -> [u32; 2] {
    let [a, b] = expected.map(|one| one.known as f64 / 36.0);
    let c = expected[0].stands as f64 / 36.0;
    let certain = f64::from(CERTAIN);
    let chance = |a: f64, b: f64| {
        let share = (a + c * certain - c * b - c * c * certain) / (1.0 - c * c);
        (share + 0.5) as u32
    };
    [chance(a, b), chance(b, a)]
}

/// Evaluates a game of men that are laid down exactly.
#[derive(Debug, Clone, Copy)]
pub struct LaidEvaluator;

impl Evaluate for LaidEvaluator {
    fn evaluate(&self, positions: &[Position], values: &mut [Value]) {
        assert_eq!(positions.len(), values.len());
        for (position, value) in positions.iter().zip(values) {
            let table = Laid::shared(position.rules()).expect("the game lays men down");
            *value = Value::new(table.chance(position, Side::White) as f32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_follows_from_those_after_the_throw() {
        let mut rng = fastrand::Rng::with_seed(1674);
        for name in ["doublets", "doublets:all"] {
            let rules = Rules::preset(name).unwrap();
            let table = Laid::shared(&rules).unwrap();
            let start = Position::started_by(rules, Side::White);
            for index in 0..200 {
                let position = match index {
                    0 => start,
                    _ => table.random(rules, &mut rng),
                };
                let value = table.chance(&position, Side::White);
                let by_rules = table.chance_by_rules(&position, Side::White);

                assert!(
                    (value - by_rules).abs() <= 1e-9,
                    "{position}: {value} {by_rules}"
                );
            }
        }
    }
}
