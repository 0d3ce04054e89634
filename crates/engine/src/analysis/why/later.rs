//! The loss of a play, split by what the throws of both sides leave on the board.
//!
//! After the best play and after the play made, the opponent throws and then the mover, and each
//! plays by the evaluation alone. The loss, seen so far ahead, is the sum over the pairs of throws
//! of what the two boards differ in worth. A fact makes the share of the loss that falls on the
//! throws that leave less of the fact's good after the play made than after the best one.

use rosespring_rules::{Dice, Ends, Phase, Position, Side};

use super::facts::{self, Fact, FactCounts, Reply};
use super::{Difference, NAMED, Reason, VISIBLE};
use crate::evaluate::Evaluate;
use crate::search::Greedy;
use crate::stakes::Stakes;

/// The facts that are compared after both throws; of those that make enough, the first is told.
const FACTS: [Fact; 16] = [
    Fact::Bar,
    Fact::Points,
    Fact::Prime,
    Fact::Front,
    Fact::Last,
    Fact::Back,
    Fact::Behind,
    Fact::Blots,
    Fact::Hits,
    Fact::Numbers,
    Fact::Home,
    Fact::Outer,
    Fact::Anchors,
    Fact::Away,
    Fact::Moves,
    Fact::TheirMoves,
];
/// The most common throws that are told: a fact that is worse after most throws tells nothing.
const PART_MAX: f32 = 0.75;
/// How much more than their part of all throws the throws have to make.
const HEAVIER: f32 = 1.25;
/// The throws of both sides, each by 36.
const PAIRS: f32 = 36.0 * 36.0;

/// One throw, or one pair of throws, after the best play and after the play made.
#[derive(Debug, Clone, Copy)]
pub(super) struct Comparison {
    /// How often it is thrown; the chances of all make 1.
    pub(super) chance: f32,
    /// The worth after the best play less that after the play made, in units.
    pub(super) gain: f32,
    /// The counts of a fact after both plays.
    pub(super) counts: [u32; 2],
}

/// The boards that a pair of throws leaves, after the best play and after the play made.
struct Pair {
    chance: f32,
    gain: f32,
    counts: [FactCounts; 2],
}

/// The loss of a play by the next throw of each side.
pub(super) struct Later(Vec<Pair>);

impl Later {
    /// Splits the loss between two plays of `side`, which lead to `after`; `None` if the opponent
    /// does not throw after both.
    pub(super) fn new<E: Evaluate>(
        greedy: &mut Greedy<E>,
        side: Side,
        after: [&Position; 2],
        stakes: Stakes,
    ) -> Option<Self> {
        let mut ends = Ends::new();
        let mut pairs = Vec::with_capacity(Dice::ALL_21.len().pow(2));
        for (first, ways) in Dice::ALL_21 {
            let [mut best, mut made] = [None, None];
            for (reply, &after) in [&mut best, &mut made].into_iter().zip(&after) {
                if after.phase() != Phase::Throw(side.other()) {
                    return None;
                }
                let thrown = after.throw(first, &mut ()).ok()?;
                *reply = Some(greedy.settled(thrown, stakes));
            }
            let replies = [best?, made?];
            for (second, more) in Dice::ALL_21 {
                let boards = replies.map(|reply| {
                    let thrown = throw(side, &reply, second);
                    board(greedy, side, [&reply, &thrown], stakes, &mut ends)
                });
                let [(best, of_best), (made, of_made)] = boards;
                pairs.push(Pair {
                    chance: f32::from(ways) * f32::from(more) / PAIRS,
                    gain: (best - made) / stakes.unit(),
                    counts: [of_best, of_made],
                });
            }
        }
        Some(Self(pairs))
    }

    /// Deals anew what the throws leave, both plays alike: among the throws of the opponent, and
    /// among those of the mover.
    pub(super) fn shuffle(&mut self, rng: &mut fastrand::Rng) {
        let mut order: [Vec<usize>; 2] = std::array::from_fn(|_| (0..Dice::ALL_21.len()).collect());
        for side in &mut order {
            rng.shuffle(side);
        }
        let [first, second] = order;
        let counts: Vec<_> = self.0.iter().map(|pair| pair.counts).collect();
        let places = first.iter().flat_map(|one| {
            let row = one * second.len();
            second.iter().map(move |other| row + other)
        });
        for (pair, place) in self.0.iter_mut().zip(places) {
            pair.counts = counts[place];
        }
    }

    /// The first fact that makes most of `loss`.
    pub(super) fn reason(&self, loss: f32) -> Option<Reason> {
        let whole: f32 = self.0.iter().map(|pair| pair.chance * pair.gain).sum();
        let reasons = FACTS.into_iter().filter_map(|fact| {
            let pairs = self.0.iter().map(|pair| Comparison {
                chance: pair.chance,
                gain: pair.gain,
                counts: pair.counts.map(|counts| fact.of(&counts)),
            });
            reason(fact, 2, loss.max(whole), pairs)
        });
        reasons.into_iter().next()
    }
}

/// The position after a throw of `side`, or `reply` itself if none of `side` is due.
fn throw(side: Side, reply: &Position, dice: Dice) -> Position {
    match reply.phase() {
        Phase::Throw(next) if next == side => reply.throw(dice, &mut ()).unwrap_or(*reply),
        _ => *reply,
    }
}

/// The worth to `side`, and the counts, after its play of a throw: before and after the throw.
fn board<E: Evaluate>(
    greedy: &mut Greedy<E>,
    side: Side,
    [reply, thrown]: [&Position; 2],
    stakes: Stakes,
    ends: &mut Ends,
) -> (f32, FactCounts) {
    let throw = Reply::to(side.other(), reply, thrown, ends);
    let end = greedy.settled(*thrown, stakes);
    let worth = stakes.worth(&greedy.value(&end), side);
    (worth, facts::count_men(side, &end, &throw))
}

/// The reason that a fact, compared by the next `ahead` throws, makes most of `loss`; `None` if it
/// does not make enough, or tells nothing.
pub(super) fn reason(
    fact: Fact,
    ahead: u8,
    loss: f32,
    throws: impl Iterator<Item = Comparison>,
) -> Option<Reason> {
    let (mut part, mut made_of_loss, mut means) = (0.0, 0.0, [0.0; 2]);
    for throw in throws {
        let [best, played] = throw.counts;
        for (mean, count) in means.iter_mut().zip(throw.counts) {
            *mean += throw.chance * count as f32;
        }
        let is_worse = if fact.is_more() {
            best > played
        } else {
            best < played
        };
        if is_worse {
            part += throw.chance;
            made_of_loss += throw.chance * throw.gain;
        }
    }
    let [best, played] = means;
    let better = if fact.is_more() {
        best - played
    } else {
        played - best
    };
    let share = made_of_loss / loss;
    let tells = share >= NAMED
        && part <= PART_MAX
        && share >= HEAVIER * part
        && better >= VISIBLE * best.max(played);
    let fact = Difference {
        fact,
        best,
        played,
        points: [0; 2],
    };
    tells.then_some(Reason::Later {
        fact,
        ahead,
        part,
        share,
    })
}
