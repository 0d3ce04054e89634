//! Notices files that were removed or replaced while they are in use.

use std::io;
use std::path::{Path, PathBuf};

use crate::{StoreError, StoreResult};

/// The files of a database as they were when it was opened. Data that is written to a removed file
/// is lost when the program ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FileIdentity(Vec<(PathBuf, Option<Identity>)>);

/// The device and the inode of a file.
type Identity = (u64, u64);

impl FileIdentity {
    /// Returns the files of the database at `path`: the database and its log.
    ///
    /// # Errors
    ///
    /// One of the files is missing.
    pub(crate) fn of(path: &Path) -> io::Result<Self> {
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        let files = [path.to_owned(), log.into()].into_iter();
        let known = files.map(|file| {
            let identity = identity(&file)?;
            Ok((file, identity))
        });
        Ok(Self(known.collect::<io::Result<_>>()?))
    }

    /// Checks that the names still lead to the same files.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] with the first file that was removed or replaced.
    pub(crate) fn check(&self) -> StoreResult<()> {
        for (file, known) in &self.0 {
            if identity(file).ok().as_ref() != Some(known) {
                return Err(StoreError::Gone(file.clone()));
            }
        }
        Ok(())
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Option<Identity>> {
    use std::os::unix::fs::MetadataExt;
    let metadata = std::fs::metadata(path)?;
    Ok(Some((metadata.dev(), metadata.ino())))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Option<Identity>> {
    std::fs::metadata(path).map(|_| None)
}
