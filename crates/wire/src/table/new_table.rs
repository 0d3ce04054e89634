//! The body of `POST /api/tables` read into a request, with every fault named.

use rosespring_engine::levels::Level;
use rosespring_rules::{Dice, MatchRules, Phase, Position};
use serde_json::Value;

use super::lobby::{DICE_LISTED_MAX, NAME_CHARS_MAX, Purpose};
use crate::json::{self, Faults, Path, Read};
use crate::position;

/// The lengths of a match, in units; each game has some of them.
pub const MATCH_UNITS: [u8; 5] = [1, 3, 5, 7, 31];

/// Whether a match by these rules may have this length, which their declaration names.
pub(crate) fn length_fits(rules: &MatchRules, match_to: u8, at: Path<'_>, faults: &mut Faults) {
    let lengths = rules.lengths();
    if !lengths.contains(&match_to) {
        let texts: Vec<String> = lengths.iter().map(ToString::to_string).collect();
        let why = format_args!("a match of {rules} is played to {} units", texts.join(", "));
        faults.refuse(Path::Field(&at, "match_to"), why);
    }
}

/// As [`length_fits`], of rules that are text and were read.
pub(crate) fn text_length_fits(rules: &str, match_to: u8, at: Path<'_>, faults: &mut Faults) {
    if let Ok(rules) = rules.parse() {
        length_fits(&rules, match_to, at, faults);
    }
}

/// A new table that is asked for. Every field was checked alone, not yet whether they go together.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[read(no_null)]
#[read(check = "length_fits(rules, *match_to)")]
pub struct NewTableRequest {
    /// The rules of the games.
    pub rules: MatchRules,
    /// Who plays White.
    pub white: SeatRequest,
    /// Who plays Black.
    pub black: SeatRequest,
    /// Units the match is played to.
    #[read(with = "json::one_of(&MATCH_UNITS)")]
    pub match_to: u8,
    /// Whether a stage with only one play plays itself.
    #[read(default)]
    pub auto_forced: bool,
    /// Where the first game begins, if not at its start. It is of its rules and not over.
    #[read(with = "start(rules)")]
    pub position: Option<Position>,
    /// Throws that are taken first.
    #[read(default, with = "throws")]
    pub dice: Vec<Dice>,
    /// What the table is for.
    #[read(default, with = "purpose")]
    pub purpose: Purpose,
}

/// Who is to play a side.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[read(tag = "kind", rename_all = "snake_case")]
pub enum SeatRequest {
    /// A person at this screen.
    Person {
        /// Their name: 1 to [`NAME_CHARS_MAX`] characters, without control characters.
        #[read(with = "json::line(NAME_CHARS_MAX)")]
        name: String,
    },
    /// The program.
    Computer {
        /// Its level.
        level: Level,
    },
}

/// Reads where the first game begins; of rules that were not read there is no such position.
fn start(
    rules: Option<MatchRules>,
    value: &Value,
    at: Path<'_>,
    faults: &mut Faults,
) -> Option<Position> {
    let text = json::expect(value.as_str(), "a text", value, at, faults)?;
    let rules = *rules?.of_game(0);
    let position = position::from_text(text, rules);
    let position = position.map_err(|found| found.iter().for_each(|why| faults.refuse(at, why)));
    let position = position.ok()?;
    if *position.rules() != rules {
        let why = format_args!("is of the rules {}, not {rules}", position.rules());
        faults.refuse(at, why);
        return None;
    }
    if let Phase::Over(_) = position.phase() {
        faults.refuse(at, "the game is over in it");
        return None;
    }
    Some(position)
}

fn throws(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Vec<Dice>> {
    let what = format_args!("a list of at most {DICE_LISTED_MAX} throws");
    json::list(0..=DICE_LISTED_MAX, what, value, at, faults)
}

/// Reads a purpose that a person may choose.
fn purpose(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Purpose> {
    match json::name(value, &["game", "study", "companion"], at, faults)? {
        "game" => Some(Purpose::Game),
        "study" => Some(Purpose::Study),
        _ => Some(Purpose::Companion),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{FieldProblem, ReadError};

    fn faults(body: &str) -> Vec<String> {
        let read = json::read::<NewTableRequest>(body.as_bytes());
        read.unwrap_err().into_list()
    }

    #[test]
    fn a_body_is_read_into_checked_values() {
        let body = r#"{"rules":"gioul","white":{"kind":"person","name":" Ada "},
            "black":{"kind":"computer","level":2},"match_to":5,"dice":[[6,5],[1,1]],
            "purpose":"study"}"#;

        let read = json::read::<NewTableRequest>(body.as_bytes()).unwrap();

        let expected = NewTableRequest {
            rules: "gioul".parse().unwrap(),
            white: SeatRequest::Person {
                name: "Ada".to_owned(),
            },
            black: SeatRequest::Computer {
                level: Level::new(2).unwrap(),
            },
            match_to: 5,
            auto_forced: false,
            position: None,
            dice: [(6, 5), (1, 1)]
                .map(|(first, second)| Dice::from_numbers(first, second).unwrap())
                .to_vec(),
            purpose: Purpose::Study,
        };
        assert_eq!(read, expected);
    }

    #[test]
    fn every_fault_of_a_body_is_named() {
        let body = r#"{"rules":"gioul","white":{"kind":"robot"},"black":{"kind":"person","name":7},
            "match_to":2,"dice":[[1,2],[0,1],7],"position":"?","purpose":7,"colour":1}"#;

        let found = faults(body);

        assert_eq!(found[0], "`colour`: no such field");
        assert_eq!(
            found[1],
            "`white.kind`: expected `person` or `computer`, found \"robot\""
        );
        assert_eq!(found[2], "`black.name`: expected a text, found 7");
        assert_eq!(found[3], "`match_to`: expected 1, 3, 5, 7 or 31, found 2");
        assert!(found[4].starts_with("`position`: "), "{found:?}");
        assert_eq!(
            found[5],
            "`dice[1]`: expected two numbers from 1 to 6, found [0,1]"
        );
        assert_eq!(
            found[6],
            "`dice[2]`: expected two numbers from 1 to 6, found 7"
        );
        assert_eq!(
            found[7],
            "`purpose`: expected `game`, `study` or `companion`, found 7"
        );
        assert_eq!(found.len(), 8);
        assert_eq!(faults("[]"), ["the body is no JSON object"]);
        assert!(faults("{")[0].starts_with("the body is no JSON: "));
    }

    #[test]
    fn a_fault_tells_its_field_and_what_was_expected() {
        let error = json::read::<NewTableRequest>(b"{}").unwrap_err();

        let ReadError::Fields(faults) = error else {
            panic!("{error:?}");
        };
        let rules = &faults[0];
        assert_eq!(rules.field, "rules");
        assert_eq!(rules.problem, FieldProblem::Missing);
    }
}
