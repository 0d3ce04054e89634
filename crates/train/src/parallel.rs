//! Games on some threads, whose number does not change what comes out.

use std::ops::Range;

use rosespring_engine::fan_out::numbered_all;

/// A seed for one game of many: splitmix64.
pub(crate) fn mixed(seed: u64, game: u64) -> u64 {
    let mut z = seed.wrapping_add((game + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Plays each game and returns the results in the order of the numbers. `table` makes what one
/// thread plays at; `play` plays a game there, and may depend on nothing but its number.
pub(crate) fn games<T: Send, R: Send>(
    games: Range<u64>,
    threads: u64,
    table: impl Fn() -> T,
    play: impl Fn(&mut T, u64) -> R + Sync,
) -> Vec<R> {
    let threads = threads.clamp(1, games.end.saturating_sub(games.start).max(1));
    let mut tables: Vec<T> = (0..threads).map(|_| table()).collect();
    numbered_all(&mut tables, games, play)
}
