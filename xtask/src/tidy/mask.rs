//! Blanks comments and strings, so that a search finds only code.
//!
//! Every result has the same number of lines as the source, and each line the same number of
//! characters, so that line numbers stay valid.

/// The treatment of the contents of strings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Strings {
    Keep,
    Blank,
}

/// Returns Rust without comments, and with [`Strings::Blank`] without the contents of strings and
/// of character literals.
pub(super) fn rust(source: &str, strings: Strings) -> String {
    let mut mask = Mask {
        chars: source.chars().collect(),
        at: 0,
        out: String::new(),
    };
    while let Some(c) = mask.peek(0) {
        let length = match c {
            '/' if mask.peek(1) == Some('/') => Span::Comment(mask.line_comment()),
            '/' if mask.peek(1) == Some('*') => Span::Comment(mask.block_comment()),
            '"' => Span::Text(mask.string(0)),
            'r' | 'b' | 'c' if !mask.is_inside_word() => match mask.prefixed_string() {
                Some(length) => Span::Text(length),
                None => Span::Code,
            },
            '\'' => match mask.char_literal() {
                Some(length) => Span::Text(length),
                None => Span::Code,
            },
            _ => Span::Code,
        };
        match length {
            Span::Code => mask.keep(1),
            Span::Comment(length) => mask.blank(length),
            Span::Text(length) if strings == Strings::Keep => mask.keep(length),
            Span::Text(length) => mask.blank(length),
        }
    }
    mask.out
}

/// Returns TypeScript or Svelte without comments; strings and the text of the page stay.
///
/// The text of a page contains apostrophes, so strings are not recognised here: a comment starts at
/// `//` unless a colon precedes it, as in an address.
pub(super) fn script(source: &str) -> String {
    let mut mask = Mask {
        chars: source.chars().collect(),
        at: 0,
        out: String::new(),
    };
    while mask.peek(0).is_some() {
        if mask.starts_with("/*") {
            mask.blank(mask.length_until("*/"));
        } else if mask.starts_with("<!--") {
            mask.blank(mask.length_until("-->"));
        } else if mask.starts_with("//") && !mask.out.ends_with(':') {
            mask.blank(mask.line_comment());
        } else {
            mask.keep(1);
        }
    }
    mask.out
}

/// Returns Python without comments and texts in three quotes; other strings stay.
pub(super) fn python(source: &str) -> String {
    let mut mask = Mask {
        chars: source.chars().collect(),
        at: 0,
        out: String::new(),
    };
    while let Some(c) = mask.peek(0) {
        if mask.starts_with("\"\"\"") {
            mask.blank(3);
            mask.blank(mask.length_until("\"\"\""));
        } else if c == '"' {
            mask.keep(mask.string(0));
        } else if c == '#' {
            mask.blank(mask.line_comment());
        } else {
            mask.keep(1);
        }
    }
    mask.out
}

/// Blanks `<style>…</style>`.
pub(super) fn without_style(source: &str) -> String {
    let mut mask = Mask {
        chars: source.chars().collect(),
        at: 0,
        out: String::new(),
    };
    while mask.peek(0).is_some() {
        if mask.starts_with("<style") {
            mask.blank(mask.length_until("</style>"));
        } else {
            mask.keep(1);
        }
    }
    mask.out
}

/// The kind of text that starts here, with its length in characters.
enum Span {
    Code,
    Comment(usize),
    Text(usize),
}

struct Mask {
    chars: Vec<char>,
    at: usize,
    out: String,
}

impl Mask {
    fn peek(&self, ahead: usize) -> Option<char> {
        self.chars.get(self.at + ahead).copied()
    }

    fn starts_with(&self, text: &str) -> bool {
        text.chars()
            .enumerate()
            .all(|(index, c)| self.peek(index) == Some(c))
    }

    fn is_inside_word(&self) -> bool {
        self.out
            .ends_with(|c: char| c.is_alphanumeric() || c == '_')
    }

    fn keep(&mut self, length: usize) {
        let end = (self.at + length).min(self.chars.len());
        self.out.extend(&self.chars[self.at..end]);
        self.at = end;
    }

    fn blank(&mut self, length: usize) {
        let end = (self.at + length).min(self.chars.len());
        let blanks = self.chars[self.at..end].iter();
        self.out
            .extend(blanks.map(|c| if *c == '\n' { '\n' } else { ' ' }));
        self.at = end;
    }

    fn line_comment(&self) -> usize {
        self.chars[self.at..]
            .iter()
            .take_while(|c| **c != '\n')
            .count()
    }

    /// Block comments of Rust nest.
    fn block_comment(&self) -> usize {
        let mut depth = 0_usize;
        let mut ahead = 0;
        while let Some(c) = self.peek(ahead) {
            match (c, self.peek(ahead + 1)) {
                ('/', Some('*')) => depth += 1,
                ('*', Some('/')) => depth -= 1,
                _ => {
                    ahead += 1;
                    continue;
                }
            }
            ahead += 2;
            if depth == 0 {
                break;
            }
        }
        ahead
    }

    /// Returns the length up to and including `end`, or to the end of the source.
    fn length_until(&self, end: &str) -> usize {
        let end: Vec<char> = end.chars().collect();
        let rest = &self.chars[self.at..];
        let found = rest.windows(end.len()).position(|window| window == end);
        found.map_or(rest.len(), |start| start + end.len())
    }

    /// Returns the length of a string whose opening quote is `prefix` characters ahead.
    fn string(&self, prefix: usize) -> usize {
        let mut ahead = prefix + 1;
        while let Some(c) = self.peek(ahead) {
            match c {
                '\\' => ahead += 2,
                '"' => return ahead + 1,
                _ => ahead += 1,
            }
        }
        ahead
    }

    /// Returns the length of `b"…"`, `c"…"`, `r"…"`, `br#"…"#` and the like, if one starts here.
    fn prefixed_string(&self) -> Option<usize> {
        let mut ahead = usize::from(matches!(self.peek(0), Some('b' | 'c')));
        let is_raw = self.peek(ahead) == Some('r');
        if !is_raw {
            return (self.peek(ahead) == Some('"')).then(|| self.string(ahead));
        }
        ahead += 1;
        let hashes = (0..)
            .take_while(|more| self.peek(ahead + more) == Some('#'))
            .count();
        ahead += hashes;
        if self.peek(ahead) != Some('"') {
            return None;
        }
        let end: Vec<char> = std::iter::once('"')
            .chain("#".repeat(hashes).chars())
            .collect();
        let rest = &self.chars[self.at + ahead + 1..];
        let closing = rest.windows(end.len()).position(|window| window == end)?;
        Some(ahead + 1 + closing + end.len())
    }

    /// Returns the length of `'a'` or `'\n'`; `None` for a lifetime.
    fn char_literal(&self) -> Option<usize> {
        if self.peek(1) != Some('\\') {
            return (self.peek(2) == Some('\'')).then_some(3);
        }
        // The character after the backslash may itself be a quote.
        let closing = (3..).take_while(|ahead| self.peek(*ahead).is_some_and(|c| c != '\''));
        Some(3 + closing.count() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::{Strings, rust, script, without_style};

    #[track_caller]
    fn check(source: &str, code: &str) {
        assert_eq!(rust(source, Strings::Blank), code);
    }

    #[test]
    fn comments_go_and_lines_stay() {
        check("a // b\nc", "a     \nc");
        check("a /* b /* c */\n d */ e", "a             \n      e");
        check("/// doc \"\na", "         \na");
    }

    #[test]
    fn strings_go_with_their_escapes() {
        check(r#"f("{ \" }", x)"#, r#"f(        , x)"#);
        check(r#"f("\\", x)"#, "f(    , x)");
        check("b\"}\" c\"}\"", "         ");
    }

    #[test]
    fn raw_strings_end_at_their_own_hashes() {
        check("r#\"a \"b\" // \"# + 1", "               + 1");
        check("br\"\\\" x", "      x");
        check("r#type + 1", "r#type + 1");
        check("for\"x\"", "for   ");
    }

    #[test]
    fn lifetimes_are_no_character_literals() {
        check(
            "&'a str, '{', '\\'', '\\u{7d}'",
            "&'a str,    ,     ,         ",
        );
        check("fn f<'a, 'b>() {}", "fn f<'a, 'b>() {}");
    }

    #[test]
    fn strings_can_be_kept() {
        assert_eq!(rust("\"//\" // c", Strings::Keep), "\"//\"     ");
    }

    #[test]
    fn what_is_never_closed_runs_to_the_end() {
        check("a \"b", "a   ");
        check("a /* b", "a     ");
        check("a '\\", "a   ");
    }

    #[test]
    fn scripts_lose_comments_and_keep_addresses() {
        assert_eq!(script("a(\"http://x\"); // b"), "a(\"http://x\");     ");
        assert_eq!(
            script("<p>don't</p><!-- x\n -->/* y */z"),
            "<p>don't</p>      \n           z"
        );
    }

    #[test]
    fn style_is_blanked() {
        assert_eq!(
            without_style("a<style>\nb</style>c"),
            "a       \n         c"
        );
    }
}
