//! `rosespring perft`: counts distinct ends, the usual check of a generator.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use rosespring_rules::{Phase, Position, Rules, Side, perft, trictrac};
use rosespring_wire::result::PerftResult;

use crate::any_rules::{AnyPosition, AnyRules};
use crate::output::refuse;
use crate::{input, output};

/// Count the distinct ends reached by each of the 21 throws, depth by depth.
///
/// A pass counts 1; throws are unweighted, and ends are summed over throws and parents. In games
/// with cascades a depth is one stage.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The rules, such as `gul-bara:2007` or `gul-bara~remainder=lost`
    #[arg(long, default_value = "backgammon")]
    rules: AnyRules<Rules>,
    /// Depth of the count
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=8))]
    depth: u8,
    /// Position to start from instead of the start of the game: an id, a file or `-`. A throw must
    /// be due; in an opening White throws
    #[arg(long, conflicts_with = "rules")]
    position: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let start = match (&arguments.position, arguments.rules) {
        (Some(argument), _) => start(argument)?,
        (None, AnyRules::Usual(rules)) => Position::started_by(rules, Side::White).into(),
        (None, AnyRules::Trictrac(rules)) => trictrac::Position::start(rules.grande).into(),
    };
    let depth = usize::from(arguments.depth);
    let bar = output::progress(u64::from(arguments.depth), "counting");
    let began = Instant::now();
    let positions = match &start {
        AnyPosition::Usual(start) => perft::perft(start, depth),
        AnyPosition::Trictrac(start) => trictrac::perft(start, depth),
    };
    let seconds = began.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if arguments.json {
        output::write_json(&PerftResult {
            rules: start.rules(),
            positions,
            seconds,
        })?;
        return Ok(ExitCode::SUCCESS);
    }
    let lines: String = positions
        .iter()
        .zip(1..)
        .map(|(count, depth)| format!("{depth} {count}\n"))
        .collect();
    output::write(&lines)?;
    output::talk(format_args!("{seconds:.3} s"));
    Ok(ExitCode::SUCCESS)
}

/// Reads the position to start from. A throw must be due in it, since counting begins with throws.
fn start(argument: &str) -> Result<AnyPosition> {
    let position = match input::any_position(argument)? {
        AnyPosition::Usual(position) => position,
        AnyPosition::Trictrac(position) => {
            return match position.phase() {
                trictrac::Phase::Opening | trictrac::Phase::Throw(_) => Ok(position.into()),
                _ => Err(refuse("perft begins with a throw, and none is due")),
            };
        }
    };
    match position.phase() {
        Phase::Opening | Phase::Throw(_) => Ok(position.into()),
        Phase::Play(turn) => Err(refuse(format_args!(
            "perft begins with a throw, but in this position {} is due: play it first, \
             or count the plays with `legal`",
            turn.stage()
        ))),
        Phase::Name(_) => Err(refuse(
            "perft begins with a throw, but in this position a doublet is to be named: name it \
             first",
        )),
        Phase::Over(_) => Err(refuse("perft begins with a throw, but the game is over")),
    }
}
