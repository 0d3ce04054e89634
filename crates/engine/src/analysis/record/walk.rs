//! Turns a record into a sequence of tasks.

use std::collections::VecDeque;

use rosespring_rules::notation::record::{GameRecord, Record, RecordFault};
use rosespring_rules::{Dice, Entry, Event, Match, Outcome, Phase, Position, Side, Step};

use super::{EntryPlace, ReviewSettings, ThrowKind};
use crate::stakes::Stakes;

/// One play, throw or remainder to be judged.
#[derive(Debug, Clone, PartialEq)]
pub struct Task {
    /// Its place in the record.
    pub place: EntryPlace,
    /// The stakes of the game.
    pub stakes: Stakes,
    /// The position before it.
    pub position: Position,
    /// The play, throw or remainder.
    pub kind: TaskKind,
}

/// The kind of a task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TaskKind {
    /// The mover played these steps in the position.
    Play {
        /// The side that played them.
        mover: Side,
        /// The steps.
        steps: Vec<Step>,
    },
    /// These dice were thrown in the position.
    Throw {
        /// The thrower; in the opening, the side that begins.
        side: Side,
        /// The dice.
        dice: Dice,
        /// The kind of the throw.
        kind: ThrowKind,
    },
    /// A remainder passed to the opponent. In another phase than a stage, none of it can be played.
    Received {
        /// The receiver.
        to: Side,
    },
}

/// Returns all tasks of a record in order, and the fault at which the record stops, if any.
#[must_use]
pub fn tasks(record: &Record, settings: &ReviewSettings) -> (Vec<Task>, Option<RecordFault>) {
    let mut tasks = Vec::new();
    for task in Walk::new(record, settings) {
        match task {
            Ok(task) => tasks.push(task),
            Err(fault) => return (tasks, Some(fault)),
        }
    }
    (tasks, None)
}

/// Iterates over the tasks of a record. Entries that follow from the rules alone are skipped.
pub(super) struct Walk<'a> {
    record: &'a Record,
    settings: &'a ReviewSettings,
    score: Match,
    game: usize,
    entry: usize,
    position: Option<Position>,
    resigned: Option<Outcome>,
    ready: VecDeque<Task>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(record: &'a Record, settings: &'a ReviewSettings) -> Self {
        Self {
            record,
            settings,
            score: Match::new(record.rules, record.match_to),
            game: 0,
            entry: 0,
            position: None,
            resigned: None,
            ready: VecDeque::new(),
        }
    }

    fn place(&self) -> EntryPlace {
        EntryPlace {
            game: self.game + 1,
            entry: self.entry + 1,
        }
    }

    fn stakes(&self) -> Stakes {
        match self.settings.is_for_units(self.record) {
            true => Stakes::Units,
            false => Stakes::from(&self.score),
        }
    }

    /// Sets the score before a game, if the record stores it. A score that ends the match weighs
    /// nothing, and is left out.
    fn set_score(&mut self) {
        let goes_on = |units: &[u16; 2]| units.iter().all(|&won| won < self.score.to().into());
        if let Some(units) = self.record.score_before(self.game).filter(goes_on) {
            self.score.set_units(units);
        }
    }

    /// Advances by one entry, or to the next game.
    fn advance(&mut self, game: &GameRecord) -> Result<(), RecordFault> {
        if self.entry == 0 {
            self.set_score();
        }
        let position = self.position.unwrap_or(game.start);
        let Some(entry) = game.entries.get(self.entry) else {
            if let Some(outcome) = self.resigned.take().or(position.outcome()) {
                self.score.count(outcome);
            }
            self.game += 1;
            self.entry = 0;
            self.position = None;
            return Ok(());
        };
        let after = self.acted(&position, entry).map_err(|what| {
            let EntryPlace { game, entry } = self.place();
            RecordFault {
                place: format!("game {game}, entry {entry}"),
                what: what.into(),
            }
        })?;
        self.position = Some(after);
        self.entry += 1;
        Ok(())
    }

    fn acted(&mut self, position: &Position, entry: &Entry) -> Result<Position, String> {
        match entry {
            Entry::Opening { white, black } => self.thrown(position, Dice::new(*white, *black)),
            // In games that play the opening dice, they are not counted as a separate throw.
            Entry::Throw { dice, .. } if matches!(position.phase(), Phase::Throw(_)) => {
                self.thrown(position, Dice::new(dice[0], dice[1]))
            }
            Entry::Name { number, .. } => {
                let named = position.name(*number, &mut ());
                named.map_err(|error| error.to_string())
            }
            Entry::Play { steps, .. } => self.play_stage(position, steps),
            Entry::Resign { side, win } => {
                self.resigned = Some(position.won_by(side.other(), *win));
                Ok(*position)
            }
            _ => Ok(*position),
        }
    }

    fn thrown(&mut self, position: &Position, dice: Dice) -> Result<Position, String> {
        let mut events = Vec::new();
        let after = position
            .throw(dice, &mut events)
            .map_err(|error| error.to_string())?;
        let thrown = match position.phase() {
            Phase::Throw(side) => {
                let cascades =
                    |event: &Event| matches!(event, Event::Thrown { cascades: true, .. });
                let kind = match events.iter().any(cascades) {
                    true => ThrowKind::Cascade,
                    false => ThrowKind::Ordinary,
                };
                Some((side, kind))
            }
            _ => events.iter().find_map(|event| match event {
                Event::OpeningThrown { first, .. } => first.map(|side| (side, ThrowKind::Opening)),
                _ => None,
            }),
        };
        if let Some((side, kind)) = thrown {
            self.push(position, TaskKind::Throw { side, dice, kind });
        }
        self.hand_over(&after, &events);
        Ok(after)
    }

    fn play_stage(&mut self, position: &Position, steps: &[Step]) -> Result<Position, String> {
        let mut events = Vec::new();
        let after = position
            .play(steps, &mut events)
            .map_err(|error| error.to_string())?;
        if let Some(turn) = position.turn() {
            let kind = TaskKind::Play {
                mover: turn.mover(),
                steps: steps.to_vec(),
            };
            self.push(position, kind);
        }
        self.hand_over(&after, &events);
        Ok(after)
    }

    fn hand_over(&mut self, after: &Position, events: &[Event]) {
        for event in events {
            if let Event::HandedOver { to, .. } = event {
                self.push(after, TaskKind::Received { to: *to });
            }
        }
    }

    fn push(&mut self, position: &Position, kind: TaskKind) {
        let wanted = self.settings.game;
        if wanted.is_none_or(|game| game == self.game + 1) {
            self.ready.push_back(Task {
                place: self.place(),
                stakes: self.stakes(),
                position: *position,
                kind,
            });
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = Result<Task, RecordFault>;

    fn next(&mut self) -> Option<Self::Item> {
        let record = self.record;
        loop {
            if let Some(task) = self.ready.pop_front() {
                return Some(Ok(task));
            }
            let game = record.games.get(self.game)?;
            if let Err(fault) = self.advance(game) {
                return Some(Err(fault));
            }
        }
    }
}
