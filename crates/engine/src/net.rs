//! Evaluation by a net that taught itself: inputs, weights, and the arithmetic between them.
//!
//! A net is a table of rows, one for each thing that can be said of a position ([`inputs`]), a
//! hidden layer that is the sum of the rows that hold, clipped, and a few outputs. All sums are of
//! integers, so every machine gets the same bits (`kernel.rs`).

mod file;
pub mod inputs;
mod kernel;
mod neural;
mod shipped;

pub use file::{
    BLOCK, Block, FULL, Net, NetError, OUT_SCALE, OUTPUTS, Quantised, WIDTH_MAX, is_width,
};
pub use kernel::Kernel;
pub use neural::Neural;
pub use shipped::{AlreadyInstalled, install, is_shipped, shipped};
