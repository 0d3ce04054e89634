//! Rules as text: a preset's name, and the options in which the rules differ from it.
//!
//! `gul-bara`, `gul-bara:2007`, `gul-bara~remainder=lost~after=0`. Option names and values are
//! those of the rulings; a game accepts only the options that apply to it.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::checksum::Checksum;
use crate::games::presets;
use crate::options::{NamedValues as _, REMAINDER, RuleOption};
use crate::{
    Compulsion, Contact, CycleKind, Doublets, Limpold, Lock, MatchRules, Mother, Movement,
    NextGame, Primes, ReEntry, Remainder, Rules, Scoring, SinglePoints, Stacking,
};

/// One option of a game, with its value as text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct OptionValue {
    /// The option's name, snake case: `remainder_order`.
    pub name: &'static str,
    /// Its value: `go-on`, `on`, `3`.
    pub value: String,
}

/// Error: the text does not describe rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseRulesError {
    /// There is no preset of that name.
    #[error("there are no rules called `{name}`: expected one of {known}")]
    UnknownPreset {
        /// The given name.
        name: String,
        /// The existing names.
        known: String,
    },
    /// A match of several games is named where the rules of one game are needed.
    #[error("`{name}` plays several games in turn: name one of them, {parts}")]
    SeveralGames {
        /// The name of the cycle.
        name: &'static str,
        /// The rules of its games.
        parts: String,
    },
    /// The option does not apply to the game.
    #[error("`{name}` is no option of {game}: expected one of {known}")]
    UnknownOption {
        /// The given name.
        name: String,
        /// The game's name.
        game: &'static str,
        /// The options of the game.
        known: String,
    },
    /// The option has no such value.
    #[error("`{value}` is no value of `{name}`: expected {expected}")]
    BadValue {
        /// The option.
        name: String,
        /// The given value.
        value: String,
        /// The possible values.
        expected: String,
    },
    /// The option was given twice.
    #[error("the option `{0}` is given twice")]
    Repeated(String),
    /// A part is not of the form `option=value`.
    #[error("`{0}` is no option: expected `name=value`")]
    NoOption(String),
}

/// The longest piece of bad input that an error repeats.
const QUOTED_CHARS_MAX: usize = 40;

fn quoted(text: &str) -> String {
    text.chars().take(QUOTED_CHARS_MAX).collect()
}

/// Returns every option of the rules' game that applies to them, with its value, in the order of
/// the declaration.
///
/// If a remainder is lost, `remainder_order` and `unstarted` do not apply.
#[must_use]
pub fn options(rules: &Rules) -> Vec<OptionValue> {
    let declared = rules.game.declaration().options.iter();
    let value = |option: &RuleOption| {
        let value = option.get(rules)?.into_owned();
        let name = option.name;
        Some(OptionValue { name, value })
    };
    declared.filter_map(value).collect()
}

/// Sets one option, by name, to a value.
///
/// # Errors
///
/// [`ParseRulesError::UnknownOption`] if it means nothing for the game,
/// [`ParseRulesError::BadValue`] if it has no such value.
pub fn set_option(rules: &mut Rules, name: &str, value: &str) -> Result<(), ParseRulesError> {
    let game = rules.game.declaration();
    let Some(option) = game.options.iter().find(|option| option.name == name) else {
        let known: Vec<_> = game.options.iter().map(|option| option.name).collect();
        return Err(ParseRulesError::UnknownOption {
            name: quoted(name),
            game: game.name,
            known: known.join(", "),
        });
    };
    if option.set(rules, value) {
        return Ok(());
    }
    Err(ParseRulesError::BadValue {
        name: name.into(),
        value: quoted(value),
        expected: option.values.expected(),
    })
}

/// Returns the rules of `base` with options set, in any order.
///
/// # Errors
///
/// As [`set_option`].
pub fn with_options<'a>(
    base: Rules,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Rules, ParseRulesError> {
    let mut rules = base;
    // The options of a remainder apply only if a remainder is played, so `remainder` comes first.
    let (first, later): (Vec<_>, Vec<_>) = options
        .into_iter()
        .partition(|&(name, _)| name == REMAINDER.name);
    for (name, value) in first.into_iter().chain(later) {
        set_option(&mut rules, name, value)?;
    }
    Ok(rules)
}

impl Rules {
    /// Returns a number that identifies these rules and is the same in every build: FNV-1a, 64
    /// bits, over the canonical text.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        Checksum::of(canonical(self).as_bytes()).get()
    }
}

/// The text that identifies these rules: every option, then every field that no option of the game
/// determines.
fn canonical(rules: &Rules) -> String {
    let mut text = rules.game.name().to_owned();
    let options = options(rules);
    for OptionValue { name, value } in &options {
        let _ = write!(text, "~{name}={value}");
    }
    for (name, value) in untold(rules, &options) {
        let _ = write!(text, "~{name}={value}");
    }
    text
}

/// The fields, with their values, that are neither those of the game's default preset nor
/// determined by `options`.
fn untold(rules: &Rules, options: &[OptionValue]) -> Vec<(&'static str, String)> {
    let mut told = rules.game.declaration().default_preset().rules;
    // The options of a remainder apply only if a remainder is played, so `remainder` comes first.
    let (first, later): (Vec<_>, Vec<_>) = options
        .iter()
        .partition(|option| option.name == REMAINDER.name);
    for OptionValue { name, value } in first.into_iter().chain(later) {
        let is_set = set_option(&mut told, name, value);
        debug_assert_eq!(is_set, Ok(()), "rules have values that their options know");
    }
    let pairs = fields(rules).into_iter().zip(fields(&told));
    let differs = pairs.filter(|(field, told)| field != told);
    differs.map(|(field, _)| field).collect()
}

/// Every field but the game, by name and value; different rules of a game give different lists.
fn fields(rules: &Rules) -> [(&'static str, String); 16] {
    // Every new field must be added here, because it is part of the fingerprint.
    let Rules {
        game: _,
        movement,
        contact,
        stacking,
        entry_base,
        free_point,
        doublets,
        opening,
        next_game,
        compulsion,
        scoring,
        hit_and_run,
        lock,
        bars,
        mother,
        rest,
    } = rules;
    let named = |name: Option<&'static str>| name.unwrap_or_default().to_owned();
    [
        ("movement", movement_name(*movement).to_owned()),
        ("contact", contact_name(*contact).to_owned()),
        ("stacking", stacking_name(*stacking).to_owned()),
        ("entry_base", named(entry_base.name())),
        ("free_point", named(free_point.name())),
        ("doublets", doublets_text(*doublets)),
        ("opening", named(opening.name())),
        ("next_game", next_game_name(*next_game).to_owned()),
        ("compulsion", compulsion_name(*compulsion).to_owned()),
        ("scoring", scoring_name(*scoring).to_owned()),
        ("hit_and_run", named(hit_and_run.name())),
        ("lock", lock_text(*lock)),
        (
            "tables",
            format!("{}-{}", bars.tables.own(), bars.tables.opposite()),
        ),
        ("primes", primes_name(bars.primes).to_owned()),
        ("mother", mother_name(*mother).to_owned()),
        ("rest", named(rest.name())),
    ]
}

const fn movement_name(movement: Movement) -> &'static str {
    match movement {
        Movement::Parallel => "parallel",
        Movement::Contrary => "contrary",
        Movement::Same => "same",
    }
}

/// The compulsion; no option asks for one that lets a whole stage pass.
fn compulsion_name(compulsion: Compulsion) -> &'static str {
    compulsion.name().unwrap_or("optional")
}

/// Who begins the next game; no option gives it to White.
fn next_game_name(next_game: NextGame) -> &'static str {
    next_game.name().unwrap_or("white-leads")
}

const fn contact_name(contact: Contact) -> &'static str {
    match contact {
        Contact::OneManBlocks => "one-man-blocks",
        Contact::BlotIsHit => "blot-is-hit",
        Contact::BlotIsPinned => "blot-is-pinned",
    }
}

const fn mother_name(mother: Mother) -> &'static str {
    match mother {
        Mother::None => "none",
        Mother::TieOfNone => "tie-of-none",
        Mother::TieOfOne => "tie-of-one",
    }
}

const fn stacking_name(stacking: Stacking) -> &'static str {
    match stacking {
        Stacking::Free => "free",
        Stacking::Packed(ReEntry::Packed) => "packed",
        Stacking::Packed(ReEntry::MayDouble) => "packed-may-double",
        Stacking::Single(SinglePoints::To14) => "single",
        Stacking::Single(SinglePoints::To13) => "single-head",
        Stacking::Single(SinglePoints::To19) => "single-quarter",
    }
}

const fn scoring_name(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Single => "single",
        Scoring::Double => "double",
        Scoring::Triple => "triple",
        Scoring::Behind => "behind",
        Scoring::Capote => "capote",
        Scoring::MenLeft => "men-left",
        Scoring::Jan => "jan",
        Scoring::Limpold(Limpold::Frozen) => "limpold",
        Scoring::Limpold(Limpold::Shut) => "limpold-shut",
    }
}

/// The lock, in one word: `none`, `first-man-11`, `head-list`.
fn lock_text(lock: Lock) -> String {
    match lock {
        Lock::None => "none".to_owned(),
        Lock::FirstMan(point) => format!("first-man-{point}"),
        Lock::Head(first) => format!("head-{}", first.name().unwrap_or_default()),
        Lock::Laid(lay) => format!("laid-{}", lay.name().unwrap_or_default()),
    }
}

const fn primes_name(primes: Primes) -> &'static str {
    match primes {
        Primes::Free => "free",
        Primes::OpenOnePoint => "open-one-point",
        Primes::OpenStuck => "open-stuck",
        Primes::BlockAtEnd => "block-at-end",
        Primes::BlockAtStep => "block-at-step",
        Primes::LastPointsFirst => "last-points-first",
    }
}

/// The effect of doublets, in one word: `four-times`, `named-after-2-1`,
/// `cascade-3-per-player-lost`.
fn doublets_text(doublets: Doublets) -> String {
    let (after, count, remainder) = match doublets {
        Doublets::FourTimes => return "four-times".to_owned(),
        Doublets::Twice => return "twice".to_owned(),
        Doublets::TwiceAndSix => return "twice-and-six".to_owned(),
        Doublets::OfChoice => return "of-choice".to_owned(),
        Doublets::Named => return "named-after-2-1".to_owned(),
        Doublets::Cascade {
            after,
            count,
            remainder,
        } => (after, count, remainder),
    };
    let mut text = format!("cascade-{after}-{}", count.name().unwrap_or_default());
    match remainder {
        Remainder::Lost => text.push_str("-lost"),
        Remainder::OpponentPlays { order, unstarted } => {
            let order = order.name().unwrap_or_default();
            let unstarted = unstarted.name().unwrap_or_default();
            let _ = write!(text, "-opponent-plays-{order}-{unstarted}");
        }
    }
    text
}

impl fmt::Display for Rules {
    /// Writes the name of the preset that has these rules. Other rules are written as the game's
    /// default preset, every option that differs from it, and every field that no option
    /// determines; text with such fields cannot be parsed back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.game.declaration();
        if let Some(preset) = game.presets.iter().find(|preset| preset.rules == *self) {
            return f.write_str(preset.name);
        }
        f.write_str(game.name)?;
        let default = options(&game.default_preset().rules);
        let own = options(self);
        for option in own.iter().filter(|option| !default.contains(option)) {
            write!(f, "~{}={}", option.name, option.value)?;
        }
        for (name, value) in untold(self, &own) {
            write!(f, "~{name}={value}")?;
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split('~');
        let name = parts.next().unwrap_or_default();
        let base = Self::preset(name).ok_or_else(|| unknown(name))?;
        let options: Vec<_> = parts
            .map(|part| {
                part.split_once('=')
                    .ok_or_else(|| ParseRulesError::NoOption(quoted(part)))
            })
            .collect::<Result<_, _>>()?;
        for RuleOption { name, .. } in base.game.declaration().options {
            if options.iter().filter(|(given, _)| given == name).count() > 1 {
                return Err(ParseRulesError::Repeated(quoted(name)));
            }
        }
        with_options(base, options)
    }
}

/// The error of a name that is not that of a preset.
fn unknown(name: &str) -> ParseRulesError {
    match CycleKind::from_name(name) {
        Some(cycle) => {
            let parts: Vec<String> = cycle.parts().iter().map(Rules::to_string).collect();
            ParseRulesError::SeveralGames {
                name: cycle.name(),
                parts: parts.join(", "),
            }
        }
        None => ParseRulesError::UnknownPreset {
            name: quoted(name),
            known: presets()
                .map(|preset| preset.name)
                .collect::<Vec<_>>()
                .join(", "),
        },
    }
}

impl MatchRules {
    /// Returns a number that identifies these rules and is the same in every build: that of the
    /// rules of one game, or FNV-1a, 64 bits, over the name of the cycle and the canonical text of
    /// its parts.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        match self {
            Self::One(rules) => rules.fingerprint(),
            Self::Cycle(cycle) => {
                let mut text = cycle.name().to_owned();
                for rules in cycle.parts() {
                    let _ = write!(text, "+{}", canonical(rules));
                }
                Checksum::of(text.as_bytes()).get()
            }
        }
    }
}

impl fmt::Display for MatchRules {
    /// Writes the rules of the one game, or the name of the cycle.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(rules) => rules.fmt(f),
            Self::Cycle(cycle) => cycle.fmt(f),
        }
    }
}

impl FromStr for MatchRules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match CycleKind::from_name(text) {
            Some(cycle) => Ok(Self::Cycle(cycle)),
            None => match text.parse() {
                Err(ParseRulesError::UnknownPreset { name, known }) => {
                    let cycles: Vec<&str> = CycleKind::all().map(CycleKind::name).collect();
                    let known = format!("{known}, {}", cycles.join(", "));
                    Err(ParseRulesError::UnknownPreset { name, known })
                }
                read => read.map(Self::One),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PRESETS;

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
