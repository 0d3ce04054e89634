//! Analyses of whole records: computed while they are shown, kept as they grow.
//!
//! The [`Desk`] has the analyses in memory: one thread of low priority computes for one of them at
//! a time, and what it found is first stored, then told.

mod desk;
mod worker;

pub(crate) use desk::{Desk, Open};
