//! A collection of puzzles that differ from each other.

use rosespring_rules::{Men, Point, Position};

use super::{Puzzle, Theme};

/// The greatest share of one theme in a book, in tenths.
const SHARE: (usize, usize) = (3, 10);
/// The least number of men on different places in two puzzles with the same stage.
const APART: u32 = 5;

/// The puzzles chosen so far. No two are too similar, and no theme is too frequent.
#[derive(Debug, Clone)]
pub struct Book {
    count: usize,
    chosen: Vec<(Position, Theme)>,
}

impl Book {
    /// Creates an empty book for `count` puzzles.
    #[must_use]
    pub const fn of(count: usize) -> Self {
        Self {
            count,
            chosen: Vec::new(),
        }
    }

    /// Whether the book has all its puzzles.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.chosen.len() >= self.count
    }

    /// The themes of which the book has enough.
    #[must_use]
    pub fn full(&self) -> Vec<Theme> {
        let most = (self.count * SHARE.0).div_ceil(SHARE.1);
        let of = |theme: Theme| self.chosen.iter().filter(|one| one.1 == theme).count();
        let themes = Theme::ALL.into_iter();
        themes.filter(|&theme| of(theme) >= most).collect()
    }

    /// Adds a puzzle, unless the book is complete, has enough of its theme, or has a similar one.
    /// Returns whether the puzzle was added.
    pub fn add(&mut self, puzzle: &Puzzle) -> bool {
        let fits = !self.is_complete()
            && !self.full().contains(&puzzle.theme)
            && !self
                .chosen
                .iter()
                .any(|one| alike(&one.0, &puzzle.position));
        if fits {
            self.keep(puzzle.position, puzzle.theme);
        }
        fits
    }

    /// Adds a puzzle that was chosen before, without a check.
    pub fn keep(&mut self, position: Position, theme: Theme) {
        self.chosen.push((position, theme));
    }
}

/// Whether the same stage is to be played with nearly the same men, whichever side plays it.
fn alike(a: &Position, b: &Position) -> bool {
    let (Some(one), Some(other)) = (a.turn(), b.turn()) else {
        return false;
    };
    let same_stage = one.stage() == other.stage() && one.is_remainder() == other.is_remainder();
    let mine = apart(a.men(one.mover()), b.men(other.mover()));
    let theirs = apart(a.men(one.mover().other()), b.men(other.mover().other()));
    same_stage && mine + theirs < APART
}

/// The number of men on different places.
fn apart(a: Men, b: Men) -> u32 {
    let places = |men: Men| {
        Point::all()
            .map(move |point| men.on(point))
            .chain([men.bar(), men.hand(), men.off()])
    };
    let differences = places(a)
        .zip(places(b))
        .map(|(a, b)| u32::from(a.abs_diff(b)));
    differences.sum::<u32>() / 2
}
