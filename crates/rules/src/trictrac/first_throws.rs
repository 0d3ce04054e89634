//! Events of the first throws after a start (TC-6): *jans de départ*.

use super::event::ThrowEventKind;
use super::reach::numbers;
use super::view::{CORNER, OTHER_CORNER, START, View, point};
use crate::frame::bits;
use crate::men::{POINTS, SlotSet};
use crate::{Dice, Die};

/// The throw after a start in which six tables count.
const SIX_TABLES_THROW: u16 = 3;
/// The points 23 to 18.
const SIX_TABLES: SlotSet = 0b11_1111 << 18;

/// Returns the points of the only two men off the start, the higher first, if all others stand
/// there.
fn two_men(view: &View) -> Option<[u32; 2]> {
    if view.mine_on(START) != 13 {
        return None;
    }
    let others: Vec<u32> = bits(view.mine.occupied() & POINTS & !(1 << START)).collect();
    match others[..] {
        [higher, lower] => Some([higher, lower]),
        [both] if view.mine_on(both) == 2 => Some([both, both]),
        _ => None,
    }
}

/// Returns two tables: the only two men off the start reach the own corner by one number and the
/// other corner by the other.
pub(super) fn two_tables(view: &View, dice: Dice) -> Option<ThrowEventKind> {
    let [higher, lower] = two_men(view)?;
    let [large, small] = numbers(dice);
    [(higher, lower), (lower, higher)]
        .into_iter()
        .find(|&(own, other)| {
            let reaches =
                |to_own, to_other| own == CORNER + to_own && other == OTHER_CORNER + to_other;
            reaches(large, small) || reaches(small, large)
        })
        .map(|(own, other)| ThrowEventKind::TwoTables {
            from: [point(own), point(other)],
        })
}

/// Returns mezeas: an ace, thrown with the only two men off the start on the own corner.
pub(super) fn mezeas(view: &View, dice: Dice) -> Option<ThrowEventKind> {
    let is_mezeas = two_men(view) == Some([CORNER, CORNER]) && dice.low() == Die::One;
    is_mezeas.then_some(ThrowEventKind::Mezeas)
}

/// Returns six tables: in the third throw the men off the start stand alone on four of the points
/// 23 to 18, and men from the start reach the other two.
pub(super) fn six_tables(view: &View, dice: Dice, throw_number: u16) -> Option<ThrowEventKind> {
    if throw_number != SIX_TABLES_THROW {
        return None;
    }
    let reached = numbers(dice).map(|number| START - number);
    let gaps = reached.iter().fold(0, |set, gap| set | 1 << gap);
    let others = view.mine.occupied() & POINTS & !(1 << START);
    let is_complete = others & gaps == 0 && others | gaps == SIX_TABLES;
    let is_reached = view.mine_on(START) >= 2 && view.blocked & gaps == 0;
    (is_complete && is_reached && others & view.mine.doubled() == 0).then(|| {
        ThrowEventKind::SixTables {
            gaps: reached.map(point),
        }
    })
}
