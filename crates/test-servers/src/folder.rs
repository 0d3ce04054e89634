//! The folder of a server.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::ServerError;

/// A separate folder, which is removed with its server.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// Makes a folder among the temporary ones.
    pub(crate) fn new(what: &str) -> Result<Self, ServerError> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("rosespring-{what}-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        match fs::create_dir(&path) {
            Ok(()) => Ok(Self(path)),
            Err(source) => Err(ServerError::File { path, source }),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file in the folder, and returns its path.
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<PathBuf, ServerError> {
        let path = self.0.join(name);
        match fs::write(&path, text) {
            Ok(()) => Ok(path),
            Err(source) => Err(ServerError::File { path, source }),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
