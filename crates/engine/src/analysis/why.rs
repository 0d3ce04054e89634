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
//! than B, and far more of them than of the plays without. Otherwise the loss is split by the
//! **throws**: an event in which A and B differ in the opponent's next throw may make most of it,
//! or a fact that both sides' next throws leave worse after B. Otherwise [`Reason::Only`] says
//! that no other play is good.

mod consists;
mod facts;
mod later;
mod split;

use rosespring_rules::{Board, Contact, Dice, Ends, GameKind, Position, Side, Step};

pub use facts::Fact;

use self::facts::FactCounts;
use self::later::Later;
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
const WEIGHED: f32 = 0.03;
/// The least difference of a mean, or of a sum over the board, that is told, as a share of it.
const VISIBLE: f32 = 0.05;
/// What shows that the plays with the facts are good, and the facts not theirs by chance.
struct Evidence {
    /// One of the other plays with the facts loses less than this share of the loss.
    close: f32,
    /// This share of them is better than the play made,
    better: f32,
    /// and by so much more than of the plays without.
    contrast: f32,
    /// As many better plays, drawn at random, are not likelier than this.
    chance: f64,
    /// Whether only facts count that have a weight in the game.
    is_weighed: bool,
}

/// Where no man is hit, facts rarely suit by chance.
const WITHOUT_HITS: Evidence = Evidence {
    close: 1.0,
    better: 0.5,
    contrast: 0.4,
    chance: 1.0,
    is_weighed: false,
};
/// Where men are hit, a few plays are far better than all others, and facts suit by chance.
const WITH_HITS: Evidence = Evidence {
    close: 0.9,
    better: 0.6,
    contrast: 0.5,
    chance: 0.6,
    is_weighed: true,
};

/// Why a play loses.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Why {
    /// The steps of the best play.
    pub best: Vec<Step>,
    /// The positions after the best play and after the play made.
    pub after: [Position; 2],
    /// The look-ahead of every figure, in throws.
    pub plies: u8,
    /// The loss of the play made, in units at the score.
    pub loss: f32,
    /// What the second best play loses, in units at the score.
    pub second: f32,
    /// The number of different plays.
    pub plays: usize,
    /// The reasons, at most two; none if no sentence would be true and worth its place. Behind the
    /// one that tells most, or alone, stands what the loss consists of: [`Reason::Kinds`] or
    /// [`Reason::Gift`].
    pub reasons: Vec<Reason>,
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
        /// Whether other plays show that the facts are good; without that, the share may be chance
        /// and is not to be told.
        proved: bool,
        /// The plays with the facts, the best one included.
        kept: usize,
        /// How many of them are better than the play made.
        better: usize,
        /// The plays without the facts, the play made included.
        without: usize,
        /// How many of those are better than the play made.
        better_without: usize,
    },
    /// Most of the loss is made by the throws of the opponent in which an event differs.
    Throws {
        /// The event, as the fact that counts its throws of 36.
        fact: Difference,
        /// The share of the loss that these throws make; it may be more than 1.
        share: f32,
        /// The throws, of 36, in which the event happens after one of the two plays only.
        throws: u8,
        /// Those of them that are worse after the play made.
        dice: Vec<Dice>,
    },
    /// Most of the loss is made by the throws after which a fact is worse after the play made.
    Later {
        /// The fact, as its mean after the throws; of [`Fact::Risk`], what they can take.
        fact: Difference,
        /// The throws ahead: 1 for the opponent's next one, 2 for the mover's after it too.
        ahead: u8,
        /// How many of all throws, or of the pairs of throws, those are, as a share.
        part: f32,
        /// The share of the loss that they make; it may be more than 1.
        share: f32,
    },
    /// No other play is close to the best one.
    Only {
        /// What the best play has and the one made has not; there may be none.
        facts: Vec<Difference>,
    },
    /// Most of the loss is in wins by more than a single game.
    Kinds {
        /// Whether the mover wins them, more of them after the best play; otherwise the opponent
        /// does, more after the play made.
        own: bool,
        /// The chance of such a win after the best play.
        best: f32,
        /// The chance after the play made.
        played: f32,
        /// The share of the loss that the difference makes; it may be more than 1.
        share: f32,
    },
    /// Most of the loss is what passes to the opponent.
    Gift {
        /// What the remainder of the best play is worth to the opponent, in units at the score;
        /// 0 if nothing passes.
        best: f32,
        /// What that of the play made is worth.
        played: f32,
        /// The share of the loss that the difference makes; it may be more than 1.
        share: f32,
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
    /// The points that it counts after the best play and after the play made, bit n for point n in
    /// the mover's numbering; none for means, and for a fact that counts no points.
    pub points: [u32; 2],
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
    evidence: &'static Evidence,
    loss: Vec<f32>,
    facts: Vec<FactCounts>,
    /// The play made.
    made: usize,
}

/// A stage to be explained: its plays, and the positions after the best play and the play made.
struct Explanation {
    best: Candidate,
    made: Candidate,
    plays: Plays,
    side: Side,
    after: [Position; 2],
}

impl<E: Evaluate + Clone + Send> Analyst<E> {
    /// Returns why the play of a stage that leads to `played` loses; `None` where no stage is to
    /// be played or no play leads there, where the play loses less than [`LEAST`], and where the
    /// stage has too many plays to compare them all.
    ///
    /// The figures look one throw ahead, whatever the depth of the analyst is.
    pub fn why(&mut self, position: &Position, played: &Board, stakes: Stakes) -> Option<Why> {
        let explained = self.explained(position, played, stakes)?;
        let (best, plays) = (&explained.best, &explained.plays);
        let mut reasons = Vec::from_iter(self.reason(&explained, stakes, None));
        if let Some(Reason::Price { facts, .. } | Reason::Only { facts }) = reasons.first_mut() {
            for told in facts {
                told.points = explained
                    .after
                    .map(|after| facts::points(told.fact, explained.side, &after));
            }
        }
        reasons.extend(self.consists_of(&explained, stakes));
        Some(Why {
            best: steps_to(position, &best.end),
            after: explained.after,
            plies: best.plies,
            loss: plays.lost(),
            second: plays.loss[1],
            plays: plays.loss.len(),
            reasons,
        })
    }

    /// The control of [`Analyst::why`]: the reason that would be given if the facts stood beside
    /// other plays, and beside other throws, dealt by `rng`. What it names of losses is named by
    /// chance.
    pub fn why_by_chance(
        &mut self,
        position: &Position,
        played: &Board,
        stakes: Stakes,
        rng: &mut fastrand::Rng,
    ) -> Option<Reason> {
        let mut explained = self.explained(position, played, stakes)?;
        rng.shuffle(&mut explained.plays.facts);
        self.reason(&explained, stakes, Some(rng))
    }

    /// The reason that says most: a price with evidence; what the throws make; otherwise that no
    /// other play is close, or what facts without evidence cost. With `rng`, the throws are dealt
    /// anew.
    fn reason(
        &mut self,
        explained: &Explanation,
        stakes: Stakes,
        mut rng: Option<&mut fastrand::Rng>,
    ) -> Option<Reason> {
        let Explanation {
            plays, side, after, ..
        } = explained;
        let (price, unproved) = plays.priced();
        if price.is_some() {
            return price;
        }
        let greedy = self.deep.greedy();
        let after = [&after[0], &after[1]];
        let mut split = Split::new(greedy, *side, after, stakes);
        if let (Some(split), Some(rng)) = (&mut split, &mut rng) {
            split.shuffle(rng);
        }
        let lost = plays.lost();
        let by_throws = split.as_ref().and_then(|split| split.reason(lost));
        if by_throws.is_some() || !has_facts(plays.game) {
            return by_throws.or_else(|| plays.otherwise(&unproved));
        }
        if let Some(risk) = split.and_then(|split| split.risk(lost)) {
            return Some(risk);
        }
        let mut later = Later::new(greedy, *side, after, stakes);
        if let (Some(later), Some(rng)) = (&mut later, &mut rng) {
            later.shuffle(rng);
        }
        let later = later.and_then(|later| later.reason(lost));
        later.or_else(|| plays.otherwise(&unproved))
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

    /// Returns the plays of a stage that is explained.
    fn explained(
        &mut self,
        position: &Position,
        played: &Board,
        stakes: Stakes,
    ) -> Option<Explanation> {
        let candidates = self.candidates(position, stakes)?;
        let best = *candidates.first()?;
        let made = candidates.iter().position(|one| one.end.board == *played)?;
        let lost = (best.worth - candidates[made].worth) / stakes.unit();
        if lost < LEAST {
            return None;
        }
        Some(Explanation {
            plays: self.counted(position, &candidates, stakes, made)?,
            side: position.turn()?.mover(),
            after: [&best, &candidates[made]].map(|one| position.after(&one.end, &mut ())),
            made: candidates[made],
            best,
        })
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
            evidence: match position.rules().contact {
                Contact::OneManBlocks => &WITHOUT_HITS,
                Contact::BlotIsHit | Contact::BlotIsPinned => &WITH_HITS,
            },
            facts: candidates.iter().map(count).collect(),
            loss: candidates
                .iter()
                .map(|one| (best - one.worth) / stakes.unit())
                .collect(),
            made,
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

    /// The price with evidence, of one fact before two, and of broad facts last; without one, the
    /// weightiest facts that have a price, if any.
    fn priced(&self) -> (Option<Reason>, Vec<Fact>) {
        let ranked = self.ranked();
        let mut unproved = Vec::new();
        // One fact, two, and then the same with broad facts among them.
        for (is_broad, count) in [(false, 1), (false, 2), (true, 1), (true, 2)] {
            for (place, &(first, weight)) in ranked.iter().enumerate() {
                let others = ranked[place..].iter().skip(count - 1);
                for &(second, more) in others.take(if count == 1 { 1 } else { ranked.len() }) {
                    let facts = &[first, second][..count];
                    if facts.iter().any(|fact| fact.is_broad()) != is_broad
                        || self.price(facts) < NAMED * self.lost()
                    {
                        continue;
                    }
                    if self.has_evidence(facts) {
                        return (Some(self.price_of(facts, true)), facts.to_vec());
                    }
                    let weight = if count == 1 { weight } else { weight + more };
                    if unproved.is_empty() && weight >= WEIGHED * self.lost() {
                        unproved = facts.to_vec();
                    }
                }
            }
        }
        (None, unproved)
    }

    /// That no other play is close, with facts of the best one; if one is, what the facts cost, if
    /// any, though nothing shows that they are good.
    fn otherwise(&self, facts: &[Fact]) -> Option<Reason> {
        if self.loss[1] >= CLOSE * self.lost() {
            let facts = self.differences(facts);
            return Some(Reason::Only { facts });
        }
        (!facts.is_empty()).then(|| self.price_of(facts, false))
    }

    /// The facts in which the best play is better than the one made, the weightiest first, with
    /// their weight in units; none in a game without weights.
    fn ranked(&self) -> Vec<(Fact, f32)> {
        if !has_facts(self.game) {
            return Vec::new();
        }
        let (best, made) = (&self.facts[0], &self.facts[self.made]);
        let gain = |fact: Fact| fact.gain(best, made);
        let is_weighed = |fact: Fact| !self.evidence.is_weighed || fact.weight(self.game) > 0.0;
        // Once all men are home, who bears off counts, and not how the men stand.
        let is_home = [best, made].iter().all(|play| Fact::Away.of(play) == 0);
        let is_told = |fact: Fact| match is_home {
            true => !fact.is_of_play() && (fact == Fact::Off || is_weighed(fact)),
            false => is_weighed(fact),
        };
        let better = Fact::all().filter(|&fact| is_told(fact) && self.has(0, fact));
        let mut ranked: Vec<_> = better
            .map(|fact| (fact, gain(fact) * fact.weight(self.game)))
            .collect();
        order::sort_by_key(&mut ranked, |&(fact, weight)| {
            order::descending(if fact == Fact::Off { f32::MAX } else { weight })
        });
        ranked
    }

    /// What the best play that is better than the one made in none of the facts loses.
    fn price(&self, facts: &[Fact]) -> f32 {
        let best = self.without(facts).next();
        best.map_or(0.0, |play| self.loss[play])
    }

    /// The plays that are better than the one made in none of the facts, which is one of them.
    fn without<'a>(&'a self, facts: &'a [Fact]) -> impl Iterator<Item = usize> + 'a {
        (0..self.loss.len()).filter(|&play| !facts.iter().any(|&fact| self.has(play, fact)))
    }

    /// The plays that are better than the one made in all of the facts.
    fn with<'a>(&'a self, facts: &'a [Fact]) -> impl Iterator<Item = usize> + 'a {
        (0..self.loss.len()).filter(|&play| facts.iter().all(|&fact| self.has(play, fact)))
    }

    /// Whether the plays with the facts, the best one apart, show that they are good.
    fn has_evidence(&self, facts: &[Fact]) -> bool {
        let is_better = |play: usize| self.loss[play] < self.lost();
        let others: Vec<usize> = self.with(facts).filter(|&play| play > 0).collect();
        let asked = self.evidence;
        let is_close = |&play: &usize| self.loss[play] < asked.close * self.lost();
        let better = share_of(others.iter().copied(), is_better);
        let without = share_of(self.without(facts), is_better);
        others.iter().any(is_close)
            && better >= asked.better
            && better - without >= asked.contrast
            && self.chance_of(&others) <= asked.chance
    }

    /// The chance that as many plays of `kept` or more would be better than the play made if so
    /// many were drawn at random, the best play and the one made apart.
    fn chance_of(&self, kept: &[usize]) -> f64 {
        let count = |better: usize| u32::try_from(better).unwrap_or(u32::MAX);
        let is_better = |&&play: &&usize| self.loss[play] < self.lost();
        let all = count(self.loss.len() - 2);
        let good = count(self.loss.iter().filter(|&&loss| loss < self.lost()).count() - 1);
        let least = kept.iter().filter(is_better).count();
        let kept = count(kept.len());
        let draws = (count(least)..=kept.min(good))
            .map(|drawn| choices(good, drawn) * choices(all - good, kept - drawn));
        draws.sum::<f64>() / choices(all, kept)
    }

    fn price_of(&self, facts: &[Fact], proved: bool) -> Reason {
        let price = self.price(facts);
        let better = |&play: &usize| self.loss[play] < self.lost();
        Reason::Price {
            facts: self.differences(facts),
            price,
            share: price / self.lost(),
            proved,
            kept: self.with(facts).count(),
            better: self.with(facts).filter(better).count(),
            without: self.without(facts).count(),
            better_without: self.without(facts).filter(better).count(),
        }
    }

    fn differences(&self, facts: &[Fact]) -> Vec<Difference> {
        let told = |fact: Fact, play: usize| fact.of(&self.facts[play]) as f32 / fact.scale();
        let difference = |&fact: &Fact| Difference {
            fact,
            best: told(fact, 0),
            played: told(fact, self.made),
            points: [0; 2],
        };
        facts.iter().map(difference).collect()
    }
}

/// Whether facts are told in a game: it has weights.
fn has_facts(game: GameKind) -> bool {
    Fact::all().any(|fact| fact.weight(game) > 0.0)
}

/// The number of ways to choose `some` of `all`.
fn choices(all: u32, some: u32) -> f64 {
    let factor = |place: u32| f64::from(all.saturating_sub(place)) / f64::from(some - place);
    (0..some).map(factor).product()
}

/// The share of the plays of which `holds` is true; 0 without plays.
fn share_of(plays: impl Iterator<Item = usize>, holds: impl Fn(usize) -> bool) -> f32 {
    let (mut all, mut held) = (0.0_f32, 0.0);
    for play in plays {
        all += 1.0;
        held += f32::from(u8::from(holds(play)));
    }
    held / all.max(1.0)
}

#[cfg(test)]
mod tests;
