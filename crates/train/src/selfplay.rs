//! Games of a net against itself, and the samples that TD(λ) makes of them.

use std::sync::Arc;

use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::net::inputs::Active;
use rosespring_engine::net::{Net, Neural, OUTPUTS};
use rosespring_engine::seeds::derive;
use rosespring_engine::walk::throw;
use rosespring_rules::{Dice, Ends, Phase, Position, Rules, Side};

use crate::parallel;
use crate::samples::Samples;
use crate::weights::Sight;

/// The games to play, and how to learn from them.
#[derive(Debug)]
pub struct Plan<'a> {
    /// The rules in turn: game n uses the rules at n modulo their number.
    pub rules: &'a [Rules],
    /// The seed of the dice.
    pub seed: u64,
    /// The numbers of the games.
    pub games: std::ops::Range<u64>,
    /// The λ of TD(λ): with 1 the result reaches back to the first position, with 0 only the next
    /// one.
    pub lambda: f32,
    /// The inputs that are learnt.
    pub sight: Sight,
    /// Whether all 21 throws are evaluated before each throw, so that luck is subtracted.
    pub ahead: bool,
    /// A net that plays one side, White in games with even numbers, and does not learn.
    pub against: Option<&'a Arc<Net>>,
}

/// Plays the games of a plan on several threads; their number does not change the result.
#[must_use]
pub fn play(plan: &Plan<'_>, net: &Arc<Net>, threads: u64) -> Samples {
    let table = || Table::new(net, plan.against);
    let played = parallel::games(plan.games.clone(), threads, table, |table, game| {
        table.play(plan, game)
    });
    let mut all = Samples::default();
    for samples in &played {
        all.append(samples);
    }
    all
}

/// The net and the buffers of one thread.
struct Table {
    net: Neural,
    against: Option<Neural>,
    ends: Ends,
    positions: Vec<Position>,
    values: Vec<Value>,
    active: Active,
    /// The positions seen in the current game.
    seen: Vec<SeenPosition>,
}

/// A position of the game.
struct SeenPosition {
    rows: Vec<u16>,
    actor: Side,
    /// The evaluation of the net.
    value: Value,
    luck: Luck,
}

/// The effect of chance between a position and the next one.
enum Luck {
    /// The effect was not computed.
    Unknown,
    /// There was no chance: a stage was played.
    None,
    /// A throw: the mean value over all throws, and the value of the actual one.
    Throw(Value, Value),
}

impl Table {
    fn new(net: &Arc<Net>, against: Option<&Arc<Net>>) -> Self {
        Self {
            net: Neural::new(net.clone()),
            against: against.cloned().map(Neural::new),
            ends: Ends::new(),
            positions: Vec::new(),
            values: Vec::new(),
            active: Active::default(),
            seen: Vec::new(),
        }
    }

    fn play(&mut self, plan: &Plan<'_>, game: u64) -> Samples {
        let rules = plan.rules[(game % plan.rules.len() as u64) as usize];
        let mut dice = fastrand::Rng::with_seed(derive(plan.seed, game));
        let mut position = Position::start(rules);
        let learner = match self.against {
            Some(_) => [Side::Black, Side::White].get(game as usize % 2).copied(),
            None => None,
        };
        self.seen.clear();
        let outcome = loop {
            position = match position.phase() {
                Phase::Over(outcome) => break outcome,
                Phase::Opening => position
                    .throw(throw(&mut dice), &mut ())
                    .unwrap_or(position),
                Phase::Throw(_) => {
                    let dice = throw(&mut dice);
                    let luck = match plan.ahead {
                        true => self.luck(&position, dice),
                        false => Luck::Unknown,
                    };
                    if learner.is_none() {
                        self.see(&position, plan.sight, luck);
                    }
                    position.throw(dice, &mut ()).unwrap_or(position)
                }
                Phase::Play(turn) => {
                    let mover = turn.mover();
                    let learns = learner.is_none_or(|learner| learner == mover);
                    let (next, _) = self.best(&position, mover, learns);
                    let seen = match learner {
                        // A learner that plays against another net learns only from its own plays.
                        Some(_) => learns && next.outcome().is_none(),
                        None => matches!(next.phase(), Phase::Play(_)),
                    };
                    if seen {
                        let luck = match plan.ahead {
                            true => Luck::None,
                            false => Luck::Unknown,
                        };
                        self.see(&next, plan.sight, luck);
                    }
                    next
                }
            };
        };
        self.targets(Value::of(outcome), plan.lambda)
    }

    /// Returns the position after the stage as the net prefers it, and its value. Later stages are
    /// not played out: the net learns the middle of turns too, and so plays several times as many
    /// games.
    fn best(&mut self, position: &Position, mover: Side, learns: bool) -> (Position, Value) {
        position.ends(&mut self.ends);
        let after = self.ends.iter().map(|end| position.after(&end, &mut ()));
        self.positions.clear();
        self.positions.extend(after);
        self.values.resize(self.positions.len(), Value::default());
        let net = match &self.against {
            Some(against) if !learns => against,
            _ => &self.net,
        };
        net.evaluate(&self.positions, &mut self.values);
        let worth = self.values.iter().map(|value| match mover {
            Side::White => value.equity(),
            Side::Black => -value.equity(),
        });
        let best = worth.enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
        let (best, _) = best.expect("a stage to be played has a play");
        (self.positions[best], self.values[best])
    }

    fn see(&mut self, position: &Position, sight: Sight, luck: Luck) {
        let value = self.net.value(position);
        let actor = self.active.look(position);
        let rows = self.active.rows().filter(|&row| sight.sees(row));
        self.seen.push(SeenPosition {
            rows: rows.collect(),
            actor,
            value,
            luck,
        });
    }

    /// Returns the mean value of all possible throws and the value of `dice`, each played best.
    fn luck(&mut self, position: &Position, dice: Dice) -> Luck {
        let (mut mean, mut came) = (Value::default(), Value::default());
        for (each, ways) in Dice::ALL_21 {
            let after = position.throw(each, &mut ()).unwrap_or(*position);
            let value = match after.phase() {
                Phase::Play(turn) => self.best(&after, turn.mover(), true).1,
                _ => self.net.value(&after),
            };
            mean.add(&value, f32::from(ways) / 36.0);
            if (each.high(), each.low()) == (dice.high(), dice.low()) {
                came = value;
            }
        }
        Luck::Throw(mean, came)
    }

    /// Computes targets from the result of the game and the values on the way, from the end back.
    fn targets(&self, outcome: Value, lambda: f32) -> Samples {
        let mut result = outcome;
        let mut targets = Vec::with_capacity(self.seen.len());
        for seen in self.seen.iter().rev() {
            if let Luck::Throw(mean, came) = &seen.luck {
                let mut rest = *mean;
                rest.add(&result, lambda);
                rest.add(came, -lambda);
                result = rest;
            }
            targets.push(wanted(&result.seen_by(seen.actor)));
            if let Luck::Unknown = seen.luck {
                result = mix(&seen.value, &result, lambda);
            }
        }
        let mut samples = Samples::default();
        for (seen, target) in self.seen.iter().zip(targets.into_iter().rev()) {
            samples.push(&seen.rows, target);
        }
        samples
    }
}

/// Mixes values: `lambda` of `later` and the rest of `now`.
fn mix(now: &Value, later: &Value, lambda: f32) -> Value {
    let (now, later) = (now.to_array(), later.to_array());
    Value::from_array(std::array::from_fn(|field| {
        now[field] + lambda * (later[field] - now[field])
    }))
}

/// Returns the target values of the outputs for a value.
fn wanted(value: &Value) -> [f32; OUTPUTS] {
    let win_triple = value.win_triple + value.win_capote;
    let lose_triple = value.lose_triple + value.lose_capote;
    [
        value.win,
        value.win_double + win_triple,
        win_triple,
        value.lose_double + lose_triple,
        lose_triple,
    ]
    .map(|chance| chance.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::Weights;

    #[test]
    fn threads_do_not_change_the_samples() {
        let rules = [
            Rules::preset("gul-bara").unwrap(),
            Rules::preset("gul-bara:2007").unwrap(),
        ];
        let net = Arc::new(Weights::new(1, 128).quantised(rules[0].game).unwrap());
        for (ahead, against) in [(false, None), (true, None), (false, Some(&net))] {
            let plan = Plan {
                rules: &rules,
                seed: 5,
                games: 3..9,
                lambda: 0.7,
                sight: Sight::Full,
                ahead,
                against,
            };
            let (one, two) = (play(&plan, &net, 1), play(&plan, &net, 2));

            assert!(one.len() > 6 * 20);
            assert_eq!(one, two);
        }
    }
}
