//! The marks of Trictrac from their rulings alone (TC-7, TC-9): a list of all that was marked.

/// All marks since the last hole, and all takings of holes.
#[derive(Debug, Clone, Default)]
pub(crate) struct Score {
    /// Side and points, in order.
    points: Vec<(usize, u32)>,
    /// Side and holes, in order.
    holes: Vec<(usize, u32)>,
}

impl Score {
    pub(crate) fn points(&self, side: usize) -> u32 {
        sum(&self.points, side)
    }

    pub(crate) fn holes(&self, side: usize) -> u32 {
        sum(&self.holes, side)
    }

    /// Marks points and returns the holes taken.
    pub(crate) fn mark(&mut self, side: usize, points: u32) -> u32 {
        if points == 0 {
            return 0;
        }
        self.points.push((side, points));
        let mut holes = 0;
        while self.points(side) >= 12 {
            holes += if is_unbroken(&self.points, side) {
                2
            } else {
                1
            };
            let rest = self.points(side) - 12;
            self.points.clear();
            if rest > 0 {
                self.points.push((side, rest));
            }
        }
        if holes > 0 {
            self.holes.push((side, holes));
        }
        holes
    }

    /// The points of both sides are lost.
    pub(crate) fn go(&mut self) {
        self.points.clear();
    }

    /// The units of a game won by a side with twelve holes.
    pub(crate) fn units(&self, side: usize, grande: bool) -> u8 {
        if grande && is_unbroken(&self.holes, side) {
            2
        } else {
            1
        }
    }
}

fn sum(marked: &[(usize, u32)], side: usize) -> u32 {
    let of_side = marked.iter().filter(|(marker, _)| *marker == side);
    of_side.map(|(_, marked)| marked).sum()
}

/// Whether nobody else marked after the side's first mark.
fn is_unbroken(marked: &[(usize, u32)], side: usize) -> bool {
    let mut own = marked.iter().skip_while(|(marker, _)| *marker != side);
    own.all(|(marker, _)| *marker == side)
}
