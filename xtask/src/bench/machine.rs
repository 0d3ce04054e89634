//! Describes the machine and the date of a measurement.

use std::fs;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;

use crate::shell;

/// Returns the line above the table: date, machine, compiler, commit, command.
pub(super) fn heading(runs: u32) -> Result<String> {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    let (year, month, day) = date(i64::try_from(seconds / 86_400)?);
    let rustc = shell::text(Command::new("rustc").arg("--version")).unwrap_or_default();
    let commit = shell::text(
        Command::new("git")
            .args(["rev-parse", "--short", "HEAD"])
            .current_dir(shell::root()),
    );
    Ok(format!(
        "{year:04}-{month:02}-{day:02} · {} · {} · commit {} · `cargo xtask bench --runs {runs}`",
        processor(),
        rustc.trim(),
        commit.as_deref().unwrap_or("unknown").trim()
    ))
}

fn processor() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split_once(':'))
        .map_or(std::env::consts::ARCH, |(_, name)| name.trim());
    format!("{model}, {cores} cores")
}

/// Converts a number of days since 1970-01-01 to year, month and day.
fn date(days: i64) -> (i64, u32, u32) {
    let mut left = days;
    let mut year = 1970;
    while left >= days_of_year(year) {
        left -= days_of_year(year);
        year += 1;
    }
    let mut month = 1;
    while left >= days_of_month(year, month) {
        left -= days_of_month(year, month);
        month += 1;
    }
    (year, month, u32::try_from(left).unwrap_or(0) + 1)
}

fn days_of_year(year: i64) -> i64 {
    if is_leap(year) { 366 } else { 365 }
}

fn days_of_month(year: i64, month: u32) -> i64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

fn is_leap(year: i64) -> bool {
    (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_become_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(59), (1970, 3, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_777), (2026, 11, 20));
        assert_eq!(date(20_778), (2026, 11, 21));
    }
}
