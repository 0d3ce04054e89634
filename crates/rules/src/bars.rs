//! Ends in which no stage may stop (C-8), and men that may not move yet (FE-2, JA-3).

use crate::frame::{bits_up, step_sources};
use crate::men::{POINT_LOWS, POINTS, SlotSet};
use crate::{Bars, Lock, Men, Primes, Rules};

/// Whether a stage may end in a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It may.
    Allowed,
    /// Only if every play ends so (FE-5).
    LastResort,
    /// It may not (FE-3, JA-4, NA-4, TW-7).
    Barred,
}

/// The far table of a side, points 24..=19.
const FAR: SlotSet = 0x01F8_0000;
/// Six consecutive points, from point 0.
const SIX: SlotSet = 0x3F;
/// The points 2 and 1 (JA-4).
const LAST_POINTS: SlotSet = 0b110;

/// Judges the end in which the mover holds the points `held`.
pub(crate) fn judge(rules: &Rules, held: SlotSet, theirs: Men) -> Verdict {
    let tables = rules.bars.tables;
    let most = |table: SlotSet, limit: u8| (held & table).count_ones() <= u32::from(limit);
    if !most(FAR, tables.own()) || !most(rules.movement.facing_set(FAR), tables.opposite()) {
        return Verdict::Barred;
    }
    let facing = rules.movement.facing_set(held);
    match rules.bars.primes {
        Primes::OpenOnePoint if is_before_one_point(facing, theirs) => Verdict::LastResort,
        Primes::OpenStuck if leaves_no_step(rules, facing, theirs) => Verdict::LastResort,
        Primes::BlockAtEnd | Primes::BlockAtStep if blocks(facing, theirs) => Verdict::Barred,
        Primes::LastPointsFirst if held & LAST_POINTS != LAST_POINTS && has_six(facing) => {
            Verdict::Barred
        }
        _ => Verdict::Allowed,
    }
}

/// Whether the six of the points `facing` the opponent, in its own numbering, are right before the
/// one point on which all its men stand (FE-5).
fn is_before_one_point(facing: SlotSet, theirs: Men) -> bool {
    let men = theirs.occupied();
    let point = men.trailing_zeros();
    men.is_power_of_two() && point > 6 && facing >> (point - 6) & SIX == SIX
}

/// Whether the points `facing` the opponent, in its own numbering, leave it no step (FE-5).
fn leaves_no_step(rules: &Rules, facing: SlotSet, theirs: Men) -> bool {
    let men = theirs.occupied();
    let locked = is_locked(rules, theirs);
    let stuck = |number| {
        let steps = step_sources(rules, POINTS & !facing, theirs, men, number);
        steps & movable(locked, men) == 0
    };
    men != 0 && (1..=6).all(stuck)
}

/// Whether six consecutive points, of those `facing` the opponent in its own numbering, have no man
/// of the opponent before them and none is off (NA-4).
fn blocks(facing: SlotSet, theirs: Men) -> bool {
    let runs = lowest_of_six(facing);
    let lowest = runs & runs.wrapping_neg();
    runs != 0 && theirs.off() == 0 && theirs.occupied() & lowest.wrapping_sub(1) & POINTS == 0
}

/// The lowest points of all six consecutive points of `facing`, in its numbering.
fn lowest_of_six(facing: SlotSet) -> SlotSet {
    let pairs = facing & facing >> 1;
    pairs & pairs >> 2 & pairs >> 4
}

fn has_six(facing: SlotSet) -> bool {
    lowest_of_six(facing) != 0
}

/// Whether an end after at most `steps` steps of the side with `mine` may be one that is not
/// [`Verdict::Allowed`]. `false` is certain.
pub(crate) fn may_bar(rules: &Rules, mine: Men, theirs: Men, steps: u32) -> bool {
    if rules.bars == Bars::NONE {
        return false;
    }
    let held = mine.occupied();
    let tables = rules.bars.tables;
    let near = |table: SlotSet, limit: u8| {
        limit < 6 && (held & table).count_ones() + steps > u32::from(limit)
    };
    if near(FAR, tables.own()) && far_men(mine) > tables.own()
        || near(rules.movement.facing_set(FAR), tables.opposite())
    {
        return true;
    }
    let facing = rules.movement.facing_set(held);
    match rules.bars.primes {
        Primes::Free => false,
        Primes::OpenOnePoint => {
            theirs.occupied().is_power_of_two() && may_leave_no_step(facing, theirs, steps)
        }
        Primes::OpenStuck => may_leave_no_step(facing, theirs, steps),
        Primes::BlockAtEnd | Primes::BlockAtStep => may_block(facing, theirs, steps),
        Primes::LastPointsFirst => may_have_six(facing, steps),
    }
}

/// The men on the points 24..=19.
fn far_men(men: Men) -> u8 {
    // The six counters are added in the highest of them; fifteen men fit.
    let counters = (men.0 >> (4 * 19)) as u32 & 0x00FF_FFFF;
    (counters.wrapping_mul(0x0011_1111) >> 20) as u8 & 15
}

/// Whether the points before the opponent's foremost man may all be held after `steps` steps.
fn may_leave_no_step(facing: SlotSet, theirs: Men, steps: u32) -> bool {
    let men = theirs.occupied();
    if men == 0 {
        return false;
    }
    let foremost = men.trailing_zeros();
    let before = (foremost - 1).min(6);
    let held = facing >> (foremost - before) & ((1 << before) - 1);
    held.count_ones() + steps >= before
}

fn may_block(facing: SlotSet, theirs: Men, steps: u32) -> bool {
    let men = theirs.occupied();
    let foremost = men & men.wrapping_neg();
    let starts = foremost.wrapping_sub(1) & 0x000F_FFFE;
    theirs.off() == 0
        && bits_up(starts).any(|lowest| {
            men & SIX << lowest == 0 && (facing >> lowest & SIX).count_ones() + steps >= 6
        })
}

/// Whether six consecutive points of the opponent's numbering may all be held after `steps` steps.
fn may_have_six(facing: SlotSet, steps: u32) -> bool {
    (1..=19).any(|lowest| (facing >> lowest & SIX).count_ones() + steps >= 6)
}

/// Whether only the foremost man of the side with `mine` may move (FE-2, JA-3), or none at all
/// (DU-1).
#[inline]
pub(crate) fn is_locked(rules: &Rules, mine: Men) -> bool {
    match rules.lock {
        Lock::FirstMan(point) => {
            let passed = POINT_LOWS & ((16_u128 << (4 * point.get())) - 1);
            mine.off() == 0 && mine.any_lows() & passed == 0
        }
        Lock::None | Lock::Head(_) => false,
        Lock::Laid(_) => true,
    }
}

/// The places of `held` from which a man may move: only the foremost one under the lock (FE-2).
#[inline]
pub(crate) fn movable(locked: bool, held: SlotSet) -> SlotSet {
    if locked {
        held & held.wrapping_neg()
    } else {
        held
    }
}
