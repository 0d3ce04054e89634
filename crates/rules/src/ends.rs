//! The distinct ends of a stage, without steps: what search, rollouts and counting need.
//!
//! Where any number of men may stand on a point, no end is met twice, so nothing is hashed:
//!
//! - Equal numbers: the men before and after determine how often the step from each point was
//!   played, and every legal set of steps can be played highest point first. Walking down the
//!   board and choosing how many leave each point meets every end once.
//! - Two different dice: two choices of men only meet if one man runs with both numbers, by one
//!   way or the other, and hits the same men on the way.
//!
//! Packing (TW-5) breaks the first argument and bearing off the second; there the ends are
//! compared with each other.

use crate::frame::{Frame, State, bits, stepped};
use crate::men::{BAR_SET, OUTSIDE, SlotSet};
use crate::tree::Tree;
use crate::{Board, Compulsion, Stacking, Stage};

/// One way to end a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct End {
    /// The men after it.
    pub board: Board,
    /// The numbers used; all of the stage's if the play ends the game (C-1).
    pub used: u8,
}

/// A reusable buffer of the distinct ends of a stage, in an order that depends on the position
/// alone.
#[derive(Debug, Default)]
pub struct Ends {
    boards: Vec<Board>,
    /// The numbers used by each end, if they differ; otherwise empty and `used` holds for all.
    used_each: Vec<u8>,
    used: u8,
    tree: Tree,
}

impl Ends {
    /// An empty buffer. It grows to what is needed and keeps its memory.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// How many ends there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.boards.len()
    }

    /// Whether the stage passes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.boards.is_empty()
    }

    /// The boards of the ends.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The end at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is not below [`Ends::len`].
    #[must_use]
    pub fn get(&self, index: usize) -> End {
        let used = self.used_each.get(index).copied().unwrap_or(self.used);
        End {
            board: self.boards[index],
            used,
        }
    }

    /// The ends, one after the other.
    pub fn iter(&self) -> impl Iterator<Item = End> {
        (0..self.len()).map(|index| self.get(index))
    }

    pub(crate) fn generate(&mut self, frame: &Frame<'_>, state: &State, stage: Stage) {
        self.boards.clear();
        self.used_each.clear();
        let rules = frame.rules;
        if rules.stacking != Stacking::Free || rules.compulsion == Compulsion::Free {
            self.generate_by_tree(frame, state, stage);
            return;
        }
        self.used = match stage {
            Stage::Run { number, left, .. } => {
                self.run(frame, state, u32::from(number.get()), left.get())
            }
            Stage::Pair { high, low } => {
                self.pair(frame, state, u32::from(high.get()), u32::from(low.get()))
            }
        };
    }

    fn generate_by_tree(&mut self, frame: &Frame<'_>, state: &State, stage: Stage) {
        let mut tree = std::mem::take(&mut self.tree);
        tree.grow(frame, state, stage);
        for node in tree.ends() {
            self.boards
                .push(frame.board(node.state.mine, node.state.theirs));
            self.used_each.push(node.used);
        }
        self.tree = tree;
    }

    /// Ends of `left` equal numbers; the numbers used.
    fn run(&mut self, frame: &Frame<'_>, state: &State, number: u32, left: u8) -> u8 {
        let mut walk = Walk {
            frame,
            number,
            boards: &mut self.boards,
            fewest_left: left,
        };
        walk.down(state, SlotSet::MAX, left);
        if !walk.boards.is_empty() || walk.fewest_left == left {
            return left;
        }
        let most = left - walk.fewest_left;
        walk.down(state, SlotSet::MAX, most);
        most
    }

    /// Ends of two different dice; the numbers used.
    fn pair(&mut self, frame: &Frame<'_>, state: &State, high: u32, low: u32) -> u8 {
        if may_bear_off(state) {
            self.pair_bearing_off(frame, state, high, low);
        } else {
            self.pair_high_first(frame, state, high, low);
            self.pair_low_first(frame, state, high, low);
        }
        if !self.boards.is_empty() {
            return 2;
        }
        self.single(frame, state, high);
        if self.boards.is_empty() || frame.rules.compulsion == Compulsion::Most {
            self.single(frame, state, low);
        }
        1
    }

    fn pair_high_first(&mut self, frame: &Frame<'_>, state: &State, high: u32, low: u32) {
        let low_sources = frame.free_sources(state.occupied, low);
        for slot in bits(frame.free_sources(state.occupied, high)) {
            let next = frame.step(state, high, slot);
            let mut sources = frame.free_sources(next.occupied, low);
            // The same man by the low number first, where a man of his own waits: met as the
            // high step of that man.
            if slot > low
                && low_sources & (1 << slot) != 0
                && state.occupied & BAR_SET == 0
                && state.occupied & frame.open << high & (1 << (slot - low)) != 0
                && !hits_differ(state, slot, high, low)
            {
                sources &= !(1 << (slot - high));
            }
            self.push_steps(frame, &next, low, sources);
        }
    }

    /// What [`Self::pair_high_first`] cannot meet: a man that runs by the low number first, and a
    /// man entering by the low number.
    fn pair_low_first(&mut self, frame: &Frame<'_>, state: &State, high: u32, low: u32) {
        let high_sources = frame.free_sources(state.occupied, high);
        for slot in bits(frame.free_sources(state.occupied, low)) {
            let next = frame.step(state, low, slot);
            let between = 1 << (slot - low);
            let runs_high_first = high_sources & (1 << slot) != 0
                && frame.open << low & (1 << (slot - high)) != 0
                && !hits_differ(state, slot, high, low);
            let mut sources = frame.free_sources(next.occupied, high);
            if state.occupied & BAR_SET != 0 {
                if next.occupied & BAR_SET != 0 {
                    continue;
                }
            } else {
                sources &= between & !state.occupied;
            }
            if runs_high_first {
                sources &= !between;
            }
            self.push_steps(frame, &next, high, sources);
        }
    }

    fn push_steps(&mut self, frame: &Frame<'_>, state: &State, number: u32, sources: SlotSet) {
        for slot in bits(sources) {
            push_step(&mut self.boards, frame, state, number, slot);
        }
    }

    fn pair_bearing_off(&mut self, frame: &Frame<'_>, state: &State, high: u32, low: u32) {
        for (first, second) in [(high, low), (low, high)] {
            for slot in bits(frame.free_sources(state.occupied, first)) {
                let next = frame.step(state, first, slot);
                if next.occupied == 0 {
                    self.push_new(frame.board(next.mine, next.theirs));
                }
                for slot in bits(frame.free_sources(next.occupied, second)) {
                    let end = frame.step(&next, second, slot);
                    self.push_new(frame.board(end.mine, end.theirs));
                }
            }
        }
    }

    fn single(&mut self, frame: &Frame<'_>, state: &State, number: u32) {
        for slot in bits(frame.free_sources(state.occupied, number)) {
            let end = frame.step(state, number, slot);
            self.push_new(frame.board(end.mine, end.theirs));
        }
    }

    /// Few ends meet while men are borne off: looking through them all is quickest.
    fn push_new(&mut self, board: Board) {
        if !self.boards.contains(&board) {
            self.boards.push(board);
        }
    }
}

/// Whether a man may be borne off within two steps: at most one man is still outside.
#[inline]
fn may_bear_off(state: &State) -> bool {
    let outside = state.occupied & OUTSIDE;
    outside == 0 || outside.is_power_of_two() && state.mine.count(outside.trailing_zeros()) == 1
}

/// Whether a man running from `slot` hits other men by one way than by the other.
#[inline]
fn hits_differ(state: &State, slot: u32, high: u32, low: u32) -> bool {
    let between = 1 << slot.saturating_sub(high) | 1 << slot.saturating_sub(low);
    state.blots & between != 0
}

#[inline]
fn push_step(boards: &mut Vec<Board>, frame: &Frame<'_>, state: &State, number: u32, slot: u32) {
    let mine = stepped(state.mine, number, slot);
    let (theirs, _) = frame.hit(state.theirs, state.blots, slot.saturating_sub(number));
    boards.push(frame.board(mine, theirs));
}

/// The walk down the board for equal numbers.
struct Walk<'a> {
    frame: &'a Frame<'a>,
    number: u32,
    boards: &'a mut Vec<Board>,
    /// The fewest numbers left anywhere, to know how many can be played if not all.
    fewest_left: u8,
}

impl Walk<'_> {
    /// Plays `left` more numbers from slots in `allowed`, which has none above the last one.
    fn down(&mut self, state: &State, allowed: SlotSet, left: u8) {
        let sources = self.frame.free_sources(state.occupied, self.number) & allowed;
        if sources == 0 {
            return;
        }
        self.fewest_left = self.fewest_left.min(left - 1);
        if left == 1 {
            for slot in bits(sources) {
                push_step(self.boards, self.frame, state, self.number, slot);
            }
            return;
        }
        for slot in bits(sources) {
            let next = self.frame.step(state, self.number, slot);
            if next.occupied == 0 {
                self.boards.push(self.frame.board(next.mine, next.theirs));
            } else {
                self.down(&next, (2 << slot) - 1, left - 1);
            }
        }
    }
}
