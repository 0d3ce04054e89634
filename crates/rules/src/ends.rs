//! Lists the distinct ends of a stage, without steps, for search, rollouts and counting.
//!
//! Where any number of men may stand on a point, the walk visits no end twice, so it needs no hash
//! table:
//!
//! - Equal numbers: the men before and after determine how often the step from each point was
//!   played, and every legal set of steps can be played highest point first. Walking down the
//!   board and choosing how many men leave each point visits every end once.
//! - Two different dice: two choices of men lead to the same end only if one man runs with both
//!   numbers, in either order, and hits the same men on the way.
//!
//! Packing (TW-5) and hitting at home in Tavla (TL-2) break the first argument and bearing off the
//! second; there the ends are compared with each other, and so are those of three numbers (LU-1).

use crate::frame::{Frame, State, bits_up, deltas, enters_from_hand, stepped};
use crate::men::{BAR, BAR_SET, OUTSIDE, POINTS, SlotSet};
use crate::pins;
use crate::tree::Tree;
use crate::{Board, Compulsion, Stacking, Stage};

/// An end of a stage.
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
    boards: Boards,
    /// The numbers used by each end, if they differ; empty if all ends use `used` numbers.
    used_each: Vec<u8>,
    used: u8,
    tree: Tree,
}

impl Ends {
    /// Creates an empty buffer. It grows as needed and keeps its memory.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of ends.
    #[must_use]
    pub fn len(&self) -> usize {
        self.boards.len
    }

    /// Whether the stage passes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.boards.len == 0
    }

    /// The boards of the ends.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        self.boards.filled()
    }

    /// Returns the end at `index`.
    ///
    /// # Panics
    ///
    /// If `index` is not below [`Ends::len`].
    #[must_use]
    pub fn get(&self, index: usize) -> End {
        let used = self.used_each.get(index).copied().unwrap_or(self.used);
        End {
            board: self.boards.filled()[index],
            used,
        }
    }

    /// Iterates over the ends.
    pub fn iter(&self) -> impl Iterator<Item = End> {
        (0..self.len()).map(|index| self.get(index))
    }

    pub(crate) fn generate(&mut self, frame: &Frame<'_>, state: &State, stage: Stage) {
        self.used_each.clear();
        self.fill(frame, state, stage);
        // The ends that did not fit have been counted, so now there is room for them.
        if self.boards.make_room() {
            self.fill(frame, state, stage);
        }
    }

    fn fill(&mut self, frame: &Frame<'_>, state: &State, stage: Stage) {
        self.boards.len = 0;
        let rules = frame.rules;
        let may_stop = matches!(frame.compulsion, Compulsion::Free | Compulsion::Optional);
        let by_tree = rules.stacking != Stacking::Free || may_stop;
        let by_tree = by_tree || frame.may_hold(state) || frame.locked || frame.checks_steps();
        let by_tree = by_tree || enters_from_hand(rules, state.occupied);
        let by_tree = by_tree || matches!(stage, Stage::Three(_));
        if by_tree || pins::may_decide(frame, state, stage) {
            self.generate_by_tree(frame, state, stage);
        } else if frame.lone != 0 {
            // As if nobody were pinned on the way: the order of the steps makes no difference.
            self.list(&frame.without_pins(), state, stage);
            self.pin(frame, state);
        } else {
            self.list(frame, state, stage);
        }
    }

    /// Lists the ends in the quick way.
    fn list(&mut self, frame: &Frame<'_>, state: &State, stage: Stage) {
        self.used = match stage {
            Stage::Run { number, left, .. } => {
                self.run(frame, state, u32::from(number.get()), left.get())
            }
            Stage::Pair { high, low } => {
                self.pair(frame, state, u32::from(high.get()), u32::from(low.get()))
            }
            Stage::Three(_) => return self.generate_by_tree(frame, state, stage),
        };
        if frame.may_bar {
            self.strike(frame, state, stage);
        }
    }

    /// Pins and frees the opponent's men in ends that were listed with those of the beginning.
    fn pin(&mut self, frame: &Frame<'_>, state: &State) {
        let (mover, movement) = (frame.mover.index(), frame.rules.movement);
        let listed = self.boards.len.min(self.boards.slots.len());
        for board in &mut self.boards.slots[..listed] {
            let occupied = board.men[mover].occupied();
            board.men[1 - mover] = pins::theirs_under(movement, frame.lone, state.theirs, occupied);
        }
    }

    /// Removes the ends that are barred (C-8). What is left is exact: C-1 removed only plays that
    /// are shorter, or use the smaller die. If nothing is left, the general generator looks again.
    fn strike(&mut self, frame: &Frame<'_>, state: &State, stage: Stage) {
        let all = self.boards.len;
        if all == 0 || all > self.boards.slots.len() {
            // Nothing plays, or the ends are written once more when there is room for them.
            return;
        }
        self.boards.retain(|board| frame.allows(board));
        if self.boards.len == 0 {
            self.generate_by_tree(frame, state, stage);
        }
    }

    fn generate_by_tree(&mut self, frame: &Frame<'_>, state: &State, stage: Stage) {
        let mut tree = std::mem::take(&mut self.tree);
        tree.grow(frame, state, stage);
        // Room is made before the ends are written, so that the tree need not grow a second time.
        self.boards.len = tree.ends().count();
        self.boards.make_room();
        self.boards.len = 0;
        self.used_each.clear();
        for node in tree.ends() {
            self.boards
                .push(frame.board(node.state.mine, node.state.theirs));
            self.used_each.push(node.used);
        }
        self.tree = tree;
    }

    /// Adds the ends of `left` equal numbers and returns how many numbers they use.
    fn run(&mut self, frame: &Frame<'_>, state: &State, number: u32, left: u8) -> u8 {
        let mut walk = Walk {
            frame,
            number,
            boards: &mut self.boards,
            fewest_left: left,
        };
        walk.down(state, SlotSet::MAX, left);
        if walk.boards.len > 0 || walk.fewest_left == left {
            return left;
        }
        let most = left - walk.fewest_left;
        walk.down(state, SlotSet::MAX, most);
        most
    }

    /// Adds the ends of two different dice and returns how many numbers they use.
    fn pair(&mut self, frame: &Frame<'_>, state: &State, high: u32, low: u32) -> u8 {
        if may_bear_off(state) {
            self.pair_bearing_off(frame, state, high, low);
        } else if state.occupied & BAR_SET != 0 {
            self.pair_entering(frame, state, high, low);
        } else {
            self.pair_high_first(frame, state, high, low);
            self.pair_low_first(frame, state, high, low);
        }
        if self.boards.len > 0 {
            return 2;
        }
        self.single(frame, state, high);
        if self.boards.len == 0 || frame.compulsion == Compulsion::Most {
            self.single(frame, state, low);
        }
        1
    }

    /// Plays the high number first with any man, then the low number with any other man, the next
    /// man of the same point, or the same man.
    fn pair_high_first(&mut self, frame: &Frame<'_>, state: &State, high: u32, low: u32) {
        let (reach_high, reach_low) = (frame.open << high, frame.open << low);
        let low_sources = state.occupied & reach_low & POINTS;
        let doubled = state.mine.doubled();
        let high_deltas = deltas(high);
        for slot in bits_up(state.occupied & reach_high & POINTS) {
            let bit = 1 << slot;
            let runs_on = reach_low & (bit >> high);
            let mut second = low_sources & (!bit | doubled) | runs_on;
            // The same man by the low number first, over a point with another own man: visited as
            // the high step of that man.
            let waiting = state.occupied & reach_high & (bit >> low);
            if low_sources & bit != 0 && waiting != 0 && !hits_differ(state, slot, high, low) {
                second &= !runs_on;
            }
            let (theirs, blots) = frame.hit(state.theirs, state.blots, slot - high);
            let mine = stepped(state.mine, high_deltas, slot);
            let next = State {
                mine,
                theirs,
                blots,
                ..*state
            };
            push_steps(&mut self.boards, frame, &next, low, second);
        }
    }

    /// Adds the ends that [`Self::pair_high_first`] does not visit: a man plays the low number
    /// first, over a point without another own man, and its end differs from that of the high
    /// number first.
    fn pair_low_first(&mut self, frame: &Frame<'_>, state: &State, high: u32, low: u32) {
        let (reach_high, reach_low) = (frame.open << high, frame.open << low);
        let between = reach_high & POINTS & !state.occupied;
        for slot in bits_up(state.occupied & reach_low & POINTS & (between << low)) {
            let bit = 1 << slot;
            let runs_high_first = reach_high & bit != 0 && reach_low & (bit >> high) != 0;
            if runs_high_first && !hits_differ(state, slot, high, low) {
                continue;
            }
            let (theirs, blots) = frame.hit(state.theirs, state.blots, slot - low);
            let mine = stepped(state.mine, deltas(low), slot);
            let next = State {
                mine,
                theirs,
                blots,
                ..*state
            };
            push_steps(&mut self.boards, frame, &next, high, bit >> low);
        }
    }

    /// Plays a pair with men on the bar: one man enters, then another man enters or any man moves;
    /// either number may be first.
    fn pair_entering(&mut self, frame: &Frame<'_>, state: &State, high: u32, low: u32) {
        for (first, second) in [(high, low), (low, high)] {
            if frame.free_sources(state.occupied, first) == 0 {
                continue;
            }
            let next = frame.step(state, first, BAR);
            let mut sources = frame.free_sources(next.occupied, second);
            if first == low {
                if next.occupied & BAR_SET != 0 {
                    // Both enter: visited with the high number first.
                    continue;
                }
                // The entering man moves on: visited with the high number first, unless it hits
                // other men on this path.
                let runs_high_first = frame.open & (1 << (BAR - high)) != 0
                    && frame.open & (1 << (BAR - high - low)) != 0;
                if runs_high_first && !hits_differ(state, BAR, high, low) {
                    sources &= !(1 << (BAR - low));
                }
            }
            push_steps(&mut self.boards, frame, &next, second, sources);
        }
    }

    fn pair_bearing_off(&mut self, frame: &Frame<'_>, state: &State, high: u32, low: u32) {
        for (first, second) in [(high, low), (low, high)] {
            for slot in bits_up(frame.free_sources(state.occupied, first)) {
                let next = frame.step(state, first, slot);
                if next.occupied == 0 {
                    self.push_new(frame.board(next.mine, next.theirs));
                }
                for slot in bits_up(frame.free_sources(next.occupied, second)) {
                    let end = frame.step(&next, second, slot);
                    self.push_new(frame.board(end.mine, end.theirs));
                }
            }
        }
    }

    fn single(&mut self, frame: &Frame<'_>, state: &State, number: u32) {
        for slot in bits_up(frame.free_sources(state.occupied, number)) {
            let end = frame.step(state, number, slot);
            self.push_new(frame.board(end.mine, end.theirs));
        }
    }

    /// Adds a board unless it is listed. There are few ends while men are borne off, so a linear
    /// search is quickest.
    fn push_new(&mut self, board: Board) {
        if !self.boards.filled().contains(&board) {
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

/// Whether the two paths of a man that plays both numbers from `slot` hit different men.
#[inline]
fn hits_differ(state: &State, slot: u32, high: u32, low: u32) -> bool {
    let between = 1 << slot.saturating_sub(high) | 1 << slot.saturating_sub(low);
    state.blots & between != 0
}

/// A list of boards that never allocates while it is filled. Boards that do not fit are only
/// counted.
#[derive(Debug, Default)]
struct Boards {
    slots: Vec<Board>,
    len: usize,
}

impl Boards {
    #[inline]
    fn push(&mut self, board: Board) {
        if let Some(slot) = self.slots.get_mut(self.len) {
            *slot = board;
        }
        self.len += 1;
    }

    /// Keeps the boards for which `is_kept` is true, in their order. All must have fitted.
    fn retain(&mut self, is_kept: impl Fn(&Board) -> bool) {
        let mut kept = 0;
        for index in 0..self.len {
            if is_kept(&self.slots[index]) {
                self.slots[kept] = self.slots[index];
                kept += 1;
            }
        }
        self.len = kept;
    }

    fn filled(&self) -> &[Board] {
        &self.slots[..self.len.min(self.slots.len())]
    }

    /// Makes room for the boards that were counted. Returns whether there was too little.
    fn make_room(&mut self) -> bool {
        let too_little = self.len > self.slots.len();
        if too_little {
            self.slots
                .resize(self.len.next_power_of_two(), Board::default());
        }
        too_little
    }
}

/// Adds the boards after one more step from each of `sources`.
#[inline(always)]
fn push_steps(
    boards: &mut Boards,
    frame: &Frame<'_>,
    state: &State,
    number: u32,
    sources: SlotSet,
) {
    let deltas = deltas(number);
    let hitting = sources & (state.blots << number);
    for slot in bits_up(sources & !hitting) {
        boards.push(frame.board(stepped(state.mine, deltas, slot), state.theirs));
    }
    for slot in bits_up(hitting) {
        let (theirs, _) = frame.hit(state.theirs, state.blots, slot - number);
        boards.push(frame.board(stepped(state.mine, deltas, slot), theirs));
    }
}

/// The walk down the board for equal numbers.
struct Walk<'a> {
    frame: &'a Frame<'a>,
    number: u32,
    boards: &'a mut Boards,
    /// The least number of numbers left at any end, for stages that cannot be played in full.
    fewest_left: u8,
}

impl Walk<'_> {
    /// Plays `left` more numbers from slots in `allowed`, which has none above the last one.
    fn down(&mut self, state: &State, allowed: SlotSet, left: u8) {
        let sources = self.sources(state, allowed, left);
        if left == 1 {
            push_steps(self.boards, self.frame, state, self.number, sources);
            return;
        }
        if left == 2 && state.occupied & BAR_SET == 0 && !may_bear_off(state) {
            return self.last_two(state, sources);
        }
        for slot in bits_up(sources) {
            let next = self.frame.step(state, self.number, slot);
            let allowed = (2 << slot) - 1;
            if next.occupied == 0 {
                self.boards.push(self.frame.board(next.mine, next.theirs));
            } else {
                self.down(&next, allowed, left - 1);
            }
        }
    }

    /// Plays the last two numbers where no man enters or is borne off. The second step starts below
    /// the first, beside it, or where it ended.
    fn last_two(&mut self, state: &State, sources: SlotSet) {
        let Self { frame, number, .. } = *self;
        let deltas = deltas(number);
        let reach = frame.open << number;
        let doubled = state.mine.doubled();
        for slot in bits_up(sources) {
            let bit = 1 << slot;
            let (theirs, blots) = frame.hit(state.theirs, state.blots, slot - number);
            let next = State {
                mine: stepped(state.mine, deltas, slot),
                theirs,
                blots,
                ..*state
            };
            let second = sources & (bit - 1) | sources & doubled & bit | reach & (bit >> number);
            push_steps(self.boards, frame, &next, number, second);
        }
    }

    #[inline]
    fn sources(&mut self, state: &State, allowed: SlotSet, left: u8) -> SlotSet {
        let sources = self.frame.free_sources(state.occupied, self.number) & allowed;
        if sources != 0 {
            self.fewest_left = self.fewest_left.min(left - 1);
        }
        sources
    }
}
