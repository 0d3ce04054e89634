//! The board, the sides and the steps.

use rosespring_rules::{Board, Doublets, Point, Position, Rules, Side};
use rosespring_wire::board::{self, BoardMen, BoardShape, MenView};
use rosespring_wire::position::pinned_points;
use rosespring_wire::table::{NextDoublet, PointView, SideView, StepView};

use crate::game::part::Part;
use crate::game::state::Game;

/// Returns the current men, in the middle of a stage too.
fn men(game: &Game) -> &Board {
    match game.part().and_then(Part::current) {
        Some(cursor) => cursor.board(),
        None => game.position().board(),
    }
}

/// Returns the 24 points, White's 1 first.
pub(crate) fn points(game: &Game) -> Vec<PointView> {
    board::points(game.position().rules(), men(game), game.to_act())
}

pub(crate) fn side_view(game: &Game, side: Side) -> SideView {
    let position = game.position();
    let men = men(game).men(side);
    SideView {
        bar: men.bar(),
        hand: men.hand(position.rules()),
        off: men.off(),
        pips: men.pips(position.rules()),
        throws: position.throws(side),
        next_doublet: next_doublet(position, side),
    }
}

/// Maximum number of throws that are looked ahead; no rules keep doublets plain for longer.
const PLAIN_THROWS_MAX: u16 = 255;

fn next_doublet(position: &Position, side: Side) -> NextDoublet {
    match position.rules().doublets {
        Doublets::FourTimes | Doublets::Named => return NextDoublet::FourSteps,
        Doublets::Twice | Doublets::TwiceAndSix => return NextDoublet::TwoSteps,
        Doublets::OfChoice => return NextDoublet::OfChoice,
        Doublets::Cascade { .. } => {}
    }
    if position.next_doublet_cascades(side) {
        return NextDoublet::Cascades;
    }
    let (own, other) = (position.throws(side), position.throws(side.other()));
    let rules = position.rules();
    let plain = |&more: &u16| !rules.cascades(own.saturating_add(more), other);
    let throws = (1..=PLAIN_THROWS_MAX).take_while(plain).count();
    NextDoublet::PlainFor {
        throws: u16::try_from(throws).unwrap_or(PLAIN_THROWS_MAX),
    }
}

/// Returns the steps that are legal next.
pub(crate) fn legal(part: &Part) -> Vec<StepView> {
    part.current().map(board::legal).unwrap_or_default()
}

/// Returns the shape of a board.
pub(crate) fn board_shape(rules: &Rules) -> BoardShape {
    BoardShape {
        movement: board::movement(rules).to_owned(),
        has_bar: rules.has_bar(),
        has_hand: rules.has_hand(),
        black_numbers: board::black_numbers(rules.movement),
    }
}

/// Returns the men of a position.
pub(crate) fn board_men(position: &Position) -> BoardMen {
    let view = |side| men_view(position, side);
    BoardMen {
        white: view(Side::White),
        black: view(Side::Black),
    }
}

fn men_view(position: &Position, side: Side) -> MenView {
    let (men, rules) = (position.men(side), position.rules());
    let points = Point::all().rev().map(|point| men.standing(rules, point));
    MenView {
        points: points.collect(),
        pinned: pinned_points(rules, men),
        bar: men.bar(),
        hand: men.hand(rules),
        off: men.off(),
        pips: position.pips(side),
    }
}
