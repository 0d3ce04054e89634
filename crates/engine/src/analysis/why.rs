//! Why a play loses: what the best play leaves and the play made does not, and what every play
//! without it costs.
//!
//! A **price** is counted over all legal plays of the stage. The best play A is better than the
//! play made B in a [`Fact`]; the best of all plays that are no better than B in it loses the
//! price. With two facts, it is the best of those that are better in neither. B is one of them, so
//! a price is at most the loss. Every end of the stage is searched to the same depth.
//!
//! A price can be chance: where no play comes near A, any property of A is dear. So a share of the
//! loss is told only with **evidence**: other plays have the facts too, most of them are better
//! than B, and one loses clearly less. Without, the loss is split by the opponent's next **throw**:
//! an event in which A and B differ may make most of it. Otherwise [`Reason::Only`] says that no
//! other play is good.

mod facts;
mod split;

use rosespring_rules::{Board, Ends, GameKind, Position, Step};

pub use facts::Fact;

use self::facts::FactCounts;
use self::split::Split;
use super::Analyst;
use super::line::steps_to;
use crate::evaluate::Evaluate;
use crate::order;
use crate::player::GREEDY_LINES;
use crate::search::{Candidate, Filters};
use crate::stakes::Stakes;

/// The share of the loss that a price has to name.
pub const NAMED: f32 = 0.6;
/// A play is close to the best one if it loses less than this share of what the play made loses.
pub const CLOSE: f32 = 0.6;
/// The least loss that is explained, in units.
pub const LEAST: f32 = 0.03;
/// The most ends of a stage that are compared, and the most evaluations for it: strangers may ask.
const ENDS_MAX: usize = 400;
const EVALUATIONS_MAX: u64 = 2_000_000;
/// What the weights of facts without evidence have to make of the loss.
const WEIGHED: f32 = 0.05;
/// Evidence: of the other plays with the facts one loses less than this share of the loss, and
/// this share of them is better than the play made.
const EVIDENT: f32 = 0.8;
const BETTER: f32 = 0.6;

/// Why a play loses.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Why {
    /// The steps of the best play.
    pub best: Vec<Step>,
    /// The look-ahead of every figure, in throws.
    pub plies: u8,
    /// The loss of the play made, in units at the score.
    pub loss: f32,
    /// What the second best play loses, in units at the score.
    pub second: f32,
    /// The number of different plays.
    pub plays: usize,
    /// The reason; `None` if no sentence would be true and worth its place.
    pub reason: Option<Reason>,
}

/// A reason why a play loses.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Reason {
    /// Every play without the facts loses much.
    Price {
        /// One fact or two, the weightier first.
        facts: Vec<Difference>,
        /// What the best play without the facts loses, in units at the score.
        price: f32,
        /// The share of the loss that this is, up to 1.
        share: f32,
        /// The plays with the facts, the best one included.
        kept: usize,
        /// How many of them are better than the play made.
        better: usize,
    },
    /// Most of the loss is made by the throws of the opponent in which an event differs.
    Throws {
        /// The event, as the fact that counts its throws of 36.
        fact: Difference,
        /// The share of the loss that these throws make; it may be more than 1.
        share: f32,
        /// The throws, of 36, in which the event happens after one of the two plays only.
        throws: u8,
    },
    /// No other play is close to the best one.
    Only {
        /// What the best play has and the one made has not; there may be none.
        facts: Vec<Difference>,
    },
}

/// A fact in which the best play is better than the one made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Difference {
    /// The fact.
    pub fact: Fact,
    /// What the best play leaves.
    pub best: f32,
    /// What the play made leaves.
    pub played: f32,
}

/// A play of a stage beside the best one: what weights of facts are fitted to.
#[derive(Debug, Clone, PartialEq)]
pub struct FactSample {
    /// What the play loses, in units.
    pub loss: f32,
    /// How much better the best play is in each fact, in steps, in the order of [`Fact::all`].
    pub gains: Vec<f32>,
}

/// All plays of a stage, best first, with their losses in units and their facts.
struct Plays {
    game: GameKind,
    loss: Vec<f32>,
    facts: Vec<FactCounts>,
    /// The play made.
    made: usize,
    split: Option<Split>,
}

impl<E: Evaluate + Clone + Send> Analyst<E> {
    /// Returns why the play of a stage that leads to `played` loses; `None` where no stage is to
    /// be played or no play leads there, where the play loses less than [`LEAST`], and where the
    /// stage has too many plays to compare them all.
    ///
    /// The figures look one throw ahead, whatever the depth of the analyst is.
    pub fn why(&mut self, position: &Position, played: &Board, stakes: Stakes) -> Option<Why> {
        let (best, plays) = self.plays(position, played, stakes)?;
        Some(Why {
            best: steps_to(position, &best.end),
            plies: best.plies,
            loss: plays.lost(),
            second: plays.loss[1],
            plays: plays.loss.len(),
            reason: plays.reason(),
        })
    }

    /// The control of [`Analyst::why`]: the reason that would be given if the facts stood beside
    /// other plays, dealt by `rng`. What it names of losses is named by chance.
    pub fn why_by_chance(
        &mut self,
        position: &Position,
        played: &Board,
        stakes: Stakes,
        rng: &mut fastrand::Rng,
    ) -> Option<Reason> {
        let (_, mut plays) = self.plays(position, played, stakes)?;
        rng.shuffle(&mut plays.facts);
        if let Some(split) = &mut plays.split {
            split.shuffle(rng);
        }
        plays.reason()
    }

    /// Returns every play of a stage but the best one beside it, with the figures of
    /// [`Analyst::why`]; none where no stage is to be played or it has too many plays.
    pub fn fact_samples(&mut self, position: &Position, stakes: Stakes) -> Vec<FactSample> {
        let Some(plays) = self
            .candidates(position, stakes)
            .and_then(|candidates| self.counted(position, &candidates, stakes, 0))
        else {
            return Vec::new();
        };
        let best = &plays.facts[0];
        let others = plays.loss.iter().zip(&plays.facts).skip(1);
        let sample = |(&loss, facts): (&f32, &FactCounts)| FactSample {
            loss,
            gains: Fact::all().map(|fact| fact.gain(best, facts)).collect(),
        };
        others.map(sample).collect()
    }

    /// Returns the best play and all plays of a stage that is explained.
    fn plays(
        &mut self,
        position: &Position,
        played: &Board,
        stakes: Stakes,
    ) -> Option<(Candidate, Plays)> {
        let candidates = self.candidates(position, stakes)?;
        let best = *candidates.first()?;
        let made = candidates.iter().position(|one| one.end.board == *played)?;
        let lost = (best.worth - candidates[made].worth) / stakes.unit();
        if lost < LEAST {
            return None;
        }
        let mut plays = self.counted(position, &candidates, stakes, made)?;
        let side = position.turn()?.mover();
        let greedy = self.deep.greedy();
        let [a, b] = [&best, &candidates[made]].map(|one| position.after(&one.end, &mut ()));
        plays.split = Split::new(greedy, side, [&a, &b], stakes);
        Some((best, plays))
    }

    /// Returns the plays of a stage, best first, all searched one throw ahead; `None` where no
    /// stage is to be played, or it has too many plays.
    fn candidates(&mut self, position: &Position, stakes: Stakes) -> Option<Vec<Candidate>> {
        position.turn()?;
        let mut ends = Ends::new();
        position.ends(&mut ends);
        if !(2..=ENDS_MAX).contains(&ends.len()) {
            return None;
        }
        let filters = Filters {
            root_lines: Some(GREEDY_LINES),
            ..Filters::NONE
        };
        let deep = &mut self.deep;
        let candidates = deep.candidates_by(filters, position, stakes, 1, EVALUATIONS_MAX);
        let is_even = candidates
            .iter()
            .all(|one| one.plies == candidates[0].plies);
        is_even.then(|| candidates.to_vec())
    }

    /// Counts the facts of the plays of a stage.
    fn counted(
        &mut self,
        position: &Position,
        candidates: &[Candidate],
        stakes: Stakes,
        made: usize,
    ) -> Option<Plays> {
        let turn = position.turn()?;
        let mut ends = Ends::new();
        let greedy = self.deep.greedy();
        let count = |one: &Candidate| {
            let after = position.after(&one.end, &mut ());
            let settled = greedy.settled(after, stakes);
            facts::count(turn.mover(), &after, &settled, &mut ends)
        };
        let best = candidates.first()?.worth;
        Some(Plays {
            game: position.rules().game,
            facts: candidates.iter().map(count).collect(),
            loss: candidates
                .iter()
                .map(|one| (best - one.worth) / stakes.unit())
                .collect(),
            made,
            split: None,
        })
    }
}

impl Plays {
    /// The loss of the play made.
    fn lost(&self) -> f32 {
        self.loss[self.made]
    }

    /// Whether a play is better than the one made in a fact.
    fn has(&self, play: usize, fact: Fact) -> bool {
        fact.gain(&self.facts[play], &self.facts[self.made]) > 0.0
    }

    /// The sentence that says most: a price with evidence, of one fact before two; otherwise that
    /// no other play is close.
    fn reason(&self) -> Option<Reason> {
        let ranked = self.ranked();
        let singles = ranked.iter().map(|&(fact, weight)| (vec![fact], weight));
        let pairs = ranked
            .iter()
            .enumerate()
            .flat_map(|(place, &(first, weight))| {
                let rest = ranked[place + 1..].iter();
                rest.map(move |&(second, more)| (vec![first, second], weight + more))
            });
        let mut unproved = None;
        for (facts, weight) in singles.chain(pairs) {
            if self.price(&facts) < NAMED * self.lost() {
                continue;
            }
            if self.has_evidence(&facts) {
                return Some(self.price_of(&facts));
            }
            if weight >= WEIGHED * self.lost() {
                unproved = unproved.or(Some(facts));
            }
        }
        let thrown = self.split.as_ref();
        if let Some(reason) = thrown.and_then(|split| split.reason(self.lost())) {
            return Some(reason);
        }
        let is_only = self.loss[1] >= CLOSE * self.lost();
        is_only.then(|| Reason::Only {
            facts: self.differences(&unproved.unwrap_or_default()),
        })
    }

    /// The facts in which the best play is better than the one made, the weightiest first, with
    /// their weight in units; none in a game without weights.
    fn ranked(&self) -> Vec<(Fact, f32)> {
        if !Fact::all().any(|fact| fact.weight(self.game) > 0.0) {
            return Vec::new();
        }
        let gain = |fact: Fact| fact.gain(&self.facts[0], &self.facts[self.made]);
        let better = Fact::all().filter(|&fact| self.has(0, fact));
        let mut ranked: Vec<_> = better
            .map(|fact| (fact, gain(fact) * fact.weight(self.game)))
            .collect();
        order::sort_by_key(&mut ranked, |&(_, weight)| order::descending(weight));
        ranked
    }

    /// What the best play that is better than the one made in none of the facts loses.
    fn price(&self, facts: &[Fact]) -> f32 {
        let without = (0..self.loss.len()).find(|&play| !facts.iter().any(|&f| self.has(play, f)));
        without.map_or(0.0, |play| self.loss[play])
    }

    /// The plays that are better than the one made in all of the facts.
    fn with<'a>(&'a self, facts: &'a [Fact]) -> impl Iterator<Item = usize> + 'a {
        (0..self.loss.len()).filter(|&play| facts.iter().all(|&fact| self.has(play, fact)))
    }

    /// Whether the plays with the facts, the best one apart, show that they are good.
    fn has_evidence(&self, facts: &[Fact]) -> bool {
        let (mut others, mut better, mut is_close) = (0.0, 0.0, false);
        for play in self.with(facts).filter(|&play| play > 0) {
            others += 1.0;
            better += f32::from(u8::from(self.loss[play] < self.lost()));
            is_close |= self.loss[play] < EVIDENT * self.lost();
        }
        is_close && better >= BETTER * others
    }

    fn price_of(&self, facts: &[Fact]) -> Reason {
        let price = self.price(facts);
        let better = |&play: &usize| self.loss[play] < self.lost();
        Reason::Price {
            facts: self.differences(facts),
            price,
            share: price / self.lost(),
            kept: self.with(facts).count(),
            better: self.with(facts).filter(better).count(),
        }
    }

    fn differences(&self, facts: &[Fact]) -> Vec<Difference> {
        let told = |fact: Fact, play: usize| fact.of(&self.facts[play]) as f32 / fact.scale();
        let difference = |&fact: &Fact| Difference {
            fact,
            best: told(fact, 0),
            played: told(fact, self.made),
        };
        facts.iter().map(difference).collect()
    }
}

#[cfg(test)]
mod tests;
