//! A table without a network: its events, its state, and its possible changes.
//!
//! Everything here is pure computation. [`entry`] describes an event, [`log`] adds its time and the
//! player who caused it, [`State`] is the state after events, [`command`] decides what a [`Viewer`]
//! may do, [`automatic`] returns the events that happen without a command.

pub mod automatic;
pub mod chains;
pub mod clock;
pub mod command;
pub mod dice;
pub(crate) mod ending;
pub mod entry;
mod entry_fields;
pub(crate) mod group;
pub mod log;
mod naming;
pub(crate) mod part;
pub mod player;
pub(crate) mod resignation;
pub mod settings;
pub mod state;
mod timing;
pub mod viewer;

pub use automatic::Automatic;
pub use command::{Command, Refusal};
pub use dice::{DiceSource, Seed};
pub use entry::Entry;
pub use log::LogEntry;
pub use player::{Player, PlayerId};
pub use settings::{Purpose, SeatHolder, Settings, SettingsFault};
pub use state::State;
pub use viewer::{Seats, Viewer};
