//! The loss of a play, split by the opponent's next throw.
//!
//! Where the opponent throws after both plays, the loss is the sum over the throws of what each
//! makes of the two positions. An event, such as that a throw can hit, makes a share of the loss:
//! the part of the sum over the throws where it happens after one play only.

use rosespring_rules::{Dice, Ends, Phase, Position, Side};

use super::facts::{Fact, Reply};
use super::{Difference, NAMED, Reason};
use crate::evaluate::{Evaluate, Value};
use crate::search::Greedy;
use crate::stakes::Stakes;

/// The most of the 36 throws in which an event may differ: one that always differs tells nothing.
const THROWS_MAX: u8 = 27;
/// How much more than their part of the 36 throws the throws of an event have to make.
const HEAVIER: f32 = 1.25;
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
        let throws = Dice::ALL_21.into_iter().map(|(dice, ways)| {
            let mut look = |after: &Position| {
                let thrown = after.throw(dice, &mut ()).ok()?;
                let reply = Reply::to(side, after, &thrown, &mut ends);
                let worth = worth(greedy, &thrown, side, stakes) / stakes.unit();
                Some((worth, [reply.most > 0, !reply.in_full]))
            };
            let [(best, after_best), (made, after_made)] = [look(after[0])?, look(after[1])?];
            Some(SplitThrow {
                ways,
                gain: f32::from(ways) * (best - made),
                happens: [after_best, after_made],
            })
        });
        throws.collect::<Option<_>>().map(Self)
    }

    /// Deals the events anew among the throws, both plays alike.
    pub(super) fn shuffle(&mut self, rng: &mut fastrand::Rng) {
        let mut happens: Vec<_> = self.0.iter().map(|throw| throw.happens).collect();
        rng.shuffle(&mut happens);
        for (throw, happens) in self.0.iter_mut().zip(happens) {
            throw.happens = happens;
        }
    }

    /// The event that makes most of `loss`, if it makes enough of it.
    pub(super) fn reason(&self, loss: f32) -> Option<Reason> {
        let whole: f32 = self.0.iter().map(|throw| throw.gain).sum();
        if (whole / 36.0 - loss).abs() > TOLERANCE * loss {
            return None;
        }
        let events = (0..EVENTS.len()).filter_map(|event| self.event(event, loss));
        let best = events.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(share, throws, fact)| Reason::Throws {
            fact,
            share,
            throws,
        })
    }

    /// The share of the loss that an event makes, and in how many of the 36 throws it differs.
    fn event(&self, event: usize, loss: f32) -> Option<(f32, u8, Difference)> {
        let differs = |throw: &&SplitThrow| throw.happens[0][event] != throw.happens[1][event];
        let (mut gain, mut throws) = (0.0, 0);
        for throw in self.0.iter().filter(differs) {
            gain += throw.gain;
            throws += throw.ways;
        }
        let share = gain / 36.0 / loss;
        let counts = [0, 1].map(|play: usize| {
            let happen = self.0.iter().filter(|throw| throw.happens[play][event]);
            happen.map(|throw| f32::from(throw.ways)).sum::<f32>()
        });
        let fact = EVENTS[event];
        let is_better = (counts[0] > counts[1]) == fact.is_more();
        let tells = share >= NAMED
            && is_better
            && counts[0] != counts[1]
            && (1..=THROWS_MAX).contains(&throws)
            && share >= HEAVIER * f32::from(throws) / 36.0;
        let [best, played] = counts;
        tells.then_some((share, throws, Difference { fact, best, played }))
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
