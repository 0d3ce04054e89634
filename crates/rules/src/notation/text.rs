//! Plays as text: `24/18(2) 13/11*`, `bar/20`, `hand/21`, `6/off`.

use std::fmt::Write as _;

use crate::play::STAGE_STEPS_MAX;
use crate::{Landing, Origin, Position, StageCursor, Step};

/// The longest text of a play that is read, in bytes.
pub const PLAY_BYTES_MAX: usize = 256;

/// Error: the text is not a legal play of a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParsePlayError {
    /// Longer than [`PLAY_BYTES_MAX`].
    #[error("a play has at most {PLAY_BYTES_MAX} bytes")]
    TooLong,
    /// No stage is to be played.
    #[error("no stage is to be played")]
    WrongPhase,
    /// A part is not the movement of a man.
    #[error("`{0}` is no movement of a man: expected `24/18`, `bar/20`, `hand/21` or `6/off`")]
    Part(String),
    /// The stage has no such play.
    #[error("`{0}` is no legal play of this stage")]
    Illegal(String),
}

/// One man's path in a play: places from the first to the last.
struct Way {
    from: Origin,
    stops: Vec<(Landing, bool)>,
}

/// The steps of a play as text. Steps of one man are joined (`13/11/8`), equal ways are counted
/// (`24/18(2)`), hits are marked (`13/11*`). A step that is not legal where it stands ends the
/// text.
///
/// ```
/// use rosespring_rules::{Position, notation::text};
///
/// let position: Position = "rs1.gul-bara.fziT1.fziT0.Pww65".parse()?;
/// let plays: Vec<String> =
///     position.plays().iter().map(|play| text::play(&position, &play.steps)).collect();
/// assert_eq!(plays, ["24/18 24/19", "24/18/13"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn play(position: &Position, steps: &[Step]) -> String {
    let Some(mut cursor) = StageCursor::new(position) else {
        return String::new();
    };
    let mut ways: Vec<Way> = Vec::new();
    for (index, &step) in steps.iter().enumerate() {
        if cursor.push(step).is_err() {
            break;
        }
        let stop = (step.landing(position.rules()), cursor.hit(index));
        let here = match step.from {
            Origin::Point(point) => Some(Landing::Point(point)),
            Origin::Bar | Origin::Hand => None,
        };
        let going_on = ways
            .iter_mut()
            .find(|way| here.is_some() && way.stops.last().map(|&(landing, _)| landing) == here);
        match going_on {
            Some(way) => way.stops.push(stop),
            None => ways.push(Way {
                from: step.from,
                stops: vec![stop],
            }),
        }
    }
    write_ways(&ways)
}

fn write_ways(ways: &[Way]) -> String {
    let mut counted: Vec<(String, u8)> = Vec::new();
    for way in ways {
        let mut text = way.from.to_string();
        for (landing, hit) in &way.stops {
            let _ = write!(text, "/{landing}{}", if *hit { "*" } else { "" });
        }
        match counted.iter_mut().find(|(other, _)| *other == text) {
            Some((_, count)) => *count += 1,
            None => counted.push((text, 1)),
        }
    }
    let texts: Vec<String> = counted
        .into_iter()
        .map(|(text, count)| {
            if count > 1 {
                format!("{text}({count})")
            } else {
                text
            }
        })
        .collect();
    texts.join(" ")
}

/// A movement still to be played: from one place to another, by one or more numbers.
#[derive(Clone, Copy, PartialEq)]
struct Hop {
    from: Origin,
    to: Landing,
}

/// Reads a play of the position's stage and finds an order in which it is legal. Intermediate
/// places may be left out (`24/13` for `24/18/13`), hit marks too. What [`play`] wrote is read in
/// an order that has the same text: which of two men pins a third depends on the order. Otherwise
/// prefers ways without a hit at a place that is left out: writers name the places where men are
/// hit.
///
/// # Errors
///
/// [`ParsePlayError`] names the part that cannot be read, or says that the play is not legal.
pub fn parse_play(position: &Position, text: &str) -> Result<Vec<Step>, ParsePlayError> {
    if text.len() > PLAY_BYTES_MAX {
        return Err(ParsePlayError::TooLong);
    }
    let mut cursor = StageCursor::new(position).ok_or(ParsePlayError::WrongPhase)?;
    let mut hops = Vec::new();
    for part in text.split_whitespace() {
        hops.extend(read_part(part).ok_or_else(|| ParsePlayError::Part(part.to_owned()))?);
    }
    let illegal = || ParsePlayError::Illegal(text.to_owned());
    let is_legal = hops.len() <= STAGE_STEPS_MAX
        && [Order::SameText(text), Order::NamedHits, Order::Any]
            .into_iter()
            .any(|order| solve(&mut cursor, &hops, order));
    if !is_legal {
        return Err(illegal());
    }
    Ok(cursor.steps().to_vec())
}

fn read_part(part: &str) -> Option<Vec<Hop>> {
    let (way, count) = match part.strip_suffix(')').and_then(|part| part.split_once('(')) {
        Some((way, count)) => (
            way,
            count
                .parse()
                .ok()
                .filter(|count| (1..=STAGE_STEPS_MAX).contains(count))?,
        ),
        None => (part, 1),
    };
    let mut places = way.split('/').map(|place| place.trim_end_matches('*'));
    let mut from = read_origin(places.next()?)?;
    let mut hops = Vec::new();
    for place in places {
        let to = match place.to_ascii_lowercase().as_str() {
            "off" => Landing::Off,
            number => Landing::Point(crate::Point::new(number.parse().ok()?)?),
        };
        hops.push(Hop { from, to });
        if let Landing::Point(point) = to {
            from = Origin::Point(point);
        }
    }
    (!hops.is_empty() && hops.len() <= 4).then(|| hops.repeat(count))
}

fn read_origin(place: &str) -> Option<Origin> {
    match place.to_ascii_lowercase().as_str() {
        "bar" => Some(Origin::Bar),
        "hand" => Some(Origin::Hand),
        number => crate::Point::new(number.parse().ok()?).map(Origin::Point),
    }
}

/// Which order of the steps is looked for.
#[derive(Clone, Copy, PartialEq)]
enum Order<'a> {
    /// One that has exactly this text.
    SameText(&'a str),
    /// One that hits no man at a place that the text leaves out.
    NamedHits,
    Any,
}

/// Plays the hops on the cursor in some order; returns whether they are a whole play.
fn solve(cursor: &mut StageCursor, hops: &[Hop], order: Order<'_>) -> bool {
    if hops.is_empty() {
        return cursor.is_complete()
            && match order {
                Order::SameText(text) => play(cursor.start(), cursor.steps()) == text,
                Order::NamedHits | Order::Any => true,
            };
    }
    for (index, hop) in hops.iter().enumerate() {
        if hops[..index].contains(hop) {
            continue;
        }
        for step in cursor
            .legal()
            .into_iter()
            .filter(|step| step.from == hop.from)
        {
            let landing = step.landing(cursor.start().rules());
            let mut rest = hops.to_vec();
            let is_named = landing == hop.to;
            match (landing, hop.to) {
                (landing, to) if landing == to => {
                    rest.remove(index);
                }
                (Landing::Point(at), Landing::Point(to)) if at <= to => continue,
                (Landing::Off, _) => continue,
                (Landing::Point(at), _) => rest[index].from = Origin::Point(at),
            }
            if cursor.push(step).is_ok() {
                let is_hit = cursor.hit(cursor.steps().len() - 1);
                let may_go_on = is_named || !is_hit || order != Order::NamedHits;
                if may_go_on && solve(cursor, &rest, order) {
                    return true;
                }
                cursor.pop();
                if cursor.start().rules().lays_down() {
                    // Every order of the same men ends alike (DU-4), and there are very many.
                    return false;
                }
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::any;
    use proptest::sample::Index;

    use super::*;
    use crate::property::for_all;
    use crate::{Dice, PRESETS, Phase};

    #[test]
    fn a_place_that_is_left_out_is_one_without_a_hit() {
        let position = |black: &[(u8, u8)]| {
            let side = |points: &[(u8, u8)]| crate::SideSetup {
                throws: 2,
                ..crate::SideSetup::with_points(points)
            };
            let setup = crate::Setup {
                rules: crate::Rules::preset("backgammon").unwrap(),
                white: side(&[(24, 2), (13, 5), (8, 3), (6, 5)]),
                black: side(black),
                phase: crate::SetupPhase::Throw {
                    thrower: crate::Side::White,
                },
            };
            let thrown = "4-2".parse().unwrap();
            let start = Position::from_setup(&setup).unwrap();
            start.throw(thrown, &mut ()).unwrap()
        };
        // Black's 3 is White's 22, Black's 5 is White's 20.
        for (black, text) in [
            ([(24, 2), (13, 5), (8, 2), (6, 5), (3, 1)], "24/20/18"),
            ([(24, 2), (13, 5), (8, 2), (6, 5), (5, 1)], "24/22/18"),
        ] {
            let position = position(&black);
            let way = |text: &str| {
                let steps = parse_play(&position, text).unwrap();
                super::play(&position, &steps)
            };

            assert_eq!(way("24/18"), text);
        }
        let both = position(&[(24, 2), (13, 5), (8, 1), (6, 5), (5, 1), (3, 1)]);
        assert!(parse_play(&both, "24/18").is_ok());
    }

    #[test]
    fn every_play_is_read_back_from_its_text() {
        for preset in PRESETS {
            for_all(24, &vec(any::<Index>(), 0..200), |choices| {
                let mut position = Position::start(preset.rules);
                for choice in choices {
                    position = after(position, choice);
                }
            });
        }
    }

    /// Makes a random throw or play. Checks that the play is read back from its text.
    fn after(position: Position, choice: Index) -> Position {
        match position.phase() {
            Phase::Over(_) => Position::start(*position.rules()),
            Phase::Play(_) => {
                let plays = position.plays();
                let play = choice.get(&plays);
                let text = super::play(&position, &play.steps);
                let read = parse_play(&position, &text).unwrap();
                let next = position.after(&play.end, &mut ());

                assert_eq!(super::play(&position, &read), text, "{position}");
                assert_eq!(position.play(&read, &mut ()), Ok(next), "{position} {text}");
                next
            }
            Phase::Name(_) => {
                let number = *choice.get(&crate::Die::ALL);
                position.name(number, &mut ()).unwrap()
            }
            _ => {
                let (dice, _) = *choice.get(&Dice::ALL_21);
                position.throw(dice, &mut ()).unwrap()
            }
        }
    }
}
