//! A file of the seeds that were run: a long run that was stopped goes on behind the last one.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::Failure;
use crate::figures::Figures;
use crate::story::Hash;

/// What all seeds of a log have in common: its first line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LogHead {
    /// The hash of the program: what another one finds is no figure of this one.
    pub(crate) program: String,
    pub(crate) level: u8,
    /// The number of nodes, if it does not follow from the seed.
    pub(crate) nodes: Option<usize>,
    pub(crate) first_seed: u64,
    pub(crate) minutes: u32,
    /// The kinds of faults that may be in a run.
    pub(crate) faults: Vec<String>,
    /// Whether each of them is in every run.
    pub(crate) is_all: bool,
}

/// A log that is open.
#[derive(Debug)]
pub(crate) struct Log {
    file: File,
}

impl Log {
    /// Opens or begins a log, and returns the figures that it has. A last line that is not whole is
    /// left out: the program was killed while it wrote.
    ///
    /// # Errors
    ///
    /// The file cannot be read or written, or is a log of something else.
    pub(crate) fn open(path: &Path, head: &LogHead) -> Result<(Self, Vec<Figures>), Failure> {
        let name = path.display();
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(format!("`{name}`: {error}").into()),
        };
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        let begun = lines.next().map(serde_json::from_str::<LogHead>);
        let begun = begun
            .transpose()
            .map_err(|error| format!("`{name}`: {error}"))?;
        if let Some(begun) = &begun
            && begun != head
        {
            return Err(format!("`{name}` is the log of {begun:?}, not of {head:?}").into());
        }
        let figures = lines.map(serde_json::from_str).collect::<Result<_, _>>();
        let figures = figures.map_err(|error| format!("`{name}`: {error}"))?;
        let mut options = OpenOptions::new();
        let options = options.write(true).create(true).truncate(false);
        let mut file = options.open(path)?;
        file.set_len(whole.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut log = Self { file };
        if begun.is_none() {
            log.write(head)?;
        }
        Ok((log, figures))
    }

    /// Adds the figures of a seed.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub(crate) fn add(&mut self, figures: &Figures) -> Result<(), Failure> {
        self.write(figures)
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), Failure> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        Ok(self.file.write_all(&text)?)
    }
}

/// Returns the hash of the program that runs.
///
/// # Errors
///
/// Its file cannot be read.
pub(crate) fn program_hash(pages: Option<&Path>) -> Result<String, Failure> {
    let mut program = std::fs::read(std::env::current_exe()?)?;
    if let Some(pages) = pages {
        program.extend(std::fs::read(pages)?);
    }
    Ok(format!("{:016x}", Hash::of(&program)))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    #[test]
    fn a_log_goes_on_behind_its_last_whole_line_and_refuses_another_program() {
        let path = std::env::temp_dir().join(format!("rosespring-sim-{}.log", std::process::id()));
        let head = LogHead {
            program: "a".to_owned(),
            level: 1,
            nodes: None,
            first_seed: 1,
            minutes: 20,
            faults: vec!["stall".to_owned()],
            is_all: false,
        };
        let one = Figures {
            seed: 1,
            cpu_s: 0.5,
            ..Figures::default()
        };
        let (mut log, none) = Log::open(&path, &head).unwrap();
        assert_eq!(none, []);
        log.add(&one).unwrap();
        log.file.write_all(b"{\"seed\":2,").unwrap();

        let (mut log, kept) = Log::open(&path, &head).unwrap();
        assert_eq!(kept, std::slice::from_ref(&one));
        log.add(&one).unwrap();
        assert_eq!(Log::open(&path, &head).unwrap().1, [one.clone(), one]);

        let other = LogHead {
            program: "b".to_owned(),
            ..head
        };
        let refused = Log::open(&path, &other).unwrap_err().to_string();
        assert!(refused.contains("is the log of"), "{refused}");
        std::fs::remove_file(&path).unwrap();
    }
}
