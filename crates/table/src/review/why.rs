//! Why a play loses, as the page is told it.

use rosespring_engine::analysis::{Difference, Reason, Why};
use rosespring_rules::Position;
use rosespring_rules::notation::text;
use rosespring_wire::analysis::points;
use rosespring_wire::result::rounded;
use rosespring_wire::review::{ReviewFact, ReviewLater, ReviewPart, ReviewThrows, ReviewWhy};

use crate::view::{self, board_men};

/// Returns why a play loses; `None` if there is no reason.
pub(super) fn reason(position: &Position, why: &Why) -> Option<ReviewWhy> {
    if why.reasons.is_empty() {
        return None;
    }
    let mut told = ReviewWhy {
        best: text::play(position, &why.best),
        facts: Vec::new(),
        loss: rounded(why.loss),
        price: None,
        share: None,
        only: false,
        throws: None,
        later: None,
        kinds: None,
        gift: None,
        second: rounded(why.second),
        ends: why.after.map(|after| board_men(&after)),
    };
    for reason in &why.reasons {
        tell(reason, &mut told);
    }
    Some(told)
}

/// Adds a reason to what is told.
fn tell(reason: &Reason, told: &mut ReviewWhy) {
    let facts = |facts: &[Difference]| facts.iter().map(review_fact).collect();
    match reason {
        Reason::Price {
            facts: better,
            price,
            share,
            proved,
            ..
        } => {
            told.facts = facts(better);
            told.price = Some(rounded(*price));
            told.share = proved.then(|| rounded(*share));
        }
        Reason::Throws {
            fact,
            share,
            throws,
            dice,
        } => {
            told.facts = facts(std::slice::from_ref(fact));
            told.throws = Some(ReviewThrows {
                count: *throws,
                dice: dice.iter().copied().map(view::dice).collect(),
                share: rounded(*share),
            });
        }
        Reason::Later {
            fact,
            ahead,
            part,
            share,
        } => {
            told.facts = facts(std::slice::from_ref(fact));
            told.later = Some(ReviewLater {
                ahead: *ahead,
                part: rounded(*part),
                share: rounded(*share),
            });
        }
        Reason::Only { facts: better } => {
            told.facts = facts(better);
            told.only = true;
        }
        _ => consists_of(reason, told),
    }
}

/// Adds what the loss consists of.
fn consists_of(reason: &Reason, told: &mut ReviewWhy) {
    let part = |own, best, played, share| ReviewPart {
        own,
        best: rounded(best),
        played: rounded(played),
        share: rounded(share),
    };
    match *reason {
        Reason::Kinds {
            own,
            best,
            played,
            share,
        } => told.kinds = Some(part(own, best, played, share)),
        Reason::Gift {
            best,
            played,
            share,
        } => told.gift = Some(part(false, best, played, share)),
        _ => {}
    }
}

fn review_fact(told: &Difference) -> ReviewFact {
    let [best_points, played_points] = told.points.map(points);
    ReviewFact {
        name: told.fact.name().to_owned(),
        best: rounded(told.best),
        played: rounded(told.played),
        best_points,
        played_points,
    }
}
