//! Plays games on several threads. The number of threads does not change the result.

use std::ops::Range;

use rosespring_engine::fan_out::numbered_all;

/// Plays each game and returns the results in the order of the numbers. `table` makes the table of
/// one thread; `play` plays a game there, and must depend only on its number.
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
