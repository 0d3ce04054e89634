//! A collection of puzzles that differ from each other.

use rosespring_rules::{Point, Position, Side};

use super::{Puzzle, Theme};

/// The greatest share of one theme in a book, in tenths.
const SHARE: (usize, usize) = (3, 10);
/// The least number of men on different places in two puzzles with the same stage.
const APART: u32 = 5;

/// The share of a sought theme in a book at which it is no longer sought.
const SOUGHT_SHARE: (usize, usize) = (1, 20);

/// The themes of which a book has enough, and those that it lacks.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ThemeLists {
    /// Themes of which no more stages are chosen.
    pub full: Vec<Theme>,
    /// Themes whose stages are tried before all others.
    pub sought: Vec<Theme>,
}

/// The puzzles chosen so far. No two are too similar, and no theme is too frequent.
#[derive(Debug, Clone)]
pub struct Book {
    count: usize,
    sought: Vec<Theme>,
    chosen: Vec<(Position, Theme)>,
    /// Number of puzzles of `chosen` that are in other books.
    beside: usize,
}

impl Book {
    /// Creates an empty book for `count` puzzles.
    #[must_use]
    pub const fn of(count: usize) -> Self {
        Self {
            count,
            sought: Vec::new(),
            chosen: Vec::new(),
            beside: 0,
        }
    }

    /// Seeks these themes until each has a twentieth of the book.
    #[must_use]
    pub fn seeking(mut self, themes: &[Theme]) -> Self {
        self.sought = themes.to_vec();
        self
    }

    /// Adds a puzzle of another book, from which all of this one are to differ.
    pub fn keep_beside(&mut self, position: Position, theme: Theme) {
        self.keep(position, theme);
        self.beside += 1;
    }

    /// Whether the book has all its puzzles.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.chosen.len() - self.beside >= self.count
    }

    /// The themes of which the book and those beside it have enough, and those that are sought.
    #[must_use]
    pub fn wanted(&self) -> ThemeLists {
        let all = self.count + self.beside;
        let of = |theme: Theme| self.chosen.iter().filter(|one| one.1 == theme).count();
        let has = |theme, share: (usize, usize)| of(theme) >= (all * share.0).div_ceil(share.1);
        let sought = self.sought.iter().copied();
        ThemeLists {
            full: Theme::ALL
                .into_iter()
                .filter(|&theme| has(theme, SHARE))
                .collect(),
            sought: sought.filter(|&theme| !has(theme, SOUGHT_SHARE)).collect(),
        }
    }

    /// Adds a puzzle, unless the book is complete, has enough of its theme, or has a similar one.
    /// Returns whether the puzzle was added.
    pub fn add(&mut self, puzzle: &Puzzle) -> bool {
        let fits = !self.is_complete()
            && !self.wanted().full.contains(&puzzle.theme)
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
    let [mine, theirs] = [false, true].map(|other_side| {
        let side = |mover: Side| if other_side { mover.other() } else { mover };
        apart([(a, side(one.mover())), (b, side(other.mover()))])
    });
    same_stage && mine + theirs < APART
}

/// The number of men on different places.
fn apart(sides: [(&Position, Side); 2]) -> u32 {
    let [a, b] = sides.map(|(position, side)| {
        let (men, rules) = (position.men(side), position.rules());
        Point::all()
            .map(move |point| men.standing(rules, point))
            .chain([men.bar(), men.hand(rules), men.off()])
    });
    let differences = a.zip(b).map(|(a, b)| u32::from(a.abs_diff(b)));
    differences.sum::<u32>() / 2
}
