//! Puzzles that differ from each other.

use rosespring_rules::{Men, Point, Position};

use super::{Puzzle, Theme};

/// The share of a book that one theme may have: three tenths.
const SHARE: (usize, usize) = (3, 10);
/// Men that stand elsewhere, at least, in puzzles with the same stage.
const APART: u32 = 5;

/// The puzzles chosen so far: none too much like another, and no theme too often.
#[derive(Debug, Clone)]
pub struct Book {
    count: usize,
    chosen: Vec<(Position, Theme)>,
}

impl Book {
    /// A book that is to have so many puzzles.
    #[must_use]
    pub const fn of(count: usize) -> Self {
        Self {
            count,
            chosen: Vec::new(),
        }
    }

    /// Whether it has all of them.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.chosen.len() >= self.count
    }

    /// The themes of which there are enough.
    #[must_use]
    pub fn full(&self) -> Vec<Theme> {
        let most = (self.count * SHARE.0).div_ceil(SHARE.1);
        let of = |theme: Theme| self.chosen.iter().filter(|one| one.1 == theme).count();
        let themes = Theme::ALL.into_iter();
        themes.filter(|&theme| of(theme) >= most).collect()
    }

    /// Takes a puzzle in, unless the book is complete, has enough of its theme, or has one that is
    /// nearly the same; tells whether it did.
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

    /// Puts in what was chosen before.
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

/// Men that stand elsewhere.
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
