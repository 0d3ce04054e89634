//! The commands of a table, and the messages of a page that hold them.

use std::fmt;
use std::str::FromStr;

use rosespring_rules::{Dice, Die, Origin, Step, WinKind};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::json::{self, Faults, FieldProblem, Path, Read, ReadError, Value, expect};
#[cfg(feature = "ts")]
use crate::table::{Place, WinKindView};

/// Maximum number of steps in one [`Command::Steps`]: those of the longest cascade.
pub const STEPS_MAX: usize = 24;

/// A command of a person to a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Command {
    /// Throws the dice: in the opening one die for each side, afterwards both.
    Throw,
    /// Names the doublet that follows a 2-1 of acey-deucey; it is then played.
    Name {
        /// The number of the doublet, 1 to 6.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        number: Die,
    },
    /// Throws the dice, and gives the link of the player for this throw.
    ThrowWithLink {
        /// The link, 64 hexadecimal digits.
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        link: LinkBytes,
    },
    /// Commits the turn, and gives the link of the player for the throw that follows.
    DoneWithLink {
        /// The link, 64 hexadecimal digits.
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        link: LinkBytes,
    },
    /// Gives the link of the player for the next throw. It is taken whatever `after` is.
    Link {
        /// The link, 64 hexadecimal digits.
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        link: LinkBytes,
    },
    /// Commits to the dice of a game. It is taken whatever `after` is.
    CommitDice {
        /// The commitment, 64 hexadecimal digits.
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        commitment: LinkBytes,
    },
    /// Commits to a new chain, because the page has lost the first one.
    ReplaceDice {
        /// The commitment, 64 hexadecimal digits.
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        commitment: LinkBytes,
    },
    /// Enters the dice thrown on a real board, at tables where dice are entered by hand.
    EnterDice {
        /// The dice in the order thrown; in the opening White's die and Black's.
        #[serde(serialize_with = "two_numbers")]
        #[cfg_attr(feature = "ts", ts(as = "[u8; 2]"))]
        dice: Dice,
    },
    /// Replaces the last dice entered. Steps played with them are taken back, committed or not.
    CorrectDice {
        /// The dice in the order thrown.
        #[serde(serialize_with = "two_numbers")]
        #[cfg_attr(feature = "ts", ts(as = "[u8; 2]"))]
        dice: Dice,
    },
    /// Plays one man by one number.
    Step {
        /// The start, in the mover's own numbering.
        #[cfg_attr(feature = "ts", ts(as = "Place"))]
        from: Origin,
        /// The number played, 1 to 6.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        number: Die,
    },
    /// Plays several steps in order, as if each had been sent alone: all of them, or none if one is
    /// not legal.
    Steps {
        /// Each step: its start in the mover's own numbering, and its number. At least one, at most
        /// [`STEPS_MAX`].
        #[read(with = "steps")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<(Place, u8)>"))]
        steps: Vec<Step>,
    },
    /// Takes back the last step of this turn.
    UndoStep,
    /// Takes back the steps of the current stage; if it has none, those of the stage before.
    UndoStage,
    /// Takes back all steps since the throw (or the hand-over).
    UndoTurn,
    /// Takes back all steps of this part of the turn after the first ones. Steps that were played
    /// automatically right after those stay, because they would be played again.
    UndoTo {
        /// The number of steps to keep, those played automatically included.
        steps: u8,
    },
    /// Commits the turn: its steps become final, and the game goes on.
    Done,
    /// Resigns the game. If the other side could still win more than `kind`, this is an offer that
    /// waits for [`Command::AcceptResignation`] or [`Command::RefuseResignation`].
    Resign {
        /// What the other side wins; the most that it still can if absent.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<WinKindView>"))]
        kind: Option<WinKind>,
    },
    /// Accepts the other side's offer to resign: the game is over.
    AcceptResignation,
    /// Refuses the other side's offer to resign: the game goes on.
    RefuseResignation,
    /// Resigns the whole match, at a table for two people on two machines.
    ResignMatch,
    /// Claims the match, because the other player must act and has been away for too long
    /// (`ToClient::Absence`).
    ClaimMatch,
    /// Offers to call the match off, or accepts such an offer of the other side. If the other
    /// player has been away for too long, the match is called off at once.
    CallOff,
    /// Refuses the other side's offer to call the match off.
    RefuseCallOff,
    /// Begins the next game of the match.
    NextGame,
    /// Changes whether stages with only one play are played automatically.
    SetAutoForced {
        /// The new setting.
        auto_forced: bool,
    },
}

impl Command {
    /// Whether the command has the same effect at every version at which it is allowed, because
    /// what it brings fits one place only.
    #[must_use]
    pub const fn is_aside(&self) -> bool {
        matches!(self, Self::Link { .. } | Self::CommitDice { .. })
    }

    /// Returns the command that is to be carried out after the first part of this one; none if this
    /// one has only one part.
    #[must_use]
    pub fn rest(&self) -> Option<Self> {
        match self {
            Self::ThrowWithLink { .. } => Some(Self::Throw),
            Self::DoneWithLink { link } => Some(Self::Link { link: *link }),
            Self::Steps { steps } => match steps.get(1..) {
                None | Some([]) => None,
                Some(steps) => Some(Self::Steps {
                    steps: steps.to_vec(),
                }),
            },
            _ => None,
        }
    }
}

impl From<Step> for Command {
    fn from(Step { from, number }: Step) -> Self {
        Self::Step { from, number }
    }
}

/// A command and the version of the table for which it is meant.
///
/// A command whose version is not that of the table is answered by `ToClient::Stale` and changes
/// nothing, so a command that is sent twice takes effect once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "Command & { after: number }")
)]
pub struct TableRequest {
    /// The command.
    #[serde(flatten)]
    pub command: Command,
    /// The last version of the table that the page has received.
    pub after: u32,
}

/// Asks for the events since a version. The answer is the patches since then, or
/// `ToClient::Current` if there are none, or the whole state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Read)]
#[read(tag = "type")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ type: \"refresh\", since?: number, }")
)]
pub struct Refresh {
    /// The last version of the table that the page has received; if absent, the whole state is
    /// sent.
    pub since: Option<u32>,
}

impl Serialize for Refresh {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("type", "refresh")?;
        if let Some(since) = self.since {
            fields.serialize_entry("since", &since)?;
        }
        fields.end()
    }
}

/// A message of the page over the socket `GET /api/tables/{id}/socket`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum PageMessage {
    /// A command that may change the table.
    Command(TableRequest),
    /// What happened since a version, or the whole state.
    Refresh(Refresh),
}

impl PageMessage {
    /// Reads a message of the page.
    ///
    /// # Errors
    ///
    /// [`ReadError`] with every fault.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let mut fields = json::object(text.as_bytes(), "message")?;
        let after = fields.shift_remove("after");
        let is_refresh = fields.get("type").is_some_and(|kind| kind == "refresh");
        let message = Value::Object(fields);
        if is_refresh {
            return json::read_fields(&message).map(Self::Refresh);
        }
        let mut faults = Faults::default();
        let command = Command::read(&message, Path::Root, &mut faults);
        let at = Path::Field(&Path::Root, "after");
        let after = match after {
            Some(after) => u32::read(&after, at, &mut faults),
            None => {
                faults.add(at, FieldProblem::Missing);
                None
            }
        };
        match command.zip(after) {
            Some((command, after)) if faults.is_empty() => {
                Ok(Self::Command(TableRequest { command, after }))
            }
            _ => Err(ReadError::Fields(faults.into_list())),
        }
    }
}

/// A link of a chain of dice, or a commitment to a chain: 64 hexadecimal digits in JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LinkBytes(pub [u8; 32]);

impl fmt::Display for LinkBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The text is not 64 hexadecimal digits in small letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct LinkError;

impl FromStr for LinkBytes {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        };
        let pairs = text.as_bytes().chunks(2).map(|pair| match pair {
            [high, low] => Some(digit(*high)? * 16 + digit(*low)?),
            _ => None,
        });
        let bytes = pairs.collect::<Option<Vec<u8>>>().ok_or(LinkError)?;
        bytes.try_into().map(Self).map_err(|_| LinkError)
    }
}

impl Serialize for LinkBytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Read for LinkBytes {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        let link = value.as_str().and_then(|text| text.parse().ok());
        expect(link, "64 hexadecimal digits", value, at, faults)
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn two_numbers<S: Serializer>(dice: &Dice, serializer: S) -> Result<S::Ok, S::Error> {
    [dice.first, dice.second].serialize(serializer)
}

/// Reads the steps of one command.
pub(crate) fn steps(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Vec<Step>> {
    let what = format_args!("1 to {STEPS_MAX} steps");
    json::list(1..=STEPS_MAX, what, value, at, faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: LinkBytes = LinkBytes([0xa5; 32]);

    /// Returns the next command, so that a test which goes through all of them leaves none out: a
    /// new variant does not compile without its line.
    fn next(command: &Command) -> Option<Command> {
        let dice = Dice::from_numbers(6, 5).unwrap();
        let step = |from| Step {
            from,
            number: Die::ALL[0],
        };
        Some(match command {
            Command::Throw => Command::Name { number: Die::Three },
            Command::Name { .. } => Command::ThrowWithLink { link: LINK },
            Command::ThrowWithLink { .. } => Command::DoneWithLink { link: LINK },
            Command::DoneWithLink { .. } => Command::Link { link: LINK },
            Command::Link { .. } => Command::CommitDice { commitment: LINK },
            Command::CommitDice { .. } => Command::ReplaceDice { commitment: LINK },
            Command::ReplaceDice { .. } => Command::EnterDice { dice },
            Command::EnterDice { .. } => Command::CorrectDice { dice },
            Command::CorrectDice { .. } => step(Origin::Hand).into(),
            Command::Step { .. } => Command::Steps {
                steps: vec![step(Origin::Bar), step(Origin::Hand)],
            },
            Command::Steps { .. } => Command::UndoStep,
            Command::UndoStep => Command::UndoStage,
            Command::UndoStage => Command::UndoTurn,
            Command::UndoTurn => Command::UndoTo { steps: 3 },
            Command::UndoTo { .. } => Command::Done,
            Command::Done => Command::Resign { kind: None },
            Command::Resign { kind: None } => Command::Resign {
                kind: Some(WinKind::Capote),
            },
            Command::Resign { kind: Some(_) } => Command::AcceptResignation,
            Command::AcceptResignation => Command::RefuseResignation,
            Command::RefuseResignation => Command::ResignMatch,
            Command::ResignMatch => Command::ClaimMatch,
            Command::ClaimMatch => Command::CallOff,
            Command::CallOff => Command::RefuseCallOff,
            Command::RefuseCallOff => Command::NextGame,
            Command::NextGame => Command::SetAutoForced { auto_forced: true },
            Command::SetAutoForced { .. } => return None,
        })
    }

    #[test]
    fn every_message_is_read_as_it_is_written() {
        let read_back = |message: PageMessage| {
            let text = serde_json::to_string(&message).unwrap();
            assert_eq!(PageMessage::read(&text), Ok(message), "{text}");
        };
        let mut command = Some(Command::Throw);
        while let Some(one) = command {
            command = next(&one);
            read_back(PageMessage::Command(TableRequest {
                command: one,
                after: 7,
            }));
        }
        for since in [None, Some(4)] {
            read_back(PageMessage::Refresh(Refresh { since }));
        }
    }

    #[test]
    fn commands_of_several_parts_are_carried_out_in_order() {
        let steps = Command::Steps {
            steps: [Origin::Bar, Origin::Hand]
                .map(|from| Step {
                    from,
                    number: Die::ALL[0],
                })
                .to_vec(),
        };
        let rest = steps.rest().unwrap();

        let Command::Steps { steps } = &rest else {
            panic!("{rest:?}");
        };
        assert_eq!(steps.len(), 1);
        assert_eq!(rest.rest(), None);
        let done = Command::DoneWithLink { link: LINK };
        assert_eq!(done.rest(), Some(Command::Link { link: LINK }));
        assert_eq!(Command::Done.rest(), None);
    }

    #[test]
    fn every_fault_of_a_message_is_named() {
        let faults = |text: &str| PageMessage::read(text).unwrap_err().to_string();

        assert!(faults("{").starts_with("the message is no JSON"));
        assert_eq!(faults("7"), "the message is no JSON object");
        assert!(faults("{}").starts_with("`type`"));
        let unknown = faults(r#"{"type":"fly","after":1}"#);
        assert!(
            unknown.starts_with("`type`: expected `throw`, `name`, `throw_with_link`, ")
                && unknown.ends_with(" or `set_auto_forced`, found \"fly\""),
            "{unknown}"
        );
        assert_eq!(
            faults(r#"{"type":"step","from":25,"number":7,"to":3,"after":"1"}"#),
            "`to`: no such field; `from`: expected a point from 1 to 24, `bar` or `hand`, found \
             25; `number`: expected a number from 1 to 6, found 7; `after`: expected a whole \
             number from 0 to 4294967295, found \"1\""
        );
        assert_eq!(
            faults(r#"{"type":"enter_dice","dice":[7,1],"after":1}"#),
            "`dice`: expected two numbers from 1 to 6, found [7,1]"
        );
        assert_eq!(
            faults(r#"{"type":"done","now":1,"after":1}"#),
            "`now`: no such field"
        );
        assert_eq!(
            faults(r#"{"type":"resign","kind":"draw","after":1}"#),
            "`kind`: expected `single`, `double`, `triple`, `capote`, `mother`, `left` or `jan`, \
             found \"draw\""
        );
        assert_eq!(faults(r#"{"type":"done"}"#), "`after`: is missing");
        assert!(faults(r#"{"type":"refresh","since":-1}"#).starts_with("`since`: expected"));
        for steps in ["[]", "7"] {
            let text = format!(r#"{{"type":"steps","steps":{steps},"after":1}}"#);
            assert!(
                faults(&text).starts_with("`steps`: expected 1 to 24"),
                "{text}"
            );
        }
        for step in ["[24]", "[24,7]", "[24,6,18]", "24"] {
            let text = format!(r#"{{"type":"steps","steps":[[24,6],{step}],"after":1}}"#);
            assert!(
                faults(&text).starts_with("`steps[1]`: expected a point"),
                "{text}"
            );
        }
    }
}
