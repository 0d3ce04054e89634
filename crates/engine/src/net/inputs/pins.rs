//! The further rows of inputs version 3, for games in which men are pinned.
//!
//! After the rows of version 2 come [`PIN_SIDE_ROWS`] rows about the actor, as many about the other
//! side, then [`MOTHERS_ROWS`] about both. Each set of six points is one row of 64.
//!
//! | rows of a side | offset | rows | one for each |
//! |---|---:|---:|---|
//! | pinned | 0 | 4 × 64 | set of own pinned men on 1 to 6, 7 to 12, 13 to 18, 19 to 24 |
//! | lone | 256 | 3 × 64 | set of lone men that can be pinned on 7 to 12, 13 to 18, 19 to 24 |
//!
//! A lone man can be pinned as long as a man of the other side that is not pinned has the point
//! before it. The lone men at home are a row of version 2 (`blots`).
//!
//! | rows of both | rows | one for each |
//! |---|---:|---|
//! | mothers | 4 × 4 | how each side stands on its 24: nobody, one man, a pinned man, more men |

use rosespring_rules::Movement;

use super::{POINTS, SECOND_ROWS, SideView};

/// Number of rows about the pins of one side, since version 3.
pub const PIN_SIDE_ROWS: usize = LONE + 3 * SET;
/// Number of rows about the mothers of both sides, since version 3.
pub const MOTHERS_ROWS: usize = 16;
/// Number of slots about the pins of one side.
pub(super) const PIN_SLOTS: usize = 7;

/// The rows of a set of six points.
const SET: usize = 64;
// The offsets among the rows of a side.
const PINNED: usize = 0;
const LONE: usize = PINNED + 4 * SET;
/// The number of the first row about both mothers.
pub(super) const MOTHERS: usize = SECOND_ROWS + 2 * PIN_SIDE_ROWS;

/// The first rows of each kind among the rows of a side, in the order of their slots.
pub(super) const PIN_KINDS: [usize; PIN_SLOTS] = {
    let mut kinds = [PINNED; PIN_SLOTS];
    let mut number = 1;
    while number < PIN_SLOTS {
        kinds[number] = kinds[number - 1] + SET;
        number += 1;
    }
    kinds
};

const _: () = assert!(PIN_KINDS[4] == LONE);

/// The start point of a side, where its mother stands.
const START: u32 = 1 << 24;

/// Fills the slots of one side.
// A copy for each side would make the module of WebAssembly larger.
#[cfg_attr(target_arch = "wasm32", inline(never))]
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(super) fn look_at_pins(
    movement: Movement,
    own: &SideView,
    other: &SideView,
    base: usize,
    slots: &mut [u16],
) {
    let lone = own.in_reach(other, movement);
    // The sets of six in the order of their slots, which is that of their rows.
    let sets = u64::from(own.pinned >> 1) | u64::from(lone >> 7) << 24;
    for (number, slot) in slots.iter_mut().enumerate() {
        *slot = (base + SET * number) as u16 + (sets >> (6 * number)) as u16 % SET as u16;
    }
}

/// Returns the row about the mothers of both sides, the actor's first.
#[inline(always)]
pub(super) fn mothers(sides: &[SideView; 2]) -> u16 {
    let [own, other] = sides.each_ref().map(SideView::mother);
    (MOTHERS + 4 * own + other) as u16
}

impl SideView {
    /// Returns the lone men that a man of the other side has before it.
    #[inline(always)]
    fn in_reach(&self, other: &Self, movement: Movement) -> u32 {
        // In the numbering of the other side: the points below its rearmost free man.
        let before = ((1_u32 << other.rearmost()) - 1) & POINTS;
        self.blots & movement.facing_set(before)
    }

    /// Returns how the side stands on its start point: 0 without a man there, 1 with one that is
    /// free, 2 with one that is pinned, 3 with more men.
    #[inline(always)]
    const fn mother(&self) -> usize {
        if self.pinned & START != 0 {
            return 2;
        }
        let men = (self.counters >> 64) as u64 >> (4 * (24 - 16)) & 15;
        if men > 1 { 3 } else { men as usize }
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Ends, PRESETS, Point, Position, Rules, Side};

    use super::super::{Active, InputVersion, is_empty};
    use crate::walk::random_game_with;

    /// Returns the rows of version 3 after those of version 2, read off the board point by point.
    fn expected(position: &Position, actor: Side) -> Vec<u16> {
        let rules = position.rules();
        let point = |number: u8| Point::new(number).unwrap();
        let is_pinned = |side: Side, number: u8| {
            let men = position.men(side);
            men.standing(rules, point(number)) > men.on(point(number))
        };
        let can_be_pinned = |side: Side, number: u8| {
            let (own, other) = (position.men(side), position.men(side.other()));
            let facing = rules.movement.facing(point(number)).get();
            own.on(point(number)) == 1
                && !is_pinned(side.other(), facing)
                && (facing + 1..=24).any(|behind| other.on(point(behind)) > 0)
        };
        let set = |first: u8, holds: &dyn Fn(u8) -> bool| -> usize {
            (0..6)
                .filter(|&place| holds(first + place))
                .map(|place| 1 << place)
                .sum()
        };
        let mut rows = Vec::new();
        let mut mothers = Vec::new();
        for (base, side) in [(2696, actor), (2696 + 448, actor.other())] {
            let sixes = [1, 7, 13, 19];
            for (number, first) in sixes.into_iter().enumerate() {
                rows.push(base + 64 * number + set(first, &|point| is_pinned(side, point)));
            }
            for (number, first) in sixes.into_iter().skip(1).enumerate() {
                let lone = set(first, &|point| can_be_pinned(side, point));
                rows.push(base + 256 + 64 * number + lone);
            }
            let men = position.men(side).on(point(24));
            mothers.push(match (is_pinned(side, 24), men) {
                (true, _) => 2,
                (false, 0 | 1) => usize::from(men),
                (false, _) => 3,
            });
        }
        rows.push(2696 + 2 * 448 + 4 * mothers[0] + mothers[1]);
        rows.into_iter().map(|row| row as u16).collect()
    }

    #[test]
    fn the_rows_of_pins_follow_the_board() {
        let mut ends = Ends::new();
        let (mut second, mut third) = (Active::default(), Active::default());
        let (mut pins, mut lone, mut found) = (0, 0, Vec::new());
        let games = PRESETS.iter().filter(|preset| preset.rules.has_pins());
        for (seed, preset) in games.enumerate() {
            let mut rng = fastrand::Rng::with_seed(seed as u64);
            random_game_with(preset.rules, &mut rng, &mut ends, |position| {
                let actor = third.look(InputVersion::Three, position);
                second.look(InputVersion::Two, position);
                let (mut expected, all) = (expected(position, actor), second.rows());
                pins += expected[..4]
                    .iter()
                    .filter(|&&row| (row - 2696) % 64 != 0)
                    .count();
                lone += expected[4..7]
                    .iter()
                    .filter(|&&row| (row - 2696) % 64 != 0)
                    .count();
                found.extend(expected.last().copied());
                expected.splice(0..0, all);
                assert_eq!(third.rows().collect::<Vec<_>>(), expected, "{position}");
                assert!(expected.iter().all(|&row| !is_empty(row)));
            });
        }
        found.sort_unstable();
        found.dedup();
        assert!(
            pins > 50 && lone > 50,
            "{pins} sets of pinned men, {lone} of lone ones"
        );
        assert!(found.len() >= 8, "mothers stand in {} ways", found.len());
    }

    #[test]
    fn a_game_without_pins_keeps_its_inputs() {
        for preset in PRESETS {
            let is_pinning = preset.rules.has_pins();
            let version = if is_pinning {
                InputVersion::Three
            } else {
                InputVersion::Two
            };
            assert_eq!(InputVersion::of(&preset.rules), version, "{}", preset.name);
        }
        assert_eq!(
            InputVersion::of(&Rules::preset("plakoto").unwrap()),
            InputVersion::Three
        );
    }
}
