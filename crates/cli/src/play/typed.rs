//! Reads steps that a person types in the middle of a stage.

use rosespring_rules::{Landing, Origin, Point, StageCursor};

use super::terminal::shorten;

/// What is said of a typed part that is no movement of a man.
pub(super) fn no_movement(part: &str) -> String {
    let part = shorten(part);
    format!("`{part}` is not a movement of a man: try `24/18` (`?` for help)")
}

/// Splits a part such as `13/7(2)` into its way and its number of men.
pub(super) fn way_of(part: &str) -> Option<(&str, u8)> {
    match part.strip_suffix(')').and_then(|part| part.split_once('(')) {
        Some((way, count)) => Some((way, count.parse().ok()?)),
        None => Some((part, 1)),
    }
}

/// Plays typed steps on the cursor: `24/18`, `bar/20`, `6/off`, several separated by blanks,
/// `13/7(2)` for two men. The points in between may be left out.
///
/// # Errors
///
/// A sentence about the first part that cannot be read or played. The steps before it stay played.
pub(super) fn play(cursor: &mut StageCursor, typed: &str) -> Result<(), String> {
    for part in typed.to_ascii_lowercase().split_whitespace() {
        let bad = || no_movement(part);
        let (way, count) = way_of(part).ok_or_else(bad)?;
        let mut places = way.split('/').map(|place| place.trim_end_matches('*'));
        let from = places.next().and_then(origin).ok_or_else(bad)?;
        let stops: Vec<Landing> = places.map(landing).collect::<Option<_>>().ok_or_else(bad)?;
        if stops.is_empty() || !(1..=4).contains(&count) {
            return Err(bad());
        }
        for _ in 0..count {
            walk(cursor, from, &stops).map_err(|reason| format!("{}: {reason}", shorten(part)))?;
        }
    }
    Ok(())
}

fn walk(cursor: &mut StageCursor, mut from: Origin, stops: &[Landing]) -> Result<(), String> {
    for &stop in stops {
        if !reach(cursor, from, stop) {
            return Err(why_not(cursor, from, stop));
        }
        if let Landing::Point(point) = stop {
            from = Origin::Point(point);
        }
    }
    Ok(())
}

/// Moves one man from `from` to `to` by one or more numbers, if that is legal.
fn reach(cursor: &mut StageCursor, from: Origin, to: Landing) -> bool {
    let rules = *cursor.start().rules();
    let legal = cursor.legal();
    let steps = legal.into_iter().filter(|step| step.from == from);
    let mut on_the_way = Vec::new();
    for step in steps {
        match step.landing(&rules) {
            landing if landing == to => return cursor.push(step).is_ok(),
            Landing::Point(point) => on_the_way.push((step, point)),
            Landing::Off => {}
        }
    }
    for (step, point) in on_the_way {
        let past = matches!(to, Landing::Point(to) if point <= to);
        if !past && cursor.push(step).is_ok() {
            if reach(cursor, Origin::Point(point), to) {
                return true;
            }
            cursor.pop();
        }
    }
    false
}

/// Explains why no remaining number takes a man from `from` to `to`.
fn why_not(cursor: &StageCursor, from: Origin, to: Landing) -> String {
    let rules = cursor.start().rules();
    let numbers = cursor
        .start()
        .turn()
        .map_or_else(Vec::new, |turn| turn.stage().numbers());
    numbers
        .into_iter()
        .map(|number| rosespring_rules::Step { from, number })
        .find(|step| step.landing(rules) == to)
        .and_then(|step| cursor.clone().push(step).err())
        .map_or_else(
            || "no remaining number goes there".to_owned(),
            |reason| reason.to_string(),
        )
}

fn origin(place: &str) -> Option<Origin> {
    match place {
        "bar" => Some(Origin::Bar),
        "hand" => Some(Origin::Hand),
        number => number.parse().ok().and_then(Point::new).map(Origin::Point),
    }
}

fn landing(place: &str) -> Option<Landing> {
    match place {
        "off" | "0" => Some(Landing::Off),
        number => number.parse().ok().and_then(Point::new).map(Landing::Point),
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::Position;

    use super::*;

    fn cursor(id: &str) -> StageCursor {
        StageCursor::new(&id.parse::<Position>().unwrap()).unwrap()
    }

    #[test]
    fn a_man_may_run_with_two_numbers() {
        let mut cursor = cursor("rs1.gul-bara.fziT1.fziT0.Pww65");

        play(&mut cursor, "24/13").unwrap();
        assert!(cursor.is_complete());
    }

    #[test]
    fn what_cannot_be_played_says_why() {
        let mut cursor = cursor("rs1.gul-bara.fziT1.fziT0.Pww65");

        for (typed, reason) in [
            ("24", "not a movement"),
            ("18/12", "no man"),
            ("24/20", "no remaining number"),
            ("24/18(9)", "not a movement"),
            ("24/18(0)", "not a movement"),
            ("hand/19", "in hand"),
            ("х/18", "not a movement"),
        ] {
            let error = play(&mut cursor, typed).unwrap_err();
            assert!(error.contains(reason), "{typed}: {error}");
        }
        assert!(cursor.steps().is_empty());
    }
}
