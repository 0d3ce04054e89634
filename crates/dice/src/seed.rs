//! The secret seed of a match, and the dice that follow from it.

use hkdf::Hkdf;
use rosespring_rules::{Dice, Die};
use sha2::{Digest, Sha256};

use crate::chain::{ChainContext, Link};

const DOMAIN: &[u8] = b"rosespring-dice-v1";
/// The largest multiple of six that a byte can hold. Larger bytes are skipped, because they would
/// make low faces more frequent.
const BYTE_LIMIT: u8 = 252;

/// The secret from which the dice of one match follow.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seed(commitment {})", self.commitment())
    }
}

impl Seed {
    /// Draws a seed from the operating system. Needs the feature `os`; elsewhere the host passes
    /// the bytes ([`from_bytes`](Self::from_bytes)).
    ///
    /// # Errors
    ///
    /// The system returns no random bytes.
    #[cfg(feature = "os")]
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// Creates a seed from bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Parses 64 lower-case hexadecimal digits; `None` for any other text.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        bytes_of_hex(text).map(Self)
    }

    /// Formats the seed as 64 hexadecimal digits.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// Returns the commitment, which is shown before the game: the SHA-256 of the seed as 64
    /// hexadecimal digits.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// Returns throw `index`, counted from 0, of game `game`, counted from 1.
    ///
    /// # Source
    ///
    /// Decision 0008, "A throw".
    #[must_use]
    pub fn dice(&self, game: u32, index: u32) -> Dice {
        dice_of(self.block(game, index))
    }

    /// Returns the first block of a throw.
    fn block(&self, game: u32, index: u32) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(DOMAIN);
        hash.update(self.0);
        hash.update(game.to_be_bytes());
        hash.update(index.to_be_bytes());
        hash.finalize().into()
    }

    /// Returns the last value of the server's chain for a context of a match with this secret:
    /// HKDF-SHA256 (RFC 5869) of the secret, without salt, for the bytes of the context.
    #[must_use]
    pub fn server_link(&self, context: ChainContext) -> Link {
        let mut bytes = [0; 32];
        Hkdf::<Sha256>::new(None, &self.0)
            .expand(context.bytes(), &mut bytes)
            .expect("RFC 5869 allows 8,160 bytes");
        Link::from_bytes(bytes)
    }

    /// Returns a random number for the program's other needs. It is different for each `salt` and
    /// reveals nothing about the dice.
    #[must_use]
    pub fn number(&self, salt: u32) -> u64 {
        let mut hash = Sha256::new();
        hash.update(b"rosespring-opponent-v1");
        hash.update(self.0);
        hash.update(salt.to_be_bytes());
        let bytes: [u8; 32] = hash.finalize().into();
        bytes
            .into_iter()
            .take(8)
            .fold(0, |number, byte| (number << 8) | u64::from(byte))
    }
}

/// Reads the two faces that follow from the first block of a throw.
pub(crate) fn dice_of(mut block: [u8; 32]) -> Dice {
    let mut first = None;
    loop {
        for die in block.into_iter().filter_map(face) {
            match first {
                None => first = Some(die),
                Some(first) => return Dice::new(first, die),
            }
        }
        block = Sha256::digest(block).into();
    }
}

fn face(byte: u8) -> Option<Die> {
    (byte < BYTE_LIMIT)
        .then(|| Die::new(byte % 6 + 1))
        .flatten()
}

/// Parses lower-case hexadecimal digits, two for each byte; `None` for any other text.
pub(crate) fn bytes_of_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    if text.len() != 2 * N || !text.bytes().all(is_digit) {
        return None;
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * index..2 * index + 2)?, 16).ok()?;
    }
    Some(bytes)
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_dice_for_ever() {
        let seed = Seed::from_bytes([7; 32]);

        let dice: Vec<String> = (0..4).map(|i| seed.dice(1, i).to_string()).collect();

        // Computed independently, with Python's hashlib.
        assert_eq!(dice, ["6-4", "5-5", "3-6", "5-5"]);
    }

    #[test]
    fn all_faces_are_equally_likely() {
        let seed = Seed::from_bytes([1; 32]);
        let mut counts = [0_u32; 6];

        for index in 0..30_000 {
            let dice = seed.dice(1, index);
            counts[usize::from(dice.first.get()) - 1] += 1;
            counts[usize::from(dice.second.get()) - 1] += 1;
        }

        // The expected count is 10,000, with a standard deviation of 91.
        assert!(
            counts.iter().all(|count| (9_500..10_500).contains(count)),
            "{counts:?}"
        );
    }

    /// Returns the rows of the tables of docs/dice.md that have this number of cells, without
    /// backquotes.
    fn rows(cells: usize) -> Vec<Vec<String>> {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let path = "../../docs/dice.md";
        let page = std::fs::read_to_string(folder.join(path)).unwrap();
        let rows = page.lines().filter_map(|line| line.strip_prefix("| "));
        rows.map(|row| {
            let row = row.trim_end_matches('|').split('|');
            row.map(|cell| cell.trim().trim_matches('`').to_owned())
                .collect::<Vec<String>>()
        })
        .filter(|row| row.len() == cells)
        .collect()
    }

    #[test]
    fn the_throws_of_the_page_are_true() {
        let seeds: Vec<(String, Seed)> = rows(3)
            .iter()
            .filter_map(|row| Some((row[0].clone(), Seed::from_hex(&row[1])?, row[2].clone())))
            .filter(|(name, ..)| name.len() == 1)
            .map(|(name, seed, commitment)| {
                assert_eq!(seed.commitment(), commitment);
                (name, seed)
            })
            .collect();
        assert_eq!(seeds.len(), 2);

        let mut compared = 0;
        for row in rows(5) {
            let Some((_, seed)) = seeds.iter().find(|(name, _)| *name == row[0]) else {
                continue;
            };
            let (game, index) = (row[1].parse().unwrap(), row[2].parse().unwrap());
            assert_eq!(hex(&seed.block(game, index)[..4]), row[3], "{row:?}");
            assert_eq!(seed.dice(game, index).to_string(), row[4], "{row:?}");
            compared += 1;
        }
        assert_eq!(compared, 14);
    }

    #[test]
    fn the_blocks_of_the_page_are_true() {
        let mut compared = 0;
        for row in rows(3) {
            let Some(Seed(block)) = Seed::from_hex(&row[0]) else {
                continue;
            };
            let further = block.into_iter().filter_map(face).count() < 2;
            let next = match further {
                true => hex(&Sha256::digest(block)[..4]),
                false => "none is needed".to_owned(),
            };
            assert_eq!(next, row[1], "{row:?}");
            assert_eq!(dice_of(block).to_string(), row[2], "{row:?}");
            compared += 1;
        }
        assert_eq!(compared, 4);
    }

    #[test]
    fn a_seed_survives_its_text() {
        let seed = Seed::from_bytes([0xA5; 32]);

        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex("a5"), None);
        assert_eq!(Seed::from_hex(&"A5".repeat(32)), None);
        assert_eq!(Seed::from_hex(&"ä".repeat(32)), None);
    }
}
