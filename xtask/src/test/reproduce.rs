//! Checks that the same seed gives the same bytes, on which every reported figure depends.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::Outcome;
use crate::shell;

/// Runs the same small arena twice for every game, and every match of several, and compares the
/// output.
pub(super) fn same_seed_same_bytes(binary: &Path) -> Result<Outcome> {
    for rules in &games()? {
        let first = arena(binary, rules, "1")?;
        if first != arena(binary, rules, "1")? {
            bail!("{rules}: the same seed gave two different results");
        }
        println!("{rules}: {} bytes, twice the same", first.len());
    }
    Ok(Outcome::Passed)
}

/// The page that tells of all games of the family, and those of games that are not offered yet.
const OTHER_PAGES: [&str; 3] = ["family", "ticktack", "trictrac"];

/// Returns the games and the matches of several: each has a page of rules.
fn games() -> Result<Vec<String>> {
    let folder = shell::root().join("docs").join("rules");
    let pages = std::fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let mut games = Vec::new();
    for page in pages {
        let page = page?.file_name().to_string_lossy().into_owned();
        let name = page.strip_suffix(".md");
        let name = name.filter(|name| !OTHER_PAGES.contains(name));
        games.extend(name.map(str::to_owned));
    }
    games.sort();
    Ok(games)
}

fn arena(binary: &Path, rules: &str, seed: &str) -> Result<Vec<u8>> {
    let mut command = Command::new(binary);
    command.args([
        "arena", "--rules", rules, "--games", "20", "--a", "baseline",
    ]);
    command.args(["--b", "random", "--match", "3", "--seed", seed]);
    command.args(["--threads", "2", "--json"]);
    let printed = shell::output(&mut command)?;

    let result: serde_json::Value = serde_json::from_slice(&printed)
        .with_context(|| format!("`rosespring arena --rules {rules}` printed no JSON"))?;
    if result["games"] != 20 {
        bail!("`rosespring arena --rules {rules}` did not play the 20 matches");
    }
    Ok(printed)
}
