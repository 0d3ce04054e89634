//! Checks the dice of a record that three parties threw together.

use rosespring_rules::notation::record::Record;
use rosespring_rules::{Dice, Side};
use sha2::{Digest, Sha256};

use crate::chain::{ChainCheck, Link, ReplaceLimit};
use crate::check::{DiceCheck, DiceFault, thrown};
use crate::line::{ChainMatch, DiceLine};
use crate::seed::hex;

/// Returns whether a record has links under the commitment `shown`, of any party and game.
pub(crate) fn has_commitment(record: &Record, shown: &str) -> bool {
    let lines = record.dice_links.iter();
    let mut lines =
        lines.filter(|line| line.starts_with("commit ") || line.starts_with("replace "));
    lines.any(|line| line.split(' ').skip(1).any(|value| value == shown))
}

/// The lines about links that the page of a player saw of a game, without the lines themselves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenLinks {
    /// The number of the game, from 1.
    pub game: u32,
    /// The first line that the page saw whole: a `commit`, or the `replace` with which the page
    /// began.
    pub begins: String,
    /// The number of lines, the first one included.
    pub lines: usize,
    /// The SHA-256 of the hash before and the last line, as 64 hexadecimal digits; the hash before
    /// the first line is empty.
    pub hash: String,
}

/// Returns whether a record has the lines that a page saw.
pub(crate) fn has_seen(record: &Record, seen: &SeenLinks) -> bool {
    let game = format!("game {}", seen.game);
    let lines = record.dice_links.iter().skip_while(|line| **line != game);
    let lines = lines
        .skip_while(|line| **line != seen.begins)
        .take(seen.lines);
    let hash = lines.fold(String::new(), |hash, line| {
        hex(&Sha256::digest(format!("{hash}{line}")))
    });
    hash == seen.hash
}

/// The links read so far.
struct LinkReader {
    of: ChainMatch,
    limit: ReplaceLimit,
    /// The number of the current game, from 1.
    game: u32,
    chains: Option<ChainCheck>,
    /// The dice of the current game.
    dice: Vec<Dice>,
    throws: u32,
    replaced: u32,
}

/// Checks every link of a record and compares every throw with its links. Does not check whether
/// the record follows the rules.
///
/// # Errors
///
/// The first [`DiceFault`].
pub(crate) fn check_links(record: &Record) -> Result<DiceCheck, DiceFault> {
    if record.dice_commitment.is_some() || record.dice_seed.is_some() {
        return Err(DiceFault::SeedAndLinks);
    }
    let mut reader: Option<LinkReader> = None;
    for (text, line) in record.dice_links.iter().zip(1_u32..) {
        let bad = |what: String| DiceFault::BadLine { line, what };
        let parsed = text.parse::<DiceLine>();
        let parsed = parsed.map_err(|error| bad(error.to_string()))?;
        match (&mut reader, parsed) {
            (None, DiceLine::Match(of)) if of.rules == record.rules.fingerprint() => {
                reader = Some(LinkReader::new(of));
            }
            (None, _) => return Err(bad("expected the match, under these rules".to_owned())),
            (Some(reader), parsed) => reader.read(record, parsed, line)?,
        }
    }
    let Some(mut reader) = reader else {
        return Ok(DiceCheck::NotPromised);
    };
    reader.end_game(record)?;
    let last = u32::try_from(record.games.len()).unwrap_or(u32::MAX);
    // The throws of a game without a line have no links.
    for game in reader.game..last {
        reader.game = game + 1;
        reader.end_game(record)?;
    }
    Ok(DiceCheck::FairOfThree {
        throws: reader.throws,
        replaced: reader.replaced,
    })
}

impl LinkReader {
    const fn new(of: ChainMatch) -> Self {
        Self {
            of,
            limit: ReplaceLimit::Once,
            game: 0,
            chains: None,
            dice: Vec::new(),
            throws: 0,
            replaced: 0,
        }
    }

    fn read(&mut self, record: &Record, read: DiceLine, line: u32) -> Result<(), DiceFault> {
        let bad = |what: &str| {
            let what = what.to_owned();
            Err(DiceFault::BadLine { line, what })
        };
        match (read, &mut self.chains) {
            (DiceLine::Limit(limit), None) if line == 2 => self.limit = limit,
            (DiceLine::Game(number), _) if number == self.game + 1 => {
                self.end_game(record)?;
                self.game = number;
            }
            (DiceLine::Commit(links), None) if self.game > 0 => {
                let chains = ChainCheck::new(self.of.context(self.game), links);
                self.chains = Some(chains.with_limit(self.limit));
            }
            (DiceLine::Commit(links), Some(chains)) if chains.is_used_up() => chains.renew(links),
            (DiceLine::Open(links), Some(_)) => self.open(links)?,
            (DiceLine::Replace(side, link), Some(_)) => self.replace(side, link)?,
            (DiceLine::Match(_), _) => return bad("there is one match"),
            (DiceLine::Limit(_), _) => return bad("the limit of replacements is the second line"),
            (DiceLine::Game(_), _) => return bad("the games are not in order"),
            (DiceLine::Commit(_), _) => return bad("nobody may commit again here"),
            _ => return bad("nobody has committed"),
        }
        Ok(())
    }

    fn open(&mut self, links: [Link; 3]) -> Result<(), DiceFault> {
        let game = self.game;
        if let Some(chains) = &mut self.chains {
            let dice = chains.throw(links);
            self.dice
                .push(dice.map_err(|fault| DiceFault::Chain { game, fault })?);
        }
        Ok(())
    }

    fn replace(&mut self, side: Side, link: Link) -> Result<(), DiceFault> {
        let game = self.game;
        if let Some(chains) = &mut self.chains {
            let replaced = chains.replace(side, link);
            replaced.map_err(|fault| DiceFault::Chain { game, fault })?;
            self.replaced += 1;
        }
        Ok(())
    }

    /// Compares the throws of the current game with those of the record.
    fn end_game(&mut self, record: &Record) -> Result<(), DiceFault> {
        let Self { game, .. } = *self;
        self.chains = None;
        let dice = std::mem::take(&mut self.dice);
        let Some(index) = (game as usize).checked_sub(1) else {
            return Ok(());
        };
        let found = record.games.get(index);
        let found = found.map(|game| thrown(game).collect::<Vec<_>>());
        let found = found.unwrap_or_default();
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        if found.len() != dice.len() {
            let (links, throws) = (count(dice.len()), count(found.len()));
            return Err(DiceFault::OtherNumber {
                game,
                links,
                throws,
            });
        }
        for (expected, (entry, found)) in dice.into_iter().zip(found) {
            if expected != found {
                return Err(DiceFault::OtherDiceOfLinks {
                    game,
                    entry,
                    expected,
                    found,
                });
            }
            self.throws += 1;
        }
        Ok(())
    }
}
