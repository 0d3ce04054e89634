//! Why a server does not start.

use std::io;
use std::path::PathBuf;

/// Why a server does not start, or a command for it failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServerError {
    /// A package of Debian is not installed.
    #[error("Debian's package {0} is not installed")]
    Missing(&'static str),
    /// No port of 127.0.0.1 is free.
    #[error("no port of 127.0.0.1 can be used: {0}")]
    Port(io::Error),
    /// A file or folder cannot be used.
    #[error("{} cannot be used: {source}", path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// A program cannot be started.
    #[error("{program} cannot be started: {source}")]
    Program {
        /// The program.
        program: String,
        /// The error of the system.
        source: io::Error,
    },
    /// A program failed.
    #[error("{program}: {reason}")]
    Failed {
        /// The program.
        program: String,
        /// What it said.
        reason: String,
    },
}
