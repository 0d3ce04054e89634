//! Outside programs: started once, asked `best` line by line, with every answer checked. A fault of
//! a program costs it the game and does not affect other games.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

use rosespring_rules::{Die, IllegalPlay, Match, Position, Side, Step};
use rosespring_wire::position::{PositionJson, steps_from_json};
use rosespring_wire::protocol;
use serde_json::{Value, json};

/// The limit of an answer, in bytes.
const ANSWER_BYTES_MAX: u64 = 1 << 20;

/// A fault of an outside program.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OutsideError {
    /// The command has an unclosed quote, or no words.
    #[error("the command cannot be split into words: is a quote not closed?")]
    Command,
    /// The program could not be started.
    #[error("cannot be started: {0}")]
    Start(std::io::Error),
    /// The program exceeded the time limit.
    #[error("did not answer within {0:?}, asked about {1}")]
    TooSlow(Duration, String),
    /// The program ended, or closed its input or output.
    #[error("ended before it answered, asked about {0}")]
    Ended(String),
    /// The answer is not a play.
    #[error("{what}, asked about {position}")]
    Answer {
        /// The fault of the answer.
        what: String,
        /// The position of the request.
        position: String,
    },
    /// The answer is not a legal play.
    #[error("answered an illegal play ({play}), asked about {position}")]
    Illegal {
        /// The fault of the play.
        play: IllegalPlay,
        /// The position of the request.
        position: String,
    },
}

/// An outside program in a game. After a fault the program is ended, and started again for the next
/// game.
pub(crate) struct Outside {
    command: String,
    patience: Duration,
    running: Option<Running>,
}

impl Outside {
    /// Starts the program.
    pub(crate) fn start(command: &str, patience: Duration) -> Result<Self, OutsideError> {
        Ok(Self {
            command: command.to_owned(),
            patience,
            running: Some(Running::start(command, patience)?),
        })
    }

    /// Asks for the best play. Returns its steps and the position after it.
    ///
    /// # Errors
    ///
    /// The fault of the program, which is then ended.
    pub(crate) fn play(
        &mut self,
        position: &Position,
        score: Option<&Match>,
    ) -> Result<(Position, Vec<Step>), OutsideError> {
        self.ask(|running| running.play(position, score))
    }

    /// Asks for the number of the doublet to be named.
    ///
    /// # Errors
    ///
    /// The fault of the program, which is then ended.
    pub(crate) fn name(
        &mut self,
        position: &Position,
        score: Option<&Match>,
    ) -> Result<Die, OutsideError> {
        self.ask(|running| running.name(position, score))
    }

    fn ask<T>(
        &mut self,
        ask: impl FnOnce(&mut Running) -> Result<T, OutsideError>,
    ) -> Result<T, OutsideError> {
        let running = match &mut self.running {
            Some(running) => running,
            none => none.insert(Running::start(&self.command, self.patience)?),
        };
        let answer = ask(running);
        if answer.is_err() {
            self.running = None;
        }
        answer
    }
}

/// A running outside program. Dropping this value ends the program.
struct Running {
    child: Child,
    input: Option<ChildStdin>,
    answers: Receiver<String>,
    patience: Duration,
    asked: u64,
}

impl Running {
    fn start(command: &str, patience: Duration) -> Result<Self, OutsideError> {
        let words = words(command).ok_or(OutsideError::Command)?;
        let (program, arguments) = words.split_first().ok_or(OutsideError::Command)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(OutsideError::Start)?;
        let input = child.stdin.take();
        let output = child.stdout.take().expect("the output was piped");
        let (send, answers) = sync_channel(1);
        // A separate thread reads, so that the wait can have a time limit.
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = output
                    .by_ref()
                    .take(ANSWER_BYTES_MAX)
                    .read_until(b'\n', &mut line);
                let ended = !matches!(read, Ok(1..));
                let line = String::from_utf8_lossy(&line).into_owned();
                if ended || send.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Self {
            child,
            input,
            answers,
            patience,
            asked: 0,
        })
    }

    fn play(
        &mut self,
        position: &Position,
        score: Option<&Match>,
    ) -> Result<(Position, Vec<Step>), OutsideError> {
        let result = self.best(position, score)?;
        let bad = |what| OutsideError::Answer {
            what,
            position: position.id(),
        };
        let steps = steps_from_json(&result["steps"]).map_err(|faults| bad(faults.join("; ")))?;
        match position.play(&steps, &mut ()) {
            Ok(after) => Ok((after, steps)),
            Err(play) => Err(OutsideError::Illegal {
                play,
                position: position.id(),
            }),
        }
    }

    fn name(&mut self, position: &Position, score: Option<&Match>) -> Result<Die, OutsideError> {
        let result = self.best(position, score)?;
        let number = result["number"].as_u64().and_then(|n| u8::try_from(n).ok());
        number
            .and_then(Die::new)
            .ok_or_else(|| OutsideError::Answer {
                what: "`number`: expected the number of a doublet, 1 to 6".to_owned(),
                position: position.id(),
            })
    }

    /// Asks `best` and returns its result.
    fn best(&mut self, position: &Position, score: Option<&Match>) -> Result<Value, OutsideError> {
        self.asked += 1;
        let mut params = json!({"position": PositionJson::new(position).to_value()});
        if let Some(score) = score {
            params["match"] = json!({
                "to": score.to(),
                "white": score.units(Side::White),
                "black": score.units(Side::Black),
            });
        }
        let line = protocol::request_line(self.asked, "best", &params);
        let ended = || OutsideError::Ended(position.id());
        let input = self.input.as_mut().ok_or_else(ended)?;
        writeln!(input, "{line}")
            .and_then(|()| input.flush())
            .map_err(|_| ended())?;
        let answer = self
            .answers
            .recv_timeout(self.patience)
            .map_err(|error| match error {
                RecvTimeoutError::Timeout => OutsideError::TooSlow(self.patience, position.id()),
                RecvTimeoutError::Disconnected => ended(),
            })?;
        let bad = |what| OutsideError::Answer {
            what,
            position: position.id(),
        };
        protocol::parse_answer(&answer, self.asked).map_err(bad)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The end of its input asks the program to end; it gets a short time to do so.
        drop(self.input.take());
        for _ in 0..20 {
            if matches!(self.child.try_wait(), Ok(Some(_)) | Err(_)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Splits a command into words at blanks; `'…'` and `"…"` keep blanks together. `None` if a
/// quotation mark has no end.
#[must_use]
pub fn words(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for char in command.chars() {
        match (quote, char) {
            (Some(open), _) if open == char => quote = None,
            (None, '\'' | '"') => {
                quote = Some(char);
                word.get_or_insert_default();
            }
            (None, _) if char.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(char),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn quotes_keep_blanks_together() {
        let split = |command| words(command).unwrap_or_default();

        assert_eq!(split("bot --name 'a b' \"\""), ["bot", "--name", "a b", ""]);
        assert_eq!(split("  bot\t-x "), ["bot", "-x"]);
        assert_eq!(words("bot 'a"), None);
    }
}
