//! What a board draws: points, men beside them, and the steps that may be played next.

use rosespring_rules::{
    Board, Die, Landing, Men, Movement, Origin, Phase, Point, Position, Rules, Side, StageCursor,
    Step,
};
use serde::{Deserialize, Serialize};

use crate::position::side_name;
use crate::table::{NamedPlace, Place, PointView, Seat, StepView};

/// The board of a position, in the middle of a stage too: the answer of the method `board`.
#[derive(Debug, Clone, Serialize)]
pub struct BoardView {
    /// `parallel` or `contrary`: whether Black moves in White's direction; `same` if on the same
    /// points too; `laid` where nobody moves.
    movement: &'static str,
    /// Whether men can stand on a bar.
    has_bar: bool,
    /// Whether men can be in hand.
    has_hand: bool,
    /// The side that is to throw or to play; missing before the first throw and at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    mover: Option<&'static str>,
    /// The points of the board, White's 1 first: 24, or 18 in a game that uses no more.
    points: Vec<PointView>,
    white: MenBeside,
    black: MenBeside,
    /// The numbers of the stage that are left, each as often as it is left.
    left: Vec<u8>,
    /// The steps that may be played next.
    legal: Vec<StepView>,
    /// Whether the steps so far are a whole play of the stage.
    whole: bool,
}

/// The shape of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardShape {
    /// `parallel`, `contrary` or `same`; `laid` where nobody moves.
    pub movement: String,
    /// Whether men can be hit.
    pub has_bar: bool,
    /// Whether men begin in the hand.
    pub has_hand: bool,
    /// Black's numbers of White's points, from 1 on.
    pub black_numbers: Vec<u8>,
}

/// The men of one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MenView {
    /// Men on its own points 1 to 24, pinned ones too.
    pub points: Vec<u8>,
    /// Its own points on which a man is pinned; absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub pinned: Vec<u8>,
    /// Men on the bar.
    pub bar: u8,
    /// Men in hand.
    pub hand: u8,
    /// Men borne off.
    pub off: u8,
    /// Pips still to go.
    pub pips: u16,
}

/// The men of both sides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardMen {
    /// White's men.
    pub white: MenView,
    /// Black's men.
    pub black: MenView,
}

/// The men of a side that stand on no point.
#[derive(Debug, Clone, Copy, Serialize)]
struct MenBeside {
    bar: u8,
    hand: u8,
    off: u8,
    pips: u16,
}

impl BoardView {
    /// Returns the board of a position; `stage` is the stage with the steps played so far, in the
    /// phase of playing.
    #[must_use]
    pub fn new(position: &Position, stage: Option<&StageCursor>) -> Self {
        let rules = position.rules();
        let board = stage.map_or(position.board(), StageCursor::board);
        let mover = match position.phase() {
            Phase::Play(turn) => Some(turn.mover()),
            Phase::Throw(side) | Phase::Name(side) => Some(side),
            Phase::Opening | Phase::Over(_) => None,
        };
        let beside = |side| {
            let men: Men = board.men(side);
            MenBeside {
                bar: men.bar(),
                hand: men.hand(rules),
                off: men.off(),
                pips: men.pips(rules),
            }
        };
        Self {
            movement: movement(rules),
            has_bar: rules.has_bar(),
            has_hand: rules.has_hand(),
            mover: mover.map(side_name),
            points: points(rules, board, mover),
            white: beside(Side::White),
            black: beside(Side::Black),
            left: stage.map_or_else(Vec::new, |stage| {
                stage.numbers_left().into_iter().map(Die::get).collect()
            }),
            legal: stage.map_or_else(Vec::new, legal),
            whole: stage.is_some_and(StageCursor::is_complete),
        }
    }
}

/// Returns the direction of Black as text; `laid` where nobody moves.
#[must_use]
pub const fn movement(rules: &Rules) -> &'static str {
    match rules.movement {
        _ if rules.lays_down() => "laid",
        Movement::Parallel => "parallel",
        Movement::Contrary => "contrary",
        Movement::Same => "same",
    }
}

/// Returns Black's numbers of the points of a board, White's 1 first.
#[must_use]
pub fn black_numbers(movement: Movement) -> Vec<u8> {
    points_of(movement)
        .map(|point| movement.facing(point).get())
        .collect()
}

/// The points of a board, 1 first.
fn points_of(movement: Movement) -> impl Iterator<Item = Point> {
    (1..=movement.last_point()).filter_map(Point::new)
}

/// Returns the points of the board, White's 1 first; `mover` is the side to act.
#[must_use]
pub fn points(rules: &Rules, board: &Board, mover: Option<Side>) -> Vec<PointView> {
    let [white, black] = Side::ALL.map(|side| board.men(side));
    points_of(rules.movement)
        .map(|point| {
            let facing = rules.movement.facing(point);
            let is_pinned = |men: Men, point: Point| men.pinned(rules) >> point.get() & 1 != 0;
            let pinned = match is_pinned(white, point) {
                true => Some(Seat::White),
                false => is_pinned(black, facing).then_some(Seat::Black),
            };
            PointView {
                white_number: point.get(),
                black_number: facing.get(),
                white: white.standing(rules, point),
                black: black.standing(rules, facing),
                pinned,
                single_for_mover: is_single(rules, point, mover),
            }
        })
        .collect()
}

/// Whether packing lets the mover have only one man on White's `point` (TW-5).
fn is_single(rules: &Rules, point: Point, mover: Option<Side>) -> bool {
    let own = match mover {
        Some(Side::White) => point,
        Some(Side::Black) => rules.movement.facing(point),
        None => return false,
    };
    rules.stacking.most_men(own) == Some(1)
}

/// Returns the steps of a stage that are legal next.
#[must_use]
pub fn legal(stage: &StageCursor) -> Vec<StepView> {
    let steps = stage.legal().into_iter();
    steps.map(|step| step_ahead(stage, step)).collect()
}

/// Converts a step of a stage that has not been played.
#[must_use]
pub fn step_ahead(stage: &StageCursor, step: Step) -> StepView {
    let mut ahead = stage.clone();
    let index = ahead.steps().len();
    let hits = ahead.push(step).is_ok() && ahead.hit(index);
    step_view(stage.start().rules(), step, hits)
}

/// Converts a step.
#[must_use]
pub fn step_view(rules: &Rules, step: Step, hits: bool) -> StepView {
    StepView {
        from: place(step.from),
        to: match step.landing(rules) {
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
