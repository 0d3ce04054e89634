//! Checks whether the dice of a record follow from the seed that was fixed before the game.

use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Dice, Entry, Opening, Side};

use crate::Seed;
use crate::chain::ChainFault;
use crate::links::{SeenLinks, check_links, has_commitment, has_seen};

/// The result of a check without a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DiceCheck {
    /// The record has no commitment: its dice came from elsewhere, or commitment and seed were both
    /// removed.
    NotPromised,
    /// There is a commitment, but the match is not over, so the seed is not revealed yet.
    Sealed,
    /// The seed matches the commitment, and every throw follows from it.
    Fair {
        /// Number of throws checked, with ties of openings.
        throws: u32,
    },
    /// Every throw follows from links of both players and of the server, and every link leads to
    /// what its party committed to before.
    FairOfThree {
        /// Number of throws checked, with ties of openings.
        throws: u32,
        /// Number of chains that a player replaced.
        replaced: u32,
    },
}

/// A fault in the dice of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DiceFault {
    /// The record has a seed but no commitment.
    #[error(
        "dice: the record holds a seed but not the commitment to it, which was shown before the \
         first throw: the promise was removed"
    )]
    CommitmentRemoved,
    /// The match is over, but the record has a commitment and no seed.
    #[error(
        "dice: the match is over, but the record does not hold the seed that opens its \
         commitment: the seed was removed"
    )]
    SeedRemoved,
    /// A commitment was shown before the first throw, but the record has none.
    #[error(
        "dice: the record does not hold the commitment that was shown: the promise was removed"
    )]
    ShownRemoved,
    /// The commitment of the record is not the one that was shown before the first throw.
    #[error("dice: the commitment of the record is not the one that was shown: {found}")]
    OtherCommitment {
        /// The commitment of the record.
        found: String,
    },
    /// The seed is malformed.
    #[error("dice: the seed is not 64 hexadecimal digits")]
    NoSeed,
    /// The commitment is malformed.
    #[error("dice: the commitment is not 64 hexadecimal digits")]
    BadCommitment,
    /// The seed does not match the commitment.
    #[error("dice: the seed does not have the hash that was shown before the game")]
    OtherSeed,
    /// A throw does not follow from the seed.
    #[error("game {game}, entry {entry}: the seed gives {expected}, not {found}")]
    OtherDice {
        /// The number of the game, from 1.
        game: u32,
        /// The number of its entry, from 1.
        entry: u32,
        /// The dice that follow from the seed.
        expected: Dice,
        /// The dice in the record.
        found: Dice,
    },
    /// The record has a seed or its commitment, and links too.
    #[error("dice: the record holds a seed and links of three parties: only one can be true")]
    SeedAndLinks,
    /// A line about links is malformed, or does not belong where it is.
    #[error("dice, line {line} about links: {what}")]
    BadLine {
        /// The number of the line, from 1.
        line: u32,
        /// The fault.
        what: String,
    },
    /// A link does not lead to the commitment of its party.
    #[error("game {game}, {fault}")]
    Chain {
        /// The number of the game, from 1.
        game: u32,
        /// The fault.
        fault: ChainFault,
    },
    /// A game has more throws than links, or fewer.
    #[error("game {game}: {links} throws have links, but the game has {throws}")]
    OtherNumber {
        /// The number of the game, from 1.
        game: u32,
        /// The throws with links.
        links: u32,
        /// The throws in the game.
        throws: u32,
    },
    /// The links are not those that the page of a player was shown.
    #[error("game {game}: the links of the record are not those that the page was shown")]
    OtherLinks {
        /// The number of the game, from 1.
        game: u32,
    },
    /// A throw does not follow from its links.
    #[error("game {game}, entry {entry}: the links give {expected}, not {found}")]
    OtherDiceOfLinks {
        /// The number of the game, from 1.
        game: u32,
        /// The number of its entry, from 1.
        entry: u32,
        /// The dice that follow from the links.
        expected: Dice,
        /// The dice in the record.
        found: Dice,
    },
}

/// Compares the commitment of a record with the one shown before the first throw, and then
/// [`check`]s the record.
///
/// Only this finds a record whose commitment, seed and throws were all replaced, or whose
/// commitment and seed were both removed.
///
/// # Errors
///
/// The first [`DiceFault`].
pub fn check_shown(record: &Record, shown: &str) -> Result<DiceCheck, DiceFault> {
    if has_commitment(record, shown) {
        return check(record);
    }
    match &record.dice_commitment {
        None => Err(DiceFault::ShownRemoved),
        Some(found) if found != shown => Err(DiceFault::OtherCommitment {
            found: found.clone(),
        }),
        Some(_) => check(record),
    }
}

/// Compares the links of a record with those that the page of a player saw, and then [`check`]s the
/// record. This finds chains that somebody invented after the game.
///
/// # Errors
///
/// The first [`DiceFault`].
pub fn check_seen(record: &Record, seen: &SeenLinks) -> Result<DiceCheck, DiceFault> {
    match has_seen(record, seen) {
        true => check(record),
        false => Err(DiceFault::OtherLinks { game: seen.game }),
    }
}

/// Compares every throw of a record with its seed. Does not check whether the record follows the
/// rules.
///
/// # Errors
///
/// The first [`DiceFault`].
pub fn check(record: &Record) -> Result<DiceCheck, DiceFault> {
    if !record.dice_links.is_empty() {
        return check_links(record);
    }
    let (commitment, seed) = match (&record.dice_commitment, &record.dice_seed) {
        (None, Some(seed)) if Seed::from_hex(seed).is_some() => {
            return Err(DiceFault::CommitmentRemoved);
        }
        // A text that is not a seed is a note about the origin of the dice.
        (None, _) => return Ok(DiceCheck::NotPromised),
        (Some(commitment), seed) => (commitment, seed),
    };
    if Seed::from_hex(commitment).is_none() {
        return Err(DiceFault::BadCommitment);
    }
    let Some(seed) = seed else {
        return match is_over(record) {
            true => Err(DiceFault::SeedRemoved),
            false => Ok(DiceCheck::Sealed),
        };
    };
    let seed = Seed::from_hex(seed).ok_or(DiceFault::NoSeed)?;
    if seed.commitment() != *commitment {
        return Err(DiceFault::OtherSeed);
    }
    check_throws(record, &seed)
}

fn check_throws(record: &Record, seed: &Seed) -> Result<DiceCheck, DiceFault> {
    let mut throws = 0;
    for (game, number) in record.games.iter().zip(1_u32..) {
        for ((entry, found), index) in thrown(game).zip(0_u32..) {
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
    Ok(DiceCheck::Fair { throws })
}

/// Whether a side has the units that the match is played to, and leads.
fn is_over(record: &Record) -> bool {
    let mut units = [0_u32; 2];
    for entry in record.games.iter().flat_map(|game| &game.entries) {
        if let Entry::Result {
            winner, units: won, ..
        } = entry
        {
            // A tie counts for both.
            for (units, side) in units.iter_mut().zip(Side::ALL) {
                if winner.is_none_or(|winner| winner == side) {
                    *units += u32::from(*won);
                }
            }
        }
    }
    let [white, black] = units;
    white != black && white.max(black) >= u32::from(record.match_to)
}

/// Returns the throws of a game, with ties of its opening, each with the number of its entry from
/// 1. Opening dice that are also played were thrown only once.
pub(crate) fn thrown<'a>(game: &'a GameRecord) -> impl Iterator<Item = (u32, Dice)> + use<'a> {
    let plays_opening = game.start.rules().opening == Opening::PlayOpeningDice;
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
