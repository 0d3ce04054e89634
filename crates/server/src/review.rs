//! Analyses of whole records. Results are shown and stored while they are computed.
//!
//! The [`Desk`] holds the analyses in memory. One thread of low priority computes one of them at a
//! time; its results are first stored, then sent to pages.

mod desk;
#[cfg_attr(not(feature = "hall"), path = "review/no_fair_play.rs")]
mod fair_play;
mod worker;

pub(crate) use desk::{Desk, Open};
