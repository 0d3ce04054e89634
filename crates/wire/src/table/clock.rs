//! The clocks of a table for two people on two machines.

use serde::{Deserialize, Serialize};

use crate::json::Read;

/// The time that the players of a match have: a delay for each stage, and a bank for the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TimeControl {
    /// 5 seconds a stage, and a bank of 30 seconds a unit.
    Fast,
    /// 8 seconds a stage, and a bank of 60 seconds a unit.
    Normal,
    /// 15 seconds a stage, and a bank of 120 seconds a unit.
    Slow,
    /// One day a part of a turn, and a bank of 7 days.
    #[serde(rename = "days-1")]
    OneDay,
    /// Two days a part of a turn, and a bank of 7 days.
    #[serde(rename = "days-2")]
    TwoDays,
    /// Three days a part of a turn, and a bank of 7 days.
    #[serde(rename = "days-3")]
    ThreeDays,
    /// Seven days a part of a turn, and a bank of 7 days.
    #[serde(rename = "days-7")]
    SevenDays,
}

impl TimeControl {
    /// Every time control, the shortest first.
    pub const ALL: [Self; 7] = [
        Self::Fast,
        Self::Normal,
        Self::Slow,
        Self::OneDay,
        Self::TwoDays,
        Self::ThreeDays,
        Self::SevenDays,
    ];

    /// Its name, on the wire and in the store.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
            Self::OneDay => "days-1",
            Self::TwoDays => "days-2",
            Self::ThreeDays => "days-3",
            Self::SevenDays => "days-7",
        }
    }

    /// Returns the time control of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|control| control.name() == name)
    }

    /// Returns the name of the speed, by which ratings differ: all numbers of days are one.
    #[must_use]
    pub const fn speed(self) -> &'static str {
        match self.is_days() {
            true => "days",
            false => self.name(),
        }
    }

    /// Whether the players have days instead of seconds.
    #[must_use]
    pub const fn is_days(self) -> bool {
        matches!(
            self,
            Self::OneDay | Self::TwoDays | Self::ThreeDays | Self::SevenDays
        )
    }
}

/// The clocks of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockView {
    /// The time that was agreed.
    pub control: TimeControl,
    /// White's clock.
    pub white: SideClockView,
    /// Black's clock.
    pub black: SideClockView,
}

/// The clock of a side. While it runs, the rest of the bank at a time `t` of the server is
/// `bank_ms − max(0, t − delay_until_ms)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SideClockView {
    /// The rest of the bank, in milliseconds: now if the clock stands, at the end of the delay if
    /// it runs.
    pub bank_ms: i64,
    /// The end of the delay, in milliseconds since 1970 by the clock of the server (message
    /// `time`); absent if the clock stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delay_until_ms: Option<i64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_that_of_one_time_control_in_json_too() {
        for control in TimeControl::ALL {
            assert_eq!(TimeControl::from_name(control.name()), Some(control));
            let json = format!("\"{}\"", control.name());
            assert_eq!(serde_json::to_string(&control).unwrap(), json);
        }
        assert_eq!(TimeControl::from_name("days"), None);
    }
}
