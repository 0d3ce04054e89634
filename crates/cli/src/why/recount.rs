//! Counts reasons again, from the legal plays and the men alone.

use std::ops::RangeInclusive;

use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::search::Greedy;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{
    Compulsion, Contact, Dice, Mother, Phase, Point, Position, Side, Turn, WinKind,
};

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
    greedy: Greedy<Judge>,
}

/// Losses against the best play, in units.
pub(super) struct Losses {
    pub(super) made: f64,
    pub(super) second: f64,
    /// What the plays with the facts and without them lose; `None` if a fact cannot be counted.
    pub(super) by_facts: Option<ByFacts>,
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

    /// Returns what the best play without the facts loses.
    pub(super) fn price(&self) -> f64 {
        self.without.iter().copied().fold(f64::MAX, f64::min)
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
    pub(super) fn new(position: Position, turn: Turn, ends: [Position; 2], judge: Judge) -> Self {
        let [best, made] = ends;
        Self {
            position,
            turn,
            best,
            made,
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
        for play in self.position.plays() {
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
            by_facts,
        })
    }

    /// The throws, of 36, in which a fact differs between the best play and the play made, and the
    /// share of `loss` that they make; `None` unless the opponent throws after both, and for a
    /// fact that is not counted by throws.
    pub(super) fn split(&mut self, fact: &str, loss: f64) -> Option<(f64, f64)> {
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
        let (mut throws, mut lost) = (0.0, 0.0);
        let both = replies(&best, side).into_iter().zip(replies(&made, side));
        for ((dice, _), (a, b)) in Dice::ALL_21.into_iter().zip(both) {
            if happens(a.0, a.1) == happens(b.0, b.1) {
                continue;
            }
            throws += a.2;
            let [best, made] = [best, made].map(|after| after.throw(dice, &mut ()).ok());
            let gain = self.best_worth(&best?, side) - self.best_worth(&made?, side);
            lost += gain * a.2 / 36.0;
        }
        Some((throws, lost / loss))
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
            let replies = [best?, made?].map(|thrown| self.greedy.settled(thrown, Stakes::Units));
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
        let end = self.greedy.settled(thrown.unwrap_or(*reply), Stakes::Units);
        let worth = worth_of(&self.greedy.evaluator().value(&end), side);
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
        let units = |value: &Value| -> f64 {
            let kinds = WinKind::LARGER.into_iter();
            let beyond = kinds.map(|kind| (kind.units() - 1, value.chance(winner, kind)));
            beyond
                .map(|(units, chance)| f64::from(units) * f64::from(chance))
                .sum()
        };
        let [best, made] = values.each_ref().map(units);
        let less = if own { best - made } else { made - best };
        Some((
            values.map(|value| f64::from(value.larger_win(winner))),
            less / loss,
        ))
    }

    /// The worth of a position to the mover, one throw ahead; `None` if more is to be played in it.
    fn worth(&mut self, after: &Position) -> Option<f64> {
        let side = self.turn.mover();
        self.value(after).map(|value| worth_of(&value, side))
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
        worth_of(&self.best_value(thrown), side)
    }

    /// The value of a thrown position, played best.
    fn best_value(&mut self, thrown: &Position) -> Value {
        match self.greedy.best(thrown, Stakes::Units) {
            Some(best) => best.value,
            None => self.greedy.evaluator().value(thrown),
        }
    }
}

fn worth_of(value: &Value, side: Side) -> f64 {
    f64::from(Stakes::Units.worth(value, side))
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

/// The men of a side by place: off, the points from 1 to 24, the bar and the hand.
fn places(position: &Position, side: Side) -> [f64; 27] {
    let men = position.men(side);
    let mut places = [0.0; 27];
    places[0] = f64::from(men.off());
    for (point, count) in men.points() {
        places[usize::from(point.get())] = f64::from(count);
    }
    for point in pinned(position, side) {
        places[point] += 1.0;
    }
    places[25] = f64::from(men.bar());
    places[26] = f64::from(men.hand(position.rules()));
    places
}

/// The points on which men of a side are pinned.
fn pinned(position: &Position, side: Side) -> Vec<usize> {
    let set = position.men(side).pinned(position.rules());
    (1..=24).filter(|point| set >> point & 1 == 1).collect()
}

/// The points with a single man of a side that can be hit or pinned.
fn exposed(position: &Position, side: Side) -> Vec<usize> {
    let mine = places(position, side);
    let (pinned_here, pinned_below) = (pinned(position, side), pinned(position, side.other()));
    let is_safe = |point: usize| {
        let facing = u8::try_from(point).ok().and_then(Point::new);
        let below = facing.map(|point| position.rules().movement.facing(point).get());
        pinned_here.contains(&point)
            || below.is_some_and(|point| pinned_below.contains(&usize::from(point)))
    };
    let single = (1..25).filter(|&point| mine[point] == 1.0);
    single.filter(|&point| !is_safe(point)).collect()
}

/// What a play of `side` that led to `after` leaves of a fact; `None` if this is not counted here.
fn counted(name: &str, after: &Position, side: Side) -> Option<f64> {
    let rules = after.rules();
    let mine = places(after, side);
    let replied = |counts: fn(f64, bool) -> f64| -> f64 {
        let replies = replies(after, side).into_iter();
        let counted = replies.map(|(pips, in_full, ways)| ways * counts(pips, in_full));
        counted.sum()
    };
    Some(match name {
        "dead" => mine[1] + mine[2],
        "off" => mine[0],
        "bar" => places(after, side.other())[25],
        "hand" => mine[26],
        "heap" => mine[1..25].iter().map(|men| (men - 3.0).max(0.0)).sum(),
        "away" => mine[7..].iter().sum(),
        "gaps" if mine[7..].iter().all(|&men| men == 0.0) => {
            mine[1..=6].iter().filter(|&&men| men == 0.0).count() as f64
        }
        "gaps" => 0.0,
        "last" => last(&mine) as f64,
        "head" if rules.contact == Contact::BlotIsHit => 0.0,
        "head" => mine[24],
        "mother" if rules.mother == Mother::None => 0.0,
        "mother" => f64::from(exposed(after, side).contains(&24)),
        "risk" => replied(|pips, _| pips) / 36.0,
        "shots" => replied(|pips, _| f64::from(pips > 0.0)),
        // Where one may stop, a play that is listed may be the shorter one of two to its end.
        "lost" if rules.compulsion == Compulsion::Free => return None,
        "lost" => replied(|_, in_full| f64::from(!in_full)),
        _ => return counted_by_holds(name, after, side),
    })
}

/// The last place with a man; 0 without one.
fn last(men: &[f64; 27]) -> usize {
    (1..27).rev().find(|&place| men[place] > 0.0).unwrap_or(0)
}

/// The same for the facts that follow from the points that both sides hold.
fn counted_by_holds(name: &str, after: &Position, side: Side) -> Option<f64> {
    let rules = after.rules();
    let (mine, theirs) = (places(after, side), places(after, side.other()));
    let holds = match rules.contact {
        Contact::OneManBlocks => 1.0,
        Contact::BlotIsHit | Contact::BlotIsPinned => 2.0,
    };
    let (mine_pinned, theirs_pinned) = (pinned(after, side), pinned(after, side.other()));
    // The number that a point of one side has for the other one.
    let facing = |point: usize| {
        let point = u8::try_from(point).ok().and_then(Point::new)?;
        Some(usize::from(rules.movement.facing(point).get()))
    };
    // Whether a point of the opponent's numbering is closed to them, and one of the mover's to it.
    let closed = |their: usize| {
        let is_held = facing(their).is_some_and(|point| mine[point] >= holds);
        is_held || theirs_pinned.contains(&their)
    };
    let closed_to_me = |own: usize| {
        let is_held = facing(own).is_some_and(|point| theirs[point] >= holds);
        is_held || mine_pinned.contains(&own)
    };
    let is_far = |point: &usize| facing(*point).is_some_and(|their| their <= 6);
    let holds_point = |own: &usize| facing(*own).is_some_and(closed);
    let held = |points: RangeInclusive<usize>| points.filter(holds_point).count() as f64;
    Some(match name {
        "prime" => {
            let last = last(&theirs).min(25);
            let run = |from: usize| (from..last).take_while(|&point| closed(point)).count();
            (1..last).map(run).max().unwrap_or(0) as f64
        }
        "front" => {
            let last = match last(&theirs) {
                26 => usize::from(rules.entry_base.get()),
                last => last,
            };
            let six = last.saturating_sub(6).max(1)..last;
            six.filter(|&point| closed(point)).count() as f64
        }
        "behind" => {
            let last = last(&mine).min(25);
            let shut = |point: &usize| closed_to_me(*point);
            let run = |from: usize| (from..last).take_while(shut).count();
            let longest = (1..last).map(run).max().filter(|&run| run >= 3);
            longest.map_or(0.0, |longest| {
                let from = (1..last).find(|&from| run(from) == longest).unwrap_or(last);
                mine[from + longest..].iter().sum()
            })
        }
        "points" => held(1..=24),
        "home" => held(1..=6),
        "outer" => held(7..=12),
        "back" => (1..=24).filter(is_far).map(|point| mine[point]).sum(),
        "anchors" => {
            let far = (1..=24).filter(is_far);
            far.filter(holds_point).count() as f64
        }
        "blots" if holds < 2.0 => 0.0,
        "blots" => exposed(after, side).len() as f64,
        "pins" => theirs_pinned.len() as f64,
        "pinned" => mine_pinned.len() as f64,
        _ => return None,
    })
}

/// For each throw of the opponent: the most pips that its plays take from `side`, whether one
/// plays all numbers, and its share of the 36. Nothing if the opponent does not throw next.
fn replies(after: &Position, side: Side) -> Vec<(f64, bool, f64)> {
    if after.phase() != Phase::Throw(side.other()) || after.has_cascades() {
        return Vec::new();
    }
    let throws = Dice::ALL_21.into_iter().filter_map(|(dice, ways)| {
        let thrown = after.throw(dice, &mut ()).ok()?;
        let turn = thrown.turn().filter(|turn| turn.mover() != side);
        let numbers = turn.map(|turn| usize::from(turn.stage().len()));
        let plays = numbers.map_or_else(Vec::new, |_| thrown.plays());
        let pips = plays.iter().map(|play| {
            let mine = play.end.board.men(side).pips(after.rules());
            f64::from(mine) - f64::from(after.pips(side))
        });
        // A play that ends the game leaves no number to be played (C-1).
        let in_full = plays.iter().any(|play| {
            let ends = || thrown.after(&play.end, &mut ()).outcome().is_some();
            Some(play.steps.len()) == numbers || ends()
        });
        Some((pips.fold(0.0, f64::max), in_full, f64::from(ways)))
    });
    throws.collect()
}
