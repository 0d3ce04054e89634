//! Two-sided tables as files: a header, the values, a checksum. `docs/formats.md` has the layout.

use rosespring_rules::{GameKind, MEN};

use rosespring_rules::notation::checksum::Checksum;

use super::slow::Chances;
use super::solve::FULL;
use super::{Home, Index, Kind, POINTS};

const MAGIC: [u8; 8] = *b"RSBEAR\r\n";
const VERSION: u16 = 2;
const HEADER: usize = 8 + 2 + 1 + 1 + 4 + 8;
const TRAILER: usize = 8;

/// The header of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Header {
    /// The effect of doublets.
    pub kind: Kind,
    /// The greatest number of men of a side on the board.
    pub men: u8,
    /// Whether the table also holds the chances of double games (C-6). It does with all men of
    /// rules that have them: fifteen, or three. With fewer men each side has a man off, so double
    /// games are impossible.
    pub double_games: bool,
    /// The fingerprint of the rules the table was built for. It is valid for all rules of its kind.
    pub fingerprint: u64,
}

/// Why bytes are not a usable table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableError {
    /// The bytes do not begin like a table.
    NoTable,
    /// The table is of another version of the format.
    Version {
        /// The version of the table.
        found: u16,
    },
    /// The header has impossible values.
    Header,
    /// The length of the file is wrong.
    Length {
        /// The length, in bytes.
        found: u64,
        /// The expected length, in bytes.
        expected: u64,
    },
    /// The checksum does not match.
    Checksum,
}

impl std::fmt::Display for TableError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoTable => f.write_str("this is not a bear-off table of Rosespring"),
            Self::Version { found } => write!(
                f,
                "the table is of version {found}; this program knows version {VERSION}"
            ),
            Self::Header => f.write_str("the header of the table has impossible values"),
            Self::Length { found, expected } => {
                write!(f, "the table has {found} bytes; expected {expected}")
            }
            Self::Checksum => {
                f.write_str("the checksum of the table does not match: a bit was changed")
            }
        }
    }
}

impl std::error::Error for TableError {}

impl Header {
    /// Returns the header as the first bytes of a file.
    #[must_use]
    pub fn to_bytes(self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([
            self.kind as u8,
            self.men,
            u8::from(self.double_games),
            0,
            0,
            0,
        ]);
        bytes.extend(self.fingerprint.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Result<Self, TableError> {
        let Some(rest) = bytes.strip_prefix(&MAGIC) else {
            return Err(TableError::NoTable);
        };
        let short = TableError::Length {
            found: bytes.len() as u64,
            expected: (HEADER + TRAILER) as u64,
        };
        let (version, rest) = rest.split_first_chunk().ok_or(short)?;
        let version = u16::from_le_bytes(*version);
        if version != VERSION {
            return Err(TableError::Version { found: version });
        }
        let (&[kind, men, double_games, nothing @ ..], rest) =
            rest.split_first_chunk::<6>().ok_or(short)?;
        let (fingerprint, _) = rest.split_first_chunk().ok_or(short)?;
        let header = Self {
            kind: Kind::from_number(kind).ok_or(TableError::Header)?,
            men,
            double_games: double_games == 1,
            fingerprint: u64::from_le_bytes(*fingerprint),
        };
        let is_whole_game = || GameKind::all().any(|game| game.declaration().layout.men() == men);
        let double_fits = double_games == 0 || double_games == 1 && is_whole_game();
        match (1..=MEN).contains(&men) && double_fits && nothing == [0; 3] {
            true => Ok(header),
            false => Err(TableError::Header),
        }
    }

    /// The numbering of the positions of the table.
    pub(super) fn index(&self) -> Index {
        let all = if self.double_games { self.men } else { MEN };
        Index::of_game(self.men, all)
    }

    /// The size of the whole file, in bytes.
    #[must_use]
    pub fn file_bytes(&self) -> u64 {
        let sizes = Sizes::of(self);
        (HEADER + TRAILER) as u64 + 2 * (sizes.wins() + 2 * sizes.double_games())
    }
}

/// The number of positions of a side in a table: in total, and with all its men where double games
/// count.
#[derive(Debug, Clone, Copy)]
struct Sizes {
    len: u64,
    full: u64,
}

impl Sizes {
    fn of(header: &Header) -> Self {
        // Up to `m` men on six points, or exactly `m` men on them.
        let ways = |men: u64, on: u64| (1..=on).fold(1, |ways, at| ways * (men + at) / at);
        let points = POINTS as u64;
        Self {
            len: ways(u64::from(header.men), points),
            full: match header.double_games {
                true => ways(u64::from(header.men), points - 1),
                false => 0,
            },
        }
    }

    const fn wins(self) -> u64 {
        self.len * self.len
    }

    /// The number of values of double games won; there are as many of double games lost.
    const fn double_games(self) -> u64 {
        self.len * self.full
    }
}

/// A table of the winning chances of pure bear-offs, over the bytes of its file.
///
/// The bytes are any type that gives a slice: a vector, or a file mapped into memory.
#[derive(Debug, Clone)]
pub struct TwoSided<B> {
    header: Header,
    index: Index,
    bytes: B,
}

impl<B: AsRef<[u8]>> TwoSided<B> {
    /// Opens the table of a file. Only the header and the length are checked.
    ///
    /// # Errors
    ///
    /// [`TableError`] if the bytes are not a usable table.
    pub fn new(bytes: B) -> Result<Self, TableError> {
        let all = bytes.as_ref();
        let header = Header::from_bytes(all)?;
        let (found, expected) = (all.len() as u64, header.file_bytes());
        if found != expected {
            return Err(TableError::Length { found, expected });
        }
        Ok(Self {
            header,
            index: header.index(),
            bytes,
        })
    }

    /// The header.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The numbering of the positions of each side.
    #[must_use]
    pub const fn index(&self) -> &Index {
        &self.index
    }

    /// Reads all bytes and checks the checksum.
    ///
    /// # Errors
    ///
    /// [`TableError::Checksum`].
    pub fn check(&self) -> Result<(), TableError> {
        let bytes = self.bytes.as_ref();
        let (told, sum) = bytes.split_at(bytes.len() - TRAILER);
        let mut checksum = Checksum::new();
        checksum.add(told);
        if sum == checksum.to_bytes() {
            Ok(())
        } else {
            Err(TableError::Checksum)
        }
    }

    /// Returns the chances of a pair, `mover` to throw, as stored; `None` if a side has no men or
    /// too many for this table.
    ///
    /// # Units
    ///
    /// 65,535 is a probability of 1. Each throw rounds once; the largest error measured in tables
    /// of up to eight men is 1.3 parts.
    #[must_use]
    pub fn stored(&self, mover: Home, other: Home) -> Option<StoredChances> {
        let number = |home| self.index.number(home).filter(|&number| number > 0);
        let (mover, other) = (number(mover)?, number(other)?);
        let sizes = Sizes::of(&self.header);
        let full = |number| self.index.full_number(number).filter(|_| sizes.full > 0);
        let row = |row: u16, len: u64| u64::from(row) * len;
        let won = match full(other) {
            Some(other) => self.word(sizes.wins() + other as u64 * sizes.len + u64::from(mover))?,
            None => 0,
        };
        let lost = match full(mover) {
            Some(mover) => self.word(
                sizes.wins() + sizes.double_games() + row(other, sizes.full) + mover as u64,
            )?,
            None => 0,
        };
        Some(StoredChances {
            win: self.word(row(other, sizes.len) + u64::from(mover))?,
            win_double: won,
            lose_double: lost,
        })
    }

    /// Reads one value by its index.
    fn word(&self, at: u64) -> Option<u16> {
        let at = usize::try_from(HEADER as u64 + 2 * at).ok()?;
        let value = self.bytes.as_ref().get(at..)?;
        value.first_chunk().map(|&bytes| u16::from_le_bytes(bytes))
    }

    /// The chance 0..=1 that `mover`, who is to throw, wins; `None` as [`TwoSided::stored`].
    #[must_use]
    pub fn win(&self, mover: Home, other: Home) -> Option<f64> {
        self.stored(mover, other).map(|stored| stored.chances().win)
    }
}

/// The chances of the side to throw, in parts of 65,535.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct StoredChances {
    /// The chance to win.
    pub win: u16,
    /// The chance to win a double game; 0 where the table has none.
    pub win_double: u16,
    /// The chance to lose a double game.
    pub lose_double: u16,
}

impl StoredChances {
    /// The quantity that play maximises: the units of the side to throw, plus one, in parts of
    /// 65,535.
    #[must_use]
    pub fn units(self) -> i32 {
        2 * i32::from(self.win) + i32::from(self.win_double) - i32::from(self.lose_double)
    }

    /// Converts to floating point, where 1 is certain.
    #[must_use]
    pub fn chances(self) -> Chances {
        let chance = |stored: u16| f64::from(stored) / f64::from(FULL);
        Chances {
            win: chance(self.win),
            win_double: chance(self.win_double),
            lose_double: chance(self.lose_double),
        }
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::Rules;

    use super::super::{Plays, build, slow, throws};
    use super::*;

    fn table(rules: &str, men: u8, threads: usize) -> Vec<u8> {
        let rules = Rules::preset(rules).unwrap();
        let built = build(&rules, men, threads, |_| ()).unwrap();
        let mut bytes = Vec::new();
        let written: Result<(), ()> = built.write(|part| {
            bytes.extend(part);
            Ok(())
        });
        assert!(written.is_ok());
        bytes
    }

    #[test]
    fn any_number_of_threads_makes_the_same_bytes() {
        let one = table("gul-bara", 4, 1);
        for threads in [2, 3, 8] {
            assert!(table("gul-bara", 4, threads) == one);
        }
        TwoSided::new(one).unwrap().check().unwrap();
    }

    #[test]
    fn values_are_those_of_the_rules() {
        for name in ["gioul", "tawula", "backgammon"] {
            let rules = Rules::preset(name).unwrap();
            let table = TwoSided::new(table(name, 2, 2)).unwrap();
            let mut solver = slow::Solver::new(rules);
            for &mover in &table.index().homes()[1..] {
                for &other in &table.index().homes()[1..] {
                    let expected = solver.chances(mover, other).unwrap().win;
                    let win = table.win(mover, other).unwrap();
                    assert!((win - expected).abs() < 5e-5, "{name} {mover:?} {other:?}");
                }
            }
        }
    }

    /// The largest error of a table, in parts of 65,535, against floating point without rounding.
    fn largest_error(name: &str, men: u8) -> f64 {
        let table = TwoSided::new(table(name, men, 2)).unwrap();
        let index = table.index();
        let plays = Plays::new(index, table.header().kind);
        let len = index.len();
        // Numbers of smaller pairs are smaller on one side, and not larger on the other.
        let mut wins = vec![0.0; len * len];
        let mut order: Vec<_> = (1..len)
            .flat_map(|mover| (1..len).map(move |o| (mover, o)))
            .collect();
        order.sort_by_key(|&(mover, other)| {
            index.homes()[mover].pips() + index.homes()[other].pips()
        });
        let mut largest = 0.0_f64;
        for (mover, other) in order {
            let mut lost = 0.0;
            for (throw, (_, _, weight)) in throws().enumerate() {
                let ends = plays.ends(mover as u16, throw).iter();
                let least = ends.map(|&end| match end {
                    0 => 0.0,
                    _ => wins[other * len + usize::from(end)],
                });
                lost += f64::from(weight) / 36.0 * least.fold(1.0, f64::min);
            }
            wins[mover * len + other] = 1.0 - lost;
            let homes = index.homes();
            let stored = table.stored(homes[mover], homes[other]).unwrap();
            let error = f64::from(stored.win) - (1.0 - lost) * f64::from(FULL);
            largest = largest.max(error.abs());
        }
        largest
    }

    #[test]
    fn rounding_does_not_pile_up() {
        for name in ["gioul", "backgammon"] {
            assert!(largest_error(name, 4) < 2.0);
        }
    }

    #[test]
    fn what_is_no_table_is_refused() {
        let good = table("backgammon", 1, 1);
        let error = |bytes: &[u8]| TwoSided::new(bytes).err();
        let short = |found| TableError::Length {
            found,
            expected: good.len() as u64,
        };

        assert_eq!(error(b""), Some(TableError::NoTable));
        assert_eq!(error(b"{\"men\": 1}"), Some(TableError::NoTable));
        assert!(matches!(
            error(&good[..11]),
            Some(TableError::Length { .. })
        ));
        assert_eq!(error(&good[..40]), Some(short(40)));
        assert_eq!(
            error(&[good.as_slice(), &[0]].concat()),
            Some(short(good.len() as u64 + 1))
        );
        let changed = |at: usize| {
            let mut bytes = good.clone();
            bytes[at] ^= 0x40;
            bytes
        };
        assert_eq!(
            error(&changed(8)),
            Some(TableError::Version { found: 0x42 })
        );
        assert_eq!(error(&changed(10)), Some(TableError::Header));
        assert_eq!(error(&changed(11)), Some(TableError::Header));
        assert_eq!(error(&changed(12)), Some(TableError::Header));
        let damaged = TwoSided::new(changed(50)).unwrap();
        assert_eq!(damaged.check(), Err(TableError::Checksum));
    }
}
