//! The rules as text: `trictrac`, `trictrac~grande=on`.

use std::fmt;
use std::str::FromStr;

use super::position::Grande;

/// The name of the game.
pub const NAME: &str = "trictrac";

/// The rules of a game: the options that are agreed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether twelve holes without one of the other side in between count two units (TC-9).
    pub grande: Grande,
}

impl Rules {
    /// The rules without options.
    pub const USUAL: Self = Self {
        grande: Grande::Off,
    };
}

/// Error: the text does not describe rules of Trictrac.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseRulesError {
    /// The text names another game.
    #[error("`{0}` is not `{NAME}`")]
    OtherGame(String),
    /// The game has no such option, or the option no such value.
    #[error("`{0}` is no option of {NAME}: expected `grande=off` or `grande=on`")]
    Option(String),
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    /// # Errors
    ///
    /// [`ParseRulesError`] tells another game from another option.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split('~');
        let short = |text: &str| text.chars().take(40).collect();
        if parts.next() != Some(NAME) {
            return Err(ParseRulesError::OtherGame(short(text)));
        }
        let mut rules = Self::USUAL;
        for option in parts {
            rules.grande = match option {
                "grande=off" => Grande::Off,
                "grande=on" => Grande::On,
                _ => return Err(ParseRulesError::Option(short(option))),
            };
        }
        Ok(rules)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAME)?;
        match self.grande {
            Grande::Off => Ok(()),
            Grande::On => f.write_str("~grande=on"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_and_written() {
        for text in ["trictrac", "trictrac~grande=on"] {
            assert_eq!(text.parse::<Rules>().unwrap().to_string(), text);
        }
        let usual = "trictrac~grande=off".parse();
        assert_eq!(usual, Ok(Rules::USUAL));
        let error = "trictrac~old_jans=on".parse::<Rules>().unwrap_err();
        assert_eq!(error, ParseRulesError::Option("old_jans=on".to_owned()));
        let error = "tawula".parse::<Rules>().unwrap_err();
        assert_eq!(error, ParseRulesError::OtherGame("tawula".to_owned()));
    }
}
