//! Reading a message of the page, with every fault named.

use rosespring_rules::{Dice, Die, Origin, Point, Step};
use rosespring_wire::table::STEPS_MAX;
use serde_json::{Map, Value};

use crate::game::{Command, Refusal};

/// What a message asks for.
#[derive(Debug, Clone)]
pub enum Read {
    /// Commands that may change the table.
    Commands(TableRequest),
    /// What happened since a version, or the whole state.
    Refresh {
        /// The last version that the page has received.
        since: Option<u32>,
    },
}

/// Commands that are carried out together, or not at all.
#[derive(Debug, Clone)]
pub struct TableRequest {
    /// The commands.
    pub commands: Vec<Command>,
    /// The version of the table for which they are meant.
    pub after: u32,
}

/// The commands without fields.
const PLAIN: [(&str, Command); 7] = [
    ("throw", Command::Throw),
    ("undo_step", Command::UndoStep),
    ("undo_stage", Command::UndoStage),
    ("undo_turn", Command::UndoTurn),
    ("done", Command::Done),
    ("resign", Command::Resign),
    ("next_game", Command::NextGame),
];

/// The messages with fields.
const OTHERS: &str = "step, steps, undo_to, enter_dice, correct_dice, set_auto_forced, refresh";

/// Characters of a text from outside that are repeated in an error.
const QUOTED_CHARS_MAX: usize = 40;

/// What the text asks for.
///
/// # Errors
///
/// [`Refusal::Malformed`] with every fault.
pub fn read(text: &str) -> Result<Read, Refusal> {
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
    let read = if kind == "refresh" {
        Some(refresh(&fields, &mut faults))
    } else {
        request(kind, &fields, &mut faults)?.map(Read::Commands)
    };
    match read {
        Some(read) if faults.is_empty() => Ok(read),
        _ => Err(Refusal::Malformed(faults.join("; "))),
    }
}

fn request(
    kind: &str,
    fields: &Map<String, Value>,
    faults: &mut Vec<String>,
) -> Result<Option<TableRequest>, Refusal> {
    let one = |command: Command| vec![command];
    let commands = match kind {
        "step" => step(fields, faults).map(|step| one(Command::Step(step))),
        "steps" => steps(fields, faults),
        "undo_to" => undo_to(fields, faults).map(one),
        "enter_dice" => dice(fields, faults).map(|dice| one(Command::EnterDice(dice))),
        "correct_dice" => dice(fields, faults).map(|dice| one(Command::CorrectDice(dice))),
        "set_auto_forced" => auto_forced(fields, faults).map(|on| one(Command::SetAutoForced(on))),
        plain => {
            unknown(fields, &[], faults);
            Some(one(self::plain(plain)?))
        }
    };
    let after = fields.get("after").and_then(version);
    if after.is_none() {
        faults.push("`after`: expected the version of the table received last".to_owned());
    }
    let whole = commands.zip(after);
    Ok(whole.map(|(commands, after)| TableRequest { commands, after }))
}

fn refresh(fields: &Map<String, Value>, faults: &mut Vec<String>) -> Read {
    unknown(fields, &["since"], faults);
    let since = fields.get("since");
    let version = since.and_then(version);
    if since.is_some() && version.is_none() {
        faults.push("`since`: expected the version of the table received last".to_owned());
    }
    Read::Refresh { since: version }
}

fn version(value: &Value) -> Option<u32> {
    u32::try_from(value.as_u64()?).ok()
}

fn plain(kind: &str) -> Result<Command, Refusal> {
    let found = PLAIN.iter().find(|(name, _)| *name == kind);
    found.map(|(_, command)| *command).ok_or_else(|| {
        let quoted: String = kind.chars().take(QUOTED_CHARS_MAX).collect();
        let names = PLAIN.map(|(name, _)| name).join(", ");
        let fault = format!("`type`: `{quoted}` is not one of {OTHERS}, {names}");
        Refusal::Malformed(fault)
    })
}

fn unknown(fields: &Map<String, Value>, known: &[&str], faults: &mut Vec<String>) {
    for name in fields.keys() {
        if !["type", "after"].contains(&name.as_str()) && !known.contains(&name.as_str()) {
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

fn steps(fields: &Map<String, Value>, faults: &mut Vec<String>) -> Option<Vec<Command>> {
    unknown(fields, &["steps"], faults);
    let list = fields.get("steps").and_then(Value::as_array);
    let list = list.filter(|list| (1..=STEPS_MAX).contains(&list.len()));
    let steps = list.and_then(|list| list.iter().map(pair).collect::<Option<Vec<_>>>());
    if steps.is_none() {
        faults.push(format!(
            "`steps`: expected 1 to {STEPS_MAX} lists of a point from 1 to 24, `bar` or `hand` and \
             a number from 1 to 6"
        ));
    }
    Some(steps?.into_iter().map(Command::Step).collect())
}

fn pair(value: &Value) -> Option<Step> {
    let [from, number] = value.as_array()?.as_slice() else {
        return None;
    };
    Some(Step {
        from: origin(Some(from))?,
        number: small(Some(number)).and_then(Die::new)?,
    })
}

fn undo_to(fields: &Map<String, Value>, faults: &mut Vec<String>) -> Option<Command> {
    unknown(fields, &["steps"], faults);
    let steps = small(fields.get("steps"));
    if steps.is_none() {
        faults.push("`steps`: expected the number of steps to keep".to_owned());
    }
    steps.map(Command::UndoTo)
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
    use rosespring_wire::table::{ClientMessage, FromClient, NamedPlace, Place};

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
            FromClient::UndoTo { steps: 3 },
            FromClient::Steps {
                steps: vec![(Place::Named(NamedPlace::Bar), 1), (Place::Point(24), 1)],
            },
            FromClient::Done,
            FromClient::Resign,
            FromClient::NextGame,
            FromClient::SetAutoForced { auto_forced: true },
        ];
        let text = |asks: FromClient, after: Option<u32>| {
            serde_json::to_string(&ClientMessage { asks, after }).unwrap()
        };

        for asks in messages {
            let text = text(asks, Some(7));
            let read = read(&text);
            assert!(
                matches!(&read, Ok(Read::Commands(request)) if request.after == 7),
                "{text}"
            );
        }
        for since in [None, Some(4)] {
            let text = text(FromClient::Refresh { since }, None);
            let read = read(&text);
            assert!(
                matches!(read, Ok(Read::Refresh { since: read }) if read == since),
                "{text}"
            );
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
            faults(r#"{"type":"step","from":25,"number":7,"to":3,"after":"1"}"#),
            "`to`: no such field; `from`: expected a point from 1 to 24, `bar` or `hand`; \
             `number`: expected a number from 1 to 6; `after`: expected the version of the table \
             received last"
        );
        assert_eq!(
            faults(r#"{"type":"enter_dice","dice":[7,1],"after":1}"#),
            "`dice`: expected two numbers from 1 to 6"
        );
        assert_eq!(
            faults(r#"{"type":"done","now":1,"after":1}"#),
            "`now`: no such field"
        );
        assert!(faults(r#"{"type":"done"}"#).starts_with("`after`: expected"));
        assert!(faults(r#"{"type":"refresh","since":-1}"#).starts_with("`since`: expected"));
        for steps in ["[]", "[[24]]", "[[24,7]]", "[[24,6,18]]", "7", "[24,6]"] {
            let text = format!(r#"{{"type":"steps","steps":{steps},"after":1}}"#);
            assert!(
                faults(&text).starts_with("`steps`: expected 1 to 24"),
                "{text}"
            );
        }
    }
}
