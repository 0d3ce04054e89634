//! Two referees over the same plain positions: the crate under test and the brute force.

use std::collections::BTreeSet;

use crate::brute::{self, Move};
use crate::machine::{self, Events};
use crate::model::{Both, Phase, Pos};

/// What a worked position asks.
pub(crate) trait Referee {
    /// Whether the position is one.
    fn accepts(&self, pos: &Pos) -> Result<(), String>;
    /// The position after a throw.
    fn throw(&self, pos: &Pos, first: u8, second: u8) -> (Pos, Events);
    /// The position after a doublet was named (AD-2).
    fn name(&self, pos: &Pos, number: u8) -> (Pos, Events);
    /// The distinct ends of the stage.
    fn ends(&self, pos: &Pos) -> BTreeSet<Both>;
    /// Every legal order of steps.
    fn sequences(&self, pos: &Pos) -> Vec<Vec<Move>>;
    /// Some legal order that reaches an end.
    fn steps_to(&self, pos: &Pos, end: &Both) -> Option<Vec<Move>>;
    /// The position after a play.
    fn play(&self, pos: &Pos, steps: &[Move]) -> Result<(Pos, Events), String>;
    /// Numbers used and distinct ends of the first stage of a throw; 0 and 1 for a pass.
    fn first_stage(&self, pos: &Pos, first: u8, second: u8) -> (usize, usize);
}

/// The slow, literal one.
pub(crate) struct BruteForce;

impl Referee for BruteForce {
    fn accepts(&self, pos: &Pos) -> Result<(), String> {
        let [white, black] = &pos.men;
        let shared =
            (1..=24).find(|&point| white[point] > 0 && black[brute::facing(&pos.rules, point)] > 0);
        match shared {
            Some(point) => Err(format!("both sides stand on White's {point}")),
            None => Ok(()),
        }
    }

    fn throw(&self, pos: &Pos, first: u8, second: u8) -> (Pos, Events) {
        let mut events = Events::new();
        let next = machine::throw(pos, first, second, &mut events);
        (next, events)
    }

    fn name(&self, pos: &Pos, number: u8) -> (Pos, Events) {
        let mut events = Events::new();
        let next = machine::name(pos, number, &mut events);
        (next, events)
    }

    fn ends(&self, pos: &Pos) -> BTreeSet<Both> {
        machine::ends(pos).into_keys().collect()
    }

    fn sequences(&self, pos: &Pos) -> Vec<Vec<Move>> {
        let Some((mover, stage)) = pos.thrown() else {
            return Vec::new();
        };
        let mut all = Vec::new();
        brute::legal_sequences(
            &pos.stage_rules(),
            &pos.men,
            mover,
            stage,
            &mut |steps, _, _| {
                all.push(steps.to_vec());
            },
        );
        all
    }

    fn steps_to(&self, pos: &Pos, end: &Both) -> Option<Vec<Move>> {
        let (mover, stage) = pos.thrown()?;
        let mut found = None;
        brute::legal_sequences(
            &pos.stage_rules(),
            &pos.men,
            mover,
            stage,
            &mut |steps, after, _| {
                if after == end {
                    found = Some(steps.to_vec());
                }
            },
        );
        found
    }

    fn play(&self, pos: &Pos, wanted: &[Move]) -> Result<(Pos, Events), String> {
        let (mover, stage) = pos.thrown().ok_or("nothing is to be played")?;
        let mut end = None;
        brute::legal_sequences(
            &pos.stage_rules(),
            &pos.men,
            mover,
            stage,
            &mut |steps, after, _| {
                if steps == wanted {
                    end = Some(*after);
                }
            },
        );
        let end = end.ok_or_else(|| format!("{wanted:?} is no legal play"))?;
        let mut events = Events::new();
        let next = machine::choose(pos, &end, &machine::ends(pos)[&end], &mut events);
        Ok((next, events))
    }

    fn first_stage(&self, pos: &Pos, first: u8, second: u8) -> (usize, usize) {
        let Phase::Throw(side) = pos.phase else {
            panic!("a count needs a throw")
        };
        let stage = pos.rules.stage(first, second);
        let mover = (side, pos.throws[side] + 1);
        let ends = brute::ends(&pos.rules, &pos.men, mover, &stage);
        let used = ends.values().map(|reached| reached.used).max();
        used.map_or((0, 1), |used| (used, ends.len()))
    }
}
