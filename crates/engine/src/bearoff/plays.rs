//! The ends of each of the 21 throws.

use super::{Index, Kind, POINTS, throws};

/// The distinct ends of every throw from every position, whole cascades played out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plays {
    ends: Vec<u16>,
    /// The index of the first end of each throw, 21 for each position, and one more at the end.
    starts: Vec<u32>,
}

const THROWS: usize = 21;

impl Plays {
    /// Lists the ends of all throws. Cascades are combined from the ends of their later groups.
    #[must_use]
    pub fn new(index: &Index, kind: Kind) -> Self {
        let mut plays = Self {
            ends: Vec::new(),
            starts: vec![0],
        };
        // The ends of a doublet n are those of throw `at[n]`.
        let mut at = [0; POINTS + 1];
        for (throw, (high, low, _)) in throws().enumerate() {
            if high == low {
                at[high] = throw;
            }
        }
        let (mut found, mut cascades) = (Vec::new(), vec![Vec::new(); POINTS + 1]);
        for number in 0..index.len() as u16 {
            for last in (1..=POINTS).rev() {
                four(index, number, last, &mut found);
                if kind == Kind::Cascade && last < POINTS {
                    let later = |&end: &u16| match end {
                        // A finished game has no plays.
                        _ if end == number => cascades[last + 1].as_slice(),
                        _ => plays.ends(end, at[last + 1]),
                    };
                    let mut ends = Vec::new();
                    for &end in found.iter().flat_map(later) {
                        insert(&mut ends, end);
                    }
                    found = ends;
                }
                cascades[last].clone_from(&found);
            }
            for (high, low, _) in throws() {
                if high == low {
                    plays.ends.extend(&cascades[high]);
                } else {
                    pair(index, number, high, low, &mut found);
                    plays.ends.extend(&found);
                }
                plays.starts.push(plays.ends.len() as u32);
            }
        }
        plays
    }

    /// The numbers of the ends of a throw (in the order of `Dice::ALL_21`) from a position, in
    /// ascending order.
    ///
    /// # Panics
    ///
    /// If the number of the position or the throw is out of range.
    #[must_use]
    pub fn ends(&self, number: u16, throw: usize) -> &[u16] {
        assert!(throw < THROWS, "there are 21 throws");
        let at = usize::from(number) * THROWS + throw;
        &self.ends[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

/// Adds an end at its place, unless it is there. The standard library's sort of a list is much more
/// code, which counts in the browser.
fn insert(ends: &mut Vec<u16>, end: u16) {
    if let Err(place) = ends.binary_search(&end) {
        ends.insert(place, end);
    }
}

/// The distinct ends of four of a number.
fn four(index: &Index, from: u16, number: usize, ends: &mut Vec<u16>) {
    ends.clear();
    ends.push(from);
    for _ in 0..4 {
        one(index, ends, number);
    }
}

/// The distinct ends of two different numbers, in either order.
fn pair(index: &Index, from: u16, high: usize, low: usize, ends: &mut Vec<u16>) {
    ends.clear();
    ends.push(from);
    one(index, ends, high);
    one(index, ends, low);
    let mut other = vec![from];
    one(index, &mut other, low);
    one(index, &mut other, high);
    for end in other {
        insert(ends, end);
    }
}

/// Plays a number from each position; one without men stays.
fn one(index: &Index, ends: &mut Vec<u16>, number: usize) {
    let before = std::mem::take(ends);
    for &from in &before {
        let steps = index.homes()[usize::from(from)].steps(number);
        for home in steps {
            insert(ends, index.known(home));
        }
        if from == 0 {
            insert(ends, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rosespring_rules::{Dice, Rules, Side};

    use super::super::{Home, slow};
    use super::*;

    /// The ends of a throw by the rules themselves.
    fn by_the_rules(rules: Rules, home: Home, dice: Dice) -> BTreeSet<Home> {
        let start = slow::position(rules, home, Home([1, 0, 0, 0, 0, 0])).unwrap();
        slow::ends(&start, dice)
            .iter()
            .map(|end| Home::of(end.men(Side::White)).unwrap())
            .collect()
    }

    #[test]
    fn ends_are_those_of_the_rules() {
        let mut rng = fastrand::Rng::with_seed(1);
        for name in ["gul-bara", "gul-bara:2007", "gioul", "tawula", "backgammon"] {
            let rules = Rules::preset(name).unwrap();
            for (men, samples) in [(3, 84), (9, 30)] {
                let index = Index::new(men);
                let plays = Plays::new(&index, Kind::of(&rules).unwrap());
                for sample in 0..samples {
                    let number = match men {
                        3 => sample,
                        _ => rng.u16(..index.len() as u16),
                    };
                    let home = index.home(number).unwrap();
                    if number == 0 {
                        continue;
                    }
                    for (throw, &(dice, _)) in Dice::ALL_21.iter().enumerate() {
                        let ends = plays.ends(number, throw).iter();
                        let ends: BTreeSet<_> = ends.map(|&end| index.home(end).unwrap()).collect();
                        assert_eq!(
                            ends,
                            by_the_rules(rules, home, dice),
                            "{name} {home:?} {dice}"
                        );
                    }
                }
            }
        }
    }
}
