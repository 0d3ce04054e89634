//! Sorts lists by numeric keys.
//!
//! All lists share one sort of numbers. The standard library's sort is compiled again for each type
//! of item: together these were a tenth of the WebAssembly module.

/// Sorts items by their keys, the smallest first. Items with equal keys keep their order.
pub fn sort_by_key<T>(items: &mut [T], key: impl Fn(&T) -> u64) {
    let keys = items.iter().map(key).zip(0_u32..);
    let mut order: Vec<(u64, u32)> = keys.collect();
    order.sort_unstable();
    // An item that a swap has moved away is found by following the swaps.
    for place in 0..items.len() {
        let mut from = order[place].1 as usize;
        while from < place {
            from = order[from].1 as usize;
        }
        order[place].1 = from as u32;
        items.swap(place, from);
    }
}

/// Returns a key that orders numbers from the largest to the smallest, as `f32::total_cmp` does.
#[must_use]
pub const fn descending(number: f32) -> u64 {
    let bits = number.to_bits();
    let ascending = match bits >> 31 {
        0 => bits | 1 << 31,
        _ => !bits,
    };
    !ascending as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_of_a_stable_sort_by_total_order() {
        let mut rng = fastrand::Rng::with_seed(3);
        let special = [
            0.0,
            -0.0,
            f32::INFINITY,
            f32::NEG_INFINITY,
            f32::NAN,
            -f32::NAN,
        ];
        for len in 0..200 {
            let number = |_| match rng.usize(..4) {
                0 => special[rng.usize(..special.len())],
                1 => f32::from_bits(rng.u32(..)),
                _ => f32::from(rng.i8(-3..3)),
            };
            let numbers: Vec<f32> = (0..len).map(number).collect();
            let mut items: Vec<(usize, u32)> = numbers
                .iter()
                .map(|number| number.to_bits())
                .enumerate()
                .collect();
            let mut expected = items.clone();

            sort_by_key(&mut items, |&(_, bits)| descending(f32::from_bits(bits)));

            expected.sort_by(|a, b| f32::from_bits(b.1).total_cmp(&f32::from_bits(a.1)));
            assert_eq!(items, expected);
        }
    }
}
