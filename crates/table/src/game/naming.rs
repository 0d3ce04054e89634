//! Naming a doublet after a 2-1 (AD-2).

use rosespring_rules::{Dice, Die, Event, TurnCursor};

use super::part::Part;
use super::state::{Flow, State, Unfit};

impl State {
    /// Begins the part in which the doublet is played that the thrower names.
    pub(super) fn name(&mut self, number: u32) -> Result<(), Unfit> {
        let number = u8::try_from(number).ok().and_then(Die::new);
        let number = number.ok_or(Unfit::Phase("this number"))?;
        let game = self.game_mut("a name")?;
        if !matches!(game.flow, Flow::Name(_)) {
            return Err(Unfit::Phase("a name"));
        }
        let mut events: Vec<Event> = Vec::new();
        let position = game.position.name(number, &mut events)?;
        let turn = TurnCursor::of_throw(position, &events).ok_or(Unfit::Phase("a name"))?;
        // A game that begins in this phase has had no throw.
        let thrown = game.rows.last().map(|row| row.dice);
        let thrown = thrown.unwrap_or(Dice::new(Die::Two, Die::One));
        game.flow = Flow::Part(Box::new(Part::named(turn, thrown)));
        Ok(())
    }
}
