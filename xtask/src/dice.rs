//! `cargo xtask dice`: checks records of random games, whose dice three parties threw together, and
//! the same records with single bits changed.

use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::args::Args;
use crate::shell;

/// Default number of games.
const GAMES_DEFAULT: u32 = 1_000;

/// Plays and checks the games, and prints what was found.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let games = args.count("--games", GAMES_DEFAULT)?;
    let json = args.flag("--json");
    args.finish()?;

    shell::run(&mut shell::cargo([
        "build",
        "--quiet",
        "--release",
        "--package",
        "rosespring-dice",
        "--example",
        "dice_games",
    ]))?;
    let name = format!("dice_games{}", std::env::consts::EXE_SUFFIX);
    let program = shell::target_folder()?
        .join("release")
        .join("examples")
        .join(name);
    let found = shell::text(Command::new(program).arg(games.to_string()))?;
    let counts = Counts::read(&found).with_context(|| format!("reading `{found}`"))?;
    if json {
        println!("{}", found.trim());
    } else {
        println!(
            "{} games: {} false alarms",
            counts.games, counts.false_alarms
        );
        println!(
            "{} of {} changed bits found",
            counts.flips_found, counts.flips_tried
        );
    }
    counts.check()
}

/// What the program counted.
#[derive(Debug, PartialEq, Eq)]
struct Counts {
    games: u64,
    false_alarms: u64,
    flips_tried: u64,
    flips_found: u64,
}

impl Counts {
    fn read(json: &str) -> Result<Self> {
        let value: Value = serde_json::from_str(json)?;
        let number = |name: &str| value[name].as_u64().with_context(|| format!("no `{name}`"));
        Ok(Self {
            games: number("games")?,
            false_alarms: number("false_alarms")?,
            flips_tried: number("flips_tried")?,
            flips_found: number("flips_found")?,
        })
    }

    /// Fails if a true record was refused, or a changed one was not.
    fn check(&self) -> Result<()> {
        let missed = self.flips_tried.saturating_sub(self.flips_found);
        if self.false_alarms > 0 || missed > 0 || self.flips_tried == 0 {
            bail!(
                "{} false alarms, {missed} changed bits not found",
                self.false_alarms
            );
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Counts;

    #[test]
    fn a_bit_that_is_not_found_and_a_false_alarm_are_failures() {
        let read = |false_alarms: u32, found: u32| {
            let json = serde_json::json!({
                "games": 2,
                "false_alarms": false_alarms,
                "flips_tried": 9,
                "flips_found": found,
            });
            let counts = Counts::read(&json.to_string());
            counts.expect("four numbers").check()
        };

        assert!(read(0, 9).is_ok());
        assert!(read(0, 8).is_err());
        assert!(read(1, 9).is_err());
        assert!(Counts::read("{}").is_err());
    }
}
