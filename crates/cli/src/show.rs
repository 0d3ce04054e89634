//! `rosespring show`: draws a position as text.

use std::process::ExitCode;

use anyhow::Result;
use clap::ValueEnum;
use rosespring_rules::notation::match_position::MatchPosition;
use rosespring_rules::notation::{diagram, ogid, xgid};
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
    /// Print the id of another program instead; of backgammon alone
    #[arg(long = "as", conflicts_with_all = ["json", "side"])]
    id: Option<ForeignId>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum ForeignId {
    /// The id of eXtreme Gammon and gnubg
    Xgid,
    /// The id of OpenGammon
    Ogid,
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
    let read = input::read_position(&arguments.position)?;
    let position = input::checked(&read)?;
    if let Some(id) = arguments.id {
        let in_match = match read.in_match {
            Some(in_match) => *in_match,
            None => MatchPosition::of(&position).map_err(output::refuse)?,
        };
        return write_id(&in_match, id);
    }
    if arguments.json {
        output::write_json(&PositionJson::new(&position).with_pips(&position))?;
        return Ok(ExitCode::SUCCESS);
    }
    let viewer = arguments.side.map_or_else(|| mover(&position), Side::from);
    let drawn = diagram::draw(&position, viewer);
    output::write(&format!("{drawn}{}\n", position.id()))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the id of another program, and says what it cannot know or hold.
fn write_id(position: &MatchPosition, id: ForeignId) -> Result<ExitCode> {
    let written = match id {
        ForeignId::Xgid => xgid::encode(position),
        ForeignId::Ogid => ogid::encode(position).map_err(output::refuse)?,
    };
    output::write(&(written + "\n"))?;
    if matches!(id, ForeignId::Ogid) {
        if position.plays.is_none() {
            output::talk("note: the number of plays made is not known, and is written as 0");
        }
        if position.has_jacoby || position.has_beavers {
            output::talk("note: OGID has no place for the rules of Jacoby and beavers");
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the side that is to play or throw; White if the game is over.
pub(crate) fn mover(position: &Position) -> Side {
    match position.phase() {
        rosespring_rules::Phase::Throw(side) | rosespring_rules::Phase::Name(side) => side,
        rosespring_rules::Phase::Play(turn) => turn.mover(),
        _ => Side::White,
    }
}
