//! Measures a hall while players in other processes play at its tables.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::FileExt as _;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::hall::Hall;
use crate::histogram::Histogram;
use crate::{Arguments, Failure};

/// Tables of one process of players: a process may have 20,000 files open, and a table has two
/// sockets.
const TABLES_PER_PROCESS: usize = 4_000;
/// Time between two writes that are flushed to disk to measure it.
const FLUSH_EVERY: Duration = Duration::from_millis(100);
/// Time between two looks at the memory.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// A process of players.
struct Players {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Players {
    fn start(arguments: &[String]) -> Result<Self, Failure> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg("players")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or("the players have no output")?;
        let output = BufReader::new(output);
        Ok(Self { child, output })
    }

    fn line(&mut self) -> Result<String, Failure> {
        let mut line = String::new();
        match self.output.read_line(&mut line)? {
            0 => Err("the players broke off".into()),
            _ => Ok(line),
        }
    }

    fn begin(&mut self) -> Result<(), Failure> {
        let input = self
            .child
            .stdin
            .as_mut()
            .ok_or("the players have no input")?;
        Ok(writeln!(input, "go")?)
    }
}

impl Drop for Players {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts the hall and the players, measures, and prints the figures.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let tables = arguments.value("--tables", 500_usize)?;
    let seconds = arguments.value("--seconds", 120.0_f64)?;
    let pace = arguments.value("--pace", 8.0_f64)?;
    let rules = arguments.value("--rules", "gul-bara".to_owned())?;
    let folder = tempfile::tempdir()?;
    let mut hall = Hall::new(arguments, folder.path())?;
    hall.start()?;
    let nodes = hall.addresses();
    let addresses: Vec<String> = nodes.iter().map(ToString::to_string).collect();
    let addresses = addresses.join(",");
    let mut processes = Vec::new();
    let mut left = tables;
    while left > 0 {
        let share = left.min(TABLES_PER_PROCESS);
        left -= share;
        processes.push(Players::start(&[
            addresses.clone(),
            "--tables".to_owned(),
            share.to_string(),
            "--seconds".to_owned(),
            seconds.to_string(),
            "--pace".to_owned(),
            pace.to_string(),
            "--rules".to_owned(),
            rules.clone(),
        ])?);
        // One after the other, so that the hall is not asked for more than a few tables at once.
        let line = processes.last_mut().ok_or("no players")?.line()?;
        eprintln!("{} tables of {tables} are {}", tables - left, line.trim());
    }
    let begun = Instant::now();
    for players in &mut processes {
        players.begin()?;
    }
    let is_over = AtomicBool::new(false);
    let (found, memory, flushes) = thread::scope(|scope| {
        let flushing = scope.spawn(|| flush(folder.path(), &is_over));
        let looking = scope.spawn(|| look(&hall, Duration::from_secs_f64(seconds)));
        let found: Result<Vec<Value>, Failure> = processes
            .iter_mut()
            .map(|players| Ok(serde_json::from_str(&players.line()?)?))
            .collect();
        is_over.store(true, Ordering::Relaxed);
        let flushes = flushing
            .join()
            .map_err(|_| "the flushing thread broke off")?;
        let memory = looking.join().map_err(|_| "the looking thread broke off")?;
        Ok::<_, Failure>((found?, memory, flushes?))
    })?;
    eprintln!("measured for {} s", begun.elapsed().as_secs());
    println!(
        "{}",
        summary([tables, nodes.len()], seconds, &found, &memory, &flushes)
    );
    Ok(())
}

/// Adds the figures of the processes.
fn summary(
    [tables, nodes]: [usize; 2],
    seconds: f64,
    found: &[Value],
    memory: &[u64],
    flushes: &Histogram,
) -> Value {
    let sum = |name: &str| -> u64 { found.iter().filter_map(|one| one[name].as_u64()).sum() };
    let mut times = Histogram::default();
    for one in found {
        times.merge(&Histogram::from_json(&one["times"]));
    }
    let mean = |place: usize| {
        let of = |part: usize| -> u64 {
            let parts = found
                .iter()
                .filter_map(|one| one["bytes"][place][part].as_u64());
            parts.sum()
        };
        of(1) / of(0).max(1)
    };
    let megabytes = |bytes: Option<&u64>| bytes.map_or(0, |bytes| bytes / 1_000_000);
    let per_second = |count: u64| (count as f64 / seconds * 10.0).round() / 10.0;
    json!({
        "tables": tables,
        "nodes": nodes,
        "steps": sum("steps"),
        "steps_per_s": per_second(sum("steps")),
        "taps_per_s": per_second(sum("taps")),
        "p50_ms": times.percentile_ms(0.5),
        "p99_ms": times.percentile_ms(0.99),
        "bytes_mover": mean(0),
        "bytes_other": mean(1),
        "rss_mb": megabytes(memory.iter().max()),
        "rss_start_mb": megabytes(memory.first()),
        "rss_end_mb": megabytes(memory.last()),
        "fsync_p50_ms": flushes.percentile_ms(0.5),
        "fsync_p99_ms": flushes.percentile_ms(0.99),
        "reconnects": sum("reconnects"),
        "refused": sum("refused"),
        "stale": sum("stale"),
        "lost": sum("lost"),
        "doubled": sum("doubled"),
    })
}

/// Measures how long the disk of the database takes to flush a page of 4 KiB.
fn flush(folder: &Path, is_over: &AtomicBool) -> Result<Histogram, Failure> {
    let file = File::create(folder.join("flushed"))?;
    let mut times = Histogram::default();
    while !is_over.load(Ordering::Relaxed) {
        let begun = Instant::now();
        file.write_all_at(&[7; 4096], 0)?;
        file.sync_data()?;
        times.add(begun.elapsed());
        thread::sleep(FLUSH_EVERY);
    }
    Ok(times)
}

/// Looks at the memory of the hall, in bytes, again and again for some time.
fn look(hall: &Hall, time: Duration) -> Vec<u64> {
    let begun = Instant::now();
    let mut seen = Vec::new();
    while begun.elapsed() < time {
        seen.push(hall.memory());
        thread::sleep(LOOK_EVERY);
    }
    seen
}
