//! Why a play loses, as JSON.

use rosespring_engine::analysis::{Difference, Reason, Why};
use rosespring_rules::Position;
use rosespring_rules::notation::text;
use serde::Serialize;

use crate::result::rounded;

/// A reason. Figures are in units at the score, by a look of `plies` throws ahead.
#[derive(Debug, Clone, Serialize)]
pub struct ReasonJson {
    /// The best play.
    best: String,
    /// The loss of the play made.
    loss: f64,
    plies: u8,
    /// The number of different plays.
    plays: usize,
    /// What the second best play loses.
    second: f64,
    /// What the best play has and the play made has not.
    facts: Vec<FactJson>,
    /// What the reason makes of the loss; absent with `only`, and with a price that may be chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    share: Option<f64>,
    #[serde(flatten)]
    kind: KindJson,
}

/// The kind of a reason, with the figures that it alone has.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum KindJson {
    /// Every play without the facts loses `price` or more. Of the `kept` plays that are better than
    /// the one made in all facts, `better` lose less; of the plays `without` any of them,
    /// `better_without` do. Where it is not `proved` by them that the facts are good, the price may
    /// be chance, and `share` is absent.
    Price {
        price: f64,
        proved: bool,
        kept: usize,
        better: usize,
        without: usize,
        better_without: usize,
    },
    /// The `throws`, of 36, in which the fact differs make most of the loss; `dice` are those that
    /// are worse after the play made.
    Throws { throws: u8, dice: Vec<[u8; 2]> },
    /// After the next throws, 1 or 2 `ahead`, the fact is worse in a `part` of them, which make
    /// most of the loss; the figures of the fact are means.
    Later { ahead: u8, part: f64 },
    /// No other play is close.
    Only,
    /// Wins by more than a single game make most of the loss: the mover's `own`, or the opponent's.
    Kinds { own: bool, larger: PairJson },
    /// What passes to the opponent makes most of the loss.
    Gift { worth: PairJson },
}

#[derive(Debug, Clone, Serialize)]
struct FactJson {
    name: &'static str,
    #[serde(flatten)]
    count: PairJson,
    /// The points that are counted after the best play, and after the play made, in the mover's
    /// numbering.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    best_points: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    played_points: Vec<u8>,
}

/// A figure after the best play and after the play made.
#[derive(Debug, Clone, Serialize)]
struct PairJson {
    best: f64,
    played: f64,
}

impl PairJson {
    fn new(best: f32, played: f32) -> Self {
        Self {
            best: rounded(best),
            played: rounded(played),
        }
    }
}

impl FactJson {
    fn new(told: &Difference) -> Self {
        let [best_points, played_points] = told.points.map(points);
        Self {
            name: told.fact.name(),
            count: PairJson::new(told.best, told.played),
            best_points,
            played_points,
        }
    }
}

/// The points of a set, bit n for point n.
#[must_use]
pub fn points(set: u32) -> Vec<u8> {
    (1..=24).filter(|point| set >> point & 1 == 1).collect()
}

impl ReasonJson {
    /// Converts the reasons why a play of `position` loses.
    #[must_use]
    pub fn all(position: &Position, why: &Why) -> Vec<Self> {
        let best = text::play(position, &why.best);
        let converted = why.reasons.iter().filter_map(|reason| {
            let (kind, facts, share) = split(reason)?;
            Some(Self {
                best: best.clone(),
                loss: rounded(why.loss),
                plies: why.plies,
                plays: why.plays,
                second: rounded(why.second),
                facts: facts.iter().map(FactJson::new).collect(),
                share: share.map(rounded),
                kind,
            })
        });
        converted.collect()
    }
}

/// The kind of a reason, its facts and its share of the loss.
type Parts<'a> = (KindJson, &'a [Difference], Option<f32>);

fn split(reason: &Reason) -> Option<Parts<'_>> {
    Some(match reason {
        Reason::Price {
            facts,
            price,
            share,
            proved,
            kept,
            better,
            without,
            better_without,
        } => {
            let kind = KindJson::Price {
                price: rounded(*price),
                proved: *proved,
                kept: *kept,
                better: *better,
                without: *without,
                better_without: *better_without,
            };
            (kind, facts, proved.then_some(*share))
        }
        Reason::Throws {
            fact,
            share,
            throws,
            dice: thrown,
        } => {
            let kind = KindJson::Throws {
                throws: *throws,
                dice: thrown
                    .iter()
                    .map(|dice| [dice.first.get(), dice.second.get()])
                    .collect(),
            };
            (kind, std::slice::from_ref(fact), Some(*share))
        }
        Reason::Later {
            fact,
            ahead,
            part,
            share,
        } => {
            let kind = KindJson::Later {
                ahead: *ahead,
                part: rounded(*part),
            };
            (kind, std::slice::from_ref(fact), Some(*share))
        }
        Reason::Only { facts } => (KindJson::Only, facts, None),
        _ => return consists_of(reason),
    })
}

/// The same for what a loss consists of.
fn consists_of(reason: &Reason) -> Option<Parts<'_>> {
    Some(match reason {
        Reason::Kinds {
            own,
            best,
            played,
            share,
        } => {
            let kind = KindJson::Kinds {
                own: *own,
                larger: PairJson::new(*best, *played),
            };
            (kind, &[], Some(*share))
        }
        Reason::Gift {
            best,
            played,
            share,
        } => {
            let worth = PairJson::new(*best, *played);
            (KindJson::Gift { worth }, &[], Some(*share))
        }
        _ => return None,
    })
}
