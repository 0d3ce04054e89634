//! The data folder: private to its user, and used by one server at a time.
//!
//! The file `rosespring.lock` is locked while a server runs, and contains its process and address.
//! A server that stops normally empties it. If it is not empty, the last server was killed, and the
//! log of the database must still exist.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// The name of the database in the data folder.
const DATABASE: &str = "tables.sqlite";
/// The name of the lock.
const LOCK: &str = "rosespring.lock";
/// Maximum number of bytes that are read from the lock.
const HOLDER_BYTES_MAX: u64 = 200;

/// The reason why a data folder cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FolderError {
    /// The user has no home folder for the data.
    #[error("there is no folder for the user's data; name one with --data-dir")]
    Homeless,
    /// The folder cannot be created.
    #[error("the data folder {} cannot be made: {source}", path.display())]
    Make {
        /// The folder.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// A file in the folder cannot be used.
    #[error("{} cannot be used: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// Another server uses the folder.
    #[error("the data folder {} is in use by {holder}; stop it, or name another folder with \
             --data-dir", path.display())]
    InUse {
        /// The folder.
        path: PathBuf,
        /// The server that uses it.
        holder: String,
    },
}

/// Returns the requested data folder, or else this program's folder among the user's data.
///
/// # Errors
///
/// [`FolderError::Homeless`].
pub(crate) fn find(asked: Option<PathBuf>) -> Result<PathBuf, FolderError> {
    match asked {
        Some(path) => Ok(path),
        None => directories::ProjectDirs::from("", "", "rosespring")
            .ok_or(FolderError::Homeless)
            .map(|folders| folders.data_dir().to_owned()),
    }
}

/// Returns the path of the database in a data folder.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}

/// How the last server stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LastStop {
    /// Normally, or there was none.
    Clean,
    /// It was killed; the log of the database contains its last steps.
    Killed,
    /// It was killed, and the log of the database is missing.
    LogGone,
}

/// A data folder that this process has locked.
#[derive(Debug)]
pub(crate) struct DataFolder {
    path: PathBuf,
    lock: File,
    last_stop: LastStop,
}

impl DataFolder {
    /// Creates the folder if it is missing, makes it private, and locks it.
    ///
    /// # Errors
    ///
    /// [`FolderError`].
    pub(crate) fn take(asked: Option<PathBuf>) -> Result<Self, FolderError> {
        let is_own = asked.is_none();
        let path = find(asked)?;
        make_private(&path, is_own).map_err(|source| FolderError::Make {
            path: path.clone(),
            source,
        })?;
        let fault = |path: &Path| {
            let path = path.to_owned();
            move |source| FolderError::File { path, source }
        };
        let name = path.join(LOCK);
        let mut lock = open_private(&name).map_err(fault(&name))?;
        let holder = match lock.try_lock() {
            Ok(()) => read_holder(&mut lock).map_err(fault(&name))?,
            Err(TryLockError::WouldBlock) => {
                let holder = read_holder(&mut lock).unwrap_or_default();
                return Err(FolderError::InUse {
                    path,
                    holder: describe(&holder),
                });
            }
            Err(TryLockError::Error(source)) => return Err(fault(&name)(source)),
        };
        let database = database(&path);
        let last_stop = match (holder.is_empty(), log_exists(&database)) {
            (true, _) => LastStop::Clean,
            (false, true) => LastStop::Killed,
            (false, false) => LastStop::LogGone,
        };
        make_files_private(&database).map_err(fault(&database))?;
        Ok(Self {
            path,
            lock,
            last_stop,
        })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn database(&self) -> PathBuf {
        database(&self.path)
    }

    pub(crate) fn last_stop(&self) -> LastStop {
        self.last_stop
    }

    /// Writes the process and its address into the lock. From now on a missing log means a loss.
    pub(crate) fn write_address(&self, address: SocketAddr) {
        let holder = format!("process {}, http://{address}/\n", std::process::id());
        self.write_holder(holder.as_bytes());
    }

    /// Empties the lock, because the server stopped normally.
    pub(crate) fn write_stopped(&self) {
        self.write_holder(b"");
    }

    fn write_holder(&self, holder: &[u8]) {
        let mut lock = &self.lock;
        let written = lock
            .set_len(0)
            .and_then(|()| lock.rewind())
            .and_then(|()| lock.write_all(holder))
            .and_then(|()| lock.sync_all());
        if let Err(error) = written {
            tracing::warn!(
                "{} cannot be written: {error}",
                self.path.join(LOCK).display()
            );
        }
    }
}

fn describe(holder: &str) -> String {
    match holder.trim() {
        "" => "another server".to_owned(),
        holder => format!("another server ({holder})"),
    }
}

fn read_holder(lock: &mut File) -> io::Result<String> {
    let mut bytes = Vec::new();
    lock.rewind()?;
    lock.take(HOLDER_BYTES_MAX).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn log_exists(database: &Path) -> bool {
    let is_there = |path: &Path| fs::metadata(path).is_ok();
    is_there(database) && is_there(&with_ending(database, "-wal"))
}

fn with_ending(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Creates the folder for this user only. The mode of an existing folder that the user named stays
/// as it is.
fn make_private(path: &Path, is_own: bool) -> io::Result<()> {
    let is_new = !path.is_dir();
    if is_new {
        fs::create_dir_all(path)?;
    }
    if is_new || is_own {
        restrict(path, 0o700)?;
    }
    Ok(())
}

/// Lets only the user read the database, because it contains the seeds of running matches. SQLite
/// gives its log the mode of the database.
fn make_files_private(database: &Path) -> io::Result<()> {
    drop(open_private(database)?);
    for ending in ["", "-wal", "-shm"] {
        let file = with_ending(database, ending);
        if file.is_file() {
            restrict(&file, 0o600)?;
        }
    }
    Ok(())
}

fn open_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

#[cfg(unix)]
fn restrict(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn restrict(_path: &Path, _mode: u32) -> io::Result<()> {
    // On other systems the folders of a user are private.
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(path: &Path) -> Result<DataFolder, FolderError> {
        DataFolder::take(Some(path.to_owned()))
    }

    #[test]
    fn a_folder_is_held_by_one_server_which_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let held = take(folder.path()).unwrap();
        held.write_address("127.0.0.1:8421".parse().unwrap());

        let refused = take(folder.path()).unwrap_err().to_string();

        assert!(refused.contains("http://127.0.0.1:8421/"), "{refused}");
        let process = format!("process {}", std::process::id());
        assert!(refused.contains(&process), "{refused}");
        drop(held);
        take(folder.path()).unwrap();
    }

    #[test]
    fn the_folder_tells_how_the_last_server_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let first = take(folder.path()).unwrap();
        assert_eq!(first.last_stop(), LastStop::Clean);
        first.write_address("127.0.0.1:1".parse().unwrap());
        drop(first);
        let killed = take(folder.path()).unwrap();
        assert_eq!(killed.last_stop(), LastStop::LogGone);
        drop(killed);
        fs::write(with_ending(&database(folder.path()), "-wal"), "").unwrap();
        let killed = take(folder.path()).unwrap();
        assert_eq!(killed.last_stop(), LastStop::Killed);
        killed.write_stopped();
        drop(killed);

        assert_eq!(take(folder.path()).unwrap().last_stop(), LastStop::Clean);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_reads_the_database_nor_a_new_folder() {
        use std::os::unix::fs::PermissionsExt;
        let parent = tempfile::tempdir().unwrap();
        let path = parent.path().join("data");
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        drop(take(&path).unwrap());
        assert_eq!((mode(&path), mode(&database(&path))), (0o700, 0o600));
        for (path, loose) in [(&path, 0o755), (&database(&path), 0o644)] {
            fs::set_permissions(path, fs::Permissions::from_mode(loose)).unwrap();
        }

        drop(take(&path).unwrap());

        // The user may have changed the folder on purpose; the database is private again.
        assert_eq!((mode(&path), mode(&database(&path))), (0o755, 0o600));
    }
}
