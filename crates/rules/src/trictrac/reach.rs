//! How a point can be reached by the numbers of a throw.

use super::view::{View, point};
use crate::{Dice, Die, Point};

/// One way in which a man reaches a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Way {
    /// Where the man stands.
    pub from: Point,
    /// The numbers that it needs.
    pub by: Numbers,
}

/// One number of a throw, or both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Numbers {
    /// One of them.
    One(Die),
    /// Both together, by one man: *tout d'une*.
    Both,
}

/// How the men of the thrower reach a point.
#[derive(Debug)]
pub(crate) struct Reach {
    /// The ways: by the larger number, by the smaller, by both.
    pub(crate) ways: Vec<Way>,
    /// A man that both numbers together would bring there, if every point on which it could rest
    /// were not held by the other side.
    pub(crate) stopped: Option<Point>,
}

/// The two numbers of a throw, the larger first.
pub(crate) fn numbers(dice: Dice) -> [u32; 2] {
    [dice.high(), dice.low()].map(|die| u32::from(die.get()))
}

/// Returns the ways to reach a point (TC-6). A doublet has at most two: its number, and both.
pub(crate) fn reach(view: &View, dice: Dice, target: u32) -> Reach {
    let dies: &[Die] = match dice.is_doublet() {
        true => &[dice.first],
        false => &[dice.high(), dice.low()],
    };
    let mut ways = Vec::new();
    for &die in dies {
        let from = target + u32::from(die.get());
        if view.mine_on(from) > 0 {
            let by = Numbers::One(die);
            ways.push(Way {
                from: point(from),
                by,
            });
        }
    }
    let [high, low] = numbers(dice);
    let from = target + high + low;
    let mut stopped = None;
    if view.mine_on(from) > 0 {
        let from_point = point(from);
        match [high, low].iter().all(|&first| view.is_held(from - first)) {
            true => stopped = Some(from_point),
            false => ways.push(Way {
                from: from_point,
                by: Numbers::Both,
            }),
        }
    }
    Reach { ways, stopped }
}
