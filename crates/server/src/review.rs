//! Analyses of whole records: computed while they are shown, kept as they grow.
//!
//! A [`Review`] knows what was found and what is to be found next. The [`Desk`] has them: one
//! thread of low priority computes for one of them at a time, and what it found is first stored,
//! then told.

mod desk;
pub(crate) mod found;
pub(crate) mod new;
pub(crate) mod position;
mod state;
mod worker;

pub(crate) use desk::{Desk, Open};
pub(crate) use state::Review;
pub(crate) use worker::Playing;
