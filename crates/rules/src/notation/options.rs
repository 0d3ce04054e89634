//! Rules as text: a preset's name, and the options in which they differ from it.
//!
//! `gul-bara`, `gul-bara:2007`, `gul-bara~remainder=lost~after=0`. Option names and values are
//! those of the rulings; a game knows only the options that mean something for it.

use std::fmt;
use std::str::FromStr;

use crate::games::{self, PRESETS};
use crate::point::EntryBase;
use crate::rules::{
    Compulsion, Count, Doublets, FreePoint, GameKind, NextGame, Opening, ReEntry, Remainder,
    RemainderOrder, Rules, Scoring, Stacking, Unstarted,
};

/// One option of a game, with its value as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionValue {
    /// The option's name, snake case: `remainder_order`.
    pub name: &'static str,
    /// Its value: `go-on`, `on`, `3`.
    pub value: String,
}

/// Text that describes no rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseRulesError {
    /// No preset of that name.
    #[error("there are no rules called `{name}`: expected one of {known}")]
    UnknownPreset {
        /// What was given.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The option means nothing for the game.
    #[error("`{name}` is no option of {game}: expected one of {known}")]
    UnknownOption {
        /// What was given.
        name: String,
        /// The game's name.
        game: &'static str,
        /// The options it has.
        known: String,
    },
    /// The option has no such value.
    #[error("`{value}` is no value of `{name}`: expected {expected}")]
    BadValue {
        /// The option.
        name: String,
        /// What was given.
        value: String,
        /// What is possible.
        expected: &'static str,
    },
    /// The option was given before.
    #[error("the option `{0}` is given twice")]
    Repeated(String),
    /// A part that is no `option=value`.
    #[error("`{0}` is no option: expected `name=value`")]
    NoOption(String),
}

/// The longest piece of bad input repeated in an error.
const QUOTED_CHARS_MAX: usize = 40;

fn quoted(text: &str) -> String {
    text.chars().take(QUOTED_CHARS_MAX).collect()
}

/// A closed set of values and their names.
macro_rules! names {
    ($($function:ident $type:ty:
        $first:literal => $first_value:expr, $($name:literal => $value:expr),+;)+) => {
        $(fn $function(value: $type) -> &'static str {
            let names = [($first_value, $first), $(($value, $name)),+];
            names.iter().find(|(v, _)| *v == value).map_or("", |(_, name)| name)
        }
        impl Named for $type {
            const EXPECTED: &'static str = concat!("one of `", $first, $("`, `", $name),+, "`");
            const NAMES: &'static [&'static str] = &[$first, $($name),+];
            fn from_name(name: &str) -> Option<Self> {
                match name {
                    $first => Some($first_value),
                    $($name => Some($value),)+
                    _ => None,
                }
            }
        })+
    };
}

trait Named: Sized {
    const EXPECTED: &'static str;
    const NAMES: &'static [&'static str];
    fn from_name(name: &str) -> Option<Self>;
}

names! {
    compulsion_name Compulsion:
        "most-then-larger" => Compulsion::MostThenLarger, "most" => Compulsion::Most,
        "free" => Compulsion::Free;
    next_game_name NextGame:
        "winner-leads" => NextGame::WinnerLeads, "opening-throw" => NextGame::OpeningThrow;
    opening_name Opening:
        "throw-again" => Opening::ThrowAgain, "play-opening-dice" => Opening::PlayOpeningDice;
    count_name Count: "per-player" => Count::PerPlayer, "whole-game" => Count::WholeGame;
    order_name RemainderOrder:
        "go-on" => RemainderOrder::GoOn, "stop-at-first" => RemainderOrder::StopAtFirst;
    unstarted_name Unstarted: "passes" => Unstarted::Passes, "lost" => Unstarted::Lost;
    re_entry_name ReEntry: "packed" => ReEntry::Packed, "may-double" => ReEntry::MayDouble;
    free_point_name FreePoint: "on" => FreePoint::On, "off" => FreePoint::Off;
    capote_name Scoring: "on" => Scoring::Capote, "off" => Scoring::Single;
    entry_base_name EntryBase: "25" => EntryBase::TwentyFive, "24" => EntryBase::TwentyFour;
}

/// What the options say of a remainder, before it is known whether it is lost.
const WHEN_PLAYED: (RemainderOrder, Unstarted) = (RemainderOrder::GoOn, Unstarted::Passes);

/// Every option of the rules' game with its value, in a fixed order.
///
/// Of a remainder that is lost, neither the order nor the unstarted cascade is an option.
#[must_use]
pub fn options(rules: &Rules) -> Vec<OptionValue> {
    let mut options = Vec::new();
    let mut option = |name, value: &str| {
        options.push(OptionValue {
            name,
            value: value.into(),
        })
    };
    option("compulsion", compulsion_name(rules.compulsion));
    option("next_game", next_game_name(rules.next_game));
    option("opening", opening_name(rules.opening));
    if let Doublets::Cascade {
        after,
        count,
        remainder,
    } = rules.doublets
    {
        option("after", &after.to_string());
        option("count", count_name(count));
        match remainder {
            Remainder::Lost => option("remainder", "lost"),
            Remainder::OpponentPlays { order, unstarted } => {
                option("remainder", "opponent-plays");
                option("remainder_order", order_name(order));
                option("unstarted", unstarted_name(unstarted));
            }
        }
    }
    if let Stacking::Packed(re_entry) = rules.stacking {
        option("entry_base", entry_base_name(rules.entry_base));
        option("re_entry", re_entry_name(re_entry));
        option("free_point", free_point_name(rules.free_point));
        option("capote", capote_name(rules.scoring));
    }
    options
}

/// Sets one option, by name, to a value.
///
/// # Errors
///
/// [`ParseRulesError::UnknownOption`] if it means nothing for the game,
/// [`ParseRulesError::BadValue`] if it has no such value.
pub fn set_option(rules: &mut Rules, name: &str, value: &str) -> Result<(), ParseRulesError> {
    if !names_of(rules.game).contains(&name) {
        return Err(ParseRulesError::UnknownOption {
            name: quoted(name),
            game: games::metadata(rules.game).name,
            known: names_of(rules.game).join(", "),
        });
    }
    match name {
        "compulsion" => rules.compulsion = parse(name, value)?,
        "next_game" => rules.next_game = parse(name, value)?,
        "opening" => rules.opening = parse(name, value)?,
        "entry_base" => rules.entry_base = parse(name, value)?,
        "re_entry" => rules.stacking = Stacking::Packed(parse(name, value)?),
        "free_point" => rules.free_point = parse(name, value)?,
        "capote" => rules.scoring = parse(name, value)?,
        _ => set_cascade_option(rules, name, value)?,
    }
    Ok(())
}

fn set_cascade_option(rules: &mut Rules, name: &str, value: &str) -> Result<(), ParseRulesError> {
    let Doublets::Cascade {
        after,
        count,
        remainder,
    } = &mut rules.doublets
    else {
        return Ok(());
    };
    let played = match *remainder {
        Remainder::OpponentPlays { order, unstarted } => (order, unstarted),
        Remainder::Lost => WHEN_PLAYED,
    };
    match (name, value) {
        ("after", _) => *after = value.parse().map_err(|_| bad(name, value, "0 to 255"))?,
        ("count", _) => *count = parse(name, value)?,
        ("remainder", "lost") => *remainder = Remainder::Lost,
        ("remainder", "opponent-plays") => {
            *remainder = Remainder::OpponentPlays {
                order: played.0,
                unstarted: played.1,
            };
        }
        ("remainder", _) => return Err(bad(name, value, "one of `opponent-plays`, `lost`")),
        _ => {
            let order: Option<RemainderOrder> = (name == "remainder_order")
                .then(|| parse(name, value))
                .transpose()?;
            let unstarted: Option<Unstarted> = (name == "unstarted")
                .then(|| parse(name, value))
                .transpose()?;
            if *remainder != Remainder::Lost {
                *remainder = Remainder::OpponentPlays {
                    order: order.unwrap_or(played.0),
                    unstarted: unstarted.unwrap_or(played.1),
                };
            }
        }
    }
    Ok(())
}

fn parse<T: Named>(name: &str, value: &str) -> Result<T, ParseRulesError> {
    T::from_name(value).ok_or_else(|| bad(name, value, T::EXPECTED))
}

fn bad(name: &str, value: &str, expected: &'static str) -> ParseRulesError {
    ParseRulesError::BadValue {
        name: name.into(),
        value: quoted(value),
        expected,
    }
}

/// The options that mean something for a game.
#[must_use]
pub fn names_of(game: GameKind) -> &'static [&'static str] {
    match game {
        GameKind::GulBara | GameKind::Gioul => &[
            "compulsion",
            "next_game",
            "opening",
            "after",
            "count",
            "remainder",
            "remainder_order",
            "unstarted",
        ],
        GameKind::Tawula => &[
            "compulsion",
            "next_game",
            "opening",
            "entry_base",
            "re_entry",
            "free_point",
            "capote",
        ],
        GameKind::Backgammon => &["compulsion", "next_game", "opening"],
    }
}

/// The values of an option; none for `after`, which is a whole number from 0 to 255, and for what
/// is no option.
#[must_use]
pub fn values_of(name: &str) -> &'static [&'static str] {
    match name {
        "compulsion" => Compulsion::NAMES,
        "next_game" => NextGame::NAMES,
        "opening" => Opening::NAMES,
        "count" => Count::NAMES,
        "remainder" => &["opponent-plays", "lost"],
        "remainder_order" => RemainderOrder::NAMES,
        "unstarted" => Unstarted::NAMES,
        "entry_base" => EntryBase::NAMES,
        "re_entry" => ReEntry::NAMES,
        "free_point" => FreePoint::NAMES,
        "capote" => Scoring::NAMES,
        _ => &[],
    }
}

/// The rules of `base` with options set, whatever their order.
///
/// # Errors
///
/// As [`set_option`].
pub fn with_options<'a>(
    base: Rules,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Rules, ParseRulesError> {
    let mut rules = base;
    let mut options: Vec<_> = options.into_iter().collect();
    // Whether a remainder is played decides whether its other options mean anything.
    options.sort_by_key(|&(name, _)| name != "remainder");
    for (name, value) in options {
        set_option(&mut rules, name, value)?;
    }
    Ok(rules)
}

/// The text that names these rules and no others: every option written out.
pub(crate) fn canonical(rules: &Rules) -> String {
    let mut text = games::metadata(rules.game).name.to_owned();
    for OptionValue { name, value } in options(rules) {
        text.push('~');
        text.push_str(name);
        text.push('=');
        text.push_str(&value);
    }
    text
}

impl fmt::Display for Rules {
    /// The name of the preset that has these rules; otherwise the game's default preset and every
    /// option that differs from it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(preset) = PRESETS.iter().find(|preset| preset.rules == *self) {
            return f.write_str(preset.name);
        }
        let name = games::metadata(self.game).name;
        f.write_str(name)?;
        let default = Self::preset(name)
            .map(|rules| options(&rules))
            .unwrap_or_default();
        for option in options(self)
            .iter()
            .filter(|option| !default.contains(option))
        {
            write!(f, "~{}={}", option.name, option.value)?;
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split('~');
        let name = parts.next().unwrap_or_default();
        let base = Self::preset(name).ok_or_else(|| ParseRulesError::UnknownPreset {
            name: quoted(name),
            known: PRESETS.map(|preset| preset.name).join(", "),
        })?;
        let options: Vec<_> = parts
            .map(|part| {
                part.split_once('=')
                    .ok_or_else(|| ParseRulesError::NoOption(quoted(part)))
            })
            .collect::<Result<_, _>>()?;
        for name in names_of(base.game) {
            if options.iter().filter(|(given, _)| given == name).count() > 1 {
                return Err(ParseRulesError::Repeated(quoted(name)));
            }
        }
        with_options(base, options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_read_back_from_its_text() {
        for preset in PRESETS {
            assert_eq!(preset.name.parse::<Rules>(), Ok(preset.rules));
            assert_eq!(canonical(&preset.rules).parse::<Rules>(), Ok(preset.rules));
            assert_eq!(preset.rules.to_string(), preset.name);
        }
    }

    #[test]
    fn the_order_of_options_does_not_matter() {
        let one = "gul-bara:2007~unstarted=lost~remainder=opponent-plays".parse::<Rules>();
        let other = "gul-bara:2007~remainder=opponent-plays~unstarted=lost".parse::<Rules>();

        assert_eq!(one, other);
        assert_eq!(one.unwrap().to_string(), "gul-bara~unstarted=lost");
    }

    #[test]
    fn an_option_that_means_nothing_for_the_game_is_refused() {
        for text in [
            "backgammon~capote=on",
            "gioul~entry_base=24",
            "tawula~after=3",
        ] {
            let error = text.parse::<Rules>().unwrap_err();

            assert!(
                matches!(error, ParseRulesError::UnknownOption { .. }),
                "{text}: {error}"
            );
        }
    }

    #[test]
    fn what_is_wrong_with_an_option_is_told() {
        for (text, told) in [
            (
                "tawula~entry_base=23",
                "`23` is no value of `entry_base`: expected one of `25`, `24`",
            ),
            (
                "gioul~remainder=kept",
                "`kept` is no value of `remainder`: expected one of `opponent-plays`, `lost`",
            ),
            (
                "gul-bara~remainder=lost~after=0~remainder=lost",
                "the option `remainder` is given twice",
            ),
        ] {
            assert_eq!(text.parse::<Rules>().unwrap_err().to_string(), told);
        }
    }
}
