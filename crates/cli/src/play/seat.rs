//! The seats: who plays, as named on the command line and in records.

use std::str::FromStr;

use anyhow::Result;
use rosespring_engine::levels::Level;
use rosespring_engine::shipped_player::{SeededPlayer, ShippedPlayer};
use rosespring_rules::MatchRules;

use crate::output::refuse;

/// Who plays a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PlayerChoice {
    /// A person at this terminal.
    Person,
    /// The program, as one of its players.
    Program(ShippedPlayer),
}

impl FromStr for PlayerChoice {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        use ShippedPlayer::{Baseline, Greedy, Level, Weak};
        if text == "person" {
            return Ok(Self::Person);
        }
        // A level may be named by its number alone.
        let player = text.parse().or_else(|_| text.parse().map(Level));
        match player {
            Ok(player @ (Level(_) | Greedy | Baseline | Weak)) => Ok(Self::Program(player)),
            _ => Err("expected `person`, `level:1` to `level:8`, `greedy`, `baseline` or `weak`"),
        }
    }
}

/// What the name of a program's player begins with in a record.
const PROGRAM: &str = "Rosespring ";
/// The level that plays by default.
const USUAL_LEVEL: u8 = 5;

impl PlayerChoice {
    /// Returns the default opponent.
    pub(super) fn default_opponent(rules: &MatchRules) -> Self {
        let levels = Level::of_match(rules);
        let usual = levels.iter().rfind(|level| level.number() <= USUAL_LEVEL);
        Self::Program(ShippedPlayer::Level(*usual.unwrap_or(&levels[0])))
    }

    /// Returns the name in a record.
    pub(super) fn name(self) -> String {
        match self {
            Self::Person => "person".to_owned(),
            Self::Program(player) => format!("{PROGRAM}{player}"),
        }
    }

    /// Returns the player with this name in a record. Every name but those of the program's players
    /// is a person's.
    pub(super) fn named(name: &str) -> Self {
        let player = name.strip_prefix(PROGRAM).map(str::parse);
        match player {
            Some(Ok(player)) => Self::Program(player),
            _ => Self::Person,
        }
    }
}

/// The player in a seat.
pub(super) enum Seat {
    Person,
    Program {
        player: Box<dyn SeededPlayer>,
        /// Whether its plays depend on random numbers.
        uses_chance: bool,
    },
}

impl Seat {
    /// Creates the player. The random numbers of the program follow from `seed`.
    pub(super) fn new(who: PlayerChoice, rules: &MatchRules, seed: u64) -> Result<Self> {
        let PlayerChoice::Program(player) = who else {
            return Ok(Self::Person);
        };
        Ok(Self::Program {
            player: player
                .create_for(rules, error_numbers(seed))
                .map_err(refuse)?,
            uses_chance: player.uses_chance_in(rules),
        })
    }

    /// Restarts the random numbers of the program.
    pub(super) fn reseed(&mut self, seed: u64) {
        if let Self::Program { player, .. } = self {
            player.begin(error_numbers(seed));
        }
    }
}

/// Returns the random numbers for errors. They must not depend on the dice, so they have a separate
/// seed.
fn error_numbers(seed: u64) -> fastrand::Rng {
    fastrand::Rng::with_seed(!seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_has_the_same_name_in_a_record_and_back() {
        for name in ["person", "level:1", "level:8", "greedy", "baseline", "weak"] {
            let player: PlayerChoice = name.parse().unwrap();
            assert_eq!(PlayerChoice::named(&player.name()), player);
        }
        for name in ["Ada", "Rosespring", "Rosespring fan", "level:3"] {
            assert_eq!(PlayerChoice::named(name), PlayerChoice::Person, "{name}");
        }
    }
}
