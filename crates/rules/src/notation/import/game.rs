//! Builds a record from the throws and plays of a text, each checked by the rules.

use super::{CubeEntry, ImportError, ImportPlace, RecordImport};
use crate::games::backgammon::RULES;
use crate::notation::name::changes_direction;
use crate::notation::record::{
    CubeDecision, ENTRIES_MAX, GAMES_MAX, GameRecord, NAME_CHARS_MAX, Record, RecordProblem,
    ScoreEntry,
};
use crate::notation::text::parse_play;
use crate::{Dice, Game, Phase, Position, Side, WinKind};

/// Units of a match without an end, such as a session for money. It is the longest match.
const ENDLESS: u8 = u8::MAX;

/// The head of a game, as far as the text has it.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::notation) struct GameHead {
    /// The number of the game.
    pub(in crate::notation) number: Option<u32>,
    /// The units of White and Black before the game, the cube counted.
    pub(in crate::notation) score: Option<[u16; 2]>,
}

/// The record as far as it is read.
pub(in crate::notation) struct Reader {
    record: Record,
    game: Option<Game>,
    /// The last throw, while the text has given no play for it.
    unplayed: Option<(Side, Dice)>,
    /// The value of the cube in this game, and the value before the last offer.
    cube_value: u16,
    cube_before: u16,
    /// The side that dropped a double or resigned, until the game is ended.
    given_up_by: Option<Side>,
    /// Whether the rest of the game is left out, because something in it is wrong.
    is_cut: bool,
    /// The units of White and Black, the cube counted.
    score: [u16; 2],
    /// The same by the units that the text counts for the last game.
    text_score: [u16; 2],
    /// The number that the text gives the last game.
    number: u32,
    place: ImportPlace,
    faults: Vec<ImportError>,
    notes: Vec<ImportError>,
}

impl Reader {
    /// Creates the record of a match to `units`; 0 stands for a match without an end.
    pub(in crate::notation) fn new(units: u8) -> Self {
        let units = if units == 0 { ENDLESS } else { units };
        Self {
            record: Record::new(RULES, "White", "Black", units),
            game: None,
            unplayed: None,
            cube_value: 1,
            cube_before: 1,
            given_up_by: None,
            is_cut: false,
            score: [0; 2],
            text_score: [0; 2],
            number: 0,
            place: ImportPlace::Line {
                line: 1,
                column: None,
            },
            faults: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// Sets the line that errors name.
    pub(in crate::notation) fn at(&mut self, line: usize) {
        self.place = ImportPlace::Line { line, column: None };
    }

    /// Sets the column, from 1, that errors name.
    pub(in crate::notation) fn at_column(&mut self, number: usize) {
        if let ImportPlace::Line { column, .. } = &mut self.place {
            *column = Some(number);
        }
    }

    /// Sets the game and the row that errors name, in a file without lines.
    pub(in crate::notation) fn at_row(&mut self, game: usize, row: usize) {
        self.place = ImportPlace::Row { game, row };
    }

    /// Sets the whole file as the place that errors name.
    pub(in crate::notation) fn at_file(&mut self) {
        self.place = ImportPlace::File;
    }

    pub(in crate::notation) fn error(&self, what: impl Into<RecordProblem>) -> ImportError {
        self.here()(what.into())
    }

    /// Returns what makes an error of a problem at the current place.
    fn here(&self) -> impl Fn(RecordProblem) -> ImportError + use<> {
        let place = self.place;
        move |what| ImportError { place, what }
    }

    pub(in crate::notation) fn note(&mut self, what: RecordProblem) {
        let note = self.error(what);
        self.notes.push(note);
    }

    /// Leaves out the rest of the game in which something is wrong.
    pub(in crate::notation) fn cut(&mut self, fault: ImportError) {
        self.faults.push(fault);
        let is_first = !std::mem::replace(&mut self.is_cut, true);
        if is_first && self.game.is_some() {
            let game = self.record.games.len() + 1;
            self.note(RecordProblem::GameCut { game });
        }
    }

    /// Leaves out a game that does not begin at the start. `is_begun` says whether more than its
    /// number has been read.
    pub(in crate::notation) fn leave_out(&mut self, fault: ImportError, is_begun: bool) {
        self.faults.push(fault);
        if is_begun {
            self.game = None;
            // The next game is told as the one after a game that is missing.
            self.number = self.number.saturating_sub(1);
        }
    }

    /// Names a player. Leaves out characters that a name may not have.
    pub(in crate::notation) fn name(&mut self, side: Side, text: &str) {
        let letters = text
            .chars()
            .filter(|&letter| !letter.is_control() && !changes_direction(letter));
        let whole: String = letters.collect();
        let whole = whole.trim();
        let name: String = whole.chars().take(NAME_CHARS_MAX).collect();
        let name = name.trim_end().to_owned();
        if name.is_empty() {
            return;
        }
        let known = match side {
            Side::White => &mut self.record.white,
            Side::Black => &mut self.record.black,
        };
        let is_new = *known != name;
        known.clone_from(&name);
        if is_new && name.len() < whole.len() {
            self.note(RecordProblem::NameCut { name });
        }
    }

    /// Begins a game from `start`.
    pub(in crate::notation) fn begin(
        &mut self,
        start: Position,
        head: GameHead,
    ) -> Result<(), ImportError> {
        let number = head.number.unwrap_or(self.number + 1);
        self.end_by_score(head.score.filter(|_| number == self.number + 1))?;
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
        let before = self.number;
        let is_gap = !self.record.games.is_empty() && number > before + 1;
        if is_gap {
            self.note(RecordProblem::GamesMissing {
                before,
                after: number,
            });
        }
        if let Some(score) = head.score.filter(|score| *score != self.score) {
            self.set_score(score, is_gap);
        }
        self.number = number;
        self.game = Some(Game::new(start));
        (self.cube_value, self.cube_before) = (1, 1);
        self.is_cut = false;
        Ok(())
    }

    /// Ends a game without a result with the one that the score after it tells.
    fn end_by_score(&mut self, after: Option<[u16; 2]>) -> Result<(), ImportError> {
        let is_open = |game: &Game| game.outcome().is_none();
        if !self.game.as_ref().is_some_and(is_open) {
            return Ok(());
        }
        let won = |side: Side| {
            let (before, after) = (self.score[side.index()], after?[side.index()]);
            after.checked_sub(before).filter(|&units| units > 0)
        };
        match Side::ALL.map(won) {
            [Some(units), None] => self.win(Side::White, Some(units)),
            [None, Some(units)] => self.win(Side::Black, Some(units)),
            _ => Ok(()),
        }
    }

    /// Stores the score of a head that does not follow from the games before it.
    fn set_score(&mut self, score: [u16; 2], is_explained: bool) {
        let [white, black] = score;
        if !is_explained && !self.record.games.is_empty() && score != self.text_score {
            self.note(RecordProblem::OtherScore {
                found: format!("{white}-{black}"),
                counted: format!("{}-{}", self.score[0], self.score[1]),
            });
        }
        let game = u32::try_from(self.record.games.len() + 1).unwrap_or(u32::MAX);
        self.record.scores.push(ScoreEntry { game, white, black });
        (self.score, self.text_score) = (score, score);
    }

    /// Whether no game has begun since the last one ended.
    pub(in crate::notation) const fn is_between_games(&self) -> bool {
        self.game.is_none()
    }

    /// Whether nothing has been thrown or played in the current game.
    pub(in crate::notation) fn is_at_start(&self) -> bool {
        let is_empty = |game: &Game| game.entries().is_empty();
        self.game.as_ref().is_some_and(is_empty)
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
    pub(in crate::notation) fn stage(
        &mut self,
        side: Side,
        dice: Dice,
        play: &str,
    ) -> Result<(), ImportError> {
        if self.is_cut {
            return Ok(());
        }
        self.given_up_by = None;
        // Some texts have a throw alone before the throw with its play.
        if self.unplayed != Some((side, dice)) {
            self.play_forced()?;
            self.throw(side, dice)?;
        }
        self.unplayed = None;
        let fail = self.here();
        let game = self.game()?;
        let is_due = matches!(game.position().phase(), Phase::Play(turn) if turn.mover() == side)
            && game.outcome().is_none();
        match (is_due, play.is_empty()) {
            (false, true) => {}
            (true, true) => self.unplayed = Some((side, dice)),
            (false, false) => {
                let (dice, play) = (dice.to_string(), play.to_owned());
                return Err(fail(RecordProblem::CannotMove { side, dice, play }));
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
                played.map_err(|cause| fail(what(cause)))?;
            }
        }
        Ok(())
    }

    fn throw(&mut self, side: Side, dice: Dice) -> Result<(), ImportError> {
        let is_first_game = self.record.games.is_empty();
        let fail = self.here();
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
    pub(in crate::notation) fn double(
        &mut self,
        side: Side,
        to: Option<u16>,
    ) -> Result<(), ImportError> {
        self.cube_before = self.cube_value;
        self.cube_value = to.unwrap_or(self.cube_value.saturating_mul(2));
        self.cube(side, CubeDecision::Double(self.cube_value))
    }

    /// Records a decision about the cube. The side that drops has lost the game.
    pub(in crate::notation) fn cube(
        &mut self,
        side: Side,
        decision: CubeDecision,
    ) -> Result<(), ImportError> {
        if !self.is_cut {
            self.play_forced()?;
        }
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
    pub(in crate::notation) fn win(
        &mut self,
        winner: Side,
        units: Option<u16>,
    ) -> Result<(), ImportError> {
        self.unplayed = None;
        let loser = winner.other();
        let (kind, cube) = match self.has_dropped() {
            true => (WinKind::Single, self.cube_before),
            false => (self.resigned_kind(units), self.cube_value),
        };
        let fail = self.here();
        let game = self.game()?;
        let kind = match game.outcome() {
            None => {
                let is_possible = game.position().may_lose(loser, kind);
                let kind = if is_possible { kind } else { WinKind::Single };
                let resigned = game.resign(loser, kind);
                resigned.map_err(|fault| fail(fault.to_string().into()))?;
                u16::from(kind.units())
            }
            Some(outcome) if outcome.winner() == Some(winner) => u16::from(outcome.units()),
            Some(_) => return Err(fail(RecordProblem::OtherWinner { winner })),
        };
        let counted = cube.saturating_mul(kind);
        if let Some(units) = units.filter(|&units| units != counted) {
            self.note(RecordProblem::OtherUnits { units, counted });
        }
        self.text_score = self.score;
        let add = |score: &mut u16, units| *score = score.saturating_add(units);
        add(&mut self.score[winner.index()], counted);
        add(
            &mut self.text_score[winner.index()],
            units.unwrap_or(counted),
        );
        self.given_up_by = None;
        self.push_game();
        Ok(())
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
    pub(in crate::notation) fn resign(&mut self, side: Side) -> Result<(), ImportError> {
        self.game()?;
        self.given_up_by = Some(side);
        Ok(())
    }

    /// Whether a side has dropped a double or resigned, or the men show a win.
    pub(in crate::notation) fn has_given_up(&self) -> bool {
        let is_over = |game: &Game| game.outcome().is_some();
        self.given_up_by.is_some() || self.game.as_ref().is_some_and(is_over)
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

    /// Ends the current game, if there is one, where the text goes no further.
    pub(in crate::notation) fn end_of_text(&mut self) -> Result<(), ImportError> {
        let Some(game) = &self.game else {
            return Ok(());
        };
        let winner = game.outcome().and_then(crate::Outcome::winner);
        match winner.or(self.given_up_by.map(Side::other)) {
            Some(winner) => self.win(winner, None),
            None => {
                self.push_game();
                Ok(())
            }
        }
    }

    /// Appends the current game to the record.
    fn push_game(&mut self) {
        self.unplayed = None;
        if let Some(game) = self.game.take() {
            self.record.games.push(GameRecord::of(&game));
        }
    }

    /// Returns the record, as far as it could be read.
    pub(in crate::notation) fn finish(mut self) -> Result<RecordImport, ImportError> {
        if let Err(fault) = self.end_of_text() {
            self.cut(fault);
            self.push_game();
        }
        if let Some(fault) = self.record.faults().first() {
            let place = fault.place.clone();
            let problem = Box::new(fault.what.clone());
            let fault = self.error(RecordProblem::At { place, problem });
            self.faults.push(fault);
            self.record = self.record.sound_part();
        }
        let is_empty = |game: &GameRecord| game.entries.is_empty();
        let nothing_read = !self.faults.is_empty() && self.record.games.iter().all(is_empty);
        if self.record.games.is_empty() || nothing_read || !self.record.faults().is_empty() {
            let none = self.error(RecordProblem::NoGame);
            return Err(self.faults.into_iter().next().unwrap_or(none));
        }
        Ok(RecordImport {
            record: self.record,
            faults: self.faults,
            notes: self.notes,
        })
    }
}
