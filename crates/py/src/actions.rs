//! Numbers of actions, as OpenSpiel needs them.
//!
//! A throw is 6 · (first − 1) + (second − 1), 0 to 35. A step is 6 · place + (number − 1), where
//! place 0 to 23 is point 1 to 24 of the mover, 24 the bar and 25 the hand. The last action ends a
//! stage early, or declines it (LA-3), where the rules allow it. Where a doublet is to be named,
//! the actions of the hand name it: 150 for 1-1 to 155 for 6-6.

use rosespring_rules::{Dice, Die, LegalSteps, Origin, Point, StageCursor, Step};

/// Number of actions of a player.
pub(crate) const ACTIONS: usize = STOP as usize + 1;
/// Number of throws of two dice, with their order.
pub(crate) const THROWS: usize = 36;
/// The action that ends a stage early, or declines it.
pub(crate) const STOP: u8 = 156;

const BAR: u8 = 24;
const HAND: u8 = 25;

/// Returns the number of a step.
pub(crate) const fn of_step(step: Step) -> u8 {
    let place = match step.from {
        Origin::Point(point) => point.get() - 1,
        Origin::Bar => BAR,
        Origin::Hand => HAND,
    };
    6 * place + step.number.get() - 1
}

/// Returns the step with a number; `None` from [`STOP`] on.
pub(crate) fn to_step(action: u8) -> Option<Step> {
    let from = match action / 6 {
        BAR => Origin::Bar,
        HAND => Origin::Hand,
        place => Origin::Point(Point::new(place + 1)?),
    };
    let number = Die::new(action % 6 + 1)?;
    Some(Step { from, number })
}

/// Returns the number of the action that names a doublet.
pub(crate) const fn of_name(number: Die) -> u8 {
    6 * HAND + number.get() - 1
}

/// Returns the number of the doublet that an action names; `None` if it names none.
pub(crate) fn to_name(action: u8) -> Option<Die> {
    let step = to_step(action)?;
    (step.from == Origin::Hand).then_some(step.number)
}

/// Returns the number of a throw.
pub(crate) const fn of_dice(dice: Dice) -> u8 {
    6 * (dice.first.get() - 1) + dice.second.get() - 1
}

/// Returns the throw with a number; `None` from 36 on.
pub(crate) fn to_dice(action: u8) -> Option<Dice> {
    Dice::from_numbers(action / 6 + 1, action % 6 + 1)
}

/// A set of actions of a player.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct ActionSet([u64; ACTIONS.div_ceil(64)]);

impl ActionSet {
    /// Returns the actions that play one of `steps`, and [`STOP`] if the stage may end before them.
    pub(crate) fn new(cursor: &StageCursor, steps: LegalSteps) -> Self {
        let mut set = Self::default();
        for (number, places) in steps.sources() {
            let mut left = places;
            while left != 0 {
                set.insert(6 * (left.trailing_zeros() as u8 - 1) + number.get() - 1);
                left &= left - 1;
            }
        }
        if cursor.may_stop() {
            set.insert(STOP);
        }
        set
    }

    /// Returns the actions that name a doublet.
    pub(crate) fn names() -> Self {
        let mut set = Self::default();
        for number in Die::ALL {
            set.insert(of_name(number));
        }
        set
    }

    fn insert(&mut self, action: u8) {
        self.0[usize::from(action / 64)] |= 1 << (action % 64);
    }

    pub(crate) fn contains(&self, action: i64) -> bool {
        (0..ACTIONS as i64).contains(&action)
            && self.0[(action / 64) as usize] & 1 << (action % 64) != 0
    }

    pub(crate) fn len(&self) -> usize {
        let counts = self.0.map(|word| word.count_ones() as usize);
        counts.iter().sum()
    }

    /// The actions, lowest first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u8> {
        (0_u8..).zip(self.0).flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                let left = std::num::NonZero::new(word)?;
                word &= word - 1;
                Some(64 * index + left.trailing_zeros() as u8)
            })
        })
    }
}
