//! The lock that the build of the server awaits before it embeds the page.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Names the file of the lock; `crates/server/build.rs` reads it.
pub(super) const VARIABLE: &str = "ROSESPRING_PAGE_LOCK";

/// A locked file. The operating system unlocks it if this program ends early.
pub(super) struct PageLock {
    path: PathBuf,
    /// Unlocked when it is closed.
    _file: File,
}

impl PageLock {
    /// Creates and locks a file in the folder for temporary files.
    pub(super) fn take() -> Result<Self> {
        let name = format!("rosespring-page-{}.lock", std::process::id());
        let path = env::temp_dir().join(name);
        let context = || format!("locking {}", path.display());
        let file = File::create(&path).with_context(context)?;
        file.lock().with_context(context)?;
        Ok(PageLock { path, _file: file })
    }

    /// Returns the file of the lock.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for PageLock {
    fn drop(&mut self) {
        // A file that cannot be removed is left in the folder for temporary files, without effect.
        let _ = fs::remove_file(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use std::fs::File;

    use super::PageLock;

    #[test]
    fn the_file_is_locked_until_the_page_is_built() {
        let lock = PageLock::take().expect("a lock");
        let path = lock.path().to_path_buf();
        let reader = File::open(&path).expect("the file of the lock");

        assert!(reader.try_lock_shared().is_err());
        drop(lock);

        assert!(reader.try_lock_shared().is_ok());
        assert!(!path.exists());
    }
}
