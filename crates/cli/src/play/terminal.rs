//! Reads typed lines and writes the screen.

use std::io::{BufRead, Write};

use anyhow::Result;

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
    lines: Lines<R>,
    echo: bool,
}

impl<R: BufRead> Terminal<R> {
    /// Creates a terminal. `echo` prints each line read, for input that is not typed.
    pub(super) fn new(input: R, echo: bool) -> Self {
        Self {
            lines: Lines::new(input),
            echo,
        }
    }

    /// Asks for a line; returns `None` at the end of the input. Bytes that are not text are
    /// replaced: a typing error must not end a game.
    pub(super) fn ask(&mut self, prompt: &str) -> Result<Option<String>> {
        self.say(prompt)?;
        let line = match self.lines.next()? {
            Some(Line::Whole(bytes)) => String::from_utf8_lossy(bytes).trim().to_owned(),
            Some(Line::TooLong) => "a line that is too long".to_owned(),
            None => {
                self.say("\n")?;
                return Ok(None);
            }
        };
        if self.echo {
            self.say(&format!("{}\n", shorten(&line)))?;
        }
        Ok(Some(line))
    }

    #[expect(clippy::unused_self, reason = "the screen belongs to the terminal")]
    pub(super) fn say(&self, text: &str) -> Result<()> {
        let mut out = std::io::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()?;
        Ok(())
    }
}
