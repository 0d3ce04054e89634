//! What a player sees, as numbers: the tensor of OpenSpiel's interface.
//!
//! | numbers | content |
//! |---|---|
//! | 0..=26 | the player's men / 15: off, on the points 1..=24, on the bar, in hand; pinned -1/15 |
//! | 27..=53 | the opponent's men in the same order, on the opponent's points |
//! | 54..=58 | 1 for what is next: throw, own step, step of the opponent, nothing, opening |
//! | 59..=64 | how many of each number 1 to 6 are left of the stage, / 4, where men are laid / 12 |
//! | 65..=70 | 1 for each number of which a group of four follows |
//! | 71 | 1 if the stage is part of a remainder |
//! | 72, 73 | 1 if the next doublet of the player, of the opponent cascades |
//! | 74 | 1 if the player threw or is to throw |

use rosespring_rules::{Board, Die, Lock, Phase, Position, Side, Step};

/// Number of numbers.
pub(crate) const SIZE: usize = 75;

const ACTS: usize = 54;
const LEFT: usize = 59;
const FOLLOWS: usize = 65;
const REMAINDER: usize = 71;
const CASCADES: usize = 72;
const THROWER: usize = 74;

/// Returns what `player` sees when `steps` of the stage have been played and led to `board`.
pub(crate) fn tensor(
    position: &Position,
    board: &Board,
    steps: &[Step],
    player: Side,
) -> [f32; SIZE] {
    let mut tensor = [0.0; SIZE];
    for (start, side) in [(0, player), (27, player.other())] {
        let (men, rules) = (board.men(side), position.rules());
        let (counters, pinned) = (men.counters(rules), men.pinned(rules));
        for (slot, number) in tensor[start..start + 27].iter_mut().enumerate() {
            let free = (counters >> (4 * slot) & 15) as f32;
            *number = (free - (pinned >> slot & 1) as f32) / 15.0;
        }
    }
    for (at, side) in [(CASCADES, player), (CASCADES + 1, player.other())] {
        tensor[at] = f32::from(u8::from(position.next_doublet_cascades(side)));
    }
    let thrower = match position.phase() {
        Phase::Opening => {
            tensor[ACTS + 4] = 1.0;
            None
        }
        Phase::Over(_) => {
            tensor[ACTS + 3] = 1.0;
            None
        }
        Phase::Throw(side) => {
            tensor[ACTS] = 1.0;
            Some(side)
        }
        Phase::Name(side) => {
            tensor[ACTS + 1 + usize::from(side != player)] = 1.0;
            Some(side)
        }
        Phase::Play(turn) => {
            tensor[ACTS + 1 + usize::from(turn.mover() != player)] = 1.0;
            let at = |start: usize, die: Die| start + usize::from(die.get()) - 1;
            // The most equal numbers of a stage: a doublet of laid men is twice its number.
            let most = match position.rules().lock {
                Lock::Laid(_) => 12.0,
                _ => 4.0,
            };
            for die in turn.stage().numbers() {
                tensor[at(LEFT, die)] += 1.0;
            }
            for step in steps {
                tensor[at(LEFT, step.number)] -= 1.0;
            }
            for left in &mut tensor[LEFT..FOLLOWS] {
                *left /= most;
            }
            for die in turn.stage().then() {
                tensor[at(FOLLOWS, die)] = 1.0;
            }
            tensor[REMAINDER] = f32::from(u8::from(turn.is_remainder()));
            Some(turn.thrower())
        }
    };
    tensor[THROWER] = f32::from(u8::from(thrower == Some(player)));
    tensor
}
