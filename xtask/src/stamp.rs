//! Stamps: files that record the sources of a result, so that it is made only once.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// A file that records the sources of a result.
pub(crate) struct Stamp {
    file: PathBuf,
    sources: Hash,
}

impl Stamp {
    /// Creates a stamp in `file` for a result of `sources`, which are files or whole folders.
    /// Folders named in `skipped` are ignored.
    pub(crate) fn new(file: PathBuf, sources: &[PathBuf], skipped: &[&str]) -> Result<Self> {
        let mut hash = Hash::new();
        for source in sources {
            for path in files_below(source, skipped)? {
                hash.add(path.to_string_lossy().as_bytes());
                hash.add(&fs::read(&path).with_context(|| format!("reading {}", path.display()))?);
            }
        }
        Ok(Stamp {
            file,
            sources: hash,
        })
    }

    /// Adds the version of the tool that makes the result: another version makes the stamp stale.
    pub(crate) fn with_tool(mut self, version: &str) -> Self {
        self.sources.add(version.as_bytes());
        self
    }

    /// Returns whether the stamp was last set for the same sources.
    pub(crate) fn is_current(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|text| text == self.sources.text())
    }

    /// Records the sources. Called after the result has been made.
    pub(crate) fn set(&self) -> Result<()> {
        fs::write(&self.file, self.sources.text())
            .with_context(|| format!("writing {}", self.file.display()))
    }
}

/// Returns the files at or below a path in a fixed order, without the folders named in `skipped`.
pub(crate) fn files_below(path: &Path, skipped: &[&str]) -> Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    let mut entries = Vec::new();
    for entry in fs::read_dir(path).with_context(|| format!("reading {}", path.display()))? {
        entries.push(entry?.path());
    }
    entries.sort();

    let mut files = Vec::new();
    for entry in entries {
        let name = entry.file_name().unwrap_or_default().to_string_lossy();
        if entry.is_file() {
            files.push(entry);
        } else if entry.is_dir() && !skipped.contains(&name.as_ref()) {
            files.extend(files_below(&entry, skipped)?);
        }
    }
    Ok(files)
}

/// FNV-1a with 64 bits; each part is preceded by its length. The hash only has to detect changes;
/// nobody gains from a collision here.
pub(crate) struct Hash(u64);

impl Hash {
    pub(crate) fn new() -> Self {
        Hash(0xcbf2_9ce4_8422_2325)
    }

    /// Adds a part.
    pub(crate) fn add(&mut self, part: &[u8]) {
        self.bytes(&(part.len() as u64).to_le_bytes());
        self.bytes(part);
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Returns sixteen hexadecimal digits and a line end.
    pub(crate) fn text(&self) -> String {
        format!("{:016x}\n", self.0)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::{Hash, Stamp, files_below};

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("xtask-{}-{name}", std::process::id()));
        fs::create_dir_all(folder.join("skipped")).expect("the folder for temporary files");
        folder
    }

    #[test]
    fn the_hash_is_fnv_1a_and_keeps_parts_apart() {
        let mut hash = Hash::new();
        hash.bytes(b"foobar");

        assert_eq!(hash.text(), "85944171f73967e8\n");
        assert_ne!(hash_text(&[b"ab", b"c"]), hash_text(&[b"a", b"bc"]));
    }

    fn hash_text(parts: &[&[u8]]) -> String {
        let mut hash = Hash::new();
        parts.iter().for_each(|part| hash.add(part));
        hash.text()
    }

    #[test]
    fn a_stamp_is_current_until_a_source_changes() {
        let folder = folder("stamp");
        let source = folder.join("source");
        let file = folder.join("skipped").join("stamp");
        let stamp = || Stamp::new(file.clone(), std::slice::from_ref(&folder), &["skipped"]);

        fs::write(&source, "one").expect("written");
        assert!(!stamp().expect("a stamp").is_current());
        stamp().expect("a stamp").set().expect("set");
        assert!(stamp().expect("a stamp").is_current());
        fs::write(&source, "two").expect("written");
        assert!(!stamp().expect("a stamp").is_current());

        assert_eq!(
            files_below(&folder, &["skipped"]).expect("listed"),
            [source]
        );
        fs::remove_dir_all(folder).expect("removed");
    }

    #[test]
    fn a_stamp_is_stale_for_another_version_of_the_tool() {
        let folder = folder("tool");
        let file = folder.join("skipped").join("stamp");
        let made_by = |version| {
            Stamp::new(file.clone(), std::slice::from_ref(&folder), &["skipped"])
                .expect("a stamp")
                .with_tool(version)
        };

        made_by("v18.20.8").set().expect("set");

        assert!(made_by("v18.20.8").is_current());
        assert!(!made_by("v22.12.0").is_current());
        fs::remove_dir_all(folder).expect("removed");
    }
}
