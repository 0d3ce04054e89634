//! A table without a network: its events, the state they add up to, and what may come next.
//!
//! Everything here is plain computation. [`entry`] is what is stored, [`State`] what it means,
//! [`command`] what a person may ask for, `automatic` what happens by itself.

pub mod automatic;
pub mod command;
pub mod dice;
pub mod entry;
pub(crate) mod group;
pub(crate) mod part;
pub mod settings;
pub mod state;

pub use automatic::Automatic;
pub use command::{Command, Refusal};
pub use dice::{DiceSource, Seed};
pub use entry::Entry;
pub use settings::{Purpose, Seated, Settings};
pub use state::State;
