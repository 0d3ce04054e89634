//! A person as others see them: their name and kind, their rating, and what restricts them.

use serde::{Deserialize, Serialize};

/// A rating above this deviation is doubtful: it is shown with a question mark.
pub const DOUBTFUL_DEVIATION: f64 = 110.0;

/// What a person is.
/// What a server that is older than this field does not tell is a guest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PersonKindView {
    /// A person without an account.
    #[default]
    Guest,
    /// A person with an account.
    Member,
    /// A program.
    Bot,
    /// A person who removed their account.
    Deleted,
}

/// A person, for moderators.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonLink {
    /// The id.
    pub id: String,
    /// The name that they have now.
    pub name: String,
    /// What they are.
    pub kind: PersonKindView,
}

/// A rating of a member in one game at one speed.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerRating {
    /// The rating, rounded.
    pub rating: f64,
    /// Its deviation, rounded.
    pub deviation: f64,
    /// Whether the deviation is so large that the rating says little.
    pub is_doubtful: bool,
}

impl PlayerRating {
    /// Rounds a rating and judges its deviation.
    #[must_use]
    pub fn new(rating: f64, deviation: f64) -> Self {
        Self {
            rating: rating.round(),
            deviation: deviation.round(),
            is_doubtful: deviation > DOUBTFUL_DEVIATION,
        }
    }
}

/// A warning or a silence, for the person whom it concerns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Admonition {
    /// The number of the act.
    pub number: u32,
    /// The time, milliseconds since 1970.
    pub at_ms: i64,
    /// When it ends, milliseconds since 1970; absent if it has no end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ends_ms: Option<i64>,
    /// The reason that the moderator gave.
    pub reason: String,
}

/// What moderators decided about a person, for them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StandingView {
    /// The last warning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub warning: Option<Admonition>,
    /// The silence that has not ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub silence: Option<Admonition>,
}
