//! Measures a hall while players in other processes play at its tables.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::os::unix::fs::FileExt as _;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::hall::Hall;
use crate::histogram::Histogram;
use crate::measured_hall::{Readings, Victim, watch};
use crate::outage::OutageFigures;
use crate::{Arguments, Failure};

/// Tables of one process of players: a process may have 20,000 files open, and a table has two
/// sockets.
const TABLES_PER_PROCESS: usize = 4_000;
/// Time between two writes that are flushed to disk to measure it.
const FLUSH_EVERY: Duration = Duration::from_millis(100);

/// A process of players.
struct Players {
    child: Child,
    input: ChildStdin,
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
        let input = child.stdin.take().ok_or("the players have no input")?;
        Ok(Self {
            child,
            input,
            output,
        })
    }
}

/// Reads a line of players.
fn line(output: &mut impl BufRead) -> Result<String, Failure> {
    let mut line = String::new();
    match output.read_line(&mut line)? {
        0 => Err("the players broke off".into()),
        _ => Ok(line),
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
    let victim = arguments.value("--kill", Victim::Nothing)?;
    let folder = tempfile::tempdir()?;
    let mut hall = Hall::new(arguments, folder.path())?;
    if matches!(victim, Victim::Nats | Victim::Postgres) && !hall.servers.are_own() {
        let needed = "needs `--nodes`, at least 2, without `--database` and `--nats`";
        return Err(format!("`--kill {}` {needed}", victim.name().unwrap_or_default()).into());
    }
    hall.start()?;
    let nodes = hall.addresses();
    let mut processes = seat(&nodes, tables, [seconds, pace], &rules)?;
    let begun = Instant::now();
    for players in &mut processes {
        writeln!(players.input, "go")?;
    }
    let is_over = AtomicBool::new(false);
    let time = Duration::from_secs_f64(seconds);
    let parts = processes.iter_mut();
    let parts = parts.map(|players| (&mut players.input, &mut players.output));
    let (mut inputs, outputs): (Vec<_>, Vec<_>) = parts.unzip();
    let (found, readings, flushes) = thread::scope(|scope| {
        let flushing = scope.spawn(|| flush(folder.path(), &is_over));
        let reading = scope.spawn(move || -> Result<Vec<Value>, Failure> {
            let lines = outputs.into_iter().map(|output| line(output));
            lines
                .map(|line| Ok(serde_json::from_str(&line?)?))
                .collect()
        });
        // On the thread that lives longest: servers that are started again end with theirs.
        let readings = watch(&mut hall, time, victim, |notice| {
            let notice = serde_json::to_string(notice)?;
            let mut told = inputs.iter_mut();
            Ok(told.try_for_each(|input| writeln!(input, "{notice}"))?)
        });
        let found = reading.join();
        is_over.store(true, Ordering::Relaxed);
        let flushes = flushing
            .join()
            .map_err(|_| "the flushing thread broke off")?;
        let found = found.map_err(|_| "the reading thread broke off")?;
        Ok::<_, Failure>((found?, readings?, flushes?))
    })?;
    eprintln!("measured for {} s", begun.elapsed().as_secs());
    let mut figures = summary([tables, nodes.len()], seconds, &found, &readings, &flushes);
    if let Some(name) = victim.name() {
        add_outage(&mut figures, name, &found)?;
    }
    println!("{figures}");
    Ok(())
}

/// Starts players, who take their seats at the tables and then wait. Returns their processes.
fn seat(
    nodes: &[SocketAddr],
    tables: usize,
    [seconds, pace]: [f64; 2],
    rules: &str,
) -> Result<Vec<Players>, Failure> {
    let addresses: Vec<String> = nodes.iter().map(ToString::to_string).collect();
    let addresses = addresses.join(",");
    let mut processes = Vec::new();
    let mut left = tables;
    while left > 0 {
        let share = left.min(TABLES_PER_PROCESS);
        left -= share;
        let mut players = Players::start(&[
            addresses.clone(),
            "--tables".to_owned(),
            share.to_string(),
            "--seconds".to_owned(),
            seconds.to_string(),
            "--pace".to_owned(),
            pace.to_string(),
            "--rules".to_owned(),
            rules.to_owned(),
        ])?;
        // One after the other, so that the hall is not asked for more than a few tables at once.
        let line = line(&mut players.output)?;
        eprintln!("{} tables of {tables} are {}", tables - left, line.trim());
        processes.push(players);
    }
    Ok(processes)
}

/// Adds what a kill stopped.
fn add_outage(figures: &mut Value, name: &str, found: &[Value]) -> Result<(), Failure> {
    let mut all = OutageFigures::default();
    for one in found {
        // Players who were never told of it have seen nothing.
        let seen: Option<OutageFigures> = serde_json::from_value(one["outage"].clone())?;
        all = all.merge(seen.unwrap_or_default());
    }
    figures["killed"] = name.into();
    figures["recovery_ms"] = all.first_ms.into();
    figures["stopped_tables"] = all.stopped.into();
    figures["recovered_tables"] = all.recovered.into();
    figures["recovered_all_ms"] = match all.recovered == all.stopped {
        true => all.last_ms.into(),
        false => Value::Null,
    };
    Ok(())
}

/// Adds the figures of the processes.
fn summary(
    [tables, nodes]: [usize; 2],
    seconds: f64,
    found: &[Value],
    readings: &Readings,
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
    let memory = &readings.memory;
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
        "cpu_ms_per_tap": readings.cpu_ms_per_tap(sum("taps")),
        "rows_per_commit": readings.rows_per_commit(),
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
