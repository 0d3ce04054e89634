//! `rosespring perft`: counts distinct ends, the classic check of a generator.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use rosespring_rules::{Position, Rules, Side, perft};
use rosespring_wire::result::PerftResult;

use crate::{input, output};

/// Count the distinct ends reached by each of the 21 throws, depth by depth.
///
/// A pass counts 1; throws are unweighted and ends are summed over throws and parents. In games
/// with cascades a depth is one stage.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The rules, such as `gul-bara:2007` or `gul-bara~remainder=lost`.
    #[arg(long, default_value = "backgammon")]
    rules: Rules,
    /// How deep to count.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=8))]
    depth: u8,
    /// Where to start from instead of the start of the game: an id, a file or `-`.
    #[arg(long, conflicts_with = "rules")]
    position: Option<String>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let start = match &arguments.position {
        Some(position) => input::position(position)?,
        None => Position::started_by(arguments.rules, Side::White),
    };
    let bar = output::progress(u64::from(arguments.depth), "counting");
    let began = Instant::now();
    let positions = perft::perft(&start, usize::from(arguments.depth));
    let seconds = began.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if arguments.json {
        output::write_json(&PerftResult {
            rules: start.rules().to_string(),
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
