//! Whether the dice of a record are those of the seed that was fixed before it.

use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Dice, Entry, Opening, Rules};

use crate::Seed;

/// What a record says of its dice, if nothing is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checked {
    /// It promises nothing: the dice came from elsewhere.
    NotPromised,
    /// There is a commitment, but the seed is not told yet.
    Sealed,
    /// The seed fits the commitment, and gives every throw.
    Fair {
        /// Throws looked at, tries of openings included.
        throws: u32,
    },
}

/// What is wrong with the dice of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DiceFault {
    /// There is a seed, but nothing was promised.
    #[error("dice: there is a seed, but no commitment to it")]
    NoCommitment,
    /// The seed is not written as one.
    #[error("dice: the seed is not 64 hexadecimal digits")]
    NoSeed,
    /// The commitment is not written as one.
    #[error("dice: the commitment is not 64 hexadecimal digits")]
    BadCommitment,
    /// The seed is another one than was promised.
    #[error("dice: the seed does not have the hash that was shown before the game")]
    OtherSeed,
    /// A throw is not that of the seed.
    #[error("game {game}, entry {entry}: the seed gives {expected}, not {found}")]
    OtherDice {
        /// Which game, from 1.
        game: u32,
        /// Which of its entries, from 1.
        entry: u32,
        /// What the seed gives.
        expected: Dice,
        /// What the record says.
        found: Dice,
    },
}

/// Holds every throw of a record against its seed. That the record follows the rules is not
/// looked at.
///
/// # Errors
///
/// The first [`DiceFault`].
pub fn check(record: &Record) -> Result<Checked, DiceFault> {
    let (commitment, seed) = match (&record.dice_commitment, &record.dice_seed) {
        (None, Some(seed)) if Seed::from_hex(seed).is_some() => {
            return Err(DiceFault::NoCommitment);
        }
        // What is not written as a seed is a note of where the dice came from.
        (None, _) => return Ok(Checked::NotPromised),
        (Some(commitment), seed) => (commitment, seed),
    };
    if Seed::from_hex(commitment).is_none() {
        return Err(DiceFault::BadCommitment);
    }
    let Some(seed) = seed else {
        return Ok(Checked::Sealed);
    };
    let seed = Seed::from_hex(seed).ok_or(DiceFault::NoSeed)?;
    if seed.commitment() != *commitment {
        return Err(DiceFault::OtherSeed);
    }
    let mut throws = 0;
    for (game, number) in record.games.iter().zip(1_u32..) {
        for ((entry, found), index) in thrown(game, &record.rules).zip(0_u32..) {
            let expected = seed.dice(number, index);
            if found != expected {
                return Err(DiceFault::OtherDice {
                    game: number,
                    entry,
                    expected,
                    found,
                });
            }
            throws += 1;
        }
    }
    Ok(Checked::Fair { throws })
}

/// The throws of a game, tries of its opening included, each with its entry from 1. Opening dice
/// that are played were thrown once.
fn thrown<'a>(game: &'a GameRecord, rules: &Rules) -> impl Iterator<Item = (u32, Dice)> + use<'a> {
    let plays_opening = rules.opening == Opening::PlayOpeningDice;
    let mut opened = false;
    let entries = game.entries.iter().zip(1_u32..);
    entries.filter_map(move |(entry, number)| match *entry {
        Entry::Opening { white, black } => {
            opened = white != black;
            Some((number, Dice::new(white, black)))
        }
        Entry::Throw { .. } if plays_opening && std::mem::take(&mut opened) => None,
        Entry::Throw { dice, .. } => Some((number, Dice::new(dice[0], dice[1]))),
        _ => None,
    })
}
