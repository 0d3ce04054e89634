//! Runs that are interrupted and continued, and the commands as a user sees them.

#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod commands;
mod damage;
mod judge;
mod resume;
mod trictrac;
mod workers;

use std::path::Path;

use rosespring_rules::Rules;
use rosespring_train::learn::LearnSettings;
use rosespring_train::weights::Sight;

/// Returns the settings of a run of the first two parts that is small enough for a test.
fn small(run: &Path) -> LearnSettings {
    LearnSettings {
        run: run.to_owned(),
        game: Rules::preset("tawula").unwrap(),
        games: 24,
        against: None,
        refine: 8,
        labels: Vec::new(),
        study: 0,
        study_rate: 0.0005,
        from: None,
        width: 128,
        round: 4,
        lambda: 0.7,
        rate: 0.002,
        refine_rate: 0.0002,
        epochs: 2,
        refine_lambda: 0.9,
        refine_ends: 2,
        batch: 128,
        sight: Sight::Full,
        seed: 5,
        threads: 1,
        worker: Vec::new(),
        report: 8,
        pairs: 1,
        keep: 12,
    }
}

/// Returns the files of a folder with their contents, in the order of their names.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file())
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, std::fs::read(path).unwrap())
        })
        .collect();
    files.sort();
    files
}
