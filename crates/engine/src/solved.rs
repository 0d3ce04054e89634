//! Exact values of positions in which both sides have few men, for games in which nobody is hit.
//!
//! Every step lowers the pips of its side, so a position before a throw depends on positions with
//! fewer pips, and on itself only where nobody moves a man in a whole turn: then the other side
//! throws in the same position. With *p* the chance of that and *c* the known part of the mean, V =
//! c − p V' and V' = c' − p' V, so V = (c − p c') / (1 − p p'). One pass over the pips solves all
//! positions.
//!
//! Cascades are not enumerated: for each pair the worth of a group at its beginning is stored,
//! thrown or received.

mod index;

use std::fmt;

use rosespring_rules::{
    Contact, Dice, Die, Doublets, Ends, Lock, Phase, Position, Primes, Rules, RunLength, Setup,
    SetupPhase, Side, SideSetup, Stage, Turn,
};

use self::index::Index;
use crate::evaluate::Value;
use crate::fan_out::on_each;
use crate::stakes::Stakes;

/// The most men of a side that can be solved: the table of three takes half a gigabyte.
pub const MEN_MAX: u8 = 3;

/// Throws of each side before the position: early doublets do not count any more.
const THROWS: u16 = 100;

/// Why a game is not solved in this way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unsolvable {
    /// The number of men.
    Men,
    /// The rules.
    Rules,
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Men => write!(
                f,
                "games of 1 to {MEN_MAX} men a side can be solved; one in which nobody moves is \
                 solved whole, without a number of men"
            ),
            Self::Rules => f.write_str(
                "only games in which nobody is hit or pinned and doublets cascade are solved in \
                 one pass: gul-bara and gioul",
            ),
        }
    }
}

impl std::error::Error for Unsolvable {}

/// The exact values of a game with up to a number of men on each side, all others borne off.
///
/// ```
/// use rosespring_engine::solved::FewMen;
/// use rosespring_rules::{Position, Rules};
///
/// let gioul = FewMen::of(Rules::preset("gioul").unwrap(), 1, 1)?;
/// let start = gioul.start();
/// assert!((gioul.worth(&start).unwrap() - 0.2859).abs() < 1e-4);
/// # Ok::<(), rosespring_engine::solved::Unsolvable>(())
/// ```
#[derive(Debug)]
pub struct FewMen {
    rules: Rules,
    index: Index,
    /// For each pair, the thrower's first: what the throw is worth to the thrower, in units.
    throws: Vec<f64>,
    /// Likewise at the beginning of a group of four, thrown or received, to the mover.
    thrown: [Vec<f32>; 6],
    received: [Vec<f32>; 6],
    positions: u64,
    standing: u64,
}

/// A pair of configurations in both orders.
#[derive(Debug, Clone, Copy)]
struct Pair {
    first: usize,
    second: usize,
}

/// What a thrower can expect in one order of a pair.
#[derive(Debug, Clone, Copy)]
struct Row {
    /// The part of the mean that is known.
    known: f64,
    /// The chance that nobody moves.
    stands: f64,
    /// The worth of each doublet; not a number where nobody moves.
    thrown: [f32; 6],
}

/// The results of both orders of a pair.
#[derive(Debug)]
struct SolvedPair {
    pair: Pair,
    rows: [Row; 2],
    received: [[f32; 6]; 2],
}

/// Ends are listed within ends: buffers that are used again.
type Buffers = Vec<Ends>;

impl FewMen {
    /// Solves the game with up to `men` men on each side. The number of threads changes no bit.
    ///
    /// # Errors
    ///
    /// [`Unsolvable`].
    pub fn of(rules: Rules, men: u8, threads: usize) -> Result<Self, Unsolvable> {
        if !(1..=MEN_MAX).contains(&men) || men > rules.men() {
            return Err(Unsolvable::Men);
        }
        let cascades = matches!(rules.doublets, Doublets::Cascade { .. });
        let is_plain = rules.lock == Lock::None && rules.bars.primes == Primes::Free;
        if rules.contact != Contact::OneManBlocks || !cascades || !is_plain {
            return Err(Unsolvable::Rules);
        }
        let index = Index::new(men);
        let pairs = index.len() * index.len();
        let mut solved = Self {
            rules,
            throws: vec![0.0; pairs],
            thrown: std::array::from_fn(|_| vec![0.0; pairs]),
            received: std::array::from_fn(|_| vec![0.0; pairs]),
            index,
            positions: 0,
            standing: 0,
        };
        for layer in solved.layers() {
            solved.solve(&layer, threads);
        }
        Ok(solved)
    }

    /// The number of positions before a throw.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// The number of these in which some throw lets nobody move.
    #[must_use]
    pub const fn standing(&self) -> u64 {
        self.standing
    }

    /// The rules that were solved.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// A checksum of all values before a throw, FNV-1a over their bits as 32-bit numbers.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        let bytes = self
            .throws
            .iter()
            .flat_map(|&value| (value as f32).to_le_bytes());
        bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }

    /// The position in which all men of both sides stand on their 24 points and White throws.
    #[must_use]
    pub fn start(&self) -> Position {
        self.position(self.index.last(), self.index.last())
    }

    /// A position with as many men on the board as were solved, White to throw, each with the same
    /// chance.
    pub fn random(&self, rng: &mut fastrand::Rng) -> Position {
        let most = (0..self.index.len()).filter(|&at| self.index.is_full(at));
        let most: Vec<usize> = most.collect();
        loop {
            let [white, black] = [0; 2].map(|_| most[rng.usize(..most.len())]);
            let facing = self.rules.movement.facing_set(self.index.held(black));
            if self.index.held(white) & facing == 0 {
                return self.position(white, black);
            }
        }
    }

    /// What a position is worth to the side that is to act, in units; `None` if it has more men,
    /// follows other rules, or nobody is to act.
    #[must_use]
    pub fn worth(&self, position: &Position) -> Option<f64> {
        let actor = match position.phase() {
            Phase::Throw(side) => side,
            Phase::Play(turn) => turn.mover(),
            Phase::Opening | Phase::Name(_) | Phase::Over(_) => return None,
        };
        self.worth_to(position, actor)
    }

    /// What a position is worth to a side, in units; `None` if it has more men, follows other
    /// rules, or both sides throw for who begins.
    #[must_use]
    pub fn worth_to(&self, position: &Position, side: Side) -> Option<f64> {
        let has_few = |side| self.index.of(position.men(side)).is_some();
        let is_known = position.rules() == &self.rules && position.phase() != Phase::Opening;
        if !is_known || !Side::ALL.into_iter().all(has_few) {
            return None;
        }
        let worth = self.best_play(position, &mut Buffers::new());
        Some(if side == Side::White { worth } else { -worth })
    }

    /// The same as [`FewMen::worth`] of a position before a throw, from the values of other
    /// positions before a throw alone: every stage of every throw is played out by the rules.
    #[must_use]
    pub fn worth_by_rules(&self, position: &Position) -> Option<f64> {
        let Phase::Throw(side) = position.phase() else {
            return None;
        };
        let mean = Dice::ALL_21.into_iter().map(|(dice, ways)| {
            let thrown = position.throw(dice, &mut ()).ok()?;
            Some(self.play_out(&thrown) * f64::from(ways) / 36.0)
        });
        let white = mean.sum::<Option<f64>>()?;
        Some(if side == Side::White { white } else { -white })
    }

    fn play_out(&self, position: &Position) -> f64 {
        let Phase::Play(turn) = position.phase() else {
            return self.value(position, &mut Buffers::new());
        };
        let mut ends = Ends::new();
        position.ends(&mut ends);
        let after = ends
            .iter()
            .map(|end| self.play_out(&position.after(&end, &mut ())));
        best(turn.mover(), after)
    }

    /// A position with both sides to be thrown by White.
    fn position(&self, white: usize, black: usize) -> Position {
        let setup = self.setup(
            white,
            black,
            SetupPhase::Throw {
                thrower: Side::White,
            },
        );
        Position::from_setup(&setup).expect("the men are legal, and both sides have some")
    }

    fn setup(&self, white: usize, black: usize, phase: SetupPhase) -> Setup {
        let [white, black] = [white, black].map(|at| {
            let points = self.index.points(at);
            let men: u8 = points.iter().sum();
            SideSetup {
                points,
                off: self.rules.men() - men,
                throws: THROWS,
                ..SideSetup::default()
            }
        });
        Setup {
            rules: self.rules,
            white,
            black,
            phase,
        }
    }

    /// The pairs with men on both sides and no point shared, by the pips of both together.
    fn layers(&self) -> Vec<Vec<Pair>> {
        let len = self.index.len();
        let pips: Vec<usize> = (0..len).map(|at| self.index.pips(at)).collect();
        let most = pips.iter().max().map_or(0, |most| 2 * most);
        let mut layers = vec![Vec::new(); most + 1];
        let facing = |set: u32| self.rules.movement.facing_set(set);
        let held: Vec<u32> = (0..len).map(|at| self.index.held(at)).collect();
        let theirs: Vec<u32> = held.iter().map(|&set| facing(set)).collect();
        for first in 1..len {
            for second in 1..=first {
                if held[first] & theirs[second] == 0 {
                    layers[pips[first] + pips[second]].push(Pair { first, second });
                }
            }
        }
        layers
    }

    fn solve(&mut self, layer: &[Pair], threads: usize) {
        let size = layer.len().div_ceil(threads.max(1)).max(1);
        let parts = on_each(layer.chunks(size), |part| {
            let mut buffers = Buffers::new();
            let pairs = part.iter().map(|&pair| self.pair(pair, &mut buffers));
            pairs.collect::<Vec<_>>()
        });
        for solved in parts.iter().flatten() {
            self.store(solved);
        }
    }

    fn pair(&self, pair: Pair, buffers: &mut Buffers) -> SolvedPair {
        let Pair { first, second } = pair;
        let received = [
            self.received(first, second, buffers),
            self.received(second, first, buffers),
        ];
        let rows = [
            self.row(first, second, &received[1], buffers),
            self.row(second, first, &received[0], buffers),
        ];
        SolvedPair {
            pair,
            rows,
            received,
        }
    }

    /// Solves one order of a pair but for what depends on the other order, whose worth as a
    /// receiver is known.
    fn row(&self, mine: usize, theirs: usize, passed: &[f32; 6], buffers: &mut Buffers) -> Row {
        let position = self.position(mine, theirs);
        let mut row = Row {
            known: 0.0,
            stands: 0.0,
            thrown: [f32::NAN; 6],
        };
        for (dice, ways) in Dice::ALL_21 {
            let Ok(thrown) = position.throw(dice, &mut ()) else {
                continue;
            };
            let worth = match thrown.phase() {
                Phase::Play(turn) if turn.mover() == Side::White => {
                    self.best_play(&thrown, buffers)
                }
                Phase::Play(turn) => -f64::from(passed[group_of(turn.stage())]),
                _ => f64::NAN,
            };
            if dice.is_doublet() {
                row.thrown[place(dice.first)] = worth as f32;
            }
            let chance = f64::from(ways) / 36.0;
            match worth.is_nan() {
                true => row.stands += chance,
                false => row.known += worth * chance,
            }
        }
        row
    }

    /// What whole groups are worth to a receiver, from each number on; not a number where nothing
    /// can be played, so that the receiver throws in the same position.
    fn received(&self, mine: usize, theirs: usize, buffers: &mut Buffers) -> [f32; 6] {
        let mut worth = [f32::NAN; 6];
        for number in Die::ALL.into_iter().rev() {
            let phase = SetupPhase::Play {
                thrower: Side::Black,
                mover: Side::White,
                stage: vec![number.get(); 4],
                then: (number.get() + 1..=6).collect(),
                named: false,
            };
            let at = place(number);
            worth[at] = match Position::from_setup(&self.setup(mine, theirs, phase)) {
                Ok(group) => self.best_play(&group, buffers) as f32,
                // None of these numbers can be played: the next ones are.
                Err(_) => worth.get(at + 1).copied().unwrap_or(f32::NAN),
            };
        }
        worth
    }

    /// The worth to White of a position in which a stage is to be played.
    fn best_play(&self, position: &Position, buffers: &mut Buffers) -> f64 {
        let Phase::Play(turn) = position.phase() else {
            return self.value(position, buffers);
        };
        let mut ends = buffers.pop().unwrap_or_default();
        position.ends(&mut ends);
        let after = ends.iter().map(|end| position.after(&end, &mut ()));
        let worth = best(turn.mover(), after.map(|after| self.value(&after, buffers)));
        buffers.push(ends);
        worth
    }

    /// The worth to White of a position that a play has led to.
    fn value(&self, position: &Position, buffers: &mut Buffers) -> f64 {
        let (side, table) = match position.phase() {
            Phase::Over(outcome) => {
                return f64::from(Stakes::Units.worth(&Value::of(outcome), Side::White));
            }
            Phase::Throw(side) => return self.signed(position, side, |at| self.throws[at]),
            Phase::Play(turn) if !is_whole(turn) => return self.best_play(position, buffers),
            Phase::Play(turn) if turn.is_remainder() => (turn.mover(), (&self.received, turn)),
            Phase::Play(turn) => (turn.mover(), (&self.thrown, turn)),
            Phase::Opening | Phase::Name(_) => return f64::NAN,
        };
        let (table, turn) = table;
        let group = &table[group_of(turn.stage())];
        self.signed(position, side, |at| f64::from(group[at]))
    }

    fn signed(&self, position: &Position, side: Side, worth: impl Fn(usize) -> f64) -> f64 {
        let [mine, theirs] = [side, side.other()].map(|side| self.index.of(position.men(side)));
        let (Some(mine), Some(theirs)) = (mine, theirs) else {
            return f64::NAN;
        };
        let worth = worth(mine * self.index.len() + theirs);
        if side == Side::White { worth } else { -worth }
    }

    fn store(&mut self, solved: &SolvedPair) {
        let SolvedPair {
            pair,
            rows,
            received,
        } = solved;
        let [one, other] = rows;
        let loops = 1.0 - one.stands * other.stands;
        let worth = [
            (one.known - one.stands * other.known) / loops,
            (other.known - other.stands * one.known) / loops,
        ];
        let orders = [(pair.first, pair.second), (pair.second, pair.first)];
        let count = if pair.first == pair.second { 1 } else { 2 };
        for (order, (mine, theirs)) in orders.into_iter().enumerate().take(count) {
            let at = mine * self.index.len() + theirs;
            self.throws[at] = worth[order];
            for (group, worth) in self.thrown.iter_mut().zip(rows[order].thrown) {
                group[at] = worth;
            }
            for (group, worth) in self.received.iter_mut().zip(received[order]) {
                group[at] = worth;
            }
            self.positions += 1;
            self.standing += u64::from(rows[order].stands > 0.0);
        }
    }
}

/// The best of the worths to White for the side that chooses.
fn best(side: Side, worths: impl Iterator<Item = f64>) -> f64 {
    match side {
        Side::White => worths.fold(f64::NEG_INFINITY, f64::max),
        Side::Black => worths.fold(f64::INFINITY, f64::min),
    }
}

/// Whether a stage is a whole group of a cascade.
fn is_whole(turn: Turn) -> bool {
    matches!(
        turn.stage(),
        Stage::Run {
            left: RunLength::Four,
            last: Die::Six,
            ..
        }
    )
}

const fn place(number: Die) -> usize {
    number.get() as usize - 1
}

const fn group_of(stage: Stage) -> usize {
    match stage {
        Stage::Run { number, .. } => place(number),
        Stage::Pair { high, .. } => place(high),
        Stage::Three(three) => place(three.numbers()[0]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(rules: &str, men: u8) -> FewMen {
        FewMen::of(Rules::preset(rules).unwrap(), men, 2).unwrap()
    }

    /// The values are those of a program that shares nothing with this one.
    #[test]
    fn one_and_two_men_are_worth_what_another_program_found() {
        for (rules, men, positions, standing, start) in [
            ("gul-bara", 1, 552, 0, 0.0370),
            ("gul-bara", 2, 90_252, 1_343, 0.0855),
            ("gioul", 1, 552, 18, 0.2859),
            ("gioul", 2, 90_252, 2_344, 0.1088),
        ] {
            let found = solved(rules, men);
            assert_eq!(found.positions(), positions);
            assert_eq!(found.standing(), standing, "{rules}, {men} men");
            let worth = found.worth(&found.start()).unwrap();
            assert!((worth - start).abs() < 1e-4, "{rules}, {men} men: {worth}");
        }
    }

    /// Plays every stage out by the rules. Where nobody may move, both sides throw in one position.
    #[test]
    fn values_agree_with_the_rules() {
        for rules in ["gul-bara", "gul-bara:2007", "gul-bara:bulgarian", "gioul"] {
            let found = solved(rules, 2);
            let mut rng = fastrand::Rng::with_seed(3);
            for _ in 0..100 {
                let position = found.random(&mut rng);
                let worth = found.worth(&position).unwrap();
                let again = found.worth_by_rules(&position).unwrap();
                assert!((worth - again).abs() < 1e-6, "{position}: {worth}, {again}");
            }
        }
    }

    #[test]
    fn threads_change_no_bit() {
        let rules = Rules::preset("gul-bara:bulgarian").unwrap();
        let sums = [1, 3].map(|threads| FewMen::of(rules, 1, threads).unwrap().checksum());
        assert_eq!(sums[0], sums[1]);
    }

    #[test]
    fn other_games_are_refused() {
        for (rules, men, fault) in [
            ("gul-bara", 0, Unsolvable::Men),
            ("gul-bara", 4, Unsolvable::Men),
            ("backgammon", 2, Unsolvable::Rules),
            ("fevga", 2, Unsolvable::Rules),
            ("plakoto", 2, Unsolvable::Rules),
        ] {
            let found = FewMen::of(Rules::preset(rules).unwrap(), men, 1);
            assert_eq!(found.unwrap_err(), fault, "{rules}");
        }
    }
}
