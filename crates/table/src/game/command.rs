//! Checks a person's command against the state: returns an entry to store, or a refusal.

use rosespring_dice::Link;
use rosespring_rules::{Dice, Die, Side, Step, Undo};
use rosespring_wire::json::ReadError;
use rosespring_wire::refusal_code::RefusalCode;
pub use rosespring_wire::table::Command;
use rosespring_wire::table::LinkBytes;

use super::chains::StoredLink;
use super::dice::DiceSource;
use super::entry::{Entry, StoredDice, StoredStep};
use super::log::LogEntry;
use super::part::Part;
use super::resignation::OFFERED;
use super::settings::Purpose;
use super::state::{Flow, Game, State};
use super::viewer::{Seats, Viewer};

/// Why a command was refused; nothing changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The command does not fit the phase of the game.
    #[error("{0}")]
    WrongPhase(&'static str),
    /// The step is not legal.
    #[error("{0}")]
    IllegalStep(rosespring_rules::Reason),
    /// It is the program's turn.
    #[error("it is the program's turn")]
    NotYourSeat,
    /// Another player holds the seat.
    #[error("another player holds this seat")]
    OtherSeat,
    /// The message is malformed.
    #[error("{0}")]
    Malformed(String),
    /// The entry could not be stored; the table stays as it was.
    #[error("this could not be kept, so it was not done: is the disk full, or not to be written?")]
    NotKept,
    /// The server failed; the table stays as it was.
    #[error("{0}")]
    Internal(&'static str),
}

impl Refusal {
    /// Returns the refusal on the wire, with its stable code.
    #[must_use]
    pub const fn code(&self) -> RefusalCode {
        match self {
            Self::WrongPhase(_) => RefusalCode::WrongPhase,
            Self::IllegalStep(_) => RefusalCode::IllegalStep,
            Self::NotYourSeat | Self::OtherSeat => RefusalCode::NotYourSeat,
            Self::Malformed(_) => RefusalCode::Malformed,
            Self::NotKept => RefusalCode::NotKept,
            Self::Internal(_) => RefusalCode::Internal,
        }
    }
}

/// Whether a command may be given while an offer waits for its answer.
const fn waits_for(command: &Command) -> bool {
    matches!(
        command,
        Command::AcceptResignation
            | Command::RefuseResignation
            | Command::ResignMatch
            | Command::CallOff
            | Command::RefuseCallOff
            | Command::SetAutoForced { .. }
            | Command::CommitDice { .. }
            | Command::ReplaceDice { .. }
    )
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Self {
        Self::Malformed(error.to_string())
    }
}

pub(crate) const NOT_BEGUN: Refusal = Refusal::WrongPhase("the game has not begun");
pub(super) const OVER: Refusal = Refusal::WrongPhase("the game is over");
pub(crate) const TO_PLAY_NOTHING: Refusal = Refusal::WrongPhase("there is nothing to play now");
const TO_THROW: Refusal = Refusal::WrongPhase("the dice are to be thrown first");
const TO_PLAY: Refusal = Refusal::WrongPhase("the turn is to be played first");
const TO_NAME: Refusal = Refusal::WrongPhase("a doublet is to be named first");
const NOTHING_TO_NAME: Refusal = Refusal::WrongPhase("no doublet is to be named now");
const BY_HAND: Refusal =
    Refusal::WrongPhase("the dice of this table are entered by hand, not thrown by the program");
const NOT_BY_HAND: Refusal = Refusal::WrongPhase("the program throws the dice of this table");
const NOTHING_TO_CORRECT: Refusal = Refusal::WrongPhase("there is no throw to correct");
const NOT_LINKED: Refusal =
    Refusal::WrongPhase("the dice cannot be thrown before both players have given their link");
const OTHER_LINK: Refusal =
    Refusal::WrongPhase("this link or commitment is not what the dice wait for");
const NOTHING_TO_UNDO: Refusal = Refusal::WrongPhase("there is no step to take back");

impl State {
    /// Returns the entry of the first part of a command that `by` gives at `now_ms` (milliseconds
    /// since 1970). [`Command::rest`] returns the other parts.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the command does not fit the state, or `by` may not give it.
    pub fn decide(
        &self,
        command: &Command,
        by: &Viewer,
        now_ms: i64,
        source: &DiceSource,
    ) -> Result<LogEntry, Refusal> {
        let link = self.link_of_throw(command)?;
        let entry = match link {
            Some((dice, _)) => {
                let game = self.game_to_command(command, by)?;
                self.decide_throw(game, by, dice)?
            }
            None => self.decide_entry(command, by, source)?,
        };
        Ok(LogEntry {
            link: link.map(|(_, link)| StoredLink(link)),
            ..self.stamp(now_ms, Some(by.id()), entry)
        })
    }

    /// Returns the dice and the server's link of the throw that a command asks for; `None` for
    /// another command, or at a table with other dice.
    fn link_of_throw(&self, command: &Command) -> Result<Option<(Dice, Link)>, Refusal> {
        match (command, self.chains()) {
            (Command::Throw, Some(chains)) if self.waits_for_throw() => {
                let thrown = chains.next_throw(&self.settings.seed);
                thrown.map(Some).ok_or(NOT_LINKED)
            }
            (Command::Throw, Some(_)) => Err(TO_PLAY),
            _ => Ok(None),
        }
    }

    fn waits_for_throw(&self) -> bool {
        let flow = self.game.as_ref().map(|game| &game.flow);
        matches!(flow, Some(Flow::Opening | Flow::Throw(_)))
    }

    /// Returns the game, if `by` may give the command at all now.
    fn game_to_command(&self, command: &Command, by: &Viewer) -> Result<&Game, Refusal> {
        let game = self.game.as_ref().ok_or(NOT_BEGUN)?;
        if !by.holds_any() {
            return Err(Refusal::OtherSeat);
        }
        match game.offer.is_some() && !waits_for(command) {
            true => Err(OFFERED),
            false => Ok(game),
        }
    }

    fn decide_entry(
        &self,
        command: &Command,
        by: &Viewer,
        source: &DiceSource,
    ) -> Result<Entry, Refusal> {
        let game = self.game_to_command(command, by)?;
        match *command {
            Command::Link { link } | Command::ThrowWithLink { link } => {
                self.decide_link(by, link, |side, link| Entry::Linked { side, link })
            }
            Command::CommitDice { commitment } => {
                self.decide_link(by, commitment, |side, link| Entry::Pledged { side, link })
            }
            Command::ReplaceDice { commitment } => {
                let entry = |side, link| Entry::ChainReplaced { side, link };
                self.decide_link(by, commitment, entry)
            }
            Command::Throw => self.decide_own_throw(game, by, source),
            Command::Name { number } => self.decide_name(game, by, number),
            Command::EnterDice { dice } => self.decide_entered(game, by, dice),
            Command::CorrectDice { dice } => self.decide_correction(dice),
            Command::Step { from, number } => self.decide_step(game, by, Step { from, number }),
            Command::Steps { ref steps } => {
                let first = steps.first().ok_or(TO_PLAY_NOTHING)?;
                self.decide_step(game, by, *first)
            }
            Command::UndoStep => self.decide_undo(game, by, Undo::Step),
            Command::UndoStage => self.decide_undo(game, by, Undo::Stage),
            Command::UndoTurn => self.decide_undo(game, by, Undo::Turn),
            Command::UndoTo { steps } => self.decide_undo(game, by, Undo::To(usize::from(steps))),
            Command::Done | Command::DoneWithLink { .. } => self.decide_done(game, by),
            Command::Resign { kind } => self.decide_resign(game, by, kind),
            Command::AcceptResignation => self.decide_answer(game, by, true),
            Command::RefuseResignation => self.decide_answer(game, by, false),
            Command::ResignMatch => self.decide_resign_match(by),
            Command::ClaimMatch => self.decide_claim(by),
            Command::CallOff => self.decide_call_off(game, by),
            Command::RefuseCallOff => self.decide_refuse_call_off(game, by),
            Command::NextGame => self.decide_next_game(game),
            Command::SetAutoForced { auto_forced } => Ok(Entry::AutoForced { on: auto_forced }),
        }
    }

    /// Whether the dice of the table are thrown on a real board.
    fn is_by_hand(&self) -> bool {
        self.settings.purpose == Purpose::Companion
    }

    fn decide_own_throw(
        &self,
        game: &Game,
        by: &Viewer,
        source: &DiceSource,
    ) -> Result<Entry, Refusal> {
        match self.is_by_hand() {
            true => Err(BY_HAND),
            false => self.decide_throw(game, by, self.next_dice(source).ok_or(NOT_BEGUN)?),
        }
    }

    fn decide_entered(&self, game: &Game, by: &Viewer, dice: Dice) -> Result<Entry, Refusal> {
        match self.is_by_hand() {
            true => self.decide_throw(game, by, dice),
            false => Err(NOT_BY_HAND),
        }
    }

    fn decide_correction(&self, dice: Dice) -> Result<Entry, Refusal> {
        match (self.is_by_hand(), self.can_correct()) {
            (false, _) => Err(NOT_BY_HAND),
            (true, false) => Err(NOTHING_TO_CORRECT),
            (true, true) => Ok(Entry::Corrected {
                dice: StoredDice(dice),
            }),
        }
    }

    /// Returns an entry about links of the only seat that `by` holds.
    fn decide_link(
        &self,
        by: &Viewer,
        LinkBytes(link): LinkBytes,
        entry: impl FnOnce(Side, StoredLink) -> Entry,
    ) -> Result<Entry, Refusal> {
        let Seats::One(side) = by.seats() else {
            return Err(Refusal::OtherSeat);
        };
        let entry = entry(side, StoredLink(Link::from_bytes(link)));
        let entry = self.stamp(0, None, entry);
        self.chains_after(&entry).map_err(|_| OTHER_LINK)?;
        Ok(entry.entry)
    }

    /// Checks that a person plays `side`, and that `by` holds their seat.
    pub(crate) fn check_seat(&self, side: Side, by: &Viewer) -> Result<(), Refusal> {
        if !self.settings.is_person(side) {
            return Err(Refusal::NotYourSeat);
        }
        if by.holds(side) {
            Ok(())
        } else {
            Err(Refusal::OtherSeat)
        }
    }

    fn decide_throw(&self, game: &Game, by: &Viewer, dice: Dice) -> Result<Entry, Refusal> {
        let dice = StoredDice(dice);
        match game.flow {
            Flow::Opening => Ok(Entry::OpeningThrown { dice }),
            Flow::Throw(side) => {
                self.check_seat(side, by)?;
                Ok(Entry::Thrown { dice })
            }
            Flow::Opened { .. } => Err(Refusal::NotYourSeat),
            Flow::Part(ref part) => {
                self.check_seat(part.mover(), by)?;
                Err(TO_PLAY)
            }
            Flow::Name(side) => {
                self.check_seat(side, by)?;
                Err(TO_NAME)
            }
            Flow::Over { .. } => Err(OVER),
        }
    }

    fn decide_name(&self, game: &Game, by: &Viewer, number: Die) -> Result<Entry, Refusal> {
        match game.flow {
            Flow::Name(side) => {
                self.check_seat(side, by)?;
                Ok(Entry::Named {
                    number: u32::from(number.get()),
                })
            }
            Flow::Over { .. } => Err(OVER),
            _ => Err(NOTHING_TO_NAME),
        }
    }

    /// Returns the part that `by` is playing.
    fn own_part<'a>(&self, game: &'a Game, by: &Viewer) -> Result<&'a Part, Refusal> {
        match &game.flow {
            Flow::Part(part) => {
                self.check_seat(part.mover(), by)?;
                if part.committed {
                    Err(TO_THROW)
                } else {
                    Ok(part)
                }
            }
            Flow::Over { .. } => Err(OVER),
            Flow::Name(_) => Err(TO_NAME),
            _ => Err(TO_THROW),
        }
    }

    fn decide_step(&self, game: &Game, by: &Viewer, step: Step) -> Result<Entry, Refusal> {
        let cursor = self.own_part(game, by)?.current();
        let mut cursor = cursor
            .ok_or(Refusal::WrongPhase("everything has been played"))?
            .clone();
        cursor.push(step).map_err(Refusal::IllegalStep)?;
        Ok(Entry::Stepped {
            step: StoredStep(step),
        })
    }

    fn decide_undo(&self, game: &Game, by: &Viewer, undo: Undo) -> Result<Entry, Refusal> {
        let steps = self.own_part(game, by)?.turn.steps_to_undo(undo);
        let steps = steps.ok_or(NOTHING_TO_UNDO)?;
        // A cascade has at most 24 steps.
        let steps = u8::try_from(steps).map_err(|_| NOTHING_TO_UNDO)?;
        Ok(Entry::Undone { steps })
    }

    fn decide_done(&self, game: &Game, by: &Viewer) -> Result<Entry, Refusal> {
        match self.own_part(game, by)?.current() {
            None => Ok(Entry::Committed),
            // The player stops, or declines what was handed over (LA-3).
            Some(stage) if stage.may_stop() => Ok(Entry::StagePlayed {
                steps: Vec::new(),
                forced: false,
            }),
            Some(_) => Err(Refusal::WrongPhase("there are numbers still to be played")),
        }
    }

    fn decide_next_game(&self, game: &Game) -> Result<Entry, Refusal> {
        if !matches!(game.flow, Flow::Over { .. }) {
            return Err(Refusal::WrongPhase("the game is not over"));
        }
        if self.is_finished() {
            return Err(Refusal::WrongPhase("the match is over"));
        }
        Ok(self.begin_game())
    }
}
