//! Jans that a play fills or keeps, and the last man off (TC-6). Such a play must then be made.

use super::event::{Filling, ThrowEventKind};
use super::jan::Jan;
use super::plays::Play;
use super::reach::{Numbers, Way};
use super::view::point;
use crate::{Landing, Men};

/// What the plays of a throw achieve for the thrower, if they achieve anything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Achievement {
    pub(super) kind: ThrowEventKind,
    goal: Goal,
}

/// What an achievement asks of a play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Goal {
    FullJan(Jan),
    AllOff,
}

impl Achievement {
    /// Whether a play that ends with these men is one of those that must be made.
    pub(super) fn is_met_by(&self, men: Men) -> bool {
        self.goal.is_met_by(men)
    }
}

impl Goal {
    fn is_met_by(self, men: Men) -> bool {
        match self {
            Self::FullJan(jan) => jan.is_full(men),
            Self::AllOff => men.all_off(),
        }
    }
}

/// Returns what the possible plays achieve. Fifteen men are too few for two jans, or for a jan and
/// the last man off.
pub(super) fn achievement(before: Men, plays: &[Play]) -> Option<Achievement> {
    let is_reached = |goal: Goal| plays.iter().any(|play| goal.is_met_by(play.men));
    for jan in Jan::ALL {
        let goal = Goal::FullJan(jan);
        let kind = match (jan.is_full(before), is_reached(goal)) {
            // A full jan that no number can break is kept as well.
            (true, reached) if reached || plays.is_empty() => ThrowEventKind::Keep { jan },
            (false, true) => {
                let filling = filling(jan, before, plays);
                ThrowEventKind::Fill { jan, filling }
            }
            _ => continue,
        };
        return Some(Achievement { kind, goal });
    }
    is_reached(Goal::AllOff).then_some(Achievement {
        kind: ThrowEventKind::Out,
        goal: Goal::AllOff,
    })
}

/// Returns how a jan is filled by some play.
fn filling(jan: Jan, before: Men, plays: &[Play]) -> Filling {
    let at = match jan.gaps(before)[..] {
        [at] => at,
        [one, two] => {
            return Filling::TwoMen {
                at: [two, one].map(point),
            };
        }
        _ => unreachable!("two numbers bring two men at most"),
    };
    let filled_by = plays.iter().filter(|play| jan.is_full(play.men));
    let mut ways: Vec<Way> = filled_by
        .flat_map(|play| ways_of(play, jan, before, at))
        .collect();
    // By the larger number first, by both last.
    ways.sort_unstable_by_key(|way| match way.by {
        Numbers::One(die) => (0, std::cmp::Reverse(Some(die))),
        Numbers::Both => (1, std::cmp::Reverse(None)),
    });
    ways.dedup();
    Filling::OneMan {
        at: point(at),
        ways,
    }
}

/// The ways in which one play brings the last man: a step that fills the jan alone, and two steps
/// of one man.
fn ways_of(play: &Play, jan: Jan, before: Men, at: u32) -> impl Iterator<Item = Way> {
    let arrives = move |to| to == Landing::Point(point(at));
    let alone = play.steps().filter(move |step| {
        let from = u32::from(step.from.get());
        // A man that plays both numbers leaves its point of rest empty, as it was.
        let Some(left) = before.count(from).checked_sub(1) else {
            return false;
        };
        let men = before.with(from, left);
        arrives(step.to) && jan.is_full(men.with(at, men.count(at) + 1))
    });
    let alone = alone.map(|step| Way {
        from: step.from,
        by: Numbers::One(step.number),
    });
    let steps: Vec<_> = play.steps().collect();
    let both = match steps[..] {
        [one, two] if one.to == Landing::Point(two.from) && arrives(two.to) => Some(Way {
            from: one.from,
            by: Numbers::Both,
        }),
        _ => None,
    };
    alone.chain(both)
}
