//! Hits: men and the corner of the other side that the thrower could reach (TC-6). Nobody is taken.

use super::event::ThrowEventKind;
use super::reach::{numbers, reach};
use super::view::{CORNER, OTHER_CORNER, View, point};
use crate::Dice;

/// Returns the hits of lone men, true and false, from the lowest point up. Any man may hit, those
/// of the corner too.
pub(super) fn hits(view: &View, dice: Dice) -> Vec<ThrowEventKind> {
    let hit = |target| {
        let at = point(target);
        let reach = reach(view, dice, target);
        match (reach.ways, reach.stopped) {
            (ways, Some(from)) if ways.is_empty() => Some(ThrowEventKind::FalseHit { at, from }),
            (ways, _) if ways.is_empty() => None,
            (ways, _) => Some(ThrowEventKind::Hit { at, ways }),
        }
    };
    view.lone().filter_map(hit).collect()
}

/// Returns the hit of the other side's corner: the thrower holds the own corner, the other side
/// not, and two men reach it beside the two that hold the own corner.
pub(super) fn corner_hit(view: &View, dice: Dice) -> Option<ThrowEventKind> {
    if !view.holds_corner() || view.is_blocked(OTHER_CORNER) {
        return None;
    }
    let from = numbers(dice).map(|number| OTHER_CORNER + number);
    let needed = |start| from.iter().filter(|&&other| other == start).count() as u8;
    let staying = |start| if start == CORNER { 2 } else { 0 };
    let has_men = |&start: &u32| view.mine_on(start) >= needed(start) + staying(start);
    from.iter().all(has_men).then(|| ThrowEventKind::HitCorner {
        from: from.map(point),
    })
}
