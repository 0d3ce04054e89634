//! Why a play loses, as text.

use rosespring_engine::analysis::{Difference, Reason, Why};
use rosespring_rules::Position;
use rosespring_rules::notation::text;
use rosespring_wire::result::rounded;

/// Formats why a play loses, as lines to add; empty if there is no reason.
pub(super) fn reasons(position: &Position, why: &Why) -> String {
    let lines = why
        .reasons
        .iter()
        .filter_map(|told| reason(position, why, told));
    lines.map(|line| format!("\n  why: {line}")).collect()
}

/// Formats a reason.
fn reason(position: &Position, why: &Why, told: &Reason) -> Option<String> {
    let best = text::play(position, &why.best);
    Some(match told {
        Reason::Price {
            facts: told,
            price,
            share,
            proved,
            ..
        } => {
            let share = match proved {
                true => format!(", {:.0} % of {:.3}", 100.0 * share, why.loss),
                // It may be chance.
                false => String::new(),
            };
            format!(
                "after {best} {}; every play that is no better in this loses {price:.3} or \
                 more{share}",
                facts(told),
            )
        }
        Reason::Throws {
            fact,
            share,
            throws,
            ..
        } => format!(
            "after {best} {}; the {throws} throws of 36 in which this differs make \
             {:.0} % of {:.3}",
            facts(std::slice::from_ref(fact)),
            100.0 * share,
            why.loss,
        ),
        Reason::Later {
            fact,
            ahead,
            part,
            share,
        } => format!(
            "after {best} and the next {}, {}; the {:.0} % of throws after which this is \
             worse make {:.0} % of {:.3}",
            if *ahead == 1 {
                "throw"
            } else {
                "throws of both"
            },
            facts(std::slice::from_ref(fact)),
            100.0 * part,
            100.0 * share,
            why.loss,
        ),
        Reason::Only { facts: told } => format!(
            "only {best} is good{}{}; the second best play loses {:.3}",
            if told.is_empty() { "" } else { ": " },
            facts(told),
            why.second,
        ),
        _ => return consists_of(&best, why, told),
    })
}

/// Formats facts: `prime 5 against 2`.
fn facts(facts: &[Difference]) -> String {
    let facts = facts.iter().map(|one| {
        let (best, played) = (rounded(one.best), rounded(one.played));
        format!("{} {best} against {played}", one.fact.name())
    });
    facts.collect::<Vec<_>>().join(", ")
}

/// Formats what the loss consists of.
fn consists_of(best: &str, why: &Why, told: &Reason) -> Option<String> {
    Some(match told {
        Reason::Kinds {
            own,
            best: of_best,
            played,
            share,
        } => format!(
            "{} wins more than a single game in {:.1} % after {best} and in {:.1} %, {:.0} % of \
             {:.3}",
            if *own { "the mover" } else { "the opponent" },
            100.0 * of_best,
            100.0 * played,
            100.0 * share,
            why.loss,
        ),
        Reason::Gift {
            best: of_best,
            played,
            share,
        } => format!(
            "what passes to the other side is worth {of_best:.3} after {best} and {played:.3}, \
             {:.0} % of {:.3}",
            100.0 * share,
            why.loss,
        ),
        _ => return None,
    })
}
