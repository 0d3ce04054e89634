//! Bots: what a program does at a table of a hall, and the programs that a hall has itself.

mod chain;
mod house;
mod seat;

pub use chain::{Chains, LinkFault};
pub use house::{HOUSE_NAMES, HOUSE_WAIT_MS, house_seek, is_house_name};
pub use seat::{BotMove, next_move, standing};
