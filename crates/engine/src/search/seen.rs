//! A set of the ways in which stages ended.

use rosespring_rules::{Compulsion, Contact, End, Position, Scoring, Side};

/// Ends of one side's stages met so far, of many positions that differ in this side's men alone.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// Keys, or 0; as many as a power of two, half of them 0 at least.
    slots: Vec<u128>,
    count: usize,
    /// Keys of a batch, and where each is looked for first.
    batch: Vec<(u128, u32)>,
}

impl Seen {
    pub(super) fn clear(&mut self) {
        self.slots.clear();
        self.count = 0;
    }

    /// Leaves in `new` the places of those ends that were not met before, in order. `stage` tells
    /// the stage from others that may lead to the same men.
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
        // The table is larger than a cache: nothing in this loop waits for anything else in it, so
        // the memory is asked for many slots at once.
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

/// Where a key is, or where it belongs.
fn find(slots: &[u128], key: u128, mut at: usize) -> usize {
    while slots[at] != 0 && slots[at] != key {
        at = (at + 1) & (slots.len() - 1);
    }
    at
}

/// All that tells an end from others. Men take 27 times four bits; some number is used, so no key
/// is 0.
fn key(end: &End, side: Side, stage: u32) -> u128 {
    let told = stage << 4 | u32::from(end.used);
    end.board.men(side).counters() | u128::from(told) << 108
}

/// The same on every machine, and quick: nobody chooses these keys to collide.
fn hash(key: u128) -> u32 {
    // Both halves of a product together depend on every bit.
    let mix = |bits: u64| {
        let product = u128::from(bits) * 0x9E37_79B9_7F4A_7C15_u128;
        product as u64 ^ (product >> 64) as u64
    };
    mix(mix(key as u64).rotate_left(32) ^ (key >> 64) as u64) as u32
}

/// Whether the end of a stage alone tells what follows, and the other side's men stay where they
/// are: not where men are hit, where the way to a point may decide what the game is worth, or where
/// a stage may be stopped at will.
pub(super) fn end_tells_all(position: &Position) -> bool {
    let rules = position.rules();
    rules.scoring != Scoring::Capote
        && rules.compulsion != Compulsion::Free
        && rules.contact != Contact::BlotIsHit
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rosespring_rules::{Ends, PRESETS};

    use super::*;
    use crate::walk::random_game_with;

    #[test]
    fn it_tells_what_was_met_before() {
        let (mut seen, mut plain) = (Seen::default(), BTreeSet::new());
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
            let told = |end: &End| (end.board.men(Side::White), end.used, stage);
            let mut expected = Vec::new();
            for (place, end) in (0..).zip(ends) {
                if plain.insert(told(end)) {
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
