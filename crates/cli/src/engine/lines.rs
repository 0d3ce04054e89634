//! Reads lines of bounded length. A line that is too long is skipped and not stored.

use std::io::{self, BufRead};

use rosespring_wire::protocol::LINE_BYTES_MAX;

/// One line, without its line ending.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    Whole(&'a [u8]),
    /// The line was longer than [`LINE_BYTES_MAX`]; its text is discarded.
    TooLong,
}

/// Reads the lines of a stream.
pub(crate) struct Lines<R> {
    input: R,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Self {
        Self {
            input,
            line: Vec::new(),
        }
    }

    /// Returns the next line; `None` at the end of the stream.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let (mut too_long, mut any) = (false, false);
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if chunk.is_empty() && !any {
                return Ok(None);
            }
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let text = &chunk[..end.unwrap_or(chunk.len())];
            // Allow one more byte: a carriage return does not belong to the line.
            if too_long || self.line.len() + text.len() > LINE_BYTES_MAX + 1 {
                too_long = true;
                self.line.clear();
            } else {
                self.line.extend_from_slice(text);
            }
            any = true;
            let (taken, ended) = (end.map_or(chunk.len(), |end| end + 1), chunk.is_empty());
            self.input.consume(taken);
            if end.is_some() || ended {
                break;
            }
        }
        let line = self.line.strip_suffix(b"\r").unwrap_or(&self.line);
        Ok(Some(if too_long || line.len() > LINE_BYTES_MAX {
            Line::TooLong
        } else {
            Line::Whole(line)
        }))
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn a_long_line_is_skipped_and_the_next_is_read() {
        let longest = "x".repeat(LINE_BYTES_MAX);
        let text = format!("one\r\n{longest}\n{longest}y\n\nlast");
        let mut lines = Lines::new(BufReader::with_capacity(1000, text.as_bytes()));

        assert_eq!(lines.next().unwrap(), Some(Line::Whole(b"one")));
        assert_eq!(lines.next().unwrap(), Some(Line::Whole(longest.as_bytes())));
        assert_eq!(lines.next().unwrap(), Some(Line::TooLong));
        assert_eq!(lines.next().unwrap(), Some(Line::Whole(b"")));
        assert_eq!(lines.next().unwrap(), Some(Line::Whole(b"last")));
        assert_eq!(lines.next().unwrap(), None);
    }
}
