//! Messages of the page read into commands, with every fault named.

use rosespring_rules::{Dice, Die, Origin, Point, Step, WinKind};
use serde_json::{Map, Value};

use super::messages::STEPS_MAX;
use crate::json::{self, FieldFault, ReadError, shortened, unknown_fields};

/// What a person asks of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// Throw the dice.
    Throw,
    /// Give the link for the next throw.
    Link([u8; 32]),
    /// Commit to the dice of a game.
    CommitDice([u8; 32]),
    /// Commit to a new chain.
    ReplaceDice([u8; 32]),
    /// Tell what was thrown.
    EnterDice(Dice),
    /// Replace the last dice entered.
    CorrectDice(Dice),
    /// Play one step.
    Step(Step),
    /// Take the last step back.
    UndoStep,
    /// Take the steps of a stage back.
    UndoStage,
    /// Take back everything since the throw or the hand-over.
    UndoTurn,
    /// Take back everything after this many steps of the part.
    UndoTo(u8),
    /// Commit.
    Done,
    /// Give the game up for this kind of win; without one for the most that can still be lost.
    Resign(Option<WinKind>),
    /// Agree to the other side's offer to resign.
    AcceptResignation,
    /// Refuse it.
    RefuseResignation,
    /// Give the whole match up.
    ResignMatch,
    /// Claim the match of a player who has left.
    ClaimMatch,
    /// Offer to call the match off, or agree to it.
    CallOff,
    /// Refuse to call the match off.
    RefuseCallOff,
    /// Begin the next game.
    NextGame,
    /// Change whether stages with one play play themselves.
    SetAutoForced(bool),
}

/// A message of the page, checked field by field.
#[derive(Debug, Clone)]
pub enum PageMessage {
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

impl Command {
    /// Whether the command has the same effect at every version at which it is allowed, because
    /// what it brings fits one place only.
    #[must_use]
    pub const fn is_aside(&self) -> bool {
        matches!(self, Self::Link(_) | Self::CommitDice(_))
    }
}

impl TableRequest {
    /// Whether the version for which the commands are meant does not matter.
    #[must_use]
    pub fn is_aside(&self) -> bool {
        self.commands.iter().all(Command::is_aside)
    }
}

/// The commands without fields.
const PLAIN: [(&str, Command); 12] = [
    ("throw", Command::Throw),
    ("undo_step", Command::UndoStep),
    ("undo_stage", Command::UndoStage),
    ("undo_turn", Command::UndoTurn),
    ("done", Command::Done),
    ("accept_resignation", Command::AcceptResignation),
    ("refuse_resignation", Command::RefuseResignation),
    ("resign_match", Command::ResignMatch),
    ("claim_match", Command::ClaimMatch),
    ("call_off", Command::CallOff),
    ("refuse_call_off", Command::RefuseCallOff),
    ("next_game", Command::NextGame),
];

/// The messages with fields.
const OTHERS: &str = "step, steps, undo_to, enter_dice, correct_dice, set_auto_forced, resign, \
                      refresh, link, throw_with_link, done_with_link, commit_dice, replace_dice";

impl PageMessage {
    /// Reads a message of the page.
    ///
    /// # Errors
    ///
    /// [`ReadError`] with every fault.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let fields = json::object(text.as_bytes(), "message")?;
        let mut faults = Vec::new();
        let read = match fields.get("type").and_then(Value::as_str) {
            Some("refresh") => Some(refresh(&fields, &mut faults)),
            Some(kind) => request(kind, &fields, &mut faults).map(Self::Commands),
            None => {
                faults.push(FieldFault::expected(
                    "type",
                    "a text that names the message",
                ));
                None
            }
        };
        match read {
            Some(read) if faults.is_empty() => Ok(read),
            _ => Err(ReadError::Fields(faults)),
        }
    }
}

fn request(
    kind: &str,
    fields: &Map<String, Value>,
    faults: &mut Vec<FieldFault>,
) -> Option<TableRequest> {
    let one = |command: Command| vec![command];
    let commands = match kind {
        "step" => step(fields, faults).map(|step| one(Command::Step(step))),
        "steps" => steps(fields, faults),
        "link" => value(fields, "link", faults).map(|link| one(Command::Link(link))),
        "throw_with_link" => {
            let link = value(fields, "link", faults);
            link.map(|link| vec![Command::Link(link), Command::Throw])
        }
        "done_with_link" => {
            let link = value(fields, "link", faults);
            link.map(|link| vec![Command::Done, Command::Link(link)])
        }
        "commit_dice" => {
            value(fields, "commitment", faults).map(|value| one(Command::CommitDice(value)))
        }
        "replace_dice" => {
            value(fields, "commitment", faults).map(|value| one(Command::ReplaceDice(value)))
        }
        "undo_to" => undo_to(fields, faults).map(one),
        "enter_dice" => dice(fields, faults).map(|dice| one(Command::EnterDice(dice))),
        "correct_dice" => dice(fields, faults).map(|dice| one(Command::CorrectDice(dice))),
        "resign" => resign(fields, faults).map(|kind| one(Command::Resign(kind))),
        "set_auto_forced" => auto_forced(fields, faults).map(|on| one(Command::SetAutoForced(on))),
        plain => {
            let Some((_, command)) = PLAIN.iter().find(|(name, _)| *name == plain) else {
                faults.push(no_message(kind));
                return None;
            };
            unknown(fields, &[], faults);
            Some(one(*command))
        }
    };
    let after = fields.get("after").and_then(version);
    if after.is_none() {
        faults.push(FieldFault::expected("after", VERSION));
    }
    let whole = commands.zip(after);
    whole.map(|(commands, after)| TableRequest { commands, after })
}

/// What is expected in `after` and `since`.
const VERSION: &str = "the version of the table received last";

fn no_message(kind: &str) -> FieldFault {
    let names = PLAIN.map(|(name, _)| name).join(", ");
    let why = format!("`{}` is not one of {OTHERS}, {names}", shortened(kind));
    FieldFault::refused("type", why)
}

fn refresh(fields: &Map<String, Value>, faults: &mut Vec<FieldFault>) -> PageMessage {
    unknown(fields, &["since"], faults);
    let since = fields.get("since");
    let version = since.and_then(version);
    if since.is_some() && version.is_none() {
        faults.push(FieldFault::expected("since", VERSION));
    }
    PageMessage::Refresh { since: version }
}

fn version(value: &Value) -> Option<u32> {
    u32::try_from(value.as_u64()?).ok()
}

fn unknown(fields: &Map<String, Value>, known: &[&str], faults: &mut Vec<FieldFault>) {
    unknown_fields("", fields, &[&["type", "after"], known].concat(), faults);
}

fn step(fields: &Map<String, Value>, faults: &mut Vec<FieldFault>) -> Option<Step> {
    unknown(fields, &["from", "number"], faults);
    let from = origin(fields.get("from"));
    if from.is_none() {
        faults.push(FieldFault::expected(
            "from",
            "a point from 1 to 24, `bar` or `hand`",
        ));
    }
    let number = small(fields.get("number")).and_then(Die::new);
    if number.is_none() {
        faults.push(FieldFault::expected("number", "a number from 1 to 6"));
    }
    Some(Step {
        from: from?,
        number: number?,
    })
}

/// Reads the only field of a message about links.
fn value(
    fields: &Map<String, Value>,
    name: &'static str,
    faults: &mut Vec<FieldFault>,
) -> Option<[u8; 32]> {
    unknown(fields, &[name], faults);
    let value = fields.get(name).and_then(Value::as_str).and_then(bytes);
    if value.is_none() {
        faults.push(FieldFault::expected(name, "64 hexadecimal digits"));
    }
    value
}

fn bytes(text: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let pairs = text.as_bytes().chunks(2).map(|pair| match pair {
        [high, low] => Some(digit(*high)? * 16 + digit(*low)?),
        _ => None,
    });
    pairs.collect::<Option<Vec<u8>>>()?.try_into().ok()
}

fn steps(fields: &Map<String, Value>, faults: &mut Vec<FieldFault>) -> Option<Vec<Command>> {
    unknown(fields, &["steps"], faults);
    let list = fields.get("steps").and_then(Value::as_array);
    let list = list.filter(|list| (1..=STEPS_MAX).contains(&list.len()));
    let steps = list.and_then(|list| list.iter().map(pair).collect::<Option<Vec<_>>>());
    if steps.is_none() {
        let what = format!(
            "1 to {STEPS_MAX} lists of a point from 1 to 24, `bar` or `hand` and a number from 1 \
             to 6"
        );
        faults.push(FieldFault::expected("steps", what));
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

fn undo_to(fields: &Map<String, Value>, faults: &mut Vec<FieldFault>) -> Option<Command> {
    unknown(fields, &["steps"], faults);
    let steps = small(fields.get("steps"));
    if steps.is_none() {
        faults.push(FieldFault::expected("steps", "the number of steps to keep"));
    }
    steps.map(Command::UndoTo)
}

fn dice(fields: &Map<String, Value>, faults: &mut Vec<FieldFault>) -> Option<Dice> {
    unknown(fields, &["dice"], faults);
    let dice = fields.get("dice").and_then(|value| {
        let [first, second] = value.as_array()?.as_slice() else {
            return None;
        };
        Dice::from_numbers(small(Some(first))?, small(Some(second))?)
    });
    if dice.is_none() {
        faults.push(FieldFault::expected("dice", "two numbers from 1 to 6"));
    }
    dice
}

/// The kind of win that is resigned, if the message names one.
fn resign(fields: &Map<String, Value>, faults: &mut Vec<FieldFault>) -> Option<Option<WinKind>> {
    unknown(fields, &["kind"], faults);
    let Some(value) = fields.get("kind") else {
        return Some(None);
    };
    let kind = value.as_str().and_then(WinKind::from_name);
    if kind.is_none() {
        let what = "`single`, `double`, `triple` or `capote`";
        faults.push(FieldFault::expected("kind", what));
    }
    kind.map(Some)
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

fn auto_forced(fields: &Map<String, Value>, faults: &mut Vec<FieldFault>) -> Option<bool> {
    unknown(fields, &["auto_forced"], faults);
    let on = fields.get("auto_forced").and_then(Value::as_bool);
    if on.is_none() {
        faults.push(FieldFault::expected("auto_forced", "true or false"));
    }
    on
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{ClientMessage, FromClient, NamedPlace, Place, WinKindView};

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
            FromClient::Resign { kind: None },
            FromClient::Resign {
                kind: Some(WinKindView::Capote),
            },
            FromClient::AcceptResignation,
            FromClient::RefuseResignation,
            FromClient::NextGame,
            FromClient::SetAutoForced { auto_forced: true },
        ];
        let text = |asks: FromClient, after: Option<u32>| {
            serde_json::to_string(&ClientMessage { asks, after }).unwrap()
        };

        for asks in messages {
            let text = text(asks, Some(7));
            let read = PageMessage::read(&text);
            assert!(
                matches!(&read, Ok(PageMessage::Commands(request)) if request.after == 7),
                "{text}"
            );
        }
        for since in [None, Some(4)] {
            let text = text(FromClient::Refresh { since }, None);
            let read = PageMessage::read(&text);
            assert!(
                matches!(read, Ok(PageMessage::Refresh { since: read }) if read == since),
                "{text}"
            );
        }
    }

    #[test]
    fn every_fault_of_a_message_is_named() {
        let faults = |text: &str| PageMessage::read(text).unwrap_err().to_string();

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
        assert_eq!(
            faults(r#"{"type":"resign","kind":"draw","after":1}"#),
            "`kind`: expected `single`, `double`, `triple` or `capote`"
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
