//! Removes faults from a run as long as it still finds the same.

use crate::Failure;
use crate::run::{Plan, run};

/// Returns the run without those faults that a finding does not need, after at most `tries` runs.
///
/// # Errors
///
/// A run failed.
pub(crate) fn shorten(plan: &Plan, what: &str, mut tries: usize) -> Result<Plan, Failure> {
    let mut plan = plan.clone();
    // Halves first, then smaller parts.
    let mut size = plan.faults.len().div_ceil(2);
    while size > 0 && !plan.faults.is_empty() {
        let mut begin = 0;
        while begin < plan.faults.len() {
            if tries == 0 {
                return Ok(plan);
            }
            tries -= 1;
            let mut shorter = plan.clone();
            let end = (begin + size).min(plan.faults.len());
            shorter.faults.drain(begin..end);
            match finds(&shorter, what)? {
                true => plan = shorter,
                false => begin += size,
            }
        }
        size = match size {
            1 => 0,
            size => size.div_ceil(2),
        };
    }
    Ok(plan)
}

/// Returns whether a run finds something of the same kind.
fn finds(plan: &Plan, what: &str) -> Result<bool, Failure> {
    let outcome = run(plan, None)?;
    let kind = kind_of(what);
    Ok(outcome
        .findings
        .iter()
        .any(|one| kind_of(&one.what) == kind))
}

/// Returns a finding without ids and numbers, which change with every fault that is removed.
fn kind_of(what: &str) -> String {
    let words = what.split_whitespace();
    let plain = words.filter(|word| word.chars().all(|letter| letter.is_ascii_lowercase()));
    plain
        .filter(|word| word.len() < 12)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::kind_of;

    #[test]
    fn the_kind_of_a_finding_has_no_ids() {
        let at = |id: &str| format!("watcher of {id}: went back from version 40 to 1");
        assert_eq!(kind_of(&at("x3fg7kqmabcd")), kind_of(&at("yyyyyyyyyyyy")));
        assert_ne!(kind_of(&at("a")), kind_of("white of a: was refused"));
    }
}
