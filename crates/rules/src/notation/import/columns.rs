//! The two columns of a `.mat`. Their width is nowhere laid down, so it follows from the text.

use std::ops::Range;

/// Distance of the stops of a tabulator.
const TAB: usize = 8;
/// The column in which rows usually begin, after their number.
const ROW_COLUMN: usize = 5;

/// Where a part of a line begins.
#[derive(Debug, Clone, Copy)]
struct Start {
    /// Tabulators before it.
    tabs: usize,
    /// Its column, from 0.
    column: usize,
}

impl Start {
    fn new(line: &str, at: usize) -> Self {
        let before = &line[..at];
        let column = before.chars().fold(0, |column, letter| match letter {
            '\t' => (column / TAB + 1) * TAB,
            _ => column + 1,
        });
        Self {
            tabs: before.matches('\t').count(),
            column,
        }
    }
}

/// Where the left and the right column of a game begin.
#[derive(Debug, Clone, Copy)]
pub(super) struct Columns {
    left: Start,
    right: Start,
}

impl Columns {
    /// Creates the columns of a game from the line of its names, and from the rows that have two
    /// cells.
    pub(super) fn new<'a>(
        names: &str,
        [white, black]: [usize; 2],
        rows: impl Iterator<Item = (&'a str, [usize; 2])>,
    ) -> Self {
        let [white, mut right] = [white, black].map(|at| Start::new(names, at));
        let mut left = Start {
            column: ROW_COLUMN,
            ..white
        };
        let rows = rows.map(|(line, starts)| starts.map(|at| Start::new(line, at)));
        for (index, [first, second]) in rows.enumerate() {
            if index == 0 {
                (left, right) = (first, second);
            }
            left.column = left.column.min(first.column);
            right.column = right.column.min(second.column);
        }
        Self { left, right }
    }

    /// Whether the lone cell that begins at byte `at` of a line is in the right column.
    pub(super) fn is_right(&self, line: &str, at: usize) -> bool {
        let start = Start::new(line, at);
        if start.tabs > 0 && self.right.tabs > self.left.tabs {
            return start.tabs > self.left.tabs;
        }
        2 * start.column > self.left.column + self.right.column
    }
}

/// Returns the words of a line with their places in bytes.
pub(super) fn words(line: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    line.split_whitespace().map(move |word| {
        let start = word.as_ptr().addr() - line.as_ptr().addr();
        (start..start + word.len(), word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(names: &str, rows: &[(&str, [usize; 2])], lone: &str, is_right: bool) {
        let black = names.find("Bo").unwrap();
        let white = names.find("Ann").unwrap();
        let columns = Columns::new(names, [white, black], rows.iter().copied());
        let at = lone.find("Wins").unwrap();

        assert_eq!(columns.is_right(lone, at), is_right, "{lone:?}");
    }

    #[test]
    fn a_lone_cell_is_in_the_nearer_column() {
        let names = " Ann : 0                                Bo : 0";
        check(names, &[], "      Wins 2 points", false);
        check(
            names,
            &[],
            "                                  Wins 2 points",
            true,
        );
        let narrow = "Ann : 0   Bo : 0";
        check(narrow, &[], "     Wins 2 points", false);
        check(narrow, &[], "         Wins 2 points", true);
        let row = ("  1) 31: 8/5 6/5                42: 8/4 6/4", [5, 32]);
        check(narrow, &[row], "         Wins 2 points", false);
    }

    #[test]
    fn tabulators_separate_columns_of_any_width() {
        let names = " Ann : 0\t\tBo : 0";
        check(names, &[], "\t\tWins 2 points", true);
        check(names, &[], "\tWins 2 points", true);
        check(names, &[], "    Wins 2 points", false);
        let row = ("1)\t31: 8/5 6/5\t42: 8/4 6/4", [3, 15]);
        check(names, &[row], "2)\tWins 2 points", false);
        check(names, &[row], "2)\t\tWins 2 points", true);
    }
}
