//! `cargo xtask levels`: measures the strength of the levels and writes it to `nets/levels.csv`.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::args::Args;
use crate::shell;

/// The table: the error of each level, which is chosen by hand, and its strength, which is
/// measured.
const LEVELS_CSV: &str = "nets/levels.csv";

/// The first line of the table.
const HEAD: &str = "game,level,misjudges,elo,low,high";

/// Default number of matches between each two levels.
const GAMES_DEFAULT: u32 = 1_000;

/// Units to which the rating matches are played; the page names this number.
const MATCH_TO: &str = "7";

/// Maximum distance of two levels that meet. Results between more distant levels add almost
/// nothing.
const WITHIN: &str = "2";

/// Lets the levels of every game, or of the games named, play each other, and writes their ratings.
///
/// Finished meetings are stored in the target folder; an interrupted command continues from there.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let games = args.count("--games", GAMES_DEFAULT)?;
    let asked = args.names()?;

    shell::run(&mut shell::cargo([
        "build",
        "--release",
        "--package",
        "rosespring-cli",
        "--no-default-features",
    ]))?;
    let path = shell::root().join(LEVELS_CSV);
    let table = fs::read_to_string(&path).with_context(|| format!("reading {LEVELS_CSV}"))?;
    let mut rows = read(&table)?;
    let mut all: Vec<String> = rows.iter().map(|row| row.game.clone()).collect();
    all.dedup();
    if let Some(odd) = asked.iter().find(|game| !all.contains(game)) {
        bail!("`{odd}` is not a game: expected {}", all.join(", "));
    }
    for game in all
        .iter()
        .filter(|game| asked.is_empty() || asked.contains(game))
    {
        let ladder = measure(game, games)?;
        for row in rows.iter_mut().filter(|row| row.game == *game) {
            row.rate(&ladder)?;
        }
        let beside = path.with_extension("csv.part");
        fs::write(&beside, written(&rows))
            .and_then(|()| fs::rename(&beside, &path))
            .with_context(|| format!("writing {LEVELS_CSV}"))?;
        println!("{LEVELS_CSV}: {game} written");
    }
    Ok(())
}

fn measure(game: &str, games: u32) -> Result<Value> {
    let target = shell::target_folder()?;
    let binary = target
        .join("release")
        .join(format!("rosespring{}", std::env::consts::EXE_SUFFIX));
    let folder = target.join("xtask");
    fs::create_dir_all(&folder)?;
    let kept = folder.join(format!("levels-{game}.json"));
    let games = games.to_string();
    let mut command = Command::new(binary);
    command
        .args(["ladder", "--rules", game, "--match", MATCH_TO])
        .args(["--games", &games, "--within", WITHIN, "--seed", "1"])
        .args(["--json", "--out"])
        .arg(&kept)
        .args((1..=8).map(|level| format!("level:{level}")));
    let ladder = serde_json::from_str(&shell::text(&mut command)?).context("`ladder --json`")?;
    fs::remove_file(&kept)?;
    Ok(ladder)
}

/// One line of the table.
#[derive(Debug, PartialEq)]
struct Row {
    game: String,
    level: String,
    misjudges: String,
    rating: [String; 3],
}

impl Row {
    fn rate(&mut self, ladder: &Value) -> Result<()> {
        let name = format!("level:{}", self.level);
        let players = ladder["players"].as_array();
        let player = players.and_then(|all| all.iter().find(|one| one["name"] == name.as_str()));
        let player = player.with_context(|| format!("the ladder has no `{name}`"))?;
        let interval = &player["elo_interval_95"];
        for (field, value) in
            self.rating
                .iter_mut()
                .zip([&player["elo"], &interval[0], &interval[1]])
        {
            let value = value.as_f64().context("the ladder has no ratings")?;
            *field = format!("{}", value.round() as i64);
        }
        Ok(())
    }
}

fn read(table: &str) -> Result<Vec<Row>> {
    let mut lines = table.lines();
    if lines.next() != Some(HEAD) {
        bail!("{LEVELS_CSV} does not begin with `{HEAD}`");
    }
    lines
        .map(|line| {
            let fields: Vec<String> = line.split(',').map(str::to_owned).collect();
            let Ok([game, level, misjudges, elo, low, high]) = <[String; 6]>::try_from(fields)
            else {
                bail!("{LEVELS_CSV}: `{line}` has not six fields");
            };
            Ok(Row {
                game,
                level,
                misjudges,
                rating: [elo, low, high],
            })
        })
        .collect()
}

fn written(rows: &[Row]) -> String {
    let mut table = format!("{HEAD}\n");
    for row in rows {
        let Row {
            game,
            level,
            misjudges,
            rating,
        } = row;
        table.push_str(&format!(
            "{game},{level},{misjudges},{}\n",
            rating.join(",")
        ));
    }
    table
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn ratings_are_written_where_they_belong() {
        let table = format!("{HEAD}\ngioul,1,900,0,0,0\ngioul,2,700,90,80,100\n");
        let mut rows = read(&table).unwrap();
        let ladder = json!({"players": [
            {"name": "level:1", "elo": 0.0, "elo_interval_95": [0.0, 0.0]},
            {"name": "level:2", "elo": 101.5, "elo_interval_95": [95.2, 107.8]},
        ]});

        for row in &mut rows {
            row.rate(&ladder).unwrap();
        }

        let expected = format!("{HEAD}\ngioul,1,900,0,0,0\ngioul,2,700,102,95,108\n");
        assert_eq!(written(&rows), expected);
        rows[0].level = "3".to_owned();
        assert!(rows[0].rate(&ladder).is_err());
    }

    #[test]
    fn another_table_is_refused() {
        for table in ["", "game,level\n", &format!("{HEAD}\ngioul,1,2\n")] {
            assert!(read(table).is_err(), "{table}");
        }
    }
}
