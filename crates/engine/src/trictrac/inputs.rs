//! The inputs of the net: first those of the side to throw, then the same of the other side.
//!
//! | inputs of a side | number |
//! |---|---|
//! | each point: one man or more, two, three, and a quarter of the further men | 96 |
//! | a fifteenth of the men off; pips, divided by 360 | 2 |
//! | points towards the next hole, 0 to 11 | 12 |
//! | whether points are unbroken (*bredouille*) | 1 |
//! | holes that are needed, 1 to 12 | 12 |
//! | throws since the start: none, one, two, more | 4 |
//! | each jan: none to four men lacking, and a twelfth of those lacking | 18 |
//! | whether the small and the great jan can still be filled | 2 |
//! | the next throw, if the side threw now: mean points of both sides, chances | 8 |

use rosespring_rules::trictrac::{HOLE, HOLES};
use rosespring_rules::{Dice, Side};

use super::Standing;
use super::prospect::{Prospect, count};

const SIDE_INPUTS: usize = 155;
/// Number of inputs.
pub const INPUTS: usize = 2 * SIDE_INPUTS;

/// The points of a throw whose chances are inputs.
const LEVELS: [u32; 5] = [2, 4, 6, 8, 12];
/// The weights of all 21 throws together.
const ALL_THROWS: f32 = 36.0;

/// The inputs that are not zero: numbers and values.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Inputs {
    values: Vec<(u16, f32)>,
}

impl Inputs {
    /// Returns the inputs of a standing.
    #[must_use]
    pub fn new(standing: &Standing) -> Self {
        let mut inputs = Self::default();
        inputs.set(standing);
        inputs
    }

    /// Replaces these by the inputs of a standing.
    pub fn set(&mut self, standing: &Standing) {
        self.values.clear();
        let side = standing.to_throw;
        for (number, side) in [side, side.other()].into_iter().enumerate() {
            let next = number * SIDE_INPUTS;
            let mut writer = Writer { inputs: self, next };
            writer.side(standing, side);
            debug_assert_eq!(writer.next, next + SIDE_INPUTS);
        }
    }

    /// The numbers of the inputs that are not zero, with their values.
    #[must_use]
    pub fn values(&self) -> &[(u16, f32)] {
        &self.values
    }
}

struct Writer<'a> {
    inputs: &'a mut Inputs,
    next: usize,
}

impl Writer<'_> {
    fn value(&mut self, value: f32) {
        if value != 0.0 {
            self.inputs.values.push((self.next as u16, value));
        }
        self.next += 1;
    }

    fn flag(&mut self, holds: bool) {
        self.value(f32::from(u8::from(holds)));
    }

    /// Writes one of `len` inputs as 1, the others as 0; none if `index` is beyond them.
    fn one_of(&mut self, len: usize, index: usize) {
        if index < len {
            self.inputs.values.push(((self.next + index) as u16, 1.0));
        }
        self.next += len;
    }

    fn side(&mut self, standing: &Standing, side: Side) {
        let men = standing.board.men(side);
        let mut pips = 0;
        for point in 1..=24 {
            let men = count(men, point);
            pips += point * men;
            for enough in 1..=3 {
                self.flag(men >= enough);
            }
            self.value(men.saturating_sub(3) as f32 / 4.0);
        }
        self.value(f32::from(men.off()) / 15.0);
        self.value(pips as f32 / 360.0);
        let marks = &standing.marks;
        let points = marks.points(side);
        self.one_of(usize::from(HOLE), usize::from(points));
        self.flag(points > 0 && marks.is_bredouille(side));
        let needed = HOLES.saturating_sub(marks.holes(side)).max(1);
        self.one_of(usize::from(HOLES), usize::from(needed) - 1);
        self.one_of(4, usize::from(standing.throws_of(side).min(3)));
        let prospect = Prospect::new(&standing.board, side);
        for jan in prospect.jans() {
            self.one_of(5, jan.lacking as usize);
            self.value(jan.lacking as f32 / 12.0);
        }
        for may in prospect.may_fill() {
            self.flag(may);
        }
        self.throws(&prospect, u32::from(HOLE - points));
    }

    /// Writes what the next throw is worth.
    fn throws(&mut self, prospect: &Prospect, needed: u32) {
        let [mut own, mut other, mut holes] = [0; 3];
        let mut reached = [0; LEVELS.len()];
        for (dice, weight) in Dice::ALL_21 {
            let points = prospect.points(dice);
            let weight = u32::from(weight);
            own += weight * points.own;
            other += weight * points.other;
            holes += weight * u32::from(points.own >= needed);
            for (reached, level) in reached.iter_mut().zip(LEVELS) {
                *reached += weight * u32::from(points.own >= level);
            }
        }
        self.value(own as f32 / (8.0 * ALL_THROWS));
        self.value(other as f32 / (4.0 * ALL_THROWS));
        self.value(holes as f32 / ALL_THROWS);
        for reached in reached {
            self.value(reached as f32 / ALL_THROWS);
        }
    }
}
