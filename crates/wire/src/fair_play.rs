//! The figures of fair play that moderators see of a member.

use serde::{Deserialize, Serialize};

use crate::person::PersonLink;

/// What is compared with the other members of the same strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// The mean loss of a hard stage, in units.
    HardLoss,
    /// The share of hard stages in which the best play was made.
    HardBest,
    /// The share of stages with the choice of the deeper search, where the net alone chooses
    /// another play.
    Search,
    /// How much longer a hard stage takes than an evident one: the logarithm of the ratio.
    Pace,
}

impl Measure {
    /// Every measure.
    pub const ALL: [Self; 4] = [Self::HardLoss, Self::HardBest, Self::Search, Self::Pace];
}

/// How a member compares with the others of the band in one measure.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ComparisonView {
    /// What is compared.
    pub measure: Measure,
    /// The number of stages from which it is known.
    pub stages: u32,
    /// The member's own figure.
    pub own: f64,
    /// The mean of the band.
    pub mean: f64,
    /// How many standard deviations the member is away from it, on the side of a program.
    pub z: f64,
}

/// The figures of a member in one game, against the members of one band of ratings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FairPlayView {
    /// The name of the game.
    pub game: String,
    /// The lowest rating of the band.
    pub band: u16,
    /// The number of rated matches.
    pub matches: u32,
    /// The number of stages with a choice.
    pub stages: u32,
    /// The mean loss of a stage with a choice, in units.
    pub loss: f64,
    /// How often the page lost its secret for the dice.
    pub rekeys: u32,
    /// The comparisons that are known.
    pub compared: Vec<ComparisonView>,
}

/// A member whose play looks like that of a program: a moderator is asked to look.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SuspicionView {
    /// The member.
    pub person: PersonLink,
    /// Their figures.
    pub figures: FairPlayView,
}
