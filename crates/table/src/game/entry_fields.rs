//! Reads stored entries.
//!
//! Derived code for an enum whose fields lie on one level with other fields copies all of them into
//! a buffer first. Entries are read by the thousand, and that code was a tenth of the WebAssembly
//! module; here each field is read into its type at once.

use std::fmt;

use rosespring_rules::{Side, WinKind};
use serde::Deserialize;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};

use super::chains::StoredLink;
use super::entry::{Entry, MatchEnd, StoredDice, StoredStep};
use super::log::LogEntry;
use super::player::PlayerId;

/// The fields of a log entry and of all kinds of entries, on one level.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryFields {
    #[serde(default)]
    at_ms: i64,
    by: Option<PlayerId>,
    kind: String,
    number: Option<u32>,
    dice: Option<StoredDice>,
    step: Option<StoredStep>,
    steps: Option<Steps>,
    forced: Option<bool>,
    side: Option<Side>,
    win: Option<WinKind>,
    how: Option<MatchEnd>,
    on: Option<bool>,
    link: Option<StoredLink>,
    #[serde(default)]
    lag_ms: u16,
    from_ms: Option<i64>,
    until_ms: Option<i64>,
}

/// The field `steps`: a number in one kind of entry, a list in another one.
#[derive(Debug)]
enum Steps {
    Count(u8),
    List(Vec<StoredStep>),
}

impl<'de> Deserialize<'de> for LogEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = EntryFields::deserialize(deserializer)?;
        let entry = fields.take_entry().map_err(D::Error::custom)?;
        let is_throw = matches!(entry, Entry::Thrown { .. } | Entry::OpeningThrown { .. });
        let link = fields.link.take_if(|_| is_throw);
        if let Some(name) = fields.first_left() {
            let kind = fields.kind;
            return Err(D::Error::custom(format!("`{kind}` has no field `{name}`")));
        }
        Ok(Self {
            at_ms: fields.at_ms,
            by: fields.by,
            link,
            lag_ms: fields.lag_ms,
            entry,
        })
    }
}

impl EntryFields {
    /// Takes the fields of the entry's kind.
    fn take_entry(&mut self) -> Result<Entry, String> {
        Ok(match self.kind.as_str() {
            "game_began" => Entry::GameBegan {
                number: taken(&mut self.number, "number")?,
            },
            "opening_thrown" => Entry::OpeningThrown {
                dice: taken(&mut self.dice, "dice")?,
            },
            "thrown" => Entry::Thrown {
                dice: taken(&mut self.dice, "dice")?,
            },
            "named" => Entry::Named {
                number: taken(&mut self.number, "number")?,
            },
            "corrected" => Entry::Corrected {
                dice: taken(&mut self.dice, "dice")?,
            },
            "stepped" => Entry::Stepped {
                step: taken(&mut self.step, "step")?,
            },
            "undone" => match taken(&mut self.steps, "steps")? {
                Steps::Count(steps) => Entry::Undone { steps },
                Steps::List(_) => return Err("`steps`: expected a number".to_owned()),
            },
            "stage_played" => match taken(&mut self.steps, "steps")? {
                Steps::List(steps) => Entry::StagePlayed {
                    steps,
                    forced: taken(&mut self.forced, "forced")?,
                },
                Steps::Count(_) => return Err("`steps`: expected a list".to_owned()),
            },
            "stage_passed" => Entry::StagePassed,
            "numbers_lost" => Entry::NumbersLost,
            "committed" => Entry::Committed,
            "handed_over" => Entry::HandedOver,
            "resigned" => Entry::Resigned {
                side: taken(&mut self.side, "side")?,
                win: self.win.take().unwrap_or_default(),
            },
            "resign_offered" => Entry::ResignOffered {
                side: taken(&mut self.side, "side")?,
                win: taken(&mut self.win, "win")?,
            },
            "resign_refused" => Entry::ResignRefused,
            "game_over" => Entry::GameOver,
            "auto_forced" => Entry::AutoForced {
                on: taken(&mut self.on, "on")?,
            },
            _ => self.take_hall_entry()?,
        })
    }

    /// Takes the fields of a kind of entry that only tables of two machines have.
    fn take_hall_entry(&mut self) -> Result<Entry, String> {
        Ok(match self.kind.as_str() {
            "call_off_offered" => Entry::CallOffOffered {
                side: taken(&mut self.side, "side")?,
            },
            "match_ended" => Entry::MatchEnded {
                how: taken(&mut self.how, "how")?,
                side: self.side.take(),
            },
            "pledged" => Entry::Pledged {
                side: taken(&mut self.side, "side")?,
                link: taken(&mut self.link, "link")?,
            },
            "chains_began" => Entry::ChainsBegan {
                link: taken(&mut self.link, "link")?,
            },
            "linked" => Entry::Linked {
                side: taken(&mut self.side, "side")?,
                link: taken(&mut self.link, "link")?,
            },
            "chain_replaced" => Entry::ChainReplaced {
                side: taken(&mut self.side, "side")?,
                link: taken(&mut self.link, "link")?,
            },
            "flagged" => Entry::Flagged {
                side: taken(&mut self.side, "side")?,
            },
            "resumed" => Entry::Resumed {
                from_ms: taken(&mut self.from_ms, "from_ms")?,
                until_ms: taken(&mut self.until_ms, "until_ms")?,
            },
            kind => return Err(format!("`{kind}` is no kind of entry")),
        })
    }

    /// Returns the name of a field that the entry's kind does not have.
    fn first_left(&self) -> Option<&'static str> {
        let left = [
            ("number", self.number.is_some()),
            ("dice", self.dice.is_some()),
            ("step", self.step.is_some()),
            ("steps", self.steps.is_some()),
            ("forced", self.forced.is_some()),
            ("side", self.side.is_some()),
            ("win", self.win.is_some()),
            ("how", self.how.is_some()),
            ("on", self.on.is_some()),
            ("link", self.link.is_some()),
            ("from_ms", self.from_ms.is_some()),
            ("until_ms", self.until_ms.is_some()),
        ];
        left.into_iter()
            .find_map(|(name, is_left)| is_left.then_some(name))
    }
}

fn taken<T>(field: &mut Option<T>, name: &str) -> Result<T, String> {
    field.take().ok_or_else(|| format!("`{name}` is missing"))
}

impl<'de> Deserialize<'de> for Steps {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct StepsVisitor;

        impl<'de> Visitor<'de> for StepsVisitor {
            type Value = Steps;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of steps or a list of steps")
            }

            fn visit_u64<E: Error>(self, count: u64) -> Result<Steps, E> {
                let count = u8::try_from(count);
                count.map(Steps::Count).map_err(E::custom)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Steps, A::Error> {
                let mut steps = Vec::new();
                while let Some(step) = seq.next_element()? {
                    steps.push(step);
                }
                Ok(Steps::List(steps))
            }
        }

        deserializer.deserialize_any(StepsVisitor)
    }
}
