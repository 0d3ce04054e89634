//! Points, holes, and whether they were taken without a break (TC-7).

use super::text::HOLES_MAX;
use crate::Side;

/// The points of a hole.
pub const HOLE: u8 = 12;
/// The holes that win the game.
pub const HOLES: u8 = 12;

/// The marks of both sides.
///
/// ```
/// use rosespring_rules::Side;
/// use rosespring_rules::trictrac::Marks;
///
/// // White marks 4, then 8: twelve from zero, without a point of Black, are two holes.
/// let (marks, _) = Marks::ZERO.mark(Side::White, 4);
/// let (marks, holes) = marks.mark(Side::White, 8);
/// assert_eq!((holes, marks.holes(Side::White), marks.points(Side::White)), (2, 2, 0));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Marks {
    sides: [Tally; 2],
}

/// The marks of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Tally {
    /// Points towards the next hole, 0..=11.
    points: u8,
    points_series: Series,
    holes: u8,
    holes_series: Series,
}

/// Whether a side took what it has from zero while the other took nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Series {
    /// It did, or has nothing.
    Unbroken,
    /// The other side marked in between.
    Broken,
}

impl Tally {
    const ZERO: Self = Self {
        points: 0,
        points_series: Series::Unbroken,
        holes: 0,
        holes_series: Series::Unbroken,
    };

    /// Removes the points and keeps the holes.
    const fn clear_points(&mut self) {
        self.points = 0;
        self.points_series = Series::Unbroken;
    }
}

impl Marks {
    /// Nothing marked.
    pub const ZERO: Self = Self {
        sides: [Tally::ZERO; 2],
    };

    /// The points of a side towards its next hole, less than [`HOLE`].
    #[must_use]
    pub const fn points(&self, side: Side) -> u8 {
        self.sides[side.index()].points
    }

    /// The holes of a side. The last throw may bring more than [`HOLES`].
    #[must_use]
    pub const fn holes(&self, side: Side) -> u8 {
        self.sides[side.index()].holes
    }

    /// Whether the side's next hole will count two if the other side marks nothing before it:
    /// *bredouille*. True of a side without points.
    #[must_use]
    pub fn is_bredouille(&self, side: Side) -> bool {
        self.sides[side.index()].points_series == Series::Unbroken
    }

    /// Whether the side took all its holes without one of the other side in between: *grande
    /// bredouille*. True of a side without holes.
    #[must_use]
    pub fn is_grande_bredouille(&self, side: Side) -> bool {
        self.sides[side.index()].holes_series == Series::Unbroken
    }

    /// Returns the side that has twelve holes.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.holes(side) >= HOLES)
    }

    /// Marks points for a side. Returns the marks after it and the holes taken by it.
    #[must_use]
    pub fn mark(mut self, side: Side, points: u8) -> (Self, u8) {
        if points == 0 {
            return (self, 0);
        }
        let [own, other] = self.both(side);
        if own.points == 0 {
            own.points_series = Series::Unbroken;
        }
        if other.points > 0 {
            other.points_series = Series::Broken;
        }
        let mut sum = u16::from(own.points) + u16::from(points);
        let mut holes = 0;
        while sum >= u16::from(HOLE) {
            sum -= u16::from(HOLE);
            holes += match own.points_series {
                Series::Unbroken => 2,
                Series::Broken => 1,
            };
            own.clear_points();
            other.clear_points();
        }
        own.points = sum as u8;
        self.take_holes(side, holes);
        (self, holes)
    }

    fn take_holes(&mut self, side: Side, holes: u8) {
        if holes == 0 {
            return;
        }
        let [own, other] = self.both(side);
        own.holes = own.holes.saturating_add(holes);
        if other.holes > 0 {
            other.holes_series = Series::Broken;
        }
    }

    /// Returns the marks after the side that took a hole has gone: the points of both are lost
    /// (TC-8).
    #[must_use]
    pub fn without_points(mut self) -> Self {
        self.sides.iter_mut().for_each(Tally::clear_points);
        self
    }

    /// Returns marks that a text tells: for each side holes and points, each with whether they are
    /// unbroken.
    ///
    /// # Errors
    ///
    /// A message that says why they cannot arise.
    pub(super) fn restored(sides: [[(u8, bool); 2]; 2]) -> Result<Self, &'static str> {
        for tallies in sides {
            if tallies
                .iter()
                .any(|&(marked, is_unbroken)| marked == 0 && !is_unbroken)
            {
                return Err("nothing is broken of a side that has nothing");
            }
            if tallies[1].0 >= HOLE {
                return Err("twelve points are a hole");
            }
            if tallies[0].0 > HOLES_MAX {
                return Err("no throw brings as many holes");
            }
        }
        let [white, black] = sides;
        for ((white, white_is_unbroken), (black, black_is_unbroken)) in white.into_iter().zip(black)
        {
            if white > 0 && black > 0 && white_is_unbroken && black_is_unbroken {
                return Err("both sides have some, so those of one side are broken");
            }
        }
        let series = |is_unbroken| match is_unbroken {
            true => Series::Unbroken,
            false => Series::Broken,
        };
        let sides = sides.map(|[holes, points]| Tally {
            points: points.0,
            points_series: series(points.1),
            holes: holes.0,
            holes_series: series(holes.1),
        });
        Ok(Self { sides })
    }

    const fn both(&mut self, side: Side) -> [&mut Tally; 2] {
        let [white, black] = &mut self.sides;
        match side {
            Side::White => [white, black],
            Side::Black => [black, white],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Marks the points in order, each for a side, and returns the holes of both.
    fn marked(marks: &[(Side, u8)]) -> (Marks, [u8; 2]) {
        let after = |marks: Marks, &(side, points): &(Side, u8)| marks.mark(side, points).0;
        let marks = marks.iter().fold(Marks::ZERO, after);
        (marks, Side::ALL.map(|side| marks.holes(side)))
    }

    #[test]
    fn twelve_points_from_zero_are_two_holes_and_others_one() {
        use Side::{Black, White};
        type Entries = &'static [(Side, u8)];
        let cases: [(Entries, [u8; 2]); 7] = [
            (&[(White, 4), (White, 8)], [2, 0]),
            (&[(White, 4), (Black, 8), (White, 8)], [1, 0]),
            (&[(White, 4), (Black, 6), (Black, 6)], [0, 2]),
            (&[(White, 4), (Black, 6), (White, 2), (Black, 6)], [0, 1]),
            (&[(White, 14), (Black, 4)], [2, 0]),
            (&[(White, 10), (Black, 2), (White, 26)], [5, 0]),
            (&[(White, 2), (Black, 4), (White, 82)], [13, 0]),
        ];
        for (marks, holes) in cases {
            assert_eq!(marked(marks).1, holes, "{marks:?}");
        }
    }

    #[test]
    fn a_rest_after_a_hole_is_broken_by_the_next_mark_of_the_other_side() {
        let (marks, _) = marked(&[(Side::White, 14), (Side::Black, 4)]);

        assert_eq!(Side::ALL.map(|side| marks.points(side)), [2, 4]);
        assert_eq!(
            Side::ALL.map(|side| marks.is_bredouille(side)),
            [false, true]
        );
    }

    #[test]
    fn nothing_marked_breaks_nothing() {
        let (marks, _) = marked(&[(Side::White, 4)]);

        assert_eq!(marks.mark(Side::Black, 0), (marks, 0));
        assert!(marks.is_bredouille(Side::White));
    }

    #[test]
    fn who_goes_keeps_the_holes() {
        let (marks, holes) = marked(&[(Side::Black, 2), (Side::White, 16)]);

        let marks = marks.without_points();

        assert_eq!(holes, [2, 0]);
        assert_eq!(marks, marked(&[(Side::White, 12)]).0);
    }

    #[test]
    fn holes_in_one_series_are_a_grande_bredouille() {
        use Side::{Black, White};
        let first = marked(&[(White, 24)]).0;
        let second = marked(&[(White, 12), (Black, 24)]).0;
        let neither = marked(&[(White, 12), (Black, 12), (White, 12)]).0;

        let series = |marks: Marks| Side::ALL.map(|side| marks.is_grande_bredouille(side));
        assert_eq!(series(first), [true, true]);
        assert_eq!(series(second), [false, true]);
        assert_eq!(series(neither), [false, false]);
    }

    #[test]
    fn twelve_holes_win() {
        let (marks, _) = marked(&[(Side::Black, 72)]);

        assert_eq!(marks.winner(), Some(Side::Black));
        assert_eq!(marked(&[(Side::Black, 71)]).0.winner(), None);
    }
}
