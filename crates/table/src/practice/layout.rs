//! How a book of puzzles is divided into files (decision 61). The build script uses this file too.

/// The greatest number of puzzles in a part.
const PART: usize = 64;

/// What the index has of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The key of its position.
    pub key: u32,
    /// Its initial rating, whole points.
    pub rating: u16,
    /// The place of its theme in the list of the book.
    pub theme: u8,
    /// Whether both sides may still win.
    pub is_open: bool,
}

/// Where a puzzle is: the part of its theme, and the place in the part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    /// The place of the theme in the list of the book.
    pub theme: u8,
    /// The number of the part of this theme.
    pub part: usize,
    /// The place of the puzzle in the part.
    pub row: usize,
}

/// Returns the key of a position: FNV-1a of its id. A test shows that no two puzzles share one.
pub(crate) fn key(id: &str) -> u32 {
    id.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// Returns the number of parts of a theme with `count` puzzles.
pub(crate) const fn parts(count: usize) -> usize {
    count.div_ceil(PART)
}

/// Returns the place of each puzzle. A theme is ordered by rating and cut into parts of equal size,
/// so that puzzles near a player's rating are in one part.
pub(crate) fn places(entries: &[Entry]) -> Vec<Place> {
    let entries = || entries.iter().enumerate();
    let places = entries().map(|(at, one)| {
        let of_theme = || entries().filter(|(_, other)| other.theme == one.theme);
        let before = of_theme().filter(|(place, other)| (other.rating, *place) < (one.rating, at));
        let (count, rank) = (of_theme().count(), before.count());
        let size = count.div_ceil(parts(count));
        Place {
            theme: one.theme,
            part: rank / size,
            row: rank % size,
        }
    });
    places.collect()
}
