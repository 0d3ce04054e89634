//! `cargo xtask bench`: measures the figures of `docs/benchmarks.md`.

mod machine;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::args::Args;
use crate::{shell, stamp};

/// Default number of runs of `rosespring bench`.
const RUNS_DEFAULT: u32 = 3;

/// Measures a release build and prints the medians as a Markdown table.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let runs = args.count("--runs", RUNS_DEFAULT)?;
    args.finish()?;

    let target = shell::target_folder()?;
    shell::run(&mut shell::cargo([
        "build",
        "--release",
        "--package",
        "rosespring-cli",
    ]))?;
    let binary = target
        .join("release")
        .join(format!("rosespring{}", std::env::consts::EXE_SUFFIX));
    let measured = rosespring_bench(&binary, runs)?;

    // Remove the results of older builds, which do not belong in the table.
    let criterion = target.join("criterion");
    if criterion.is_dir() {
        fs::remove_dir_all(&criterion)?;
    }
    shell::run(shell::cargo(["bench", "--package", "rosespring-rules"]).stdout(std::io::stderr()))?;

    println!("{}\n", machine::heading(runs)?);
    println!("{}", measured_table(&measured));
    print!("{}", criterion_table(&criterion)?);
    Ok(())
}

/// The values of a measure of `rosespring bench`, one for each run.
#[derive(Debug)]
struct Measure {
    values: Vec<f64>,
    unit: String,
    threads: u64,
}

fn rosespring_bench(binary: &Path, runs: u32) -> Result<BTreeMap<String, Measure>> {
    let mut measures: BTreeMap<String, Measure> = BTreeMap::new();
    for run in 1..=runs {
        eprintln!("rosespring bench, run {run} of {runs}");
        let printed = shell::text(Command::new(binary).args(["bench", "--json"]))?;
        let printed: Value = serde_json::from_str(&printed).context("`bench --json`")?;
        for result in printed["results"]
            .as_array()
            .context("`bench --json` has no `results`")?
        {
            add_result(&mut measures, result)
                .with_context(|| format!("a result of `bench --json` is incomplete: {result}"))?;
        }
    }
    Ok(measures)
}

fn add_result(measures: &mut BTreeMap<String, Measure>, result: &Value) -> Option<()> {
    let of = result["of"].as_str().map(|of| format!(" {of}"));
    let name = format!("{}{}", result["name"].as_str()?, of.unwrap_or_default());
    let measure = measures.entry(name).or_insert(Measure {
        values: Vec::new(),
        unit: result["unit"].as_str()?.to_owned(),
        threads: result["threads"].as_u64()?,
    });
    measure.values.push(result["value"].as_f64()?);
    Some(())
}

fn measured_table(measures: &BTreeMap<String, Measure>) -> String {
    let mut table = String::from("| measure | median | unit | threads |\n|---|---:|---|---:|\n");
    for (
        name,
        Measure {
            values,
            unit,
            threads,
        },
    ) in measures
    {
        let median = rounded(median(values.clone()));
        table.push_str(&format!("| `{name}` | {median} | {unit} | {threads} |\n"));
    }
    table
}

/// Formats the medians in criterion's folder, ordered by name.
fn criterion_table(folder: &Path) -> Result<String> {
    let mut table = String::from("| criterion bench | median | unit |\n|---|---:|---|\n");
    let benchmark = Path::new("new").join("benchmark.json");
    if !folder.is_dir() {
        return Ok(String::new());
    }
    for file in stamp::files_below(folder, &[])? {
        if !file.ends_with(&benchmark) {
            continue;
        }
        let benchmark: Value = serde_json::from_slice(&fs::read(&file)?)?;
        let estimates = file.with_file_name("estimates.json");
        let estimates: Value = serde_json::from_slice(&fs::read(estimates)?)?;
        let name = benchmark["full_id"]
            .as_str()
            .context("a bench without `full_id`")?;
        let nanoseconds = estimates["median"]["point_estimate"]
            .as_f64()
            .context("a bench without a median")?;
        let (value, unit) = scaled(nanoseconds);
        table.push_str(&format!("| `{name}` | {value:.2} | {unit} |\n"));
    }
    Ok(table)
}

/// Returns the median of `values`, which must not be empty.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let upper = values[values.len() / 2];
    let lower = values[(values.len() - 1) / 2];
    f64::midpoint(lower, upper)
}

/// Formats a number with four significant digits, and thousands separated.
fn rounded(value: f64) -> String {
    if value == 0.0 || !value.is_finite() {
        return value.to_string();
    }
    let digits = 3 - value.abs().log10().floor() as i32;
    if digits > 0 {
        return format!("{value:.0$}", usize::try_from(digits).unwrap_or(0));
    }
    let unit = 10_f64.powi(-digits);
    let whole = format!("{:.0}", (value / unit).round() * unit);
    let mut grouped = String::new();
    for (index, digit) in whole.char_indices() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

fn scaled(nanoseconds: f64) -> (f64, &'static str) {
    match nanoseconds {
        n if n < 1e3 => (n, "ns"),
        n if n < 1e6 => (n / 1e3, "µs"),
        n if n < 1e9 => (n / 1e6, "ms"),
        n => (n / 1e9, "s"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::{add_result, measured_table, median, rounded, scaled};

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
        assert_eq!(median(vec![7.0]), 7.0);
    }

    #[test]
    fn figures_keep_four_digits() {
        assert_eq!(rounded(61_234_567.0), "61,230,000");
        assert_eq!(rounded(1_234.0), "1,234");
        assert_eq!(rounded(12.3456), "12.35");
        assert_eq!(rounded(0.001_234_5), "0.001234");
        assert_eq!(rounded(0.0), "0");
    }

    #[test]
    fn a_time_is_given_in_the_unit_that_suits_it() {
        assert_eq!(scaled(1_500.0), (1.5, "µs"));
        assert_eq!(scaled(2e9), (2.0, "s"));
    }

    #[test]
    fn results_of_several_runs_make_one_line() {
        let mut measures = BTreeMap::new();
        for value in [1.0, 3.0, 2.0] {
            let result = json!({"name": "perft", "value": value, "unit": "1/s", "threads": 1});
            assert!(add_result(&mut measures, &result).is_some());
        }

        assert!(add_result(&mut measures, &json!({"name": "x"})).is_none());
        assert!(measured_table(&measures).ends_with("| `perft` | 2.000 | 1/s | 1 |\n"));
    }
}
