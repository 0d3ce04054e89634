//! The dice of three: each throw follows from one secret of White, one of Black and one of the
//! server.
//!
//! Each party draws one random value for a game and hashes it many times. The last hash is its
//! commitment; every throw opens one link more, from the commitment backwards. A throw is a hash
//! of the three links: as long as one of them is closed, the throw is unknown to the other two
//! parties, and after the commitments nobody can change it. Decision 0016 describes the method
//! byte by byte.

use std::fmt;

use rosespring_rules::{Dice, Side};
use sha2::{Digest, Sha256};

use crate::seed::{bytes_of_hex, dice_of, hex};

/// Number of throws that the chains of a game last; then all parties commit anew.
pub const LINKS: u32 = 4096;

const MATCH_DOMAIN: &[u8] = b"rosespring-match-v2";
const RENEW_DOMAIN: &[u8] = b"rosespring-renew-v2";
const LINK_DOMAIN: &[u8] = b"rosespring-link-v2";
const DICE_DOMAIN: &[u8] = b"rosespring-dice-v2";
const ID_DOMAIN: &[u8] = b"rosespring-id-v2";

/// A party of a throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Party {
    /// White's player.
    White,
    /// Black's player.
    Black,
    /// The server.
    Server,
    /// A player who has replaced this many lost chains: 1 to [`REPLACEMENTS_MAX`].
    Again(Side, u8),
}

/// The greatest number of chains that a player replaces in a game, under any limit.
pub const REPLACEMENTS_MAX: u8 = 3;

/// The letters of White and of Black with their first chain, and with each chain that replaced
/// another one.
const LETTERS: [[u8; 4]; 2] = [*b"Wwxy", *b"Bbcd"];

/// How often each player may replace a lost chain in a game. Each replacement lets a hostile server
/// discard one throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum ReplaceLimit {
    /// Once.
    #[default]
    Once,
    /// Three times, at most once in [`Self::THROWS_BETWEEN`] throws: in games with days.
    ThreeTimes,
}

impl ReplaceLimit {
    /// Number of throws from one replacement of a player to the next one.
    pub const THROWS_BETWEEN: u32 = 10;

    /// Returns whether a player who has skipped these throws of a game by replacing a chain may
    /// skip the throw `next` too.
    #[must_use]
    pub fn allows(self, skipped: &[u32], next: u32) -> bool {
        let times = match self {
            Self::Once => 1,
            Self::ThreeTimes => usize::from(REPLACEMENTS_MAX),
        };
        let since_last = skipped.last().map(|last| next.saturating_sub(*last));
        skipped.len() < times && since_last.is_none_or(|throws| throws >= Self::THROWS_BETWEEN)
    }
}

impl Party {
    /// Every party with its first chain, in the order in which their links are hashed.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Server];

    /// Returns the party of a player who has replaced this many chains of the context.
    #[must_use]
    pub const fn of_side(side: Side, replaced: u8) -> Self {
        match (side, replaced) {
            (Side::White, 0) => Self::White,
            (Side::Black, 0) => Self::Black,
            (side, replaced) => Self::Again(side, replaced),
        }
    }

    const fn byte(self) -> u8 {
        match self {
            Self::White => b'W',
            Self::Black => b'B',
            Self::Server => b'S',
            Self::Again(side, replaced) => LETTERS[side.index()][(replaced & 3) as usize],
        }
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White | Self::Again(Side::White, _) => "White",
            Self::Black | Self::Again(Side::Black, _) => "Black",
            Self::Server => "the server",
        })
    }
}

/// The game for which chains are made. Two games never have the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChainGame {
    /// The id of the match.
    pub match_id: [u8; 16],
    /// The number of the game in the match, from 1.
    pub number: u32,
    /// The fingerprint of the rules.
    pub rules: u64,
    /// The id of White's player.
    pub white: [u8; 16],
    /// The id of Black's player.
    pub black: [u8; 16],
}

/// Returns the sixteen bytes that stand for the id of a match or of a player in [`ChainGame`].
#[must_use]
pub fn id_bytes(id: &str) -> [u8; 16] {
    let [bytes, _] = halves(digest(&[ID_DOMAIN, id.as_bytes()]));
    bytes
}

fn halves(block: [u8; 32]) -> [[u8; 16]; 2] {
    let mut halves = [[0; 16]; 2];
    for (half, bytes) in halves.iter_mut().zip(block.chunks_exact(16)) {
        half.copy_from_slice(bytes);
    }
    halves
}

/// The value that separates the links of a game from those of every other game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChainContext([u8; 32]);

impl ChainContext {
    /// Returns the context of a game.
    #[must_use]
    pub fn new(game: &ChainGame) -> Self {
        Self(digest(&[
            MATCH_DOMAIN,
            &game.match_id,
            &game.number.to_be_bytes(),
            &game.rules.to_be_bytes(),
            &game.white,
            &game.black,
        ]))
    }

    /// Returns the context of the chains that replace the first ones from throw `first` on.
    #[must_use]
    pub fn renewed(self, first: u32) -> Self {
        Self(digest(&[RENEW_DOMAIN, &self.0, &first.to_be_bytes()]))
    }

    /// Parses 64 lower-case hexadecimal digits; `None` for any other text.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        bytes_of_hex(text).map(Self)
    }

    /// Formats the context as 64 hexadecimal digits.
    #[must_use]
    pub fn to_hex(self) -> String {
        hex(&self.0)
    }

    /// The bytes.
    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// A value of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Link([u8; 32]);

impl fmt::Debug for Link {
    /// A link that is not open yet must not reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Link(…)")
    }
}

impl Link {
    /// Creates a link from bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the bytes of the link.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// Parses 64 lower-case hexadecimal digits; `None` for any other text.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        bytes_of_hex(text).map(Self)
    }

    /// Formats the link as 64 hexadecimal digits.
    #[must_use]
    pub fn to_hex(self) -> String {
        hex(&self.0)
    }

    /// Returns the link before this one, which has number `index` in the chain of `party`.
    fn before(self, context: ChainContext, party: Party, index: u32) -> Self {
        Self(digest(&[
            LINK_DOMAIN,
            &context.0,
            &[party.byte()],
            &index.to_be_bytes(),
            &self.0,
        ]))
    }
}

/// The chain of one party for one context: its links, of which the first is the commitment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chain(Vec<Link>);

impl Chain {
    /// Computes the chain of `party` that ends with `last`, which must be random and secret, and
    /// must not be used for another context.
    #[must_use]
    pub fn new(context: ChainContext, party: Party, last: Link) -> Self {
        let mut links = vec![last];
        for index in (1..=LINKS).rev() {
            let later = links[links.len() - 1];
            links.push(later.before(context, party, index));
        }
        links.reverse();
        Self(links)
    }

    /// Returns the commitment, which is shown before the first throw.
    #[must_use]
    pub fn commitment(&self) -> Link {
        self.0[0]
    }

    /// Returns the link that throw `index` opens, counted from 0 since the commitment; `None` after
    /// the last one.
    #[must_use]
    pub fn link(&self, index: u32) -> Option<Link> {
        let place = usize::try_from(index).ok()?.checked_add(1)?;
        self.0.get(place).copied()
    }
}

/// Number of links from one mark of [`ChainMarks`] to the next.
const MARK_EVERY: u32 = 64;

/// Every 64th link of a chain, from which the others are computed: in one fiftieth of the time of a
/// whole chain, and one sixtieth of its memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChainMarks {
    context: ChainContext,
    party: Party,
    /// The links with the numbers 0, 64, 128 and so on.
    marks: Vec<Link>,
}

impl ChainMarks {
    /// Computes the chain that [`Chain::new`] computes, and keeps its marks.
    #[must_use]
    pub fn new(context: ChainContext, party: Party, last: Link) -> Self {
        let mut marks = vec![last];
        let mut link = last;
        for index in (1..=LINKS).rev() {
            link = link.before(context, party, index);
            if (index - 1).is_multiple_of(MARK_EVERY) {
                marks.push(link);
            }
        }
        marks.reverse();
        Self {
            context,
            party,
            marks,
        }
    }

    /// The context of the chain.
    #[must_use]
    pub const fn context(&self) -> ChainContext {
        self.context
    }

    /// Returns the commitment, which is shown before the first throw.
    #[must_use]
    pub fn commitment(&self) -> Link {
        self.marks[0]
    }

    /// Returns the link that throw `index` opens, counted from 0 since the commitment; `None` after
    /// the last one.
    #[must_use]
    pub fn link(&self, index: u32) -> Option<Link> {
        let place = index.checked_add(1)?;
        let mark = place.div_ceil(MARK_EVERY);
        let mut link = *self.marks.get(usize::try_from(mark).ok()?)?;
        for later in (place + 1..=mark * MARK_EVERY).rev() {
            link = link.before(self.context, self.party, later);
        }
        Some(link)
    }
}

/// A fault in the links of a throw.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ChainFault {
    /// A link does not lead to the one before it, and so not to the commitment.
    #[error("throw {throw}: the link of {party} does not lead to what was committed")]
    OtherLink {
        /// The number of the throw in its game, from 0.
        throw: u32,
        /// The party.
        party: Party,
    },
    /// The chains have no more links.
    #[error("throw {throw}: the chains have ended, and nobody has committed anew")]
    Ended {
        /// The number of the throw in its game, from 0.
        throw: u32,
    },
    /// A player replaces chains more often than the game allows.
    #[error("{party} replaces a chain, but the game allows that later or never again")]
    Replaced {
        /// The party.
        party: Party,
    },
}

/// The last value of a party's chain that is known to lead to its commitment.
#[derive(Debug, Clone, Copy)]
struct OpenedLink {
    party: Party,
    /// The number of the value in its chain; 0 for the commitment.
    index: u32,
    link: Link,
}

/// Checks the links of a game, throw by throw.
#[derive(Debug, Clone)]
pub struct ChainCheck {
    /// The context of the game.
    game: ChainContext,
    /// The context of the current chains.
    context: ChainContext,
    /// The values opened last, in the order of [`Party::ALL`].
    opened: [OpenedLink; 3],
    /// How often each player may replace a chain.
    limit: ReplaceLimit,
    /// The numbers of the throws that White and Black skipped by replacing a chain in this game.
    skipped: [Vec<u32>; 2],
    /// The throw with which the current chains began.
    first: u32,
    /// The number of the next throw.
    next: u32,
}

fn committed(commitments: [Link; 3]) -> [OpenedLink; 3] {
    [0, 1, 2].map(|place| OpenedLink {
        party: Party::ALL[place],
        index: 0,
        link: commitments[place],
    })
}

impl ChainCheck {
    /// Begins the check of a game with the commitments of White, Black and the server.
    #[must_use]
    pub fn new(game: ChainContext, commitments: [Link; 3]) -> Self {
        Self {
            game,
            context: game,
            opened: committed(commitments),
            limit: ReplaceLimit::Once,
            skipped: [Vec::new(), Vec::new()],
            first: 0,
            next: 0,
        }
    }

    /// Returns the check with another limit of replacements.
    #[must_use]
    pub fn with_limit(self, limit: ReplaceLimit) -> Self {
        Self { limit, ..self }
    }

    /// The context of the current chains.
    #[must_use]
    pub const fn context(&self) -> ChainContext {
        self.context
    }

    /// The throw with which the current chains began.
    #[must_use]
    pub const fn first(&self) -> u32 {
        self.first
    }

    /// The number of the next throw, from 0.
    #[must_use]
    pub const fn next_throw(&self) -> u32 {
        self.next
    }

    /// Returns whether the current chains have no link for the next throw.
    #[must_use]
    pub const fn is_used_up(&self) -> bool {
        self.next - self.first >= LINKS
    }

    /// Returns the numbers of the throws that a player skipped by replacing a chain in this game.
    #[must_use]
    pub fn skipped(&self, side: Side) -> &[u32] {
        &self.skipped[side.index()]
    }

    /// Returns whether a player may replace their chain now.
    #[must_use]
    pub fn may_replace(&self, side: Side) -> bool {
        self.limit.allows(self.skipped(side), self.next)
    }

    /// Returns the party of the next chain by which a player replaces the current one.
    fn next_party(&self, side: Side) -> Party {
        // After a renewal the letters begin again: the context is another one.
        let skipped = self.skipped(side).iter();
        let replaced = skipped.filter(|throw| **throw >= self.first).count();
        Party::of_side(side, u8::try_from(replaced + 1).unwrap_or(REPLACEMENTS_MAX))
    }

    /// Checks that `link` is what the party at `place` (an index of [`Party::ALL`]) opens for the
    /// next throw.
    ///
    /// # Errors
    ///
    /// [`ChainFault`].
    pub fn check_link(&self, place: usize, link: Link) -> Result<(), ChainFault> {
        let throw = self.next;
        if self.is_used_up() {
            return Err(ChainFault::Ended { throw });
        }
        let opened = self.opened[place];
        let later = opened.index + 1..=throw - self.first + 1;
        let reached = later.rev().fold(link, |link, index| {
            link.before(self.context, opened.party, index)
        });
        if reached == opened.link {
            Ok(())
        } else {
            let party = opened.party;
            Err(ChainFault::OtherLink { throw, party })
        }
    }

    /// Returns the dice of the next throw, which opens these links of White, Black and the server.
    ///
    /// # Errors
    ///
    /// [`ChainFault`]; the check then stays before this throw.
    pub fn throw(&mut self, links: [Link; 3]) -> Result<Dice, ChainFault> {
        for (place, link) in links.into_iter().enumerate() {
            self.check_link(place, link)?;
        }
        let throw = self.next;
        for (opened, link) in self.opened.iter_mut().zip(links) {
            opened.index = throw - self.first + 1;
            opened.link = link;
        }
        self.next += 1;
        Ok(dice_of_links(self.context, throw, links))
    }

    /// Replaces all chains before the next throw: the parties have committed anew.
    pub fn renew(&mut self, commitments: [Link; 3]) {
        self.first = self.next;
        self.context = self.game.renewed(self.first);
        self.opened = committed(commitments);
    }

    /// Returns the context of the chains that begin with the next throw, for a new commitment.
    #[must_use]
    pub fn next_context(&self) -> ChainContext {
        self.game.renewed(self.next)
    }

    /// Replaces the chain of one player, whose page has lost it. The number of the next throw is
    /// skipped for all, because links for it may be known already.
    ///
    /// # Errors
    ///
    /// [`ChainFault::Replaced`] if this player has done so too often in this game, or too lately.
    pub fn replace(&mut self, side: Side, commitment: Link) -> Result<(), ChainFault> {
        let party = self.next_party(side);
        if !self.may_replace(side) {
            return Err(ChainFault::Replaced { party });
        }
        self.opened[side.index()] = OpenedLink {
            party,
            index: 0,
            link: commitment,
        };
        self.skipped[side.index()].push(self.next);
        self.next += 1;
        Ok(())
    }
}

/// Returns the dice of throw `index` of a game, counted from 0, from the links of White, Black and
/// the server. It does not check the links: [`ChainCheck`] does.
#[must_use]
pub fn dice_of_links(context: ChainContext, index: u32, [white, black, server]: [Link; 3]) -> Dice {
    dice_of(digest(&[
        DICE_DOMAIN,
        &context.0,
        &index.to_be_bytes(),
        &white.0,
        &black.0,
        &server.0,
    ]))
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_marks_of_a_chain_give_the_same_links() {
        let context = ChainContext([3; 32]);
        let last = Link::from_bytes([9; 32]);
        let whole = Chain::new(context, Party::Server, last);
        let marks = ChainMarks::new(context, Party::Server, last);

        assert_eq!(marks.commitment(), whole.commitment());
        for index in (0..200).chain(LINKS - 100..LINKS + 70) {
            assert_eq!(marks.link(index), whole.link(index), "{index}");
        }
        assert_eq!(marks.link(u32::MAX), None);
    }
}
