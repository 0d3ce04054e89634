//! The stored form of the figures of fair play.

use super::FairPlaySums;
use crate::StoredBody;
use crate::rows::{Export, Leaving, PersonColumn};

/// What is added up of the matches of a member in one game, while their rating was in one band.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredFairPlay {
    /// The id of the member.
    pub person: String,
    /// The name of the game.
    pub game: String,
    /// The lowest rating of the band.
    pub band: u16,
    /// The sums.
    pub sums: FairPlaySums,
}

impl StoredBody for FairPlaySums {}

/// The columns of tables of fair play that name people.
pub const PEOPLE: &[PersonColumn] = &[PersonColumn::new(
    "fair_play",
    "person",
    Leaving::Remove,
    Export::Field("fair_play"),
)];
