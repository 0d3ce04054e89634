//! The lines somebody types, and the screen they see.

use std::io::{BufRead, Write};

use anyhow::Result;

use crate::engine::lines::{Line, Lines};

/// The longest piece of a typed line that is shown again.
const SHOWN_CHARS_MAX: usize = 40;

/// A short form of what was typed, which cannot disturb the screen.
pub(super) fn shown(typed: &str) -> String {
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

/// A terminal, or whatever is piped in instead of one.
pub(crate) struct Terminal<R> {
    lines: Lines<R>,
    echo: bool,
}

impl<R: BufRead> Terminal<R> {
    /// `echo` shows what is read, for input that nobody sees being typed.
    pub(super) fn new(input: R, echo: bool) -> Self {
        Self {
            lines: Lines::new(input),
            echo,
        }
    }

    /// Asks for a line; `None` at the end of the input. Bytes that are no text are replaced: a
    /// slip of the keyboard must not end a game.
    pub(super) fn ask(&mut self, prompt: &str) -> Result<Option<String>> {
        self.say(prompt)?;
        let line = match self.lines.next()? {
            Some(Line::Whole(bytes)) => String::from_utf8_lossy(bytes).trim().to_owned(),
            Some(Line::TooLong) => "a line without end".to_owned(),
            None => {
                self.say("\n")?;
                return Ok(None);
            }
        };
        if self.echo {
            self.say(&format!("{}\n", shown(&line)))?;
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
