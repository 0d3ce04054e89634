//! A linear approximation of the worth of positions.

use rosespring_rules::{Board, Rules, Side};

/// Places of a side: off, 24 points, bar and hand; and counts on a place.
pub(crate) const PLACES: usize = 27;
pub(crate) const COUNTS: usize = 16;

/// A linear approximation of the worth around one position: a sum over places, without a fixed
/// unit. It ignores how men relate to each other, but is good enough to choose which of many
/// positions to evaluate.
#[derive(Debug, Clone)]
pub struct Slopes {
    /// The counters of both sides.
    counters: [u128; 2],
    rules: Rules,
    /// The gain of White for each count of men on a place, relative to the count of `board`.
    tables: Box<[[[i32; COUNTS]; PLACES]; 2]>,
}

impl Slopes {
    /// Creates the approximation around `board`, without its pinned men. `gain(side, place, count)`
    /// is the worth to White of a count of men of a side on a place, numbered as in
    /// [`rosespring_rules::Men::counters`].
    #[must_use]
    pub fn new(
        rules: &Rules,
        board: Board,
        mut gain: impl FnMut(Side, usize, usize) -> i32,
    ) -> Self {
        let mut tables = Box::new([[[0; COUNTS]; PLACES]; 2]);
        for (side, table) in Side::ALL.into_iter().zip(tables.iter_mut()) {
            let counters = board.men(side).counters(rules);
            for (place, gains) in table.iter_mut().enumerate() {
                let now = (counters >> (4 * place)) as usize % COUNTS;
                let before = gain(side, place, now);
                let (first, last) = (now.saturating_sub(NEAR), (now + NEAR).min(COUNTS - 1));
                for (count, slope) in gains.iter_mut().enumerate().take(last + 1).skip(first) {
                    *slope = gain(side, place, count) - before;
                }
                let (low, high) = (gains[first], gains[last]);
                gains[..first].fill(low);
                gains[last + 1..].fill(high);
            }
        }
        Self {
            counters: Side::ALL.map(|side| board.men(side).counters(rules)),
            rules: *rules,
            tables,
        }
    }

    /// The worth of `board` to `side`, less that of the board of the approximation.
    #[must_use]
    pub fn gain(&self, board: &Board, side: Side) -> i32 {
        let mut sum = 0;
        for (owner, table) in Side::ALL.into_iter().zip(self.tables.iter()) {
            let (now, before) = (
                board.men(owner).counters(&self.rules),
                self.counters[owner.index()],
            );
            let (low, high) = table.split_at(PLACES_HALF);
            sum += gain(low, now as u64, before as u64);
            sum += gain(high, (now >> 64) as u64, (before >> 64) as u64);
        }
        match side {
            Side::White => sum,
            Side::Black => -sum,
        }
    }
}

/// The number of places whose counters one word holds.
const PLACES_HALF: usize = 16;

fn gain(table: &[[i32; COUNTS]], counters: u64, before: u64) -> i32 {
    let (mut sum, mut changed) = (0, counters ^ before);
    while changed != 0 {
        let first = changed.trailing_zeros() & !3;
        sum += table[first as usize / 4][(counters >> first) as usize % COUNTS];
        changed &= !(0b1111 << first);
    }
    sum
}

/// The greatest difference in men on a place that counts; larger differences count as this one.
const NEAR: usize = 4;

#[cfg(test)]
mod tests {
    use rosespring_rules::{Men, games};

    use super::*;

    #[test]
    fn changes_of_both_sides_add_up() {
        let men = |points: &[(u8, u8)]| Men::from_points(points).unwrap();
        let before = Board::new(men(&[(24, 15)]), men(&[(24, 13), (6, 2)]));
        let slopes = Slopes::new(
            &games::gul_bara::RULES,
            before,
            |side, place, count| match side {
                Side::White => (place * count) as i32,
                Side::Black => -((place * count) as i32),
            },
        );

        assert_eq!(slopes.gain(&before, Side::White), 0);
        let after = Board::new(men(&[(24, 13), (20, 1), (19, 1)]), men(&[(24, 14), (5, 1)]));
        assert_eq!(slopes.gain(&after, Side::White), -9 - 17);
        assert_eq!(slopes.gain(&after, Side::Black), 26);
        // Beyond a difference of four men the gain is constant.
        let far = Board::new(men(&[(24, 9), (1, 6)]), before.men(Side::Black));
        assert_eq!(slopes.gain(&far, Side::White), -4 * 24 + 4);
    }
}
