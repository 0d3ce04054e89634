//! Analyses of whole records: what was found, and what is to be found next.
//!
//! A [`Review`] is pure: whoever has it takes the next [`Job`], computes it where that may take
//! long, and gives back what was found.

pub mod found;
pub mod new;
pub mod position;
mod state;

pub use state::{Job, Review};
