//! Pinned men (PL-2) and mothers (PL-4).
//!
//! The counters of a side hold its free men. Its pinned men are 24 bits above them, where other
//! games count the men in hand: bit 103 + p for the point p. A pinned man is the only one of its
//! side on its point.
//!
//! Which points are open never changes during a stage, and neither does the set of the opponent's
//! lone men that are pinned as long as the mover stands on them. So the men of the opponent at any
//! moment follow from those of the mover alone, whatever the order of the steps.

use crate::frame::{Frame, State};
use crate::men::{HAND, POINTS, SlotSet};
use crate::{Board, Contact, Die, Men, Mother, Movement, Outcome, Rules, Side, Stage, WinKind};

/// The bit of a man that is pinned on point 1.
const FIRST_BIT: u32 = 4 * HAND;
/// The bits of the free men, those off among them.
const FREE: u128 = (1 << FIRST_BIT) - 1;
/// The point of the mother.
const START: SlotSet = 1 << 24;

impl Men {
    /// The points on which a man of this side is pinned, in games with pins.
    #[inline(always)]
    pub(crate) const fn pinned_set(self) -> SlotSet {
        ((self.0 >> FIRST_BIT) as SlotSet) << 1
    }

    /// The counters of the free men, without the pinned ones.
    #[inline(always)]
    pub(crate) const fn free(self) -> Self {
        Self(self.0 & FREE)
    }

    /// These free men, and one pinned man more on each point of `pinned`.
    #[inline]
    pub(crate) const fn with_pinned(self, pinned: SlotSet) -> Self {
        Self(self.0 | ((pinned & POINTS) as u128 >> 1) << FIRST_BIT)
    }
}

impl Contact {
    /// Whether lone men are pinned.
    #[inline(always)]
    pub(crate) const fn is_pin(self) -> bool {
        matches!(self, Self::BlotIsPinned)
    }
}

/// The lowest bits of the counters of the slots of a set.
#[inline]
const fn lows(set: SlotSet) -> u128 {
    half_lows(set & 0xFFFF) as u128 | (half_lows(set >> 16) as u128) << 64
}

#[inline]
const fn half_lows(set: SlotSet) -> u64 {
    let bits = set as u64;
    let bytes = (bits | bits << 24) & 0x0000_00FF_0000_00FF;
    let fours = (bytes | bytes << 12) & 0x000F_000F_000F_000F;
    let pairs = (fours | fours << 6) & 0x0303_0303_0303_0303;
    (pairs | pairs << 3) & 0x1111_1111_1111_1111
}

/// The points, in the mover's numbering, that the pinned men of the mover close: a man of the
/// opponent stands on each.
#[inline(always)]
pub(crate) const fn closed_over(rules: &Rules, mine: Men) -> SlotSet {
    match rules.contact {
        Contact::BlotIsPinned => mine.pinned_set(),
        Contact::OneManBlocks | Contact::BlotIsHit => 0,
    }
}

/// Whether a man of the mover certainly has a step by `number` to a point.
#[inline]
pub(crate) fn surely_steps(rules: &Rules, mine: Men, theirs: Men, number: u32) -> bool {
    let closed = rules.movement.facing_set(theirs.doubled()) | mine.pinned_set();
    mine.occupied() & (POINTS & !closed) << number & POINTS != 0
}

/// The points, in the mover's numbering, with a lone man of the opponent that is pinned while the
/// mover stands there: those that are free and pin nobody, and those that are pinned.
#[inline]
pub(crate) fn lone(movement: Movement, mine: Men, theirs: Men) -> SlotSet {
    let free = theirs.occupied() & !theirs.doubled();
    movement.facing_set(free) & !mine.pinned_set() | movement.facing_set(theirs.pinned_set())
}

/// The opponent's men while the mover stands on `occupied`.
#[inline]
pub(crate) fn theirs_under(
    movement: Movement,
    lone: SlotSet,
    theirs: Men,
    occupied: SlotSet,
) -> Men {
    let pinned = movement.facing_set(lone & occupied);
    let before = theirs.pinned_set();
    if pinned == before {
        return theirs;
    }
    let all_free = theirs.free().0.wrapping_add(lows(before));
    Men(all_free.wrapping_sub(lows(pinned))).with_pinned(pinned)
}

/// Whether the mothers may decide the game during the stage. `false` is certain.
#[inline]
pub(crate) fn may_decide(frame: &Frame<'_>, state: &State, stage: Stage) -> bool {
    let facing = frame.rules.movement.facing_set(START);
    if frame.lone & facing == 0 || frame.rules.mother == Mother::None {
        return false;
    }
    let (waiting, steps) = (state.mine.count(24), stage.len());
    if state.theirs.pinned_set() & START != 0 {
        // The own start must be emptied.
        return waiting <= steps;
    }
    // One step pins the mother, the others empty the own start.
    waiting < steps && state.occupied & before(facing.trailing_zeros(), stage) != 0
}

/// The slots from which a man may reach `target` during a stage.
fn before(target: u32, stage: Stage) -> SlotSet {
    let reach = match stage {
        Stage::Pair { high, low } => {
            let (high, low) = (high.get(), low.get());
            1 << high | 1 << low | 1 << (high + low)
        }
        Stage::Run { number, left, .. } => {
            (1..=left.get()).fold(0_u64, |set, steps| set | 1 << (steps * number.get()))
        }
        Stage::Three(three) => {
            let [high, middle, low] = three.numbers().map(Die::get);
            let two = 1 << (high + middle) | 1 << (high + low) | 1 << (middle + low);
            1 << high | 1 << middle | 1 << low | two | 1 << (high + middle + low)
        }
    };
    (reach << target) as SlotSet & POINTS
}

/// The outcome after a step of `mover`, if the mothers decide the game (PL-4, PL-5).
#[inline]
pub(crate) fn decided(rules: &Rules, board: &Board, mover: Side) -> Option<Outcome> {
    if rules.mother == Mother::None || !rules.contact.is_pin() {
        return None;
    }
    let (mine, theirs) = (board.men(mover), board.men(mover.other()));
    decided_by(rules, mine, theirs).map(|tie| match tie {
        Some(each) => Outcome::Tied { each },
        None => Outcome::Won {
            winner: mover,
            kind: WinKind::Mother,
        },
    })
}

/// Whether the mothers decide the game: `Some(None)` for a win of the side with `mine`, or the
/// units that a tie brings to each side.
#[inline]
pub(crate) fn decided_by(rules: &Rules, mine: Men, theirs: Men) -> Option<Option<u8>> {
    if theirs.pinned_set() & START == 0 {
        return None;
    }
    match rules.mother {
        Mother::None => None,
        mother if mine.pinned_set() & START != 0 => Some(Some(mother.tie_units())),
        _ => (mine.count(24) == 0).then_some(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Movement;

    #[test]
    fn a_pinned_man_is_a_bit_above_the_counters() {
        let theirs = Men::from_points(&[(24, 1), (20, 1), (13, 12), (1, 1)]).unwrap();
        let mine = Men::from_points(&[(24, 13), (5, 1), (1, 1)]).unwrap();
        let lone = lone(Movement::Contrary, mine, theirs);

        assert_eq!(lone, 1 << 1 | 1 << 5 | 1 << 24);
        let pinned = theirs_under(Movement::Contrary, lone, theirs, mine.occupied());
        assert_eq!(pinned.pinned_set(), 1 << 24 | 1 << 20 | 1 << 1);
        assert_eq!(pinned.free(), Men::from_points(&[(13, 12)]).unwrap());
        let freed = theirs_under(Movement::Contrary, lone, pinned, 0);
        assert_eq!(freed, theirs);
    }

    #[test]
    fn every_slot_has_its_lowest_bit() {
        for slot in 0..=24 {
            assert_eq!(lows(1 << slot), 1 << (4 * slot));
        }
    }
}
