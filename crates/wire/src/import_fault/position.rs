//! The faults of positions in the notations of this program and of others.

use rosespring_rules::notation::g_code::ParseGCodeError;
use rosespring_rules::notation::gnubg::ParseGnubgIdError;
use rosespring_rules::notation::id::ParseIdError;
use rosespring_rules::notation::match_position::CubeQuestion;
use rosespring_rules::notation::ogid::ParseOgidError;
use rosespring_rules::notation::snowie::ParseSnowieError;
use rosespring_rules::notation::xgid::ParseXgidError;

use super::ImportFault;

impl From<ParseXgidError> for ImportFault {
    fn from(error: ParseXgidError) -> Self {
        let coded = |code| Self::new(code, error.to_string());
        match &error {
            ParseXgidError::Length(found) => coded("xgid-length").number("found", *found),
            ParseXgidError::Men { place, letter } => coded("xgid-men")
                .number("place", *place)
                .text("text", *letter),
            ParseXgidError::OthersBar { place } => coded("xgid-bar").number("place", *place),
            ParseXgidError::Fields(found) => coded("xgid-fields").number("found", *found),
            ParseXgidError::Turn(text) => coded("xgid-turn").text("text", text),
            ParseXgidError::Dice(text) => coded("xgid-dice").text("text", text),
            ParseXgidError::Field { field, text, .. } => coded("xgid-field")
                .number("field", *field)
                .text("text", text),
            _ => coded("other"),
        }
    }
}

impl From<ParseOgidError> for ImportFault {
    fn from(error: ParseOgidError) -> Self {
        let coded = |code| Self::new(code, error.to_string());
        match &error {
            ParseOgidError::Fields(found) => coded("ogid-fields").number("found", *found),
            ParseOgidError::Place { field, letter } => coded("ogid-field")
                .number("field", *field)
                .text("text", *letter),
            ParseOgidError::Both(letter) => {
                coded("ogid-field").number("field", 2).text("text", *letter)
            }
            ParseOgidError::Men { field, men } => coded("ogid-field")
                .number("field", *field)
                .text("text", men.to_string()),
            ParseOgidError::Field { field, text, .. } => coded("ogid-field")
                .number("field", *field)
                .text("text", text),
            ParseOgidError::Over(_) => coded("ogid-over"),
            _ => coded("other"),
        }
    }
}

impl From<ParseSnowieError> for ImportFault {
    fn from(error: ParseSnowieError) -> Self {
        let coded = |code| Self::new(code, error.to_string());
        match &error {
            ParseSnowieError::Fields(found) => coded("snowie-fields").number("found", *found),
            ParseSnowieError::Field { field, text, .. } => coded("snowie-field")
                .number("field", *field)
                .text("text", text),
            _ => coded("other"),
        }
    }
}

impl From<CubeQuestion> for ImportFault {
    fn from(question: CubeQuestion) -> Self {
        match question {
            CubeQuestion::TakeOrDrop(side) => {
                let doubler = side.other();
                let message = format!(
                    "{doubler} has doubled, and {side} takes or drops: this is the position after \
                     a take, because the rules here have no cube"
                );
                Self::new("xgid-doubled", message).text("side", side.to_string())
            }
            CubeQuestion::Beaver => {
                let message = "a beaver or a raccoon is to be answered: this is the position \
                               after it, because the rules here have no cube";
                Self::new("xgid-beaver", message)
            }
        }
    }
}

impl From<ParseGnubgIdError> for ImportFault {
    fn from(error: ParseGnubgIdError) -> Self {
        let coded = |code| Self::new(code, error.to_string());
        match error {
            ParseGnubgIdError::Length(found) => coded("gnubg-length").number("found", found),
            ParseGnubgIdError::Character { at } => coded("gnubg-character").number("at", at),
            ParseGnubgIdError::Bits | ParseGnubgIdError::TooManyMen(_) => coded("gnubg-men"),
            _ => coded("other"),
        }
    }
}

impl From<ParseGCodeError> for ImportFault {
    fn from(error: ParseGCodeError) -> Self {
        let coded = |code| Self::new(code, error.to_string());
        match &error {
            ParseGCodeError::Parts(found) => coded("g-code-parts").number("found", *found),
            ParseGCodeError::Tokens {
                part,
                expected,
                found,
            } => coded("g-code-numbers")
                .number("part", *part)
                .number("expected", *expected)
                .number("found", *found),
            ParseGCodeError::Men {
                part, at, token, ..
            } => coded("g-code-men")
                .number("part", *part)
                .number("at", *at)
                .text("text", token),
            _ => coded("other"),
        }
    }
}

impl From<ParseIdError> for ImportFault {
    fn from(error: ParseIdError) -> Self {
        let coded = |code| Self::new(code, error.to_string());
        match &error {
            ParseIdError::Parts(_) => coded("id-parts"),
            ParseIdError::Version => coded("id-version").number("part", 1),
            ParseIdError::Rules(_) => coded("id-rules").number("part", 2),
            ParseIdError::Men { part, at, .. } => {
                coded("id-men").number("part", *part).number("at", *at)
            }
            ParseIdError::Phase => coded("id-phase").number("part", 5),
            _ => coded("other"),
        }
    }
}
