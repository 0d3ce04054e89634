//! Analyses of whole records: the results, and the next work.
//!
//! A [`Review`] is pure: the host takes the next [`Job`], computes it on a thread that may take
//! long, and passes the result back.

pub mod found;
pub mod new;
pub mod position;
mod state;
pub mod view;
mod why;

pub use state::{Job, Review};
