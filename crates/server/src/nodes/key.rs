//! The key that all nodes of a hall share.

use std::fmt;
use std::path::{Path, PathBuf};
use std::{fs, io};

use axum::http::{HeaderMap, HeaderValue};
use rosespring_store::{NodeStore, SharedKey, StoreError};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use super::KEY_HEADER;
use crate::bus::RingSecret;
use crate::chance;
use crate::ids::hex;

/// Minimum length of a key, in bytes.
const KEY_BYTES_MIN: usize = 32;
/// Maximum length of the file of a key, in bytes.
const FILE_BYTES_MAX: u64 = 4_096;
/// What is hashed before the key.
const CONTEXT: &[u8] = b"rosespring-node-v1";
/// What is hashed before the key for the secret of messages over a broker.
const RING_CONTEXT: &[u8] = b"rosespring-ring-v1";

/// The key that all nodes of a hall share: what follows from it.
#[derive(Clone, PartialEq, Eq)]
pub struct NodeKey {
    /// The value of the header that shows it.
    shown: HeaderValue,
    /// The secret of messages over a broker.
    ring: RingSecret,
}

/// Why a file has no key.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NodeKeyError {
    /// The file cannot be read.
    #[error("the key in {} cannot be read: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// The key is too short, or the file is no file of a key.
    #[error(
        "{} has no key of {KEY_BYTES_MIN} to {FILE_BYTES_MAX} bytes: write one with \
         `openssl rand -hex 32`",
        .0.display()
    )]
    Length(PathBuf),
}

impl NodeKey {
    /// Reads the key from a file. White space around it does not count.
    ///
    /// # Errors
    ///
    /// [`NodeKeyError`].
    pub fn read(path: &Path) -> Result<Self, NodeKeyError> {
        let fault = |source| NodeKeyError::File {
            path: path.to_owned(),
            source,
        };
        let length = fs::metadata(path).map_err(fault)?.len();
        let wrong = || NodeKeyError::Length(path.to_owned());
        if length > FILE_BYTES_MAX {
            return Err(wrong());
        }
        let bytes = fs::read(path).map_err(fault)?;
        warn_if_open(path);
        Self::new(bytes.trim_ascii()).ok_or_else(wrong)
    }

    /// Returns the key that the nodes share by their database. The first node makes it.
    ///
    /// # Errors
    ///
    /// The database failed, the system has no random bytes, or what is stored is no key.
    pub(crate) async fn shared(store: &dyn NodeStore) -> Result<Self, StoreError> {
        let fault = |what: String| StoreError::Database(what.into());
        let mut new = [0; KEY_BYTES_MIN];
        chance::fill(&mut new).map_err(|error| fault(error.to_string()))?;
        let key = store.shared_key(SharedKey::Nodes, &hex(&new)).await?;
        Self::new(key.as_bytes()).ok_or_else(|| fault("its key of the nodes is too short".into()))
    }

    /// Returns the key of these bytes; `None` if they are too few.
    pub(crate) fn new(bytes: &[u8]) -> Option<Self> {
        if bytes.len() < KEY_BYTES_MIN {
            return None;
        }
        let hash = |context: &[u8]| {
            let hash = Sha256::new().chain_update(context).chain_update(bytes);
            hash.finalize()
        };
        let mut shown = HeaderValue::try_from(hex(&hash(CONTEXT))).ok()?;
        shown.set_sensitive(true);
        let ring = RingSecret(hash(RING_CONTEXT).into());
        Some(Self { shown, ring })
    }

    /// Returns the secret of messages over a broker.
    pub(crate) fn ring_secret(&self) -> RingSecret {
        self.ring.clone()
    }

    /// Returns the value that shows the key.
    pub(super) fn header(&self) -> HeaderValue {
        self.shown.clone()
    }

    /// Returns whether a request shows the key, in a time that does not depend on where it differs.
    pub(crate) fn is_shown(&self, headers: &HeaderMap) -> bool {
        let mut shown = headers.get_all(KEY_HEADER).iter();
        let (Some(value), None) = (shown.next(), shown.next()) else {
            return false;
        };
        bool::from(value.as_bytes().ct_eq(self.shown.as_bytes()))
    }
}

impl fmt::Debug for NodeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NodeKey(…)")
    }
}

/// Warns if other accounts of the machine can read the key.
fn warn_if_open(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(path).map_or(0, |found| found.permissions().mode());
        if mode & 0o077 != 0 {
            tracing::warn!("other accounts may read {}: `chmod 600` it", path.display());
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

#[cfg(test)]
mod tests {
    use rosespring_store::MemoryStore;

    use super::*;

    #[test]
    fn a_request_shows_the_key_exactly_once() {
        let key = NodeKey::new(&[7; 32]).unwrap();
        let other = NodeKey::new(&[8; 32]).unwrap();
        let shown = |values: &[HeaderValue]| {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append(KEY_HEADER, value.clone());
            }
            key.is_shown(&headers)
        };

        assert!(shown(&[key.header()]));
        assert!(!shown(&[]));
        assert!(!shown(&[other.header()]));
        assert!(!shown(&[HeaderValue::from_static("")]));
        assert!(!shown(&[key.header(), key.header()]));
        assert!(!shown(&[other.header(), key.header()]));
        let half = HeaderValue::from_bytes(&key.header().as_bytes()[..32]).unwrap();
        assert!(!shown(&[half]));
    }

    #[test]
    fn a_key_is_long_and_is_never_printed() {
        assert!(NodeKey::new(&[7; 31]).is_none());
        let key = NodeKey::new(&[7; 32]).unwrap();
        let text = format!("{key:?} {:?}", key.header());
        let value = key.header();
        assert!(!text.contains(value.to_str().unwrap()), "{text}");
    }

    #[tokio::test]
    async fn nodes_without_a_file_share_a_random_key() {
        let store = MemoryStore::default();
        let key = NodeKey::shared(&store).await.unwrap();

        assert_eq!(NodeKey::shared(&store).await.unwrap(), key);
        let other = NodeKey::shared(&MemoryStore::default()).await.unwrap();
        assert_ne!(other, key);
        let damaged = MemoryStore::default();
        damaged.shared_key(SharedKey::Nodes, "short").await.unwrap();
        assert!(NodeKey::shared(&damaged).await.is_err());
    }

    #[test]
    fn white_space_around_the_key_does_not_count() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("key");
        let long = "0123456789abcdef".repeat(2);
        fs::write(&file, format!(" {long}\n")).unwrap();
        assert_eq!(
            NodeKey::read(&file).unwrap(),
            NodeKey::new(long.as_bytes()).unwrap()
        );
        fs::write(&file, format!("{}\n", &long[1..])).unwrap();
        let short = NodeKey::read(&file).unwrap_err().to_string();
        assert!(short.contains("openssl rand -hex 32"), "{short}");
        assert!(NodeKey::read(&folder.path().join("none")).is_err());
    }
}
