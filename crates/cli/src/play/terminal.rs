//! Reads typed lines and writes the screen.

use std::io::{self, BufRead, IsTerminal, StdinLock, Write};

use anyhow::Result;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Config, Editor};

use super::colour;
use crate::engine::lines::{Line, Lines};

/// Maximum length of typed text that is repeated in a message.
const SHOWN_CHARS_MAX: usize = 40;

/// Shortens typed text and escapes it, so that it cannot disturb the screen.
pub(super) fn shorten(typed: &str) -> String {
    let mut chars = typed.chars();
    let clean = |char: char| {
        if char.is_control() {
            char::REPLACEMENT_CHARACTER
        } else {
            char
        }
    };
    let mut text: String = chars.by_ref().take(SHOWN_CHARS_MAX).map(clean).collect();
    if chars.next().is_some() {
        text.push('…');
    }
    text
}

/// A terminal, or the input that replaces one.
pub(crate) struct Terminal<R> {
    input: Input<R>,
    /// Whether a person types the input.
    is_typed: bool,
}

enum Input<R> {
    /// Lines that a person can edit; the arrow keys bring back earlier ones.
    Editor(Box<Editor<(), MemHistory>>),
    Lines(Lines<R>),
}

impl Terminal<StdinLock<'static>> {
    /// Opens the standard input. Lines can be edited if both input and output are a terminal.
    pub(super) fn open() -> Result<Self> {
        let input = io::stdin();
        let is_typed = input.is_terminal();
        let input = if is_typed && io::stdout().is_terminal() {
            let config = Config::builder().auto_add_history(true).build();
            let editor = Editor::with_history(config, MemHistory::new())?;
            Input::Editor(Box::new(editor))
        } else {
            Input::Lines(Lines::new(input.lock()))
        };
        Ok(Self { input, is_typed })
    }
}

impl<R: BufRead> Terminal<R> {
    /// Returns whether a person types the input, and can be asked.
    pub(super) const fn is_typed(&self) -> bool {
        self.is_typed
    }

    /// Asks for a line; returns `None` at the end of the input. Bytes that are not text are
    /// replaced: a typing error must not end a game. Input that is not typed is repeated.
    pub(super) fn ask(&mut self, prompt: &str) -> Result<Option<String>> {
        let lines = match &mut self.input {
            Input::Editor(editor) => return edited(editor, prompt),
            Input::Lines(lines) => lines,
        };
        say(prompt)?;
        let line = match lines.next()? {
            Some(Line::Whole(bytes)) => String::from_utf8_lossy(bytes).trim().to_owned(),
            Some(Line::TooLong) => "a line that is too long".to_owned(),
            None => {
                say("\n")?;
                return Ok(None);
            }
        };
        if !self.is_typed {
            say(&format!("{}\n", shorten(&line)))?;
        }
        Ok(Some(line))
    }

    #[expect(clippy::unused_self, reason = "the screen belongs to the terminal")]
    pub(super) fn say(&self, text: &str) -> Result<()> {
        say(text)
    }
}

/// Asks for a line that can be edited; returns `None` for Ctrl-D and Ctrl-C.
fn edited(editor: &mut Editor<(), MemHistory>, prompt: &str) -> Result<Option<String>> {
    match editor.readline(prompt) {
        Ok(line) => Ok(Some(line.trim().to_owned())),
        Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Writes text to the standard output, in colour if that is a terminal and NO_COLOR is not set.
fn say(text: &str) -> Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(colour::paint(text).as_bytes())?;
    out.flush()?;
    Ok(())
}
