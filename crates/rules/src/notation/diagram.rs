//! Draws a board in letters, for tests, documents and terminals.

use std::fmt::Write as _;

use crate::{Outcome, Phase, Point, Position, Side};

/// The most men drawn on a point; a number shows the count of a larger stack.
const ROWS: usize = 5;

/// Draws the position from the side of `viewer`, in its numbering: its home bottom right, its men
/// `O`, the other side's `X`, a pinned man under the others as a small letter. Ends with a line a
/// side and one for the phase; no line is longer than 79 characters.
///
/// ```
/// use rosespring_rules::{Position, Rules, Side, notation::diagram};
///
/// let start = Position::started_by(Rules::preset("backgammon").unwrap(), Side::White);
/// let drawn = diagram::draw(&start, Side::White);
/// assert!(drawn.starts_with(" 13 14 15 16 17 18   19 20 21 22 23 24\n"));
/// assert!(drawn.ends_with("White to throw\n"));
/// ```
#[must_use]
pub fn draw(position: &Position, viewer: Side) -> String {
    let mut text = String::new();
    let top: Vec<u8> = (13..=24).collect();
    let bottom: Vec<u8> = (1..=12).rev().collect();
    write_numbers(&mut text, &top);
    text.push_str("+------------------+------------------+\n");
    for row in 0..ROWS {
        write_row(&mut text, position, viewer, &top, row);
    }
    text.push_str("|                  |                  |\n");
    for row in (0..ROWS).rev() {
        write_row(&mut text, position, viewer, &bottom, row);
    }
    text.push_str("+------------------+------------------+\n");
    write_numbers(&mut text, &bottom);
    for side in [viewer.other(), viewer] {
        write_side(
            &mut text,
            position,
            side,
            if side == viewer { 'O' } else { 'X' },
        );
    }
    text.push_str(&phase(position));
    text.push('\n');
    text
}

fn write_numbers(text: &mut String, points: &[u8]) {
    for (index, point) in points.iter().enumerate() {
        if index == 6 {
            text.push_str("  ");
        }
        let _ = write!(text, " {point:>2}");
    }
    text.push('\n');
}

fn write_row(text: &mut String, position: &Position, viewer: Side, points: &[u8], row: usize) {
    for (index, &point) in points.iter().enumerate() {
        if index % 6 == 0 {
            text.push('|');
        }
        let point = Point::new(point).expect("the board has points 1 to 24");
        let facing = position.rules().movement.facing(point);
        let mine = usize::from(position.men(viewer).on(point));
        let theirs = usize::from(position.men(viewer.other()).on(facing));
        let rules = position.rules();
        let mine_pinned = position.men(viewer).pinned(rules) >> point.get() & 1;
        let theirs_pinned = position.men(viewer.other()).pinned(rules) >> facing.get() & 1;
        let pinned = mine_pinned + theirs_pinned > 0;
        let (men, letter) = if mine > 0 { (mine, 'O') } else { (theirs, 'X') };
        let men = men + usize::from(pinned);
        let _ = match men {
            _ if pinned && row == 0 => write!(text, " {} ", if mine > 0 { 'x' } else { 'o' }),
            men if men <= row => write!(text, " . "),
            men if row == ROWS - 1 && men > ROWS => write!(text, "{men:>2} "),
            _ => write!(text, " {letter} "),
        };
    }
    text.push_str("|\n");
}

fn write_side(text: &mut String, position: &Position, side: Side, letter: char) {
    let men = position.men(side);
    let _ = write!(
        text,
        "{} {letter}: {} pips, {} off",
        name(side),
        position.pips(side),
        men.off()
    );
    if men.bar() > 0 {
        let _ = write!(text, ", {} on the bar", men.bar());
    }
    let in_hand = men.hand(position.rules());
    if in_hand > 0 {
        let _ = write!(text, ", {in_hand} in hand");
    }
    let throws = position.throws(side);
    let _ = writeln!(
        text,
        ", {throws} throw{}",
        if throws == 1 { "" } else { "s" }
    );
}

/// The name of a side at the beginning of a sentence.
const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// The state of the game in words: `White to play 6-5`.
#[must_use]
pub fn phase(position: &Position) -> String {
    match position.phase() {
        Phase::Opening => "Each side throws one die".to_owned(),
        Phase::Throw(side) => format!("{} to throw", name(side)),
        Phase::Name(side) => format!("{} to name a doublet", name(side)),
        Phase::Play(turn) => {
            let mut text = format!("{} to play {}", name(turn.mover()), turn.stage());
            let later: Vec<String> = turn.stage().then().map(|die| format!("4×{die}")).collect();
            if !later.is_empty() {
                let _ = write!(text, ", then {}", later.join(", "));
            }
            if turn.is_named() {
                text.push_str(" (named)");
            }
            if turn.is_remainder() {
                let _ = write!(text, " (passed on by {})", name(turn.thrower()));
            }
            text
        }
        Phase::Over(outcome) => match outcome.winner() {
            None if outcome != Outcome::Drawn => match outcome.units() {
                0 => "Tied: both mothers are pinned".to_owned(),
                units => format!("Tied: both mothers are pinned, {units} unit each"),
            },
            None => "Drawn: no throw lets either side play".to_owned(),
            Some(winner) => format!(
                "{} has won: {}, {} unit{}",
                name(winner),
                outcome.name(),
                outcome.units(),
                if outcome.units() == 1 { "" } else { "s" }
            ),
        },
    }
}
