/*!
Ticktack, an English game of the 17th century: a throw can win before anything is moved.

Men walk towards each other, one man blocks a point, and a doublet is two steps, all of which
[`Rules`](crate::Rules) hold. What is its own is [`throw_wins`]: the wins that a throw brings by
what it *could* do (TT-2). The rules for players: `docs/rules/ticktack.md`.
*/

use crate::trictrac::reach::{numbers, reach};
use crate::trictrac::view::{OTHER_CORNER, View, point};
use crate::trictrac::{Jan, Way};
use crate::{Dice, Ends, Men, Phase, Point, Position};

/// The men that each point of a filled table needs (TT-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum TableFill {
    /// One.
    One = 1,
    /// Two.
    Two = 2,
}

/// A win by a throw, before anything is moved.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ThrowWin {
    /// A lone man of the other side can be reached: one unit.
    Hit {
        /// Where the man stands, in the thrower's numbering.
        at: Point,
        /// How it is reached.
        ways: Vec<Way>,
    },
    /// Two men can reach the eleventh point of the other side, the thrower's 12: two units.
    In {
        /// The two men, that of the larger number first.
        from: [Point; 2],
    },
    /// The throw can fill the second table, the thrower's 18 to 13: two units.
    Table,
}

impl ThrowWin {
    /// The units of the win.
    #[must_use]
    pub const fn units(&self) -> u8 {
        match self {
            Self::Hit { .. } => 1,
            Self::In { .. } | Self::Table => 2,
        }
    }
}

/// Returns the wins that a throw of the side to throw brings, hits from the lowest point up. The
/// largest counts; without any the throw is played. Empty if no throw of both dice is due.
#[must_use]
pub fn throw_wins(position: &Position, dice: Dice, fill: TableFill) -> Vec<ThrowWin> {
    let Phase::Throw(thrower) = position.phase() else {
        return Vec::new();
    };
    let view = View::new(position.board(), thrower);
    let hit = |target| {
        let ways = reach(&view, dice, target).ways;
        let at = point(target);
        (!ways.is_empty()).then_some(ThrowWin::Hit { at, ways })
    };
    let mut wins: Vec<_> = view.lone().filter_map(hit).collect();
    wins.extend(reaches_eleventh(&view, dice));
    let mut ends = Ends::new();
    if let Ok(thrown) = position.throw(dice, &mut ()) {
        thrown.ends(&mut ends);
    }
    let can_fill = ends
        .iter()
        .any(|end| is_filled(end.board.men(thrower), fill));
    wins.extend(can_fill.then_some(ThrowWin::Table));
    wins
}

fn reaches_eleventh(view: &View, dice: Dice) -> Option<ThrowWin> {
    let from = numbers(dice).map(|number| OTHER_CORNER + number);
    let needed = if dice.is_doublet() { 2 } else { 1 };
    let can_reach = from.iter().all(|&start| view.mine_on(start) >= needed);
    (can_reach && !view.is_blocked(OTHER_CORNER)).then(|| ThrowWin::In {
        from: from.map(point),
    })
}

fn is_filled(men: Men, fill: TableFill) -> bool {
    let (lowest, highest) = Jan::Great.bounds();
    (lowest..=highest).all(|point| men.count(point) >= fill as u8)
}
