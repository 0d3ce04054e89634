//! Changes of a game of Trictrac in words.

use rosespring_rules::trictrac::{Change, Choice, Phase, Position, ThrowEvent, ThrowEventKind};

use crate::tell::name;

/// Returns one line for each change that is worth one.
pub(crate) fn lines(changes: &[Change]) -> Vec<String> {
    changes.iter().filter_map(line).collect()
}

fn line(change: &Change) -> Option<String> {
    Some(match change {
        Change::OpeningThrown { dice, first } => {
            let thrown = format!(
                "opening: White throws {}, Black throws {}",
                dice.first, dice.second
            );
            match first {
                Some(first) => format!("{thrown}: {} begins", name(*first)),
                None => format!("{thrown}: a tie, both throw again"),
            }
        }
        Change::Thrown(turn) => format!("{} throws {}", name(turn.side), turn.dice),
        Change::Scored(scored) => format!("  {}", event(scored)),
        // The events tell the points; only a hole is news.
        Change::Marked { holes: 0, .. } => return None,
        Change::Marked { side, holes, .. } => {
            let plural = if *holes == 1 { "" } else { "s" };
            format!("{} takes {holes} hole{plural}", name(*side))
        }
        Change::Chosen { side, choice } => match choice {
            Choice::Stay => format!("{} stays", name(*side)),
            Choice::Go => format!("{} goes", name(*side)),
        },
        Change::Passed { side } => format!("{} cannot play", name(*side)),
        Change::NewStart { first } => {
            format!("all men return to the start, and {} throws", name(*first))
        }
        Change::Over { winner, units } => {
            let plural = if *units == 1 { "" } else { "s" };
            format!("{} wins: {units} unit{plural}", name(*winner))
        }
    })
}

/// Tells what a throw is worth for one reason: `false hit on 18: 2 to White`. Points are the
/// thrower's.
pub(crate) fn event(event: &ThrowEvent) -> String {
    let reason = match &event.kind {
        ThrowEventKind::Hit { at, ways } => match ways.len() {
            1 => format!("hit on {at}"),
            ways => format!("hit on {at} in {ways} ways"),
        },
        ThrowEventKind::FalseHit { at, .. } => format!("false hit on {at}"),
        ThrowEventKind::HitCorner { .. } => "hit on the corner".to_owned(),
        ThrowEventKind::Fill { jan, .. } => format!("the {jan} is filled"),
        ThrowEventKind::Keep { jan } => format!("the {jan} is kept"),
        ThrowEventKind::Out => "the last man is borne off".to_owned(),
        ThrowEventKind::Unplayed { number } => format!("the {number} cannot be played"),
        other => other.name().to_owned(),
    };
    format!("{reason}: {} to {}", event.points, name(event.side))
}

/// Tells what is due.
pub(crate) fn phase(position: &Position) -> String {
    match position.phase() {
        Phase::Opening => "each side throws one die".to_owned(),
        Phase::Throw(side) => format!("{} to throw", name(side)),
        Phase::Choose(turn) => format!("{} to stay or to go with {}", name(turn.side), turn.dice),
        Phase::Play(turn) => format!("{} to play {}", name(turn.side), turn.dice),
        Phase::Over { winner, .. } => format!("{} has won", name(winner)),
    }
}
