//! What happened, in words.

use rosespring_rules::{Die, Event, Outcome, Unplayed};

/// One line for each event.
pub(super) fn events(events: &[Event]) -> String {
    events.iter().map(|&event| one(event) + "\n").collect()
}

fn one(event: Event) -> String {
    match event {
        Event::OpeningThrown {
            white,
            black,
            first,
        } => {
            let thrown = format!("opening: white throws {white}, black throws {black}");
            match first {
                Some(first) => format!("{thrown}: {first} begins"),
                None => format!("{thrown}: again"),
            }
        }
        Event::Thrown {
            side,
            dice,
            cascades: true,
        } => {
            format!("{side} throws {dice}, and it cascades")
        }
        Event::Thrown { side, dice, .. } => format!("{side} throws {dice}"),
        Event::StagePassed { mover, stage } => format!("{mover} cannot play {stage}"),
        Event::Lost { mover, unplayed } => format!("{mover} loses {}", numbers(unplayed)),
        Event::HandedOver { to, stage } => {
            format!(
                ">>> handed over to {to}: {}",
                numbers(Unplayed::Stage(stage))
            )
        }
        Event::Dead => "neither side can play any number".to_owned(),
        Event::Over(Outcome::Drawn) => "the game is drawn".to_owned(),
        Event::Over(Outcome::Won { winner, kind }) => {
            format!("{winner} wins: {}, {} unit(s)", kind.name(), kind.units())
        }
    }
}

fn numbers(unplayed: Unplayed) -> String {
    let groups = match unplayed {
        Unplayed::Stage(stage) => stage.groups(),
        other => vec![other.numbers()],
    };
    let groups: Vec<String> = groups.iter().map(|group| joined(group)).collect();
    groups.join(" ")
}

fn joined(group: &[Die]) -> String {
    let numbers: Vec<String> = group.iter().map(ToString::to_string).collect();
    numbers.join("-")
}
