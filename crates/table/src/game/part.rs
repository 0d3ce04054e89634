//! One player's part of a turn at the table: the turn, and how much of it the players know.

use rosespring_rules::{Reason, Side, StageChoice, StageCursor, Step, TurnCursor, TurnNote};

/// One player's part of a turn, from the throw or the hand-over until they commit it.
#[derive(Debug, Clone)]
pub(crate) struct Part {
    /// What is played.
    pub(crate) turn: TurnCursor,
    /// Notes of the turn that have been told.
    told: usize,
    /// Whether the part is over and waits for what it brings.
    pub(crate) committed: bool,
    /// Whether a step was just taken back, so that nothing plays itself.
    pub(crate) held: bool,
}

impl From<TurnCursor> for Part {
    fn from(turn: TurnCursor) -> Self {
        Self {
            turn,
            told: 0,
            committed: false,
            held: false,
        }
    }
}

impl Part {
    pub(crate) const fn thrower(&self) -> Side {
        self.turn.thrower()
    }

    pub(crate) const fn mover(&self) -> Side {
        self.turn.mover()
    }

    /// The stage being played, unless everything is played.
    pub(crate) const fn current(&self) -> Option<&StageCursor> {
        self.turn.stage()
    }

    /// The next note that has not been told.
    pub(crate) fn untold(&self) -> Option<TurnNote> {
        self.turn.notes().nth(self.told)
    }

    pub(crate) const fn tell(&mut self) {
        self.told += 1;
    }

    /// Plays one step of a person.
    pub(crate) fn step(&mut self, step: Step) -> Result<(), Reason> {
        self.turn.push(step)?;
        self.held = false;
        Ok(())
    }

    /// Plays a whole stage; nothing changes if it is refused.
    pub(crate) fn stage(&mut self, steps: &[Step], choice: StageChoice) -> Result<(), Reason> {
        self.turn.play_stage(steps, choice)?;
        self.held = false;
        Ok(())
    }

    /// Takes `steps` steps back; fewer if there are fewer.
    pub(crate) fn take_back(&mut self, steps: usize) {
        for _ in 0..steps {
            self.turn.pop();
        }
        self.told = self.told.min(self.turn.notes().count());
        self.held = true;
    }
}
