//! Builds a record from the throws and plays of a text, each checked by the rules.

use super::{CubeEntry, ImportError};
use crate::games::backgammon::RULES;
use crate::notation::name::changes_direction;
use crate::notation::record::{
    CubeDecision, ENTRIES_MAX, GAMES_MAX, GameRecord, NAME_CHARS_MAX, Record, RecordProblem,
};
use crate::notation::text::parse_play;
use crate::{Dice, Game, Phase, Position, Side, WinKind};

/// Units of a match without an end, such as a session for money. It is the longest match.
const ENDLESS: u8 = u8::MAX;

/// The record as far as it is read.
pub(super) struct Reader {
    record: Record,
    game: Option<Game>,
    /// The last throw, while the text has given no play for it.
    unplayed: Option<(Side, Dice)>,
    /// The value of the cube in this game.
    cube_value: u16,
    /// The side that dropped a double or resigned, until the game is ended.
    given_up_by: Option<Side>,
    line: usize,
}

impl Reader {
    /// Creates the record of a match to `units`; 0 stands for a match without an end.
    pub(super) fn new(units: u8) -> Self {
        let units = if units == 0 { ENDLESS } else { units };
        Self {
            record: Record::new(RULES, "White", "Black", units),
            game: None,
            unplayed: None,
            cube_value: 1,
            given_up_by: None,
            line: 1,
        }
    }

    /// Sets the line that errors name.
    pub(super) fn at(&mut self, line: usize) {
        self.line = line;
    }

    pub(super) fn error(&self, what: impl Into<RecordProblem>) -> ImportError {
        ImportError {
            line: self.line,
            what: what.into(),
        }
    }

    /// Names a player. Leaves out characters that a name may not have.
    pub(super) fn name(&mut self, side: Side, name: &str) {
        let name: String = name
            .chars()
            .filter(|&letter| !letter.is_control() && !changes_direction(letter))
            .take(NAME_CHARS_MAX)
            .collect();
        let name = name.trim().to_owned();
        if !name.is_empty() {
            match side {
                Side::White => self.record.white = name,
                Side::Black => self.record.black = name,
            }
        }
    }

    /// Begins a game from `start`.
    pub(super) fn begin(&mut self, start: Position) -> Result<(), ImportError> {
        self.end_of_text()?;
        let is_over =
            self.record.games.last().is_none_or(|game| {
                matches!(game.entries.last(), Some(crate::Entry::Result { .. }))
            });
        if !is_over {
            let number = self.record.games.len();
            return Err(self.error(RecordProblem::NoResult { game: number }));
        }
        if self.record.games.len() == GAMES_MAX {
            return Err(self.error(RecordProblem::TooManyGames { most: GAMES_MAX }));
        }
        self.game = Some(Game::new(start));
        self.cube_value = 1;
        Ok(())
    }

    /// Whether no game has begun since the last one ended.
    pub(super) const fn is_between_games(&self) -> bool {
        self.game.is_none()
    }

    fn game(&mut self) -> Result<&mut Game, ImportError> {
        let none = self.error(RecordProblem::NoGameBegun);
        let long = self.error(RecordProblem::TooManyEntries { most: ENTRIES_MAX });
        match self.game.as_mut() {
            Some(game) if game.entries().len() < ENTRIES_MAX => Ok(game),
            Some(_) => Err(long),
            None => Err(none),
        }
    }

    /// Plays a throw; `play` is empty if the text gives none.
    pub(super) fn stage(&mut self, side: Side, dice: Dice, play: &str) -> Result<(), ImportError> {
        self.play_forced()?;
        self.throw(side, dice)?;
        let line = self.line;
        let game = self.game()?;
        let is_due = matches!(game.position().phase(), Phase::Play(turn) if turn.mover() == side)
            && game.outcome().is_none();
        match (is_due, play.is_empty()) {
            (false, true) => {}
            (true, true) => self.unplayed = Some((side, dice)),
            (false, false) => {
                let (dice, play) = (dice.to_string(), play.to_owned());
                let what = RecordProblem::CannotMove { side, dice, play };
                return Err(ImportError { line, what });
            }
            (true, false) => {
                let what = |cause| RecordProblem::WrongPlay {
                    side,
                    dice: dice.to_string(),
                    play: play.to_owned(),
                    cause,
                };
                let played = parse_play(game.position(), play)
                    .map_err(|fault| fault.to_string())
                    .and_then(|steps| game.play(&steps).map_err(|fault| fault.to_string()));
                played.map_err(|cause| ImportError {
                    line,
                    what: what(cause),
                })?;
            }
        }
        Ok(())
    }

    fn throw(&mut self, side: Side, dice: Dice) -> Result<(), ImportError> {
        let is_first_game = self.record.games.is_empty();
        let line = self.line;
        let fail = |what: RecordProblem| ImportError { line, what };
        let game = self.game()?;
        match game.position().phase() {
            _ if game.outcome().is_some() => {
                let dice = dice.to_string();
                return Err(fail(RecordProblem::ThrowAfterEnd { side, dice }));
            }
            Phase::Opening if dice.first == dice.second && !is_first_game => {
                let dice = dice.to_string();
                return Err(fail(RecordProblem::NoOpening { dice }));
            }
            Phase::Opening if dice.first == dice.second => {
                *game = Game::new(Position::started_by(RULES, side));
            }
            Phase::Opening => {
                let (low, high) = (dice.first.min(dice.second), dice.first.max(dice.second));
                let opening = match side {
                    Side::White => Dice::new(high, low),
                    Side::Black => Dice::new(low, high),
                };
                return game
                    .throw(opening)
                    .map_err(|fault| fail(fault.to_string().into()));
            }
            Phase::Throw(due) if due != side => {
                return Err(fail(RecordProblem::OtherToThrow { due, side }));
            }
            _ => {}
        }
        game.throw(dice)
            .map_err(|fault| fail(fault.to_string().into()))
    }

    /// Plays what was thrown last and has no play in the text. Some programs leave out a play that
    /// is forced.
    fn play_forced(&mut self) -> Result<(), ImportError> {
        let Some((side, dice)) = self.unplayed.take() else {
            return Ok(());
        };
        let dice = dice.to_string();
        let error = self.error(RecordProblem::NoPlayGiven { side, dice });
        let game = self.game()?;
        match game.position().plays().as_slice() {
            [play] => game.play(&play.steps).map_err(|_| error),
            _ => Err(error),
        }
    }

    /// Doubles the cube to `to`, or to twice its value if the text does not say it.
    pub(super) fn double(&mut self, side: Side, to: Option<u16>) -> Result<(), ImportError> {
        self.cube_value = to.unwrap_or(self.cube_value.saturating_mul(2));
        self.cube(side, CubeDecision::Double(self.cube_value))
    }

    /// Records a decision about the cube. The side that drops has lost the game.
    pub(super) fn cube(&mut self, side: Side, decision: CubeDecision) -> Result<(), ImportError> {
        self.play_forced()?;
        let game = u32::try_from(self.record.games.len() + 1).unwrap_or(u32::MAX);
        let entry = u32::try_from(self.game()?.entries().len()).unwrap_or(u32::MAX);
        let cube_entry = CubeEntry {
            game,
            entry,
            side,
            decision,
        };
        // Some texts contain the take after a beaver, which follows from it.
        if self.record.cube.last() != Some(&cube_entry) {
            self.record.cube.push(cube_entry);
        }
        if decision == CubeDecision::Drop {
            self.given_up_by = Some(side);
        }
        Ok(())
    }

    /// Ends the game with a win of `winner`. If the men do not show a win, the other side resigned:
    /// `units`, the cube counted, says how large a game. Resigns a single game if the text does not
    /// say it, or if the men exclude what it says.
    pub(super) fn win(&mut self, winner: Side, units: Option<u16>) -> Result<(), ImportError> {
        self.unplayed = None;
        let loser = winner.other();
        let kind = match self.has_dropped() {
            true => WinKind::Single,
            false => self.resigned_kind(units),
        };
        let error = self.error(RecordProblem::OtherWinner { winner });
        let game = self.game()?;
        match game.outcome() {
            None => {
                let is_possible = game.position().may_lose(loser, kind);
                let kind = if is_possible { kind } else { WinKind::Single };
                game.resign(loser, kind).map_err(|fault| ImportError {
                    what: fault.to_string().into(),
                    ..error
                })?;
            }
            Some(outcome) if outcome.winner() == Some(winner) => {}
            Some(_) => return Err(error),
        }
        self.given_up_by = None;
        self.end_of_text()
    }

    /// Whether the current game ends with a double that was dropped.
    fn has_dropped(&self) -> bool {
        let game = self.record.games.len() + 1;
        let last = self.record.cube.last();
        last.is_some_and(|cube_entry| {
            cube_entry.game as usize == game && cube_entry.decision == CubeDecision::Drop
        })
    }

    /// Notes that a side resigned; how large a game, the result says.
    pub(super) fn resign(&mut self, side: Side) -> Result<(), ImportError> {
        self.game()?;
        self.given_up_by = Some(side);
        Ok(())
    }

    /// Returns the kind of win that counts `units` with the cube as it stands.
    fn resigned_kind(&self, units: Option<u16>) -> WinKind {
        let has_units = |kind: &WinKind| {
            let counted = self.cube_value.saturating_mul(u16::from(kind.units()));
            units == Some(counted)
        };
        let mut kinds = RULES.scoring.win_kinds().iter().copied();
        kinds.find(has_units).unwrap_or(WinKind::Single)
    }

    /// Appends the current game, if there is one, to the record.
    pub(super) fn end_of_text(&mut self) -> Result<(), ImportError> {
        if let Some(loser) = self.given_up_by.take() {
            return self.win(loser.other(), None);
        }
        self.unplayed = None;
        if let Some(game) = self.game.take() {
            self.record.games.push(GameRecord::of(&game));
        }
        Ok(())
    }

    /// Returns the whole record.
    pub(super) fn finish(mut self) -> Result<Record, ImportError> {
        self.end_of_text()?;
        if self.record.games.is_empty() {
            return Err(self.error(RecordProblem::NoGame));
        }
        match self.record.faults().first() {
            Some(fault) => Err(self.error(RecordProblem::At {
                place: fault.place.clone(),
                problem: Box::new(fault.what.clone()),
            })),
            None => Ok(self.record),
        }
    }
}
