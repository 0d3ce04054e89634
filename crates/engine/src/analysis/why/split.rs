//! The loss of a play, split by the opponent's next throw.
//!
//! Where the opponent throws after both plays, the loss is the sum over the throws of what each
//! makes of the two positions. An event, such as that a throw can hit, makes a share of the loss:
//! the part of the sum over the throws where it happens after one play only.

use rosespring_rules::{Dice, Ends, Phase, Position, Side};

use super::facts::{Fact, Reply};
use super::later::{self, Comparison};
use super::{Difference, NAMED, Reason};
use crate::evaluate::{Evaluate, Value};
use crate::search::Greedy;
use crate::stakes::Stakes;

/// The most of the 36 throws in which an event may differ: one that always differs tells nothing.
const THROWS_MAX: u8 = 27;
/// How much more than their part of the 36 throws the throws of an event have to make.
const HEAVIER: f32 = 1.4;
/// How far the sum over the throws may be from the loss, as a share of it.
const TOLERANCE: f32 = 0.1;

/// The events that are looked at, as the facts that count their throws.
const EVENTS: [Fact; 2] = [Fact::Shots, Fact::Lost];

/// One throw of the opponent after the best play and after the play made.
#[derive(Debug, Clone, Copy)]
struct SplitThrow {
    ways: u8,
    /// What it makes of the loss, times 36, in units.
    gain: f32,
    /// Which events happen after the best play, and after the play made.
    happens: [[bool; EVENTS.len()]; 2],
    /// The most pips that it can take from the mover, likewise.
    risk: [u32; 2],
}

/// The loss of a play by the opponent's next throw.
pub(super) struct Split(Vec<SplitThrow>);

impl Split {
    /// Splits the loss between two plays of `side`, which lead to `after`; `None` if the opponent
    /// does not throw after both.
    pub(super) fn new<E: Evaluate>(
        greedy: &mut Greedy<E>,
        side: Side,
        after: [&Position; 2],
        stakes: Stakes,
    ) -> Option<Self> {
        let throws_next = |position: &&Position| position.phase() == Phase::Throw(side.other());
        if !after.iter().all(throws_next) {
            return None;
        }
        let mut ends = Ends::new();
        let mut throws = Vec::with_capacity(Dice::ALL_21.len());
        for (dice, ways) in Dice::ALL_21 {
            let (mut gain, mut happens) = (0.0, [[false; EVENTS.len()]; 2]);
            let mut risk = [0; 2];
            for (play, &after) in after.iter().enumerate() {
                let thrown = after.throw(dice, &mut ()).ok()?;
                let reply = Reply::to(side, after, &thrown, &mut ends);
                // What the later groups of a cascade can do is not counted.
                if !after.has_cascades() {
                    happens[play] = [reply.most > 0, !reply.in_full];
                    risk[play] = u32::from(reply.most);
                }
                gain = worth(greedy, &thrown, side, stakes) - gain;
            }
            throws.push(SplitThrow {
                ways,
                // The worth after the best play comes first.
                gain: -gain * f32::from(ways) / stakes.unit(),
                happens,
                risk,
            });
        }
        Some(Self(throws))
    }

    /// Deals the events anew among the throws, both plays alike.
    pub(super) fn shuffle(&mut self, rng: &mut fastrand::Rng) {
        let events = self.0.iter().map(|throw| (throw.happens, throw.risk));
        let mut events: Vec<_> = events.collect();
        rng.shuffle(&mut events);
        for (throw, events) in self.0.iter_mut().zip(events) {
            (throw.happens, throw.risk) = events;
        }
    }

    /// The event that makes most of `loss`, if it makes enough of it.
    pub(super) fn reason(&self, loss: f32) -> Option<Reason> {
        if !self.makes(loss) {
            return None;
        }
        let events = (0..EVENTS.len()).filter_map(|event| self.event(event, loss));
        let best = events.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(share, throws, fact, dice)| Reason::Throws {
            fact,
            share,
            throws,
            dice,
        })
    }

    /// The pips that the throws can take, if those that can take more make most of `loss`.
    pub(super) fn risk(&self, loss: f32) -> Option<Reason> {
        if !self.makes(loss) {
            return None;
        }
        let throws = self.0.iter().map(|throw| Comparison {
            chance: f32::from(throw.ways) / 36.0,
            gain: throw.gain / f32::from(throw.ways),
            counts: throw.risk,
        });
        later::reason(Fact::Risk, 1, loss, throws)
    }

    /// Whether the throws together make about `loss`.
    fn makes(&self, loss: f32) -> bool {
        let whole: f32 = self.0.iter().map(|throw| throw.gain).sum();
        (whole / 36.0 - loss).abs() <= TOLERANCE * loss
    }

    /// The share of the loss that an event makes, in how many of the 36 throws it differs, and in
    /// which it is worse after the play made.
    fn event(&self, event: usize, loss: f32) -> Option<(f32, u8, Difference, Vec<Dice>)> {
        let (mut gain, mut throws, mut counts) = (0.0, 0, [0; 2]);
        let mut worse = Vec::new();
        for (throw, (dice, _)) in self.0.iter().zip(Dice::ALL_21) {
            let happens = throw.happens.map(|events| events[event]);
            for (count, happens) in counts.iter_mut().zip(happens) {
                *count += if happens { throw.ways } else { 0 };
            }
            if happens[0] != happens[1] {
                gain += throw.gain;
                throws += throw.ways;
                if happens[0] == EVENTS[event].is_more() {
                    worse.push(dice);
                }
            }
        }
        let share = gain / 36.0 / loss;
        let (fact, [best, played]) = (EVENTS[event], counts);
        let tells = share >= NAMED
            && best != played
            && (best > played) == fact.is_more()
            && throws <= THROWS_MAX
            && share >= HEAVIER * f32::from(throws) / 36.0;
        let difference = Difference {
            fact,
            best: f32::from(best),
            played: f32::from(played),
            points: [0; 2],
        };
        tells.then_some((share, throws, difference, worse))
    }
}

/// The worth of a thrown position to `side`, after the best play.
fn worth<E: Evaluate>(
    greedy: &mut Greedy<E>,
    thrown: &Position,
    side: Side,
    stakes: Stakes,
) -> f32 {
    if let Some(best) = greedy.best(thrown, stakes) {
        return stakes.worth(&best.value, side);
    }
    let mut values = [Value::default()];
    greedy.evaluator().evaluate(&[*thrown], &mut values);
    stakes.worth(&values[0], side)
}
