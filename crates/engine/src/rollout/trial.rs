//! One trial: a game played from the position, and its luck.

use rosespring_rules::{Dice, Phase, Position, Side};

use super::Settings;
use super::dice::Throws;
use crate::evaluate::{Evaluate, Value};
use crate::search::Greedy;
use crate::walk::chances;

/// Figures of a result: the seven of a [`Value`], and the worth.
pub const FIGURES: usize = 8;

/// What a trial ended in, less its luck.
pub(super) type Result = [f64; FIGURES];

/// Throws after which a trial is cut off in any case: no game is as long, but none may hang.
const THROWS_MAX: u32 = 5_000;

/// Lines that are followed through a cascade to see how lucky a throw is. Any number leaves the
/// mean alone; one takes a fraction of the time that several take.
const LUCK_LINES: usize = 1;

/// Ends of a stage that are evaluated to see how lucky a throw is: those that promise most. Any
/// number leaves the mean alone; half as many save less time than they cost in error.
const LUCK_ENDS: usize = 16;

/// Plays trials.
pub(super) struct Trials<E> {
    greedy: Greedy<E>,
    /// The same, quicker: it looks at every throw that might have come.
    quick: Greedy<E>,
    settings: Settings,
}

impl<E: Evaluate + Clone> Trials<E> {
    pub(super) fn new(evaluator: E, settings: Settings) -> Self {
        Self {
            greedy: Greedy::new(evaluator.clone()),
            quick: Greedy::new(evaluator).following(LUCK_LINES),
            settings,
        }
    }

    /// The trial of a position with this number.
    pub(super) fn play(&mut self, mut position: Position, number: u64) -> Result {
        let Settings {
            seed,
            truncate,
            luck: takes_luck,
            ..
        } = self.settings;
        let last = truncate.unwrap_or(THROWS_MAX).min(THROWS_MAX);
        let mut throws = Throws::of(seed, number);
        let mut luck = [0.0; FIGURES];
        let mut thrown = 0;
        let value = loop {
            match position.phase() {
                Phase::Over(outcome) => break Value::of(outcome),
                Phase::Play(_) => position = self.played(&position),
                Phase::Throw(_) if thrown >= last => break self.greedy.value(&position),
                Phase::Opening | Phase::Throw(_) => {
                    if let Some(known) = self.greedy.evaluator().known(&position) {
                        break known;
                    }
                    let dice = match position.phase() {
                        Phase::Opening => unequal(&mut throws),
                        _ => {
                            let dice = throws.throw();
                            Dice::new(dice.high(), dice.low())
                        }
                    };
                    if takes_luck {
                        self.add_luck(&position, dice, &mut luck);
                    }
                    thrown += u32::from(matches!(position.phase(), Phase::Throw(_)));
                    position = after(&position, dice);
                }
            }
        };
        let mut result = self.fields(&value);
        for (field, luck) in result.iter_mut().zip(luck) {
            *field -= luck;
        }
        result
    }

    /// The position after the best play of the stage.
    fn played(&mut self, position: &Position) -> Position {
        let best = self.greedy.best(position, self.settings.stakes);
        let best = best.expect("a stage to be played has a play");
        position.after(&best.end, &mut ())
    }

    /// Adds by how much `dice` are better than the mean of all throws.
    fn add_luck(&mut self, position: &Position, dice: Dice, luck: &mut Result) {
        self.quick
            .look_at_promising(LUCK_ENDS, position, self.settings.stakes);
        for (each, chance) in chances(position.phase() == Phase::Opening) {
            let after = after(position, each);
            let value = self.quick.best_value(&after, self.settings.stakes);
            let share = if each == dice { 1.0 } else { 0.0 };
            for (sum, field) in luck.iter_mut().zip(self.fields(&value)) {
                *sum += (share - chance) * field;
            }
        }
    }

    fn fields(&self, value: &Value) -> Result {
        [
            value.win,
            value.win_double,
            value.win_triple,
            value.win_capote,
            value.lose_double,
            value.lose_triple,
            value.lose_capote,
            self.settings.stakes.worth(value, Side::White),
        ]
        .map(f64::from)
    }
}

fn after(position: &Position, dice: Dice) -> Position {
    position
        .throw(dice, &mut ())
        .expect("a throw is due in this phase")
}

/// A throw that opens the game.
fn unequal(throws: &mut Throws) -> Dice {
    loop {
        let dice = throws.opening();
        if !dice.is_doublet() {
            return dice;
        }
    }
}
