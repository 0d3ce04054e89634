//! Counts reasons again, from the legal plays and the men alone.

use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::search::Greedy;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Compulsion, Dice, Phase, Position, Side, Turn, WinKind};

use super::facts::{counted, points_of, replies};
use crate::analyse::Judge;

/// Two losses that differ by less are not told apart: the analysis counts in fewer digits.
const AS_MUCH: f64 = 0.000_01;

/// What one throw, or one pair of throws, leaves: its chance, and after the best play and after
/// the play made the worth to the mover and the count of a fact.
struct Outcome {
    chance: f64,
    after: [(f64, Option<f64>); 2],
}

/// One decision: the position, and the ends of the best play and of the play made.
pub(super) struct Recount {
    position: Position,
    turn: Turn,
    best: Position,
    made: Position,
    stakes: Stakes,
    greedy: Greedy<Judge>,
}

/// Losses against the best play, in units at the score.
pub(super) struct Losses {
    pub(super) made: f64,
    pub(super) second: f64,
    /// The number of plays to different boards.
    pub(super) plays: usize,
    /// What the plays with the facts and without them lose; `None` if a fact cannot be counted.
    pub(super) by_facts: Option<ByFacts>,
}

/// A loss, split by the throws of the opponent in which a fact differs after the two plays.
pub(super) struct SplitByThrows {
    /// How many of the 36 those are.
    pub(super) throws: f64,
    /// The share of the loss that they make.
    pub(super) share: f64,
    /// Those that are worse after the play made.
    pub(super) worse: Vec<[u8; 2]>,
}

/// What the plays lose that are better than the one made in all facts, and those that are in none.
#[derive(Default)]
pub(super) struct ByFacts {
    kept: Vec<f64>,
    without: Vec<f64>,
}

impl ByFacts {
    fn add(&mut self, has: &[bool], lost: f64) {
        if !has.contains(&false) {
            self.kept.push(lost);
        } else if !has.contains(&true) {
            self.without.push(lost);
        }
    }

    /// Returns what the best play without the facts loses; `None` if each has one of them.
    pub(super) fn price(&self) -> Option<f64> {
        self.without.iter().copied().reduce(f64::min)
    }

    /// Returns the number of plays with the facts and without them, each with how many lose less
    /// than `made`: the least and the most, because of those that lose as much.
    pub(super) fn counts(&self, made: f64) -> [(usize, [usize; 2]); 2] {
        // The play made is one of those without the facts, and no better than itself.
        [(&self.kept, 0), (&self.without, 1)].map(|(plays, own)| {
            let below = |limit: f64| plays.iter().filter(|&&lost| lost < limit).count();
            let range = [
                below(made - AS_MUCH),
                below(made + AS_MUCH).saturating_sub(own),
            ];
            (plays.len(), range)
        })
    }
}

impl Recount {
    /// Creates it from the ends of the best play and of the play made.
    pub(super) fn new(
        position: Position,
        turn: Turn,
        ends: [Position; 2],
        stakes: Stakes,
        judge: Judge,
    ) -> Self {
        let [best, made] = ends;
        Self {
            position,
            turn,
            best,
            made,
            stakes,
            greedy: Greedy::new(judge),
        }
    }

    /// What the best play and the play made leave of a fact.
    pub(super) fn fact(&self, name: &str) -> (Option<f64>, Option<f64>) {
        let side = self.turn.mover();
        (
            counted(name, &self.best, side),
            counted(name, &self.made, side),
        )
    }

    /// The points that show a fact after the best play and after the play made.
    pub(super) fn points(&self, name: &str) -> [Option<Vec<u8>>; 2] {
        [&self.best, &self.made].map(|after| points_of(name, after, self.turn.mover()))
    }

    /// The losses one throw ahead; `None` in a turn of several stages.
    pub(super) fn losses(&mut self, facts: &[&str]) -> Option<Losses> {
        if self.turn.stage().then().next().is_some() {
            return None;
        }
        let side = self.turn.mover();
        let (best, made) = (self.best, self.made);
        let best = self.worth(&best)?;
        let made = best - self.worth(&made)?;
        let (mut second, mut by_facts) = (f64::MAX, Some(ByFacts::default()));
        let plays = self.position.plays();
        for play in &plays {
            let after = self.position.after(&play.end, &mut ());
            let lost = best - self.worth(&after)?;
            if after.board() != self.best.board() {
                second = second.min(lost);
            }
            let has = facts.iter().map(|name| {
                let (told, played) = self.fact(name);
                let again = counted(name, &after, side)?;
                Some((again - played?) * (told? - played?) > 0.0)
            });
            by_facts = by_facts.zip(has.collect()).map(|(mut sums, has)| {
                let has: Vec<bool> = has;
                sums.add(&has, lost);
                sums
            });
        }
        Some(Losses {
            made,
            second,
            plays: plays.len(),
            by_facts,
        })
    }

    /// Splits `loss` by the throws in which a fact differs; `None` unless the opponent throws after
    /// both plays, and for a fact that is not counted by throws.
    pub(super) fn split(&mut self, fact: &str, loss: f64) -> Option<SplitByThrows> {
        let side = self.turn.mover();
        let happens: fn(f64, bool) -> bool = match fact {
            "shots" => |pips, _| pips > 0.0,
            "lost" => |_, in_full| !in_full,
            _ => return None,
        };
        let (best, made) = (self.best, self.made);
        let throws_next = |after: &Position| after.phase() == Phase::Throw(side.other());
        if !throws_next(&best) || !throws_next(&made) {
            return None;
        }
        let (mut throws, mut lost, mut worse) = (0.0, 0.0, Vec::new());
        // A shot after the play made is worse, and so is a number that is lost after the best play.
        let both = replies(&best, side).into_iter().zip(replies(&made, side));
        for ((dice, _), (a, b)) in Dice::ALL_21.into_iter().zip(both) {
            if happens(a.0, a.1) == happens(b.0, b.1) {
                continue;
            }
            throws += a.2;
            if happens(a.0, a.1) == (fact == "lost") {
                worse.push([dice.first.get(), dice.second.get()]);
            }
            let [best, made] = [best, made].map(|after| after.throw(dice, &mut ()).ok());
            let gain = self.best_worth(&best?, side) - self.best_worth(&made?, side);
            lost += gain * a.2 / 36.0;
        }
        Some(SplitByThrows {
            throws,
            share: lost / loss,
            worse,
        })
    }

    /// The means of a fact after a throw of the opponent and one of the mover: after the best play
    /// and after the play made.
    pub(super) fn means_after_throws(&mut self, fact: &str) -> (Option<f64>, Option<f64>) {
        let outcomes = self.outcomes(fact, 2).unwrap_or_default();
        let mean = |play: usize| -> Option<f64> {
            let counts = outcomes
                .iter()
                .map(|one| Some(one.chance * one.after[play].1?));
            counts.sum::<Option<f64>>().filter(|_| !outcomes.is_empty())
        };
        (mean(0), mean(1))
    }

    /// The part of the throws, by the next `ahead`, that leave a fact worse after the play made,
    /// and the share that they make of `loss`, or of the loss seen so far ahead if that is larger.
    pub(super) fn later(&mut self, fact: &str, ahead: u8, loss: f64) -> Option<(f64, f64)> {
        let outcomes = self.outcomes(fact, ahead)?;
        let (mut part, mut lost, mut whole, mut better) = (0.0, 0.0, 0.0, 0.0);
        let mut differences = Vec::with_capacity(outcomes.len());
        for one in &outcomes {
            let [(best, of_best), (made, of_made)] = one.after;
            let difference = of_best? - of_made?;
            better += one.chance * difference;
            whole += one.chance * (best - made);
            differences.push((difference, one.chance, best - made));
        }
        for (difference, chance, gain) in differences {
            // The side on which the mean is better is the better side of the fact.
            if difference * better > 0.0 {
                part += chance;
                lost += chance * gain;
            }
        }
        let whole = if ahead == 1 { loss } else { whole.max(loss) };
        Some((part, lost / whole))
    }

    /// The outcomes of the opponent's next throw, or of that and the mover's, by the replies that
    /// the evaluation plays; `None` unless the opponent throws after both plays.
    fn outcomes(&mut self, fact: &str, ahead: u8) -> Option<Vec<Outcome>> {
        let side = self.turn.mover();
        let plays = [self.best, self.made];
        if plays.map(|after| after.phase()) != [Phase::Throw(side.other()); 2] {
            return None;
        }
        if ahead == 1 {
            return self.outcomes_of_a_throw(fact, plays, side);
        }
        let mut outcomes = Vec::new();
        for (first, ways) in Dice::ALL_21 {
            let [best, made] = plays.map(|after| after.throw(first, &mut ()).ok());
            let replies = [best?, made?].map(|thrown| self.greedy.settled(thrown, self.stakes));
            for (second, more) in Dice::ALL_21 {
                let after = replies.map(|reply| self.outcome(fact, &reply, second, side));
                outcomes.push(Outcome {
                    chance: f64::from(ways) * f64::from(more) / 1296.0,
                    after,
                });
            }
        }
        Some(outcomes)
    }

    /// The worth to `side` and the count of a fact after its play of a throw, or as `reply` stands
    /// if no throw of `side` is due.
    fn outcome(
        &mut self,
        fact: &str,
        reply: &Position,
        dice: Dice,
        side: Side,
    ) -> (f64, Option<f64>) {
        let is_due = reply.phase() == Phase::Throw(side);
        let thrown = reply.throw(dice, &mut ()).ok().filter(|_| is_due);
        let end = self.greedy.settled(thrown.unwrap_or(*reply), self.stakes);
        let worth = self.worth_of(&self.greedy.evaluator().value(&end), side);
        let rules = reply.rules();
        let (taken, played) = thrown.map_or((0.0, 0.0), |thrown| possible(reply, &thrown, side));
        let count = match fact {
            "hits" => Some(if reply.has_cascades() { 0.0 } else { taken }),
            "numbers" if rules.compulsion == Compulsion::Free => None,
            "numbers" => Some(if reply.has_cascades() { 0.0 } else { played }),
            _ => counted(fact, &end, side),
        };
        (worth, count)
    }

    /// The outcomes of the opponent's next throw: `risk` is the most that it can take.
    fn outcomes_of_a_throw(
        &mut self,
        fact: &str,
        plays: [Position; 2],
        side: Side,
    ) -> Option<Vec<Outcome>> {
        let most = plays.map(|after| replies(&after, side));
        let mut outcomes = Vec::new();
        for (place, (dice, ways)) in Dice::ALL_21.into_iter().enumerate() {
            let mut after = [(0.0, None); 2];
            for (play, after) in after.iter_mut().enumerate() {
                let thrown = plays[play].throw(dice, &mut ()).ok()?;
                let pips = most[play].get(place)?.0;
                let count = (fact == "risk").then_some(pips);
                *after = (self.best_worth(&thrown, side), count);
            }
            outcomes.push(Outcome {
                chance: f64::from(ways) / 36.0,
                after,
            });
        }
        Some(outcomes)
    }

    /// The chances of the mover, or of the opponent, to win more than a single game after the best
    /// play and after the play made, and the share of `loss` that these wins make; `None` in a turn
    /// of several stages.
    pub(super) fn larger_wins(&mut self, own: bool, loss: f64) -> Option<([f64; 2], f64)> {
        let mover = self.turn.mover();
        let winner = if own { mover } else { mover.other() };
        let (best, made) = (self.best, self.made);
        let values = [self.value(&best)?, self.value(&made)?];
        let mut without = values[0];
        for kind in WinKind::LARGER {
            without = without.with(winner, kind, values[1].chance(winner, kind));
        }
        let less = self.worth_of(&values[0], mover) - self.worth_of(&without, mover);
        Some((
            values.map(|value| f64::from(value.larger_win(winner))),
            less / loss,
        ))
    }

    /// The worth of a position to the mover, one throw ahead; `None` if more is to be played in it.
    fn worth(&mut self, after: &Position) -> Option<f64> {
        let side = self.turn.mover();
        self.value(after).map(|value| self.worth_of(&value, side))
    }

    /// The value of a position, one throw ahead.
    fn value(&mut self, after: &Position) -> Option<Value> {
        match after.phase() {
            Phase::Over(outcome) => Some(Value::of(outcome)),
            Phase::Throw(_) => {
                let mut mean = Value::default();
                for (dice, ways) in Dice::ALL_21 {
                    let thrown = after.throw(dice, &mut ()).ok()?;
                    mean.add(&self.best_value(&thrown), f32::from(ways) / 36.0);
                }
                Some(mean)
            }
            _ => None,
        }
    }

    /// The worth of a thrown position, played best.
    fn best_worth(&mut self, thrown: &Position, side: Side) -> f64 {
        let value = self.best_value(thrown);
        self.worth_of(&value, side)
    }

    /// The worth of a value to a side, in units at the score.
    fn worth_of(&self, value: &Value, side: Side) -> f64 {
        f64::from(self.stakes.worth(value, side)) / f64::from(self.stakes.unit())
    }

    /// The value of a thrown position, played best.
    fn best_value(&mut self, thrown: &Position) -> Value {
        match self.greedy.best(thrown, self.stakes) {
            Some(best) => best.value,
            None => self.greedy.evaluator().value(thrown),
        }
    }
}

/// The most pips that a play of `thrown` takes from the opponent of `side`, and the most numbers
/// that one plays; nothing if another side is to play.
fn possible(before: &Position, thrown: &Position, side: Side) -> (f64, f64) {
    if thrown.turn().is_none_or(|turn| turn.mover() != side) {
        return (0.0, 0.0);
    }
    let other = side.other();
    let (mut taken, mut played) = (0.0_f64, 0);
    for play in thrown.plays() {
        let pips = play.end.board.men(other).pips(before.rules());
        taken = taken.max(f64::from(pips) - f64::from(before.pips(other)));
        played = played.max(play.steps.len());
    }
    (taken, played as f64)
}
