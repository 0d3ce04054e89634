//! The links of a match as lines of text, as a record stores them.

use std::fmt;
use std::str::FromStr;

use rosespring_rules::Side;

use crate::chain::{ChainContext, ChainGame, Link, REPLACEMENTS_MAX, ReplaceLimit};
use crate::seed::{bytes_of_hex, hex};

/// The match whose links follow: what the context of each game is computed from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChainMatch {
    /// The id of the match, as [`id_bytes`](crate::id_bytes) gives it.
    pub id: [u8; 16],
    /// The fingerprint of the rules.
    pub rules: u64,
    /// The id of White's player.
    pub white: [u8; 16],
    /// The id of Black's player.
    pub black: [u8; 16],
}

impl ChainMatch {
    /// Returns the context of a game, counted from 1.
    #[must_use]
    pub fn context(&self, number: u32) -> ChainContext {
        ChainContext::new(&ChainGame {
            match_id: self.id,
            number,
            rules: self.rules,
            white: self.white,
            black: self.black,
        })
    }
}

/// A line about the links of a match. The lines are in order: those of a match, then of each game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum DiceLine {
    /// `match ID RULES WHITE BLACK`: the first line.
    Match(ChainMatch),
    /// `replacements 3`: the second line of a game with days ([`ReplaceLimit::ThreeTimes`]).
    Limit(ReplaceLimit),
    /// `game 1`: the lines of this game follow.
    Game(u32),
    /// `commit W B S`: the commitments of White, Black and the server.
    Commit([Link; 3]),
    /// `open W B S`: the links of a throw.
    Open([Link; 3]),
    /// `replace white W`: a player replaced a lost chain.
    Replace(Side, Link),
}

/// Error: the text is no line about links.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no line about the links of a match")]
pub struct ParseDiceLineError(String);

impl fmt::Display for DiceLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let links = |[white, black, server]: [Link; 3]| {
            let [white, black, server] = [white, black, server].map(Link::to_hex);
            format!("{white} {black} {server}")
        };
        match self {
            Self::Match(of) => {
                let [id, white, black] = [of.id, of.white, of.black].map(|bytes| hex(&bytes));
                write!(f, "match {id} {:016x} {white} {black}", of.rules)
            }
            Self::Limit(ReplaceLimit::Once) => f.write_str("replacements 1"),
            Self::Limit(ReplaceLimit::ThreeTimes) => write!(f, "replacements {REPLACEMENTS_MAX}"),
            Self::Game(number) => write!(f, "game {number}"),
            Self::Commit(opened) => write!(f, "commit {}", links(*opened)),
            Self::Open(opened) => write!(f, "open {}", links(*opened)),
            Self::Replace(side, link) => write!(f, "replace {side} {}", link.to_hex()),
        }
    }
}

impl FromStr for DiceLine {
    type Err = ParseDiceLineError;

    fn from_str(text: &str) -> Result<Self, ParseDiceLineError> {
        let words: Vec<&str> = text.split(' ').collect();
        let line = parse(&words);
        // One line has one form: no leading zeros, no capital letters.
        line.filter(|line| line.to_string() == text)
            .ok_or_else(|| ParseDiceLineError(text.chars().take(40).collect()))
    }
}

fn parse(words: &[&str]) -> Option<DiceLine> {
    let links = |words: &[&str]| match words {
        [white, black, server] => Some([
            Link::from_hex(white)?,
            Link::from_hex(black)?,
            Link::from_hex(server)?,
        ]),
        _ => None,
    };
    Some(match words {
        ["match", id, rules, white, black] => DiceLine::Match(ChainMatch {
            id: bytes_of_hex(id)?,
            rules: u64::from_str_radix(rules, 16).ok()?,
            white: bytes_of_hex(white)?,
            black: bytes_of_hex(black)?,
        }),
        ["replacements", "1"] => DiceLine::Limit(ReplaceLimit::Once),
        ["replacements", "3"] => DiceLine::Limit(ReplaceLimit::ThreeTimes),
        ["game", number] => DiceLine::Game(number.parse().ok()?),
        ["commit", rest @ ..] => DiceLine::Commit(links(rest)?),
        ["open", rest @ ..] => DiceLine::Open(links(rest)?),
        ["replace", "white", link] => DiceLine::Replace(Side::White, Link::from_hex(link)?),
        ["replace", "black", link] => DiceLine::Replace(Side::Black, Link::from_hex(link)?),
        _ => return None,
    })
}
