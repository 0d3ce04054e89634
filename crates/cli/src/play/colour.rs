//! Colours of the screen. They repeat what the letters and signs say, so that nothing is lost
//! without them: in a pipe, with NO_COLOR, or for a person who does not see them.

use anstyle::{AnsiColor, Color, Style};

/// The men of White, `O`.
const WHITE: Style = coloured(AnsiColor::Cyan).bold();
/// The men of Black, `X`.
const BLACK: Style = coloured(AnsiColor::Magenta).bold();
/// Numbers that were played.
const PLAYED: Style = coloured(AnsiColor::Green);
/// Numbers to play.
const TO_PLAY: Style = coloured(AnsiColor::Yellow).bold();
/// Numbers that are lost or passed on, and the hand-over.
const GONE: Style = coloured(AnsiColor::Red);
/// The line that says who is to play.
const TURN: Style = Style::new().bold();

const fn coloured(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(colour)))
}

/// Adds colours to boards, ladders, hand-overs and the lines that say who is to play. The rest
/// stays as it is.
pub(super) fn paint(text: &str) -> String {
    let mut painted = String::with_capacity(text.len());
    let mut rows: Vec<&str> = Vec::new();
    for line in text.split_inclusive('\n') {
        if line.starts_with('|') && line.contains(|c: char| c.is_ascii_alphanumeric() || c == '.') {
            rows.push(line);
        } else {
            paint_rows(&mut painted, &rows);
            rows.clear();
            paint_line(&mut painted, line);
        }
    }
    paint_rows(&mut painted, &rows);
    painted
}

/// Paints one half of a board. A number stands in the column of the men that it counts.
fn paint_rows(painted: &mut String, rows: &[&str]) {
    let side_at = |column: usize| {
        let signs = rows.iter().filter_map(|row| row.as_bytes().get(column));
        signs.copied().find_map(style_of)
    };
    for row in rows {
        let mut rest = *row;
        while let Some(first) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let length = digits.max(first.len_utf8());
            let column = row.len() - rest.len() + length - 1;
            let (word, after) = rest.split_at(length);
            let is_man = digits > 0 || style_of(word.as_bytes()[0]).is_some();
            let style = side_at(column).filter(|_| is_man);
            add(painted, word, style);
            rest = after;
        }
    }
}

/// Returns the style of a side's sign.
fn style_of(sign: u8) -> Option<Style> {
    match sign {
        b'O' => Some(WHITE),
        b'X' => Some(BLACK),
        _ => None,
    }
}

fn paint_line(painted: &mut String, line: &str) {
    if line.starts_with("ladder: ") {
        return paint_ladder(painted, line);
    }
    let style = if line.starts_with("White O: ") {
        Some(WHITE)
    } else if line.starts_with("Black X: ") {
        Some(BLACK)
    } else if line.starts_with(">>> ") {
        Some(GONE.bold())
    } else if ["You are ", "White's turn", "Black's turn"]
        .iter()
        .any(|start| line.starts_with(start))
    {
        Some(TURN)
    } else {
        None
    };
    add(painted, line, style);
}

/// Paints the signs of a ladder, which stand in brackets.
fn paint_ladder(painted: &mut String, line: &str) {
    let mut is_inside = false;
    let mut letters = [0; 4];
    for sign in line.chars() {
        is_inside = match sign {
            '[' => true,
            ']' => false,
            _ => is_inside,
        };
        let style = match sign {
            'x' if is_inside => Some(PLAYED),
            '.' if is_inside => Some(TO_PLAY),
            '-' if is_inside => Some(GONE),
            _ => None,
        };
        add(painted, sign.encode_utf8(&mut letters), style);
    }
}

/// Adds text in a style. The end of a line stays outside of it.
fn add(painted: &mut String, text: &str, style: Option<Style>) {
    let Some(style) = style else {
        return painted.push_str(text);
    };
    let inside = text.trim_end_matches('\n');
    painted.push_str(&format!("{style}{inside}{style:#}"));
    painted.push_str(&text[inside.len()..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: &str = "\
        White throws 4-4, and it cascades\n\
        >>> handed over to Black: 2×5 4×6\n\
         \x2013 14 15 16 17 18   19 20 21 22 23 24\n\
        +------------------+------------------+\n\
        | .  .  .  .  .  . | .  .  .  X  .  O |\n\
        | .  .  .  .  .  . | .  .  .  .  . 15 |\n\
        |                  |                  |\n\
        | .  .  .  .  .  . | .  .  .  .  . 14 |\n\
        | .  .  .  .  .  . | .  .  .  .  .  X |\n\
        White O: 360 pips, 0 off, 1 throw\n\
        ladder: 4 [xx.-]  5 [....]\n\
        White's turn (O), 24 → 1. To play: 4×4. ? for help\n";

    fn styled(style: Style, text: &str) -> String {
        format!("{style}{text}{style:#}")
    }

    #[test]
    fn colours_add_nothing_but_colours() {
        let painted = paint(SCREEN);

        assert_ne!(painted, SCREEN);
        assert_eq!(anstream::adapter::strip_str(&painted).to_string(), SCREEN);
    }

    #[test]
    fn a_number_has_the_colour_of_the_men_that_it_counts() {
        let painted = paint(SCREEN);

        for (style, text, count) in [
            (WHITE, "O", 1),
            (WHITE, "15", 1),
            (BLACK, "14", 1),
            (BLACK, "X", 2),
        ] {
            let part = styled(style, text);
            assert_eq!(painted.matches(&part).count(), count, "{text}");
        }
    }

    #[test]
    fn the_signs_of_a_ladder_have_three_colours() {
        let painted = paint("ladder: 6 [x.-]\nx.-\n");

        let signs = [(PLAYED, "x"), (TO_PLAY, "."), (GONE, "-")];
        let signs = signs.map(|(style, sign)| styled(style, sign)).concat();
        assert_eq!(painted, format!("ladder: 6 [{signs}]\nx.-\n"));
    }
}
