//! Rules and positions on the command line: the usual ones, or those of Trictrac.

use std::fmt;
use std::str::FromStr;

use rosespring_rules::{Phase, Position, trictrac};

/// Rules of type `R`, or those of Trictrac, whose position is another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AnyRules<R> {
    Usual(R),
    Trictrac(trictrac::Rules),
}

impl<R: FromStr<Err: fmt::Display>> FromStr for AnyRules<R> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse() {
            Ok(rules) => Ok(Self::Trictrac(rules)),
            Err(trictrac::ParseRulesError::OtherGame(_)) => match text.parse() {
                Ok(rules) => Ok(Self::Usual(rules)),
                Err(error) => Err(error.to_string()),
            },
            Err(error) => Err(error.to_string()),
        }
    }
}

/// A position of any game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AnyPosition {
    Usual(Position),
    Trictrac(trictrac::Position),
}

impl AnyPosition {
    /// Returns the rules as text.
    pub(crate) fn rules(&self) -> String {
        match self {
            Self::Usual(position) => position.rules().to_string(),
            Self::Trictrac(position) => position.rules().to_string(),
        }
    }

    /// Whether the game is over.
    pub(crate) const fn is_over(&self) -> bool {
        match self {
            Self::Usual(position) => matches!(position.phase(), Phase::Over(_)),
            Self::Trictrac(position) => matches!(position.phase(), trictrac::Phase::Over { .. }),
        }
    }
}

impl From<Position> for AnyPosition {
    fn from(position: Position) -> Self {
        Self::Usual(position)
    }
}

impl From<trictrac::Position> for AnyPosition {
    fn from(position: trictrac::Position) -> Self {
        Self::Trictrac(position)
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{MatchRules, Rules};

    use super::*;

    #[test]
    fn the_name_tells_the_kind_of_rules() {
        let trictrac: AnyRules<Rules> = "trictrac~grande=on".parse().unwrap();
        assert!(matches!(trictrac, AnyRules::Trictrac(_)));
        let tavli: AnyRules<MatchRules> = "tavli".parse().unwrap();
        assert!(matches!(tavli, AnyRules::Usual(_)));
        let error = "trictrac~old_jans=on".parse::<AnyRules<Rules>>();
        assert!(error.unwrap_err().contains("grande=on"));
        let error = "chess".parse::<AnyRules<Rules>>();
        assert!(error.unwrap_err().contains("backgammon"));
    }
}
