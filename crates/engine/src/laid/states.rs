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
/// The numbers that are needed where all men stand.
const NEEDED_MAX: u8 = 30;
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

/// The states of a side, and the steps between them. Its code is short rather than fast: it is part
/// of every page, and runs once.
#[derive(Debug)]
pub(super) struct States {
    rows: Vec<Row>,
    /// By [`code`].
    numbered: Vec<u16>,
}

/// A state, and what follows from it.
#[derive(Debug)]
struct Row {
    state: State,
    /// The state after each number, or the same.
    next: [u16; 6],
    /// The state after each pair of different numbers, and those that it leaves.
    pairs: [(u16, UnusedNumbers); DIFFERENT],
    /// The state of the other side after the numbers that a pair leaves, by [`UnusedNumbers`].
    rests: [[u16; 4]; DIFFERENT],
    /// The pairs of which the state can use no number, one bit each.
    unused: u16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct State {
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
            rows: Vec::new(),
            numbered: vec![0; 2 * code_of(&ALL, &ALL) + 2],
        };
        // A number leads to a state that needs fewer of them, which is there already.
        for needed in 0..=NEEDED_MAX {
            for (most, stand) in [(&upper, true), (&ALL, false)] {
                for code in usize::from(stand)..=code_of(most, most) {
                    let counts = counts_of(code, most);
                    let (mut standing, mut lying) = ([0; 6], counts);
                    if stand {
                        standing = counts;
                        lying = std::array::from_fn(|point| ALL[point] - counts[point]);
                    }
                    let state = State { standing, lying };
                    if state.needed() == needed {
                        states.add(state);
                    }
                }
            }
        }
        states
    }

    #[inline(never)]
    fn add(&mut self, state: State) {
        let number = self.rows.len();
        self.numbered[code(&state)] = number as u16;
        let mut row = Row {
            state,
            next: [0; 6],
            pairs: [(0, UnusedNumbers::Neither); DIFFERENT],
            rests: [[0; 4]; DIFFERENT],
            unused: 0,
        };
        for (point, next) in row.next.iter_mut().enumerate() {
            *next = self.numbered[code(&state.after(point))];
        }
        self.rows.push(row);
        for (pair, &numbers) in PAIRS.iter().enumerate() {
            let (after, unused) = self.after_pair(number, numbers);
            let [first, second] = numbers.map(|one| self.rows[number].next[one]);
            let row = &mut self.rows[number];
            row.pairs[pair] = (after, unused);
            // In the order of `UnusedNumbers`.
            row.rests[pair] = [number as u16, first, second, after];
            row.unused |= u16::from(unused == UnusedNumbers::Both) << pair;
        }
    }

    pub(super) const fn len(&self) -> usize {
        self.rows.len()
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
        let State { standing, lying } = self.rows[state].state;
        side.points[1..7].copy_from_slice(&lying);
        side.points[7..13].copy_from_slice(&standing);
        side.off = 15 - side.points.iter().sum::<u8>();
        side
    }

    /// The states after one man of the side's choice.
    pub(super) fn choices(&self, state: usize) -> impl Iterator<Item = usize> {
        let next = self.rows[state].next.into_iter().map(usize::from);
        next.filter(move |&next| next != state)
    }

    /// The states after each doublet, 1-1 first; those that win are among them.
    pub(super) fn doublets(&self, state: usize) -> [Vec<usize>; 6] {
        let mut level = vec![state];
        let mut doublets: [Vec<usize>; 6] = Default::default();
        for men in 1..=NUMBERS_MAX {
            let mut reached = vec![false; state];
            for one in level {
                reached[WON] |= one == WON;
                for next in self.choices(one) {
                    reached[next] = true;
                }
            }
            level = (0..state).filter(|&one| reached[one]).collect();
            if men % 2 == 0 {
                doublets[men / 2 - 1].clone_from(&level);
            }
        }
        doublets
    }

    /// The states after as many numbers of each pair as an order allows, and the numbers left.
    pub(super) fn pairs(&self, state: usize) -> &[(u16, UnusedNumbers); DIFFERENT] {
        &self.rows[state].pairs
    }

    /// The states of the other side after the numbers that are left of each pair.
    pub(super) fn rests(&self, state: usize) -> &[[u16; 4]; DIFFERENT] {
        &self.rows[state].rests
    }

    /// How many pairs have no number that one of two states can use.
    pub(super) fn pairs_unused_by_both(&self, own: usize, other: usize) -> u32 {
        (self.rows[own].unused & self.rows[other].unused).count_ones()
    }

    fn after_pair(&self, state: usize, [first, second]: [usize; 2]) -> (u16, UnusedNumbers) {
        let after = |state: usize, number| usize::from(self.rows[state].next[number]);
        let can = |state, number| state == WON || after(state, number) != state;
        let (after_first, after_second) = (after(state, first), after(state, second));
        let unused = match (can(state, first), can(state, second)) {
            (false, false) => UnusedNumbers::Both,
            (true, _) if can(after_first, second) => UnusedNumbers::Neither,
            (_, true) if can(after_second, first) => UnusedNumbers::Neither,
            (true, _) => UnusedNumbers::Second,
            (false, true) => UnusedNumbers::First,
        };
        let end = match can(state, first) {
            true => after(after_first, second),
            false => after(after_second, first),
        };
        (end as u16, unused)
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

/// The counts up to `most` at a place; none are first.
fn counts_of(code: usize, most: &Counts) -> Counts {
    let mut rest = code;
    most.map(|most| {
        let values = usize::from(most) + 1;
        let count = rest % values;
        rest /= values;
        count as u8
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
#[inline(never)]
fn code(state: &State) -> usize {
    match state.standing {
        [0, 0, 0, 0, 0, 0] => 2 * code_of(&state.lying, &ALL),
        standing => 2 * code_of(&standing, &ALL) + 1,
    }
}
