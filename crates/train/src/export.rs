//! Exports the net of a run as a file that can be shipped.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rosespring_engine::net::Net;
use rosespring_rules::GameKind;

use crate::learn::{LearnSettings, shares};
use crate::run::{Config, Folder};
use crate::selfplay::{self, Plan};
use crate::weights::Sight;
use crate::{TrainError, files};

/// A net that was written, and its origin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportedNet {
    file: PathBuf,
    bytes: usize,
    command: String,
    sha256: String,
    /// Number of games from which it has learnt.
    pub games: u64,
    /// Number of games that the run is planned to have.
    pub all_games: u64,
}

/// Writes the net of the last checkpoint of a run. Before, the net is read back and plays a game of
/// each preset against itself.
///
/// # Errors
///
/// [`TrainError`] if there is no run with a checkpoint, or the file cannot be written.
pub fn run(run: &Path, out: &Path) -> Result<ExportedNet, TrainError> {
    let folder = Folder::new(run);
    let (config, game) = (folder.config()?, folder.rules()?.game);
    let checkpoint = folder
        .checkpoint()?
        .ok_or_else(|| TrainError::damaged(run, "this run has no checkpoint yet"))?;
    let net = checkpoint.net(game)?;
    let bytes = net.to_bytes();
    check(&net, &bytes, out, game)?;
    files::write(out, &bytes)?;
    if files::read(out)? != bytes {
        return Err(TrainError::NotTheSame(out.to_owned()));
    }
    Ok(ExportedNet {
        file: out.to_owned(),
        bytes: bytes.len(),
        command: command(&config, &folder, out)?,
        sha256: files::sha256(&bytes),
        games: checkpoint.games,
        all_games: config.all_games(),
    })
}

/// Checks that the bytes are the net and that it can play.
fn check(net: &Net, bytes: &[u8], out: &Path, game: GameKind) -> Result<(), TrainError> {
    let read = Net::from_bytes(bytes).map_err(|source| TrainError::Net {
        file: out.to_owned(),
        source,
    })?;
    if read != *net {
        return Err(TrainError::NotTheSame(out.to_owned()));
    }
    let rules = shares(game);
    let plan = Plan {
        rules: &rules,
        seed: 1,
        games: 0..rules.len() as u64,
        lambda: 1.0,
        sight: Sight::Full,
        ahead: false,
        ends: 1,
        against: None,
    };
    let seen = selfplay::play(&plan, &Arc::new(read), 1);
    if seen.is_empty() {
        return Err(TrainError::damaged(out, "its games had no positions"));
    }
    Ok(())
}

/// Returns the command that makes a run, without the settings that have default values.
fn command(config: &Config, folder: &Folder, out: &Path) -> Result<String, TrainError> {
    let defaults = files::members(out, &Config::of(&LearnSettings::default()))?;
    let mut text = format!("learn runs/{} --game {}", folder.name(), config.game);
    for (name, value) in files::members(out, config)? {
        let is_said = ["version", "game"].contains(&name.as_str());
        if is_said || defaults.get(&name) == Some(&value) {
            continue;
        }
        let value = match &value {
            serde_json::Value::String(text) => text.clone(),
            serde_json::Value::Array(all) => {
                let all = all.iter().map(|one| one.as_str().unwrap_or_default());
                all.collect::<Vec<&str>>().join(" ")
            }
            value => value.to_string(),
        };
        text.push_str(&format!(" --{} {value}", name.replace('_', "-")));
    }
    Ok(text)
}

impl ExportedNet {
    /// Returns the row for `nets/NETS.md`, without the strength, which is measured later.
    #[must_use]
    pub fn row(&self) -> String {
        self.row_with(&self.file, self.bytes, "to be measured", &self.sha256)
    }

    /// Returns the row of another file that was made from the net, and its strength.
    pub(crate) fn row_of(&self, file: &Path, bytes: &[u8], strength: &str) -> String {
        self.row_with(file, bytes.len(), strength, &files::sha256(bytes))
    }

    fn row_with(&self, file: &Path, bytes: usize, strength: &str, sha256: &str) -> String {
        let name = file.file_name().unwrap_or(file.as_os_str());
        format!(
            "| `{}` | {} | `{}` | {strength} | `{sha256}` |",
            name.to_string_lossy(),
            grouped(bytes),
            self.command,
        )
    }
}

/// Formats a number with commas: 401,964.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_commas() {
        for (number, text) in [
            (7, "7"),
            (964, "964"),
            (401_964, "401,964"),
            (1_000, "1,000"),
        ] {
            assert_eq!(grouped(number), text);
        }
    }
}
