//! What the server counts, as text for Prometheus (text format 0.0.4).

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use rosespring_store::JournalFigures;

/// Upper bounds of the times of commands, in microseconds and as the text of seconds.
const BOUNDS: [(u64, &str); 10] = [
    (1_000, "0.001"),
    (2_500, "0.0025"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (25_000, "0.025"),
    (50_000, "0.05"),
    (100_000, "0.1"),
    (250_000, "0.25"),
    (1_000_000, "1"),
    (5_000_000, "5"),
];

/// The outcome of the commands of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CommandOutcome {
    /// They were carried out.
    Done,
    /// They were for another version.
    Stale,
    /// They were refused.
    Refused,
}

/// The counters of a server. Counting never waits.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    sockets: AtomicI64,
    messages: AtomicU64,
    message_bytes: AtomicU64,
    requests: AtomicU64,
    failed_requests: AtomicU64,
    commands: [AtomicU64; 3],
    /// Number of commands up to each bound; longer ones are only in `commands`.
    timed: [AtomicU64; BOUNDS.len()],
    micros: AtomicU64,
    program_tables: AtomicU64,
    program_plays: AtomicU64,
    program_micros: AtomicU64,
}

/// A socket that is counted until it is dropped.
#[derive(Debug)]
pub(crate) struct CountedSocket<'a>(&'a Metrics);

impl Drop for CountedSocket<'_> {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The figures that are read when metrics are asked for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Gauges {
    pub(crate) is_ready: bool,
    pub(crate) tables_open: usize,
    pub(crate) journal: JournalFigures,
    /// Messages over a broker, if there is one.
    pub(crate) bus: Option<BusFigures>,
    /// Tables of other nodes that this one shows.
    pub(crate) tables_followed: usize,
    /// Whether this node shows the lobby of another one.
    pub(crate) is_lobby_copied: bool,
}

/// What was sent to other nodes over a broker, and heard of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct BusFigures {
    pub(crate) is_up: bool,
    /// Messages for which there was no room, or which were too long.
    pub(crate) unsent: u64,
    pub(crate) sent: u64,
    pub(crate) heard: u64,
    /// Messages that no node of this hall sent, or that were old.
    pub(crate) refused: u64,
    /// How often the connection was lost.
    pub(crate) losses: u64,
}

impl Metrics {
    pub(crate) fn socket(&self) -> CountedSocket<'_> {
        self.sockets.fetch_add(1, Ordering::Relaxed);
        CountedSocket(self)
    }

    /// Counts a message that was sent to a page.
    pub(crate) fn message(&self, bytes: usize) {
        self.messages.fetch_add(1, Ordering::Relaxed);
        self.message_bytes
            .fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// Counts an answered request; `is_failed` if the server was at fault.
    pub(crate) fn request(&self, is_failed: bool) {
        let counter = match is_failed {
            true => &self.failed_requests,
            false => &self.requests,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts the commands of a message, which took `time` until they were stored and shown.
    pub(crate) fn command(&self, outcome: CommandOutcome, time: Duration) {
        self.commands[outcome as usize].fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
        let place = BOUNDS.iter().position(|(bound, _)| micros <= *bound);
        if let Some(place) = place {
            self.timed[place].fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Notes at how many tables programs of the hall play.
    #[cfg(feature = "hall")]
    pub(crate) fn note_programs(&self, tables: usize) {
        self.program_tables.store(tables as u64, Ordering::Relaxed);
    }

    /// Counts a play that a program of the hall chose in `time`.
    #[cfg(feature = "hall")]
    pub(crate) fn program_play(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.program_plays.fetch_add(1, Ordering::Relaxed);
        self.program_micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// Returns everything as text.
    pub(crate) fn render(&self, gauges: &Gauges) -> String {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = Text::default();
        text.gauge(
            "ready",
            "Whether changes can be stored.",
            u64::from(gauges.is_ready),
        );
        let open = gauges.tables_open as u64;
        text.gauge("tables_open", "Tables in memory.", open);
        let sockets = u64::try_from(self.sockets.load(Ordering::Relaxed)).unwrap_or(0);
        text.gauge("sockets", "Open sockets of tables.", sockets);
        if let Some(bytes) = resident_bytes() {
            text.gauge("resident_bytes", "Memory of the process.", bytes);
        }
        text.head("requests_total", "Answered requests.", "counter");
        text.line("requests_total", "{failed=\"false\"}", read(&self.requests));
        text.line(
            "requests_total",
            "{failed=\"true\"}",
            read(&self.failed_requests),
        );
        text.counter(
            "messages_total",
            "Messages sent to pages.",
            read(&self.messages),
        );
        let bytes = read(&self.message_bytes);
        text.counter(
            "message_bytes_total",
            "Bytes of messages sent to pages.",
            bytes,
        );
        self.render_commands(&mut text);
        let JournalFigures {
            commits,
            rows,
            micros,
        } = gauges.journal;
        text.counter(
            "commits_total",
            "Transactions that appended events.",
            commits,
        );
        text.counter("events_total", "Events appended.", rows);
        let about = "Time of the transactions that appended events.";
        text.head("commit_seconds_total", about, "counter");
        text.line("commit_seconds_total", "", seconds(micros));
        self.render_programs(&mut text);
        if let Some(bus) = &gauges.bus {
            render_bus(&mut text, bus, gauges);
        }
        text.0
    }

    fn render_programs(&self, text: &mut Text) {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let about = "Tables at which programs of the hall play.";
        text.gauge("program_tables", about, read(&self.program_tables));
        let about = "Plays that programs of the hall chose.";
        text.counter("program_plays_total", about, read(&self.program_plays));
        let about = "Time in which programs of the hall chose plays.";
        text.head("program_seconds_total", about, "counter");
        text.line(
            "program_seconds_total",
            "",
            seconds(read(&self.program_micros)),
        );
    }

    fn render_commands(&self, text: &mut Text) {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        text.head("commands_total", "Messages with commands.", "counter");
        for (counter, outcome) in self.commands.iter().zip(["done", "stale", "refused"]) {
            let label = format!("{{outcome=\"{outcome}\"}}");
            text.line("commands_total", &label, read(counter));
        }
        let about = "Time from a message with commands until it was carried out or refused.";
        text.head("command_seconds", about, "histogram");
        let mut sum = 0;
        for ((_, bound), counter) in BOUNDS.iter().zip(&self.timed) {
            sum += read(counter);
            text.line(
                "command_seconds_bucket",
                &format!("{{le=\"{bound}\"}}"),
                sum,
            );
        }
        let all: u64 = self.commands.iter().map(read).sum();
        text.line("command_seconds_bucket", "{le=\"+Inf\"}", all);
        text.line("command_seconds_sum", "", seconds(read(&self.micros)));
        text.line("command_seconds_count", "", all);
    }
}

fn render_bus(text: &mut Text, bus: &BusFigures, gauges: &Gauges) {
    let about = "Whether messages pass between the nodes over NATS.";
    text.gauge("bus_up", about, u64::from(bus.is_up));
    let about = "Tables of other nodes whose watchers this node serves.";
    text.gauge("tables_followed", about, gauges.tables_followed as u64);
    let about = "Whether this node serves its pages of the lobby, which another node leads.";
    text.gauge("lobby_copied", about, u64::from(gauges.is_lobby_copied));
    let about = "How often the connection to NATS was lost.";
    text.counter("bus_losses_total", about, bus.losses);
    let about = "Messages over NATS, by what became of them.";
    text.head("bus_messages_total", about, "counter");
    for (outcome, count) in [
        ("sent", bus.sent),
        ("unsent", bus.unsent),
        ("heard", bus.heard),
        ("refused", bus.refused),
    ] {
        let label = format!("{{outcome=\"{outcome}\"}}");
        text.line("bus_messages_total", &label, count);
    }
}

/// Metrics as text.
#[derive(Debug, Default)]
struct Text(String);

impl Text {
    fn head(&mut self, name: &str, about: &str, kind: &str) {
        // Writing to a text cannot fail.
        let _ = writeln!(self.0, "# HELP rosespring_{name} {about}");
        let _ = writeln!(self.0, "# TYPE rosespring_{name} {kind}");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "rosespring_{name}{labels} {value}");
    }

    fn gauge(&mut self, name: &str, about: &str, value: u64) {
        self.head(name, about, "gauge");
        self.line(name, "", value);
    }

    fn counter(&mut self, name: &str, about: &str, value: u64) {
        self.head(name, about, "counter");
        self.line(name, "", value);
    }
}

/// Formats microseconds as seconds.
fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

/// Returns the memory of this process, where the system tells it.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_are_cumulative_and_every_name_has_a_type() {
        let metrics = Metrics::default();
        for (outcome, micros) in [
            (CommandOutcome::Done, 900),
            (CommandOutcome::Done, 7_000),
            (CommandOutcome::Stale, 7_000),
            (CommandOutcome::Refused, 9_000_000),
        ] {
            metrics.command(outcome, Duration::from_micros(micros));
        }
        metrics.note_programs(2);
        metrics.program_play(Duration::from_millis(4));
        let socket = metrics.socket();
        let gauges = Gauges {
            is_ready: true,
            tables_open: 3,
            journal: JournalFigures::default(),
            bus: Some(BusFigures {
                refused: 5,
                ..BusFigures::default()
            }),
            tables_followed: 0,
            is_lobby_copied: true,
        };
        let text = metrics.render(&gauges);
        drop(socket);

        for line in [
            "rosespring_tables_open 3",
            "rosespring_sockets 1",
            "rosespring_commands_total{outcome=\"done\"} 2",
            "rosespring_command_seconds_bucket{le=\"0.001\"} 1",
            "rosespring_command_seconds_bucket{le=\"0.01\"} 3",
            "rosespring_command_seconds_bucket{le=\"5\"} 3",
            "rosespring_command_seconds_bucket{le=\"+Inf\"} 4",
            "rosespring_command_seconds_sum 9.014900",
            "rosespring_program_tables 2",
            "rosespring_program_plays_total 1",
            "rosespring_program_seconds_total 0.004000",
            "rosespring_bus_up 0",
            "rosespring_lobby_copied 1",
            "rosespring_bus_messages_total{outcome=\"refused\"} 5",
        ] {
            assert!(text.lines().any(|one| one == line), "{line} in {text}");
        }
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let name = line.split(['{', ' ']).next().unwrap();
            let family = ["_bucket", "_sum", "_count"]
                .iter()
                .find_map(|end| name.strip_suffix(end))
                .unwrap_or(name);
            let is_typed = text.contains(&format!("# TYPE {family} "));
            assert!(is_typed, "{line}");
        }
        assert!(metrics.render(&gauges).contains("rosespring_sockets 0"));
    }
}
