//! Counts of throws, with the expected counts of fair dice.

use rosespring_rules::{Dice, Side};
use rosespring_wire::result::rounded;
use rosespring_wire::statistics::{DiceCount, DiceFigures, PairCount};

use super::facts::{Counts, Facts, Source};
use super::{Whose, chance};

/// Counts throws with dice of one source: at all tables, and at those where the person sits.
pub(super) fn figures(tables: &[&Facts], whose: Whose<'_>, source: Source) -> DiceFigures {
    let mut all = [0; 21];
    let (mut own, mut opponents) = ([0; 21], [0; 21]);
    for facts in tables.iter().filter(|facts| facts.source == source) {
        let [sits, other_sits] = Side::ALL.map(|side| whose.sits(facts, side));
        for (side, theirs) in Side::ALL.into_iter().zip([other_sits, sits]) {
            let throws = &facts.throws[side.index()];
            add(&mut all, throws);
            if whose.sits(facts, side) {
                add(&mut own, throws);
            } else if theirs {
                add(&mut opponents, throws);
            }
        }
    }
    DiceFigures {
        all: count(&all),
        own: count(&own),
        opponents: count(&opponents),
    }
}

fn add(sum: &mut Counts, throws: &Counts) {
    for (sum, count) in sum.iter_mut().zip(throws) {
        *sum += count;
    }
}

fn count(counts: &Counts) -> DiceCount {
    let throws: u32 = counts.iter().sum();
    let mut faces = [0_u32; 6];
    let (mut pips, mut doublets) = (0_u32, 0);
    let mut pairs = Vec::with_capacity(counts.len());
    for (&count, (dice, ways)) in counts.iter().zip(Dice::ALL_21) {
        for die in [dice.first, dice.second] {
            faces[usize::from(die.get()) - 1] += count;
            pips += count * u32::from(die.get());
        }
        if dice.is_doublet() {
            doublets += count;
        }
        pairs.push((dice, count, f64::from(throws) * f64::from(ways) / 36.0));
    }
    let faces_expected = f64::from(throws) / 3.0;
    let of_pairs: Vec<_> = pairs.iter().map(|&(_, count, one)| (count, one)).collect();
    DiceCount {
        throws,
        faces: faces.to_vec(),
        faces_expected: rounded(faces_expected),
        pairs: pairs.into_iter().map(pair).collect(),
        doublets,
        doublets_expected: rounded(f64::from(throws) / 6.0),
        pips: (throws > 0).then(|| rounded(f64::from(pips) / f64::from(throws))),
        faces_test: chance::test(&faces.map(|count| (count, faces_expected))),
        pairs_test: chance::test(&of_pairs),
    }
}

fn pair((dice, count, expected): (Dice, u32, f64)) -> PairCount {
    PairCount {
        dice: [dice.first.get(), dice.second.get()],
        count,
        expected: rounded(expected),
    }
}
