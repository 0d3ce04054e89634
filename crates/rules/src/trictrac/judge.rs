//! A throw judged in a position: all its events, and the legal plays.

use std::collections::BTreeSet;

use super::event::{ThrowEvent, ThrowEventKind};
use super::filling::achievement;
use super::first_throws::{mezeas, six_tables, two_tables};
use super::hits::{corner_hit, hits};
use super::plays::{Play, possible};
use super::view::{OTHER_CORNER, View};
use crate::{Board, Dice, Men, Side};

/// What a throw is worth in a position, and how it can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JudgedThrow {
    /// The side that threw.
    pub thrower: Side,
    /// The events, those of the thrower first.
    pub events: Vec<ThrowEvent>,
    /// The legal plays, one for each end; empty if no number can be played.
    pub plays: Vec<Play>,
}

impl JudgedThrow {
    /// The points that a side marks for the throw.
    #[must_use]
    pub fn points(&self, side: Side) -> u8 {
        let of_side = self.events.iter().filter(|event| event.side == side);
        of_side.map(|event| event.points).sum()
    }

    /// The thrower's men after each legal play.
    #[must_use]
    pub fn ends(&self) -> BTreeSet<Men> {
        self.plays.iter().map(|play| play.men).collect()
    }
}

/// Judges a throw: a pure function of the men, the dice and the number of the throw.
///
/// `throw_number` counts the thrower's throws since all men stood at the start, this one included.
///
/// ```
/// use rosespring_rules::trictrac::judge;
/// use rosespring_rules::{Board, Men, Side};
///
/// let white = Men::from_points(&[(24, 13), (18, 1), (14, 1)]).unwrap();
/// let black = Men::from_points(&[(24, 14), (18, 1)]).unwrap();
///
/// let judged = judge(&Board::new(white, black), Side::White, "6-1".parse()?, 2);
///
/// // Black's lone man stands on White's 7; White's two men reach both corners.
/// let events: Vec<_> = judged.events.iter().map(ToString::to_string).collect();
/// assert_eq!(events, ["hit 7: 2 to white", "two tables: 4 to white"]);
/// assert_eq!(judged.points(Side::White), 6);
/// # Ok::<(), rosespring_rules::ParseDiceError>(())
/// ```
#[must_use]
pub fn judge(board: &Board, thrower: Side, dice: Dice, throw_number: u16) -> JudgedThrow {
    let view = View::new(board, thrower);
    let possible = possible(&view, dice);
    let achieved = achievement(view.mine, &possible.plays);
    let unplayed = possible.unplayed.into_iter();
    let kinds = hits(&view, dice)
        .into_iter()
        .chain(corner_hit(&view, dice))
        .chain(two_tables(&view, dice))
        .chain(mezeas(&view, dice))
        .chain(six_tables(&view, dice, throw_number))
        .chain(achieved.iter().map(|achieved| achieved.kind.clone()))
        .chain(unplayed.map(|number| ThrowEventKind::Unplayed { number }));
    let mut events: Vec<_> = kinds
        .map(|kind| ThrowEvent {
            side: marker(&view, thrower, &kind),
            points: kind.points(dice),
            kind,
        })
        .collect();
    events.sort_by_key(|event| event.side != thrower);
    let mut ends = BTreeSet::new();
    let mut plays = possible.plays;
    plays.retain(|play| {
        let is_legal = achieved.as_ref().is_none_or(|it| it.is_met_by(play.men));
        is_legal && ends.insert(play.men)
    });
    JudgedThrow {
        thrower,
        events,
        plays,
    }
}

/// The side that marks an event (TC-6).
fn marker(view: &View, thrower: Side, kind: &ThrowEventKind) -> Side {
    match kind {
        ThrowEventKind::FalseHit { .. } | ThrowEventKind::Unplayed { .. } => thrower.other(),
        ThrowEventKind::TwoTables { .. } | ThrowEventKind::Mezeas
            if view.is_blocked(OTHER_CORNER) =>
        {
            thrower.other()
        }
        _ => thrower,
    }
}
