//! `rosespring bear-off build`: builds a table, or continues an interrupted build.

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

/// Solve every position with up to N men on each side, all of them at home.
///
/// The file holds two bytes for each pair of positions (14 kB for three men, 128 MB for ten, 5.9 GB
/// for fifteen), and 3.4 GB more for fifteen men in games with double wins. The build needs as much
/// memory. Any number of threads produces the same bytes. Progress is stored in FILE.part, which
/// grows as large as the file; after an interruption, the same command continues from there.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The rules; in games with cascades every doublet is followed by its cascade
    #[arg(long)]
    rules: Rules,
    /// Maximum number of men on each side
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=i64::from(MEN)))]
    men: u8,
    /// The file to write; it is written whole or not at all
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of threads [default: all processor cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// Stop after this many steps, as if the program had been interrupted
    #[arg(long, hide = true)]
    steps: Option<u32>,
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut builder = Builder::new(&arguments.rules, arguments.men).ok_or_else(|| {
        refuse(
            "rules in which numbers may be left unplayed at will, a doublet is played twice, or \
             men left are counted, have no bear-off tables",
        )
    })?;
    let (given, most) = (arguments.men, arguments.rules.men());
    if given > most {
        let game = arguments.rules.game;
        return Err(refuse(format_args!(
            "--men {given}: a side has {most} men in {game}"
        )));
    }
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
        anyhow::bail!("stopped: run the same command without --steps to continue");
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

/// Solves the remaining steps and stores each one.
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

/// Writes the file under a temporary name, then renames it.
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
