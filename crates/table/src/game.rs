//! A table without a network: its events, the state they add up to, and what may come next.
//!
//! Everything here is plain computation. [`entry`] says what happened, [`log`] when and who asked
//! for it, [`State`] what it adds up to, [`command`] what a [`Viewer`] may ask for, [`automatic`]
//! what happens by itself.

pub mod automatic;
pub mod command;
pub mod dice;
pub mod entry;
pub(crate) mod group;
pub mod log;
pub(crate) mod part;
pub mod player;
pub mod settings;
pub mod state;
pub mod viewer;

pub use automatic::Automatic;
pub use command::{Command, Refusal};
pub use dice::{DiceSource, Seed};
pub use entry::Entry;
pub use log::LogEntry;
pub use player::{Player, PlayerId};
pub use settings::{Purpose, Seated, Settings};
pub use state::State;
pub use viewer::Viewer;
