//! `rosespring calibrate`: compares the chances that a net predicts with actual results.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Result;
use rosespring_arena::calibrate::{BINS, Bin, Calibration, Chart, calibrate};
use rosespring_engine::levels::net_of;
use rosespring_engine::net::Neural;
use rosespring_rules::Rules;
use rosespring_wire::result::{CalibrateBin, CalibrateChart, CalibrateResult, rounded};

use crate::output::refuse;
use crate::{input, output};

/// Bins with fewer positions are shown but are not reliable.
const COUNT_LEAST: u32 = 1_000;

/// Compare the chances that the net predicts with the results of games.
///
/// The net plays itself greedily, one game for each position. The position is drawn from the whole
/// game, between throws or in the middle of a turn. Chances are from the view of the side to act.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The rules, such as `gul-bara:2007` or `gul-bara~remainder=lost`
    #[arg(long)]
    rules: Rules,
    /// Number of positions, each from a separate game
    #[arg(long, default_value_t = 100_000)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    positions: u32,
    /// The file of another net [default: the net that comes with the program]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Seed for the dice [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// Number of threads [default: all processor cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let rules = arguments.rules;
    let (net, evaluator) = match &arguments.net {
        None => (net_of(rules.game).map_err(refuse)?, "greedy".to_owned()),
        Some(path) => {
            let net = input::net(path, rules.game)?;
            (Arc::new(net), format!("net:{}", path.display()))
        }
    };
    let threads = input::threads(arguments.threads) as u32;
    let seed = arguments.seed.unwrap_or_else(input::chance_seed);
    let bar = output::progress(u64::from(arguments.positions), "games");
    let found = calibrate(
        &rules,
        &Neural::new(net),
        arguments.positions,
        seed,
        threads,
        &|| bar.inc(1),
    )?;
    bar.finish_and_clear();
    let result = CalibrateResult {
        rules: rules.to_string(),
        evaluator,
        seed,
        ..result(&found)
    };
    if arguments.json {
        output::write_json(&result)?;
    } else {
        output::write(&format_result(&result))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn result(found: &Calibration) -> CalibrateResult {
    CalibrateResult {
        rules: String::new(),
        evaluator: String::new(),
        seed: 0,
        positions: found.between_throws + found.in_turns,
        between_throws: found.between_throws,
        in_turns: found.in_turns,
        win: chart(&found.win),
        win_more: chart(&found.win_more),
        lose_more: chart(&found.lose_more),
    }
}

fn chart(chart: &Chart) -> CalibrateChart {
    let bins = chart.bins.iter().enumerate();
    CalibrateChart {
        bins: bins
            .filter(|(_, bin)| bin.count > 0)
            .map(|(index, bin)| wire_bin(index, bin))
            .collect(),
        worst: chart
            .worst(COUNT_LEAST)
            .map(|(_, bin)| rounded(bin.error())),
    }
}

fn wire_bin(index: usize, bin: &Bin) -> CalibrateBin {
    CalibrateBin {
        from: index as f64 / BINS as f64,
        count: bin.count,
        predicted: rounded(bin.predicted),
        actual: rounded(bin.actual),
        error: rounded(bin.error()),
        chance: rounded(bin.chance()),
    }
}

fn format_result(result: &CalibrateResult) -> String {
    let CalibrateResult {
        rules,
        evaluator,
        seed,
        positions,
        between_throws,
        in_turns,
        ..
    } = result;
    let mut text = format!(
        "{rules}, {evaluator}, seed {seed}: {positions} positions of as many games, \
         {between_throws} between throws, {in_turns} in the middle of a turn\n"
    );
    for (name, chart) in [
        ("the side to act wins", &result.win),
        ("it wins more than a single game", &result.win_more),
        ("it loses more than a single game", &result.lose_more),
    ] {
        if chart.bins.is_empty() {
            let _ = writeln!(text, "\n{name}: never");
            continue;
        }
        let _ = writeln!(
            text,
            "\n{name}, in per cent\n  predicted      count  predicted  actual  error  by chance"
        );
        for bin in &chart.bins {
            let [from, predicted, actual, error, chance] =
                [bin.from, bin.predicted, bin.actual, bin.error, bin.chance]
                    .map(|share| 100.0 * share);
            let to = from + 100.0 / BINS as f64;
            let count = bin.count;
            let _ = writeln!(
                text,
                "  {from:3.0} to {to:3.0} {count:10} {predicted:10.2} {actual:7.2} {error:6.2} \
                 {chance:10.2}"
            );
        }
        let _ = match chart.worst {
            Some(worst) => writeln!(
                text,
                "  worst bin with {COUNT_LEAST} positions: {:.2}",
                100.0 * worst
            ),
            None => writeln!(text, "  no bin has {COUNT_LEAST} positions"),
        };
    }
    text
}
