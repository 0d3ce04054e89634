//! Loads and stores of the vectors of WebAssembly, which become one instruction each.

use std::arch::wasm32::{
    i16x8, i16x8_extract_lane, i32x4_extract_lane, u16x8, u16x8_extract_lane, v128,
};

/// Number of 16-bit numbers in a vector.
pub(super) const LANES: usize = 8;

#[inline(always)]
pub(super) fn load(&[a, b, c, d, e, f, g, h]: &[i16; LANES]) -> v128 {
    i16x8(a, b, c, d, e, f, g, h)
}

#[inline(always)]
pub(super) fn load_slots(&[a, b, c, d, e, f, g, h]: &[u16; LANES]) -> v128 {
    u16x8(a, b, c, d, e, f, g, h)
}

#[inline(always)]
pub(super) fn store(units: &mut [i16; LANES], vector: v128) {
    *units = [
        i16x8_extract_lane::<0>(vector),
        i16x8_extract_lane::<1>(vector),
        i16x8_extract_lane::<2>(vector),
        i16x8_extract_lane::<3>(vector),
        i16x8_extract_lane::<4>(vector),
        i16x8_extract_lane::<5>(vector),
        i16x8_extract_lane::<6>(vector),
        i16x8_extract_lane::<7>(vector),
    ];
}

#[inline(always)]
pub(super) fn store_slots(slots: &mut [u16; LANES], vector: v128) {
    *slots = [
        u16x8_extract_lane::<0>(vector),
        u16x8_extract_lane::<1>(vector),
        u16x8_extract_lane::<2>(vector),
        u16x8_extract_lane::<3>(vector),
        u16x8_extract_lane::<4>(vector),
        u16x8_extract_lane::<5>(vector),
        u16x8_extract_lane::<6>(vector),
        u16x8_extract_lane::<7>(vector),
    ];
}

/// Returns the sum of the four numbers.
#[inline(always)]
pub(super) fn total(sums: v128) -> i32 {
    let low = i32x4_extract_lane::<0>(sums) + i32x4_extract_lane::<1>(sums);
    let high = i32x4_extract_lane::<2>(sums) + i32x4_extract_lane::<3>(sums);
    low + high
}
