//! A hash set of the ends of stages.

use rosespring_rules::{Compulsion, Contact, End, Mother, Position, Scoring, Side};

/// The ends of one side's stages visited so far. All positions differ only in the men of this side.
#[derive(Debug, Default)]
pub(super) struct EndSet {
    /// Keys, or 0 where free. The length is a power of two, and at least half are free.
    slots: Vec<u128>,
    count: usize,
    /// The keys of a batch, and the first slot of each.
    batch: Vec<(u128, u32)>,
}

impl EndSet {
    pub(super) fn clear(&mut self) {
        self.slots.clear();
        self.count = 0;
    }

    /// Adds ends, and sets `new` to the indices of those that were not in the set, in order.
    /// `stage` separates stages that can lead to the same men.
    pub(super) fn insert(
        &mut self,
        ends: impl ExactSizeIterator<Item = End>,
        side: Side,
        stage: u32,
        new: &mut Vec<u32>,
    ) {
        self.make_room(ends.len());
        let mask = self.slots.len() - 1;
        self.batch.clear();
        self.batch.extend(ends.map(|end| {
            let key = key(&end, side, stage);
            (key, hash(key) & mask as u32)
        }));
        // The table is larger than the cache. The iterations of this loop are independent, so the
        // processor loads many slots at once.
        let touched = self.batch.iter().map(|(_, at)| self.slots[*at as usize]);
        std::hint::black_box(touched.fold(0, |all, slot| all ^ slot));
        new.clear();
        for (place, &(key, at)) in (0..).zip(&self.batch) {
            let slot = find(&self.slots, key, at as usize);
            if self.slots[slot] == 0 {
                self.slots[slot] = key;
                self.count += 1;
                new.push(place);
            }
        }
    }

    fn make_room(&mut self, more: usize) {
        let wanted = 2 * (self.count + more + 1);
        if wanted <= self.slots.len() {
            return;
        }
        let size = (2 * wanted).next_power_of_two().max(64);
        let old = std::mem::replace(&mut self.slots, vec![0; size]);
        for key in old.into_iter().filter(|&key| key != 0) {
            let slot = find(&self.slots, key, hash(key) as usize & (size - 1));
            self.slots[slot] = key;
        }
    }
}

/// Returns the slot of a key, or the free slot where it belongs.
fn find(slots: &[u128], key: u128, mut at: usize) -> usize {
    while slots[at] != 0 && slots[at] != key {
        at = (at + 1) & (slots.len() - 1);
    }
    at
}

/// The key of an end. Men take 27 times four bits, without the pinned men of this side, which its
/// own steps do not change. At least one number is used, so no key is 0.
fn key(end: &End, side: Side, stage: u32) -> u128 {
    let tail = stage << 4 | u32::from(end.used);
    end.board.men(side).to_bits() & MEN_BITS | u128::from(tail) << MEN_BITS.count_ones()
}

/// The bits of the men off, on the points, on the bar and in hand.
const MEN_BITS: u128 = (1 << (4 * 27)) - 1;

/// A quick hash that is the same on every machine. Keys do not come from an adversary.
fn hash(key: u128) -> u32 {
    // The two halves of the product together depend on every bit.
    let mix = |bits: u64| {
        let product = u128::from(bits) * 0x9E37_79B9_7F4A_7C15_u128;
        product as u64 ^ (product >> 64) as u64
    };
    mix(mix(key as u64).rotate_left(32) ^ (key >> 64) as u64) as u32
}

/// Whether the end of a stage alone decides what follows, and the other side's men stay in place or
/// follow from it. This is false where men can be hit, where mothers can end the game, where the
/// path to a point can decide the value of the game, or where players may stop a stage early.
pub(super) fn end_tells_all(position: &Position) -> bool {
    let rules = position.rules();
    rules.scoring != Scoring::Capote
        && rules.compulsion != Compulsion::Free
        && rules.contact != Contact::BlotIsHit
        && rules.mother == Mother::None
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rosespring_rules::{Ends, PRESETS};

    use super::*;
    use crate::walk::random_game_with;

    #[test]
    fn it_tells_what_was_met_before() {
        let (mut seen, mut plain) = (EndSet::default(), BTreeSet::new());
        let (mut all, mut ends) = (Vec::new(), Ends::new());
        let mut rng = fastrand::Rng::with_seed(1);
        random_game_with(PRESETS[0].rules, &mut rng, &mut Ends::new(), |position| {
            position.ends(&mut ends);
            if !ends.is_empty() {
                all.push(ends.iter().collect::<Vec<_>>());
            }
        });
        let mut new = Vec::new();
        for (stage, ends) in (0..3).cycle().zip(all.iter().chain(&all)) {
            seen.insert(ends.iter().copied(), Side::White, stage, &mut new);
            let identity = |end: &End| (end.board.men(Side::White), end.used, stage);
            let mut expected = Vec::new();
            for (place, end) in (0..).zip(ends) {
                if plain.insert(identity(end)) {
                    expected.push(place);
                }
            }
            assert_eq!(new, expected);
        }
        assert!(plain.len() > 100);
        seen.clear();
        seen.insert(all[0].iter().copied(), Side::White, 0, &mut new);
        assert!(!new.is_empty());
    }
}
