//! Files that are written whole or not at all, and nets from files.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rosespring_engine::net::Net;
use rosespring_rules::GameKind;
use serde::Serialize;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::TrainError;

pub(crate) fn read(file: &Path) -> Result<Vec<u8>, TrainError> {
    fs::read(file).map_err(TrainError::read(file))
}

/// Writes a file, whole or not at all.
pub(crate) fn write(file: &Path, bytes: &[u8]) -> Result<(), TrainError> {
    rosespring_files::write(file, bytes).map_err(TrainError::write(file))
}

pub(crate) fn make_folder(folder: &Path) -> Result<(), TrainError> {
    fs::create_dir_all(folder).map_err(TrainError::write(folder))
}

/// Appends an ending to the name of a file.
pub(crate) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

/// Returns the file of a net, given as a file or as the folder of a run.
pub(crate) fn net_file(path: &Path) -> PathBuf {
    if path.is_dir() {
        crate::run::Folder::new(path).net()
    } else {
        path.to_owned()
    }
}

/// Reads the net of a file.
pub(crate) fn read_net(file: &Path) -> Result<Net, TrainError> {
    Net::from_bytes(&read(file)?).map_err(|source| TrainError::Net {
        file: file.to_owned(),
        source,
    })
}

/// Reads the net of a file, which must be for `game`.
pub(crate) fn read_net_for(file: &Path, game: GameKind) -> Result<Arc<Net>, TrainError> {
    let net = read_net(file)?;
    if net.game() != game {
        return Err(TrainError::OtherGame {
            file: file.to_owned(),
            found: net.game(),
            wanted: game,
        });
    }
    Ok(Arc::new(net))
}

/// Returns the SHA-256 of bytes as hexadecimal digits.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Formats a value as a JSON object. Each float is written with the fewest digits that are read
/// back exactly.
pub(crate) fn json(file: &Path, value: &impl Serialize) -> Result<Vec<u8>, TrainError> {
    serde_json::to_vec_pretty(value).map_err(|error| TrainError::damaged(file, error.to_string()))
}

/// Returns the members of a value that is stored as a JSON object.
pub(crate) fn members(
    file: &Path,
    value: &impl Serialize,
) -> Result<Map<String, Value>, TrainError> {
    // Goes through the text, so that a float becomes the double that its digits name.
    serde_json::from_slice(&json(file, value)?)
        .map_err(|error| TrainError::damaged(file, error.to_string()))
}

/// Fails unless the content of `file` was begun with these settings.
pub(crate) fn same_settings<T: Serialize + PartialEq>(
    file: &Path,
    kept: &T,
    wanted: &T,
) -> Result<(), TrainError> {
    if kept == wanted {
        return Ok(());
    }
    let (kept, wanted) = (members(file, kept)?, members(file, wanted)?);
    let differs = kept
        .iter()
        .filter(|(name, value)| wanted.get(*name) != Some(value));
    let differences = differs.map(|(name, value)| {
        let wanted = wanted.get(name).unwrap_or(&Value::Null);
        format!("{name} is {value}, not {wanted}")
    });
    Err(TrainError::OtherSettings {
        file: file.to_owned(),
        differences: differences.collect(),
    })
}
