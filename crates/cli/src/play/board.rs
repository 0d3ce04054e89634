//! Draws the board and the ladder of numbers on a terminal.

use rosespring_rules::notation::diagram;
use rosespring_rules::{
    Position, Setup, SetupPhase, Side, SideSetup, Stage, StageCursor, TurnCursor,
};

use crate::tell::name;

/// Returns the sign of a side's men; it does not depend on the viewer.
pub(super) const fn sign(side: Side) -> char {
    match side {
        Side::White => 'O',
        Side::Black => 'X',
    }
}

/// Draws the men as `viewer` sees them, in the viewer's numbering. The caller prints what is due.
pub(super) fn draw(position: &Position, viewer: Side) -> String {
    let drawn = diagram::draw(position, viewer);
    let lines: Vec<&str> = drawn.lines().collect();
    let men = lines[..lines.len().saturating_sub(1)].join("\n") + "\n";
    match viewer {
        Side::White => men,
        // A diagram draws the viewer's men as `O`. At a table each side keeps its sign.
        Side::Black => men
            .chars()
            .map(|char| match char {
                'O' => 'X',
                'X' => 'O',
                other => other,
            })
            .collect(),
    }
}

/// Draws the men in the middle of a stage.
pub(super) fn draw_men(cursor: &StageCursor, viewer: Side) -> String {
    let start = cursor.start();
    let side = |side: Side| {
        let (men, throws) = (cursor.board().men(side), start.throws(side));
        SideSetup::from_men(start.rules(), men, throws)
    };
    let setup = Setup {
        rules: *start.rules(),
        white: side(Side::White),
        black: side(Side::Black),
        phase: SetupPhase::Throw { thrower: viewer },
    };
    // A position that ends the game is no valid setup for a throw; the board before it is drawn
    // instead, and the caller prints how the game ended.
    draw(&Position::from_setup(&setup).unwrap_or(*start), viewer)
}

/// Draws the numbers of a turn: one chip for each group, `x` played, `.` to play, `-` lost or
/// passed on.
///
/// Passed stages between two played ones are not drawn.
pub(super) fn ladder(turn: &TurnCursor) -> String {
    let played = turn.completed_stages().iter();
    let mut chips: Vec<String> = played.map(|stage| chip(stage.cursor(), '-')).collect();
    if let (Some(stage), Some(left)) = (turn.stage(), turn.position().turn()) {
        chips.push(chip(stage, '.'));
        chips.extend(left.stage().then().map(|later| format!("{later} [....]")));
        if left.is_remainder() {
            chips.push(format!("(from {})", name(left.thrower())));
        }
    }
    format!("ladder: {}\n", chips.join("  "))
}

/// Draws one stage: its numbers and their state; `rest` marks the numbers not played.
fn chip(cursor: &StageCursor, rest: char) -> String {
    let played = cursor.steps();
    match cursor.start().turn().map(|turn| turn.stage()) {
        Some(Stage::Pair { high, low }) => {
            let mark = |number| {
                let used = played.iter().any(|step| step.number == number);
                if used { 'x' } else { rest }
            };
            format!("{high} [{}]  {low} [{}]", mark(high), mark(low))
        }
        Some(Stage::Run { number, left, .. }) => {
            let rest_count = usize::from(left.get()).saturating_sub(played.len());
            let (x, rest) = (
                "x".repeat(played.len()),
                rest.to_string().repeat(rest_count),
            );
            format!("{number} [{x}{rest}]")
        }
        Some(Stage::Three(three)) => {
            let mut left = cursor.numbers_left();
            let mut mark = |number| match left.iter().position(|&other| other == number) {
                Some(index) => {
                    left.remove(index);
                    rest
                }
                None => 'x',
            };
            let chips = three
                .numbers()
                .map(|number| format!("{number} [{}]", mark(number)));
            chips.join("  ")
        }
        None => String::new(),
    }
}
