//! Reads a play of a throw that a person types whole.

use rosespring_rules::trictrac::{JudgedThrow, Phase, Position};
use rosespring_rules::{Men, Point};

use crate::play::terminal::shorten;
use crate::play::typed::{no_movement, way_of};

/// The greatest number of men that one movement can name.
const MEN_MAX: u8 = 2;

/// Men that leave a place (negative) or come to it; 0 is off the board.
type Balance = [i8; 25];

/// Returns the men after the legal play that moves men as typed: `24/18 24/23`, `24/18(2)`,
/// `6/off`. Where a man rests on its way may be left out.
///
/// # Errors
///
/// A sentence about the part that cannot be read, or that no legal play moves these men.
pub(super) fn play(position: &Position, judged: &JudgedThrow, typed: &str) -> Result<Men, String> {
    let Phase::Play(turn) = position.phase() else {
        return Err("no play is due".to_owned());
    };
    let wanted = read(typed)?;
    let before = position.board().men(turn.side);
    let mut ends = judged.plays.iter().map(|play| play.men);
    let found = ends.find(|&after| balance(before, after) == wanted);
    found.ok_or_else(|| {
        let typed = shorten(typed);
        format!(
            "`{typed}` is no whole legal play of {}: `l` lists them",
            turn.dice
        )
    })
}

fn balance(before: Men, after: Men) -> Balance {
    let count = |men: Men, place: usize| match Point::new(place as u8) {
        Some(point) => men.on(point) as i8,
        None => men.off() as i8,
    };
    std::array::from_fn(|place| count(after, place) - count(before, place))
}

fn read(typed: &str) -> Result<Balance, String> {
    let mut balance = [0; 25];
    let mut moved = 0_u8;
    for part in typed.split_whitespace() {
        let bad = || no_movement(part);
        let (way, count) = way_of(part).ok_or_else(bad)?;
        let places: Option<Vec<usize>> = way.split('/').map(place).collect();
        let places = places.ok_or_else(bad)?;
        moved = u8::saturating_add(moved, count);
        let ([from, .., to], 1..=MEN_MAX) = (&places[..], moved) else {
            return Err(bad());
        };
        balance[*from] -= count as i8;
        balance[*to] += count as i8;
    }
    Ok(balance)
}

/// Returns the number of a place; 0 is off.
fn place(text: &str) -> Option<usize> {
    if text == "off" {
        return Some(0);
    }
    let point = text.parse().ok().and_then(Point::new)?;
    Some(usize::from(point.get()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(position: &str, typed: &str) -> Result<String, String> {
        let position: Position = position.parse().unwrap();
        let judged = position.judged().unwrap();
        let men = play(&position, &judged, typed)?;
        let play = judged.plays.iter().find(|play| play.men == men).unwrap();
        Ok(play.to_string())
    }

    #[test]
    fn a_play_is_read_in_any_order_and_with_or_without_a_rest() {
        let throw = "tc1.off.24x13,18,14.24x14,18.0-6.0-0.8-8.PW61";
        let out = "tc1.off.3,2.24x15.0-6.0-0.8-8.PW66";
        let cases = [
            (throw, "24/23 24/18", "24/18 24/23"),
            (throw, "24/18 24/23", "24/18 24/23"),
            (throw, "24/17", "24/18/17"),
            (throw, "24/23/17", "24/18/17"),
            (out, "2/off 3/off", "3/off 2/off"),
        ];
        for (position, text, wanted) in cases {
            assert_eq!(typed(position, text).as_deref(), Ok(wanted), "{text}");
        }
    }

    #[test]
    fn what_is_no_play_is_refused_with_the_reason() {
        let throw = "tc1.off.24x13,18,14.24x14,18.0-6.0-0.8-8.PW61";
        let cases = [
            ("24", "not a movement"),
            ("24/18(3)", "not a movement"),
            ("24/18(255) 24/23(255)", "not a movement"),
            ("24/25", "not a movement"),
            ("bar/20", "not a movement"),
            ("24/18", "no whole legal play"),
            ("24/18 24/22", "no whole legal play"),
        ];
        for (text, reason) in cases {
            let error = typed(throw, text).unwrap_err();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
