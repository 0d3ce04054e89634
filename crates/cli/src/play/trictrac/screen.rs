//! Draws a game of Trictrac: the men, and the marks of both sides.

use rosespring_rules::trictrac::Position;
use rosespring_rules::{Movement, Point, Side};

use crate::play::board::sign;
use crate::tell::name;

/// The most men drawn on a point; a number shows the count of a larger stack.
const ROWS: usize = 5;
const EDGE: &str = "+------------------+------------------+\n";

/// Draws the men as `viewer` sees them, in the viewer's numbering, and a line of marks a side.
pub(super) fn draw(position: &Position, viewer: Side) -> String {
    let top: Vec<Point> = (13..=24).filter_map(Point::new).collect();
    let bottom: Vec<Point> = (1..=12).rev().filter_map(Point::new).collect();
    let row = |points: &[Point], row| draw_row(position, viewer, points, row);
    let rows = |points: &[Point]| {
        (0..ROWS)
            .map(|index| row(points, index))
            .collect::<Vec<_>>()
    };
    let [above, mut below] = [rows(&top), rows(&bottom)];
    below.reverse();
    [
        draw_numbers(&top),
        EDGE.to_owned(),
        above.concat(),
        "|                  |                  |\n".to_owned(),
        below.concat(),
        EDGE.to_owned(),
        draw_numbers(&bottom),
        draw_marks(position, viewer.other()),
        draw_marks(position, viewer),
    ]
    .concat()
}

fn draw_numbers(points: &[Point]) -> String {
    let numbers = |points: &[Point]| -> String {
        let numbers = points.iter().map(|point| format!(" {:>2}", point.get()));
        numbers.collect()
    };
    let (left, right) = points.split_at(6);
    format!("{}  {}\n", numbers(left), numbers(right))
}

fn draw_row(position: &Position, viewer: Side, points: &[Point], row: usize) -> String {
    let cell = |point: &Point| {
        let on = |side, point| usize::from(position.board().men(side).on(point));
        let mine = on(viewer, *point);
        let theirs = on(viewer.other(), Movement::Contrary.facing(*point));
        let (men, side) = match mine {
            0 => (theirs, viewer.other()),
            _ => (mine, viewer),
        };
        match men {
            men if men <= row => " . ".to_owned(),
            men if row == ROWS - 1 && men > ROWS => format!("{men:>2} "),
            _ => format!(" {} ", sign(side)),
        }
    };
    let half = |points: &[Point]| points.iter().map(cell).collect::<String>();
    let (left, right) = points.split_at(6);
    format!("|{}|{}|\n", half(left), half(right))
}

/// Draws holes, points and men off: `White O: 2 holes, 6 points, unbroken`.
fn draw_marks(position: &Position, side: Side) -> String {
    let marks = position.marks();
    let (holes, points) = (marks.holes(side), marks.points(side));
    let plural = if holes == 1 { "" } else { "s" };
    let series = match points > 0 && marks.is_bredouille(side) {
        true => ", unbroken",
        false => "",
    };
    let off = match position.board().men(side).off() {
        0 => String::new(),
        off => format!(", {off} men off"),
    };
    let (name, sign) = (name(side), sign(side));
    format!("{name} {sign}: {holes} hole{plural}, {points} points{series}{off}\n")
}
