//! The general generator: computes every state of a stage level by level, with the steps that led
//! there.
//!
//! It works for every game and option. [`crate::ends`] is faster if men stack freely. Tests compare
//! both with each other and with a third, literal generator.

use crate::bars::Verdict;
use crate::frame::{Frame, State, bits};
use crate::men::origin_of;
use crate::{Compulsion, Die, Stage, Step};

/// A state reached within a stage.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Node {
    pub(crate) state: State,
    /// Numbers used; all of the stage's if the game ended here.
    pub(crate) used: u8,
    /// Whether some order of the steps wins capote here (TW-10).
    pub(crate) capote: bool,
    over: bool,
    /// Whether a play may end here (C-8, TW-7). Compulsion is checked later.
    verdict: Verdict,
    level: u8,
    number: u8,
    /// Of three numbers, those that are left: bit n for the n-th, largest first; of equal ones the
    /// first goes first. 0 in other stages, where the number played tells it.
    left: u8,
    slot: u8,
    parent: u32,
}

impl Node {
    /// Whether both have the same numbers left.
    #[inline]
    fn has_numbers_of(&self, other: &Self) -> bool {
        match other.left {
            0 => self.number == other.number,
            left => self.left == left,
        }
    }
}

/// All states of a stage.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    ends: Vec<u32>,
    seen: NodeIndexTable,
    /// Whether some node ends the game.
    any_over: bool,
}

impl Tree {
    /// Fills the tree for a stage that begins in `state`.
    pub(crate) fn grow(&mut self, frame: &Frame<'_>, state: &State, stage: Stage) {
        self.nodes.clear();
        self.any_over = false;
        self.nodes.push(Node {
            state: *state,
            used: 0,
            capote: false,
            over: false,
            // A stage that may be declined may end where it begins (LA-3).
            verdict: match frame.compulsion {
                Compulsion::Optional => Verdict::Allowed,
                _ => Verdict::Barred,
            },
            level: 0,
            number: 0,
            left: match stage {
                Stage::Three(_) => 0b111,
                Stage::Pair { .. } | Stage::Run { .. } => 0,
            },
            slot: 0,
            parent: 0,
        });
        let mut level = 0..1;
        for depth in 0..stage.len() {
            self.seen.clear();
            for index in level.clone() {
                if let Stage::Three(three) = stage {
                    self.extend_by_three(frame, index, three.numbers());
                    continue;
                }
                let numbers = numbers_left(stage, depth, self.nodes[index].number);
                for number in numbers.into_iter().flatten() {
                    self.extend(frame, index, (number, 0), stage.len());
                }
            }
            level = level.end..self.nodes.len();
        }
        self.choose_ends(frame, stage);
    }

    /// Adds the states after one more step by each of three numbers that is left.
    fn extend_by_three(&mut self, frame: &Frame<'_>, parent: usize, numbers: [Die; 3]) {
        let left = self.nodes[parent].left;
        let mut last = None;
        for (index, &number) in numbers.iter().enumerate() {
            let bit = 1 << index;
            if left & bit != 0 && last != Some(number) {
                last = Some(number);
                self.extend(frame, parent, (number, left & !bit), 3);
            }
        }
    }

    /// Adds the states after one more step by a number, which leaves `left` of three.
    fn extend(
        &mut self,
        frame: &Frame<'_>,
        parent: usize,
        (number, left): (Die, u8),
        stage_len: u8,
    ) {
        let Node {
            state, over, level, ..
        } = self.nodes[parent];
        if over {
            return;
        }
        let number_u32 = u32::from(number.get());
        for slot in bits(frame.sources(&state, number_u32)) {
            let next = frame.step(&state, frame.pips(number), slot);
            let capote = frame.is_capote(&next, state.mine.off());
            let over = capote
                || next.occupied == 0
                || frame.is_decided_by_mothers(&next)
                || frame.is_won_by_freezing(&next);
            let node = Node {
                state: next,
                used: if over { stage_len } else { level + 1 },
                capote,
                over,
                verdict: Verdict::Allowed,
                level: level + 1,
                number: number.get(),
                left,
                slot: slot as u8,
                parent: parent as u32,
            };
            self.any_over |= over;
            self.add(frame, node, stage_len);
        }
    }

    /// Adds a node unless its level has the same state with the same numbers left. A state that one
    /// order of steps reaches with a capote and another without is two nodes.
    fn add(&mut self, frame: &Frame<'_>, node: Node, stage_len: u8) {
        let last = node.level == stage_len;
        let nodes = &self.nodes;
        let same = |index: u32| {
            let other = &nodes[index as usize];
            let held = last || other.state.held == node.state.held;
            held && other.state.has_men_of(&node.state)
                && other.over == node.over
                && (last || other.has_numbers_of(&node))
        };
        if self.seen.insert(&node.state, self.nodes.len() as u32, same) {
            let verdict = frame.verdict(&node.state);
            self.nodes.push(Node { verdict, ..node });
        }
    }

    /// Selects the ends that C-1, C-8 and TW-7 allow.
    fn choose_ends(&mut self, frame: &Frame<'_>, stage: Stage) {
        let compulsion = frame.compulsion;
        let may_stop = matches!(compulsion, Compulsion::Free | Compulsion::Optional);
        let allows_one = self
            .nodes
            .iter()
            .any(|node| node.verdict == Verdict::Allowed);
        let best = match allows_one {
            true => Verdict::Allowed,
            false => Verdict::LastResort,
        };
        let played = || self.nodes.iter().filter(|node| node.verdict == best);
        let most = played().map(|node| node.used).max().unwrap_or_default();
        let alone = most == 1 && matches!(stage, Stage::Pair { .. });
        let larger = match compulsion {
            Compulsion::MostThenLarger if alone => played().map(|node| node.number).max(),
            _ => None,
        };
        let wanted = |node: &Node| {
            node.verdict == best
                && (may_stop || node.used == most)
                && larger.is_none_or(|number| node.number == number)
        };
        // Nodes of one level differ already, but not in what is left of three numbers.
        let in_part = matches!(stage, Stage::Three(_)) && most < stage.len();
        let one_level = !self.any_over
            && !may_stop
            && !in_part
            && (!alone || compulsion == Compulsion::MostThenLarger);
        let Self {
            nodes, ends, seen, ..
        } = self;
        seen.clear();
        ends.clear();
        // Ends of the game come first: an end that some order reaches with a capote counts as a
        // capote (TW-10).
        for over in [true, false] {
            let nodes_of_kind = (0_u32..)
                .zip(nodes.iter())
                .filter(|(_, node)| node.over == over);
            for (index, node) in nodes_of_kind.filter(|(_, node)| wanted(node)) {
                let same = |other: u32| nodes[other as usize].state.has_men_of(&node.state);
                if one_level || seen.insert(&node.state, index, same) {
                    ends.push(index);
                }
            }
        }
    }

    /// The ends of the stage.
    pub(crate) fn ends(&self) -> impl Iterator<Item = &Node> {
        self.ends.iter().map(|&index| &self.nodes[index as usize])
    }

    /// The steps that lead to each end, in the order of [`Self::ends`].
    pub(crate) fn steps(&self) -> impl Iterator<Item = Vec<Step>> {
        self.ends.iter().map(|&index| {
            let mut steps = Vec::new();
            let mut node = &self.nodes[index as usize];
            while node.level > 0 {
                let number = Die::new(node.number).expect("nodes hold the stage's numbers");
                steps.push(Step {
                    from: origin_of(u32::from(node.slot)),
                    number,
                });
                node = &self.nodes[node.parent as usize];
            }
            steps.reverse();
            steps
        })
    }
}

/// The numbers that may be played at a depth after `played`.
fn numbers_left(stage: Stage, depth: u8, played: u8) -> [Option<Die>; 2] {
    match stage {
        Stage::Run { number, .. } => [Some(number), None],
        Stage::Pair { high, low } if depth == 0 => [Some(high), Some(low)],
        Stage::Pair { high, low } if played == high.get() => [Some(low), None],
        Stage::Pair { high, .. } => [Some(high), None],
        Stage::Three(_) => [None, None],
    }
}

/// A hash table of node indices, emptied by changing to the next stamp.
#[derive(Debug, Default)]
struct NodeIndexTable {
    slots: Vec<Slot>,
    stamp: u32,
    count: usize,
}

#[derive(Debug, Clone, Copy, Default)]
struct Slot {
    stamp: u32,
    hash: u32,
    index: u32,
}

/// Slots of a new table: twice the ends of nearly every stage.
const FIRST_SLOTS: usize = 256;

impl NodeIndexTable {
    fn clear(&mut self) {
        self.count = 0;
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.slots.fill(Slot::default());
            self.stamp = 1;
        }
    }

    /// Adds `index` unless the table has an entry that is the `same`. Returns whether it was added.
    fn insert(&mut self, state: &State, index: u32, same: impl Fn(u32) -> bool) -> bool {
        if self.count * 2 >= self.slots.len() {
            self.grow();
        }
        let slot = Slot {
            stamp: self.stamp,
            hash: hash(state),
            index,
        };
        let mask = self.slots.len() - 1;
        let mut at = slot.hash as usize & mask;
        while self.slots[at].stamp == self.stamp {
            if self.slots[at].hash == slot.hash && same(self.slots[at].index) {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.slots[at] = slot;
        self.count += 1;
        true
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(FIRST_SLOTS);
        let old = std::mem::replace(&mut self.slots, vec![Slot::default(); size]);
        for slot in old.into_iter().filter(|slot| slot.stamp == self.stamp) {
            let mut at = slot.hash as usize & (size - 1);
            while self.slots[at].stamp == self.stamp {
                at = (at + 1) & (size - 1);
            }
            self.slots[at] = slot;
        }
    }
}

fn hash(state: &State) -> u32 {
    let mix = |hash: u64, men: u128| {
        let folded = (men as u64) ^ ((men >> 64) as u64).rotate_left(29);
        (hash ^ folded)
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .rotate_left(31)
    };
    (mix(mix(0, state.mine.0), state.theirs.0).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 32) as u32
}
