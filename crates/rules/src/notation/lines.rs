//! The mark that some programs put before a text.

/// The byte order mark. It says how a text is encoded, and is no part of it.
const MARK: char = '\u{feff}';

/// Returns a text without the byte order mark at its start.
#[must_use]
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix(MARK).unwrap_or(text)
}
