//! Evaluates the ends of one stage.

use std::collections::BinaryHeap;

use rosespring_rules::{End, Ends, Position, Side};

use super::naming;
use crate::evaluate::{Evaluate, Slopes, Value};

/// Restricts a stage to its most promising ends by [`Slopes`].
#[derive(Debug)]
pub(super) struct Promising {
    pub(super) slopes: Slopes,
    /// Number of ends that are evaluated.
    pub(super) most: usize,
}

/// The ends of a stage with the position after each and its value, in the order of generation. The
/// buffers are reused.
#[derive(Debug, Default)]
pub(super) struct Ways {
    ends: Ends,
    /// The gain of each end by the slopes, negated so that the best is the smallest.
    gains: Vec<i32>,
    /// The most promising ends so far, the last of them on top.
    promise: BinaryHeap<(i32, u32)>,
    pub(super) positions: Vec<Position>,
    pub(super) values: Vec<Value>,
    /// Indices of the ends, if only some are evaluated.
    chosen: Vec<usize>,
}

impl Ways {
    /// Evaluates the ends of the stage that `mover` plays in `position`, or the positions after
    /// each doublet that it may name and each play of it.
    pub(super) fn look(
        &mut self,
        evaluator: &impl Evaluate,
        position: &Position,
        mover: Side,
        promising: Option<&Promising>,
    ) {
        self.list(position, mover, promising);
        evaluator.evaluate(&self.positions, &mut self.values);
    }

    /// Lists the positions that are evaluated, and makes room for their values.
    // It has no type parameter, so it is compiled with this crate. A generic function is compiled
    // in the crate that uses it, in WebAssembly for size.
    fn list(&mut self, position: &Position, mover: Side, promising: Option<&Promising>) {
        position.ends(&mut self.ends);
        self.positions.clear();
        self.chosen.clear();
        let after = |end: End| position.after(&end, &mut ());
        match promising {
            Some(promising) if promising.most < self.ends.len() => {
                self.choose(promising, mover);
                let ends = self.chosen.iter().map(|&index| self.ends.get(index));
                self.positions.extend(ends.map(after));
            }
            _ => self.positions.extend(self.ends.iter().map(after)),
        }
        self.list_named(position);
        self.values.resize(self.positions.len(), Value::default());
    }

    /// Lists the positions after each doublet that may be named, each of its plays made.
    fn list_named(&mut self, position: &Position) {
        for (_, named) in naming::named(position) {
            named.ends(&mut self.ends);
            let after = |end: End| named.after(&end, &mut ());
            match self.ends.is_empty() {
                true => self.positions.push(named),
                false => self.positions.extend(self.ends.iter().map(after)),
            }
        }
    }

    fn choose(&mut self, promising: &Promising, mover: Side) {
        let boards = self.ends.boards().iter();
        let gains = boards.map(|board| -promising.slopes.gain(board, mover));
        self.gains.clear();
        self.gains.extend(gains);
        self.promise.clear();
        // The standard library's selection is ten times the code of a heap.
        let ranks = self.gains.iter().copied().zip(0_u32..);
        for rank in ranks.clone() {
            if self.promise.len() < promising.most {
                self.promise.push(rank);
            } else if let Some(mut last) = self.promise.peek_mut()
                && rank < *last
            {
                *last = rank;
            }
        }
        let last = self.promise.peek().copied();
        let best = ranks.filter(|&rank| Some(rank) <= last);
        self.chosen.extend(best.map(|(_, index)| index as usize));
    }

    /// Iterates over the evaluated ends of a stage with their values.
    pub(super) fn iter(&self) -> impl Iterator<Item = (End, &Value)> {
        let values = self.values.iter().enumerate();
        values.map(|(place, value)| {
            let index = self.chosen.get(place).copied().unwrap_or(place);
            (self.ends.get(index), value)
        })
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Phase, Rules};

    use super::*;
    use crate::evaluate::Handwritten;
    use crate::search::Greedy;
    use crate::stakes::Stakes;
    use crate::walk::random_game_with;
    use crate::{shipped_evaluator, walk};

    #[test]
    fn what_promises_most_holds_the_best_end_as_a_rule() {
        let (mut held, mut stages, mut ends) = (0, 0, 0);
        let rules = Rules::preset("backgammon").unwrap();
        let evaluator = shipped_evaluator(rules.game);
        let worth = |value: &Value| Stakes::Units.worth(value, Side::White);
        let mut rng = fastrand::Rng::with_seed(2);
        let (mut all, mut some) = (Ways::default(), Ways::default());
        let mut dice = rng.fork();
        random_game_with(rules, &mut rng, &mut Ends::new(), |before| {
            let Phase::Throw(side) = before.phase() else {
                return;
            };
            let slopes = evaluator.slopes(before, side.other(), &worth).unwrap();
            let promising = Promising { slopes, most: 16 };
            let position = before.throw(walk::throw(&mut dice), &mut ()).unwrap();
            if !matches!(position.phase(), Phase::Play(_)) {
                return;
            }
            all.look(&evaluator, &position, side, None);
            some.look(&evaluator, &position, side, Some(&promising));
            let best = |ways: &Ways| {
                let worths = ways.values.iter().map(|value| match side {
                    Side::White => worth(value),
                    Side::Black => -worth(value),
                });
                worths.fold(f32::MIN, f32::max)
            };
            assert!(some.positions.len() <= 16);
            for (end, value) in some.iter() {
                assert!(all.iter().any(|found| found == (end, value)));
            }
            if all.positions.len() > 16 {
                stages += 1;
                held += i32::from(best(&all) == best(&some));
                ends += all.positions.len();
            }
        });

        assert!(
            stages > 10 && ends > 30 * stages as usize,
            "{stages} {ends}"
        );
        assert!(4 * held > 3 * stages, "{held} of {stages}");
    }

    #[test]
    fn what_promised_most_before_says_nothing_of_an_opening() {
        let rules = Rules::preset("backgammon").unwrap();
        let mut greedy = Greedy::new(shipped_evaluator(rules.game));
        let start = Position::started_by(rules, Side::White);
        let thrown = start.throw("6-4".parse().unwrap(), &mut ()).unwrap();

        greedy.look_at_promising(3, &start, Stakes::Units);
        assert_eq!(greedy.candidates(&thrown, Stakes::Units).len(), 3);

        greedy.look_at_promising(3, &Position::start(rules), Stakes::Units);
        assert!(greedy.candidates(&thrown, Stakes::Units).len() > 3);
    }

    #[test]
    fn who_cannot_tell_what_promises_most_has_all_evaluated() {
        let start = Position::started_by(Rules::preset("gioul").unwrap(), Side::White);
        let worth = |value: &Value| value.win;

        let slopes = Handwritten::default().slopes(&start, Side::Black, &worth);

        assert!(slopes.is_none());
    }
}
