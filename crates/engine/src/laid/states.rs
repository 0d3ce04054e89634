//! The states of one side: which of its men stand, lie and are off.
//!
//! While men stand, nobody of the side is off, so the standing men tell the rest; when none stands,
//! the lying men do. States are numbered by the numbers that they still need, so that each step
//! leads to a lower one.

use rosespring_rules::{Lay, Men, Point, Position, Rules, Setup, SetupPhase, Side, SideSetup};

/// The state without men left.
pub(super) const WON: usize = 0;
/// The most numbers that a stage has.
pub(super) const NUMBERS_MAX: usize = 12;
/// The throws of two different numbers.
pub(super) const DIFFERENT: usize = 15;

/// The men of each point, point 1 first.
type Counts = [u8; 6];

/// All men.
const ALL: Counts = [2, 2, 2, 3, 3, 3];
/// Those that are to be laid down if the lowest ones lie.
const UPPER: Counts = [1, 1, 1, 2, 2, 2];

/// The numbers that a side could not use of two different ones, the first below the second.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum UnusedNumbers {
    Neither,
    First,
    Second,
    Both,
}

/// The numbers of the different throws, the first below the second, from 0.
const PAIRS: [[usize; 2]; DIFFERENT] = {
    let (mut pairs, mut at, mut second) = ([[0; 2]; DIFFERENT], 0, 1);
    while second < 6 {
        let mut first = 0;
        while first < second {
            pairs[at] = [first, second];
            at += 1;
            first += 1;
        }
        second += 1;
    }
    pairs
};

/// The states of a side, and the steps between them.
#[derive(Debug)]
pub(super) struct States {
    counts: Vec<State>,
    /// By [`States::code`].
    numbered: Vec<u16>,
    /// The state after each number, or the same.
    next: Vec<[u16; 6]>,
    /// The state after each pair of different numbers, and those that it leaves.
    pairs: Vec<[(u16, UnusedNumbers); DIFFERENT]>,
    /// The state of the other side after the numbers that a pair leaves, by [`UnusedNumbers`].
    rests: Vec<[[u16; 4]; DIFFERENT]>,
    /// The pairs of which a state can use no number, one bit each.
    unused: Vec<u16>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct State {
    standing: Counts,
    lying: Counts,
}

impl State {
    /// The numbers that are needed until all men are off.
    fn needed(&self) -> u8 {
        2 * self.standing.iter().sum::<u8>() + self.lying.iter().sum::<u8>()
    }

    fn after(mut self, point: usize) -> Self {
        if self.standing[point] > 0 {
            self.standing[point] -= 1;
            self.lying[point] += 1;
        } else if self.standing == [0; 6] {
            self.lying[point] = self.lying[point].saturating_sub(1);
        }
        self
    }
}

impl States {
    pub(super) fn new(lay: Lay) -> Self {
        let upper = match lay {
            Lay::Upper => UPPER,
            Lay::All => ALL,
        };
        let mut states = Self {
            counts: Vec::new(),
            numbered: vec![0; 2 * code_of(&ALL, &ALL) + 2],
            next: Vec::new(),
            pairs: Vec::new(),
            rests: Vec::new(),
            unused: Vec::new(),
        };
        for standing in up_to(&upper).skip(1) {
            let lying = std::array::from_fn(|point| ALL[point] - standing[point]);
            states.counts.push(State { standing, lying });
        }
        states.counts.extend(up_to(&ALL).map(|lying| State {
            standing: [0; 6],
            lying,
        }));
        states.counts.sort_by_key(State::needed);
        for (number, state) in states.counts.iter().enumerate() {
            states.numbered[code(state)] = number as u16;
        }
        let after =
            |state: &State| std::array::from_fn(|point| states.numbered[code(&state.after(point))]);
        states.next = states.counts.iter().map(after).collect();
        let all = 0..states.len();
        let pairs = all.clone().map(|state| states.after_pairs(state));
        states.pairs = pairs.collect();
        let rests = all.map(|state| std::array::from_fn(|pair| states.after_rests(state, pair)));
        states.rests = rests.collect();
        let unused = |pairs: &[(u16, UnusedNumbers); DIFFERENT]| {
            let bit = |(pair, (_, unused)): (usize, &(u16, UnusedNumbers))| {
                u16::from(*unused == UnusedNumbers::Both) << pair
            };
            pairs.iter().enumerate().map(bit).sum()
        };
        states.unused = states.pairs.iter().map(unused).collect();
        states
    }

    pub(super) const fn len(&self) -> usize {
        self.counts.len()
    }

    /// The state of men on a board.
    pub(super) fn of(&self, men: Men) -> usize {
        let on = |place: usize| Point::new(place as u8).map_or(0, |point| men.on(point));
        let state = State {
            standing: std::array::from_fn(|point| on(7 + point)),
            lying: std::array::from_fn(|point| on(1 + point)),
        };
        usize::from(self.numbered[code(&state)])
    }

    /// The men of a state.
    pub(super) fn men(&self, state: usize) -> SideSetup {
        let mut side = SideSetup::default();
        let State { standing, lying } = self.counts[state];
        side.points[1..7].copy_from_slice(&lying);
        side.points[7..13].copy_from_slice(&standing);
        side.off = 15 - side.points.iter().sum::<u8>();
        side
    }

    /// The states after one man of the side's choice.
    pub(super) fn choices(&self, state: usize) -> impl Iterator<Item = usize> {
        let next = self.next[state].into_iter().map(usize::from);
        next.filter(move |&next| next != state)
    }

    /// The states after each doublet, 1-1 first; those that win are among them.
    pub(super) fn doublets(&self, state: usize) -> [Vec<usize>; 6] {
        let mut level = vec![state];
        let mut doublets: [Vec<usize>; 6] = Default::default();
        for men in 1..=NUMBERS_MAX {
            let choices = level.iter().flat_map(|&one| match one {
                WON => vec![WON],
                _ => self.choices(one).collect(),
            });
            level = choices.collect();
            level.sort_unstable();
            level.dedup();
            if men % 2 == 0 {
                doublets[men / 2 - 1].clone_from(&level);
            }
        }
        doublets
    }

    /// The states after as many numbers of each pair as an order allows, and the numbers left.
    pub(super) fn pairs(&self, state: usize) -> &[(u16, UnusedNumbers); DIFFERENT] {
        &self.pairs[state]
    }

    /// The states of the other side after the numbers that are left of each pair.
    pub(super) fn rests(&self, state: usize) -> &[[u16; 4]; DIFFERENT] {
        &self.rests[state]
    }

    /// How many pairs have no number that one of two states can use.
    pub(super) fn pairs_unused_by_both(&self, own: usize, other: usize) -> u32 {
        (self.unused[own] & self.unused[other]).count_ones()
    }

    fn after_pairs(&self, state: usize) -> [(u16, UnusedNumbers); DIFFERENT] {
        PAIRS.map(|[first, second]| {
            let in_order = |first, second| self.after(self.after(state, first), second);
            let can = |state, number| state == WON || self.after(state, number) != state;
            let unused = match (can(state, first), can(state, second)) {
                (false, false) => UnusedNumbers::Both,
                (true, _) if can(self.after(state, first), second) => UnusedNumbers::Neither,
                (_, true) if can(self.after(state, second), first) => UnusedNumbers::Neither,
                (true, _) => UnusedNumbers::Second,
                (false, true) => UnusedNumbers::First,
            };
            let after = match can(state, first) {
                true => in_order(first, second),
                false => in_order(second, first),
            };
            (after as u16, unused)
        })
    }

    fn after_rests(&self, state: usize, pair: usize) -> [u16; 4] {
        let [first, second] = PAIRS[pair];
        let after = |number| self.after(state, number) as u16;
        // In the order of `UnusedNumbers`.
        [
            state as u16,
            after(first),
            after(second),
            self.pairs[state][pair].0,
        ]
    }

    fn after(&self, state: usize, number: usize) -> usize {
        usize::from(self.next[state][number])
    }
}

/// A position in which White throws.
pub(super) fn position(rules: Rules, white: SideSetup, black: SideSetup) -> Position {
    let thrower = Side::White;
    let setup = Setup {
        rules,
        white,
        black,
        phase: SetupPhase::Throw { thrower },
    };
    Position::from_setup(&setup).expect("both sides have men that a game can have")
}

/// All counts up to others, none first.
fn up_to(most: &Counts) -> impl Iterator<Item = Counts> {
    let len = code_of(most, most) + 1;
    (0..len).map(|code| {
        let mut rest = code;
        most.map(|most| {
            let count = rest % (usize::from(most) + 1);
            rest /= usize::from(most) + 1;
            count as u8
        })
    })
}

/// The place of counts among all up to `most`.
fn code_of(counts: &Counts, most: &Counts) -> usize {
    let digits = counts.iter().zip(most).rev();
    digits.fold(0, |code, (&count, &most)| {
        code * (usize::from(most) + 1) + usize::from(count)
    })
}

/// A separate number for each state.
fn code(state: &State) -> usize {
    match state.standing {
        [0, 0, 0, 0, 0, 0] => 2 * code_of(&state.lying, &ALL),
        standing => 2 * code_of(&standing, &ALL) + 1,
    }
}
