//! One trial: plays a game from the position and subtracts its luck.

use rosespring_rules::{Dice, Phase, Position, Side};

use super::RolloutSettings;
use super::dice::Throws;
use crate::evaluate::{Evaluate, Value};
use crate::search::Greedy;
use crate::walk::chances;

/// The number of figures of a result: the seven of a [`Value`], and the worth.
pub const FIGURES: usize = Value::FIELDS + 1;

/// The result of a trial, less its luck.
pub(super) type Result = [f64; FIGURES];

/// The number of throws at which every trial is cut off. No game is as long; the limit ensures that
/// none runs for ever.
const THROWS_MAX: u32 = 5_000;

/// The beam width in cascades when luck is computed. The mean is the same for any width; a width of
/// one takes a fraction of the time of several.
const LUCK_LINES: usize = 1;

/// The number of ends of a stage, the most promising ones, that are evaluated when luck is
/// computed. The mean is the same for any number; half as many save less time than they add to the
/// error.
const LUCK_ENDS: usize = 16;

/// Plays trials.
pub(super) struct Trials<E> {
    greedy: Greedy<E>,
    /// A quicker search, for the evaluation of every possible throw.
    quick: Greedy<E>,
    settings: RolloutSettings,
}

impl<E: Evaluate + Clone> Trials<E> {
    pub(super) fn new(evaluator: E, settings: RolloutSettings) -> Self {
        Self {
            greedy: Greedy::new(evaluator.clone()),
            quick: Greedy::new(evaluator).following(LUCK_LINES),
            settings,
        }
    }

    /// Plays trial `number` of a position.
    pub(super) fn play(&mut self, mut position: Position, number: u64) -> Result {
        let RolloutSettings {
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
                Phase::Play(_) => position = self.after_best_play(&position),
                Phase::Name(_) => position = self.greedy.settled(position, self.settings.stakes),
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

    /// Returns the position after the best play of the stage.
    fn after_best_play(&mut self, position: &Position) -> Position {
        let best = self.greedy.best(position, self.settings.stakes);
        let best = best.expect("a stage to be played has a play");
        position.after(&best.end, &mut ())
    }

    /// Adds the luck of `dice`: the value after them less the mean over all throws.
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
        let mut fields = [0.0; FIGURES];
        for (field, chance) in fields.iter_mut().zip(value.to_array()) {
            *field = f64::from(chance);
        }
        fields[FIGURES - 1] = f64::from(self.settings.stakes.worth(value, Side::White));
        fields
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
