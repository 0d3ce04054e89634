//! The options of games that need several.

use super::{Compulsion, Options, Rest, Six, men};

impl Options {
    /// LA-1 to LA-3.
    fn set_laquet(&mut self) {
        self.start[1] = men(&[(13, 14), (12, 1)]);
        (self.same, self.hits, self.doublet) = (true, false, 2);
        (self.white_leads, self.rest) = (true, Rest::May);
    }

    /// LU-1 to LU-4.
    fn set_ludus(&mut self) {
        (self.and_six, self.doublet) = (true, 2);
        self.compulsion = Compulsion::Most;
        self.opening_dice_are_played = false;
    }

    /// DU-1 to DU-4. The two sides never meet.
    fn set_doublets(&mut self) {
        (self.laid, self.hits, self.doublet) = (true, false, 2);
        (self.opening_dice_are_played, self.rest) = (false, Rest::Must);
        self.set_lay("upper");
    }

    /// DU-1: which men stand at the start.
    pub(super) fn set_lay(&mut self, lay: &str) -> Option<()> {
        let standing = match lay {
            "upper" => [1, 1, 1, 2, 2, 2],
            "all" => [2, 2, 2, 3, 3, 3],
            _ => return None,
        };
        let whole = [2, 2, 2, 3, 3, 3];
        for point in 1..=6 {
            for men in &mut self.start {
                men[6 + point] = standing[point - 1];
                men[point] = whole[point - 1] - standing[point - 1];
            }
        }
        Some(())
    }

    /// What the games of blocks forbid, and what the games of numbers handed over ask.
    pub(super) fn set_blocks(&mut self, game: &str) {
        match game {
            "fevga" => (self.tables_most, self.six) = ((5, 6), Six::OnePoint),
            "moultezim" => self.tables_most = (6, 4),
            "narde" => self.six = Six::BlockAtEnd,
            "jacquet" => self.six = Six::LastPointsFirst,
            "laquet" => self.set_laquet(),
            "ludus-anglicorum" => self.set_ludus(),
            "doublets" => self.set_doublets(),
            _ => {}
        }
    }
}
