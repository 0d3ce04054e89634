//! The state of a table after its events.
//!
//! [`State::apply`] is the only way to change it. It throws no dice and reads no clock. The same
//! events always give the same state, in the middle of a turn too.

use std::sync::Arc;

use rosespring_engine::stakes::Stakes;
use rosespring_rules::{
    Dice, Event, Match, Opening, Outcome, Phase, Position, Rules, Side, StageChoice, TurnCursor,
    WinKind,
};

use super::chains::{HAS_CHAINS, TableChains};
use super::clock::{Clock, HAS_CLOCKS};
use super::dice::{DiceSource, Throw};
use super::ending::EarlyEnd;
use super::entry::{Entry, MatchEnd, StoredDice, StoredStep};
use super::group::{self, Group};
use super::log::LogEntry;
use super::part::Part;
use super::player::PlayerId;
use super::resignation::{Offer, OfferKind};
use super::settings::{Purpose, Settings};

/// A stored event that does not follow from those before it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Unfit {
    /// The game is in another phase.
    #[error("{0} does not fit here: the game waits for something else")]
    Phase(&'static str),
    /// The rules refuse a step or a play.
    #[error("the rules refuse it: {0}")]
    Rules(#[from] rosespring_rules::Reason),
    /// The rules refuse a throw.
    #[error("the rules refuse it: {0}")]
    Throw(#[from] rosespring_rules::WrongPhase),
}

/// The state of a table.
#[derive(Debug, Clone)]
pub struct State {
    pub(crate) settings: Arc<Settings>,
    /// Number of events so far.
    pub(crate) version: u32,
    /// The time of the last event.
    pub(super) at_ms: i64,
    pub(crate) auto_forced: bool,
    pub(crate) score: Match,
    /// The game in play; none before the first has begun.
    pub(crate) game: Option<Game>,
    /// Number of throws made at this table, with ties of openings.
    throws: u32,
    /// Turns that White and Black completed in earlier games of the match.
    pub(super) turns_before: [u32; 2],
    /// The chains of the current game; read them with [`State::chains`].
    pub(super) chains: Option<TableChains>,
    /// The clocks; read them with [`State::clock`].
    pub(super) clock: Option<Clock>,
    /// The end of a match that ended before its end.
    pub(super) early_end: Option<EarlyEnd>,
    /// The table before the last throw of this game, where dice are entered and may be corrected.
    before_throw: Option<Arc<BeforeThrow>>,
}

/// The state to which a corrected throw goes back.
#[derive(Debug)]
struct BeforeThrow {
    game: Game,
    score: Match,
    throws: u32,
}

/// One game of a match.
#[derive(Debug, Clone)]
pub(crate) struct Game {
    pub(crate) number: u32,
    /// Number of throws made in this game, with ties of openings.
    throws: u32,
    /// Number of turns begun.
    pub(crate) turn: u32,
    /// The position between parts.
    pub(super) position: Position,
    pub(crate) opening_dice: Option<Dice>,
    pub(crate) flow: Flow,
    /// An offer that waits for its answer.
    pub(crate) offer: Option<Offer>,
    /// How often White and Black have offered to call the match off.
    pub(super) call_offs: [u8; 2],
    /// The committed parts. They are shared, because every event copies the state.
    pub(crate) rows: Vec<Arc<Row>>,
}

/// A committed part.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    pub(crate) turn: u32,
    pub(crate) thrower: Side,
    pub(crate) mover: Side,
    pub(crate) dice: Dice,
    pub(crate) groups: Vec<Group>,
}

/// The next event of a game.
#[derive(Debug, Clone)]
pub(crate) enum Flow {
    /// Each side throws one die.
    Opening,
    /// The opening is decided, and its dice are the first throw.
    Opened { first: Side, dice: Dice },
    /// A side is to throw.
    Throw(Side),
    /// A side is to name a doublet.
    Name(Side),
    /// A side is playing.
    Part(Box<Part>),
    /// The game is over.
    Over { outcome: Outcome, how: GameEnd },
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum GameEnd {
    /// On the board.
    Played,
    /// The loser resigned.
    Resigned,
    /// The time of the loser was over, who lost the match with it.
    OnTime,
    /// The match ended before its end for another reason.
    Ended(MatchEnd),
}

impl Game {
    /// Returns the position to show: within a part, that of the stage in play.
    pub(crate) fn position(&self) -> &Position {
        match &self.flow {
            Flow::Part(part) => part.turn.position(),
            _ => &self.position,
        }
    }

    pub(crate) fn part(&self) -> Option<&Part> {
        match &self.flow {
            Flow::Part(part) => Some(part),
            _ => None,
        }
    }

    /// Returns the side that is to throw or to play; `None` in the opening and after the game.
    pub(crate) fn to_act(&self) -> Option<Side> {
        match &self.flow {
            Flow::Throw(side) | Flow::Name(side) | Flow::Opened { first: side, .. } => Some(*side),
            Flow::Part(part) => Some(part.mover()),
            Flow::Opening | Flow::Over { .. } => None,
        }
    }
}

impl State {
    /// Creates a table without events.
    #[must_use]
    pub fn new(settings: Arc<Settings>) -> Self {
        Self {
            version: 0,
            at_ms: 0,
            auto_forced: settings.auto_forced,
            score: Match::new(settings.rules, settings.match_to),
            game: None,
            throws: 0,
            turns_before: [0; 2],
            chains: settings
                .chains
                .filter(|_| HAS_CHAINS)
                .map(|of| TableChains::new(of, settings.replace_limit(), 1)),
            clock: settings
                .time
                .filter(|_| HAS_CLOCKS)
                .map(|control| Clock::new(control, settings.rules.length(settings.match_to))),
            early_end: None,
            before_throw: None,
            settings,
        }
    }

    /// The rules of the game in play; after its end, of the next one.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.score.rules_of_next()
    }

    /// The settings of the table.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Number of events so far.
    #[must_use]
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Returns whether dice were thrown or entered at this table.
    #[must_use]
    pub const fn has_throw(&self) -> bool {
        self.throws > 0
    }

    /// The units of both sides, White's first.
    #[must_use]
    pub const fn units(&self) -> [u16; 2] {
        [self.score.units(Side::White), self.score.units(Side::Black)]
    }

    /// The stakes of the current game.
    #[must_use]
    pub fn stakes(&self) -> Stakes {
        (&self.score).into()
    }

    /// Returns whether the match is over.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.early_end.is_some() || self.score.winner().is_some()
    }

    /// Returns the winner of the match; `None` before its end, and if it has no result.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self.early_end {
            Some(end) => end.loser().map(Side::other),
            None => self.score.winner(),
        }
    }

    /// Returns how the last game of a match ended, as results name it: `none` without a winner.
    #[must_use]
    pub fn end_reason(&self) -> &'static str {
        let flow = self.game.as_ref().map(|game| &game.flow);
        let Some(Flow::Over { how, .. }) = flow else {
            return "played";
        };
        match how {
            _ if self.winner().is_none() => "none",
            GameEnd::OnTime => "time",
            GameEnd::Resigned | GameEnd::Ended(MatchEnd::Resigned) => "resigned",
            GameEnd::Ended(MatchEnd::Left) => "left",
            GameEnd::Ended(MatchEnd::CalledOff | MatchEnd::NotBegun) => "none",
            GameEnd::Played => "played",
        }
    }

    /// Returns the side that lost the match on time.
    #[must_use]
    pub const fn flagged(&self) -> Option<Side> {
        match self.early_end {
            Some(EarlyEnd::OnTime(side)) => Some(side),
            _ => None,
        }
    }

    /// Returns the dice of the next throw.
    pub(super) fn next_dice(&self, source: &DiceSource) -> Option<Dice> {
        let game = self.game.as_ref()?;
        if let Some(&listed) = self.settings.dice.get(self.throws as usize) {
            return Some(listed);
        }
        Some(source.dice(&Throw {
            seed: &self.settings.seed,
            game: game.number,
            of_game: game.throws,
            of_table: self.throws,
        }))
    }

    /// Creates an entry for an event at `now_ms`, caused by `by` or by no player. Its time is never
    /// before that of the last entry.
    #[must_use]
    pub fn stamp(&self, now_ms: i64, by: Option<&PlayerId>, entry: Entry) -> LogEntry {
        LogEntry {
            at_ms: now_ms.max(self.at_ms),
            by: by.cloned(),
            link: None,
            lag_ms: 0,
            entry,
        }
    }

    /// Returns the entry that begins the next game.
    #[must_use]
    pub fn begin_game(&self) -> Entry {
        Entry::GameBegan {
            number: self.game.as_ref().map_or(1, |game| game.number + 1),
        }
    }

    /// Applies one more event.
    ///
    /// # Errors
    ///
    /// [`Unfit`] if the event does not follow from this state, which then does not change.
    pub fn apply(&mut self, entry: &LogEntry) -> Result<(), Unfit> {
        let chains = self.chains_after(entry)?;
        let mover = self.game.as_ref().and_then(Game::to_act);
        match &entry.entry {
            about if about.is_about_chains() => {}
            Entry::Flagged { side } => self.flag(entry.at_ms, *side)?,
            Entry::Resumed { from_ms, until_ms } => self.resume(*from_ms, *until_ms)?,
            Entry::GameBegan { number } => self.begin(*number)?,
            Entry::OpeningThrown { dice } => self.open(*dice)?,
            Entry::Thrown { dice } => self.throw(*dice)?,
            Entry::Named { number } => self.name(*number)?,
            Entry::Corrected { dice } => self.correct(*dice)?,
            Entry::Committed => self.commit()?,
            Entry::HandedOver => self.hand_over()?,
            Entry::GameOver => self.game_over()?,
            Entry::Resigned { side, win } => self.resign(*side, *win)?,
            Entry::ResignOffered { side, win } => self.offer(*side, *win, entry.at_ms)?,
            Entry::ResignRefused => self.refuse()?,
            Entry::CallOffOffered { side } => self.offer_call_off(*side, entry.at_ms)?,
            Entry::MatchEnded { how, side } => self.end_early(*how, *side, entry.at_ms)?,
            Entry::AutoForced { on } => {
                self.auto_forced = *on;
                if let Ok(part) = self.part_mut("") {
                    part.held = false;
                }
            }
            within => self.play(within)?,
        }
        self.chains = chains;
        self.version += 1;
        self.at_ms = self.at_ms.max(entry.at_ms);
        self.count_time(entry, mover);
        Ok(())
    }

    fn begin(&mut self, number: u32) -> Result<(), Unfit> {
        let between = match &self.game {
            None => true,
            Some(game) => matches!(game.flow, Flow::Over { .. }) && !self.is_finished(),
        };
        let expected = self.game.as_ref().map_or(1, |game| game.number + 1);
        if !between || number != expected {
            return Err(Unfit::Phase("the beginning of a game"));
        }
        let start = self.settings.start.filter(|_| self.game.is_none());
        let position = start.unwrap_or_else(|| self.score.next_game());
        let flow = match position.phase() {
            Phase::Throw(side) => Flow::Throw(side),
            Phase::Name(side) => Flow::Name(side),
            Phase::Opening => Flow::Opening,
            Phase::Play(_) | Phase::Over(_) => {
                let turn = TurnCursor::resume(position);
                let turn = turn.ok_or(Unfit::Phase("the beginning of a game"))?;
                Flow::Part(Box::new(turn.into()))
            }
        };
        self.before_throw = None;
        self.turns_before = self.turns_completed();
        self.game = Some(Game {
            number,
            throws: 0,
            turn: u32::from(position.turn().is_some() || matches!(flow, Flow::Name(_))),
            position,
            opening_dice: None,
            flow,
            offer: None,
            call_offs: [0; 2],
            rows: Vec::new(),
        });
        Ok(())
    }

    pub(super) fn game_mut(&mut self, what: &'static str) -> Result<&mut Game, Unfit> {
        self.game.as_mut().ok_or(Unfit::Phase(what))
    }

    fn part_mut(&mut self, what: &'static str) -> Result<&mut Part, Unfit> {
        match self.game_mut(what)?.flow {
            Flow::Part(ref mut part) if !part.committed => Ok(part),
            _ => Err(Unfit::Phase(what)),
        }
    }

    /// Returns whether the last dice entered may be corrected.
    pub(crate) const fn can_correct(&self) -> bool {
        self.before_throw.is_some()
    }

    /// Returns whether those dice were the dice of an opening.
    pub(crate) fn corrects_opening(&self) -> bool {
        let before = self.before_throw.as_ref();
        before.is_some_and(|before| matches!(before.game.flow, Flow::Opening))
    }

    fn before_throw(&self) -> Option<Arc<BeforeThrow>> {
        let by_hand = self.settings.purpose == Purpose::Companion;
        let game = self.game.as_ref().filter(|_| by_hand)?;
        Some(Arc::new(BeforeThrow {
            game: game.clone(),
            score: self.score,
            throws: self.throws,
        }))
    }

    fn correct(&mut self, dice: StoredDice) -> Result<(), Unfit> {
        let before = self.before_throw.clone();
        let before = before.ok_or(Unfit::Phase("a correction"))?;
        self.game = Some(before.game.clone());
        self.score = before.score;
        self.throws = before.throws;
        match before.game.flow {
            Flow::Opening => self.open(dice),
            _ => self.throw(dice),
        }
    }

    fn open(&mut self, StoredDice(dice): StoredDice) -> Result<(), Unfit> {
        let plays_them = self.score.rules_of_next().opening == Opening::PlayOpeningDice;
        let before = self.before_throw();
        let game = self.game_mut("an opening throw")?;
        if !matches!(game.flow, Flow::Opening) {
            return Err(Unfit::Phase("an opening throw"));
        }
        self.before_throw = before;
        let game = self.game_mut("an opening throw")?;
        game.throws += 1;
        game.opening_dice = Some(dice);
        let Some(first) = dice.opening_winner() else {
            self.throws += 1;
            return Ok(());
        };
        if plays_them {
            game.flow = Flow::Opened { first, dice };
        } else {
            game.position = game.position.throw(dice, &mut ())?;
            game.flow = Flow::Throw(first);
        }
        self.throws += 1;
        Ok(())
    }

    fn throw(&mut self, StoredDice(dice): StoredDice) -> Result<(), Unfit> {
        let before = self.before_throw();
        let game = self.game_mut("a throw")?;
        let anew = match game.flow {
            Flow::Throw(_) => true,
            Flow::Opened { dice: due, .. } if due == dice => false,
            _ => return Err(Unfit::Phase("a throw")),
        };
        let mut events: Vec<Event> = Vec::new();
        let position = game.position.throw(dice, &mut events)?;
        let turn = TurnCursor::of_throw(position, &events).ok_or(Unfit::Phase("a throw"))?;
        game.throws += u32::from(anew);
        game.turn += 1;
        game.opening_dice = None;
        game.flow = Flow::Part(Box::new(turn.into()));
        self.throws += u32::from(anew);
        if anew {
            self.before_throw = before;
        }
        Ok(())
    }

    fn play(&mut self, entry: &Entry) -> Result<(), Unfit> {
        let mover = self.game.as_ref().and_then(Game::to_act);
        let person = mover.is_some_and(|side| self.settings.is_person(side));
        let part = self.part_mut("a play")?;
        match entry {
            Entry::Stepped { step } => part.step(step.0)?,
            Entry::Undone { steps } => part.take_back(usize::from(*steps)),
            Entry::StagePlayed { steps, .. } => {
                // A person who stops a stage has chosen to.
                let choice = if person && !steps.is_empty() {
                    StageChoice::Forced
                } else {
                    StageChoice::Chosen
                };
                let steps: Vec<_> = steps.iter().map(|&StoredStep(step)| step).collect();
                part.stage(&steps, choice)?;
            }
            Entry::StagePassed | Entry::NumbersLost if part.untold().is_some() => part.tell(),
            _ => return Err(Unfit::Phase("a note")),
        }
        Ok(())
    }

    fn commit(&mut self) -> Result<(), Unfit> {
        let part = self.part_mut("the end of a turn")?;
        if part.current().is_some() {
            return Err(Unfit::Phase("the end of a turn"));
        }
        part.committed = true;
        let row = (
            part.thrower(),
            part.mover(),
            part.dice(),
            group::written_groups(&part.turn),
        );
        let (after, passes_on) = (*part.turn.position(), part.turn.hand_over().is_some());
        let game = self.game_mut("the end of a turn")?;
        let (thrower, mover, dice, groups) = row;
        game.rows.push(Arc::new(Row {
            turn: game.turn,
            thrower,
            mover,
            dice,
            groups,
        }));
        let flow = match after.phase() {
            Phase::Throw(side) if !passes_on => Flow::Throw(side),
            Phase::Name(side) => Flow::Name(side),
            _ => return Ok(()),
        };
        game.position = after;
        game.flow = flow;
        Ok(())
    }

    fn hand_over(&mut self) -> Result<(), Unfit> {
        let refused = Unfit::Phase("a hand-over");
        let game = self.game_mut("a hand-over")?;
        let part = game.part().filter(|part| part.committed);
        let received = part.and_then(|part| part.turn.received());
        game.flow = Flow::Part(Box::new(received.ok_or(refused)?.into()));
        Ok(())
    }

    fn game_over(&mut self) -> Result<(), Unfit> {
        let refused = Unfit::Phase("the end of a game");
        let game = self.game_mut("the end of a game")?;
        let part = game.part().filter(|part| part.committed);
        let after = *part.ok_or(refused.clone())?.turn.position();
        let outcome = after.outcome().ok_or(refused)?;
        game.position = after;
        self.score.count(outcome);
        self.end(outcome, GameEnd::Played)
    }

    fn offer(&mut self, side: Side, win: WinKind, at_ms: i64) -> Result<(), Unfit> {
        let refused = |_| Unfit::Phase("an offer to resign");
        self.check_resignation(side, win).map_err(refused)?;
        let game = self.game_mut("an offer to resign")?;
        let kind = OfferKind::Resign(win);
        game.offer = Some(Offer { side, kind, at_ms });
        Ok(())
    }

    fn refuse(&mut self) -> Result<(), Unfit> {
        let offer = self.game_mut("an answer")?.offer.take();
        offer.map(|_| ()).ok_or(Unfit::Phase("an answer"))
    }

    fn resign(&mut self, side: Side, win: WinKind) -> Result<(), Unfit> {
        let refused = |_| Unfit::Phase("a resignation");
        self.check_resignation(side, win).map_err(refused)?;
        let game = self.game_mut("a resignation")?;
        game.position = *game.position();
        game.offer = None;
        let outcome = game.position.won_by(side.other(), win);
        self.before_throw = None;
        self.score.count(outcome);
        self.end(outcome, GameEnd::Resigned)
    }

    /// Ends the match, because the time of `side` is over.
    fn flag(&mut self, at_ms: i64, side: Side) -> Result<(), Unfit> {
        self.check_flag(at_ms, side)?;
        self.stop(EarlyEnd::OnTime(side))
    }

    /// Ends the match in the middle of a game.
    pub(super) fn stop(&mut self, end: EarlyEnd) -> Result<(), Unfit> {
        let game = self.game_mut("the end of the match")?;
        game.position = *game.position();
        game.offer = None;
        let position = game.position;
        self.before_throw = None;
        self.early_end = Some(end);
        let outcome = match end.loser() {
            Some(side) => position.won_by(side.other(), position.rules().win_kinds()[0]),
            None => Outcome::Drawn,
        };
        self.end(outcome, end.into())
    }

    fn end(&mut self, outcome: Outcome, how: GameEnd) -> Result<(), Unfit> {
        self.game_mut("the end of a game")?.flow = Flow::Over { outcome, how };
        Ok(())
    }
}

#[cfg(test)]
mod tests;
