//! `rosespring show`: draws a position as text.

use std::process::ExitCode;

use anyhow::Result;
use clap::ValueEnum;
use rosespring_rules::notation::diagram;
use rosespring_rules::{Position, Side};
use rosespring_wire::position::PositionJson;

use crate::{input, output};

/// Draw a position and print its id
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(help = input::POSITION_HELP)]
    position: String,
    /// The side whose home is drawn at the bottom right [default: the mover]
    #[arg(long)]
    side: Option<Viewer>,
    /// Print the position object of the engine protocol
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum Viewer {
    White,
    Black,
}

impl From<Viewer> for Side {
    fn from(viewer: Viewer) -> Self {
        match viewer {
            Viewer::White => Self::White,
            Viewer::Black => Self::Black,
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let position = input::position(&arguments.position)?;
    if arguments.json {
        output::write_json(&PositionJson::new(&position).with_pips(&position))?;
        return Ok(ExitCode::SUCCESS);
    }
    let viewer = arguments.side.map_or_else(|| mover(&position), Side::from);
    let drawn = diagram::draw(&position, viewer);
    output::write(&format!("{drawn}{}\n", position.id()))?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the side that is to play or throw; White if the game is over.
pub(crate) fn mover(position: &Position) -> Side {
    match position.phase() {
        rosespring_rules::Phase::Throw(side) => side,
        rosespring_rules::Phase::Play(turn) => turn.mover(),
        _ => Side::White,
    }
}
