//! The plays of a throw, before a jan that must be filled or kept takes some away (TC-2 to TC-5).
//!
//! A play is judged as a whole: a man may rest where it may not stay, two men enter the corner at
//! once, and by *puissance* they stop one point before the other side's corner. So this is no walk
//! of single legal steps, as in the other games.

use std::fmt;

use super::jan::Jan;
use super::reach::numbers;
use super::view::{CORNER, OTHER_CORNER, View, point};
use crate::frame::{bits, deltas, stepped};
use crate::men::{HOME, POINTS, SlotSet};
use crate::{Dice, Die, Landing, Men, Point};

/// One man moved by one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlayStep {
    /// Where the man stands.
    pub from: Point,
    /// The number.
    pub number: Die,
    /// Where it lands: the corner instead of the other side's corner by *puissance* (TC-3).
    pub to: Landing,
}

/// A play of a throw: none, one or two steps, and the men after them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    steps: [Option<PlayStep>; 2],
    /// The thrower's men after the play.
    pub men: Men,
}

impl Play {
    /// The steps, in an order in which they can be made.
    pub fn steps(&self) -> impl Iterator<Item = PlayStep> {
        self.steps.into_iter().flatten()
    }
}

/// The steps as text: `24/18 24/19`; those of one man joined, equal ones counted: `24/18/13`,
/// `24/18(2)`, `6/off`.
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(one) = self.steps[0] else {
            return Ok(());
        };
        write!(f, "{}/{}", one.from, one.to)?;
        match self.steps[1] {
            Some(two) if Landing::Point(two.from) == one.to && one.to != two.to => {
                write!(f, "/{}", two.to)
            }
            Some(two) if (two.from, two.to) == (one.from, one.to) => f.write_str("(2)"),
            Some(two) => write!(f, " {}/{}", two.from, two.to),
            None => Ok(()),
        }
    }
}

/// The plays of a throw and the numbers that none of them uses.
#[derive(Debug)]
pub(super) struct PossiblePlays {
    /// The plays, in every order of their steps; empty if no number can be played.
    pub(super) plays: Vec<Play>,
    /// The numbers that are not played, the larger first.
    pub(super) unplayed: Vec<Die>,
}

/// Returns the plays with the most numbers, of two numbers the larger (TC-2), and among them those
/// with the fewest exceeding numbers (TC-5). The last man off ends the play and leaves no number.
pub(super) fn possible(view: &View, dice: Dice) -> PossiblePlays {
    let search = Search::new(view);
    let [high, low] = [dice.high(), dice.low()];
    let orders: &[[Die; 2]] = match high == low {
        true => &[[high, low]],
        false => &[[high, low], [low, high]],
    };
    let whole: Vec<_> = orders
        .iter()
        .flat_map(|&order| search.whole(order))
        .collect();
    let whole = [whole, search.by_puissance(dice)].concat();
    if !whole.is_empty() {
        return PossiblePlays {
            plays: with_fewest_exceeding(&whole),
            unplayed: Vec::new(),
        };
    }
    for [number, other] in orders {
        let single = search.single(*number);
        if !single.is_empty() {
            let plays = with_fewest_exceeding(&single);
            return PossiblePlays {
                plays,
                unplayed: vec![*other],
            };
        }
    }
    PossiblePlays {
        plays: Vec::new(),
        unplayed: vec![high, low],
    }
}

fn with_fewest_exceeding(candidates: &[Candidate]) -> Vec<Play> {
    let fewest = candidates.iter().map(|candidate| candidate.exceeding).min();
    candidates
        .iter()
        .filter(|candidate| Some(candidate.exceeding) == fewest)
        .map(|candidate| candidate.play)
        .collect()
}

/// A play that may have too many exceeding numbers.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    play: Play,
    exceeding: u8,
}

/// A man moved by one number, wherever it comes.
#[derive(Debug, Clone, Copy)]
struct Move {
    from: u32,
    /// The point; 0 is off the board.
    to: u32,
    number: Die,
    /// The men after it.
    men: Men,
    /// Whether the number exceeds the way of the farthest man (TC-5).
    exceeds: bool,
}

impl Move {
    fn step(&self) -> PlayStep {
        PlayStep {
            from: point(self.from),
            number: self.number,
            to: match self.to {
                0 => Landing::Off,
                to => Landing::Point(point(to)),
            },
        }
    }
}

struct Search<'a> {
    view: &'a View,
    /// Points of jans that the other side can still fill (TC-4).
    closed: SlotSet,
}

impl<'a> Search<'a> {
    fn new(view: &'a View) -> Self {
        let if_fillable = |jan: Jan, points| match jan.can_be_filled(view.theirs) {
            true => points,
            false => 0,
        };
        let closed = if_fillable(Jan::Small, HOME) | if_fillable(Jan::Great, HOME << 6);
        Self { view, closed }
    }

    /// Returns every move by a number to a point without men of the other side, or off the board.
    fn moves(&self, men: Men, number: Die) -> impl Iterator<Item = Move> {
        let view = *self.view;
        let pips = u32::from(number.get());
        let occupied = men.occupied() & POINTS;
        let is_home = occupied & !HOME == 0;
        bits(occupied).filter_map(move |from| {
            let to = from.saturating_sub(pips);
            // TC-5: an exceeding number bears off the farthest man.
            let bears_off = is_home && (from == pips || occupied >> from == 1);
            let is_open = if to == 0 {
                bears_off
            } else {
                !view.is_blocked(to)
            };
            is_open.then(|| Move {
                from,
                to,
                number,
                men: stepped(men, deltas(pips), from),
                exceeds: from < pips,
            })
        })
    }

    /// Whether a man may stay where a move brings it.
    fn may_land(&self, to: u32) -> bool {
        to != OTHER_CORNER && self.closed >> to & 1 == 0
    }

    /// Whether a man may rest on a point on its way to another. It may rest in a great jan that the
    /// other side can still fill, if it goes on to its return jan (TC-4).
    fn may_rest(&self, on: u32, then: u32) -> bool {
        let passes = Jan::Return.contains(then) && !Jan::Return.contains(on);
        self.closed >> on & 1 == 0 || passes
    }

    /// Returns the plays of two numbers in this order; the last man off ends the play.
    fn whole(&self, [first, second]: [Die; 2]) -> Vec<Candidate> {
        let mut found = Vec::new();
        for one in self.moves(self.view.mine, first) {
            if one.men.all_off() {
                found.push(candidate(&[one]));
            }
            for two in self.moves(one.men, second) {
                let rests = two.from == one.to && self.may_rest(one.to, two.to);
                let is_legal = (rests || self.may_land(one.to)) && self.may_land(two.to);
                if is_legal && holds_no_single_corner(two.men) {
                    found.push(candidate(&[one, two]));
                }
            }
        }
        found
    }

    /// Returns the plays of one number.
    fn single(&self, number: Die) -> Vec<Candidate> {
        self.moves(self.view.mine, number)
            .filter(|one| self.may_land(one.to) && holds_no_single_corner(one.men))
            .map(|one| candidate(&[one]))
            .collect()
    }

    /// Returns the play that takes the own corner *by puissance*: both corners are empty, two men
    /// reach that of the other side, and no two men reach the own one (TC-3).
    fn by_puissance(&self, dice: Dice) -> Vec<Candidate> {
        let Self { view, .. } = self;
        let numbers = numbers(dice);
        let reach = |corner: u32| {
            let from = numbers.map(|number| corner + number);
            let needed = if dice.is_doublet() { 2 } else { 1 };
            let can_reach = from.iter().all(|&start| view.mine_on(start) >= needed);
            can_reach.then_some(from)
        };
        let is_empty = |corner| view.mine_on(corner) == 0 && !view.is_blocked(corner);
        let corners_are_empty = is_empty(CORNER) && is_empty(OTHER_CORNER);
        let Some(from) = reach(OTHER_CORNER).filter(|_| corners_are_empty) else {
            return Vec::new();
        };
        if reach(CORNER).is_some() {
            return Vec::new();
        }
        let mut men = view.mine;
        let moves = [(from[0], dice.high()), (from[1], dice.low())].map(|(from, number)| {
            men = men.with(from, men.count(from) - 1);
            men = men.with(CORNER, men.count(CORNER) + 1);
            Move {
                from,
                to: CORNER,
                number,
                men,
                exceeds: false,
            }
        });
        vec![candidate(&moves)]
    }
}

/// Whether the corner does not hold one man alone (TC-3).
fn holds_no_single_corner(men: Men) -> bool {
    men.count(CORNER) != 1
}

fn candidate(moves: &[Move]) -> Candidate {
    let mut steps = moves.iter().map(Move::step);
    Candidate {
        play: Play {
            steps: [steps.next(), steps.next()],
            men: moves.last().expect("a play has a move").men,
        },
        exceeding: moves.iter().filter(|one| one.exceeds).count() as u8,
    }
}
