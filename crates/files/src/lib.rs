/*!
Files that are written whole or not at all.

[`write()`] and [`write_with`] write to a new file beside the one named, wait until the disk has it,
and rename it. If the program is interrupted at any time, the file has either the old bytes or the
new ones. A file that is replaced keeps its mode.

A path to anything other than a regular file is refused, because a rename would replace it: a
symbolic link would lose its target, and `/dev/null` would become a file.

# What it does not do

It preserves neither the owner of a replaced file nor its other hard links.

# Example

```
let folder = tempfile::tempdir()?;
let file = folder.path().join("game.txt");
rosespring_files::write(&file, b"rosespring record 1\n")?;
assert!(rosespring_files::write(folder.path(), b"").is_err());
# Ok::<(), std::io::Error>(())
```
*/

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Maximum number of names that are tried for the new file.
const NAMES_MAX: u32 = 100;

/// Why a path cannot be written to. The error is inside an [`io::Error`] of the kind
/// `InvalidInput`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RefusedTarget {
    /// The path has no last part, such as `..`.
    #[error("it names no file")]
    NoName,
    /// The path is a folder.
    #[error("it is a folder, not a file")]
    Folder,
    /// The path is a symbolic link.
    #[error("it is a symbolic link, which would be replaced: name the file itself")]
    SymbolicLink,
    /// The path is a device, a pipe or a socket.
    #[error("it is a device, a pipe or a socket, not a regular file")]
    Special,
}

impl From<RefusedTarget> for io::Error {
    fn from(refused: RefusedTarget) -> Self {
        Self::new(io::ErrorKind::InvalidInput, refused)
    }
}

/// Writes `bytes` to the file `path`, whole or not at all.
///
/// # Errors
///
/// A [`RefusedTarget`], or an error of the system. The file at `path` is then unchanged.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_with(path, |file| file.write_all(bytes))
}

/// Writes the output of `fill` to the file `path`, whole or not at all.
///
/// # Errors
///
/// Those of [`write()`], or the error of `fill`.
pub fn write_with(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let replaced = regular_file(path)?;
    let (mut new, beside) = create_beside(path)?;
    let written = fill(&mut new)
        .and_then(|()| match &replaced {
            Some(replaced) => new.set_permissions(replaced.permissions()),
            None => Ok(()),
        })
        .and_then(|()| new.sync_all())
        .and_then(|()| fs::rename(&beside, path))
        .and_then(|()| sync_folder(path));
    if written.is_err() {
        // A failure here is ignored: the first error is the one to report.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Checks whether [`write()`] could write the file `path`, without changing it.
///
/// # Errors
///
/// Those of [`write()`].
pub fn check(path: &Path) -> io::Result<()> {
    regular_file(path)?;
    let (_, beside) = create_beside(path)?;
    fs::remove_file(beside)
}

/// Returns the regular file at `path`, or `None` if there is nothing.
fn regular_file(path: &Path) -> io::Result<Option<Metadata>> {
    let found = match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        other => other?,
    };
    if found.is_file() {
        Ok(Some(found))
    } else if found.is_dir() {
        Err(RefusedTarget::Folder.into())
    } else if found.is_symlink() {
        Err(RefusedTarget::SymbolicLink.into())
    } else {
        Err(RefusedTarget::Special.into())
    }
}

/// Creates a file with an unused name in the folder of `path`.
fn create_beside(path: &Path) -> io::Result<(File, PathBuf)> {
    let name = path.file_name().ok_or(RefusedTarget::NoName)?;
    let mut number = 0;
    loop {
        let mut beside = OsString::from(name);
        beside.push(format!(".{}-{number}.new", std::process::id()));
        let beside = path.with_file_name(beside);
        match OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&beside)
        {
            Ok(file) => return Ok((file, beside)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < NAMES_MAX => {
                number += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

/// Waits until the new name is on disk. Only Unix can open a folder for that.
fn sync_folder(path: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}
