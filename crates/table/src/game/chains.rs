//! The chains of a table whose dice both players and the server throw together (decision 0016).

use std::fmt;
use std::sync::{Arc, OnceLock};

use rosespring_dice::{
    ChainCheck, ChainContext, ChainMarks, ChainMatch, DiceLine, Link, Party, ReplaceLimit,
};
use rosespring_rules::{Dice, Side};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

use super::dice::Seed;
use super::entry::{Entry, StoredDice};
use super::log::LogEntry;
use super::state::{Flow, State, Unfit};

/// Whether this build has tables with such dice. A build for one machine leaves the code out.
pub const HAS_CHAINS: bool = cfg!(feature = "hall");

/// A link or a commitment in stored form: 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StoredLink(pub Link);

impl fmt::Debug for StoredLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for StoredLink {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.to_hex())
    }
}

impl<'de> Deserialize<'de> for StoredLink {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let link = Link::from_hex(&text);
        link.map(Self)
            .ok_or_else(|| D::Error::custom("expected 64 hexadecimal digits"))
    }
}

const LINK: Unfit = Unfit::Phase("a link");

/// The chains of the current game.
#[derive(Debug, Clone)]
pub(crate) struct TableChains {
    of: ChainMatch,
    limit: ReplaceLimit,
    game: u32,
    /// The commitments of White and Black to chains that have not begun.
    pledges: [Option<Link>; 2],
    /// The chains that have begun, with their commitments.
    begun: Option<(ChainCheck, [Link; 3])>,
    /// The links of White and Black for the next throw, which nobody else has seen.
    waiting: [Option<Link>; 2],
    /// The number of the last throw with these chains, and its links.
    last: Option<(u32, [Link; 3])>,
    /// The server's chain, once it was needed. The states of a game share it.
    server: Arc<OnceLock<ChainMarks>>,
}

impl TableChains {
    pub(crate) fn new(of: ChainMatch, limit: ReplaceLimit, game: u32) -> Self {
        Self {
            of,
            limit,
            game,
            pledges: [None; 2],
            begun: None,
            waiting: [None; 2],
            last: None,
            server: Arc::default(),
        }
    }

    /// Returns the chains, unless new ones are needed before the next throw.
    fn current(&self) -> Option<&ChainCheck> {
        let begun = self.begun.as_ref().map(|(check, _)| check);
        begun.filter(|check| !check.is_used_up())
    }

    /// Returns the context of the current chains, or of those to which the players are to commit.
    pub(crate) fn context(&self) -> ChainContext {
        match &self.begun {
            None => self.of.context(self.game),
            Some((check, _)) if check.is_used_up() => check.next_context(),
            Some((check, _)) => check.context(),
        }
    }

    pub(crate) fn commitments(&self) -> Option<[Link; 3]> {
        self.current()?;
        self.begun.as_ref().map(|(_, commitments)| *commitments)
    }

    /// Returns the first throw of the chains, and the next one.
    pub(crate) fn first_and_next(&self) -> (u32, u32) {
        match (&self.begun, self.current()) {
            (_, Some(check)) => (check.first(), check.next_throw()),
            (Some((check, _)), None) => (check.next_throw(), check.next_throw()),
            (None, None) => (0, 0),
        }
    }

    /// Returns who has given a link for the next throw or, before that, who has committed.
    pub(crate) fn linked(&self) -> [bool; 2] {
        let given = match self.current() {
            Some(_) => &self.waiting,
            None => &self.pledges,
        };
        given.map(|link| link.is_some())
    }

    /// Returns the numbers of the throws that White and Black skipped by replacing a chain.
    pub(crate) fn skipped(&self) -> [Vec<u32>; 2] {
        let begun = self.begun.as_ref();
        let skipped = |side| begun.map(|(check, _)| check.skipped(side).to_vec());
        Side::ALL.map(|side| skipped(side).unwrap_or_default())
    }

    pub(crate) fn last(&self) -> Option<(u32, [Link; 3])> {
        self.current()?;
        self.last
    }

    /// Returns whether only the link of `side` is missing for the next throw, if any.
    pub(crate) fn waits_for_none_but(&self, side: Side) -> bool {
        self.current().is_some() && self.waiting[side.other().index()].is_some()
    }

    /// Reads the server's chain. Computing it takes milliseconds, so it is kept.
    fn read_server<T>(&self, secret: &Seed, read: impl FnOnce(&ChainMarks) -> T) -> T {
        let context = self.context();
        let kept = self.server.get();
        if let Some(kept) = kept.filter(|kept| kept.context() == context) {
            return read(kept);
        }
        let chain = ChainMarks::new(context, Party::Server, secret.server_link(context));
        let found = read(&chain);
        // A chain of an earlier context stays until new chains begin.
        let _ = self.server.set(chain);
        found
    }

    /// Returns the server's commitment if both players have committed.
    pub(super) fn server_commitment(&self, secret: &Seed) -> Option<Link> {
        let ready = self.current().is_none() && self.pledges.iter().all(Option::is_some);
        ready.then(|| self.read_server(secret, ChainMarks::commitment))
    }

    /// Returns the next throw and the server's link for it, if both players have given theirs.
    pub(super) fn next_throw(&self, secret: &Seed) -> Option<(Dice, Link)> {
        let check = self.current()?;
        let ([Some(white), Some(black)], place) =
            (self.waiting, check.next_throw() - check.first())
        else {
            return None;
        };
        let server = self.read_server(secret, |chain| chain.link(place))?;
        let dice = check.clone().throw([white, black, server]).ok()?;
        Some((dice, server))
    }

    fn pledge(&mut self, side: Side, commitment: Link) -> Result<(), Unfit> {
        if self.current().is_some() || self.pledges[side.index()].is_some() {
            return Err(Unfit::Phase("a commitment"));
        }
        self.pledges[side.index()] = Some(commitment);
        Ok(())
    }

    fn begin(&mut self, server: Link) -> Result<(), Unfit> {
        let (None, [Some(white), Some(black)]) = (self.current(), self.pledges) else {
            return Err(Unfit::Phase("the beginning of chains"));
        };
        let commitments = [white, black, server];
        let check = match self.begun.take() {
            None => {
                let check = ChainCheck::new(self.of.context(self.game), commitments);
                check.with_limit(self.limit)
            }
            Some((mut check, _)) => {
                check.renew(commitments);
                check
            }
        };
        let context = check.context();
        self.begun = Some((check, commitments));
        self.pledges = [None; 2];
        self.last = None;
        let kept = self.server.get();
        if kept.is_some_and(|kept| kept.context() != context) {
            self.server = Arc::default();
        }
        Ok(())
    }

    fn link(&mut self, side: Side, link: Link) -> Result<(), Unfit> {
        let check = self.current().ok_or(LINK)?;
        if self.waiting[side.index()].is_some() || check.check_link(side.index(), link).is_err() {
            return Err(LINK);
        }
        self.waiting[side.index()] = Some(link);
        Ok(())
    }

    fn replace(&mut self, side: Side, commitment: Link) -> Result<(), Unfit> {
        let refused = Unfit::Phase("a new chain");
        self.current().ok_or(refused.clone())?;
        let (check, commitments) = self.begun.as_mut().ok_or(refused.clone())?;
        check.replace(side, commitment).map_err(|_| refused)?;
        commitments[side.index()] = commitment;
        self.waiting = [None; 2];
        Ok(())
    }

    fn throw(&mut self, server: Option<StoredLink>, dice: Dice) -> Result<(), Unfit> {
        let ([Some(white), Some(black)], Some(StoredLink(server))) = (self.waiting, server) else {
            return Err(LINK);
        };
        let (check, _) = self.begun.as_mut().ok_or(LINK)?;
        let throw = check.next_throw();
        let links = [white, black, server];
        if check.throw(links).map_err(|_| LINK)? != dice {
            return Err(Unfit::Phase("these dice"));
        }
        self.waiting = [None; 2];
        self.last = Some((throw, links));
        Ok(())
    }

    /// Returns the line that a record has about an entry, which led to these chains.
    pub(crate) fn line(&self, entry: &Entry) -> Option<DiceLine> {
        match entry {
            Entry::GameBegan { number } => Some(DiceLine::Game(*number)),
            Entry::ChainsBegan { .. } => self.begun.as_ref().map(|begun| DiceLine::Commit(begun.1)),
            Entry::ChainReplaced { side, link } => Some(DiceLine::Replace(*side, link.0)),
            _ => None,
        }
    }

    /// Returns the line that a record has about the last throw.
    pub(crate) fn last_line(&self) -> Option<DiceLine> {
        self.last.map(|(_, links)| DiceLine::Open(links))
    }
}

impl State {
    /// Returns the chains of the current game; `None` at a table with other dice.
    pub(crate) fn chains(&self) -> Option<&TableChains> {
        self.chains.as_ref().filter(|_| HAS_CHAINS)
    }

    /// Returns whether the current game is over.
    pub(crate) fn is_game_over(&self) -> bool {
        let flow = self.game.as_ref().map(|game| &game.flow);
        matches!(flow, Some(Flow::Over { .. }))
    }

    /// Returns whether an entry makes a throw. The dice of an opening that are also played are
    /// thrown once.
    pub(crate) fn throws_anew(&self, entry: &Entry) -> bool {
        let flow = self.game.as_ref().map(|game| &game.flow);
        match entry {
            Entry::OpeningThrown { .. } => true,
            Entry::Thrown { .. } => !matches!(flow, Some(Flow::Opened { .. })),
            _ => false,
        }
    }

    /// Returns the chains after an entry.
    ///
    /// # Errors
    ///
    /// [`Unfit`] if the entry brings links that do not fit, or lacks them.
    pub(super) fn chains_after(&self, entry: &LogEntry) -> Result<Option<TableChains>, Unfit> {
        let Some(chains) = self.chains() else {
            return match entry.link.is_some() || entry.entry.is_about_chains() {
                true => Err(LINK),
                false => Ok(None),
            };
        };
        let mut chains = chains.clone();
        let flow = self.game.as_ref().map(|game| &game.flow);
        match &entry.entry {
            Entry::GameBegan { number } => {
                chains = TableChains::new(chains.of, chains.limit, *number);
            }
            Entry::Pledged { side, link } => chains.pledge(*side, link.0)?,
            Entry::ChainsBegan { link } => chains.begin(link.0)?,
            Entry::ChainReplaced { .. } if matches!(flow, Some(Flow::Over { .. })) => {
                return Err(Unfit::Phase("a new chain"));
            }
            Entry::ChainReplaced { side, link } => chains.replace(*side, link.0)?,
            Entry::Linked { side, link } => match flow {
                Some(Flow::Opening | Flow::Throw(_)) => chains.link(*side, link.0)?,
                // A link that comes earlier would tell the server a throw before decisions.
                _ => return Err(LINK),
            },
            Entry::OpeningThrown {
                dice: StoredDice(dice),
            }
            | Entry::Thrown {
                dice: StoredDice(dice),
            } if self.throws_anew(&entry.entry) => {
                chains.throw(entry.link, *dice)?;
            }
            _ => {}
        }
        Ok(Some(chains))
    }
}
