//! Reading a message of the page, with every fault named.

use rosespring_rules::{Dice, Die, Origin, Point, Step};
use serde_json::{Map, Value};

use rosespring_table::game::{Command, Refusal};

/// What a message asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Read {
    /// Something that may change the table.
    Command(Command),
    /// The whole state again.
    Refresh,
}

/// The messages without fields.
const PLAIN: [(&str, Read); 8] = [
    ("throw", Read::Command(Command::Throw)),
    ("undo_step", Read::Command(Command::UndoStep)),
    ("undo_stage", Read::Command(Command::UndoStage)),
    ("undo_turn", Read::Command(Command::UndoTurn)),
    ("done", Read::Command(Command::Done)),
    ("resign", Read::Command(Command::Resign)),
    ("next_game", Read::Command(Command::NextGame)),
    ("refresh", Read::Refresh),
];

/// Characters of a text from outside that are repeated in an error.
const QUOTED_CHARS_MAX: usize = 40;

/// What the text asks for.
///
/// # Errors
///
/// [`Refusal::Malformed`] with every fault.
pub(super) fn read(text: &str) -> Result<Read, Refusal> {
    let one = |fault: String| Refusal::Malformed(fault);
    let value: Value = serde_json::from_str(text)
        .map_err(|error| one(format!("the message is no JSON: {error}")))?;
    let Value::Object(fields) = value else {
        return Err(one("the message is no JSON object".to_owned()));
    };
    let Some(Value::String(kind)) = fields.get("type") else {
        return Err(one(
            "`type`: expected a text that names the message".to_owned()
        ));
    };
    let mut faults = Vec::new();
    let read = match kind.as_str() {
        "step" => step(&fields, &mut faults).map(Command::Step),
        "enter_dice" => dice(&fields, &mut faults).map(Command::EnterDice),
        "correct_dice" => dice(&fields, &mut faults).map(Command::CorrectDice),
        "set_auto_forced" => auto_forced(&fields, &mut faults).map(Command::SetAutoForced),
        plain => return self::plain(plain, &fields),
    };
    match read {
        Some(command) if faults.is_empty() => Ok(Read::Command(command)),
        _ => Err(Refusal::Malformed(faults.join("; "))),
    }
}

fn plain(kind: &str, fields: &Map<String, Value>) -> Result<Read, Refusal> {
    let Some((_, read)) = PLAIN.iter().find(|(name, _)| *name == kind) else {
        let quoted: String = kind.chars().take(QUOTED_CHARS_MAX).collect();
        let names = PLAIN.map(|(name, _)| name).join(", ");
        let fault = format!(
            "`type`: `{quoted}` is not one of step, enter_dice, correct_dice, set_auto_forced, \
             {names}"
        );
        return Err(Refusal::Malformed(fault));
    };
    let mut faults = Vec::new();
    unknown(fields, &[], &mut faults);
    if faults.is_empty() {
        Ok(*read)
    } else {
        Err(Refusal::Malformed(faults.join("; ")))
    }
}

fn unknown(fields: &Map<String, Value>, known: &[&str], faults: &mut Vec<String>) {
    for name in fields.keys() {
        if name != "type" && !known.contains(&name.as_str()) {
            let quoted: String = name.chars().take(QUOTED_CHARS_MAX).collect();
            faults.push(format!("`{quoted}`: no such field"));
        }
    }
}

fn step(fields: &Map<String, Value>, faults: &mut Vec<String>) -> Option<Step> {
    unknown(fields, &["from", "number"], faults);
    let from = origin(fields.get("from"));
    if from.is_none() {
        faults.push("`from`: expected a point from 1 to 24, `bar` or `hand`".to_owned());
    }
    let number = small(fields.get("number")).and_then(Die::new);
    if number.is_none() {
        faults.push("`number`: expected a number from 1 to 6".to_owned());
    }
    Some(Step {
        from: from?,
        number: number?,
    })
}

fn dice(fields: &Map<String, Value>, faults: &mut Vec<String>) -> Option<Dice> {
    unknown(fields, &["dice"], faults);
    let dice = fields.get("dice").and_then(|value| {
        let [first, second] = value.as_array()?.as_slice() else {
            return None;
        };
        Dice::from_numbers(small(Some(first))?, small(Some(second))?)
    });
    if dice.is_none() {
        faults.push("`dice`: expected two numbers from 1 to 6".to_owned());
    }
    dice
}

fn origin(value: Option<&Value>) -> Option<Origin> {
    match value?.as_str() {
        Some("bar") => Some(Origin::Bar),
        Some("hand") => Some(Origin::Hand),
        Some(_) => None,
        None => small(value).and_then(Point::new).map(Origin::Point),
    }
}

fn small(value: Option<&Value>) -> Option<u8> {
    u8::try_from(value?.as_u64()?).ok()
}

fn auto_forced(fields: &Map<String, Value>, faults: &mut Vec<String>) -> Option<bool> {
    unknown(fields, &["auto_forced"], faults);
    let on = fields.get("auto_forced").and_then(Value::as_bool);
    if on.is_none() {
        faults.push("`auto_forced`: expected true or false".to_owned());
    }
    on
}

#[cfg(test)]
mod tests {
    use rosespring_wire::table::{FromClient, NamedPlace, Place};

    use super::*;

    /// What is read by hand here is what the wire type says.
    #[test]
    fn every_message_of_the_wire_is_read() {
        let step = |from, number| FromClient::Step { from, number };
        let messages = [
            FromClient::Throw,
            FromClient::EnterDice { dice: [6, 5] },
            FromClient::CorrectDice { dice: [1, 1] },
            step(Place::Point(24), 6),
            step(Place::Named(NamedPlace::Bar), 1),
            step(Place::Named(NamedPlace::Hand), 1),
            FromClient::UndoStep,
            FromClient::UndoStage,
            FromClient::UndoTurn,
            FromClient::Done,
            FromClient::Resign,
            FromClient::NextGame,
            FromClient::SetAutoForced { auto_forced: true },
            FromClient::Refresh,
        ];

        for message in messages {
            let text = serde_json::to_string(&message).unwrap();
            assert!(read(&text).is_ok(), "{text}");
        }
    }

    #[test]
    fn every_fault_of_a_message_is_named() {
        let faults = |text: &str| match read(text) {
            Err(Refusal::Malformed(faults)) => faults,
            other => panic!("{other:?}"),
        };

        assert!(faults("{").starts_with("the message is no JSON"));
        assert_eq!(faults("7"), "the message is no JSON object");
        assert!(faults("{}").starts_with("`type`"));
        assert!(faults(r#"{"type":"fly"}"#).contains("`fly` is not one of step"));
        assert_eq!(
            faults(r#"{"type":"step","from":25,"number":7,"to":3}"#),
            "`to`: no such field; `from`: expected a point from 1 to 24, `bar` or `hand`; \
             `number`: expected a number from 1 to 6"
        );
        assert_eq!(
            faults(r#"{"type":"enter_dice","dice":[7,1]}"#),
            "`dice`: expected two numbers from 1 to 6"
        );
        assert_eq!(faults(r#"{"type":"done","now":1}"#), "`now`: no such field");
    }
}
