//! Evaluation by a neural net trained by self-play: inputs, weights, and the arithmetic between
//! them.
//!
//! A net is a table of rows, one row for each possible feature of a position ([`inputs`]); a hidden
//! layer, which is the clipped sum of the rows whose features hold; and a few outputs. All sums are
//! of integers, so every machine computes the same bits (`kernel.rs`).

mod file;
pub mod inputs;
mod kernel;
mod neural;
mod shipped;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vectors;

pub use file::{
    BLOCK, Block, FULL, Net, NetError, OUT_SCALE, OUTPUTS, QuantisedWeights, WIDTH_MAX, is_width,
};
pub use kernel::Kernel;
pub use neural::{MEN_BEYOND, Neural};
pub use shipped::{AlreadyInstalled, install, is_shipped, net_game, shipped};
