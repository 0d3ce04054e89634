//! Folders that a command writes, and copies of files.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::stamp::files_below;

/// Makes an empty folder. A folder with files is replaced only if the same command wrote it: then
/// it has the file `mark`.
pub(crate) fn clear(out: &Path, mark: &str) -> Result<()> {
    let is_empty = fs::read_dir(out).map_or(true, |mut entries| entries.next().is_none());
    if !is_empty && !out.join(mark).is_file() {
        bail!("{} has files of something else", out.display());
    }
    if !is_empty {
        fs::remove_dir_all(out).with_context(|| format!("removing {}", out.display()))?;
    }
    fs::create_dir_all(out).with_context(|| format!("creating {}", out.display()))
}

/// Copies all files below a folder.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    for path in files_below(from, &[])? {
        copy_file(&path, &to.join(path.strip_prefix(from)?))?;
    }
    Ok(())
}

/// Copies a file, and creates the folders above it.
pub(crate) fn copy_file(from: &Path, to: &Path) -> Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    }
    fs::copy(from, to).with_context(|| format!("copying {}", from.display()))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{clear, copy};

    #[test]
    fn only_a_folder_with_the_mark_is_replaced() {
        let out = std::env::temp_dir().join(format!("xtask-folder-{}", std::process::id()));
        fs::create_dir_all(out.join("from").join("inner")).expect("created");
        fs::write(out.join("from").join("inner").join("file"), "1").expect("written");
        copy(&out.join("from"), &out.join("to")).expect("copied");
        let copied = fs::read(out.join("to").join("inner").join("file"));
        assert_eq!(copied.expect("a file"), b"1");

        assert!(clear(&out, "mark").is_err());
        fs::write(out.join("mark"), "").expect("written");
        clear(&out, "mark").expect("cleared");
        assert_eq!(fs::read_dir(&out).expect("a folder").count(), 0);
        fs::remove_dir(out).expect("removed");
    }
}
