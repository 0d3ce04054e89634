//! One player's part of a turn at the table: the turn, and the notes already shown.

use rosespring_rules::{Dice, Reason, Side, StageChoice, StageCursor, Step, TurnCursor, TurnNote};

/// One player's part of a turn, from the throw or the hand-over until they commit it.
#[derive(Debug, Clone)]
pub(crate) struct Part {
    /// The turn.
    pub(crate) turn: TurnCursor,
    /// The dice of the 2-1 after which the doublet of this part was named; `None` in other parts.
    named_after: Option<Dice>,
    /// Number of notes of the turn that have been shown.
    told: usize,
    /// Whether the part is committed and its consequences follow.
    pub(crate) committed: bool,
    /// Whether a step was just taken back, so that no stage is played automatically.
    pub(crate) held: bool,
}

impl From<TurnCursor> for Part {
    fn from(turn: TurnCursor) -> Self {
        Self {
            turn,
            named_after: None,
            told: 0,
            committed: false,
            held: false,
        }
    }
}

impl Part {
    /// Creates the part in which a doublet is played that was named after this throw.
    pub(crate) fn named(turn: TurnCursor, thrown: Dice) -> Self {
        Self {
            named_after: Some(thrown),
            ..turn.into()
        }
    }

    /// The dice last thrown.
    pub(crate) fn dice(&self) -> Dice {
        self.named_after.unwrap_or_else(|| self.turn.dice())
    }

    pub(crate) const fn thrower(&self) -> Side {
        self.turn.thrower()
    }

    pub(crate) const fn mover(&self) -> Side {
        self.turn.mover()
    }

    /// Returns the stage in play; `None` if all stages are played.
    pub(crate) const fn current(&self) -> Option<&StageCursor> {
        self.turn.stage()
    }

    /// Whether the player stopped the last stage although more could have been played.
    pub(crate) fn is_stopped(&self) -> bool {
        let last = self.turn.completed_stages().last();
        last.is_some_and(|stage| stage.cursor().may_stop())
    }

    /// Returns the next note that has not been shown.
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

    /// Plays a whole stage. Nothing changes if it is refused.
    pub(crate) fn stage(&mut self, steps: &[Step], choice: StageChoice) -> Result<(), Reason> {
        self.turn.play_stage(steps, choice)?;
        self.held = false;
        Ok(())
    }

    /// Takes back `steps` steps, or all if there are fewer.
    pub(crate) fn take_back(&mut self, steps: usize) {
        for _ in 0..steps {
            self.turn.pop();
        }
        self.told = self.told.min(self.turn.notes().count());
        self.held = true;
    }
}
