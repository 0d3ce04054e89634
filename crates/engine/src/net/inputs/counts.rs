//! Counts men on sets of places, all counters at once.

/// Returns the number of men on the places of a set.
#[inline(always)]
pub(super) fn men_on(counters: u128, places: u32) -> usize {
    let counters = counters & spread(places);
    let pairs = |half: u64| (half & 0x0F0F_0F0F_0F0F_0F0F) + (half >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
    let fours = pairs(counters as u64) + pairs((counters >> 64) as u64);
    (fours.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
}

/// Expands each bit of a set to four bits.
#[inline(always)]
fn spread(places: u32) -> u128 {
    let [low, second, third, high] = places.to_le_bytes().map(|byte| SPREAD[usize::from(byte)]);
    let half = |low, high| u64::from(low) | u64::from(high) << 32;
    u128::from(half(low, second)) | u128::from(half(third, high)) << 64
}

/// The four bits for each bit of a byte.
static SPREAD: [u32; 256] = {
    let mut spread = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            spread[byte] |= ((byte as u32 >> bit & 1) * 15) << (4 * bit);
            bit += 1;
        }
        byte += 1;
    }
    spread
};
