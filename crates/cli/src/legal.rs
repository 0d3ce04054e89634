//! `rosespring legal`: the plays of a stage.

use std::process::ExitCode;

use anyhow::Result;
use rosespring_rules::notation::text;
use rosespring_rules::{Dice, Event, Position};
use rosespring_wire::position::{PositionJson, step_to_json};
use rosespring_wire::result::{LegalResult, PlayResult};

use crate::output;
use crate::{input, output::refuse};

/// List the distinct plays of a stage, each end once.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(help = input::POSITION_HELP)]
    position: String,
    /// Throw these dice first, such as `6-4`, for a position in which somebody is to throw.
    #[arg(long)]
    throw: Option<Dice>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut position = input::position(&arguments.position)?;
    let mut events: Vec<Event> = Vec::new();
    if let Some(dice) = arguments.throw {
        position = position.throw(dice, &mut events).map_err(refuse)?;
    }
    let plays = position.plays();
    if plays.is_empty() && arguments.throw.is_none() {
        return Err(refuse(
            "no stage is to be played in this position: name a --throw",
        ));
    }
    if arguments.json {
        output::write_json(&LegalResult {
            position: PositionJson::new(&position).with_events(&events),
            plays: plays.iter().map(|play| one(&position, play)).collect(),
        })?;
        return Ok(ExitCode::SUCCESS);
    }
    if plays.is_empty() {
        output::talk("no legal play: the throw passes");
    }
    let lines: String = plays
        .iter()
        .map(|play| text::play(&position, &play.steps) + "\n")
        .collect();
    output::write(&lines)?;
    Ok(ExitCode::SUCCESS)
}

fn one(position: &Position, play: &rosespring_rules::Play) -> PlayResult {
    let mut events: Vec<Event> = Vec::new();
    let after = position.after(&play.end, &mut events);
    PlayResult {
        play: text::play(position, &play.steps),
        steps: play.steps.iter().map(|&step| step_to_json(step)).collect(),
        position: PositionJson::new(&after).with_events(&events),
    }
}
