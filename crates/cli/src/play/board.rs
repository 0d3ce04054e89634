//! The board and the ladder on a terminal.

use std::fmt::Write as _;

use rosespring_rules::notation::diagram;
use rosespring_rules::{Men, Position, Setup, SetupPhase, Side, SideSetup, Stage, StageCursor};

/// The board as `viewer` sees it.
pub(super) fn draw(position: &Position, viewer: Side) -> String {
    format!("\n{}", diagram::draw(position, viewer))
}

/// The board in the middle of a stage, without a line for the phase: the ladder tells it.
pub(super) fn draw_men(cursor: &StageCursor, viewer: Side) -> String {
    let start = cursor.start();
    let side = |side: Side| side_setup(cursor.board().men(side), start.throws(side));
    let setup = Setup {
        rules: *start.rules(),
        white: side(Side::White),
        black: side(Side::Black),
        phase: SetupPhase::Throw { thrower: viewer },
    };
    // Only the men are drawn. A board that ends the game belongs to no throw; the board before
    // it is drawn then, and the end is told in words.
    let position = Position::from_setup(&setup).unwrap_or(*start);
    let drawn = diagram::draw(&position, viewer);
    let lines: Vec<&str> = drawn.lines().collect();
    let men = lines.len().saturating_sub(1);
    format!("\n{}\n", lines[..men].join("\n"))
}

fn side_setup(men: Men, throws: u16) -> SideSetup {
    let mut side = SideSetup {
        bar: men.bar(),
        hand: men.hand(),
        off: men.off(),
        throws,
        ..SideSetup::default()
    };
    for (point, count) in men.points() {
        side.points[usize::from(point.get())] = count;
    }
    side
}

/// The numbers to be played: a chip a group, `x` played and `.` to play.
///
/// The chips of a remainder begin with the group that was handed over.
pub(super) fn ladder(cursor: &StageCursor) -> String {
    let Some(turn) = cursor.start().turn() else {
        return String::new();
    };
    let played = cursor.steps().len();
    let mut text = match turn.stage() {
        Stage::Pair { high, low } => {
            let mark = |number| {
                let used = cursor.steps().iter().any(|step| step.number == number);
                if used { 'x' } else { '.' }
            };
            format!("to play: {high} [{}]  {low} [{}]", mark(high), mark(low))
        }
        Stage::Run { number, left, .. } => {
            let left = usize::from(left.get());
            let chip = "x".repeat(played) + &".".repeat(left.saturating_sub(played));
            let mut text = format!("to play: {number} [{chip}]");
            for later in turn.stage().then() {
                let _ = write!(text, "  {later} [....]");
            }
            text
        }
    };
    if turn.is_remainder() {
        let _ = write!(text, "  (handed over by {})", turn.thrower());
    }
    text.push('\n');
    text
}
