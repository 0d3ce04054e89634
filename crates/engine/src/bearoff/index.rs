//! The positions of one side in a bear-off, and their numbers.

use rosespring_rules::{MEN, Men};

use crate::order;

/// The points of a home table.
pub const POINTS: usize = 6;

/// The men of one side, all of them in its home table or off.
///
/// # Shape
///
/// Men on the points 1 to 6, the ace point first. All other men are off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Home(pub [u8; POINTS]);

impl Home {
    /// The men of a side, or `None` if one of them is neither at home nor off.
    #[must_use]
    pub fn of(men: Men) -> Option<Self> {
        const OUTSIDE: u32 = !0x7E;
        // Men in hand and pinned ones are outside, so what is left are counters of four bits.
        (men.occupied() & OUTSIDE == 0).then(|| {
            let counters = men.to_bits();
            Self(std::array::from_fn(|at| {
                (counters >> (4 * (at + 1))) as u8 & 15
            }))
        })
    }

    /// Men that are not off.
    #[must_use]
    pub fn men(self) -> u8 {
        self.0.iter().sum()
    }

    /// Pips to go.
    #[must_use]
    pub fn pips(self) -> u16 {
        (1..)
            .zip(self.0)
            .map(|(point, men)| point * u16::from(men))
            .sum()
    }

    /// The positions after one step of `number`, each once; none if all men are off (C-5).
    pub(super) fn steps(self, number: usize) -> impl Iterator<Item = Self> {
        let highest = (1..=POINTS).rev().find(|point| self.0[point - 1] > 0);
        let first = highest.map_or(POINTS + 1, |highest| number.min(highest));
        (first..=POINTS)
            .filter(move |point| self.0[point - 1] > 0)
            .map(move |point| {
                let mut after = self;
                after.0[point - 1] -= 1;
                if point > number {
                    after.0[point - number - 1] += 1;
                }
                after
            })
    }
}

/// The numbering of all positions of up to a given number of men.
///
/// Numbers are ordered by pips, so every step leads to a smaller number. Of positions with equal
/// pips, those with all men of the game come last; the others are ordered from few men on the high
/// points to many. Number 0 has all men off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Index {
    men: u8,
    /// By number.
    homes: Vec<Home>,
    /// Numbers by rank.
    numbers: Vec<u16>,
    /// The numbers of the positions with all men of the game, in ascending order.
    full: Vec<u16>,
    /// The number of ways to place up to `m` men on `p` points, at `[p][m]`.
    ways: [[u16; MEN as usize + 1]; POINTS + 1],
}

impl Index {
    /// Creates the numbering for up to `men` men of fifteen; larger values count as fifteen.
    #[must_use]
    pub fn new(men: u8) -> Self {
        Self::of_game(men, MEN)
    }

    /// Creates the numbering for up to `men` men in a game in which each side has `all` men.
    pub(super) fn of_game(men: u8, all: u8) -> Self {
        let men = men.min(MEN);
        let is_full = |home: Home| home.men() == all;
        let mut index = Self {
            men,
            homes: Vec::new(),
            numbers: Vec::new(),
            full: Vec::new(),
            ways: ways(),
        };
        index.homes = (0..index.ways[POINTS][usize::from(men)])
            .map(|rank| index.unrank(rank))
            .collect();
        order::sort_by_key(&mut index.homes, |&home| {
            u64::from(home.pips()) << 1 | u64::from(is_full(home))
        });
        index.numbers = vec![0; index.homes.len()];
        for (number, &home) in index.homes.iter().enumerate() {
            let rank = index.rank(home);
            index.numbers[usize::from(rank)] = number as u16;
            if is_full(home) {
                index.full.push(number as u16);
            }
        }
        index
    }

    /// The greatest number of men on the board.
    #[must_use]
    pub const fn men(&self) -> u8 {
        self.men
    }

    /// The number of positions, at most 54,264.
    #[must_use]
    #[expect(
        clippy::len_without_is_empty,
        reason = "there is always the one without men"
    )]
    pub fn len(&self) -> usize {
        self.homes.len()
    }

    /// The number of a position, or `None` if it has too many men.
    ///
    /// ```
    /// use rosespring_engine::bearoff::{Home, Index};
    ///
    /// let index = Index::new(15);
    /// assert_eq!(index.len(), 54_264);
    /// assert_eq!(index.number(Home([1, 0, 0, 0, 0, 0])), Some(1));
    /// assert_eq!(index.home(54_263), Some(Home([0, 0, 0, 0, 0, 15])));
    /// ```
    #[must_use]
    pub fn number(&self, home: Home) -> Option<u16> {
        let men: u16 = home.0.iter().map(|&men| u16::from(men)).sum();
        (men <= u16::from(self.men)).then(|| self.numbers[usize::from(self.rank(home))])
    }

    /// Returns the position with a number, or `None` if the number is too large.
    #[must_use]
    pub fn home(&self, number: u16) -> Option<Home> {
        self.homes.get(usize::from(number)).copied()
    }

    /// All positions in the order of their numbers.
    #[must_use]
    pub fn homes(&self) -> &[Home] {
        &self.homes
    }

    /// The numbers of the positions with all men of the game, in ascending order: none, or 15,504
    /// with fifteen men, 56 with three.
    #[must_use]
    pub fn full(&self) -> &[u16] {
        &self.full
    }

    /// The index of a position in [`Index::full`]; `None` if it has fewer men.
    #[must_use]
    pub fn full_number(&self, number: u16) -> Option<usize> {
        self.full.binary_search(&number).ok()
    }

    /// The rank of a position in the order that compares the points from 6 down: the number of
    /// positions with fewer men on the first point that differs.
    fn rank(&self, home: Home) -> u16 {
        let mut left = usize::from(self.men);
        let mut rank = 0;
        for (point, &men) in home.0.iter().enumerate().rev() {
            let fewer = (0..usize::from(men)).map(|men| self.ways[point][left - men]);
            rank += fewer.sum::<u16>();
            left -= usize::from(men);
        }
        rank
    }

    /// Returns the position with a rank.
    fn unrank(&self, mut rank: u16) -> Home {
        let mut left = usize::from(self.men);
        let mut home = Home::default();
        for point in (0..POINTS).rev() {
            while rank >= self.ways[point][left] {
                rank -= self.ways[point][left];
                left -= 1;
                home.0[point] += 1;
            }
        }
        home
    }

    /// The number of a position that was reached by a step.
    pub(super) fn known(&self, home: Home) -> u16 {
        self.numbers[usize::from(self.rank(home))]
    }
}

/// The binomial coefficients, by the recurrence: up to `m` men on `p` points are up to `m` men on
/// `p - 1` points, plus up to `m - 1` men on `p`.
fn ways() -> [[u16; MEN as usize + 1]; POINTS + 1] {
    let mut ways = [[1; MEN as usize + 1]; POINTS + 1];
    for point in 1..=POINTS {
        for men in 1..=usize::from(MEN) {
            ways[point][men] = ways[point - 1][men] + ways[point][men - 1];
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_and_numbers_go_both_ways() {
        for (men, count) in [(0, 1), (1, 7), (4, 210), (10, 8_008), (15, 54_264)] {
            let index = Index::new(men);

            assert_eq!(index.len(), count);
            for number in 0..count as u16 {
                let home = index.home(number).unwrap();
                assert_eq!(index.unrank(index.rank(home)), home);
                assert_eq!(index.number(home), Some(number));
            }
            assert_eq!(index.home(count as u16), None);
            assert_eq!(index.number(Home([men + 1, 0, 0, 0, 0, 0])), None);
            assert_eq!(index.number(Home([255; POINTS])), None);
        }
    }

    #[test]
    fn full_positions_follow_the_others_of_their_pips() {
        let index = Index::new(15);

        assert_eq!(index.full().len(), 15_504);
        let kind = |home: &Home| (home.pips(), home.men() == 15);
        assert!(index.homes().is_sorted_by_key(kind));
        for (full, &number) in index.full().iter().enumerate() {
            assert_eq!(index.home(number).unwrap().men(), 15);
            assert_eq!(index.full_number(number), Some(full));
        }
        assert_eq!(index.full_number(0), None);
        assert!(Index::new(14).full().is_empty());
    }

    #[test]
    fn every_step_leads_to_a_smaller_number() {
        let index = Index::new(5);
        for (number, home) in index.homes().iter().enumerate() {
            for step in 1..=6 {
                let mut ends: Vec<_> = home.steps(step).collect();
                assert!(
                    ends.iter()
                        .all(|&end| usize::from(index.known(end)) < number)
                );
                assert_eq!(ends.is_empty(), number == 0);
                let count = ends.len();
                ends.dedup();
                assert_eq!(ends.len(), count);
            }
        }
    }

    #[test]
    fn only_men_at_home_or_off_bear_off() {
        let men = |points| Home::of(Men::from_points(points).unwrap());

        assert_eq!(men(&[(6, 3), (1, 2)]), Some(Home([2, 0, 0, 0, 0, 3])));
        assert_eq!(men(&[(7, 1)]), None);
    }
}
