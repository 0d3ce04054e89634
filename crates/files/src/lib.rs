/*!
Files that are written whole or not at all.

[`write()`] and [`write_with`] write to a new file beside the one named, wait until the disk has it,
and rename it. Whatever ends the program, the name holds either the old bytes or the new ones. The
mode of a file that is replaced stays as it is.

A name that holds anything but a regular file is refused, because a rename would replace the thing
itself: a symbolic link would lose its target, and `/dev/null` would become a file.

# What it does not do

It keeps neither the owner of a file that is replaced nor its other hard links.

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

/// How many names are tried for the new file before another program is blamed.
const NAMES_MAX: u32 = 100;

/// Why a name cannot be written to. It is inside an [`io::Error`] of the kind `InvalidInput`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RefusedTarget {
    /// The path has no last part, such as `..`.
    #[error("it names no file")]
    NoName,
    /// The name holds a folder.
    #[error("it is a folder, not a file")]
    Folder,
    /// The name holds a symbolic link.
    #[error("it is a symbolic link, which would be replaced: name the file itself")]
    SymbolicLink,
    /// The name holds a device, a pipe or a socket.
    #[error("it is a device, a pipe or a socket, not a regular file")]
    Special,
}

impl From<RefusedTarget> for io::Error {
    fn from(refused: RefusedTarget) -> Self {
        Self::new(io::ErrorKind::InvalidInput, refused)
    }
}

/// Writes `bytes` as the file `path`, whole or not at all.
///
/// # Errors
///
/// A [`RefusedTarget`], or what the system says. The file at `path` is then as it was.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_with(path, |file| file.write_all(bytes))
}

/// Writes what `fill` writes as the file `path`, whole or not at all.
///
/// # Errors
///
/// As [`write()`], or what `fill` returns.
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
        // Nothing more can be done if even this fails: the error that counts is the first one.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Checks whether [`write()`] could write the file `path`, without touching it.
///
/// # Errors
///
/// As [`write()`].
pub fn check(path: &Path) -> io::Result<()> {
    regular_file(path)?;
    let (_, beside) = create_beside(path)?;
    fs::remove_file(beside)
}

/// The regular file that `path` names, or `None` if there is nothing yet.
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

/// Creates a file of a name that is not taken, in the folder of `path`.
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

/// Waits until the disk has the new name. Only Unix can open a folder for that.
fn sync_folder(path: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}
