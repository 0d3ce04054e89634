//! Games on some threads, whose number does not change what comes out.

use std::ops::Range;

/// A seed for one game of many: splitmix64.
pub(crate) fn mixed(seed: u64, game: u64) -> u64 {
    let mut z = seed.wrapping_add((game + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// What comes of each game, in the order of their numbers. `table` makes what one thread plays at;
/// `play` plays a game there, and may depend on nothing but its number.
pub(crate) fn games<T, R: Send>(
    games: Range<u64>,
    threads: u64,
    table: impl Fn() -> T + Sync,
    play: impl Fn(&mut T, u64) -> R + Sync,
) -> Vec<R> {
    let threads = threads.clamp(1, games.end.saturating_sub(games.start).max(1));
    let share = |thread: u64| -> Vec<(u64, R)> {
        let mut table = table();
        games
            .clone()
            .skip(thread as usize)
            .step_by(threads as usize)
            .map(|game| (game, play(&mut table, game)))
            .collect()
    };
    let mut played: Vec<(u64, R)> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|thread| scope.spawn(move || share(thread)))
            .collect();
        running
            .into_iter()
            .flat_map(|thread| thread.join().expect("a thread that plays does not panic"))
            .collect()
    });
    played.sort_by_key(|&(game, _)| game);
    played.into_iter().map(|(_, result)| result).collect()
}
