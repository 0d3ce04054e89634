//! Geometry: maps one side's numbering to the other's. No other file does this.

use crate::Point;
use crate::men::{BAR, POINT_LOWS, POINTS};

/// The directions in which the two sides travel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Movement {
    /// Both the same way round, half a board apart (Gul bara, Tawula).
    Parallel,
    /// Towards each other (Gioul, backgammon).
    Contrary,
    /// The same way over the same eighteen points: own p is the opponent's p (LA-1).
    Same,
}

impl Movement {
    /// The same point in the opponent's numbering.
    ///
    /// ```
    /// use rosespring_rules::{Movement, Point};
    ///
    /// let point = |number| Point::new(number).unwrap();
    /// assert_eq!(Movement::Parallel.facing(point(18)), point(6));
    /// assert_eq!(Movement::Contrary.facing(point(6)), point(19));
    /// ```
    #[must_use]
    pub const fn facing(self, point: Point) -> Point {
        match Point::new(self.facing_number(point.get())) {
            Some(facing) => facing,
            None => panic!("a point faces a point"),
        }
    }

    /// [`Movement::facing`] on bare numbers 1..=24.
    pub(crate) const fn facing_number(self, number: u8) -> u8 {
        match self {
            Self::Parallel => (number + 11) % 24 + 1,
            Self::Contrary => 25 - number,
            Self::Same => number,
        }
    }

    /// The number of points on which men may stand, from 1 on: the board has no others (LA-1).
    ///
    /// ```
    /// use rosespring_rules::Movement;
    ///
    /// assert_eq!(Movement::Same.last_point(), 18);
    /// assert_eq!(Movement::Contrary.last_point(), 24);
    /// ```
    #[must_use]
    pub const fn last_point(self) -> u8 {
        match self {
            Self::Parallel | Self::Contrary => 24,
            Self::Same => 18,
        }
    }

    /// The points on which men may stand, bit n for point n (LA-1).
    #[must_use]
    pub const fn points(self) -> u32 {
        match self {
            Self::Parallel | Self::Contrary => POINTS,
            Self::Same => EIGHTEEN_POINTS,
        }
    }

    /// The same points in the opponent's numbering, each as the lowest bit of its counter.
    #[inline]
    pub(crate) const fn facing_lows(self, lows: u128) -> u128 {
        let facing = match self {
            Self::Parallel => lows << 48 | lows >> 48,
            // Reverses the bytes, swaps the two counters of each byte, and shifts from 31 − p down
            // to 25 − p.
            Self::Contrary => {
                let turned = lows.swap_bytes();
                ((turned & LOW_OF_BYTE) << 4 | turned >> 4 & LOW_OF_BYTE) >> 24
            }
            Self::Same => lows,
        };
        facing & POINT_LOWS
    }

    /// The number to add to the opponent's counters when a single man on `target`, in the mover's
    /// numbering, is hit.
    #[inline]
    pub(crate) fn hit_delta(self, target: u32) -> u128 {
        HIT[self as usize][target as usize & 31]
    }

    /// The same points in the opponent's numbering, bit n for point n. Bits outside 1..=24 are
    /// dropped.
    #[inline]
    #[must_use]
    pub const fn facing_set(self, set: u32) -> u32 {
        let set = set & POINTS;
        match self {
            Self::Parallel => ((set << 12) | (set >> 12)) & POINTS,
            Self::Contrary => set.reverse_bits() >> 6,
            Self::Same => set,
        }
    }
}

/// The points 18..=1.
const EIGHTEEN_POINTS: u32 = 0x0007_FFFE;

/// The lowest bit of the lower counter of each byte.
const LOW_OF_BYTE: u128 = 0x0101_0101_0101_0101_0101_0101_0101_0101;

/// [`Movement::hit_delta`] for every target.
static HIT: [[u128; 32]; 3] = [
    hit_deltas(Movement::Parallel),
    hit_deltas(Movement::Contrary),
    hit_deltas(Movement::Same),
];

const fn hit_deltas(movement: Movement) -> [u128; 32] {
    let mut table = [0; 32];
    let mut target = 1;
    while target <= 24 {
        let point = movement.facing_number(target) as u32;
        table[target as usize] = (1_u128 << (4 * BAR)).wrapping_sub(1 << (4 * point));
        target += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facing_twice_is_the_same_point() {
        for movement in [Movement::Parallel, Movement::Contrary, Movement::Same] {
            for point in Point::all() {
                let set = movement.facing_set(1 << point.get());

                assert_eq!(movement.facing(movement.facing(point)), point);
                assert_eq!(set, 1 << movement.facing(point).get());
                let lows = movement.facing_lows(1 << (4 * point.get()));
                assert_eq!(lows, 1 << (4 * movement.facing(point).get()));
            }
        }
    }

    #[test]
    fn the_checks_of_the_common_frame_hold() {
        let facing = |movement: Movement, number| movement.facing_number(number);

        assert_eq!(
            [24, 13, 18].map(|n| facing(Movement::Parallel, n)),
            [12, 1, 6]
        );
        assert_eq!([24, 6].map(|n| facing(Movement::Contrary, n)), [1, 19]);
        assert_eq!([18, 6, 1].map(|n| facing(Movement::Same, n)), [18, 6, 1]);
    }

    #[test]
    fn the_board_of_one_way_ends_at_eighteen() {
        assert_eq!(
            Movement::Same.points(),
            (1..=18).fold(0, |set, n| set | 1 << n)
        );
        assert_eq!(Movement::Contrary.points(), POINTS);
    }
}
