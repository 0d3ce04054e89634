//! `rosespring legal`: lists the plays of a stage.

use std::process::ExitCode;

use anyhow::Result;
use rosespring_rules::notation::{diagram, text};
use rosespring_rules::{Dice, Die, Event, Phase, Position};
use rosespring_wire::position::{PositionJson, step_to_json};
use rosespring_wire::result::{LegalResult, PlayResult};

use crate::any_rules::AnyPosition;
use crate::output::refuse;
use crate::tell::{self, Item};
use crate::trictrac::Listing;
use crate::{input, output};

/// List the distinct plays of a stage, one for each end.
///
/// The events of the throw and the name of the mover go to the standard error. The plays of
/// Trictrac are those of a whole throw, and its positions begin with `tc1.`.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(help = input::POSITION_HELP)]
    position: String,
    /// First throw these dice, such as `6-4` or `64`, in a position in which a throw is due
    #[arg(long)]
    throw: Option<Dice>,
    /// First name the doublet of this number, in a position in which one is to be named
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6), conflicts_with = "throw")]
    name: Option<u8>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match input::any_position(&arguments.position)? {
        AnyPosition::Usual(position) => list(arguments, position),
        AnyPosition::Trictrac(_) if arguments.name.is_some() => Err(refuse(
            "nobody names a doublet in Trictrac: leave out --name",
        )),
        AnyPosition::Trictrac(position) => {
            let listing = Listing::new(position, arguments.throw)?;
            listing.write(arguments.json)
        }
    }
}

fn list(arguments: &Arguments, mut position: Position) -> Result<ExitCode> {
    let mut events: Vec<Event> = Vec::new();
    if let Phase::Over(_) = position.phase() {
        let how = diagram::phase(&position);
        return Err(refuse(format_args!("the game is over. {how}")));
    }
    if let Some(dice) = arguments.throw {
        position = position.throw(dice, &mut events).map_err(refuse)?;
    }
    if let Some(number) = arguments.name.and_then(Die::new) {
        position = position.name(number, &mut events).map_err(refuse)?;
    }
    let plays = position.plays();
    if plays.is_empty() && events.is_empty() {
        return Err(refuse(match position.phase() {
            Phase::Name(_) => "a doublet is to be named in this position: give a --name",
            _ => "no stage is due in this position: give a --throw",
        }));
    }
    tell(&position, &events);
    if arguments.json {
        output::write_json(&LegalResult {
            position: PositionJson::new(&position).with_events(&events),
            plays: plays
                .iter()
                .map(|play| wire_play(&position, play))
                .collect(),
        })?;
        return Ok(ExitCode::SUCCESS);
    }
    let lines: String = plays
        .iter()
        .map(|play| text::play(&position, &play.steps) + "\n")
        .collect();
    output::write(&lines)?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the events of the throw, and who plays now. The numbering is the mover's: after a
/// hand-over the plays are not the thrower's.
fn tell(position: &Position, events: &[Event]) {
    let items: Vec<Item> = events.iter().copied().map(Item::Event).collect();
    for line in tell::lines(&items) {
        output::talk(line);
    }
    let now = diagram::phase(position);
    match position.turn() {
        Some(turn) => {
            let mover = tell::name(turn.mover());
            output::talk(format_args!("{now}, in {mover}'s numbering:"));
        }
        None if position.outcome().is_some() => {}
        None => output::talk(format_args!("nothing is to be played now: {now}")),
    }
}

fn wire_play(position: &Position, play: &rosespring_rules::Play) -> PlayResult {
    let mut events: Vec<Event> = Vec::new();
    let after = position.after(&play.end, &mut events);
    PlayResult {
        play: text::play(position, &play.steps),
        steps: play.steps.iter().map(|&step| step_to_json(step)).collect(),
        position: PositionJson::new(&after).with_events(&events),
    }
}
