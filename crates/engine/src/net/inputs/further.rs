//! The further rows of inputs version 2.
//!
//! After the rows of version 1 come [`FURTHER_SIDE_ROWS`] rows about the actor, as many about the
//! other side, then [`SHAPE_ROWS`] about both. The *free throws* of a place are the throws of 36 of
//! which one man from there can play both numbers.
//!
//! | rows of a side | offset | rows | one for each |
//! |---|---:|---:|---|
//! | free | 0 | 37 | free throws of the rearmost man |
//! | second | 37 | 19 | two free throws of the next man before it |
//! | entering | 56 | 19 | two free throws from the place of the bar |
//! | least | 75 | 37 | the least free throws from a point of the other's home table |
//! | mobility | 112 | 34 | sixteen free throws of the men outside the home table, summed |
//! | lost | 146 | 40 | 24 pips that hits cost, over all 36 throws |
//! | hits | 186 | 37 | throws of 36 that hit, with men on the bar entering first |
//! | double | 223 | 19 | two throws of 36 that hit two blots |
//! | entry | 242 | 4 × 7 × 3 | men on the bar, closed points there, blots there; at most 3, 6, 2 |
//! | home | 326 | 64 | set of points held in the home table |
//! | back | 390 | 64 | set of points held in the other's home table |
//! | blots | 454 | 64 | set of blots in the home table |
//! | spare | 518 | 24 | six pips that men on 7 to 18 have to go to 6 |
//!
//! | rows of both | rows | one for each |
//! |---|---:|---|
//! | shape | 4 × 4 × 3 | back men of each side, 3 at most, and who leads by more than 24 pips |

use rosespring_rules::{Contact, Movement, Rules};

use super::{BAR, HAND, HOME, POINTS, ROWS, SideView, men_on};

/// Number of further rows about one side, since version 2.
pub const FURTHER_SIDE_ROWS: usize = SPARE + 24;
/// Number of further rows about both sides, since version 2.
pub const SHAPE_ROWS: usize = 48;
/// Number of further slots of a side.
pub(super) const FURTHER_SLOTS: usize = 13;

// The offsets among the further rows of a side.
const FREE: usize = 0;
const SECOND: usize = FREE + 37;
const ENTERING: usize = SECOND + 19;
const LEAST: usize = ENTERING + 19;
const MOBILITY: usize = LEAST + 37;
const LOST: usize = MOBILITY + 34;
const HITS: usize = LOST + 40;
const DOUBLE: usize = HITS + 37;
const ENTRY: usize = DOUBLE + 19;
const HELD_HOME: usize = ENTRY + 4 * 7 * 3;
const HELD_BACK: usize = HELD_HOME + 64;
const BLOTS: usize = HELD_BACK + 64;
const SPARE: usize = BLOTS + 64;
/// The number of the first further row about both sides.
pub(super) const SHAPE: usize = ROWS + 2 * FURTHER_SIDE_ROWS;

/// The first rows of each kind among the further rows of a side, in the order of their slots.
pub(super) const FURTHER: [usize; FURTHER_SLOTS] = [
    FREE, SECOND, ENTERING, LEAST, MOBILITY, LOST, HITS, DOUBLE, ENTRY, HELD_HOME, HELD_BACK,
    BLOTS, SPARE,
];

/// Fills the further slots of one side.
#[inline(always)]
pub(super) fn look_further(
    rules: &Rules,
    own: &SideView,
    other: &SideView,
    hits: Hits,
    base: usize,
    slots: &mut [u16],
) {
    let slots: &mut [u16; FURTHER_SLOTS] = slots.try_into().expect("a side has as many slots");
    let counters = own.counters;
    let rearmost = own.rearmost();
    let next = 31 - (own.places & POINTS & ((1 << rearmost) - 1) | 1).leading_zeros();
    let held = own.holds;
    let (blots, others_blots) = match rules.contact {
        Contact::BlotIsHit | Contact::BlotIsPinned => {
            (own.blots, rules.movement.facing_set(other.blots))
        }
        Contact::OneManBlocks => (0, 0),
    };
    let least = (19..=24).map(|place| own.free_throws(place)).min();
    // WebAssembly calls a function to shift 128 bits.
    let halves = [counters as u64, (counters >> 64) as u64];
    let men = |place: u32| (halves[place as usize / 16 % 2] >> (4 * (place % 16))) as usize & 15;
    let (mut mobile, mut left) = (0, own.places & POINTS & !HOME);
    while left != 0 {
        let place = left.trailing_zeros();
        left &= left - 1;
        mobile += men(place) * own.free_throws(place);
    }
    let spare: usize = (7..=18)
        .map(|place| men(place) * (place as usize - 6))
        .sum();
    let closed = (own.closed >> 19 & 63).count_ones() as usize;
    let exposed = (others_blots >> 19 & 63).count_ones().min(2) as usize;
    let values = [
        own.free_throws(rearmost),
        own.free_throws(next) / 2,
        own.free_throws(BAR) / 2,
        least.unwrap_or(0),
        (mobile / 16).min(33),
        (hits.pips / 24).min(39),
        hits.throws,
        hits.double / 2,
        21 * own.men_on_bar().min(3) + 3 * closed + exposed,
        (held >> 1 & 63) as usize,
        (held >> 19 & 63) as usize,
        (blots >> 1 & 63) as usize,
        (spare / 6).min(23),
    ];
    for ((slot, value), kind) in slots.iter_mut().zip(values).zip(FURTHER) {
        *slot = (base + kind + value) as u16;
    }
}

/// The throws of the other side that hit blots of a side.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Hits {
    /// The throws of 36 that hit.
    pub(super) throws: usize,
    /// The throws of 36 that hit two blots.
    double: usize,
    /// The pips that they cost, over all 36 throws: those of the most costly blot of each.
    pips: usize,
}

/// The free throws of a man, by the set of closed points among the twelve before it: the nearest is
/// the highest bit.
static FREE_THROWS: [u8; 1 << 12] = {
    let mut free = [0; 1 << 12];
    let mut set = 0;
    while set < free.len() {
        let (mut high, mut throws) = (1, 0);
        while high <= 6 {
            let mut low = 1;
            while low <= high {
                let both = set >> (12 - high - low) & 1;
                let each = (set >> (12 - high) & 1) + (set >> (12 - low) & 1);
                if both == 0 && each < 2 {
                    throws += if low == high { 1 } else { 2 };
                }
                low += 1;
            }
            high += 1;
        }
        free[set] = throws;
        set += 1;
    }
    free
};

impl SideView {
    /// Returns the throws of 36 of which one man on `place` can play both numbers. Points beyond
    /// the last one count as open.
    #[inline(always)]
    fn free_throws(&self, place: u32) -> usize {
        let before = u64::from(self.closed & POINTS) << 12 >> place & 0xFFF;
        usize::from(FREE_THROWS[before as usize])
    }

    #[inline(always)]
    pub(super) fn men_on_bar(&self) -> usize {
        (self.counters >> (4 * BAR)) as usize & 15
    }

    /// Returns the number of men on the bar or in the other side's home table.
    #[inline(always)]
    pub(super) fn back_men(&self) -> usize {
        let back = !((1 << 19) - 1) & !(1 << HAND);
        men_on(self.counters, back) + self.pinned_on(back)
    }
}

impl SideView {
    /// Returns what the throws of `other` do to the blots of this side. A man of `other` on the bar
    /// enters first; of doublets with men on the bar only the entering and one way on count.
    #[inline(always)]
    pub(super) fn hits(&self, other: &Self, rules: &Rules) -> Hits {
        let (mut hits, movement) = (Hits::default(), rules.movement);
        let blots = movement.facing_set(self.blots);
        if blots == 0 || rules.contact == Contact::OneManBlocks {
            return hits;
        }
        let open = !other.shut & POINTS;
        let on_bar = other.men_on_bar();
        let all = match on_bar {
            0 => other.sources,
            _ => other.places & POINTS,
        };
        let after = |from: u32, number: usize| from >> number & open;
        // Where a single step from anywhere leads, by number.
        let step: [u32; 7] = std::array::from_fn(|number| after(all, number));
        if on_bar == 0 {
            for high in 1..=6 {
                let mut places = step[high];
                let mut reached = places;
                for _ in 0..3 {
                    places = after(places, high);
                    reached |= places;
                }
                hits.add_doublet(reached & blots, movement);
                for low in 1..high {
                    let first = step[high] | after(step[low], high);
                    let second = step[low] | after(step[high], low);
                    hits.add(first & blots, second & blots, movement);
                }
            }
            return hits;
        }
        let entry: [u32; 7] = std::array::from_fn(|number| after(1 << BAR, number));
        // What the other number reaches after one man has entered; nothing if more have to enter.
        let then = |enters: usize, other: usize| match (entry[enters], on_bar) {
            (0, _) | (_, 2..) => 0,
            (place, _) => step[other] | after(place, other),
        };
        for high in 1..=6 {
            hits.add_doublet((entry[high] | then(high, high)) & blots, movement);
            for low in 1..high {
                if on_bar == 1 {
                    let ways = [(high, low), (low, high)].map(|(enters, other)| {
                        [entry[enters], then(enters, other)].map(|places| places & blots)
                    });
                    hits.add_either(ways, movement);
                } else {
                    hits.add(entry[high] & blots, entry[low] & blots, movement);
                }
            }
        }
        hits
    }
}

impl Hits {
    /// Adds a throw of two numbers with the blots that each of them can hit, in the numbering of
    /// the other side.
    #[inline(always)]
    fn add(&mut self, first: u32, second: u32, movement: Movement) {
        let hit = first | second;
        let is_double = first != 0 && second != 0 && hit & hit.wrapping_sub(1) != 0;
        self.throws += 2 * usize::from(hit != 0);
        self.double += 2 * usize::from(is_double);
        self.pips += 2 * cost(hit, movement);
    }

    /// Adds a throw that is played in one of two ways, with the blots that the first and the second
    /// step of each can hit.
    #[inline(always)]
    fn add_either(&mut self, ways: [[u32; 2]; 2], movement: Movement) {
        let hit = ways[0][0] | ways[0][1] | ways[1][0] | ways[1][1];
        let is_double = ways.iter().any(|&[first, second]| {
            let both = first | second;
            first != 0 && second != 0 && both & both.wrapping_sub(1) != 0
        });
        self.throws += 2 * usize::from(hit != 0);
        self.double += 2 * usize::from(is_double);
        self.pips += 2 * cost(hit, movement);
    }

    /// Adds a doublet with the blots that it can hit.
    #[inline(always)]
    fn add_doublet(&mut self, hit: u32, movement: Movement) {
        self.throws += usize::from(hit != 0);
        self.double += usize::from(hit & hit.wrapping_sub(1) != 0);
        self.pips += cost(hit, movement);
    }
}

/// Returns the pips that the most costly of some blots loses when it is hit; 0 if there is none.
/// The blots are in the numbering of the side that hits.
#[inline(always)]
fn cost(hit: u32, movement: Movement) -> usize {
    match movement {
        Movement::Contrary => 31 - (hit | 1).leading_zeros() as usize,
        Movement::Parallel | Movement::Same => {
            let own = movement.facing_set(hit);
            if own == 0 {
                0
            } else {
                (BAR - own.trailing_zeros()) as usize
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Ends, Position, Side};

    use super::*;
    use crate::walk::random_game_with;

    #[test]
    fn free_throws_are_those_that_one_man_can_play() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..200 {
            let closed = rng.u32(..) & rng.u32(..) & POINTS;
            let place = rng.u32(1..=25);
            let seen = SideView {
                counters: 0,
                pinned: 0,
                blots: 0,
                holds: 0,
                places: 0,
                sources: 0,
                shut: closed,
                closed,
            };
            let is_open = |steps: u32| steps >= place || closed >> (place - steps) & 1 == 0;
            let throws = (1..=6_u32).flat_map(|one| (1..=6_u32).map(move |other| (one, other)));
            let free = throws
                .filter(|&(one, other)| is_open(one + other) && (is_open(one) || is_open(other)));

            assert_eq!(
                seen.free_throws(place),
                free.count(),
                "{closed:b} before {place}"
            );
        }
    }

    #[test]
    fn hits_of_men_on_the_board_are_shots() {
        let mut ends = Ends::new();
        for name in ["backgammon", "tawula"] {
            let mut rng = fastrand::Rng::with_seed(3);
            let rules = Rules::preset(name).unwrap();
            random_game_with(rules, &mut rng, &mut ends, |position| {
                let [white, black] = Side::ALL.map(|side| position.men(side));
                let own = SideView::new(&rules, white, black);
                let other = SideView::new(&rules, black, white);
                let hits = own.hits(&other, &rules);
                if other.men_on_bar() == 0 {
                    assert_eq!(hits.throws, own.shots(&other, rules.movement), "{position}");
                }
                assert!(hits.double <= hits.throws && hits.pips <= 24 * hits.throws);
                assert_eq!(hits.throws == 0, hits.pips == 0);
            });
        }
    }

    #[test]
    fn men_on_the_bar_enter_before_they_hit() {
        let rules = Rules::preset("backgammon").unwrap();
        // White's blots stand on 5 and 20, which are Black's 20 and 5. White holds 1 to 3, so that
        // Black's men enter with four, five and six only.
        let hits = |black: &str| {
            let id = format!("rs1.backgammon.j1t1g544T5.{black}T5.Tb");
            let position: Position = id.parse().unwrap();
            let [white, black] = Side::ALL.map(|side| position.men(side));
            let own = SideView::new(&rules, white, black);
            own.hits(&SideView::new(&rules, black, white), &rules)
        };

        // A five enters on a blot; after entering with a four, a one goes on to it.
        let one = hits("teoB1");
        assert_eq!(one.throws, 11 + 2);
        // That blot costs White 20 pips, the other one only 5.
        assert_eq!(one.pips, 13 * 20);
        // Only two fives hit both: one enters, another one is played from 10.
        assert_eq!(one.double, 1);
        // With two men on the bar a one cannot be played after the four.
        let two = hits("tdoB2");
        assert_eq!((two.throws, two.pips, two.double), (11, 11 * 20, 0));
    }
}
