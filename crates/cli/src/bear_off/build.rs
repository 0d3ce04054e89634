//! `rosespring bear-off build`: a table made, or gone on with where it was stopped.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use rosespring_engine::bearoff::{Builder, BuiltTable, Index};
use rosespring_rules::{MEN, Rules};

use super::part::Part;
use crate::input;
use crate::output::{self, refuse};

/// Solve every position in which both sides have up to so many men, all at home.
///
/// The file holds two bytes for each pair of positions (14 kB for three men, 128 MB for ten, 5.9 GB
/// for fifteen), and with fifteen men, where there are double games, 3.4 GB more; so much memory is
/// taken too. Any number of threads makes the same bytes. What has been solved is kept in
/// FILE.part, as large as the file; if the program is stopped, the same command goes on from there.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The rules; of rules with cascades, a cascade comes with every doublet.
    #[arg(long)]
    rules: Rules,
    /// The most men a side.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=i64::from(MEN)))]
    men: u8,
    /// The file to write; it is there whole or not at all.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Threads; as many as the machine runs at once if not said.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// Stop after so many steps, as if somebody had stopped the program.
    #[arg(long, hide = true)]
    steps: Option<u32>,
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut builder = Builder::new(&arguments.rules, arguments.men).ok_or_else(|| {
        refuse("there are no tables for rules in which numbers may be left unplayed at will")
    })?;
    output::check_file(&arguments.out)?;
    let threads = input::threads(arguments.threads);
    let mut part = Part::open(&arguments.out, builder.header())?;
    part.restore(&mut builder, threads)?;
    let there = builder.pairs();
    if there > 0 {
        output::talk(format_args!("{there} pairs were solved before"));
    }
    let began = Instant::now();
    solve(&mut builder, &mut part, threads, arguments.steps)?;
    if !builder.is_done() {
        anyhow::bail!("stopped: the same command without --steps goes on");
    }
    let seconds = began.elapsed().as_secs_f64();
    let built = builder.finish().context("all pairs are solved")?;
    write(&arguments.out, &built)?;
    part.remove()?;
    let pairs = built.pairs() - there;
    output::talk(format_args!(
        "{pairs} pairs in {seconds:.2} s, {:.1} million a second",
        pairs as f64 / seconds / 1e6
    ));
    Ok(ExitCode::SUCCESS)
}

/// Solves what is left; every step is kept.
fn solve(builder: &mut Builder, part: &mut Part, threads: usize, steps: Option<u32>) -> Result<()> {
    let positions = Index::new(builder.header().men).len() as u64;
    let bar = output::progress(positions * positions, "solving");
    bar.set_position(builder.pairs());
    let mut left = steps.unwrap_or(u32::MAX);
    while !builder.is_done() && left > 0 {
        left -= 1;
        let solved = builder.step(threads);
        part.keep(&solved)?;
        bar.set_position(builder.pairs());
    }
    bar.finish_and_clear();
    Ok(())
}

/// Writes the file beside its name, and renames it.
fn write(path: &Path, built: &BuiltTable) -> Result<()> {
    output::write_whole(path, |file: &mut File| {
        let mut file = BufWriter::with_capacity(1 << 20, file);
        let bar = output::progress(built.bytes(), "writing");
        built.write(|bytes| {
            bar.inc(bytes.len() as u64);
            file.write_all(bytes)
        })?;
        bar.finish_and_clear();
        file.flush()
    })
}
