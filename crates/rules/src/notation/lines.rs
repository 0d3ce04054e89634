//! Lines of a text, and the mark that some programs put before it.

/// The byte order mark. It says how a text is encoded, and is no part of it.
const MARK: char = '\u{feff}';

/// Returns a text without the byte order mark at its start.
#[must_use]
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix(MARK).unwrap_or(text)
}

/// Iterates over the lines of a text, which end with LF, CR LF or CR.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('\r'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_program_ends_lines_in_its_own_way() {
        for text in ["a\n\nb\n", "a\r\n\r\nb\r\n", "a\r\rb"] {
            assert_eq!(lines(text).collect::<Vec<_>>(), ["a", "", "b"], "{text:?}");
        }
        assert_eq!(without_mark("\u{feff}a\u{feff}"), "a\u{feff}");
    }
}
