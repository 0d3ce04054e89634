//! The jans: the three tables that a side may fill.

use std::fmt;

use crate::Men;

/// A table of six points that counts when it is full, in the numbering of the side that fills it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Jan {
    /// Points 24 to 19, where the side starts: *petit jan*.
    Small,
    /// Points 18 to 13: *grand jan*.
    Great,
    /// Points 6 to 1, the small jan of the other side: *jan de retour*.
    Return,
}

impl Jan {
    /// The three jans, in the order in which men come to them.
    pub const ALL: [Self; 3] = [Self::Small, Self::Great, Self::Return];

    /// The lowest and the highest point.
    pub(crate) const fn bounds(self) -> (u32, u32) {
        match self {
            Self::Small => (19, 24),
            Self::Great => (13, 18),
            Self::Return => (1, 6),
        }
    }

    /// Whether a point is one of the six.
    pub(super) const fn contains(self, point: u32) -> bool {
        let (lowest, highest) = self.bounds();
        lowest <= point && point <= highest
    }

    /// The points without two men, each once for every man that it lacks.
    pub(super) fn gaps(self, men: Men) -> Vec<u32> {
        let (lowest, highest) = self.bounds();
        let gaps_of = |point| {
            let lacking = 2_u8.saturating_sub(men.count(point));
            std::iter::repeat_n(point, usize::from(lacking))
        };
        (lowest..=highest).flat_map(gaps_of).collect()
    }

    /// Whether two men stand on each of the six points.
    pub(super) fn is_full(self, men: Men) -> bool {
        let (lowest, highest) = self.bounds();
        (lowest..=highest).all(|point| men.count(point) >= 2)
    }

    /// Whether a side with these men can still fill the jan, so that the other side may not enter
    /// it (TC-4). Men never turn back: each point needs two men from itself or from behind, beside
    /// those that the points behind it need.
    pub(super) fn can_be_filled(self, men: Men) -> bool {
        let (lowest, highest) = self.bounds();
        let men_from = |first: u32| (first..=24).map(|point| u32::from(men.count(point)));
        (lowest..=highest).all(|point| men_from(point).sum::<u32>() >= 2 * (highest - point + 1))
    }

    /// The name in text: `great jan`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small jan",
            Self::Great => "great jan",
            Self::Return => "return jan",
        }
    }
}

impl fmt::Display for Jan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jan_can_be_filled_as_long_as_enough_men_are_on_it_or_behind() {
        type Points = &'static [(u8, u8)];
        let cases: [(Points, [bool; 2]); 5] = [
            (&[(24, 15)], [true, true]),
            (&[(24, 11), (18, 2), (17, 2)], [false, true]),
            // Twelve men behind 19, but only one on 24.
            (&[(24, 1), (23, 14)], [false, true]),
            (&[(24, 2), (13, 10), (12, 3)], [false, false]),
            (&[(18, 2), (17, 2), (16, 8)], [false, true]),
        ];
        for (points, wanted) in cases {
            let men = Men::from_points(points).unwrap();

            let found = [Jan::Small, Jan::Great].map(|jan| jan.can_be_filled(men));

            assert_eq!(found, wanted, "{men:?}");
        }
    }
}
