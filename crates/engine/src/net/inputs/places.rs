//! The rows of the places of one side, with the vectors of WebAssembly where the build has them.
//! Both functions have the same results; the tests of the WebAssembly module compare them.

use super::SIDE_SLOTS;

/// Writes the row of each place, by its number of men, and returns the pips of the men on points
/// and on the bar. The slots after those of the places may be overwritten.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
#[inline(always)]
pub(super) fn look_at_places(counters: u128, base: u16, slots: &mut [u16; SIDE_SLOTS]) -> u16 {
    let halves = [counters as u64, (counters >> 64) as u64];
    let mut pips = 0;
    for place in 0..27_u16 {
        let men = (halves[usize::from(place >> 4)] >> (4 * (place & 15))) as u16 & 15;
        slots[usize::from(place)] = base + 16 * place + men;
        pips += men * if place < 26 { place } else { 0 };
    }
    pips
}

/// Does the same with eight places at a time.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline(always)]
pub(super) fn look_at_places(counters: u128, base: u16, slots: &mut [u16; SIDE_SLOTS]) -> u16 {
    use std::arch::wasm32::{
        i8x16_shuffle, i32x4_add, i32x4_dot_i16x8, i32x4_splat, u8x16_splat, u16x8_add,
        u16x8_extend_high_u8x16, u16x8_extend_low_u8x16, u16x8_shl, u16x8_shr, u16x8_splat, u64x2,
        v128_and,
    };

    use super::super::vectors::{LANES, load_slots, store_slots, total};

    /// The places from which men have pips, by their numbers, and 0 for the others.
    const PIPS: [[u16; LANES]; 4] = [
        [0, 1, 2, 3, 4, 5, 6, 7],
        [8, 9, 10, 11, 12, 13, 14, 15],
        [16, 17, 18, 19, 20, 21, 22, 23],
        [24, 25, 0, 0, 0, 0, 0, 0],
    ];

    let counters = u64x2(counters as u64, (counters >> 64) as u64);
    let counter = u8x16_splat(15);
    let even = v128_and(counters, counter);
    let odd = v128_and(u16x8_shr(counters, 4), counter);
    let low = i8x16_shuffle::<0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(even, odd);
    let high =
        i8x16_shuffle::<8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31>(even, odd);
    let men = [
        u16x8_extend_low_u8x16(low),
        u16x8_extend_high_u8x16(low),
        u16x8_extend_low_u8x16(high),
        u16x8_extend_high_u8x16(high),
    ];
    let mut pips = i32x4_splat(0);
    let mut rows = u16x8_add(
        u16x8_splat(base),
        u16x8_shl(load_slots(&[0, 1, 2, 3, 4, 5, 6, 7]), 4),
    );
    let eights = slots.as_chunks_mut().0.iter_mut().zip(men).zip(&PIPS);
    for ((slots, men), places) in eights {
        store_slots(slots, u16x8_add(rows, men));
        rows = u16x8_add(rows, u16x8_splat(16 * LANES as u16));
        pips = i32x4_add(pips, i32x4_dot_i16x8(men, load_slots(places)));
    }
    total(pips) as u16
}
