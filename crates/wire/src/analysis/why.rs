//! Why a play loses, as JSON.

use rosespring_engine::analysis::{Difference, Reason, Why};
use rosespring_rules::Position;
use rosespring_rules::notation::text;
use serde::Serialize;

use crate::result::rounded;

/// A reason. Figures are in units at the score, by a look of `plies` throws ahead.
#[derive(Debug, Clone, Serialize)]
pub struct ReasonJson {
    /// `price`: every play without the facts loses `price` or more. `throws`: the throws in which
    /// the fact differs make most of the loss. `later`: the throws after which the fact is worse
    /// do. `only`: no other play is close.
    kind: &'static str,
    /// The best play.
    best: String,
    /// What it has and the play made has not.
    facts: Vec<FactJson>,
    /// The loss of the play made.
    loss: f64,
    plies: u8,
    /// The number of different plays.
    plays: usize,
    /// What the second best play loses.
    second: f64,
    #[serde(flatten)]
    evidence: Option<EvidenceJson>,
    #[serde(flatten)]
    split: Option<SplitJson>,
    #[serde(flatten)]
    later: Option<LaterJson>,
}

#[derive(Debug, Clone, Serialize)]
struct FactJson {
    name: &'static str,
    best: f64,
    played: f64,
}

/// Of the `kept` plays that are better than the one made in all facts, `better` lose less; of the
/// plays `without` any of them, `better_without` do.
#[derive(Debug, Clone, Serialize)]
struct EvidenceJson {
    price: f64,
    share: f64,
    kept: usize,
    better: usize,
    without: usize,
    better_without: usize,
}

/// The `throws`, of 36, in which the fact differs between the plays, make `share` of the loss.
#[derive(Debug, Clone, Serialize)]
struct SplitJson {
    throws: u8,
    share: f64,
}

/// After the next throws, 1 or 2 `ahead`, the fact is worse in a `part` of them, which makes
/// `share` of the loss; the figures of the fact are means.
#[derive(Debug, Clone, Serialize)]
struct LaterJson {
    ahead: u8,
    part: f64,
    share: f64,
}

impl ReasonJson {
    /// Converts the reason why a play of `position` loses; `None` if there is none.
    #[must_use]
    pub fn new(position: &Position, why: &Why) -> Option<Self> {
        let (mut split, mut later) = (None, None);
        let (kind, facts, evidence) = match why.reason.as_ref()? {
            Reason::Price {
                facts,
                price,
                share,
                kept,
                better,
                without,
                better_without,
            } => {
                let evidence = EvidenceJson {
                    price: rounded(*price),
                    share: rounded(*share),
                    kept: *kept,
                    better: *better,
                    without: *without,
                    better_without: *better_without,
                };
                ("price", &facts[..], Some(evidence))
            }
            Reason::Throws {
                fact,
                share,
                throws,
            } => {
                split = Some(SplitJson {
                    throws: *throws,
                    share: rounded(*share),
                });
                ("throws", std::slice::from_ref(fact), None)
            }
            Reason::Later {
                fact,
                ahead,
                part,
                share,
            } => {
                later = Some(LaterJson {
                    ahead: *ahead,
                    part: rounded(*part),
                    share: rounded(*share),
                });
                ("later", std::slice::from_ref(fact), None)
            }
            Reason::Only { facts } => ("only", &facts[..], None),
            _ => return None,
        };
        let fact = |one: &Difference| FactJson {
            name: one.fact.name(),
            best: rounded(one.best),
            played: rounded(one.played),
        };
        Some(Self {
            kind,
            best: text::play(position, &why.best),
            facts: facts.iter().map(fact).collect(),
            loss: rounded(why.loss),
            plies: why.plies,
            plays: why.plays,
            second: rounded(why.second),
            evidence,
            split,
            later,
        })
    }
}
