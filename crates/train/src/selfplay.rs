//! Games of a net against itself, and the samples that TD(λ) makes of them.

use std::sync::Arc;

use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::net::inputs::{Active, InputVersion};
use rosespring_engine::net::{MEN_BEYOND, Net, Neural, OUTPUTS};
use rosespring_engine::seeds::derive;
use rosespring_engine::walk::throw;
use rosespring_rules::{Dice, Die, Ends, Phase, Position, Rules, Scoring, Side, WinKind};

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
    /// Number of ends of a decision that are learnt if throws are evaluated: the one chosen, and
    /// the next best ones within 0.12 units of it.
    pub ends: usize,
    /// A net that plays one side, White in games with even numbers, and does not learn.
    pub against: Option<&'a Arc<Net>>,
}

/// How much worse than the best end another one may be that is learnt too, in units.
const NEAR: f32 = 0.12;

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

/// A position with its value.
pub(crate) type Label = (Position, Value);

/// The net and the buffers of one thread.
pub(crate) struct Table {
    net: Neural,
    against: Option<Neural>,
    ends: Ends,
    positions: Vec<Position>,
    values: Vec<Value>,
    active: Active,
    /// The positions seen in the current game.
    seen: Vec<SeenPosition>,
    /// The ends of the current game that were not chosen but nearly as good, with their values one
    /// throw deeper.
    beside: Vec<Label>,
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
    pub(crate) fn new(net: &Arc<Net>, against: Option<&Arc<Net>>) -> Self {
        Self {
            net: Neural::new(net.clone()),
            against: against.cloned().map(Neural::new),
            ends: Ends::new(),
            positions: Vec::new(),
            values: Vec::new(),
            active: Active::default(),
            seen: Vec::new(),
            beside: Vec::new(),
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
        self.beside.clear();
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
                Phase::Name(side) => {
                    let learns = learner.is_none_or(|learner| learner == side);
                    self.named(&position, side, learns)
                }
                Phase::Play(turn) => {
                    let mover = turn.mover();
                    let learns = learner.is_none_or(|learner| learner == mover);
                    let (next, _) = self.best(&position, mover, learns);
                    if plan.ahead && plan.ends > 1 {
                        self.see_beside(mover, &next, plan.ends);
                    }
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
        self.targets(rules.scoring, Value::of(outcome), plan)
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

    /// Returns the position after the doublet that the net likes best, by its best play.
    fn named(&mut self, position: &Position, side: Side, learns: bool) -> Position {
        let sign = if side == Side::White { 1.0 } else { -1.0 };
        let mut best: Option<(f32, Position)> = None;
        for number in Die::ALL {
            let Ok(named) = position.name(number, &mut ()) else {
                continue;
            };
            let value = match named.phase() {
                Phase::Play(_) => self.best(&named, side, learns).1,
                _ => self.net.value(&named),
            };
            let worth = sign * value.equity();
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, named));
            }
        }
        best.map_or(*position, |(_, named)| named)
    }

    /// Adds the ends of the decision that [`Self::best`] has seen last, except `chosen`, if they
    /// are nearly as good: at most `ends` with the one chosen.
    fn see_beside(&mut self, mover: Side, chosen: &Position, ends: usize) {
        let sign = if mover == Side::White { 1.0 } else { -1.0 };
        let worth = self.values.iter().map(|value| sign * value.equity());
        let mut all: Vec<(f32, Position)> = worth.zip(self.positions.iter().copied()).collect();
        all.sort_by(|a, b| b.0.total_cmp(&a.0));
        let least = all.first().map_or(0.0, |best| best.0 - NEAR);
        let near = all.into_iter().take_while(|end| end.0 >= least);
        let near = near.filter(|end| end.1 != *chosen && end.1.outcome().is_none());
        for (_, end) in near.take(ends.saturating_sub(1)) {
            let value = match end.phase() {
                Phase::Play(turn) => self.best(&end, turn.mover(), true).1,
                _ => self.mean(&end, None).0,
            };
            self.beside.push((end, value));
        }
    }

    /// Plays a game and returns its positions with their values one throw deeper, or one stage
    /// deeper in the middle of a turn; of each decision also the ends that are nearly as good as
    /// the one chosen, at most `ends` together.
    pub(crate) fn label(
        &mut self,
        rules: Rules,
        (seed, game): (u64, u64),
        ends: usize,
    ) -> Vec<Label> {
        let mut dice = fastrand::Rng::with_seed(derive(seed, game));
        let mut position = Position::start(rules);
        self.beside.clear();
        let (mut on_the_way, mut is_middle) = (Vec::new(), false);
        loop {
            let next = match position.phase() {
                Phase::Over(_) => break,
                Phase::Play(turn) => {
                    let mover = turn.mover();
                    let (next, value) = self.best(&position, mover, true);
                    if is_middle {
                        on_the_way.push((position, value));
                    }
                    self.see_beside(mover, &next, ends);
                    next
                }
                Phase::Name(side) => self.named(&position, side, true),
                phase => {
                    if matches!(phase, Phase::Throw(_)) {
                        on_the_way.push((position, self.mean(&position, None).0));
                    }
                    let next = position.throw(throw(&mut dice), &mut ());
                    next.unwrap_or(position)
                }
            };
            is_middle = matches!(position.phase(), Phase::Play(_));
            position = next;
        }
        on_the_way.append(&mut self.beside);
        on_the_way
    }

    fn see(&mut self, position: &Position, sight: Sight, luck: Luck) {
        let value = self.net.value(position);
        let actor = self
            .active
            .look(InputVersion::of(position.rules()), position);
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
        let (mean, came) = self.mean(position, Some(dice));
        Luck::Throw(mean, came)
    }

    /// Returns the mean value of all possible throws and the value of `dice`, each played best.
    fn mean(&mut self, position: &Position, dice: Option<Dice>) -> (Value, Value) {
        let (mut mean, mut came) = (Value::default(), Value::default());
        let dice = dice.map(|dice| (dice.high(), dice.low()));
        for (each, ways) in Dice::ALL_21 {
            let after = position.throw(each, &mut ()).unwrap_or(*position);
            let value = match after.phase() {
                Phase::Play(turn) => self.best(&after, turn.mover(), true).1,
                _ => self.net.value(&after),
            };
            mean.add(&value, f32::from(ways) / 36.0);
            if dice == Some((each.high(), each.low())) {
                came = value;
            }
        }
        (mean, came)
    }

    /// Computes targets from the result of the game and the values on the way, from the end back.
    fn targets(&self, scoring: Scoring, outcome: Value, plan: &Plan<'_>) -> Samples {
        let (lambda, sight) = (plan.lambda, plan.sight);
        let mut result = outcome;
        let mut targets = Vec::with_capacity(self.seen.len());
        for seen in self.seen.iter().rev() {
            if let Luck::Throw(mean, came) = &seen.luck {
                let mut rest = *mean;
                rest.add(&result, lambda);
                rest.add(came, -lambda);
                result = rest;
            }
            targets.push(wanted(scoring, &result.seen_by(seen.actor)));
            if let Luck::Unknown = seen.luck {
                result = mix(&seen.value, &result, lambda);
            }
        }
        let mut samples = Samples::default();
        for (seen, target) in self.seen.iter().zip(targets.into_iter().rev()) {
            samples.push(&seen.rows, target);
        }
        for (position, value) in &self.beside {
            let sample = sample_of(&mut Active::default(), position, value, sight);
            samples.push(&sample.0, sample.1);
        }
        samples
    }
}

/// Returns the rows of a position and the target values of the outputs.
pub(crate) fn sample_of(
    active: &mut Active,
    position: &Position,
    value: &Value,
    sight: Sight,
) -> (Vec<u16>, [f32; OUTPUTS]) {
    let actor = active.look(InputVersion::of(position.rules()), position);
    let rows = active.rows().filter(|&row| sight.sees(row)).collect();
    let scoring = position.rules().scoring;
    (rows, wanted(scoring, &value.seen_by(actor)))
}

/// Mixes values: `lambda` of `later` and the rest of `now`.
fn mix(now: &Value, later: &Value, lambda: f32) -> Value {
    let (now, later) = (now.to_array(), later.to_array());
    Value::from_array(std::array::from_fn(|field| {
        now[field] + lambda * (later[field] - now[field])
    }))
}

/// Returns the target values of the outputs for a value. Where men left are counted, the men beyond
/// the first are told as a part of the most that there can be.
fn wanted(scoring: Scoring, value: &Value) -> [f32; OUTPUTS] {
    let chance = |side, kind| value.chance(side, kind);
    let [[won, won_more], [lost, lost_more]] = Side::ALL.map(|side| {
        if scoring == Scoring::MenLeft {
            return [chance(side, WinKind::Left) / MEN_BEYOND, 0.0];
        }
        let more = chance(side, WinKind::Triple) + chance(side, WinKind::Capote);
        [chance(side, WinKind::Double) + more, more]
    });
    [value.win, won, won_more, lost, lost_more].map(|chance| chance.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::Weights;

    #[test]
    fn men_left_are_a_part_of_the_most() {
        let value = Value::new(0.75).with(Side::White, WinKind::Left, 3.5).with(
            Side::Black,
            WinKind::Left,
            1.4,
        );

        assert_eq!(
            wanted(Scoring::MenLeft, &value),
            [0.75, 0.25, 0.0, 0.1, 0.0]
        );
        let kinds = Value::new(0.75)
            .with(Side::White, WinKind::Double, 0.25)
            .with(Side::White, WinKind::Triple, 0.125)
            .with(Side::Black, WinKind::Double, 0.0625);
        let wanted = wanted(Scoring::Triple, &kinds);
        assert_eq!(wanted, [0.75, 0.375, 0.125, 0.0625, 0.0]);
    }

    #[test]
    fn a_game_of_men_left_is_learnt_by_the_men() {
        let rules = [Rules::preset("tawla-31").unwrap()];
        let net = Arc::new(Weights::new(1, 128).quantised(rules[0].game).unwrap());
        let plan = Plan {
            rules: &rules,
            seed: 5,
            games: 0..6,
            lambda: 1.0,
            sight: Sight::Full,
            ahead: false,
            ends: 1,
            against: None,
        };
        let samples = play(&plan, &net, 1);
        // With λ = 1 each target is the result of its game: n men left are (n − 1) / 14.
        let mut parts = Vec::new();
        for index in 0..samples.len() {
            let [win, won, won_more, lost, lost_more] = *samples.get(index).1;
            assert!((won_more, lost_more) == (0.0, 0.0) && won <= win && lost <= 1.0 - win);
            let men = 14.0 * (won + lost);
            assert!((men - men.round()).abs() < 1e-4, "{men} men");
            parts.push(men.round() as u8);
        }
        parts.sort_unstable();
        parts.dedup();
        assert!(parts.len() > 2, "{parts:?}");
    }

    #[test]
    fn threads_do_not_change_the_samples() {
        let rules = [
            Rules::preset("gul-bara").unwrap(),
            Rules::preset("gul-bara:2007").unwrap(),
        ];
        let net = Arc::new(Weights::new(1, 128).quantised(rules[0].game).unwrap());
        let plans = [
            (false, 1, None),
            (true, 1, None),
            (true, 3, None),
            (false, 1, Some(&net)),
        ];
        for (ahead, ends, against) in plans {
            let plan = Plan {
                rules: &rules,
                seed: 5,
                games: 3..9,
                lambda: 0.7,
                sight: Sight::Full,
                ahead,
                ends,
                against,
            };
            let (one, two) = (play(&plan, &net, 1), play(&plan, &net, 2));

            assert!(one.len() > 6 * 20);
            assert_eq!(one, two);
        }
    }
}
