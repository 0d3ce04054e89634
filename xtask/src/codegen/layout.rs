//! Formats TypeScript declarations: one field per line, short comments on one line.
//!
//! `ts-rs` writes types in the form that it needs to merge files. This module formats them as a
//! formatter would, because people read them in the code of the page.

use std::iter::Peekable;
use std::str::Chars;

/// Formats a listing of declarations that are separated by blank lines.
pub(crate) fn listing(raw: &str) -> String {
    let parts: Vec<String> = raw.trim().split("\n\n").map(part).collect();
    parts.join("\n")
}

/// Formats one declaration with the comment before it.
fn part(raw: &str) -> String {
    match raw.split_once("*/\n") {
        Some((docs, decl)) if docs.starts_with("/**") => doc_comment(docs, "") + &declaration(decl),
        _ => declaration(raw),
    }
}

/// Formats an exported TypeScript declaration with one field per line.
fn declaration(decl: &str) -> String {
    let decl = decl.trim();
    let (head, body) = decl.split_once(" = ").unwrap_or((decl, ""));
    let tokens = tokens(body.trim_end_matches(';'));
    let spread = tokens
        .iter()
        .any(|token| matches!(token, Token::Comment(_)));
    let lone_object = top_level_bars(&tokens) == 0;

    let mut layout = Layout {
        out: String::new(),
        indent: 0,
    };
    if spread && !lone_object {
        layout.indent = 1;
        layout.line();
        layout.out.push_str("| ");
        layout.indent = 2;
    } else {
        layout.out.push(' ');
    }
    layout.write(&tokens);
    format!("export {head} ={};\n", layout.out)
}

/// Formats a comment as JSDoc; a comment of one line stays on one line.
fn doc_comment(docs: &str, indent: &str) -> String {
    let lines = comment_lines(docs);
    match lines.as_slice() {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        lines => {
            let body: String = lines
                .iter()
                .map(|line| format!("{indent} * {line}").trim_end().to_owned() + "\n")
                .collect();
            format!("{indent}/**\n{body}{indent} */\n")
        }
    }
}

/// Returns the lines of a comment without their stars. Links of rustdoc lose their brackets.
fn comment_lines(docs: &str) -> Vec<String> {
    let body = docs
        .trim()
        .trim_start_matches(['/', '*'])
        .trim_end_matches("*/")
        .trim();
    body.lines()
        .map(|line| line.trim().trim_start_matches('*').trim())
        .map(|line| line.replace("[`", "`").replace("`]", "`"))
        .collect()
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Word(String),
    Text(String),
    Comment(String),
    Mark(char),
}

fn tokens(body: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut chars = body.chars().peekable();
    while let Some(first) = chars.next() {
        match first {
            '"' => found.push(Token::Text(take_until(&mut chars, "\""))),
            '/' => found.push(Token::Comment(take_until(&mut chars, "*/"))),
            c if c.is_whitespace() => {}
            c if c.is_alphanumeric() || c == '_' => {
                let mut word = String::from(c);
                while let Some(c) = chars.next_if(|c| c.is_alphanumeric() || *c == '_') {
                    word.push(c);
                }
                found.push(Token::Word(word));
            }
            mark => found.push(Token::Mark(mark)),
        }
    }
    found
}

/// Returns the text up to `end`, and consumes both.
fn take_until(chars: &mut Peekable<Chars<'_>>, end: &str) -> String {
    let mut taken = String::new();
    for c in chars.by_ref() {
        taken.push(c);
        if taken.ends_with(end) {
            taken.truncate(taken.len() - end.len());
            break;
        }
    }
    taken
}

/// Counts the `|` outside all brackets.
fn top_level_bars(tokens: &[Token]) -> usize {
    let mut depth = 0_i32;
    let mut bars = 0;
    for token in tokens {
        match token {
            Token::Mark('{' | '[' | '<') => depth += 1,
            Token::Mark('}' | ']' | '>') => depth -= 1,
            Token::Mark('|') if depth == 0 => bars += 1,
            _ => {}
        }
    }
    bars
}

struct Layout {
    out: String,
    indent: usize,
}

impl Layout {
    fn write(&mut self, tokens: &[Token]) {
        let top_indent = self.indent;
        let mut brackets = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            if tokens[at] == Token::Mark('{') && !opens_long_object(&tokens[at..]) {
                at += self.short_object(&tokens[at..]);
                continue;
            }
            self.token(&tokens[at], tokens.get(at + 1), &mut brackets, top_indent);
            at += 1;
        }
    }

    fn token(
        &mut self,
        token: &Token,
        next: Option<&Token>,
        brackets: &mut Vec<char>,
        top_indent: usize,
    ) {
        let in_object = brackets.last() == Some(&'{');
        match token {
            Token::Mark('{') => {
                brackets.push('{');
                self.out.push('{');
                self.indent += 1;
                if !matches!(next, Some(Token::Comment(_))) {
                    self.line();
                }
            }
            Token::Mark('}') => {
                brackets.pop();
                self.indent -= 1;
                self.line();
                self.out.push('}');
            }
            Token::Mark(',') if in_object => {
                self.out.push(';');
                if !matches!(next, Some(Token::Comment(_) | Token::Mark('}'))) {
                    self.line();
                }
            }
            Token::Mark(',') => self.out.push_str(", "),
            Token::Mark(':') => self.out.push_str(": "),
            Token::Mark('|') if brackets.is_empty() && top_indent > 0 => {
                self.out.push('\n');
                self.out.push_str("  | ");
            }
            Token::Mark('|') => self.out.push_str(" | "),
            Token::Mark('&') => self.out.push_str(" & "),
            Token::Mark(mark) => {
                match mark {
                    '[' | '<' => brackets.push(*mark),
                    ']' | '>' => drop(brackets.pop()),
                    _ => {}
                }
                self.out.push(*mark);
            }
            Token::Word(word) => self.out.push_str(word),
            Token::Text(key) if next == Some(&Token::Mark(':')) => self.out.push_str(key),
            Token::Text(text) => self.out.push_str(&format!("\"{text}\"")),
            Token::Comment(docs) => {
                let indent = "  ".repeat(self.indent);
                self.out.push('\n');
                self.out.push_str(&doc_comment(docs, &indent));
                self.out.push_str(&indent);
            }
        }
    }

    /// Writes an object without comments on one line. Returns the number of its tokens.
    fn short_object(&mut self, tokens: &[Token]) -> usize {
        let length = object_length(tokens);
        let mut inner = Layout {
            out: String::new(),
            indent: 0,
        };
        let mut brackets = vec!['('];
        let fields = &tokens[1..length - 1];
        for (index, token) in fields.iter().enumerate() {
            inner.token(token, fields.get(index + 1), &mut brackets, 0);
        }
        let fields = inner.out.replace(", ", "; ");
        self.out
            .push_str(&format!("{{ {} }}", fields.trim_end_matches("; ")));
        length
    }

    fn line(&mut self) {
        self.out.push('\n');
        self.out.push_str(&"  ".repeat(self.indent));
    }
}

fn opens_long_object(tokens: &[Token]) -> bool {
    tokens[..object_length(tokens)]
        .iter()
        .any(|token| matches!(token, Token::Comment(_)))
}

/// Returns the number of tokens of the object at the start of the slice, braces included.
fn object_length(tokens: &[Token]) -> usize {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate() {
        match token {
            Token::Mark('{') => depth += 1,
            Token::Mark('}') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return index + 1;
        }
    }
    tokens.len()
}

#[cfg(test)]
mod tests {
    use super::{declaration, doc_comment, listing};

    #[test]
    fn parts_stand_apart_and_keep_their_comments() {
        let laid_out = listing("/**\n * One.\n */\ntype A = number;\n\nconst B = 40;\n");

        assert_eq!(
            laid_out,
            "/** One. */\nexport type A = number;\n\nexport const B = 40;\n"
        );
    }

    #[test]
    fn a_union_of_words_stays_on_one_line() {
        let laid_out = declaration("type Seat = \"white\" | \"black\";");

        assert_eq!(laid_out, "export type Seat = \"white\" | \"black\";\n");
    }

    #[test]
    fn an_object_has_a_field_a_line() {
        let laid_out =
            declaration("type A = { \n/**\n * One.\n */\na: [number, number], \nb: Array<B>, };");

        assert_eq!(
            laid_out,
            "export type A = {\n  /** One. */\n  a: [number, number];\n  b: Array<B>;\n};\n"
        );
    }

    #[test]
    fn a_union_of_objects_has_a_bar_a_line() {
        let laid_out = declaration(
            "type A = { \"kind\": \"x\" } | { \"kind\": \"y\", \n/**\n * One.\n */\na: B | null, \
             };",
        );

        assert_eq!(
            laid_out,
            "export type A =\n  | { kind: \"x\" }\n  | {\n      kind: \"y\";\n      \
             /** One. */\n      a: B | null;\n    };\n"
        );
    }

    #[test]
    fn what_is_joined_stands_apart() {
        let laid_out = declaration("type A = { \"kind\": \"x\" } & B;");

        assert_eq!(laid_out, "export type A = { kind: \"x\" } & B;\n");
    }

    #[test]
    fn a_long_comment_keeps_its_lines() {
        let comment = doc_comment("/**\n * One [`B`].\n *\n * Two.\n */", "  ");

        assert_eq!(comment, "  /**\n   * One `B`.\n   *\n   * Two.\n   */\n");
    }
}
