//! One of the games of an environment.

use fastrand::Rng;
use rosespring_engine::walk::throw;
use rosespring_rules::{
    Die, Ends, PACKED_BYTES, Phase, Position, Rules, STAGE_STEPS_MAX, Side, StageCursor,
};

use crate::actions::{self, ActionSet};
use crate::arrays::Row;
use crate::observation;

/// The bytes of a game that is stored: its packed position, the state of its dice, the number of
/// steps of its stage, and these steps as actions.
pub(super) const STATE_BYTES: usize = PACKED_BYTES + 8 + 1 + STAGE_STEPS_MAX;

/// One game.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) position: Position,
    dice: Rng,
    pub(super) choices: Choices,
}

/// The legal actions of a stage, or of the next step.
#[derive(Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "one for each table: a box would be followed at every step"
)]
pub(super) enum Choices {
    /// An action is the index of an end of the stage.
    Ends(Ends),
    /// An action is a step of one man.
    Men(Option<StageCursor>, ActionSet),
}

impl Table {
    pub(super) fn new(rules: Rules, seed: u64, choices: Choices) -> Self {
        let mut table = Self {
            position: Position::start(rules),
            dice: Rng::with_seed(seed),
            choices,
        };
        table.advance();
        table
    }

    /// Begins a new game in a position, with new dice if there is a seed.
    pub(super) fn begin(&mut self, position: Position, seed: Option<u64>) {
        if let Some(seed) = seed {
            self.dice = Rng::with_seed(seed);
        }
        self.position = position;
        self.advance();
    }

    /// Throws until a stage is to be played, and begins a new game after an end. Returns the last
    /// position of a game that has ended.
    fn advance(&mut self) -> Option<Box<Position>> {
        let mut last = None;
        loop {
            self.position = match self.position.phase() {
                Phase::Opening | Phase::Throw(_) => {
                    let thrown = self.position.throw(throw(&mut self.dice), &mut ());
                    thrown.unwrap_or(self.position)
                }
                Phase::Over(_) => {
                    last = Some(Box::new(self.position));
                    Position::start(*self.position.rules())
                }
                Phase::Play(_) | Phase::Name(_) => break,
            };
        }
        self.choices.begin(&self.position);
        last
    }

    /// Plays a legal action. Returns the last position if it ended the game.
    pub(super) fn play(&mut self, action: usize) -> Option<Box<Position>> {
        let next = match &mut self.choices {
            choices if matches!(self.position.phase(), Phase::Name(_)) => {
                let number = choices.name_of(action)?;
                self.position.name(number, &mut ()).ok()?
            }
            Choices::Ends(ends) => self.position.after(&ends.get(action), &mut ()),
            Choices::Men(cursor, legal) => play_step(cursor.as_mut()?, legal, action as u8)?,
        };
        self.position = next;
        self.advance()
    }

    /// Whether a doublet is to be named by an index, 0 for 1-1 to 5 for 6-6.
    const fn names_by_index(&self) -> bool {
        matches!(self.position.phase(), Phase::Name(_)) && matches!(self.choices, Choices::Ends(_))
    }

    /// The number of legal actions.
    pub(super) fn count(&self) -> usize {
        match &self.choices {
            Choices::Ends(_) if self.names_by_index() => Die::ALL.len(),
            Choices::Ends(ends) => ends.len(),
            Choices::Men(_, legal) => legal.len(),
        }
    }

    pub(super) fn is_legal(&self, action: i64) -> bool {
        match &self.choices {
            Choices::Ends(_) => usize::try_from(action).is_ok_and(|index| index < self.count()),
            Choices::Men(_, legal) => legal.contains(action),
        }
    }

    pub(super) fn mover(&self) -> Side {
        match self.position.phase() {
            Phase::Name(side) => side,
            Phase::Play(turn) => turn.mover(),
            _ => Side::White,
        }
    }

    pub(super) fn write_observation(&self, numbers: &mut Vec<f32>) {
        let (board, steps) = match &self.choices {
            Choices::Men(Some(cursor), _) => (cursor.board(), cursor.steps()),
            _ => (self.position.board(), &[][..]),
        };
        let mover = self.mover();
        numbers.extend(observation::tensor(&self.position, board, steps, mover));
    }

    /// Returns the packed positions after the ends of the stage; none if steps of single men are
    /// played.
    pub(super) fn after_ends(&self) -> Vec<Row> {
        let Choices::Ends(ends) = &self.choices else {
            return Vec::new();
        };
        if self.names_by_index() {
            let named = |number| self.position.name(number, &mut ());
            let named = Die::ALL.into_iter().filter_map(|number| named(number).ok());
            return named.map(|position| position.pack()).collect();
        }
        let after = |end| self.position.after(&end, &mut ()).pack();
        ends.iter().map(after).collect()
    }

    pub(super) fn store(&self) -> [u8; STATE_BYTES] {
        let mut bytes = [0; STATE_BYTES];
        let (position, rest) = bytes.split_at_mut(PACKED_BYTES);
        position.copy_from_slice(&self.position.pack());
        let (dice, rest) = rest.split_at_mut(8);
        dice.copy_from_slice(&self.dice.get_seed().to_le_bytes());
        if let Choices::Men(Some(cursor), _) = &self.choices {
            rest[0] = cursor.steps().len() as u8;
            for (byte, &step) in rest[1..].iter_mut().zip(cursor.steps()) {
                *byte = actions::of_step(step);
            }
        }
        bytes
    }

    /// Returns the game of stored bytes; `None` if they hold none.
    pub(super) fn restore(
        rules: Rules,
        bytes: &[u8; STATE_BYTES],
        mut choices: Choices,
    ) -> Option<Self> {
        let (position, rest) = bytes.split_first_chunk()?;
        let (dice, rest) = rest.split_first_chunk()?;
        let (&count, steps) = rest.split_first()?;
        let position = Position::unpack(rules, position).ok()?;
        if !matches!(position.phase(), Phase::Play(_) | Phase::Name(_)) {
            return None;
        }
        choices.begin(&position);
        for &action in steps.get(..usize::from(count))? {
            let Choices::Men(Some(cursor), legal) = &mut choices else {
                return None;
            };
            cursor.push(actions::to_step(action)?).ok()?;
            *legal = ActionSet::new(cursor, cursor.legal_steps());
        }
        Some(Self {
            position,
            dice: Rng::with_seed(u64::from_le_bytes(*dice)),
            choices,
        })
    }
}

/// Plays one step or stops; returns the position after the stage if it is over.
fn play_step(cursor: &mut StageCursor, legal: &mut ActionSet, action: u8) -> Option<Position> {
    if let Some(step) = actions::to_step(action) {
        cursor.push(step).ok()?;
        let next = cursor.legal_steps();
        if !next.is_empty() {
            *legal = ActionSet::new(cursor, next);
            return None;
        }
    }
    cursor.finish(&mut ()).ok()
}

impl Choices {
    pub(super) fn begin(&mut self, position: &Position) {
        match self {
            Self::Ends(ends) => position.ends(ends),
            Self::Men(cursor, legal) => {
                *cursor = StageCursor::new(position);
                *legal = match cursor {
                    Some(cursor) => ActionSet::new(cursor, cursor.legal_steps()),
                    None => ActionSet::names(),
                };
            }
        }
    }

    /// The number of the doublet that an action names.
    fn name_of(&self, action: usize) -> Option<Die> {
        match self {
            Self::Ends(_) => Die::ALL.get(action).copied(),
            Self::Men(..) => actions::to_name(u8::try_from(action).ok()?),
        }
    }
}
