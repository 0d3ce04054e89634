//! Pairs of members of whom one may feed the other with rated wins.

use std::collections::BTreeMap;

use super::WonPair;

/// Early wins against one member of which moderators are told.
const EARLY_WINS_TELL: u32 = 3;
/// Rated wins against one member of which moderators are told, if the other one hardly wins.
const WINS_TELL: u32 = 8;
/// Wins for one loss from which the other one hardly wins.
const WINS_A_LOSS: u32 = 8;

/// Returns the pairs that moderators see, each with the wins of the loser against the winner; those
/// with the most gained first.
#[must_use]
pub fn conspicuous(pairs: &[WonPair]) -> Vec<(&WonPair, u32)> {
    let wins: BTreeMap<[&str; 2], u32> = pairs
        .iter()
        .map(|pair| ([pair.winner.as_str(), pair.loser.as_str()], pair.wins))
        .collect();
    let with_losses = pairs.iter().map(|pair| {
        let back = [pair.loser.as_str(), pair.winner.as_str()];
        (pair, wins.get(&back).copied().unwrap_or_default())
    });
    let mut told: Vec<_> = with_losses
        .filter(|(pair, losses)| {
            let one_sided = pair.wins >= WINS_TELL.max(losses.saturating_mul(WINS_A_LOSS));
            one_sided || pair.early >= EARLY_WINS_TELL
        })
        .collect();
    told.sort_by(|(a, _), (b, _)| b.gained.total_cmp(&a.gained));
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(winner: &str, loser: &str, wins: u32, early: u32) -> WonPair {
        WonPair {
            winner: winner.into(),
            loser: loser.into(),
            wins,
            early,
            gained: f64::from(wins),
        }
    }

    #[test]
    fn one_sided_pairs_and_those_with_early_ends_are_told() {
        let pairs = [
            pair("ada", "boris", 9, 0),
            pair("boris", "ada", 2, 0),
            pair("carl", "dora", 16, 0),
            pair("dora", "carl", 2, 0),
            pair("emil", "fay", 3, 3),
            pair("fay", "emil", 3, 2),
            pair("gul", "hana", 8, 0),
            pair("hana", "ines", 7, 0),
        ];

        let told = conspicuous(&pairs);

        let told: Vec<_> = told
            .iter()
            .map(|(pair, losses)| (pair.winner.as_str(), *losses))
            .collect();
        assert_eq!(told, [("carl", 2), ("gul", 0), ("emil", 3)]);
    }
}
