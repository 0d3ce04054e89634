//! The mover's view of a stage: the open points and the legal steps.
//!
//! Everything here is in the mover's numbering. Opposing points that are closed stay closed for
//! a whole stage; blots may be hit on the way.

use crate::bars::{self, Verdict};
use crate::games::tawula;
use crate::laid;
use crate::men::{BAR, BAR_SET, HAND, HAND_SET, HOME, OUTSIDE, POINT_LOWS, POINTS, SlotSet};
use crate::pins;
use crate::{
    Bars, Board, Compulsion, Contact, Die, FreePoint, HitAndRun, Lock, Men, Primes, Rules, Scoring,
    Side, Stacking,
};

/// A board from the mover's side, with the sets that steps change beside the counters.
#[derive(Debug, Clone, Copy)]
pub(crate) struct State {
    pub(crate) mine: Men,
    pub(crate) theirs: Men,
    /// Slots that hold men of the mover.
    pub(crate) occupied: SlotSet,
    /// Points with a single opposing man, where men are hit; empty under other rules.
    pub(crate) blots: SlotSet,
    /// Points on which the mover hit in this stage and keeps a man (TL-2); empty under other rules.
    pub(crate) held: SlotSet,
}

impl State {
    /// Whether both have the same men; what is held may differ.
    #[inline]
    pub(crate) fn has_men_of(&self, other: &Self) -> bool {
        (self.mine, self.theirs) == (other.mine, other.theirs)
    }
}

/// The most steps of a stage of men that move.
const STEPS_MAX: u32 = 4;

impl Rules {
    /// Whether some men may be locked at first, or ends may be barred (C-8).
    #[inline]
    fn is_blocking(&self) -> bool {
        self.lock != Lock::None || self.bars != Bars::NONE
    }
}

/// The part of the view that does not change during a stage.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) mover: Side,
    /// How much of the stage must be played.
    pub(crate) compulsion: Compulsion,
    /// Points that the opponent does not block.
    pub(crate) open: SlotSet,
    /// Points with a lone man of the opponent that is pinned while the mover stands there (PL-2);
    /// empty under other rules.
    pub(crate) lone: SlotSet,
    /// Whether the opponent was shut out when the stage began (TW-7).
    shut_out_before: bool,
    /// Whether only the foremost man may move at first (FE-2), or nobody moves at all (DU-1).
    pub(crate) locked: bool,
    /// Whether each number lays or bears a man of one's choice (DU-4).
    pub(crate) of_choice: bool,
    /// Whether some play of the stage may be barred (C-8).
    pub(crate) may_bar: bool,
    /// The number to add to the mover's counters so that the men who stay on 24 stand there again
    /// ([`Frame::keep_head`]).
    head: u128,
}

/// `STEP[number - 1][slot]`: the number to add to a side's counters to move a man from `slot`.
/// Hand steps are made by [`step_delta`]'s caller with the entry base in mind.
static STEP: [Deltas; 6] = step_deltas();

/// The number to add to a side's counters to move a man by one number, for each slot. 32 entries,
/// so that a slot of five bits needs no bounds check.
pub(crate) type Deltas = [u128; 32];

const fn step_deltas() -> [Deltas; 6] {
    let mut table = [[0; 32]; 6];
    let mut number = 1_usize;
    while number <= 6 {
        let mut slot = 1_usize;
        while slot <= 25 {
            let target = slot.saturating_sub(number);
            table[number - 1][slot] = (1u128 << (4 * target)).wrapping_sub(1 << (4 * slot));
            slot += 1;
        }
        number += 1;
    }
    table
}

/// The deltas of one number, 1..=6.
#[inline]
pub(crate) fn deltas(number: u32) -> &'static Deltas {
    &STEP[number as usize - 1]
}

/// The counters after a man moved from `slot` (no hand).
#[inline]
pub(crate) fn stepped(mine: Men, deltas: &Deltas, slot: u32) -> Men {
    Men(mine.0.wrapping_add(deltas[slot as usize & 31]))
}

/// Whether `mover` certainly has a step by `number`. This cheap test of the men on the points saves
/// most stages a whole [`Frame`]. `false` means unknown.
#[inline]
pub(crate) fn surely_steps(rules: &Rules, board: &Board, mover: Side, number: Die) -> bool {
    let (mine, theirs) = (board.men(mover), board.men(mover.other()));
    if rules.contact.is_pin() {
        return pins::surely_steps(rules, mine, theirs, u32::from(number.get()));
    }
    if rules.stacking != Stacking::Free || mine.0 >> (4 * BAR) != 0 {
        return false;
    }
    if rules.is_blocking()
        && (bars::is_locked(rules, mine) || bars::may_bar(rules, mine, theirs, 1))
    {
        return false;
    }
    let closed = match rules.contact {
        Contact::OneManBlocks => theirs.any_lows(),
        Contact::BlotIsHit | Contact::BlotIsPinned => theirs.doubled_lows(),
    };
    let shift = 4 * u32::from(number.get());
    let reach = (POINT_LOWS & !rules.movement.facing_lows(closed)) << shift;
    mine.any_lows() & reach != 0
}

impl<'a> Frame<'a> {
    #[inline]
    pub(crate) fn new(rules: &'a Rules, board: &Board, mover: Side) -> (Self, State) {
        let (mine, theirs) = (board.men(mover), board.men(mover.other()));
        let closed = rules.contact.holds(theirs);
        let blots = match rules.contact {
            Contact::OneManBlocks | Contact::BlotIsPinned => 0,
            Contact::BlotIsHit => rules.movement.facing_set(theirs.occupied() & !closed),
        };
        let lone = match rules.contact.is_pin() {
            true => pins::lone(rules.movement, mine, theirs),
            false => 0,
        };
        let mut frame = Self {
            rules,
            mover,
            compulsion: rules.compulsion,
            open: POINTS & !rules.movement.facing_set(closed) & !pins::closed_over(rules, mine),
            lone,
            shut_out_before: false,
            locked: false,
            of_choice: false,
            may_bar: false,
            head: 0,
        };
        let state = State {
            mine,
            theirs,
            occupied: mine.occupied(),
            blots,
            held: 0,
        };
        frame.shut_out_before = frame.guards_free_point() && frame.shuts_out(&state);
        if rules.is_blocking() {
            frame.locked = bars::is_locked(rules, mine);
            frame.may_bar = bars::may_bar(rules, mine, theirs, STEPS_MAX);
        }
        (frame, state)
    }

    /// The same view, if no man of the opponent could be pinned or freed.
    #[inline]
    pub(crate) const fn without_pins(&self) -> Self {
        Self { lone: 0, ..*self }
    }

    /// Lets `most` men leave 24 in a stage that began with `men` of them there (NA-2). The others
    /// wait in the hand, whose men keep a side from bearing off and are moved by no step of games
    /// that enter none.
    pub(crate) fn keep_head(&mut self, state: &mut State, men: u8, most: u8) {
        let staying = u128::from(men.saturating_sub(most));
        self.head = staying.wrapping_mul((1_u128 << (4 * 24)).wrapping_sub(1 << (4 * HAND)));
        state.mine = Men(state.mine.0.wrapping_sub(self.head));
        state.occupied = state.mine.occupied();
    }

    /// The slots from which a step by `number` is legal by itself, without regard to compulsion.
    #[inline]
    pub(crate) fn sources(&self, state: &State, number: u32) -> SlotSet {
        let sources = step_sources(self.rules, self.open, state.mine, state.occupied, number);
        let sources = sources & !self.last_holders(state);
        if self.locked || self.checks_steps() {
            return self.allowed_sources(state, number, sources);
        }
        sources
    }

    /// The part of `sources` that the first man (FE-2) and a block seen at every step (NA-4) leave;
    /// where nobody moves, the men that may be laid down or borne off (DU-2).
    fn allowed_sources(&self, state: &State, number: u32, sources: SlotSet) -> SlotSet {
        if self.rules.lays_down() {
            return laid::sources(state.occupied, number, self.of_choice);
        }
        let locked = self.locked && bars::is_locked(self.rules, state.mine);
        let sources = sources & bars::movable(locked, state.occupied);
        if !self.checks_steps() {
            return sources;
        }
        let allowed =
            |&slot: &u32| self.verdict(&self.step(state, number, slot)) == Verdict::Allowed;
        bits_up(sources)
            .filter(allowed)
            .fold(0, |set, slot| set | 1 << slot)
    }

    /// Whether a step into a barred state is illegal (NA-4).
    #[inline]
    pub(crate) fn checks_steps(&self) -> bool {
        self.may_bar && self.rules.bars.primes == Primes::BlockAtStep
    }

    /// The points that the last man may not leave, because a man hit there (TL-2).
    #[inline]
    pub(crate) fn last_holders(&self, state: &State) -> SlotSet {
        match state.held {
            0 => 0,
            held => held & !state.mine.doubled(),
        }
    }

    /// Whether a man may hit in this stage and then has to stay, so that the legal steps depend on
    /// more than the men (TL-2).
    #[inline]
    pub(crate) fn may_hold(&self, state: &State) -> bool {
        self.rules.hit_and_run == HitAndRun::NotAtHome && state.blots & HOME != 0
    }

    /// [`Self::sources`] where any number of men may stand on a point and none is in hand.
    #[inline]
    pub(crate) fn free_sources(&self, occupied: SlotSet, number: u32) -> SlotSet {
        free_sources(self.open, occupied, number)
    }

    /// The points by which a man goes on with `number`: from standing to lying and from lying to
    /// off it is always the same number (DU-1).
    #[inline]
    pub(crate) const fn pips(&self, number: Die) -> u32 {
        match self.rules.lays_down() {
            true => laid::PIPS,
            false => number.get() as u32,
        }
    }

    /// The slot that a man reaches from `slot` by `number`; 0 is off.
    #[inline]
    pub(crate) fn target(&self, slot: u32, number: u32) -> u32 {
        if slot == HAND {
            entry_slot(self.rules, number)
        } else {
            slot.saturating_sub(number)
        }
    }

    /// Plays one step that [`Self::sources`] allows.
    #[inline]
    pub(crate) fn step(&self, state: &State, number: u32, slot: u32) -> State {
        let target = self.target(slot, number);
        let mine = if slot == HAND {
            Men(state
                .mine
                .0
                .wrapping_add(1 << (4 * target))
                .wrapping_sub(1 << (4 * HAND)))
        } else {
            stepped(state.mine, deltas(number), slot)
        };
        let emptied = if mine.count(slot) == 0 { 1 << slot } else { 0 };
        let landed = (1 << target) & !1;
        let occupied = state.occupied & !emptied | landed;
        let (theirs, blots) = match self.lone {
            0 => self.hit(state.theirs, state.blots, target),
            lone => {
                let movement = self.rules.movement;
                let theirs = pins::theirs_under(movement, lone, state.theirs, occupied);
                (theirs, state.blots)
            }
        };
        let held = match self.rules.hit_and_run {
            HitAndRun::Free => 0,
            HitAndRun::NotAtHome => state.held | (state.blots & !blots & HOME),
        };
        State {
            mine,
            theirs,
            occupied,
            blots,
            held,
        }
    }

    /// The opponent's men after a man landed on `target`.
    #[inline]
    pub(crate) fn hit(&self, theirs: Men, blots: SlotSet, target: u32) -> (Men, SlotSet) {
        if blots & (1 << target) == 0 {
            return (theirs, blots);
        }
        let hit = theirs.0.wrapping_add(self.rules.movement.hit_delta(target));
        (Men(hit), blots & !(1 << target))
    }

    /// Whether a play may end here (C-8, TW-7).
    pub(crate) fn verdict(&self, state: &State) -> Verdict {
        if self.may_bar {
            // Men of the head that stay wait in the hand.
            let held = state.occupied | (state.occupied & HAND_SET) >> (HAND - 24);
            return bars::judge(self.rules, held & POINTS, state.theirs);
        }
        match self.may_bar_steps() && self.shuts_out(state) {
            true => Verdict::Barred,
            false => Verdict::Allowed,
        }
    }

    /// Whether a stage may end on `board` (C-8).
    pub(crate) fn allows(&self, board: &Board) -> bool {
        let (mine, theirs) = (board.men(self.mover), board.men(self.mover.other()));
        bars::judge(self.rules, mine.occupied(), theirs) == Verdict::Allowed
    }

    /// Whether some play of this stage may be barred (C-8, TW-7).
    #[inline]
    pub(crate) fn may_bar_steps(&self) -> bool {
        self.may_bar || self.guards_free_point() && !self.shut_out_before
    }

    fn guards_free_point(&self) -> bool {
        matches!(self.rules.free_point, FreePoint::On)
    }

    fn shuts_out(&self, state: &State) -> bool {
        if state.theirs.bar() == 0 {
            return false;
        }
        let closed = self.rules.movement.facing_set(state.mine.doubled());
        let theirs = state.theirs;
        let full = (self.rules.stacking).full_for_entry(theirs, theirs.occupied());
        tawula::is_shut_out(theirs, closed, full)
    }

    /// Whether this state ends the game for the mover, who had borne off `off_before` men before
    /// the step that led here.
    #[inline]
    pub(crate) fn ends_game(&self, state: &State, off_before: u8) -> bool {
        state.occupied == 0
            || self.is_capote(state, off_before)
            || self.is_decided_by_mothers(state)
            || self.is_won_by_freezing(state)
    }

    /// Whether the opponent has lost because it is frozen for good (VQ-3, LU-3).
    #[inline]
    pub(crate) fn is_won_by_freezing(&self, state: &State) -> bool {
        self.rules.is_lost_by_freezing(state.theirs, state.mine)
    }

    /// Whether the mothers decide the game (PL-4).
    #[inline]
    pub(crate) fn is_decided_by_mothers(&self, state: &State) -> bool {
        self.lone != 0 && pins::decided_by(self.rules, state.mine, state.theirs).is_some()
    }

    /// Whether the step that led here was the bearing off of a first man that wins capote (TW-10).
    #[inline]
    pub(crate) fn is_capote(&self, state: &State, off_before: u8) -> bool {
        matches!(self.rules.scoring, Scoring::Capote)
            && off_before == 0
            && state.mine.off() > 0
            && tawula::exposed_to_capote(state.theirs)
    }

    /// Returns the board of which `state` is the mover's view.
    #[inline]
    pub(crate) fn board(&self, mine: Men, theirs: Men) -> Board {
        let mine = Men(mine.0.wrapping_add(self.head));
        match self.mover {
            Side::White => Board {
                men: [mine, theirs],
            },
            Side::Black => Board {
                men: [theirs, mine],
            },
        }
    }

    /// Whether some step by `number` is legal and does not leave a barred end. An end that is a
    /// last resort makes a play too.
    pub(crate) fn has_step(&self, state: &State, number: Die) -> bool {
        let number = u32::from(number.get());
        let sources = self.sources(state, number);
        if !self.may_bar_steps() {
            return sources != 0;
        }
        bits(sources).any(|slot| self.verdict(&self.step(state, number, slot)) != Verdict::Barred)
    }
}

/// The slots from which a step by `number` is legal by itself, if the opponent leaves the points
/// `open`, and `mine` are the men on the slots `occupied`.
#[inline]
pub(crate) fn step_sources(
    rules: &Rules,
    open: SlotSet,
    mine: Men,
    occupied: SlotSet,
    number: u32,
) -> SlotSet {
    match rules.stacking {
        Stacking::Free => {
            let sources = free_sources(open, occupied, number);
            match occupied & BAR_SET == 0 && enters_from_hand(rules, occupied) {
                true => sources | entering(rules, open, number),
                false => sources,
            }
        }
        stacking @ (Stacking::Packed(_) | Stacking::Single(_)) => {
            let full = match occupied & BAR_SET {
                0 => stacking.full(mine, occupied),
                _ => stacking.full_for_entry(mine, occupied),
            };
            packed_sources(rules, open & !full, occupied, number)
        }
    }
}

/// [`step_sources`] where any number of men may stand on a point and none is in hand.
#[inline]
fn free_sources(open: SlotSet, occupied: SlotSet, number: u32) -> SlotSet {
    // A man on the bar is on slot 25, so entering on 25 - d is a step like any other.
    let reach = open << number;
    if occupied & BAR_SET != 0 {
        return reach & BAR_SET;
    }
    occupied & reach & POINTS | bearing_off(occupied, number)
}

/// [`step_sources`] under packing; `open` are the points that are not full either.
#[inline]
fn packed_sources(rules: &Rules, open: SlotSet, occupied: SlotSet, number: u32) -> SlotSet {
    if occupied & BAR_SET != 0 {
        return (open << number) & BAR_SET;
    }
    let in_hand = occupied & HAND_SET != 0;
    let start_locked = if in_hand { 1 << 24 } else { 0 };
    let entering = if in_hand {
        entering(rules, open, number)
    } else {
        0
    };
    occupied & !start_locked & (open << number) & POINTS | entering | bearing_off(occupied, number)
}

/// Whether men enter from the hand. Men of the head wait there too (NA-2), and in games with pins
/// its bits tell of pinned men.
#[inline]
pub(crate) fn enters_from_hand(rules: &Rules, occupied: SlotSet) -> bool {
    occupied & HAND_SET != 0 && !rules.has_pins() && !matches!(rules.lock, Lock::Head(_))
}

/// The hand, if a man may enter from it by `number`.
#[inline]
fn entering(rules: &Rules, open: SlotSet, number: u32) -> SlotSet {
    if open & (1 << entry_slot(rules, number)) != 0 {
        HAND_SET
    } else {
        0
    }
}

/// The slot on which a man in hand enters by `number` (TW-3).
#[inline]
fn entry_slot(rules: &Rules, number: u32) -> u32 {
    u32::from(rules.entry_base.get()) - number
}

/// The home points from which `number` bears a man off (C-5): the number's own point, or the
/// highest one held if all are lower; and only once every man is at home.
#[inline]
pub(crate) const fn bearing_off(occupied: SlotSet, number: u32) -> SlotSet {
    if occupied & OUTSIDE != 0 || occupied & HOME == 0 {
        return 0;
    }
    let highest = 31 - (occupied & HOME).leading_zeros();
    if highest <= number {
        1 << highest
    } else {
        occupied & (1 << number)
    }
}

/// The slots of a set, lowest first: the quickest way through it.
#[inline]
pub(crate) fn bits_up(mut set: SlotSet) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let left = std::num::NonZero::new(set)?;
        set &= set - 1;
        Some(left.trailing_zeros())
    })
}

/// The slots of a set, highest first.
#[inline]
pub(crate) fn bits(mut set: SlotSet) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let slot = 31_u32.checked_sub(set.leading_zeros())?;
        set &= !(1 << slot);
        Some(slot)
    })
}
