//! The board, the sides and the steps.

use rosespring_rules::{Landing, Men, Origin, Point, Position, Side, StageCursor, Step};
use rosespring_wire::table::{NamedPlace, NextDoublet, Place, PointView, SideView, StepView};

use crate::game::part::Part;
use crate::game::state::Game;

/// Returns the current men of a side, in the middle of a stage too.
fn men(game: &Game, side: Side) -> Men {
    match game.part().and_then(Part::current) {
        Some(cursor) => cursor.board().men(side),
        None => game.position().men(side),
    }
}

/// Returns the 24 points, White's 1 first.
pub(crate) fn points(game: &Game) -> Vec<PointView> {
    let rules = game.position().rules();
    let [white, black] = Side::ALL.map(|side| men(game, side));
    Point::all()
        .rev()
        .map(|point| {
            let facing = rules.movement.facing(point);
            PointView {
                white_number: point.get(),
                black_number: facing.get(),
                white: white.on(point),
                black: black.on(facing),
                single_for_mover: is_single(game, point),
            }
        })
        .collect()
}

/// Whether packing lets the side to act have only one man on White's `point` (TW-5).
fn is_single(game: &Game, point: Point) -> bool {
    let rules = game.position().rules();
    let own = match game.to_act() {
        Some(Side::White) => point,
        Some(Side::Black) => rules.movement.facing(point),
        None => return false,
    };
    rules.stacking.most_men(own) == Some(1)
}

pub(crate) fn side_view(game: &Game, side: Side) -> SideView {
    let position = game.position();
    let men = men(game, side);
    SideView {
        bar: men.bar(),
        hand: men.hand(),
        off: men.off(),
        pips: men.pips(position.rules().entry_base),
        throws: position.throws(side),
        next_doublet: next_doublet(position, side),
    }
}

/// Maximum number of throws that are looked ahead; no rules keep doublets plain for longer.
const PLAIN_THROWS_MAX: u16 = 255;

fn next_doublet(position: &Position, side: Side) -> NextDoublet {
    if !position.has_cascades() {
        return NextDoublet::FourSteps;
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
    let Some(cursor) = part.current() else {
        return Vec::new();
    };
    let steps = cursor.legal().into_iter();
    steps.map(|step| step_ahead(cursor, step)).collect()
}

/// Converts a step that has not been played.
pub(crate) fn step_ahead(cursor: &StageCursor, step: Step) -> StepView {
    let mut ahead = cursor.clone();
    let index = ahead.steps().len();
    let hits = ahead.push(step).is_ok() && ahead.hit(index);
    step_view(cursor.start(), step, hits)
}

/// Converts a step.
pub(crate) fn step_view(position: &Position, step: Step, hits: bool) -> StepView {
    StepView {
        from: place(step.from),
        to: match step.landing(position.rules().entry_base) {
            Landing::Point(point) => Place::Point(point.get()),
            Landing::Off => Place::Named(NamedPlace::Off),
        },
        number: step.number.get(),
        hits,
    }
}

const fn place(origin: Origin) -> Place {
    match origin {
        Origin::Point(point) => Place::Point(point.get()),
        Origin::Bar => Place::Named(NamedPlace::Bar),
        Origin::Hand => Place::Named(NamedPlace::Hand),
    }
}
