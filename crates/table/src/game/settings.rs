//! What was agreed when a table was made.

use rosespring_dice::{ChainMatch, ReplaceLimit};
use rosespring_engine::levels::{Level, NoLevel};
use rosespring_rules::{Dice, MatchRules, Position, Side};
use rosespring_wire::table;
use rosespring_wire::table::{NewTableRequest, SeatRequest};

use super::clock::{HAS_CLOCKS, TimeControl};
use super::dice::Seed;
use super::player::Player;

/// Who plays a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatHolder {
    /// A person.
    Person(Player),
    /// The program.
    Computer {
        /// How well it plays.
        level: Level,
    },
}

/// What a table is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Purpose {
    /// A game.
    #[default]
    Game,
    /// A lesson, a puzzle or a trial, which is not kept.
    Study,
    /// A game on a board of wood, whose dice are entered by hand.
    Companion,
    /// A game of a tournament, which nobody calls off. Only a hall has such tables.
    #[cfg(feature = "hall")]
    Tournament,
}

impl Purpose {
    /// Every purpose.
    #[cfg(feature = "hall")]
    pub const ALL: [Self; 4] = [Self::Game, Self::Study, Self::Companion, Self::Tournament];
    /// Every purpose.
    #[cfg(not(feature = "hall"))]
    pub const ALL: [Self; 3] = [Self::Game, Self::Study, Self::Companion];

    /// Its name, as it is kept.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Study => "study",
            Self::Companion => "companion",
            #[cfg(feature = "hall")]
            Self::Tournament => "tournament",
        }
    }

    /// Whether a match may be called off: one of a tournament has a winner.
    #[must_use]
    pub const fn may_be_called_off(self) -> bool {
        #[cfg(feature = "hall")]
        return !matches!(self, Self::Tournament);
        #[cfg(not(feature = "hall"))]
        true
    }

    /// The purpose of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|purpose| purpose.name() == name)
    }
}

/// What was agreed when a table was made. At least one side is a person.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The rules of the games.
    pub rules: MatchRules,
    /// What the table is for.
    pub purpose: Purpose,
    /// Where the first game begins, if not at its start. It is of its rules and not over.
    pub start: Option<Position>,
    /// Throws that are taken before those of the seed.
    pub dice: Vec<Dice>,
    /// Who plays White.
    pub white: SeatHolder,
    /// Who plays Black.
    pub black: SeatHolder,
    /// Units the match is played to.
    pub match_to: u8,
    /// Whether a stage with only one play plays itself, to begin with.
    pub auto_forced: bool,
    /// The secret from which the dice of the match follow.
    pub seed: Seed,
    /// Whether some dice come from a list or are entered, so that the seed proves nothing.
    pub dice_listed: bool,
    /// The match of dice that both players and the server throw together; `None` if they follow
    /// from the seed alone.
    pub chains: Option<ChainMatch>,
    /// The time that the players have; `None` if as much as they like.
    pub time: Option<TimeControl>,
}

impl Settings {
    /// Returns how often each player may replace a lost chain in a game.
    #[must_use]
    pub fn replace_limit(&self) -> ReplaceLimit {
        match self.time.is_some_and(TimeControl::is_days) {
            true => ReplaceLimit::ThreeTimes,
            false => ReplaceLimit::Once,
        }
    }

    /// Returns whether two people play at two machines. Only such a match can be called off,
    /// claimed or resigned as a whole.
    #[must_use]
    pub fn is_between_machines(&self) -> bool {
        let is_elsewhere = |seat: &SeatHolder| match seat {
            SeatHolder::Person(person) => !person.id.is_at_screen(),
            SeatHolder::Computer { .. } => false,
        };
        HAS_CLOCKS && is_elsewhere(&self.white) && is_elsewhere(&self.black)
    }
}

/// Why a table cannot be made as it is asked for: fields that do not go together.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SettingsFault {
    /// The program plays both sides.
    #[error("`white` and `black`: at least one must be a person")]
    NoPerson,
    /// The program plays a side of a companion.
    #[error("`white` and `black`: of a companion both are persons")]
    CompanionComputer,
    /// A companion has a list of dice.
    #[error("`dice`: those of a companion are entered one by one")]
    CompanionDice,
    /// The game does not have the level of a computer.
    #[error("`{side}.level`: {fault}")]
    NoLevel {
        /// `white` or `black`.
        side: &'static str,
        /// What is missing.
        fault: NoLevel,
    },
}

impl From<table::Purpose> for Purpose {
    fn from(purpose: table::Purpose) -> Self {
        match purpose {
            table::Purpose::Game => Self::Game,
            table::Purpose::Study => Self::Study,
            table::Purpose::Companion => Self::Companion,
            #[cfg(feature = "hall")]
            table::Purpose::Tournament => Self::Tournament,
            // A request for a table cannot name it.
            #[cfg(not(feature = "hall"))]
            table::Purpose::Tournament => Self::Game,
        }
    }
}

impl From<SeatRequest> for SeatHolder {
    fn from(request: SeatRequest) -> Self {
        match request {
            SeatRequest::Person { name } => Self::Person(Player::at_screen(&name)),
            SeatRequest::Computer { level } => Self::Computer { level },
        }
    }
}

impl Settings {
    /// Returns the settings that are asked for. The dice of the match follow from `seed`;
    /// `dice_listed` says that the host does not take all of them from it.
    ///
    /// # Errors
    ///
    /// Every [`SettingsFault`].
    pub fn new(
        request: NewTableRequest,
        dice_listed: bool,
        seed: Seed,
    ) -> Result<Self, Vec<SettingsFault>> {
        let purpose = Purpose::from(request.purpose);
        let is_listed = !request.dice.is_empty() || purpose == Purpose::Companion;
        let settings = Self {
            rules: request.rules,
            purpose,
            start: request.position,
            dice: request.dice,
            white: request.white.into(),
            black: request.black.into(),
            match_to: request.match_to,
            auto_forced: request.auto_forced,
            seed,
            dice_listed: dice_listed || is_listed,
            chains: None,
            time: None,
        };
        let contradictions = settings.contradictions();
        let faults: Vec<_> = contradictions.chain(settings.missing_levels()).collect();
        if faults.is_empty() {
            Ok(settings)
        } else {
            Err(faults)
        }
    }

    fn contradictions(&self) -> impl Iterator<Item = SettingsFault> {
        let persons = Side::ALL.map(|side| self.is_person(side));
        let by_hand = self.purpose == Purpose::Companion;
        [
            (persons == [false; 2], SettingsFault::NoPerson),
            (
                by_hand && persons[0] != persons[1],
                SettingsFault::CompanionComputer,
            ),
            (
                by_hand && !self.dice.is_empty(),
                SettingsFault::CompanionDice,
            ),
        ]
        .into_iter()
        .filter_map(|(is_found, fault)| is_found.then_some(fault))
    }

    /// Levels that a game of the match does not have.
    fn missing_levels(&self) -> impl Iterator<Item = SettingsFault> {
        let seats = [("white", &self.white), ("black", &self.black)];
        seats
            .into_iter()
            .filter_map(move |(side, seated)| match seated {
                SeatHolder::Computer { level } => {
                    let fault = level.check_match(&self.rules).err()?;
                    Some(SettingsFault::NoLevel { side, fault })
                }
                SeatHolder::Person { .. } => None,
            })
    }

    /// Who plays `side`.
    #[must_use]
    pub const fn seated(&self, side: Side) -> &SeatHolder {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// Whether a person plays `side`.
    #[must_use]
    pub const fn is_person(&self, side: Side) -> bool {
        matches!(self.seated(side), SeatHolder::Person(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rosespring_wire::json;

    const BODY: &str = r#"{"rules":"gul-bara","white":WHITE,"black":{"kind":"computer","level":1},
        "match_to":1,"purpose":"PURPOSE","dice":DICE}"#;

    fn settings(white: &str, purpose: &str, dice: &str) -> Result<Settings, Vec<SettingsFault>> {
        let body = BODY.replace("WHITE", white).replace("PURPOSE", purpose);
        let body = body.replace("DICE", dice);
        let request = json::read::<NewTableRequest>(body.as_bytes()).unwrap();
        Settings::new(request, false, Seed::from_bytes([3; 32]))
    }

    #[test]
    fn fields_that_do_not_go_together_are_all_named() {
        let person = r#"{"kind":"person","name":"A"}"#;
        let computer = r#"{"kind":"computer","level":8}"#;

        assert!(!settings(person, "game", "[]").unwrap().dice_listed);
        assert!(settings(person, "game", "[[1,2]]").unwrap().dice_listed);
        assert_eq!(
            settings(person, "companion", "[[1,2]]").unwrap_err(),
            [
                SettingsFault::CompanionComputer,
                SettingsFault::CompanionDice
            ]
        );
        let faults = settings(computer, "game", "[]").unwrap_err();
        assert_eq!(faults, [SettingsFault::NoPerson]);
        let text = "`white` and `black`: at least one must be a person";
        assert_eq!(faults[0].to_string(), text);
    }
}
