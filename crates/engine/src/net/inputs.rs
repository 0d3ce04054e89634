//! The inputs of a net: the numbers of the rows that hold in a position.
//!
//! The position is seen from the side that acts next, the *actor*: the mover of the stage, or the
//! side to throw. First come [`SIDE_ROWS`] rows about the actor, then as many about the other side,
//! each in its own numbering, then [`GLOBAL_ROWS`] about both. Every kind of row is a table with
//! one row for each value, so the inputs of a position are a list of row numbers, without any
//! arithmetic.
//!
//! | rows of a side | offset | rows | one for each |
//! |---|---:|---:|---|
//! | men | 0 | 27 × 16 | place (0 off, 1..=24 points, 25 bar, 26 hand) and count; none for 0 |
//! | dead | 432 | 64 | set of numbers that move no man |
//! | front | 496 | 64 | set of closed points among the six before the rearmost man |
//! | run | 560 | 45 | longest run of closed points ahead, and how many men stand behind it |
//! | pips | 605 | 48 | eight pips to go |
//! | outside | 653 | 16 | men outside the home table |
//! | stuck | 669 | 16 | men that no number moves |
//! | shots | 685 | 37 | throws of 36 that hit one of the side's blots |
//! | cascade | 722 | 4 | throws until doublets cascade; none where they never do |
//! | able | 726 | 6 × 4 | number, and from how many places it can be played, 3 at most |
//!
//! | rows of both | offset | rows | one for each |
//! |---|---:|---:|---|
//! | lead | 1500 | 49 | eight pips of difference |
//! | stage | 1549 | 13 | what is played: nothing, or a cascade from 1 to 6, own or passed on |
//! | contact | 1562 | 2 | whether the sides can still be in each other's way |
//!
//! These are the inputs of version 1. Version 2 has more rows after them (module `further`), and
//! version 3 more after those (module `pins`).

mod counts;
mod further;
mod pins;
mod places;
mod version;

use std::ops::Range;

use rosespring_rules::{
    Contact, Count, Doublets, EntryBase, Men, Movement, Phase, Position, Rules, Side, SideSets,
    Stage,
};

use counts::men_on;
use further::{FURTHER, FURTHER_SLOTS, Hits, SHAPE, look_further};
pub use further::{FURTHER_SIDE_ROWS, SHAPE_ROWS};
use pins::{MOTHERS, PIN_KINDS, PIN_SLOTS, look_at_pins, mothers};
pub use pins::{MOTHERS_ROWS, PIN_SIDE_ROWS};
use places::look_at_places;
pub use version::InputVersion;

/// Number of rows about one side.
pub const SIDE_ROWS: usize = 750;
/// Number of rows about both sides.
pub const GLOBAL_ROWS: usize = 64;
/// Number of rows of version 1.
pub const ROWS: usize = 2 * SIDE_ROWS + GLOBAL_ROWS;
/// Number of rows of version 2.
pub const SECOND_ROWS: usize = ROWS + 2 * FURTHER_SIDE_ROWS + SHAPE_ROWS;
/// Number of rows of version 3.
pub const ALL_ROWS: usize = SECOND_ROWS + 2 * PIN_SIDE_ROWS + MOTHERS_ROWS;
/// Number of rows of a place, one for each number of men.
pub const COUNTS: usize = 16;
/// Number of the first rows of a side: those of its 27 places.
pub const MEN_ROWS: usize = 27 * COUNTS;

const DEAD: usize = MEN_ROWS;
const FRONT: usize = DEAD + 64;
const RUN: usize = FRONT + 64;
const PIPS: usize = RUN + 45;
const OUTSIDE: usize = PIPS + 48;
const STUCK: usize = OUTSIDE + 16;
const SHOTS: usize = STUCK + 16;
const CASCADE: usize = SHOTS + 37;
const ABLE: usize = CASCADE + 4;
const LEAD: usize = 2 * SIDE_ROWS;
const STAGE: usize = LEAD + 49;
const CONTACT: usize = STAGE + 13;

const _: () = assert!(ABLE + 24 == SIDE_ROWS && CONTACT + 2 == ROWS);

const POINTS: u32 = 0x01FF_FFFE;
const HOME: u32 = 0x7E;
const BAR: u32 = 25;
const HAND: u32 = 26;

/// The rows that hold in a position. Each kind has a separate slot, so that two positions can be
/// compared slot by slot.
#[derive(Debug, Clone, PartialEq, Eq)]
#[repr(align(64))]
pub struct Active {
    pub(super) slots: [u16; SLOTS],
}

impl Default for Active {
    /// Returns no rows: row 0 is a place without men.
    fn default() -> Self {
        Self { slots: [0; SLOTS] }
    }
}

/// Number of slots of a side: its 27 places, then nine kinds of rows, of which the last has six.
pub(super) const SIDE_SLOTS: usize = 27 + 8 + 6;
/// Number of slots of version 1.
const FIRST_SLOTS: usize = 2 * SIDE_SLOTS + 3;
/// Number of slots of versions 1 and 2.
const SECOND_SLOTS: usize = FIRST_SLOTS + 2 * FURTHER_SLOTS + 1;
/// Number of slots of all versions.
const ALL_SLOTS: usize = SECOND_SLOTS + 2 * PIN_SLOTS + 1;
/// Number of all slots, rounded up because they are compared eight at a time. The last one is
/// always empty.
pub(super) const SLOTS: usize = (ALL_SLOTS + 1).next_multiple_of(8);

const _: () = assert!(SLOTS == 128, "one bit for each slot");

impl Active {
    /// Returns the numbers of the rows that hold, without those of empty places.
    pub fn rows(&self) -> impl Iterator<Item = u16> {
        self.slots.iter().copied().filter(|&row| !is_empty(row))
    }

    /// Computes the inputs of a position and returns the side that acts next.
    ///
    /// A finished game has no inputs; the result is the rows of its men as if White were to throw.
    /// All positions that one value looks at must have the same version.
    #[inline(always)]
    pub fn look(&mut self, version: InputVersion, position: &Position) -> Side {
        let actor = actor(position);
        self.look_as(version, position, actor);
        actor
    }

    /// Does the same as [`Self::look`] with a given actor.
    // A copy in each caller would make the module of WebAssembly larger.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn look_as(&mut self, version: InputVersion, position: &Position, actor: Side) {
        let rules = position.rules();
        let men = [position.men(actor), position.men(actor.other())];
        let sides = [
            SideView::new(rules, men[0], men[1]),
            SideView::new(rules, men[1], men[0]),
        ];
        let hits = match version {
            InputVersion::One => [None; 2],
            InputVersion::Two | InputVersion::Three => [
                Some(sides[0].hits(&sides[1], rules)),
                Some(sides[1].hits(&sides[0], rules)),
            ],
        };
        let [own, other, both] = self.parts();
        let pips = [
            look_at_side(rules, &sides[0], &sides[1], hits[0], 0, own),
            look_at_side(rules, &sides[1], &sides[0], hits[1], SIDE_ROWS, other),
        ];
        for (slots, base, side) in [(own, 0, actor), (other, SIDE_ROWS, actor.other())] {
            slots[SLOT_CASCADE] = match plain_throws(position, side) {
                Some(plain) => (base + CASCADE) as u16 + plain.min(3),
                None => 0,
            };
        }
        let lead = (pips[0] - pips[1]) / 8;
        both[0] = LEAD as u16 + (lead + 24).clamp(0, 48) as u16;
        both[1] = (STAGE + being_played(position)) as u16;
        both[2] = (CONTACT + usize::from(apart(rules, &sides))) as u16;
        if let [Some(own_hits), Some(other_hits)] = hits {
            let slots = &mut self.slots[FIRST_SLOTS..SECOND_SLOTS];
            let (own, rest) = slots.split_at_mut(FURTHER_SLOTS);
            let (other, shape) = rest.split_at_mut(FURTHER_SLOTS);
            look_further(rules, &sides[0], &sides[1], own_hits, ROWS, own);
            let base = ROWS + FURTHER_SIDE_ROWS;
            look_further(rules, &sides[1], &sides[0], other_hits, base, other);
            let [back, behind] = sides.each_ref().map(|side| side.back_men().min(3));
            let leads =
                (usize::from(pips[1] > pips[0] + 24)) + 2 * usize::from(pips[0] > pips[1] + 24);
            shape[0] = (SHAPE + 3 * (4 * back + behind) + leads) as u16;
        }
        if version == InputVersion::Three {
            let slots = &mut self.slots[SECOND_SLOTS..];
            let (own, rest) = slots.split_at_mut(PIN_SLOTS);
            let (other, both) = rest.split_at_mut(PIN_SLOTS);
            let movement = rules.movement;
            look_at_pins(movement, &sides[0], &sides[1], SECOND_ROWS, own);
            let base = SECOND_ROWS + PIN_SIDE_ROWS;
            look_at_pins(movement, &sides[1], &sides[0], base, other);
            both[0] = mothers(&sides);
        }
    }

    /// Splits the slots of version 1 into those of the actor, of the other side, and of both.
    #[inline(always)]
    fn parts(&mut self) -> [&mut [u16]; 3] {
        let (own, rest) = self.slots.split_at_mut(SIDE_SLOTS);
        let (other, both) = rest.split_at_mut(SIDE_SLOTS);
        [own, other, both]
    }
}

/// Returns the side that acts next. In the opening that is White, who then throws.
#[inline(always)]
pub(super) fn actor(position: &Position) -> Side {
    match position.phase() {
        Phase::Throw(side) | Phase::Name(side) => side,
        Phase::Play(turn) => turn.mover(),
        Phase::Opening | Phase::Over(_) => Side::White,
    }
}

/// Whether a row of a side, by its number among them, depends only on men, pips or cascades.
#[must_use]
pub const fn is_plain(row: usize) -> bool {
    row < MEN_ROWS || row >= PIPS && row < OUTSIDE || row >= CASCADE && row < ABLE
}

/// Whether a row describes the stage in play.
#[must_use]
pub const fn is_stage(row: usize) -> bool {
    row >= STAGE && row < CONTACT
}

/// Ranges of rows of which at most one holds at a time: the places of each side, of which at most
/// fifteen hold men, and all others. Rows that a version has not are included.
pub(super) fn blocks() -> ([Vec<Range<usize>>; 2], Vec<Range<usize>>) {
    let places = [0, SIDE_ROWS].map(|base| {
        let starts = (0..27).map(|place| base + 16 * place);
        starts.map(|start| start..start + 16).collect()
    });
    let kinds = [DEAD, FRONT, RUN, PIPS, OUTSIDE, STUCK, SHOTS, CASCADE];
    let mut starts: Vec<usize> = Vec::new();
    for base in [0, SIDE_ROWS] {
        starts.extend(kinds.map(|kind| base + kind));
        starts.extend((0..=6).map(|number| base + ABLE + 4 * number));
    }
    starts.extend([LEAD, STAGE, CONTACT]);
    for base in [ROWS, ROWS + FURTHER_SIDE_ROWS] {
        starts.extend(FURTHER.map(|kind| base + kind));
    }
    starts.push(SHAPE);
    for base in [SECOND_ROWS, SECOND_ROWS + PIN_SIDE_ROWS] {
        starts.extend(PIN_KINDS.map(|kind| base + kind));
    }
    starts.extend([MOTHERS, ALL_ROWS]);
    let between = starts.windows(2).map(|pair| pair[0]..pair[1]);
    let others = between.filter(|rows| rows.len() < MEN_ROWS).collect();
    (places, others)
}

/// Whether a row says that a place is empty; such a row has no weight.
pub(super) const fn is_empty(row: u16) -> bool {
    let row = row as usize;
    row < 2 * SIDE_ROWS && row % SIDE_ROWS < MEN_ROWS && (row % SIDE_ROWS).is_multiple_of(16)
}

const SLOT_DEAD: usize = 27;
const SLOT_FRONT: usize = 28;
const SLOT_RUN: usize = 29;
const SLOT_PIPS: usize = 30;
const SLOT_OUTSIDE: usize = 31;
const SLOT_STUCK: usize = 32;
const SLOT_SHOTS: usize = 33;
const SLOT_CASCADE: usize = 34;
const SLOT_ABLE: usize = 35;

/// Fills the slots of one side and returns its pips.
#[inline(always)]
fn look_at_side(
    rules: &Rules,
    own: &SideView,
    other: &SideView,
    hits: Option<Hits>,
    base: usize,
    slots: &mut [u16],
) -> i32 {
    let slots: &mut [u16; SIDE_SLOTS] = slots.try_into().expect("a side has as many slots");
    let counters = own.counters;
    let mut pips = look_at_places(counters, base as u16, slots);
    pips += (counters >> 104) as u16 * u16::from(rules.entry_base.get());
    pips += own.pinned_pips();

    let reach = own.reach();
    let mut dead = 0;
    for (number, &able) in reach.able.iter().enumerate() {
        dead |= usize::from(able == 0) << number;
        slots[SLOT_ABLE + number] = (base + ABLE + 4 * number) as u16 + u16::from(able.min(3));
    }
    let row = |block: usize, value: usize| (base + block + value) as u16;
    slots[SLOT_DEAD] = row(DEAD, dead);
    slots[SLOT_FRONT] = row(FRONT, own.front());
    slots[SLOT_RUN] = row(RUN, own.run());
    slots[SLOT_PIPS] = row(PIPS, usize::from(pips / 8).min(47));
    slots[SLOT_OUTSIDE] = row(OUTSIDE, men_on(counters, !HOME & !1) + own.pinned_on(!HOME));
    slots[SLOT_STUCK] = row(
        STUCK,
        men_on(counters, !reach.movable & POINTS) + own.pinned_on(POINTS),
    );
    slots[SLOT_SHOTS] = match (rules.contact, hits) {
        // Without men on the bar both count the same throws.
        (Contact::BlotIsHit, Some(hits)) if other.men_on_bar() == 0 => row(SHOTS, hits.throws),
        (Contact::BlotIsHit | Contact::BlotIsPinned, _) => {
            row(SHOTS, own.shots(other, rules.movement))
        }
        (Contact::OneManBlocks, _) => 0,
    };
    i32::from(pips)
}

/// One side, as sets of places in its own numbering.
struct SideView {
    /// The counts of free men.
    counters: u128,
    /// Places that hold free men.
    places: u32,
    /// Points on which a man is pinned.
    pinned: u32,
    /// Points that hold one man, which may be hit or pinned.
    blots: u32,
    /// Points that the side holds against the other, by men that are not pinned.
    holds: u32,
    /// Places from which steps can start; men in hand start from the point from which they count.
    sources: u32,
    /// Points on which no step can end.
    shut: u32,
    /// Points that the other side holds against this one.
    closed: u32,
}

/// The steps that the six numbers allow.
struct Reach {
    /// The number of places from which each number can be played, number 1 first.
    able: [u8; 6],
    /// Places from which at least one number can be played.
    movable: u32,
}

impl SideView {
    #[inline(always)]
    fn new(rules: &Rules, men: Men, other: Men) -> Self {
        let sets = SideSets::new(rules, men, other);
        let (places, closed) = (sets.held(), sets.closed());
        let entry = match rules.entry_base {
            EntryBase::TwentyFour => 24,
            EntryBase::TwentyFive => 25,
        };
        let sources = if places & 1 << BAR != 0 {
            1 << BAR
        } else {
            places & POINTS | (places >> HAND & 1) << entry
        };
        let pinned = men.pinned(rules);
        let pinning = rules.movement.facing_set(other.pinned(rules));
        Self {
            counters: men.counters(rules),
            places,
            pinned,
            blots: places & !men.doubled() & !pinning,
            holds: rules.contact.holds(men) | pinning,
            sources,
            shut: closed | sets.full(),
            closed,
        }
    }

    #[inline(always)]
    fn reach(&self) -> Reach {
        let open = !self.shut & POINTS;
        let home = self.places & !HOME == 0 && self.pinned == 0;
        let (mut able, mut movable) = ([0; 6], 0);
        for (index, able) in able.iter_mut().enumerate() {
            let number = index as u32 + 1;
            let mut from = self.sources & open << number;
            if home {
                let above = self.places >> (number + 1);
                let bears = if self.places & 1 << number != 0 {
                    1 << number
                } else if above == 0 && self.places != 0 {
                    1 << (31 - self.places.leading_zeros())
                } else {
                    0
                };
                from |= bears;
            }
            *able = from.count_ones() as u8;
            movable |= from;
        }
        Reach { able, movable }
    }

    /// Returns the number of men that are pinned on the points of a set.
    #[inline(always)]
    const fn pinned_on(&self, points: u32) -> usize {
        (self.pinned & points).count_ones() as usize
    }

    /// Returns the pips that pinned men have to go.
    #[inline(always)]
    fn pinned_pips(&self) -> u16 {
        let (mut pips, mut left) = (0, self.pinned);
        while left != 0 {
            pips += left.trailing_zeros() as u16;
            left &= left - 1;
        }
        pips
    }

    /// Returns the place of the rearmost man; 0 without men.
    #[inline(always)]
    fn rearmost(&self) -> u32 {
        31 - (self.sources | 1).leading_zeros()
    }

    #[inline(always)]
    fn front(&self) -> usize {
        ((u64::from(self.closed & POINTS) << 6 >> self.rearmost()) & 63) as usize
    }

    /// Returns the longest run of closed points before the rearmost man, with the men behind it.
    #[inline(always)]
    fn run(&self) -> usize {
        let closed = self.closed & ((1 << self.rearmost()) - 1);
        if closed == 0 {
            return 0;
        }
        // The starts of runs of one, two, four and eight points. They give the start of the longest
        // run by halving: no side holds more than fifteen points.
        let two = closed & closed >> 1;
        let four = two & two >> 2;
        let eight = four & four >> 4;
        let (mut length, mut lowest) = (0, u32::MAX);
        for (runs, points) in [(eight, 8), (four, 4), (two, 2), (closed, 1)] {
            let longer = lowest & runs >> length;
            if longer != 0 {
                (length, lowest) = (length + points, longer);
            }
        }
        // Of equal runs, take the one furthest ahead, because most men still have it before them.
        let top = lowest.trailing_zeros() + length;
        let behind = men_on(self.counters, !((1 << top) - 1));
        let behind = match behind {
            0 | 1 => 0,
            2 => 1,
            3 | 4 => 2,
            5..=8 => 3,
            _ => 4,
        };
        5 * length.min(8) as usize + behind
    }

    /// Returns how many of the 36 throws of `other` hit a blot of this side.
    #[inline(always)]
    fn shots(&self, other: &Self, movement: Movement) -> usize {
        let blots = movement.facing_set(self.blots);
        if blots == 0 {
            return 0;
        }
        let open = !other.shut & POINTS;
        let after = |from: u32, number: u32| from >> number & open;
        let mut first = [0; 7];
        for (number, first) in (0..).zip(&mut first).skip(1) {
            *first = after(other.sources, number);
        }
        let mut shots = 0;
        for high in 1..=6_usize {
            let mut places = first[high];
            let mut hits = places & blots;
            for _ in 0..3 {
                places = after(places, high as u32);
                hits |= places & blots;
            }
            shots += usize::from(hits != 0);
            for low in 1..high {
                let both = first[high] | first[low];
                let far = after(first[high], low as u32) | after(first[low], high as u32);
                shots += 2 * usize::from((both | far) & blots != 0);
            }
        }
        shots
    }
}

/// Returns the number of throws of `side` before its doublets cascade; `None` if they never do.
#[inline(always)]
fn plain_throws(position: &Position, side: Side) -> Option<u16> {
    let (own, other) = (position.throws(side), position.throws(side.other()));
    match position.rules().doublets {
        Doublets::FourTimes
        | Doublets::Twice
        | Doublets::TwiceAndSix
        | Doublets::OfChoice
        | Doublets::Named => None,
        Doublets::Cascade {
            after,
            count: Count::PerPlayer,
            ..
        } => Some(u16::from(after).saturating_sub(own)),
        Doublets::Cascade {
            after,
            count: Count::WholeGame,
            ..
        } => Some(
            u16::from(after)
                .saturating_sub(own.saturating_add(other))
                .div_ceil(2),
        ),
    }
}

#[inline(always)]
fn being_played(position: &Position) -> usize {
    let Phase::Play(turn) = position.phase() else {
        return 0;
    };
    match turn.stage() {
        Stage::Pair { .. } | Stage::Three(_) => 0,
        Stage::Run { number, .. } => {
            usize::from(number.get()) + if turn.is_remainder() { 6 } else { 0 }
        }
    }
}

/// Whether no man of either side can meet one of the other.
#[inline(always)]
fn apart(rules: &Rules, sides: &[SideView; 2]) -> bool {
    match rules.movement {
        Movement::Contrary => sides[0].rearmost() + sides[1].rearmost() < 25,
        Movement::Parallel => sides.iter().all(|side| side.places & !HOME == 0),
        // One of two men on the same way is always behind the other.
        Movement::Same => false,
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Ends, PRESETS, Point};

    use super::*;
    use crate::walk::random_game_with;

    #[test]
    fn every_row_is_in_range_and_the_men_are_there() {
        let mut active = Active::default();
        let mut ends = Ends::new();
        for preset in PRESETS {
            let mut rng = fastrand::Rng::with_seed(7);
            random_game_with(preset.rules, &mut rng, &mut ends, |position| {
                let actor = active.look(InputVersion::Two, position);
                let rows: Vec<u16> = active.rows().collect();
                assert!(rows.iter().all(|&row| usize::from(row) < ALL_ROWS));
                for (base, side) in [(0, actor), (SIDE_ROWS, actor.other())] {
                    for point in Point::all() {
                        let men = position.men(side).on(point);
                        let row = base + 16 * usize::from(point.get()) + usize::from(men);
                        assert_eq!(rows.contains(&(row as u16)), men > 0, "{position}");
                    }
                }
            });
        }
    }

    #[test]
    fn men_are_counted_by_sets() {
        let men = Men::from_points(&[(24, 7), (16, 2), (15, 3), (1, 3)]).unwrap();

        assert_eq!(men_on(men.to_bits(), u32::MAX), 15);
        assert_eq!(men_on(men.to_bits(), 1 << 24 | 1 << 15), 10);
    }

    #[test]
    fn runs_and_numbers_are_seen() {
        // White's men on 24 stand before a run of six points, five points away.
        let white = Men::from_points(&[(24, 2), (6, 13)]).unwrap();
        let black =
            Men::from_points(&[(2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (7, 2), (20, 3)]).unwrap();
        let rules = Rules::preset("backgammon").unwrap();
        let seen = SideView::new(&rules, white, black);

        assert_eq!(seen.front(), 0b111111);
        assert_eq!(seen.run(), 5 * 6 + 1);
        // From 6, a one lands on three men of Black.
        assert_eq!(seen.reach().able, [0, 1, 1, 1, 1, 0]);
        assert_eq!(
            seen.shots(&SideView::new(&rules, black, white), rules.movement),
            0
        );
    }

    #[test]
    fn shots_are_the_throws_that_hit() {
        let rules = Rules::preset("backgammon").unwrap();
        let other = Men::from_points(&[(24, 15)]).unwrap();
        for (distance, shots) in [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17), (7, 6)] {
            // Black's men stand on White's 1 and travel in the other direction.
            let own = Men::from_points(&[(1 + distance, 1)]).unwrap();
            let seen = SideView::new(&rules, own, other);
            let found = seen.shots(&SideView::new(&rules, other, own), rules.movement);
            assert_eq!(found, shots, "{distance}");
        }
    }
}
