//! Classes of positions, by which losses are grouped.

use rosespring_rules::{Contact, Men, Movement, Position, Side, Stage, Turn};

/// The points of the home table, as a set of places.
const HOME: u32 = 0b111_1110;
/// The points of the opponent's home table.
const FAR_HOME: u32 = 0b111_1110 << 18;
/// All points.
const POINTS: u32 = 0x01FF_FFFE;

/// Number of throws of both sides that count as the opening.
const OPENING_THROWS: u16 = 6;
/// Number of consecutive points that count as a prime here.
const PRIME: u32 = 5;
/// Minimum lag, in pips, at which two anchors count as a back game.
const BACK_GAME_PIPS: u16 = 60;

/// The name of a class of decisions.
pub type Class = &'static str;

/// All classes. Those of games with hits stand in the order in which they are tested, except races,
/// which come first.
pub const ALL: [Class; 14] = [
    "opening",
    "on the bar",
    "back game",
    "holding",
    "prime",
    "other contact",
    "race",
    "bear-off contact",
    "bear-off",
    "plain pair",
    "doublet",
    "cascade",
    "remainder",
    "all home",
];

/// Returns the class of a position in which a stage is due; `None` in other phases.
///
/// In games with hits the classes are those of backgammon; in other games they name the kind of
/// stage.
#[must_use]
pub fn of(position: &Position) -> Option<Class> {
    let turn = position.turn()?;
    Some(match position.rules().contact {
        Contact::BlotIsHit => with_hits(position, turn.mover()),
        Contact::OneManBlocks | Contact::BlotIsPinned => without_hits(position, turn),
    })
}

fn with_hits(position: &Position, mover: Side) -> Class {
    let sides = [position.men(mover), position.men(mover.other())];
    let bears_off = is_home(sides[0]);
    let thrown: u16 = Side::ALL.iter().map(|&side| position.throws(side)).sum();
    if is_race(position) {
        return if bears_off { "bear-off" } else { "race" };
    }
    if bears_off {
        "bear-off contact"
    } else if thrown <= OPENING_THROWS {
        "opening"
    } else if sides.iter().any(|men| men.bar() > 0) {
        "on the bar"
    } else if has_back_game(position) {
        "back game"
    } else if has_escaped(sides[0]) != has_escaped(sides[1]) {
        "holding"
    } else if has_prime(position, sides[0], sides[1]) || has_prime(position, sides[1], sides[0]) {
        "prime"
    } else {
        "other contact"
    }
}

fn without_hits(position: &Position, turn: Turn) -> Class {
    match turn.stage() {
        _ if turn.is_remainder() => "remainder",
        // A cascade ends with the sixes; a doublet of sixes has nothing above it.
        Stage::Run { last, .. } if position.has_cascades() && last.get() == 6 => "cascade",
        _ if is_race(position) => "all home",
        Stage::Pair { .. } => "plain pair",
        Stage::Three(_) => "three numbers",
        Stage::Run { .. } => "doublet",
    }
}

/// Whether no man of either side can meet one of the other.
fn is_race(position: &Position) -> bool {
    let [white, black] = Side::ALL.map(|side| position.men(side));
    match position.rules().movement {
        Movement::Contrary => rearmost(white) + rearmost(black) < 25,
        Movement::Parallel => is_home(white) && is_home(black),
        // Both are at home on the same points.
        Movement::Same => false,
    }
}

/// Returns the highest point with a man; a man on the bar or in hand is behind all points, and so
/// is one that is pinned.
fn rearmost(men: Men) -> u32 {
    31 - (men.occupied() | 1).leading_zeros()
}

fn is_home(men: Men) -> bool {
    men.occupied() & !HOME & !1 == 0
}

/// Whether no man is left in the opponent's home table or behind it.
fn has_escaped(men: Men) -> bool {
    rearmost(men) <= 18
}

/// Whether `own` holds enough consecutive points in front of a man of `other`.
fn has_prime(position: &Position, own: Men, other: Men) -> bool {
    let closed = own.doubled() & POINTS;
    let runs = (1..PRIME).fold(closed, |runs, next| runs & closed >> next);
    let others = position.rules().movement.facing_set(other.occupied());
    // A man of the other side is behind the run if its place has a lower number from here.
    let first = others & POINTS | u32::from(other.bar() > 0);
    runs != 0 && first != 0 && first.trailing_zeros() < 31 - runs.leading_zeros()
}

/// Whether a side holds two points of the opponent's home table and is far behind.
fn has_back_game(position: &Position) -> bool {
    Side::ALL.into_iter().any(|side| {
        let anchors = (position.men(side).doubled() & FAR_HOME).count_ones();
        let behind = position.pips(side.other()) + BACK_GAME_PIPS;
        anchors >= 2 && position.pips(side) > behind
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the class if White plays in `position`, an id without its beginning.
    fn class_of(rules: &str, position: &str) -> Option<Class> {
        let id = format!("rs1.{rules}.{position}");
        of(&id.parse().unwrap_or_else(|error| panic!("{id}: {error}")))
    }

    #[test]
    fn positions_of_backgammon_are_of_their_classes() {
        for (white, black, expected) in [
            ("2p5j3g5kT1", "2p5j3g5kT0", "opening"),
            ("2p5j3g5kT9", "2p5j3g5kT9", "other contact"),
            // A man on the bar, of either side.
            ("1p5j3g5kB1T9", "2p5j3g5kT9", "on the bar"),
            ("2p5j3g5kT9", "1p5j3g5kB1T9", "on the bar"),
            // White has left Black's home table, but Black has not left White's.
            ("l3j5j2g5kT9", "2p5j3g5kT9", "holding"),
            // Five consecutive points, with two men of Black behind them.
            ("2p3j22222iT9", "2p5j3g5kT9", "prime"),
            // Two points in Black's home table, held by the side that is far behind.
            ("2h2m5j3g3kT9", "x55g32gT9", "back game"),
            ("r555oT9", "r555oT9", "race"),
            ("x555iT9", "x555iT9", "bear-off"),
            ("x555iT9", "2w5332hT9", "bear-off contact"),
        ] {
            let found = class_of("backgammon", &format!("{white}.{black}.Pww31"));
            assert_eq!(found, Some(expected), "{white} {black}");
        }
        assert_eq!(class_of("backgammon", "2p5j3g5kT1.2p5j3g5kT1.Tw"), None);
    }

    #[test]
    fn elsewhere_the_class_is_what_is_played() {
        for (position, expected) in [
            ("fziT1.fziT0.Pww65", "plain pair"),
            ("fziT9.fziT8.Pww3333", "cascade"),
            ("fziT1.fziT1.Pww3333", "doublet"),
            ("fziT9.fziT8.Pwb3333", "remainder"),
            ("x555iT30.x555iT30.Pbb65", "all home"),
        ] {
            assert_eq!(class_of("gul-bara", position), Some(expected), "{position}");
        }
    }
}
